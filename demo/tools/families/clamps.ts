import { type DemoFamily, type DemoVariant, tiered } from '../../types.ts'

type Row = readonly [opening: number, priceNet: number, weight: number, stockOnHand: number]

/** One variant per jaw opening: millimetres, one-piece price, kg, pieces in stock. */
const openings = (symbol: string, steps: (readonly [quantity: number, percent: number])[], rows: Row[]): DemoVariant[] =>
  rows.map(([opening, priceNet, weight, stockOnHand]) => ({
    symbol: `${symbol}-${opening}`,
    features: { opening: { en: `${opening.toLocaleString('en')} mm`, pl: `${opening} mm` } },
    tiers: tiered(priceNet, ...steps),
    weight,
    stockOnHand,
  }))

export const family: DemoFamily = {
  code: 'clamps',
  category: 'clamping',
  brand: 'kowalski-forge',
  vat: 23,
  short: {
    en: 'F-clamps, G-clamps and one-handed clamps for gluing, welding and holding work.',
    pl: 'Ściski stolarskie typu F, ściski śrubowe typu G i ściski jednoręczne do klejenia, spawania i mocowania.',
  },
  description: {
    en:
      'A clamp holds parts together until glue, weld or screw takes over. The arm of the F-clamp slides on a bar and covers a long range. The G-clamp has a closed frame, gives ' +
      'great force for its size and does not slip under vibration. The one-handed clamp is pumped tight while the other hand stays free.\n\n' +
      'The opening is the widest gap between the jaws; the throat is the reach from the bar to the middle of the pad. DIN 5117 describes malleable-iron screw clamps. The ' +
      'load given is the clamping force reached by hand; it falls as the bar bends, so short clamps press harder than long ones.\n\n' +
      'Set clamps at right angles to the joint, one every 20 to 30 cm, and put scraps of wood under the pads. Tighten by hand only, never with a pipe on the handle. ' +
      'Oil the spindle and keep glue off the bar: the sliding arm grips by tilting against the serrations of the bar. A clamp is not lifting gear.',
    pl:
      'Ścisk trzyma części razem, dopóki nie zwiąże klej albo nie złapie spoina czy wkręt. Ramię ścisku typu F przesuwa się po szynie, co daje duży zakres. Ścisk typu G ma ' +
      'zamkniętą ramę, daje dużą siłę jak na swój rozmiar i nie luzuje się od drgań. Jednoręczny dociska się spustem, a druga ręka trzyma detal.\n\n' +
      'Rozwarcie to największa odległość szczęk, a wysięg to odległość od szyny do środka stopki. Ściski śrubowe z żeliwa ciągliwego opisuje DIN 5117. Obciążenie ' +
      'oznacza siłę docisku osiąganą ręką; siła ta spada, gdy szyna się ugina, więc krótki ścisk dociska mocniej niż długi.\n\n' +
      'Ściski ustawia się prostopadle do spoiny, co 20–30 cm, a pod stopki podkłada kawałki drewna. Dokręca się tylko ręką, bez rurki na rączce. Wrzeciono trzeba ' +
      'oliwić, a szynę chronić przed klejem: ramię blokuje się przez przekoszenie na ząbkach. Ścisk nie służy do podnoszenia.',
  },
  features: {},
  keywords: {
    en: 'cramp, joiners clamp, C-clamp, bar clamp, carpenters vice',
    pl: 'zacisk, ścisk stolarski, zwornica, żabka, docisk, ścisk ślusarski',
  },
  products: [
    {
      name: { en: 'F-clamp, malleable iron, DIN 5117, throat 120 mm, wooden handle', pl: 'Ścisk stolarski żeliwny DIN 5117, wysięg 120 mm, rączka drewniana' },
      symbol: 'CLF-120',
      priceNet: 4290,
      features: {
        norm: 'DIN 5117',
        material: { en: 'malleable cast iron, steel bar', pl: 'żeliwo ciągliwe, szyna stalowa' },
        load: { en: '5.5 kN', pl: '5,5 kN' },
        handle: { en: 'beech', pl: 'buk' },
      },
      variants: openings(
        'CLF-120',
        [
          [5, 5],
          [20, 11],
        ],
        [
          [200, 4290, 1.5, 180],
          [300, 4690, 1.7, 320],
          [400, 4990, 1.8, 260],
          [600, 5690, 2.2, 210],
          [800, 6490, 2.5, 95],
          [1000, 7290, 2.9, 70],
        ],
      ),
      note: {
        en: 'It is the joiner’s standard for doors, worktops and stairs. With a reach of 120 mm, it gets past a rail and still presses on the middle of the board.',
        pl: 'Podstawowy ścisk stolarza do drzwi, blatów i schodów. Dwanaście centymetrów wysięgu wystarcza, żeby sięgnąć za ramiak i docisnąć środek deski.',
      },
    },
    {
      name: { en: 'Light F-clamp, throat 80 mm, plastic handle', pl: 'Ścisk stolarski lekki, wysięg 80 mm, rączka z tworzywa' },
      symbol: 'CLF-80',
      priceNet: 2490,
      features: { material: { en: 'malleable cast iron, steel bar', pl: 'żeliwo ciągliwe, szyna stalowa' }, load: '3 kN', handle: { en: 'plastic', pl: 'tworzywo' } },
      variants: openings(
        'CLF-80',
        [
          [6, 6],
          [24, 12],
        ],
        [
          [160, 2490, 0.65, 240],
          [200, 2590, 0.7, 330],
          [300, 2890, 0.85, 280],
          [400, 3190, 0.95, 120],
        ],
      ),
      note: {
        en: 'It is for drawers, boxes and small frames, and is cheap enough for you to own a dozen. Caps on both pads protect the wood from dents.',
        pl: 'Do szuflad, skrzynek i małych ram, na tyle tani, że można mieć cały tuzin. Nakładki na obu stopkach chronią drewno przed odciskami.',
      },
    },
    {
      name: { en: 'All-steel F-clamp, forged arm, tommy bar, throat 140 mm', pl: 'Ścisk całostalowy, kute ramię, pokrętło przesuwne, wysięg 140 mm' },
      symbol: 'CLF-ST140',
      priceNet: 8990,
      features: { material: { en: 'forged heat-treated steel', pl: 'stal kuta, ulepszana cieplnie' }, load: '12 kN', handle: { en: 'sliding tommy bar', pl: 'pokrętło przesuwne' } },
      variants: openings(
        'CLF-ST140',
        [[5, 6]],
        [
          [250, 8990, 2.7, 64],
          [400, 9790, 3.2, 88],
          [600, 10900, 3.9, 52],
          [1000, 13900, 5.2, 0],
        ],
      ),
      note: {
        en: 'Steel fabricators and welders use it: spatter does not stick to the copper-plated spindle, and the arm bends before it breaks. The clamp is too harsh for bare wood.',
        pl: 'Dla ślusarzy i spawaczy: odpryski nie przywierają do miedziowanego wrzeciona, a ramię prędzej się ugnie, niż pęknie. Do gołego drewna ścisk jest za mocny.',
      },
    },
    {
      name: { en: 'Deep-reach F-clamp, throat 200 mm, opening 400 mm', pl: 'Ścisk stolarski głęboki, wysięg 200 mm, rozwarcie 400 mm' },
      symbol: 'CLF-200-400',
      priceNet: 11900,
      weight: 3.4,
      stockOnHand: 34,
      features: { opening: '400 mm', material: { en: 'malleable cast iron, steel bar', pl: 'żeliwo ciągliwe, szyna stalowa' }, load: '7 kN', handle: { en: 'beech', pl: 'buk' } },
      note: {
        en: 'It reaches over wide rails and window sashes, and presses veneer patches well in from the edge. It is heavy at one end, so prop the bar before letting go.',
        pl: 'Sięga poza szeroki ramiak i skrzydło okna oraz dociska łatki forniru daleko od krawędzi. Jeden koniec jest ciężki, więc przed puszczeniem ścisku szynę trzeba podeprzeć.',
      },
    },
    {
      name: { en: 'Parallel-jaw body clamp', pl: 'Ścisk korpusowy o szczękach równoległych' },
      symbol: 'CLF-PAR',
      priceNet: 13900,
      features: {
        material: { en: 'steel, plastic jaw covers', pl: 'stal, okładziny z tworzywa' },
        load: '7 kN',
        handle: { en: 'two-component, hex socket', pl: 'dwuskładnikowa, z gniazdem sześciokątnym' },
      },
      variants: openings(
        'CLF-PAR',
        [
          [4, 5],
          [12, 10],
        ],
        [
          [300, 13900, 1.9, 46],
          [600, 15900, 2.4, 78],
          [1000, 18900, 3.1, 55],
          [1500, 23900, 4.1, 12],
        ],
      ),
      note: {
        en: 'The jaws stay square over a height of 95 mm, so cabinets and panels do not bow while being glued. Turn one jaw round, and the clamp works as a spreader.',
        pl: 'Szczęki trzymają kąt prosty na wysokości 95 mm, więc korpus i blat nie wyginają się podczas klejenia. Po obróceniu jednej szczęki ścisk służy do rozpierania.',
      },
    },
    {
      name: { en: 'Lever clamp, magnesium arms, opening 200 mm', pl: 'Ścisk dźwigniowy z ramionami z magnezu, rozwarcie 200 mm' },
      symbol: 'CLF-LEV200',
      priceNet: 4790,
      weight: 0.36,
      stockOnHand: 7,
      features: {
        opening: '200 mm',
        material: { en: 'magnesium alloy, steel bar', pl: 'stop magnezu, szyna stalowa' },
        load: { en: '0.8 kN', pl: '0,8 kN' },
        handle: { en: 'lever with ratchet', pl: 'dźwignia z zapadką' },
      },
      note: {
        en: 'It is gentle and fast for guitar tops, models and mitred mouldings; the ratchet sets the pressure click by click and does not let go under vibration.',
        pl: 'Delikatny i szybki: do wierzchnich płyt gitar, modeli i listew łączonych na ucios. Zapadka dawkuje nacisk ząb po zębie i nie puszcza od drgań.',
      },
    },
    {
      name: { en: 'One-handed bar clamp and spreader', pl: 'Ścisk jednoręczny z funkcją rozpierania' },
      symbol: 'CLQ-1',
      kind: 'quick',
      priceNet: 4490,
      features: {
        material: { en: 'steel bar, glass-filled nylon', pl: 'szyna stalowa, poliamid z włóknem szklanym' },
        load: { en: '1.4 kN', pl: '1,4 kN' },
        handle: { en: 'pump trigger', pl: 'spust pompujący' },
      },
      variants: openings(
        'CLQ-1',
        [
          [5, 7],
          [20, 13],
        ],
        [
          [150, 4490, 0.55, 210],
          [300, 4990, 0.63, 340],
          [450, 5590, 0.71, 180],
          [600, 6290, 0.8, 130],
          [900, 7490, 0.97, 48],
        ],
      ),
      note: {
        en: 'Fitters use it to hold worktops, rails and boards while drilling. The fixed jaw comes off at the press of a button and, refitted at the other end, turns the clamp into a spreader.',
        pl: 'Monter przytrzymuje nim blat, listwę lub płytę podczas wiercenia. Stałą szczękę odłącza się przyciskiem i zakłada z drugiej strony do rozpierania.',
      },
    },
    {
      name: { en: 'Mini one-handed clamps, 110 mm, pair', pl: 'Miniściski jednoręczne 110 mm, para' },
      symbol: 'CLQ-MINI',
      pieces: 2,
      kind: 'quick',
      priceNet: 3490,
      weight: 0.29,
      stockOnHand: 265,
      features: { opening: '110 mm', material: { en: 'steel bar, nylon', pl: 'szyna stalowa, poliamid' }, load: { en: '0.3 kN', pl: '0,3 kN' }, pack: { en: '2 pcs', pl: '2 szt.' } },
      note: {
        en: 'They are for model making, trim and the guide rails of a saw. The force is that of a firm hand: it will not close a sprung joint.',
        pl: 'Dla modelarzy, do listew i prowadnic pilarki. Siła jak w mocnej dłoni; odstającego połączenia taką siłą się nie ściągnie.',
      },
    },
    {
      name: { en: 'G-clamp, drop-forged frame', pl: 'Ścisk śrubowy typu G, rama kuta matrycowo' },
      symbol: 'CLG-F',
      kind: 'g-clamp',
      priceNet: 3290,
      features: { material: { en: 'forged steel', pl: 'stal kuta' }, handle: { en: 'fixed tommy bar', pl: 'pokrętło stałe' } },
      variants: [
        { symbol: 'CLG-F-50', features: { opening: '50 mm', load: '8 kN' }, tiers: tiered(3290, [5, 6], [20, 11]), weight: 0.5, stockOnHand: 150 },
        { symbol: 'CLG-F-100', features: { opening: '100 mm', load: '15 kN' }, tiers: tiered(4990, [5, 6], [20, 11]), weight: 1.4, stockOnHand: 190 },
        { symbol: 'CLG-F-150', features: { opening: '150 mm', load: '20 kN' }, tiers: tiered(7490, [5, 6], [20, 11]), weight: 2.5, stockOnHand: 110 },
        { symbol: 'CLG-F-200', features: { opening: '200 mm', load: '22 kN' }, tiers: tiered(10900, [5, 6]), weight: 3.9, stockOnHand: 36 },
      ],
      note: {
        en: 'The one-piece frame withstands forces that would spread an F-clamp: on formwork, on flanges before bolting, on plates under the grinder. The swivel pad adapts to sloping faces.',
        pl: 'Rama z jednego kawałka znosi siły, które rozgięłyby ścisk F: przy szalunkach, kołnierzach przed skręceniem i blachach pod szlifierką. Stopka wahliwa układa się na skosie.',
      },
    },
    {
      name: { en: 'Deep-reach G-clamp 75 mm, throat 120 mm, malleable iron', pl: 'Ścisk śrubowy typu G głęboki 75 mm, wysięg 120 mm, żeliwo ciągliwe' },
      symbol: 'CLG-D75',
      kind: 'g-clamp',
      priceNet: 6290,
      weight: 1.2,
      stockOnHand: 0,
      features: { opening: '75 mm', material: { en: 'malleable cast iron', pl: 'żeliwo ciągliwe' }, load: '6 kN' },
      note: {
        en: 'It reaches spots behind a flange or fold, in car bodywork and sheet-metal ducting. It has about half the force of a short frame, since the long jaws spring open.',
        pl: 'Dociera za kołnierz lub zagięcie, w blacharce samochodowej i kanałach z blachy. Siła jest mniej więcej o połowę mniejsza niż przy krótkiej ramie, bo długie ramiona sprężynują.',
      },
    },
  ],
}
