import { type DemoFamily, tiered } from '../../types.ts'

const rods = (prefix: string, steps: readonly (readonly [quantity: number, percent: number])[], rows: readonly (readonly [thread: string, weight: number, price: number, stockOnHand: number])[]) =>
  rows.map(([thread, weight, price, stockOnHand]) => ({
    symbol: `${prefix}-${thread}`,
    features: { thread },
    tiers: tiered(price, ...steps),
    weight,
    stockOnHand,
  }))

const zinc = { en: 'zinc plated', pl: 'ocynk galwaniczny' }
const steel = { en: 'steel', pl: 'stal' }
const stainless = { en: 'stainless steel', pl: 'stal nierdzewna' }
const metre = { en: '1,000 mm', pl: '1000 mm' }

export const family: DemoFamily = {
  code: 'din-976',
  category: 'threaded-rods',
  brand: 'normfix',
  vat: 23,
  short: {
    en: 'Fully threaded rods to DIN 976-1, to be cut to length for hangers, anchors and ties.',
    pl: 'Pręty gwintowane na całej długości według DIN 976-1, do cięcia na zawiesia, kotwy i ściągi.',
  },
  description: {
    en: `This is a rod with a rolled metric thread over its whole length. DIN 976-1 fixes the thread, its tolerance (6g) and the length; the older DIN 975 is still used as a name for the metre rod. A colour on the end shows the property class or the steel grade: no colour for 4.8, yellow for 8.8, white for 10.9, green for A2 and red for A4.

Rods carry pipes, ducts and cable trays, and tie formwork and frames together; set with injection mortar, they become anchors. For design, use the stress area, not the outside diameter: 36.6 mm² at M8, 58 mm² at M10, 84.3 mm² at M12, 157 mm² at M16.

Run a nut on before cutting and unscrew it over the cut; this cleans up the thread. Cutting bares the steel, so coat the ends of zinc-plated rods with zinc paint. Class 4.8 must not replace 8.8 in a structure, and rods are not meant for lifting.`,
    pl: `Pręt z walcowanym gwintem metrycznym na całej długości. DIN 976-1 określa gwint, tolerancję 6g i długość; starsza DIN 975 przetrwała jako nazwa pręta metrowego. Klasę wytrzymałości lub gatunek stali oznacza kolor na czole: bez koloru 4.8, żółty 8.8, biały 10.9, zielony A2, czerwony A4.

Na prętach wiesza się rury, kanały i korytka, prętami ściąga się szalunki i ramy, a pręty osadzone w zaprawie iniekcyjnej stają się kotwami. Do obliczeń bierze się przekrój czynny, a nie średnicę zewnętrzną: 36,6 mm² dla M8, 58 mm² dla M10, 84,3 mm² dla M12, 157 mm² dla M16.

Przed cięciem nakręć nakrętkę za miejsce cięcia; odkręcana potem wyczyści gwint. Cięcie odsłania stal, więc końce ocynkowanych prętów zabezpiecz farbą cynkową. Klasa 4.8 nie zastępuje 8.8 w konstrukcji, a pręty nie służą do podnoszenia ładunków.`,
  },
  features: { norm: 'DIN 976-1' },
  keywords: {
    en: 'studding, allthread, threaded bar, screwed rod, DIN975, DIN976',
    pl: 'szpilka, szpilka gwintowana, gwintówka, gwint metrowy, DIN975, DIN976',
  },
  products: [
    {
      name: { en: 'Threaded rod DIN 976 1 m, 4.8 zinc plated', pl: 'Pręt gwintowany DIN 976 1 m, 4.8 ocynk galwaniczny' },
      symbol: '976-4.8-ZN-1M',
      note: {
        en: 'This is the rod used on site for suspended ducts, pipes and ceilings in dry rooms. M8 is enough for most ventilation work, M10 for sprinkler pipes up to DN 100.',
        pl: 'Pręt budowlany do kanałów, rur i sufitów podwieszanych w suchych pomieszczeniach. M8 wystarcza do większości instalacji wentylacyjnych, a M10 do rur tryskaczowych do DN 100.',
      },
      priceNet: 240,
      features: { length: metre, material: steel, strength: '4.8', finish: zinc },
      variants: rods(
        '976-4.8-ZN-1M',
        [
          [10, 5],
          [50, 12],
        ],
        [
          ['M6', 0.18, 240, 1850],
          ['M8', 0.32, 390, 2960],
          ['M10', 0.5, 560, 2740],
          ['M12', 0.73, 790, 1630],
          ['M16', 1.33, 1490, 580],
          ['M20', 2.08, 2490, 240],
        ],
      ),
    },
    {
      name: { en: 'Threaded rod in two-metre lengths, DIN 976, 4.8 zinc plated', pl: 'Pręt gwintowany dwumetrowy DIN 976, 4.8 ocynk galwaniczny' },
      symbol: '976-4.8-ZN-2M',
      note: {
        en: 'Two-metre rods leave fewer offcuts when cut into long hangers under roof slabs. They are too long for most cars, so have them delivered to the site.',
        pl: 'Mniej odpadów przy długich zawiesiach pod stropodachami. Pręty dwumetrowe nie mieszczą się w większości samochodów osobowych, więc zamów je z dostawą na budowę.',
      },
      priceNet: 790,
      features: { length: { en: '2,000 mm', pl: '2000 mm' }, material: steel, strength: '4.8', finish: zinc },
      variants: rods(
        '976-4.8-ZN-2M',
        [
          [10, 5],
          [40, 10],
        ],
        [
          ['M8', 0.64, 790, 420],
          ['M10', 1, 1140, 385],
          ['M12', 1.45, 1620, 210],
          ['M16', 2.66, 3090, 0],
        ],
      ),
    },
    {
      name: { en: 'Threaded rod, high tensile, DIN 976 1 m, 8.8 zinc plated', pl: 'Pręt gwintowany wysokiej wytrzymałości DIN 976 1 m, 8.8 ocynk' },
      symbol: '976-8.8-ZN-1M',
      note: {
        en: 'It has a yellow end and a tensile strength of 800 MPa. Use it for steel joints, machine beds and resin anchors designed by calculation; the hard steel cuts slowly, so use a disc rather than a hacksaw.',
        pl: 'Żółte czoło, wytrzymałość na rozciąganie 800 MPa. Do połączeń stalowych, łóż maszyn i obliczanych kotew wklejanych; twardy materiał tnie się wolno, lepiej tarczą niż piłką.',
      },
      priceNet: 890,
      features: { length: metre, material: steel, strength: '8.8', finish: zinc },
      variants: rods(
        '976-8.8-ZN-1M',
        [
          [10, 5],
          [50, 11],
        ],
        [
          ['M8', 0.32, 890, 640],
          ['M10', 0.5, 1290, 715],
          ['M12', 0.73, 1790, 860],
          ['M16', 1.33, 3290, 490],
          ['M20', 2.08, 5390, 175],
          ['M24', 3, 8290, 58],
        ],
      ),
    },
    {
      name: { en: 'Threaded rod DIN 976 1 m, stainless A2', pl: 'Pręt gwintowany DIN 976 1 m, nierdzewny A2' },
      symbol: '976-A2-1M',
      brand: 'inoxar',
      note: {
        en: 'It has a green end and is for glass balustrades, timber decks and food factories. Brush the cut end with paste before the nut goes on, or it will seize.',
        pl: 'Pręt z zielonym czołem, do szklanych balustrad, drewnianych tarasów i zakładów spożywczych; przed nakręceniem posmaruj ucięty koniec pastą, inaczej nakrętka się zatrze.',
      },
      priceNet: 890,
      features: { length: metre, material: stainless, strength: '70', steel: 'A2' },
      variants: rods(
        '976-A2-1M',
        [
          [10, 4],
          [50, 9],
        ],
        [
          ['M6', 0.18, 890, 520],
          ['M8', 0.32, 1390, 940],
          ['M10', 0.51, 2190, 810],
          ['M12', 0.74, 3190, 440],
          ['M16', 1.35, 6290, 130],
        ],
      ),
    },
    {
      name: { en: 'Threaded rod DIN 976 1 m, stainless A4', pl: 'Pręt gwintowany DIN 976 1 m, kwasoodporny A4' },
      symbol: '976-A4-1M',
      brand: 'inoxar',
      note: {
        en: 'It has a red end. This is the rod used with injection mortar outdoors, on façades and in car parks where de-icing salt drips from the cars.',
        pl: 'Pręt z czerwonym czołem, stosowany z zaprawą iniekcyjną na zewnątrz, na elewacjach i w garażach, gdzie z samochodów kapie woda z solą drogową.',
      },
      priceNet: 2190,
      features: { length: metre, material: stainless, strength: '70', steel: 'A4' },
      variants: rods(
        '976-A4-1M',
        [
          [10, 4],
          [50, 9],
        ],
        [
          ['M8', 0.32, 2190, 310],
          ['M10', 0.51, 3390, 340],
          ['M12', 0.74, 4890, 225],
          ['M16', 1.35, 9490, 72],
        ],
      ),
    },
    {
      name: { en: 'Threaded rod DIN 976 1 m, 8.8 hot-dip galvanised', pl: 'Pręt gwintowany DIN 976 1 m, 8.8 ocynk ogniowy' },
      symbol: '976-8.8-HDG-1M',
      note: {
        en: 'It is for outdoor foundations, road signs and timber footbridges. Only oversize-tapped galvanised nuts run on it; order them with the rod.',
        pl: 'Do fundamentów na zewnątrz, znaków drogowych i kładek drewnianych. Na pręt wchodzą tylko nakrętki ocynkowane ogniowo z nadwymiarem gwintu; zamów je razem z nim.',
      },
      priceNet: 2690,
      features: { length: metre, material: steel, strength: '8.8', finish: { en: 'hot-dip galvanised', pl: 'ocynk ogniowy' } },
      variants: [
        { symbol: '976-8.8-HDG-1M-M12', features: { thread: 'M12' }, weight: 0.75, stockOnHand: 260 },
        { symbol: '976-8.8-HDG-1M-M16', features: { thread: 'M16' }, tiers: tiered(4690, [10, 5]), weight: 1.37, stockOnHand: 195 },
        { symbol: '976-8.8-HDG-1M-M20', features: { thread: 'M20' }, tiers: tiered(7490, [10, 5]), weight: 2.13, stockOnHand: 84 },
        { symbol: '976-8.8-HDG-1M-M24', features: { thread: 'M24' }, tiers: tiered(11400, [10, 5]), weight: 3.07, stockOnHand: 4 },
      ],
    },
    {
      name: { en: 'Threaded rod DIN 976 M20 1 m, 10.9 plain steel', pl: 'Pręt gwintowany DIN 976 M20 1 m, 10.9 stal surowa' },
      symbol: '976-10.9-BK-1M-M20',
      note: {
        en: 'It has a white end, a tensile strength of 1,000 MPa and a stress area of 245 mm². It serves as a tie bar for presses and tooling; never weld it, because heat undoes the quenching and tempering.',
        pl: 'Białe czoło, wytrzymałość na rozciąganie 1000 MPa, przekrój czynny 245 mm². Ściąg do pras i oprzyrządowania; nie wolno go spawać, bo ciepło niszczy ulepszenie cieplne.',
      },
      priceNet: 6890,
      weight: 2.08,
      stockOnHand: 31,
      features: { thread: 'M20', length: metre, material: steel, strength: '10.9', finish: { en: 'plain, oiled', pl: 'bez powłoki, olejowana' } },
    },
    {
      name: { en: 'Threaded rod DIN 976 M12 left-hand 1 m, 4.8 zinc plated', pl: 'Pręt gwintowany DIN 976 M12 lewy 1 m, 4.8 ocynk galwaniczny' },
      symbol: '976-4.8-LH-1M-M12',
      note: {
        en: 'It is half of a home-made turnbuckle: pair it with a right-hand rod and a turnbuckle nut. Mark the end with tape, as the direction of the thread is hard to see.',
        pl: 'Połowa ściągu własnej roboty: połącz ten pręt z prętem o gwincie prawym i nakrętką rzymską. Oznacz koniec taśmą, bo kierunku gwintu na oko nie widać.',
      },
      priceNet: 2290,
      weight: 0.73,
      stockOnHand: 46,
      features: {
        thread: { en: 'M12 left-hand', pl: 'M12 lewy' },
        length: metre,
        material: steel,
        strength: '4.8',
        finish: zinc,
      },
    },
    {
      name: { en: 'Threaded rod DIN 976 M8 1 m, brass', pl: 'Pręt gwintowany DIN 976 M8 1 m, mosiądz' },
      symbol: '976-MS-1M-M8',
      note: {
        en: 'It conducts, does not spark and takes a polish; it is for terminals, lamps and model engines. It bends if stepped on, so store it flat.',
        pl: 'Mosiądz przewodzi prąd, nie iskrzy i daje się polerować; do zacisków, lamp i modeli silników. Nadepnięty pręt się wygnie, dlatego przechowuj pręty na płasko.',
      },
      priceNet: 3490,
      weight: 0.34,
      stockOnHand: 0,
      features: { thread: 'M8', length: metre, material: { en: 'brass', pl: 'mosiądz' }, finish: { en: 'uncoated', pl: 'bez powłoki' } },
    },
    {
      name: { en: 'Threaded rod for foundations DIN 976 M30 1 m, 8.8 plain steel', pl: 'Pręt gwintowany fundamentowy DIN 976 M30 1 m, 8.8 stal surowa' },
      symbol: '976-8.8-BK-1M-M30',
      note: {
        en: 'Its nuts take a 46 mm spanner, and the rod weighs close to five kilograms a metre. It is cast into the foundations of cranes and silos; leave the top long for levelling nuts.',
        pl: 'Nakrętki pod klucz 46 mm, waga blisko pięć kilogramów na metr. Pręt zabetonowuje się w fundamentach żurawi i silosów; zostaw u góry zapas na nakrętki poziomujące.',
      },
      priceNet: 11900,
      weight: 4.75,
      stockOnHand: 22,
      features: { thread: 'M30', length: metre, material: steel, strength: '8.8', finish: { en: 'plain, oiled', pl: 'bez powłoki, olejowana' } },
    },
  ],
}
