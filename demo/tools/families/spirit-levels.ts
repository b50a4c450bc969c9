import { type DemoFamily, tiered } from '../../types.ts'

const levels: [number, number, number, number][] = [
  [40, 0.36, 3990, 310],
  [60, 0.52, 4690, 620],
  [80, 0.68, 5490, 480],
  [100, 0.84, 6290, 410],
  [120, 1, 7290, 330],
  [180, 1.5, 11900, 90],
  [200, 1.65, 13900, 46],
]

const squares: [string, string, string, number, number, number][] = [
  ['100', '100 mm', '70 mm', 0.2, 4290, 180],
  ['150', '150 mm', '100 mm', 0.38, 5490, 240],
  ['200', '200 mm', '130 mm', 0.62, 7490, 86],
]

export const family: DemoFamily = {
  code: 'spirit-levels',
  category: 'measuring',
  brand: 'miarodan',
  vat: 23,
  short: {
    en: 'Spirit levels, lasers, distance meters and squares for the building site and workshop.',
    pl: 'Poziomnice, lasery, dalmierze i kątowniki na budowę i do warsztatu.',
  },
  description: {
    en:
      'These tools set things level, plumb and square. The accuracy of a builder’s level is given in millimetres per metre: 0.5 mm/m means that over two metres the end may be one millimetre too high or too low. ' +
      'For a line laser, 0.3 mm/m is usual; engineer’s squares follow DIN 875.\n\n' +
      'Builder’s levels are aluminium sections with acrylic vials, set at the factory and not to be adjusted. Squares are steel. ' +
      'Lasers are class 2 according to EN 60825-1, below 1 mW: the blink reflex protects the eye, but do not stare into the beam or aim it at people.\n\n' +
      'Check any level by turning it: read, turn it end for end on the same spot and read again; both readings must agree. ' +
      'A laser is checked on two walls in the same way. Repeat the check after every fall. Keep measuring faces free of mortar, and do not hammer on a level to shift a brick.',
    pl:
      'Te narzędzia służą do ustawiania w poziomie, w pionie i pod kątem prostym. Dokładność poziomnicy budowlanej podaje się w milimetrach na metr: ' +
      '0,5 mm/m oznacza, że na dwóch metrach koniec może być o milimetr za wysoko lub za nisko. ' +
      'Dla lasera liniowego typowe jest 0,3 mm/m, a kątowniki ślusarskie spełniają wymagania DIN 875.\n\n' +
      'Poziomnice budowlane są z profili aluminiowych, z akrylowymi libellami, które ustawiono w fabryce i których się nie reguluje. Kątowniki są stalowe. ' +
      'Lasery mają klasę 2 według EN 60825-1 i moc poniżej 1 mW: odruch mrugania chroni oko, ale nie wolno wpatrywać się w wiązkę ani kierować jej na ludzi.\n\n' +
      'Każdą poziomnicę sprawdza się przez obrót: odczyt, odwrócenie o 180° w tym samym miejscu i drugi odczyt; oba muszą być zgodne. ' +
      'Laser sprawdza się podobnie na dwóch ścianach. Po każdym upadku sprawdzenie trzeba powtórzyć. Powierzchnie pomiarowe czyści się z zaprawy, a w poziomnicę nie uderza się młotkiem, żeby przesunąć cegłę.',
  },
  features: {},
  keywords: {
    en: 'water level, bubble, plumb, builder level, set square, line laser, laser measure, try square',
    pl: 'poziomica, waserwaga, winkiel, węgielnica, krzyżak laserowy, niwelator, metr laserowy',
  },
  products: [
    {
      name: { en: 'Box-section spirit level, three vials', pl: 'Poziomnica z profilu zamkniętego, trzy libelle' },
      symbol: 'LVL',
      note: {
        en: 'Pick one about as long as the face that it is placed on: 40 to 60 cm in bathrooms, 120 cm for doors, 200 cm for screeds and shuttering.',
        pl: 'Długość dobiera się do mierzonej powierzchni: 40–60 cm do łazienki, 120 cm do drzwi, 200 cm do wylewek i szalunków.',
      },
      priceNet: 3990,
      features: { accuracy: { en: '0.5 mm/m', pl: '0,5 mm/m' }, material: { en: 'aluminium', pl: 'aluminium' } },
      variants: levels.map(([cm, weight, price, stockOnHand]) => ({ symbol: `LVL-${cm}`, features: { length: `${cm} cm` }, tiers: tiered(price, [5, 5], [20, 10]), weight, stockOnHand })),
    },
    {
      name: { en: 'Magnetic torpedo level with V-groove, 25 cm', pl: 'Poziomnica magnetyczna mała z rowkiem do rur, 25 cm' },
      symbol: 'LVLT-25',
      note: {
        en: 'It clings to steel pipes, radiators and racking by itself, which leaves both hands free. Wipe off filings before use, as they lift one end by a tenth of a millimetre.',
        pl: 'Sama trzyma się stalowej rury, grzejnika i regału, więc ręce są wolne. Przed pomiarem trzeba zebrać opiłki, bo unoszą jeden koniec o dziesiątą milimetra.',
      },
      priceNet: 4490,
      weight: 0.2,
      stockOnHand: 420,
      features: { accuracy: { en: '0.5 mm/m', pl: '0,5 mm/m' }, length: '25 cm' },
    },
    {
      name: { en: 'Heavy milled spirit level for fitters, 60 cm', pl: 'Poziomnica frezowana monterska, 60 cm' },
      symbol: 'LVLM-60',
      note: {
        en: 'It has milled top and bottom faces and strong magnets on a cast body, for steel structures and machine bases. The weight keeps it steady in wind.',
        pl: 'Frezowane powierzchnie, mocne magnesy i odlewany korpus, do konstrukcji stalowych i podstaw maszyn. Dzięki ciężarowi poziomnica stoi stabilnie na wietrze.',
      },
      priceNet: 11900,
      weight: 0.95,
      stockOnHand: 64,
      features: { accuracy: { en: '0.3 mm/m', pl: '0,3 mm/m' }, length: '60 cm', material: { en: 'aluminium, cast', pl: 'aluminium odlewane' } },
    },
    {
      name: { en: 'Precision machine level DIN 877, 200 mm', pl: 'Poziomnica precyzyjna maszynowa DIN 877, 200 mm' },
      symbol: '877-200',
      note: {
        en: 'One graduation stands for 0.02 mm per metre; the level is for setting up lathes and grinding machines. Give it ten minutes to reach the temperature of the machine bed.',
        pl: 'Jedna działka to 0,02 mm na metr; poziomnica służy do ustawiania tokarek i szlifierek. Przed pomiarem musi przez dziesięć minut wyrównywać temperaturę z łożem maszyny.',
      },
      priceNet: 49900,
      weight: 1.4,
      stockOnHand: 4,
      features: { norm: 'DIN 877', accuracy: { en: '0.02 mm/m', pl: '0,02 mm/m' }, length: '200 mm', material: { en: 'cast iron', pl: 'żeliwo' } },
    },
    {
      name: { en: 'Digital spirit level with angle display, 60 cm', pl: 'Poziomnica elektroniczna z wyświetlaczem kąta, 60 cm' },
      symbol: 'LVLE-60',
      note: {
        en: 'It shows degrees, per cent or millimetres per metre for ramps, pipe falls and stairs; the display rotates when you work overhead. The level takes two AAA batteries.',
        pl: 'Pokazuje stopnie, procenty albo milimetry na metr, więc nadaje się do pochylni, spadków rur i schodów; obraz obraca się przy pracy nad głową. Zasilanie: dwie baterie AAA.',
      },
      priceNet: 32900,
      weight: 0.75,
      stockOnHand: 0,
      features: { accuracy: { en: '±0.05°', pl: '±0,05°' }, length: '60 cm', protection: 'IP65' },
    },
    {
      name: { en: 'Cross-line laser, green, 30 m', pl: 'Laser krzyżowy zielony, 30 m' },
      symbol: 'LSRX-G30',
      note: {
        en: 'It draws one horizontal and one vertical line for tiles, partition walls and kitchens; the eye sees green light far better than red in a bright room.',
        pl: 'Jedna linia pozioma i jedna pionowa do płytek, ścianek i kuchni; zielone światło widać w jasnym wnętrzu dużo lepiej niż czerwone.',
      },
      priceNet: 44900,
      weight: 0.55,
      stockOnHand: 110,
      kind: 'laser',
      features: { accuracy: { en: '±0.3 mm/m', pl: '±0,3 mm/m' }, range: '30 m', protection: 'IP54' },
    },
    {
      name: { en: 'Three-plane laser, 3 × 360°, green', pl: 'Laser trójpłaszczyznowy zielony, 3 × 360°' },
      symbol: 'LSR3-G',
      note: {
        en: 'It draws lines on the floor, the ceiling and all four walls at once, for interior finishing work. The beams cross at a mark on the floor: start from a point you trust.',
        pl: 'Rysuje linie naraz na podłodze, suficie i czterech ścianach, co przydaje się w pracach wykończeniowych. Wiązki krzyżują się w punkcie na posadzce, więc pracę zaczyna się od znanego punktu.',
      },
      priceNet: 99900,
      weight: 1.1,
      stockOnHand: 38,
      kind: 'laser',
      features: { accuracy: { en: '±0.3 mm/m', pl: '±0,3 mm/m' }, range: '30 m', protection: 'IP54' },
    },
    {
      name: { en: 'Laser distance meter, 50 m', pl: 'Dalmierz laserowy, 50 m' },
      symbol: 'LSRD-50',
      note: {
        en: 'It measures distances and areas and, by Pythagoras, heights. Bright sun and dark, matt walls shorten the range; in that case, aim at a pale card.',
        pl: 'Mierzy odległości i powierzchnie, a wysokości metodą Pitagorasa. Jasne słońce i ciemne, matowe ściany skracają zasięg; wtedy celuje się w jasną kartkę.',
      },
      priceNet: 29900,
      weight: 0.11,
      stockOnHand: 180,
      kind: 'laser',
      features: { accuracy: '±2 mm', range: '50 m', protection: 'IP54' },
    },
    {
      name: { en: 'Engineer’s square DIN 875 with stock', pl: 'Kątownik ślusarski DIN 875 ze stopą' },
      symbol: '875S',
      note: {
        en: 'It meets grade 1 of the standard and is for marking out and checking corners. Hold the stock firmly against the edge and look for light under the blade; do not judge the gap by feel.',
        pl: 'Klasa dokładności 1 według normy, do trasowania i sprawdzania naroży. Stopę trzyma się mocno przy krawędzi i szuka światła pod ramieniem, a nie wyczuwa szczeliny palcem.',
      },
      priceNet: 4290,
      kind: 'square',
      features: { norm: 'DIN 875', material: { en: 'hardened steel', pl: 'stal hartowana' } },
      variants: squares.map(([code, length, width, weight, price, stockOnHand]) => ({ symbol: `875S-${code}`, features: { length, width }, tiers: tiered(price, [5, 5]), weight, stockOnHand })),
    },
    {
      name: { en: 'Combination square, 300 mm, with 45° and 90° head', pl: 'Kątownik nastawny z głowicą 45° i 90°, 300 mm' },
      symbol: 'CMBSQ-300',
      note: {
        en: 'The sliding blade sets depths and marks lines parallel to an edge; the head has a small vial and a scriber. Tighten the screw before you draw.',
        pl: 'Przesuwne ramię wyznacza głębokości i linie równoległe do krawędzi; w głowicy są mała libella i rysik. Przed trasowaniem dokręca się śrubę.',
      },
      priceNet: 5990,
      weight: 0.42,
      stockOnHand: 140,
      kind: 'square',
      features: { length: '300 mm' },
    },
  ],
}
