import type { Address } from '@stragan/contract'
import type { DemoCustomer } from '../types.ts'

const jan = { first_name: 'Jan', last_name: 'Kowalski', company: 'Kowalski Konstrukcje', nip: '5260250274', phone: '+48 600 100 200' }

const seat: Address = { ...jan, street: 'ul. Stalowa 18', postal_code: '03-425', city: 'Warszawa', country: 'PL' }
const site: Address = {
  ...jan,
  first_name: 'Marek',
  last_name: 'Wójcik',
  company: 'Kowalski Konstrukcje, budowa hali',
  nip: null,
  phone: '+48 600 100 210',
  street: 'ul. Przemysłowa 21',
  postal_code: '05-100',
  city: 'Nowy Dwór Mazowiecki',
  country: 'PL',
}
const workshopInRadom: Address = {
  first_name: 'Agnieszka',
  last_name: 'Lis',
  company: 'Lis Ślusarstwo',
  nip: null,
  phone: '+48 600 100 220',
  street: 'ul. Fabryczna 3',
  postal_code: '26-600',
  city: 'Radom',
  country: 'PL',
}

const atSeat = { billing: 1 }
const atSite = { billing: 1, deliverTo: 2 }

export const customers: DemoCustomer[] = [
  {
    ...jan,
    email: 'jan@demo.localhost',
    isDeferredPaymentApproved: true,
    personalDiscount: 12,
    addresses: [seat, site],
    favourites: [
      ['933-8.8-M16', 72, '10:31'],
      ['CUT-UNI', 66, '08:12'],
      ['VDD-18-65', 61, '12:47'],
      ['ADH-CON120', 47, '09:03'],
      ['VAG-125-1500F', 35, '14:20'],
      ['IM-V', 34, '07:55'],
      ['TQ-14-25', 16, '11:09'],
      ['GLV-LX10', 5, '13:36'],
    ],
    orders: [
      {
        placed: [74, '07:14'],
        lines: [
          ['933-8.8-M16X50', 6],
          ['934-8-ZN-M16', 6],
          ['976-8.8-HDG-1M-M16', 10],
        ],
        delivery: 'pallet',
        payment: 'deferred_invoice',
        ...atSite,
        customerOrderNumber: 'HALA/01',
        note: 'Rozładunek od strony torów, brama B. Proszę zadzwonić pół godziny wcześniej.',
        moves: [
          [74, '09:02', 'confirmed'],
          [73, '06:40', 'packed'],
          [73, '12:15', 'sent'],
          [71, '08:50', 'delivered'],
        ],
        moneyCame: [61, '10:05'],
      },
      {
        placed: [66, '08:21'],
        lines: [
          ['VDD-18-65', 2],
          ['VB-18-4.0', 2],
          ['BITSET-32', 2],
        ],
        delivery: 'courier',
        payment: 'bank_transfer',
        gift: 2,
        ...atSeat,
        customerOrderNumber: 'WARSZTAT/12',
        moves: [
          [65, '07:30', 'paid'],
          [65, '10:10', 'packed'],
          [65, '13:40', 'sent'],
          [64, '11:25', 'delivered'],
        ],
      },
      {
        placed: [58, '11:48'],
        lines: [
          ['CUT-UNI-125X1.0', 100],
          ['FLAP-Z27-125-P60', 20],
          ['EYE-S2KN', 6],
        ],
        delivery: 'courier',
        payment: 'cash_on_delivery',
        discountCode: 'RABAT10',
        ...atSeat,
        moves: [
          [58, '12:30', 'confirmed'],
          [57, '07:05', 'packed'],
          [57, '13:30', 'sent'],
          [56, '09:44', 'delivered'],
        ],
        moneyCame: [56, '09:44'],
      },
      {
        placed: [49, '13:02'],
        lines: [['VRH-M8-1500', 1]],
        delivery: 'courier',
        payment: 'bank_transfer',
        ...atSeat,
        moves: [[48, '06:55', 'cancelled']],
      },
      {
        placed: [44, '09:37'],
        lines: [
          ['338CO-SET19', 2],
          ['STEP-TIN-4-20', 3],
          ['3113-13', 4],
        ],
        delivery: 'courier',
        payment: 'bank_transfer',
        language: 'en',
        currency: 'EUR',
        ...atSeat,
        customerOrderNumber: 'EXPORT/3',
        moves: [
          [42, '08:15', 'paid'],
          [42, '11:20', 'packed'],
          [41, '12:50', 'sent'],
          [39, '10:02', 'delivered'],
        ],
      },
      {
        placed: [33, '06:58'],
        lines: [
          ['IM-V-410', 12],
          ['WA-M12-LX120', 5],
          ['SDSP-2-12X160', 10],
          ['AID-13157', 1],
        ],
        delivery: 'pallet',
        payment: 'deferred_invoice',
        ...atSite,
        customerOrderNumber: 'HALA/02',
        moves: [
          [33, '08:20', 'confirmed'],
          [32, '07:15', 'packed'],
          [32, '12:45', 'sent'],
          [30, '09:30', 'delivered'],
        ],
        moneyCame: [19, '09:10'],
      },
      {
        placed: [23, '12:11'],
        lines: [
          ['DSC1-5.0X60', 8],
          ['BIT50-T25', 10],
        ],
        delivery: 'parcel_locker',
        payment: 'bank_transfer',
        billing: 1,
        deliverTo: workshopInRadom,
        moves: [
          [22, '08:40', 'paid'],
          [22, '10:55', 'packed'],
          [22, '13:10', 'sent'],
          [20, '16:32', 'delivered'],
        ],
      },
      {
        placed: [13, '10:26'],
        lines: [
          ['CSW-8X160', 4],
          ['CSC-6X100', 6],
          ['GLV-LX10-10', 24],
        ],
        delivery: 'courier',
        payment: 'deferred_invoice',
        discountCode: 'MINUS50',
        gift: 1,
        ...atSite,
        customerOrderNumber: 'HALA/03',
        moves: [
          [13, '11:40', 'confirmed'],
          [12, '07:20', 'packed'],
          [12, '13:05', 'sent'],
          [10, '09:18', 'delivered'],
        ],
      },
      {
        placed: [6, '07:49'],
        lines: [
          ['VAG-125-1200V', 1],
          ['CUT-STEEL-125X2.5', 25],
        ],
        delivery: 'courier',
        payment: 'cash_on_delivery',
        language: 'en',
        ...atSeat,
        moves: [
          [6, '08:55', 'confirmed'],
          [5, '07:10', 'packed'],
          [5, '13:20', 'sent'],
        ],
      },
      {
        placed: [4, '09:16'],
        lines: [
          ['WA-M8X95', 5],
          ['IM-E-585', 4],
        ],
        delivery: 'courier',
        payment: 'deferred_invoice',
        ...atSite,
        customerOrderNumber: 'HALA/04',
        moves: [
          [4, '10:30', 'confirmed'],
          [3, '12:05', 'packed'],
        ],
      },
      {
        placed: [3, '08:33'],
        lines: [
          ['CUT-ALU-125X1.0', 25],
          ['VDE-SL-4', 5],
        ],
        delivery: 'parcel_locker',
        payment: 'bank_transfer',
        ...atSeat,
        moves: [[2, '07:45', 'paid']],
      },
      {
        placed: [1, '13:27'],
        lines: [
          ['VB-12-2.0', 2],
          ['VDD-12-30', 1],
        ],
        delivery: 'courier',
        payment: 'bank_transfer',
        language: 'en',
        ...atSeat,
        customerOrderNumber: 'WARSZTAT/13',
        moves: [],
      },
    ],
  },
  {
    email: 'anna@demo.localhost',
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
