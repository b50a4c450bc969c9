import { type DemoFamily, tiered } from '../../types.ts'

export const family: DemoFamily = {
  code: 'brad-point-drills',
  category: 'wood-drills',
  brand: 'skrawit',
  vat: 23,
  short: {
    en: 'Twist drills for wood with a centre point and two spurs, for clean holes in solid wood and board.',
    pl: 'Wiertła kręte do drewna z kolcem centrującym i dwoma nacinakami, do czystych otworów w drewnie i płytach.',
  },
  description: {
    en: `A brad point drill starts exactly on the mark: the centre point holds it while two outer spurs score the fibres before the lips lift the chip. The edge of the hole stays clean, even in veneer and across the grain, and the hole is round and true to size for dowels.

The body is chrome-vanadium steel, or high-speed steel where stated. Polished flutes carry long shavings out of deep holes. These drills are for wood, plywood, chipboard and soft plastics; a nail or a screw in the wood breaks the spurs off.

Run them fast, 2,000 to 3,000 rpm up to 8 mm, 1,500 rpm at 12 mm, and feed briskly so the edge cuts instead of rubbing. Clear the flutes every two diameters of depth. Back the work with scrap, or stop when the point shows and finish from the other side. If the walls of the hole are blackened, the edge is blunt.`,
    pl: `Wiertło z kolcem zaczyna dokładnie w zaznaczonym punkcie: kolec je centruje, a dwa zewnętrzne nacinaki przecinają włókna, zanim ostrza podniosą wiór. Krawędź otworu jest czysta także w fornirze i w poprzek słojów, a otwór jest okrągły i ma dokładny wymiar pod kołek.

Korpus jest ze stali chromowo-wanadowej, a tam, gdzie to podano, ze stali szybkotnącej. Polerowane rowki wynoszą długie wióry z głębokich otworów. Wiertła nadają się do drewna, sklejki, płyt i miękkich tworzyw; gwóźdź lub wkręt w drewnie wyłamuje nacinaki.

Stosuj wysokie obroty: 2000–3000 obr/min do 8 mm, 1500 obr/min przy 12 mm, i zdecydowany posuw, żeby ostrze skrawało, a nie tarło. Oczyszczaj rowki zawsze, gdy wiertło zagłębi się o kolejne dwie średnice. Pod element podłóż kawałek drewna albo przerwij, gdy pokaże się kolec, i dokończ z drugiej strony. Sczerniała ścianka oznacza stępione ostrze.`,
  },
  features: {
    substrate: { en: 'solid wood, plywood, chipboard', pl: 'drewno lite, sklejka, płyta wiórowa' },
  },
  keywords: {
    en: 'lip and spur bit, dowel bit, wood twist drill, spur point, timber drill',
    pl: 'wiertło stolarskie, do kołkowania, kręte do drewna, z trzema kolcami, z nacinakami',
  },
  products: [
    {
      name: { en: 'Brad point drill, CV steel, small, 3 to 6 mm', pl: 'Wiertło do drewna z kolcem, stal CV, małe 3–6 mm' },
      symbol: 'BRAD-CV-S',
      note: {
        en: 'Use it for pilot holes for screws, small dowels and fittings. Below 4 mm the spurs are tiny and a knot deflects them, so clamp thin strips to the bench.',
        pl: 'Do otworów pod wkręty, małe kołki i okucia. Poniżej 4 mm nacinaki są drobne i sęk je odchyla, dlatego cienkie listwy zamocuj do stołu.',
      },
      priceNet: 350,
      features: { material: { en: 'chrome-vanadium steel', pl: 'stal chromowo-wanadowa' }, shank: { en: 'straight', pl: 'walcowy' } },
      variants: [
        { symbol: 'BRAD-CV-3', features: { diameter: '3 mm', length: '61 mm' }, weight: 0.003, stockOnHand: 870 },
        ...(
          [
            [4, 75, 0.006, 390, 1240],
            [5, 86, 0.011, 420, 1490],
            [6, 93, 0.017, 460, 1830],
          ] as const
        ).map(([d, length, weight, price, stockOnHand]) => ({
          symbol: `BRAD-CV-${d}`,
          features: { diameter: `${d} mm`, length: `${length} mm` },
          tiers: tiered(price, [10, 7], [50, 14]),
          weight,
          stockOnHand,
        })),
      ],
    },
    {
      name: { en: 'Brad point drill, CV steel, medium, 7 to 12 mm', pl: 'Wiertło do drewna z kolcem, stal CV, średnie 7–12 mm' },
      symbol: 'BRAD-CV-M',
      note: {
        en: 'Use it for furniture dowels, threaded inserts and bolts through table frames. The spurs leave no torn rim, so even visible holes need no plug or washer.',
        pl: 'Do otworów pod kołki meblowe, mufy gwintowane i śruby w ramach stołów. Obrzeże pozostaje czyste, więc widocznego otworu nie trzeba zasłaniać zaślepką ani podkładką.',
      },
      priceNet: 530,
      features: { material: { en: 'chrome-vanadium steel', pl: 'stal chromowo-wanadowa' }, shank: { en: 'straight', pl: 'walcowy' } },
      variants: (
        [
          [7, 109, 0.026, 530, 410],
          [8, 117, 0.036, 590, 1720],
          [9, 125, 0.048, 690, 260],
          [10, 133, 0.062, 790, 1310],
          [12, 151, 0.1, 1090, 760],
        ] as const
      ).map(([d, length, weight, price, stockOnHand]) => ({
        symbol: `BRAD-CV-${d}`,
        features: { diameter: `${d} mm`, length: `${length} mm` },
        tiers: tiered(price, [10, 7], [50, 14]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Brad point drill, CV steel, large, 14 to 20 mm, reduced shank', pl: 'Wiertło do drewna z kolcem, stal CV, duże 14–20 mm, chwyt zwężony' },
      symbol: 'BRAD-CV-L',
      note: {
        en: 'The shank is turned down to 10 mm, so the drills fit a cordless drill driver. They are for holes for rungs, bed bolts and pipes; change down to first gear.',
        pl: 'Chwyt stoczony do 10 mm, dzięki czemu wiertła wchodzą w uchwyt wkrętarki. Do otworów pod szczeble, śruby do łóżek i rury; przełącz na pierwszy bieg.',
      },
      priceNet: 1690,
      features: { material: { en: 'chrome-vanadium steel', pl: 'stal chromowo-wanadowa' }, shank: { en: 'straight 10 mm', pl: 'walcowy 10 mm' } },
      variants: (
        [
          [14, 160, 0.12, 1690, 240],
          [16, 160, 0.15, 1990, 310],
          [18, 165, 0.185, 2390, 130],
          [20, 170, 0.22, 2790, 180],
        ] as const
      ).map(([d, length, weight, price, stockOnHand]) => ({
        symbol: `BRAD-CV-${d}`,
        features: { diameter: `${d} mm`, length: `${length} mm` },
        tiers: tiered(price, [5, 5], [20, 11]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Brad point drill, HSS, fully ground', pl: 'Wiertło do drewna z kolcem, stal HSS, szlifowane' },
      symbol: 'BRAD-HSS',
      note: {
        en: 'High-speed steel is for hardwood, laminated board and long runs, where CV steel softens from heat. The drill holds its edge several times longer and can be resharpened with a diamond file.',
        pl: 'Stal szybkotnąca do twardego drewna, płyt laminowanych i pracy seryjnej, bo stal CV mięknie wtedy od ciepła. Wiertło trzyma ostrość kilkakrotnie dłużej i daje się ostrzyć pilnikiem diamentowym.',
      },
      priceNet: 890,
      features: { steel: 'HSS', shank: { en: 'straight', pl: 'walcowy' } },
      variants: (
        [
          [4, 75, 0.006, 890, 340],
          [5, 86, 0.011, 990, 480],
          [6, 93, 0.017, 1150, 520],
          [8, 117, 0.036, 1590, 610],
          [10, 133, 0.062, 2190, 390],
        ] as const
      ).map(([d, length, weight, price, stockOnHand]) => ({
        symbol: `BRAD-HSS-${d}`,
        features: { diameter: `${d} mm`, length: `${length} mm` },
        tiers: tiered(price, [5, 4], [25, 10]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Long brad point drill, CV steel, 250 mm', pl: 'Wiertło do drewna z kolcem, stal CV, długie 250 mm' },
      symbol: 'BRAD-LONG',
      note: {
        en: 'It drills through posts and laminated beams for cables and long bolts. Withdraw it every two diameters of depth, because shavings packed in the flute make it bind and snap.',
        pl: 'Przewierca słupki i belki klejone pod kable i długie śruby. Wycofuj wiertło zawsze, gdy zagłębi się o kolejne dwie średnice, bo ubity w rowku wiór je klinuje i łamie.',
      },
      priceNet: 1390,
      features: { material: { en: 'chrome-vanadium steel', pl: 'stal chromowo-wanadowa' }, shank: { en: 'straight', pl: 'walcowy' }, length: '250 mm' },
      variants: (
        [
          [6, 0.045, 1390, 290],
          [8, 0.08, 1590, 420],
          [10, 0.122, 1890, 380],
          [12, 0.175, 2390, 210],
        ] as const
      ).map(([d, weight, price, stockOnHand]) => ({ symbol: `BRAD-LONG-${d}`, features: { diameter: `${d} mm` }, tiers: tiered(price, [5, 5], [20, 10]), weight, stockOnHand })),
    },
    {
      name: { en: 'Brad point drill, CV steel, with 1/4" hexagon shank', pl: 'Wiertło do drewna z kolcem, stal CV, chwyt sześciokątny 1/4"' },
      symbol: 'BRAD-HEX',
      note: {
        en: 'It is for pilot holes on site and swaps with a screwdriver bit in a second. The shank takes up 30 mm of the length given.',
        pl: 'Do otworów pilotowych na montażu: wiertło wymienia się na bit w sekundę. Chwyt zajmuje 30 mm podanej długości.',
      },
      priceNet: 590,
      features: { material: { en: 'chrome-vanadium steel', pl: 'stal chromowo-wanadowa' }, shank: { en: 'hexagon 1/4"', pl: 'sześciokątny 1/4"' } },
      variants: (
        [
          [3, 70, 0.008, 590, 640],
          [4, 75, 0.01, 620, 710],
          [5, 87, 0.013, 650, 690],
          [6, 95, 0.018, 690, 830],
          [8, 110, 0.031, 890, 470],
          [10, 120, 0.048, 1090, 280],
        ] as const
      ).map(([d, length, weight, price, stockOnHand]) => ({ symbol: `BRAD-HEX-${d}`, features: { diameter: `${d} mm`, length: `${length} mm` }, tiers: tiered(price, [10, 8]), weight, stockOnHand })),
    },
    {
      name: { en: 'Dowel drill set with stop collars and dowel centre points, 6, 8 and 10 mm', pl: 'Komplet do kołkowania: wiertła z ogranicznikami głębokości i znaczniki, 6, 8, 10 mm' },
      symbol: 'BRAD-DOWEL-SET',
      note: {
        en: 'The set has three drills, three clamp-on stop collars and dowel centre points that transfer the position of the hole to the mating part. Set the collar one or two millimetres deeper than half the length of the dowel.',
        pl: 'Trzy wiertła, trzy ograniczniki głębokości i znaczniki, które przenoszą położenie otworu na drugi element. Ogranicznik ustaw o 1–2 mm głębiej, niż wynosi połowa długości kołka.',
      },
      priceNet: 3990,
      weight: 0.24,
      stockOnHand: 310,
      features: {
        material: { en: 'chrome-vanadium steel', pl: 'stal chromowo-wanadowa' },
        shank: { en: 'straight', pl: 'walcowy' },
        contents: { en: '3 drills, 3 stop collars, 12 dowel centre points', pl: '3 wiertła, 3 ograniczniki głębokości, 12 znaczników' },
      },
    },
    {
      name: { en: 'Self-centring hinge drill, 5 mm brad point in spring sleeve', pl: 'Wiertło samocentrujące do zawiasów 5 mm, z kolcem, w tulei sprężynowej' },
      symbol: 'BRAD-VIX-5',
      note: {
        en: 'The tapered sleeve drops into a shelf-pin jig or hinge hole and centres the drill before it cuts. Drilling stops by itself once the sleeve is pushed right in.',
        pl: 'Stożkowa tuleja siada w otworze szablonu lub zawiasu i centruje wiertło, zanim zacznie ono skrawać. Wiercenie kończy się, gdy tuleja jest wciśnięta do oporu.',
      },
      priceNet: 4490,
      weight: 0.06,
      stockOnHand: 9,
      features: { steel: 'HSS', shank: { en: 'hexagon 1/4"', pl: 'sześciokątny 1/4"' }, diameter: '5 mm', length: '90 mm' },
    },
    {
      name: { en: 'Brad point drill set, CV steel, 8 pieces, 3 to 10 mm', pl: 'Komplet wierteł do drewna z kolcem, stal CV, 8 szt., 3–10 mm' },
      symbol: 'BRAD-CV-SET8',
      pieces: 8,
      note: {
        en: 'The set contains every millimetre size from 3 to 10 in a clear box with a hook for the tool wall. This is a sensible first set for a joinery bench or school workshop.',
        pl: 'Wiertła co milimetr, od 3 do 10, w przezroczystym pudełku z zawieszką na ścianę narzędziową. Rozsądny pierwszy komplet na stół stolarski i do pracowni szkolnej.',
      },
      priceNet: 3690,
      weight: 0.29,
      stockOnHand: 560,
      features: { material: { en: 'chrome-vanadium steel', pl: 'stal chromowo-wanadowa' }, shank: { en: 'straight', pl: 'walcowy' }, contents: '3, 4, 5, 6, 7, 8, 9, 10 mm' },
    },
  ],
}
