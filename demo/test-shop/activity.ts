import { company, person } from '../activity/people.ts'
import type { DemoActivity } from '../activity/types.ts'

/** Some orders of a shop that is being tried out. */
export const activity: DemoActivity = {
  buyers: [
    company('Zegarmistrz Kukułka', '9990001120', 'Henryk Kukuła', 'zegarmistrz.kukulka@example.pl', ['ul. Zamkowa 2', '58-300', 'Wałbrzych'], '410 101'),
    person('Ola Tester', 'ola.tester@example.com', ['ul. Makietowa 8', '58-300', 'Wałbrzych'], '410 102', 'WRO02M'),
  ],
  baskets: {
    companies: [
      [
        ['MS-PAN-1', 100],
        ['MW-PLA-1', 100],
      ],
    ],
    persons: [
      [
        ['FD-PH-000', 1],
        ['MN-HEX-1', 20],
      ],
    ],
  },
  ordersByWeekday: [0, 0, 0, 0, 0, 0, 0],
  daysBetweenEarlier: 60,
  pinned: [
    { daysAgo: 9, buyer: 1, basket: 0, delivery: 'courier', payment: 'bank_transfer', stopsAt: 'paid' },
    { daysAgo: 5, buyer: 0, basket: 0, delivery: 'courier', payment: 'cash_on_delivery', stopsAt: 'sent' },
    { daysAgo: 1, buyer: 1, basket: 0, delivery: 'courier', payment: 'bank_transfer', stopsAt: 'new' },
  ],
  buyersNotes: [],
  staffNotes: [],
  messages: [],
  claims: [],
  applications: [],
  corrections: [],
  minimums: [],
  priceLists: [],
  locks: [],
  customerNotes: [],
  webhooks: [],
  views: [],
  triedFreeFrom: 80,
}
