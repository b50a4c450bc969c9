import type { DemoActivity } from '../../activity/types.ts'
import { buyers } from './buyers.ts'
import { applications, claims, messages } from './letters.ts'

export const activity: DemoActivity = {
  buyers,
  baskets: {
    companies: [
      [
        ['ESP-RYNEK-1000B', 6],
        ['CUP-S100-1000', 1],
      ],
      [
        ['FIL-PORANEK-1000F', 4],
        ['POU-PAPER-02W', 5],
      ],
      [
        ['ESP-NOWAHUTA-1000B', 8],
        ['CLN-DESC-1000', 2],
      ],
      [
        ['VEN-CHOCO-10', 2],
        ['CUP-STIR140-1000', 4],
      ],
    ],
    persons: [
      [['ESP-KAZIMIERZ-250M', 2]],
      [
        ['SO-YIRGACHEFFE-250F', 1],
        ['POU-CONE-02', 1],
      ],
      [
        ['BTE-EARLGREY-250', 1],
        ['BTE-ASSAM-250', 2],
      ],
      [
        ['FPM-MOKA-6', 1],
        ['ESP-RYNEK-1000B', 1],
      ],
      [
        ['GRI-HAND-C30', 1],
        ['SO-HUILA-250P', 1],
      ],
    ],
  },
  ordersByWeekday: [0, 1, 1, 1, 0, 1, 1],
  daysBetweenEarlier: 9,
  pinned: [
    { daysAgo: 5, buyer: 1, basket: 0, delivery: 'courier', payment: 'bank_transfer', stopsAt: 'new' },
    {
      daysAgo: 1,
      buyer: 5,
      basket: 1,
      delivery: 'parcel_locker',
      payment: 'test',
      stopsAt: 'paid',
      message: 'Dzień dobry, palimy we wtorek, więc świeżą kawę wyślemy w środę. Dziękujemy za cierpliwość!',
    },
    { daysAgo: 2, buyer: 4, basket: 3, delivery: 'courier', payment: 'cash_on_delivery', stopsAt: 'packed' },
    { daysAgo: 2, buyer: 2, basket: 2, delivery: 'courier', payment: 'bank_transfer', stopsAt: 'sent', note: 'Pensjonat odbiera do 18:00, kurier ma numer do recepcji.' },
    { daysAgo: 9, buyer: 6, basket: 4, delivery: 'courier', payment: 'test', stopsAt: 'cancelled', reason: 'buyer_request' },
  ],
  buyersNotes: ['Proszę zmielić pod kawiarkę.', 'Please ring the upper bell.', 'To prezent, proszę bez faktury w paczce.'],
  staffNotes: ['Palone we wtorek, wysłać świeżą partię.', 'Stały klient, dołożyć próbkę Kopca.'],
  messages,
  claims,
  applications,
  corrections: [
    {
      daysAgo: 13,
      time: '09:30',
      note: 'Świeża partia z palarni',
      moved: [
        ['ESP-RYNEK-1000B', 60],
        ['ESP-NOWAHUTA-1000B', 40],
      ],
    },
    { daysAgo: 4, time: '08:05', note: 'Inwentaryzacja herbat', isCount: true, moved: [['BTE-EARLGREY-250', -2]] },
  ],
  minimums: [
    ['ESP-KOPIEC-T250', 12],
    ['CLN-GRIND-430', 10],
    ['VMA-HALA', 4],
    ['GRI-BAR-64', 8],
  ],
  priceLists: [],
  locks: [],
  customerNotes: [{ email: 'kawiarnia.zegar@example.pl', daysAgo: 4, time: '10:25', by: 'owner', text: 'Prosi o dostawy we wtorki, przed otwarciem o 9:00.' }],
  webhooks: [],
  views: [{ list: 'orders', name: 'Do spakowania', query: 'waiting_for=packing', isShared: true, by: 'owner' }],
  triedFreeFrom: 120,
}
