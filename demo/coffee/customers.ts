import type { Address } from '@stragan/contract'
import type { DemoCustomer } from '../types.ts'

const home: Address = {
  first_name: 'Ewa',
  last_name: 'Zielińska',
  company: null,
  nip: null,
  phone: '+48 600 300 400',
  street: 'ul. Kalwaryjska 32/5',
  postal_code: '30-504',
  city: 'Kraków',
  country: 'PL',
}

export const customers: DemoCustomer[] = [
  {
    email: 'ewa@kawa.localhost',
    first_name: home.first_name,
    last_name: home.last_name,
    company: null,
    nip: null,
    phone: '+48 600 300 400',
    personalDiscount: null,
    addresses: [home],
    favourites: [
      ['FIL-RWANDA', 40, '18:22'],
      ['GTE-MATCHA-T30', 28, '19:05'],
      ['GRI-HAND-S38', 9, '17:41'],
    ],
    orders: [
      {
        placed: [38, '17:52'],
        lines: [
          ['ESP-RYNEK-1000B', 1],
          ['FIL-RWANDA-250B', 2],
        ],
        delivery: 'parcel_locker',
        pickupPoint: 'KRA02M',
        payment: 'bank_transfer',
        discountCode: 'KAWA5',
        gift: 1,
        billing: 1,
        moves: [
          [37, '07:35', 'paid'],
          [37, '09:50', 'packed'],
          [37, '12:40', 'sent'],
          [35, '15:14', 'delivered'],
        ],
      },
      {
        placed: [2, '18:07'],
        lines: [
          ['FPM-MOKA-3', 1],
          ['ESP-KAZIMIERZ-250M', 2],
        ],
        delivery: 'courier',
        payment: 'cash_on_delivery',
        billing: 1,
        moves: [[1, '07:12', 'confirmed']],
      },
    ],
  },
]
