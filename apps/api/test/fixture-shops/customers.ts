import type { Address } from '@stragan/contract'
import type { DemoCustomer } from '../../../../demo/types.ts'

const company = { company: 'Kowalski Konstrukcje', nip: '5260250274', phone: '+48 600 100 200' }
const seat: Address = {
  ...company,
  first_name: 'Jan',
  last_name: 'Kowalski',
  street: 'ul. Stalowa 18',
  postal_code: '03-425',
  city: 'Warszawa',
  country: 'PL',
}
const site: Address = { ...seat, nip: null, street: 'ul. Przemysłowa 21', postal_code: '05-100', city: 'Nowy Dwór Mazowiecki' }

/** A company with personal prices, an approved term of payment, favourites and orders; and a person with nothing. */
export const customers: DemoCustomer[] = [
  {
    ...company,
    email: 'jan@tools.localhost',
    first_name: 'Jan',
    last_name: 'Kowalski',
    isDeferredPaymentApproved: true,
    personalDiscount: 12,
    addresses: [seat, site],
    favourites: [
      ['933-8.8-M8', 20, '10:31'],
      ['HAM-RUB', 10, '08:12'],
    ],
    orders: [
      {
        placed: [30, '07:14'],
        lines: [
          ['933-8.8-M6X20', 12],
          ['SP-SET', 2],
        ],
        delivery: 'courier',
        payment: 'deferred_invoice',
        billing: 1,
        deliverTo: 2,
        discountCode: 'RABAT10',
        gift: 1,
        moves: [
          [30, '09:02', 'confirmed'],
          [29, '06:40', 'packed'],
          [29, '12:15', 'sent'],
          [28, '08:50', 'delivered'],
        ],
        moneyCame: [20, '10:05'],
      },
      {
        placed: [1, '08:21'],
        lines: [['VDD-18', 1]],
        delivery: 'parcel_locker',
        pickupPoint: 'WAW02M',
        payment: 'bank_transfer',
        language: 'en',
        currency: 'EUR',
        billing: 1,
        moves: [],
      },
    ],
  },
  {
    email: 'anna@tools.localhost',
    first_name: 'Anna',
    last_name: 'Nowak',
    company: null,
    nip: null,
    phone: null,
    personalDiscount: null,
    addresses: [],
    favourites: [],
    orders: [],
  },
]
