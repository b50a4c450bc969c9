// kinds: table-top, free-standing, snack, cabinet, coin-changer
import type { DemoFamily } from '../../types.ts'

export const family: DemoFamily = {
  code: 'vending-machines',
  category: 'vending',
  brand: 'parolit',
  vat: 23,
  short: {
    en: 'Table-top and free-standing vending machines, with the cabinet and payment units to complete them.',
    pl: 'Automaty vendingowe stołowe i wolnostojące oraz szafki i moduły płatności, które je uzupełniają.',
  },
  description: {
    en:
      'Whether a vending machine pays for itself depends on how many people pass it. For up to fifty people, a table-top machine is enough; beyond that, choose a free-standing one, which drops its own cups and holds several days’ stock.\n\n' +
      'Instant machines mix powder with hot water and are fast, cheap and easy to clean. Bean machines grind and press each portion and make a real espresso, but need cleaning every day. ' +
      'All of them talk to coin changers and card readers over the MDB bus, so a payment unit of any make can be added later.\n\n' +
      'Plan for a separate socket, a level floor and, for plumbed-in machines, water at 1 to 6 bar with a shut-off valve. Leave 10 cm free behind the machine for the air to circulate. ' +
      'Whoever sells from a machine in Poland must first report the place to the sanitary inspectorate and put a name, phone number and the allergens on the front.',
    pl:
      'O tym, czy automat na siebie zarobi, decyduje liczba osób, które koło niego przechodzą. Do pięćdziesięciu wystarczy stołowy; powyżej wybierz wolnostojący, ' +
      'który sam podaje kubki i mieści zapas na kilka dni.\n\n' +
      'Automaty na produkty instant mieszają proszek z gorącą wodą: są szybkie, tanie i łatwe w myciu. Automaty na kawę ziarnistą mielą i prasują każdą porcję i robią prawdziwe ' +
      'espresso, ale trzeba je czyścić codziennie. ' +
      'Wszystkie łączą się z wrzutnikiem i czytnikiem kart przez magistralę MDB, więc moduł płatności dowolnej marki można dołożyć później.\n\n' +
      'Zaplanuj osobne gniazdko, równą podłogę, a do automatów zasilanych z wodociągu także wodę pod ciśnieniem 1–6 barów, z zaworem odcinającym. Zostaw z tyłu 10 cm na obieg powietrza. ' +
      'Kto w Polsce sprzedaje z automatu, najpierw zgłasza punkt do sanepidu, a na froncie podaje nazwę, telefon i alergeny.',
  },
  features: { application: { en: 'Self-service sales', pl: 'Sprzedaż samoobsługowa' } },
  keywords: { en: 'coffee vending, hot drinks machine, OCS, coin machine, snack machine', pl: 'vending, automat z kawą, automat samosprzedający, OCS, automat na monety, z przekąskami' },
  products: [
    {
      name: { en: 'Table-top instant machine Kantorek, 4 canisters', pl: 'Automat stołowy Kantorek na produkty instant, 4 pojemniki' },
      symbol: 'VMA-KANTOREK',
      priceNet: 489900,
      weight: 19,
      stockOnHand: 8,
      note: {
        en: 'It offers eight different drinks and has its own water tank, so it can go wherever there is a socket: workshop office, waiting room, reception. Empty the drip tray after every thirty drinks.',
        pl: 'Osiem napojów do wyboru i własny zbiornik na wodę, więc automat stanie wszędzie, gdzie jest gniazdko: w kantorku, poczekalni, recepcji. Tackę ociekową opróżniaj co trzydzieści napojów.',
      },
      features: { norm: 'EN 60335-2-75', contents: { en: '4 canisters', pl: '4 pojemniki' }, tank: '5 l', power: { en: '1,700 W', pl: '1700 W' }, voltage: '230 V', width: '310 mm', height: '560 mm' },
    },
    {
      name: { en: 'Table-top bean machine Antresola with 2 canisters', pl: 'Automat stołowy Antresola na kawę ziarnistą, z 2 pojemnikami' },
      symbol: 'VMA-ANTRESOLA',
      priceNet: 1090000,
      weight: 36,
      stockOnHand: 4,
      note: {
        en: 'It makes fresh espresso, with milk granules and chocolate drink from two canisters, for an office of thirty to fifty people. The hopper holds 1.2 kg of beans, enough for about 150 cups at 8 g.',
        pl: 'Świeże espresso, a do tego mleko granulowane i napój czekoladowy z dwóch pojemników, dla biura liczącego od trzydziestu do pięćdziesięciu osób. Zasobnik mieści 1,2 kg ziaren, czyli około 150 kaw po 8 g.',
      },
      features: {
        norm: 'EN 60335-2-75',
        contents: { en: '1.2 kg of beans, 2 canisters', pl: '1,2 kg ziaren, 2 pojemniki' },
        tank: { en: '4 l or mains', pl: '4 l albo z sieci' },
        pressure: { en: '9 bar', pl: '9 barów' },
        power: { en: '1,900 W', pl: '1900 W' },
        voltage: '230 V',
        width: '410 mm',
        height: '750 mm',
      },
    },
    {
      name: { en: 'Table-top machine Atrium with fresh milk', pl: 'Automat stołowy Atrium na świeże mleko' },
      symbol: 'VMA-ATRIUM',
      priceNet: 1890000,
      weight: 48,
      stockOnHand: 0,
      note: {
        en: 'It foams real milk from a 4-litre cooler, for self-service in hotels and petrol stations. Once a day it asks for a ten-minute cleaning cycle and locks the milk drinks until it has been cleaned.',
        pl: 'Spienia prawdziwe mleko z chłodziarki na 4 litry, więc nadaje się do samoobsługi w hotelu i na stacji paliw. Raz dziennie wymaga dziesięciu minut mycia i bez niego blokuje napoje mleczne.',
      },
      features: {
        norm: 'EN 60335-2-75',
        contents: { en: '2 × 1.1 kg of beans, 4 l of milk', pl: '2 × 1,1 kg ziaren, 4 l mleka' },
        tank: { en: 'mains water', pl: 'woda z sieci' },
        pressure: { en: '9 bar', pl: '9 barów' },
        power: { en: '3,000 W', pl: '3000 W' },
        voltage: '230 V',
        width: '600 mm',
        height: '780 mm',
      },
    },
    {
      name: { en: 'Free-standing bean machine Hala, 6 canisters', pl: 'Automat wolnostojący Hala na kawę ziarnistą, 6 pojemników' },
      symbol: 'VMA-HALA',
      kind: 'free-standing',
      priceNet: 1790000,
      weight: 155,
      stockOnHand: 3,
      note: {
        en: 'It holds coffee beans, six powders and 500 cups behind a lockable steel door, for factories and corridors. It is delivered on a pallet; check that the doors and the lift are wider than 70 cm.',
        pl: 'Kawa ziarnista, sześć produktów sypkich i 500 kubków za stalowymi drzwiami zamykanymi na klucz, do zakładu i na korytarz. Automat przyjeżdża na palecie; sprawdź, czy drzwi i winda mają ponad 70 cm szerokości.',
      },
      features: {
        norm: 'EN 60335-2-75',
        contents: { en: '4 kg of beans, 6 canisters', pl: '4 kg ziaren, 6 pojemników' },
        capacity: { en: '500 cups', pl: '500 kubków' },
        diameter: { en: 'cups 70.3 mm', pl: 'kubki 70,3 mm' },
        tank: { en: 'mains water', pl: 'woda z sieci' },
        power: { en: '2,000 W', pl: '2000 W' },
        voltage: '230 V',
        width: '650 mm',
        height: { en: '1,830 mm', pl: '1830 mm' },
      },
    },
    {
      name: { en: 'Free-standing snack machine Przerwa, cooled, 6 shelves', pl: 'Automat wolnostojący Przerwa na przekąski, chłodzony, 6 półek' },
      symbol: 'VMA-PRZERWA',
      kind: 'snack',
      priceNet: 1490000,
      weight: 235,
      stockOnHand: 2,
      note: {
        en: 'It has spirals for bars, sandwiches and bottles, and two temperature zones: 4 °C at the bottom, 14 °C at the top. If the lower zone grows too warm, the machine stops selling perishables until somebody has checked it.',
        pl: 'Spirale na batony, kanapki i butelki, dwie strefy: 4 °C na dole i 14 °C u góry. Gdy dolna strefa za bardzo się ogrzeje, automat do czasu kontroli nie sprzedaje świeżych produktów.',
      },
      features: {
        norm: 'EN 60335-2-75',
        contents: { en: '6 shelves, 48 spirals', pl: '6 półek, 48 spirali' },
        power: '450 W',
        voltage: '230 V',
        width: '735 mm',
        height: { en: '1,830 mm', pl: '1830 mm' },
      },
    },
    {
      name: { en: 'Base cabinet with waste bin for table-top machines', pl: 'Szafka z koszem na odpady pod automat stołowy' },
      symbol: 'VMA-SZAFKA',
      kind: 'cabinet',
      priceNet: 119900,
      weight: 29,
      stockOnHand: 12,
      note: {
        en: 'It carries either of the two larger table-top machines at a comfortable height and takes the grounds through a chute. There is room inside for a water filter and a 20-litre jerrycan.',
        pl: 'Podnosi każdy z dwóch większych automatów stołowych na wygodną wysokość i przez zsyp odbiera fusy. W środku zmieści się filtr do wody i kanister 20-litrowy.',
      },
      features: { material: { en: 'Powder-coated steel', pl: 'Stal malowana proszkowo' }, width: '600 mm', height: '830 mm', load: '80 kg' },
    },
    {
      name: { en: 'Coin changer with five tubes, MDB', pl: 'Wrzutnik monet z wydawaniem reszty, pięć tub, MDB' },
      symbol: 'VMA-MONETY-5T',
      kind: 'coin-changer',
      priceNet: 134900,
      weight: 1.9,
      stockOnHand: 16,
      note: {
        en: 'It takes Polish coins from 10 groszy to 5 złoty and gives change from five tubes. Fill the tubes with 10- and 50-grosz coins before the first sale, or the changer will ask for exact change.',
        pl: 'Przyjmuje polskie monety od 10 groszy do 5 złotych i wydaje resztę z pięciu tub. Przed pierwszą sprzedażą zasyp tuby dziesięcio- i pięćdziesięciogroszówkami, inaczej wrzutnik zażąda odliczonej kwoty.',
      },
      features: { norm: 'MDB/ICP', contents: { en: '5 tubes', pl: '5 tub' }, voltage: '24–42 V DC', width: '140 mm', height: '380 mm' },
    },
  ],
}
