import { company } from '../../activity/people.ts'
import type { DemoActivity } from '../../activity/types.ts'
import { baskets } from './baskets.ts'
import { buyers } from './buyers.ts'
import { applications, claims, messages } from './letters.ts'

export const activity: DemoActivity = {
  buyers,
  baskets,
  ordersByWeekday: [1, 3, 3, 2, 3, 3, 1],
  daysBetweenEarlier: 5,
  pinned: [
    { daysAgo: 6, buyer: 4, basket: 4, delivery: 'courier', payment: 'bank_transfer', stopsAt: 'new', note: 'Dzwoniłem w sprawie płatności: księgowość zrobi przelew do końca tygodnia.' },
    {
      daysAgo: 2,
      buyer: 9,
      basket: 3,
      delivery: 'courier',
      payment: 'cash_on_delivery',
      stopsAt: 'confirmed',
      message: 'Dzień dobry, jedna z pozycji przyjedzie do nas jutro rano, dlatego całe zamówienie wyślemy jutro po południu. Jeśli wolisz dwie paczki, odpisz na tę wiadomość.',
    },
    { daysAgo: 2, buyer: 13, basket: 6, delivery: 'parcel_locker', payment: 'test', stopsAt: 'packed' },
    { daysAgo: 1, buyer: 8, basket: 1, delivery: 'parcel_locker', payment: 'test', stopsAt: 'paid' },
    { daysAgo: 3, buyer: 1, basket: 1, delivery: 'courier', payment: 'bank_transfer', stopsAt: 'sent' },
    { daysAgo: 4, buyer: 14, basket: 8, delivery: 'courier', payment: 'cash_on_delivery', stopsAt: 'cancelled', reason: 'buyer_request', note: 'Klient pomylił rozmiar i złoży nowe zamówienie.' },
    { daysAgo: 12, buyer: 3, basket: 9, delivery: 'pickup', payment: 'bank_transfer', stopsAt: 'cancelled', reason: 'out_of_stock' },
  ],
  buyersNotes: [
    'Proszę zadzwonić przed dostawą.',
    'Odbiór towaru do 15:00, potem zamykamy bramę.',
    'Domofon 12, paczkę można zostawić u sąsiadów.',
    'Please put the invoice into the parcel.',
    'Proszę o jedną paczkę, jeśli się zmieści.',
  ],
  staffNotes: [
    'Klient prosi o telefon pół godziny przed przyjazdem kuriera.',
    'Stały klient: dorzucić katalog elementów złącznych.',
    'Zamówienie pilne, budowa stoi.',
    'Adres sprawdzony telefonicznie, numer domu jest poprawny.',
    'Drugi karton na ciężkie pozycje.',
  ],
  messages,
  claims,
  applications,
  corrections: [
    {
      daysAgo: 17,
      time: '12:20',
      note: 'PZ 214: dostawa tarcz i rękawic',
      moved: [
        ['CUT-UNI-150X1.6', 200],
        ['GLV-PU13-9', 480],
      ],
    },
    {
      daysAgo: 10,
      time: '06:35',
      note: 'Inwentaryzacja, regał 7',
      isCount: true,
      moved: [
        ['BIT25-PH2', -12],
        ['TXL-T25', 3],
        ['HKB-SET9', -1],
      ],
    },
    {
      daysAgo: 6,
      time: '13:15',
      note: 'Uszkodzone opakowania, spisano ze stanu',
      moved: [
        ['ADH-ASM', -3],
        ['SEA-MS-BL', -2],
      ],
    },
    { daysAgo: 2, time: '07:20', note: 'PZ 221: dostawa akumulatorów', moved: [['VB-18-4.0', 40]] },
  ],
  minimums: [
    ['VAG-125-1500F', 5],
    ['338G-SET25', 10],
    ['RTEL-12', 12],
    ['HMR-900', 15],
    ['CB-5.0X120', 50],
    ['VDD-18-110', 10],
    ['933-8.8-M24X80', 20],
    ['TAPE-8', 100],
  ],
  priceLists: [
    {
      name: 'Warsztaty i stolarnie',
      daysAgo: 1,
      customers: ['biuro.debowa@example.pl', 'warsztat.adamski@example.pl', 'dorota.lipiec@example.pl'],
      prices: [
        ['CUT-UNI-150X1.6', 399],
        ['FLAP-Z29-125-P80', 649],
        ['EYE-S1', 559],
        ['GLV-PU13-9', 299],
        ['BIT25-PH2', 129],
        ['SEA-MS-BL', 2390],
        ['CB-5.0X120', 2329],
        ['RTEL-12', 10990],
      ],
    },
  ],
  locks: [
    {
      customer: company('Rem-Bud Wykończenia', '9990001083', 'Sławomir Kania', 's.kania@example.pl', ['ul. Murarska 6', '26-600', 'Radom'], '210 109', { account: 'plain' }),
      daysAgo: 5,
      reason: 'Pracownik odszedł z firmy; firma prosi o zablokowanie mu dostępu.',
    },
  ],
  customerNotes: [
    { email: 'biuro.debowa@example.pl', daysAgo: 6, time: '12:40', by: 'sales', text: 'Woli kontakt telefoniczny, po 14:00. Faktury na adres księgowości.' },
    { email: 's.kania@example.pl', daysAgo: 4, time: '09:15', by: 'manager', text: 'Firma ma podać nową osobę do zamówień.' },
  ],
  webhooks: [{ url: 'https://magazyn.example/stragan', description: 'Próba połączenia z programem magazynowym', events: ['order.created', 'order.cancelled'], daysAgo: 4 }],
  views: [
    { list: 'orders', name: 'Do wysłania kurierem', query: 'waiting_for=packing&delivery=courier', isShared: true, by: 'sales' },
    { list: 'orders', name: 'Duże zamówienia bez wpłaty', query: 'paid=false&amount_from=1000', by: 'owner' },
    { list: 'products', name: 'W sprzedaży, brak w magazynie', query: 'active=true&lacking=sold_out', isShared: true, by: 'editor' },
  ],
  triedFreeFrom: 250,
}
