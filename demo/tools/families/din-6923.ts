import { type DemoFamily, tiered } from '../../types.ts'

const pack = (n: number) => ({ en: `${n} pcs`, pl: `${n} szt.` })
const sizes = (prefix: string, rows: readonly (readonly [thread: string, weight: number, price: number, stockOnHand: number])[]) =>
  rows.map(([thread, weight, price, stockOnHand]) => ({
    symbol: `${prefix}-${thread}`,
    features: { thread },
    tiers: tiered(price, [4, 4], [16, 8]),
    weight,
    stockOnHand,
  }))

const zinc = { en: 'zinc plated', pl: 'ocynk galwaniczny' }
const steel = { en: 'steel', pl: 'stal' }
const stainless = { en: 'stainless steel', pl: 'stal nierdzewna' }

export const family: DemoFamily = {
  code: 'din-6923',
  category: 'nuts',
  brand: 'normfix',
  vat: 23,
  short: {
    en: 'Hexagon nuts with an integral flange, smooth or serrated, that need no washer.',
    pl: 'Nakrętki sześciokątne z kołnierzem, gładkim lub ząbkowanym, niewymagające podkładki.',
  },
  description: {
    en: `The flange is part of the nut and spreads the load over roughly twice the area of a plain hexagon, so there is no washer to fit or to lose. DIN 6923 covers M5 to M20; ISO 4161 is the current standard with nearly the same dimensions. At M10 the DIN nut takes a 15 mm spanner.

Smooth flanges suit painted and soft surfaces and oversize holes. Serrated flanges carry slanted teeth that slide as the nut is tightened and bite when it tries to turn back. They mark the surface, and they need a part softer than the nut; on hardened steel they have nothing to grip.

Use these nuts with bolts of the matching class, and with flange bolts on the other side where the sheet is thin. Do not lay a washer under a serrated flange: the nut then locks to the washer and both turn together.`,
    pl: `Kołnierz jest częścią nakrętki i rozkłada nacisk na powierzchnię mniej więcej dwa razy większą niż zwykły sześciokąt, więc nie trzeba zakładać podkładki i nie ma czego zgubić. DIN 6923 obejmuje rozmiary od M5 do M20; obecnie obowiązuje ISO 4161 o niemal tych samych wymiarach. Nakrętka DIN M10 ma rozmiar pod klucz 15 mm.

Kołnierz gładki nadaje się na powierzchnie malowane i miękkie oraz na powiększone otwory. Kołnierz ząbkowany ma skośne zęby, które przy dokręcaniu się ślizgają, a przy odkręcaniu wgryzają się w podłoże. Zostawiają ślad i wymagają części bardziej miękkiej od nakrętki; na stali hartowanej nie mają czego chwycić.

Stosuj te nakrętki ze śrubami odpowiedniej klasy, a gdy blacha jest cienka, użyj śrub, które też mają kołnierz. Pod kołnierz ząbkowany nie zakładaj podkładki, bo nakrętka zablokuje się na niej i obie będą się obracać.`,
  },
  features: { norm: 'DIN 6923' },
  keywords: {
    en: 'flanged nut, collar nut, washer nut, whiz nut, EN 1661, DIN6923',
    pl: 'z podkładką, z talerzykiem, kołnierzówka, nakrętka talerzowa, PN-EN 1661, DIN6923',
  },
  products: [
    {
      name: { en: 'Flange nut DIN 6923, serrated, class 8, zinc plated', pl: 'Nakrętka kołnierzowa DIN 6923, ząbkowana, kl. 8, ocynk' },
      symbol: '6923-8-S',
      note: {
        en: 'This is the standard nut for cable trays, shelving and car bodywork. The teeth cut through paint, which also gives an earth contact.',
        pl: 'Typowa nakrętka do korytek kablowych, regałów i blacharki samochodowej. Zęby przecinają lakier, co przy okazji daje styk uziemiający.',
      },
      priceNet: 890,
      features: { material: steel, strength: '8', finish: zinc, pack: pack(100) },
      variants: sizes('6923-8-S', [
        ['M5', 0.17, 890, 640],
        ['M6', 0.34, 1190, 2100],
        ['M8', 0.71, 2190, 2430],
        ['M10', 1.2, 3990, 1130],
        ['M12', 1.98, 6690, 390],
      ]),
    },
    {
      name: { en: 'Flange nut DIN 6923, smooth, class 8, zinc plated', pl: 'Nakrętka kołnierzowa DIN 6923, gładka, kl. 8, ocynk' },
      symbol: '6923-8-P',
      note: {
        en: 'It has no teeth, so it can be undone and moved without scratching lacquer, plastic or aluminium. Against vibration, add threadlocker.',
        pl: 'Nie ma zębów, więc można ją odkręcać i przestawiać bez rysowania lakieru, tworzywa i aluminium. Przy drganiach zastosuj klej do gwintów.',
      },
      priceNet: 1190,
      features: { material: steel, strength: '8', finish: zinc, pack: pack(100) },
      variants: [
        { symbol: '6923-8-P-M6', features: { thread: 'M6' }, weight: 0.34, stockOnHand: 780 },
        { symbol: '6923-8-P-M8', features: { thread: 'M8' }, tiers: tiered(2190, [4, 4]), weight: 0.71, stockOnHand: 940 },
        { symbol: '6923-8-P-M10', features: { thread: 'M10' }, tiers: tiered(3990, [4, 4]), weight: 1.2, stockOnHand: 415 },
        { symbol: '6923-8-P-M12', features: { thread: 'M12' }, tiers: tiered(6590, [4, 4]), weight: 1.98, stockOnHand: 0 },
      ],
    },
    {
      name: { en: 'Flange nut DIN 6923, class 10 for 10.9 bolts, zinc flake', pl: 'Nakrętka kołnierzowa DIN 6923 do śrub 10.9, kl. 10, cynk płatkowy' },
      symbol: '6923-10-ZF',
      note: {
        en: 'It is for axles, gearboxes and engine mounts of lorries and farm machines. The flange is smooth, and the flake coating keeps friction even, so torque tables can be relied on.',
        pl: 'Do osi, przekładni i poduszek silnika w ciężarówkach i maszynach rolniczych. Kołnierz gładki; powłoka płatkowa utrzymuje stałe tarcie, więc tabele momentów się sprawdzają.',
      },
      priceNet: 2390,
      features: { material: steel, strength: '10', finish: { en: 'zinc flake', pl: 'cynk płatkowy' }, pack: pack(50) },
      variants: sizes('6923-10-ZF', [
        ['M8', 0.36, 2390, 260],
        ['M10', 0.6, 3990, 340],
        ['M12', 0.99, 6190, 225],
        ['M16', 2.25, 13900, 70],
      ]),
    },
    {
      name: { en: 'Flange nut DIN 6923, serrated, stainless A2', pl: 'Nakrętka kołnierzowa DIN 6923, ząbkowana, nierdzewna A2' },
      symbol: '6923-A2-S',
      brand: 'inoxar',
      note: {
        en: 'M8 is the size for solar panel rails and hammer-head bolts; smaller sizes go on ventilation ducts. On bare aluminium, grease the thread, not the teeth.',
        pl: 'M8 to nakrętka do szyn pod panele słoneczne i do śrub młotkowych, a mniejsze trafiają na kanały wentylacyjne. Na gołym aluminium smaruj gwint, nie zęby.',
      },
      priceNet: 1790,
      features: { material: stainless, strength: '70', steel: 'A2', pack: pack(100) },
      variants: sizes('6923-A2-S', [
        ['M5', 0.17, 1790, 390],
        ['M6', 0.34, 2590, 860],
        ['M8', 0.72, 4490, 1940],
        ['M10', 1.22, 8690, 520],
      ]),
    },
    {
      name: { en: 'Flange nut DIN 6923 M8, smooth, stainless A4', pl: 'Nakrętka kołnierzowa DIN 6923 M8, gładka, kwasoodporna A4' },
      symbol: '6923-A4-P-M8',
      brand: 'inoxar',
      note: {
        en: 'It fastens seafront railings and brackets in sewage works and takes a 13 mm spanner. It is sold in boxes of 50, since a job rarely needs more.',
        pl: 'Mocuje balustrady nad morzem i wsporniki w oczyszczalniach ścieków; klucz 13 mm. Pakowana po pięćdziesiąt sztuk, bo rzadko potrzeba więcej.',
      },
      priceNet: 3790,
      weight: 0.36,
      stockOnHand: 58,
      features: { thread: 'M8', material: stainless, strength: '80', steel: 'A4', pack: pack(50) },
    },
    {
      name: { en: 'Flange nut DIN 6923, fine thread, class 8, zinc plated', pl: 'Nakrętka kołnierzowa DIN 6923, gwint drobnozwojny, kl. 8, ocynk' },
      symbol: '6923-8-MF',
      note: {
        en: 'Use it for car brackets, underbody panels and exhaust flanges. On the hot side of an exhaust, the zinc burns off; use a copper-plated nut there.',
        pl: 'Do wsporników, osłon podwozia i kołnierzy układów wydechowych w samochodach. Po gorącej stronie wydechu cynk się wypali, dlatego użyj tam nakrętki miedziowanej.',
      },
      priceNet: 2890,
      features: { material: steel, strength: '8', finish: zinc, pack: pack(50) },
      variants: [
        {
          symbol: '6923-8-MF-M10X1.25',
          features: { thread: { en: 'M10×1.25', pl: 'M10×1,25' } },
          tiers: tiered(2890, [4, 4]),
          weight: 0.6,
          stockOnHand: 240,
        },
        {
          symbol: '6923-8-MF-M12X1.25',
          features: { thread: { en: 'M12×1.25', pl: 'M12×1,25' } },
          tiers: tiered(4790, [4, 4]),
          weight: 0.98,
          stockOnHand: 115,
        },
        {
          symbol: '6923-8-MF-M12X1.5',
          features: { thread: { en: 'M12×1.5', pl: 'M12×1,5' } },
          tiers: tiered(4690, [4, 4]),
          weight: 0.98,
          stockOnHand: 180,
        },
        {
          symbol: '6923-8-MF-M14X1.5',
          features: { thread: { en: 'M14×1.5', pl: 'M14×1,5' } },
          tiers: tiered(7290, [4, 4]),
          weight: 1.57,
          stockOnHand: 36,
        },
      ],
    },
    {
      name: { en: 'Flange nut DIN 6923 M16, serrated, class 8, zinc plated', pl: 'Nakrętka kołnierzowa DIN 6923 M16, ząbkowana, kl. 8, ocynk' },
      symbol: '6923-8-S-M16',
      note: {
        en: 'The flange diameter is 34.5 mm and the spanner size 24 mm. The nut is used on crash barriers and crane rail clips, where a nut must not work loose.',
        pl: 'Średnica kołnierza 34,5 mm, klucz 24 mm. Nakrętka mocuje bariery drogowe i łapki szyn suwnicowych; w takich miejscach nie może się poluzować.',
      },
      priceNet: 4290,
      weight: 1.13,
      stockOnHand: 92,
      features: { thread: 'M16', material: steel, strength: '8', finish: zinc, pack: pack(25) },
    },
    {
      name: { en: 'Flange nut DIN 6923 M6, serrated, black zinc', pl: 'Nakrętka kołnierzowa DIN 6923 M6, ząbkowana, ocynk czarny' },
      symbol: '6923-8-BZ-M6',
      note: {
        en: 'Its black-passivated zinc suits visible places, such as 19-inch racks, loudspeakers and motorcycle fairings. The nut takes a thin-walled 10 mm socket.',
        pl: 'Ocynkowana, z czarną pasywacją, do miejsc widocznych: szaf 19-calowych, kolumn głośnikowych, owiewek motocykli. Wymaga nasadki 10 mm o cienkiej ściance.',
      },
      priceNet: 1890,
      weight: 0.34,
      stockOnHand: 8,
      features: { thread: 'M6', material: steel, strength: '8', finish: { en: 'zinc plated, black', pl: 'ocynk czarny' }, pack: pack(100) },
    },
    {
      name: { en: 'Flange nut DIN 6923 M20, smooth, class 8, zinc plated', pl: 'Nakrętka kołnierzowa DIN 6923 M20, gładka, kl. 8, ocynk' },
      symbol: '6923-8-P-M20',
      note: {
        en: 'This is the largest size in the standard, with a bearing face almost 43 mm across. It goes over slotted holes in machine feet and timber beams.',
        pl: 'Największy rozmiar w normie, z powierzchnią oporową o średnicy prawie 43 mm. Przykrywa otwory podłużne w stopach maszyn i w belkach drewnianych.',
      },
      priceNet: 4590,
      weight: 0.9,
      stockOnHand: 35,
      features: { thread: 'M20', material: steel, strength: '8', finish: zinc, pack: pack(10) },
    },
  ],
}
