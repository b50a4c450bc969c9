import type { DemoApplication, DemoClaim, DemoMessage } from '../../activity/types.ts'

export const messages: DemoMessage[] = [
  {
    daysAgo: 12,
    time: '10:15',
    name: 'Beata Kubiak',
    email: 'biuro.saldo@example.pl',
    phone: '+48 600 310 102',
    machine: 1,
    text: 'W biurze jest nas czternaścioro, pijemy około 40 kaw dziennie. Czy Antresola wystarczy i ile kosztuje miesięczny serwis?',
    handled: [
      {
        afterDays: 1,
        by: 'owner',
        isTaken: true,
        state: 'done',
        reply: {
          subject: 'Antresola do biura',
          text: 'Dzień dobry!\n\nPrzy 40 kawach dziennie Antresola wystarczy z zapasem. Serwis raz w miesiącu jest w cenie dzierżawy; wycenę wysłaliśmy osobną wiadomością.\n\nAnna Kowalska',
        },
      },
    ],
  },
  {
    daysAgo: 3,
    time: '18:40',
    name: 'Sophie Laurent',
    email: 'sophie.laurent@example.com',
    language: 'en',
    subject: 'Grind size for a moka pot',
    text: 'Hi, which grind should I choose for a six-cup moka pot? My last bag was too fine and the coffee turned bitter.',
    handled: [],
  },
  {
    daysAgo: 1,
    time: '11:05',
    name: 'Stanisław Gąsior',
    email: 'pensjonat.halny@example.pl',
    phone: '+48 600 310 103',
    machine: 3,
    text: 'Szukamy automatu na korytarz pensjonatu, 30 pokoi, sezon zimowy. Czy można go wynająć na cztery miesiące?',
    handled: [],
  },
]

export const claims: DemoClaim[] = [
  {
    daysAgo: 6,
    time: '20:10',
    kind: 'withdrawal',
    text: 'Zakup przez pomyłkę, odsyłam zamknięte opakowanie.',
    handled: [{ afterDays: 1, by: 'owner', isTaken: true, state: 'in_progress' }],
  },
]

export const applications: DemoApplication[] = [
  {
    daysAgo: 6,
    time: '15:30',
    career: 1,
    name: 'Wojciech Urban',
    email: 'wojciech.urban@example.com',
    phone: '+48 600 330 301',
    message: 'Od pięciu lat serwisuję ekspresy ciśnieniowe, mam własne narzędzia i prawo jazdy.',
    cv: ['Serwisant ekspresów, Wieliczka', '2021–2026 Serwis ekspresów w gastronomii', 'Uprawnienia SEP do 1 kV', 'Prawo jazdy kat. B'],
    handled: [],
  },
]
