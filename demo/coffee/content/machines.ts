import { coffeeDrawings } from '../../art/drawings/coffee.ts'
import type { GiftDrawing } from '../../art/drawings/gifts.ts'
import type { DemoMachine } from '../../types.ts'

const drawing =
  (family: string, kind: string | undefined, size: number): GiftDrawing =>
  accent =>
    coffeeDrawings[family]?.({ size, kind, accent }).main ?? ''

/** Those of the catalogue that we install and look after for a monthly fee. */
export const machines: DemoMachine[] = [
  {
    name: { en: 'Antresola: beans for an office', pl: 'Antresola: kawa ziarnista do biura' },
    description: {
      en: 'This table-top machine serves thirty to fifty people. It grinds every portion, adds milk granules or chocolate from two canisters and needs nothing but a socket; with a mains water connection, nobody has to refill the tank either.',
      pl: 'Automat stołowy dla 30–50 osób. Miele każdą porcję, z dwóch pojemników dodaje mleko granulowane albo czekoladę i potrzebuje tylko gniazdka, a podłączony do wodociągu nie wymaga nawet dolewania wody.',
    },
    draw: drawing('vending-machines', undefined, 0.5),
    features: [
      [
        { en: 'For', pl: 'Dla' },
        { en: '30 to 50 people', pl: '30–50 osób' },
      ],
      [
        { en: 'Holds', pl: 'Pojemność' },
        { en: '1.2 kg of beans, 2 canisters', pl: '1,2 kg ziaren, 2 pojemniki' },
      ],
      [
        { en: 'Water', pl: 'Woda' },
        { en: '4 l tank or mains', pl: 'ze zbiornika 4 l albo z sieci' },
      ],
      [
        { en: 'Cleaning', pl: 'Czyszczenie' },
        { en: 'every day, 5 minutes', pl: 'codziennie, 5 minut' },
      ],
      [
        { en: 'Payment', pl: 'Płatność' },
        { en: 'none, or card via MDB', pl: 'bez opłat albo kartą przez MDB' },
      ],
      [
        { en: 'Power supply', pl: 'Zasilanie' },
        { en: '230 V, 1,900 W', pl: '230 V, 1900 W' },
      ],
      [{ en: 'Width × height', pl: 'Szerokość × wysokość' }, '410 × 750 mm'],
    ],
  },
  {
    name: { en: 'Atrium: fresh milk at the touch of a screen', pl: 'Atrium: świeże mleko za jednym dotknięciem ekranu' },
    description: {
      en: 'It makes espresso, flat white, cappuccino and latte with real milk from its own cooler, for hotels, petrol stations and receptions. Once a day it asks for ten minutes of cleaning and locks the milk drinks until it has been cleaned.',
      pl: 'Espresso, flat white, cappuccino i latte na prawdziwym mleku z własnej chłodziarki, do hotelu, na stację paliw i do recepcji. Raz dziennie automat prosi o dziesięć minut mycia; dopóki go nie umyjesz, nie wydaje napojów mlecznych.',
    },
    draw: drawing('espresso-machines', 'automatic', 1),
    features: [
      [
        { en: 'For', pl: 'Dla' },
        { en: 'up to 150 drinks a day', pl: 'do 150 napojów dziennie' },
      ],
      [
        { en: 'Holds', pl: 'Pojemność' },
        { en: '2 × 1.1 kg of beans, 4 l of milk', pl: '2 × 1,1 kg ziaren, 4 l mleka' },
      ],
      [
        { en: 'Water', pl: 'Woda' },
        { en: 'mains, 1 to 6 bar', pl: 'z sieci, 1–6 barów' },
      ],
      [
        { en: 'Cleaning', pl: 'Czyszczenie' },
        { en: 'every day, 10 minutes', pl: 'codziennie, 10 minut' },
      ],
      [
        { en: 'Payment', pl: 'Płatność' },
        { en: 'card, phone, coins via MDB', pl: 'karta, telefon, monety przez MDB' },
      ],
      [
        { en: 'Power supply', pl: 'Zasilanie' },
        { en: '230 V, 3,000 W', pl: '230 V, 3000 W' },
      ],
      [{ en: 'Width × height', pl: 'Szerokość × wysokość' }, '600 × 780 mm'],
    ],
  },
  {
    name: { en: 'Hala: for factories and corridors', pl: 'Hala: do zakładu i na korytarz' },
    description: {
      en: 'This free-standing machine holds 500 cups and drops them itself. Coffee beans and six powders last a factory of a hundred people for several days; the machine reports over the network what is running out, so whoever refills it comes once with the right bags.',
      pl: 'Automat wolnostojący, który sam podaje kubki, a ma ich 500. Kawa ziarnista i sześć produktów sypkich wystarczają stuosobowej załodze na kilka dni. Automat zgłasza przez sieć, czego ubywa, więc serwisant przyjeżdża raz i z właściwymi torbami.',
    },
    draw: drawing('vending-machines', 'free-standing', 0.7),
    features: [
      [
        { en: 'For', pl: 'Dla' },
        { en: 'from 50 people', pl: 'od 50 osób' },
      ],
      [
        { en: 'Holds', pl: 'Pojemność' },
        { en: '4 kg of beans, 6 canisters, 500 cups', pl: '4 kg ziaren, 6 pojemników, 500 kubków' },
      ],
      [
        { en: 'Cups', pl: 'Kubki' },
        { en: 'rim 70.3 mm', pl: 'średnica 70,3 mm' },
      ],
      [
        { en: 'Water', pl: 'Woda' },
        { en: 'mains, 1 to 6 bar', pl: 'z sieci, 1–6 barów' },
      ],
      [
        { en: 'Payment', pl: 'Płatność' },
        { en: 'card, phone, coins via MDB', pl: 'karta, telefon, monety przez MDB' },
      ],
      [
        { en: 'Power supply', pl: 'Zasilanie' },
        { en: '230 V, 2,000 W', pl: '230 V, 2000 W' },
      ],
      [
        { en: 'Width × height', pl: 'Szerokość × wysokość' },
        { en: '650 × 1,830 mm', pl: '650 × 1830 mm' },
      ],
      [{ en: 'Weight', pl: 'Waga' }, '155 kg'],
    ],
  },
  {
    name: { en: 'Przerwa: sandwiches, bars and bottles', pl: 'Przerwa: kanapki, batony i napoje' },
    description: {
      en: 'This cooled machine has 48 spirals in two zones. Perishables are kept at the bottom, at 4 °C; should that zone ever grow too warm, the machine stops selling them until somebody has checked it. It can stand beside Hala and takes the same cards.',
      pl: 'Chłodzony automat z 48 spiralami w dwóch strefach. Produkty świeże leżą na dole, w temperaturze 4 °C; gdy ta strefa za bardzo się ogrzeje, automat wstrzyma ich sprzedaż do czasu kontroli. Może stać obok Hali i przyjmuje te same karty.',
    },
    draw: drawing('vending-machines', 'snack', 0.6),
    features: [
      [
        { en: 'Holds', pl: 'Pojemność' },
        { en: '6 shelves, 48 spirals', pl: '6 półek, 48 spirali' },
      ],
      [
        { en: 'Temperature', pl: 'Temperatura' },
        { en: '4 °C at the bottom, 14 °C at the top', pl: '4 °C na dole, 14 °C u góry' },
      ],
      [
        { en: 'Safety', pl: 'Bezpieczeństwo' },
        { en: 'sales stop if the cooling fails', pl: 'blokada sprzedaży po awarii chłodzenia' },
      ],
      [
        { en: 'Payment', pl: 'Płatność' },
        { en: 'card, phone, coins via MDB', pl: 'karta, telefon, monety przez MDB' },
      ],
      [{ en: 'Power supply', pl: 'Zasilanie' }, '230 V, 450 W'],
      [
        { en: 'Width × height', pl: 'Szerokość × wysokość' },
        { en: '735 × 1,830 mm', pl: '735 × 1830 mm' },
      ],
      [{ en: 'Weight', pl: 'Waga' }, '235 kg'],
    ],
  },
]
