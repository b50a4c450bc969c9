import { type DemoFamily, tiered } from '../../types.ts'

const pack = (n: number) => ({ en: `${n} pcs`, pl: `${n} szt.` })
const sizes = (prefix: string, rows: readonly (readonly [thread: string, weight: number, price: number, stockOnHand: number])[]) =>
  rows.map(([thread, weight, price, stockOnHand]) => ({
    symbol: `${prefix}-${thread}`,
    features: { size: thread },
    tiers: tiered(price, [10, 5], [30, 10]),
    weight,
    stockOnHand,
  }))

const zinc = { en: 'zinc plated', pl: 'ocynk galwaniczny' }
const spring = { en: 'spring steel', pl: 'stal sprężynowa' }
const stainless = { en: 'stainless steel', pl: 'stal nierdzewna' }

export const family: DemoFamily = {
  code: 'din-127',
  category: 'washers',
  brand: 'normfix',
  vat: 23,
  short: {
    en: 'Split spring washers and toothed washers in spring steel and stainless steel.',
    pl: 'Podkładki sprężyste przecięte i podkładki ząbkowane ze stali sprężynowej i nierdzewnej.',
  },
  description: {
    en: `A spring washer to DIN 127 is one turn of rectangular wire, cut through and set out of plane. Toothed washers to DIN 6797 and serrated washers to DIN 6798 bite with many small teeth, outside (A), inside (J) or on a cone for countersunk heads (V). All of them are made of hardened spring steel or spring-hard stainless steel.

They take up a little settling in joints with short bolts up to property class 5.8. Toothed washers also cut through paint and oxide and give a sound earth contact. DIN has withdrawn these standards, because under transverse vibration such washers do not hold an 8.8 bolt; there, use wedge-locking washers, threadlocker or a flange nut.

Lay the spring washer directly under the nut, not on a flat washer. Use each washer once: a flattened one no longer springs. Electroplated spring steel must be baked against hydrogen embrittlement.`,
    pl: `Podkładka sprężysta DIN 127 to jeden zwój drutu o przekroju prostokątnym, przecięty i rozgięty. Podkładki ząbkowane DIN 6797 i wachlarzowe DIN 6798 wgryzają się wieloma małymi zębami: zewnętrznymi (A), wewnętrznymi (J) albo ułożonymi w stożek pod łby stożkowe (V). Wszystkie są z hartowanej stali sprężynowej albo sprężystej stali nierdzewnej.

Wyrównują niewielkie osiadanie w połączeniach z krótkimi śrubami do klasy 5.8. Ząbkowane przecinają też farbę i tlenek, więc dają pewny styk uziemiający. DIN wycofał te normy, bo przy drganiach poprzecznych takie podkładki nie utrzymują śruby 8.8; tam zastosuj podkładki zabezpieczające klinowe, klej do gwintów albo nakrętkę kołnierzową.

Podkładkę sprężystą połóż wprost pod nakrętką, a nie na podkładce płaskiej. Każdej podkładki sprężystej używaj tylko raz, bo spłaszczona już nie sprężynuje. Ocynkowana galwanicznie stal sprężynowa musi być wygrzana przeciw kruchości wodorowej.`,
  },
  features: { application: { en: 'bolts up to class 5.8, earthing', pl: 'śruby do klasy 5.8, uziemienia' } },
  keywords: {
    en: 'grower, split washer, lock washer, star washer, shakeproof, DIN127',
    pl: 'grower, sprężynka, podkładka sprężynująca, gwiazdka, zębata, koronkowa, DIN127',
  },
  products: [
    {
      name: { en: 'Spring washer DIN 127 B, zinc plated', pl: 'Podkładka sprężysta DIN 127 B, ocynk galwaniczny' },
      symbol: '127B-ZN',
      note: {
        en: 'Its ends are cut square, and it is the type found in most assembly drawings of older machines. Fit it under the nut on bolts of property class 4.8 to 5.8.',
        pl: 'Końce cięte prosto; typ spotykany na większości rysunków starszych maszyn. Zakładaj pod nakrętkę na śrubach klasy od 4.8 do 5.8.',
      },
      priceNet: 390,
      features: { norm: 'DIN 127 B', material: spring, finish: zinc, pack: pack(100) },
      variants: sizes('127B-ZN', [
        ['M4', 0.02, 390, 510],
        ['M5', 0.04, 420, 760],
        ['M6', 0.08, 520, 1980],
        ['M8', 0.16, 790, 2300],
        ['M10', 0.25, 1190, 1440],
        ['M12', 0.38, 1690, 690],
      ]),
    },
    {
      name: { en: 'Spring washer DIN 127 B M16, plain steel', pl: 'Podkładka sprężysta DIN 127 B M16, stal surowa' },
      symbol: '127B-BK-M16',
      note: {
        en: 'Without plating there is no hydrogen in the steel, so the washer will not snap hours after it is fitted. In a gearbox or on a mower deck, coat it with grease.',
        pl: 'Bez powłoki nie ma w stali wodoru, więc podkładka nie pęknie samoistnie kilka godzin po założeniu. W przekładni albo w kosiarce pokryj ją smarem.',
      },
      priceNet: 1590,
      weight: 0.45,
      stockOnHand: 230,
      features: { norm: 'DIN 127 B', size: 'M16', material: spring, finish: { en: 'plain, oiled', pl: 'bez powłoki, olejowana' }, pack: pack(50) },
    },
    {
      name: { en: 'Spring washer DIN 127 B, stainless', pl: 'Podkładka sprężysta DIN 127 B, nierdzewna' },
      symbol: '127B-A2',
      brand: 'inoxar',
      note: {
        en: 'Work-hardened 1.4310 steel springs less than carbon steel but does not rust. These washers are common on clamps, solar panel frames and ladders in freshwater pools.',
        pl: 'Umocniona zgniotem stal 1.4310 sprężynuje słabiej od węglowej, za to nie rdzewieje. Takie podkładki spotyka się w obejmach, ramach paneli słonecznych i drabinkach basenowych w słodkiej wodzie.',
      },
      priceNet: 690,
      features: { norm: 'DIN 127 B', material: stainless, steel: '1.4310', pack: pack(100) },
      variants: sizes('127B-A2', [
        ['M4', 0.02, 690, 280],
        ['M5', 0.04, 790, 420],
        ['M6', 0.08, 990, 960],
        ['M8', 0.16, 1590, 1020],
        ['M10', 0.26, 2590, 530],
        ['M12', 0.39, 3990, 210],
      ]),
    },
    {
      name: { en: 'Spring washer DIN 127 B M20, mechanically zinc plated', pl: 'Podkładka sprężysta DIN 127 B M20, ocynk mechaniczny' },
      symbol: '127B-MZ-M20',
      note: {
        en: 'Zinc powder is peened on in a drum without electric current, so hardly any hydrogen enters the hard steel. The washer goes under the nuts of class 4.8 to 5.8 bolts on trailers and gates.',
        pl: 'Proszek cynkowy nabija się na podkładki w bębnie, bez prądu, więc do twardej stali prawie nie wnika wodór. Pod nakrętki śrub klasy od 4.8 do 5.8 w przyczepach i bramach.',
      },
      priceNet: 2890,
      weight: 0.76,
      stockOnHand: 0,
      features: { norm: 'DIN 127 B', size: 'M20', material: spring, finish: { en: 'mechanically zinc plated', pl: 'ocynk mechaniczny' }, pack: pack(50) },
    },
    {
      name: { en: 'Spring washer DIN 7980 for cap screws, zinc plated', pl: 'Podkładka sprężysta DIN 7980 do śrub imbusowych, ocynk' },
      symbol: '7980-ZN',
      note: {
        en: 'It is for lightly loaded joints and is small enough in outside diameter to sit under a socket cap head in its counterbore, where DIN 127 will not go.',
        pl: 'Do lekko obciążonych połączeń. Ma tak małą średnicę zewnętrzną, że mieści się w pogłębieniu pod łbem walcowym, gdzie podkładka DIN 127 nie wejdzie.',
      },
      priceNet: 690,
      features: { norm: 'DIN 7980', material: spring, finish: zinc, pack: pack(100) },
      variants: [
        { symbol: '7980-ZN-M5', features: { size: 'M5' }, weight: 0.04, stockOnHand: 340 },
        { symbol: '7980-ZN-M6', features: { size: 'M6' }, weight: 0.05, stockOnHand: 620 },
        { symbol: '7980-ZN-M8', features: { size: 'M8' }, tiers: tiered(990, [10, 5], [30, 10]), weight: 0.1, stockOnHand: 710 },
        { symbol: '7980-ZN-M10', features: { size: 'M10' }, tiers: tiered(1490, [10, 5], [30, 10]), weight: 0.2, stockOnHand: 305 },
        { symbol: '7980-ZN-M12', features: { size: 'M12' }, tiers: tiered(1990, [10, 5], [30, 10]), weight: 0.23, stockOnHand: 7 },
      ],
    },
    {
      name: { en: 'Toothed washer DIN 6797 A, external teeth, zinc plated', pl: 'Podkładka ząbkowana DIN 6797 A, zęby zewnętrzne, ocynk' },
      symbol: '6797A-ZN',
      kind: 'toothed',
      note: {
        en: 'Its wide-set twisted teeth dig into painted switchboard doors and car earth points. The washer needs a head wider than itself, otherwise the teeth fold.',
        pl: 'Szeroko rozstawione skręcone zęby wgryzają się w lakierowane drzwi rozdzielnic i punkty masowe w samochodach. Łeb musi być szerszy od podkładki, inaczej zęby się podwiną.',
      },
      priceNet: 490,
      features: { norm: 'DIN 6797 A', material: spring, finish: zinc, pack: pack(100) },
      variants: sizes('6797A-ZN', [
        ['M4', 0.01, 490, 430],
        ['M5', 0.02, 550, 520],
        ['M6', 0.03, 690, 880],
        ['M8', 0.06, 990, 760],
        ['M10', 0.09, 1490, 290],
      ]),
    },
    {
      name: { en: 'Toothed washer DIN 6797 J, internal teeth, stainless', pl: 'Podkładka ząbkowana DIN 6797 J, zęby wewnętrzne, nierdzewna' },
      symbol: '6797J-A2',
      kind: 'toothed',
      brand: 'inoxar',
      note: {
        en: 'The teeth are hidden under the head, so nothing catches cloth or fingers. The washer suits instrument panels and cheese-head screws with small heads.',
        pl: 'Zęby są schowane pod łbem, więc nie zaczepią tkaniny ani palców. Podkładkę stosuje się w panelach aparatury i pod wkręty o małych łbach walcowych.',
      },
      priceNet: 890,
      features: { norm: 'DIN 6797 J', material: stainless, steel: '1.4310', pack: pack(100) },
      variants: sizes('6797J-A2', [
        ['M4', 0.01, 890, 190],
        ['M5', 0.02, 990, 240],
        ['M6', 0.03, 1190, 380],
        ['M8', 0.06, 1790, 265],
      ]),
    },
    {
      name: { en: 'Serrated washer DIN 6798 A, external teeth, zinc plated', pl: 'Podkładka wachlarzowa DIN 6798 A, zęby zewnętrzne, ocynk' },
      symbol: '6798A-ZN',
      kind: 'toothed',
      note: {
        en: 'Its overlapping fan teeth sit closer together than on DIN 6797 washers and are less likely to break off. The washer is the usual partner of ring terminals on earth bars.',
        pl: 'Zęby zachodzą na siebie jak w wachlarzu, są gęstsze niż w podkładkach DIN 6797 i rzadziej się odłamują. Podkładkę stosuje się zwykle z końcówkami oczkowymi na szynach uziemiających.',
      },
      priceNet: 520,
      features: { norm: 'DIN 6798 A', material: spring, finish: zinc, pack: pack(100) },
      variants: sizes('6798A-ZN', [
        ['M5', 0.02, 520, 570],
        ['M6', 0.03, 650, 1150],
        ['M8', 0.06, 950, 1060],
        ['M10', 0.09, 1390, 480],
        ['M12', 0.12, 1990, 155],
      ]),
    },
    {
      name: { en: 'Serrated washer DIN 6798 V M6 for countersunk heads, zinc plated', pl: 'Podkładka wachlarzowa DIN 6798 V M6 do łbów stożkowych, ocynk' },
      symbol: '6798V-ZN-M6',
      kind: 'toothed',
      note: {
        en: 'It is a toothed 90° cone that lies in the countersink under the screw head. Countersink half a millimetre deeper, or the head will stand proud.',
        pl: 'Ząbkowany stożek 90°, który leży w pogłębieniu pod łbem wkręta. Pogłębienie zrób o pół milimetra głębsze, inaczej łeb będzie wystawał.',
      },
      priceNet: 990,
      weight: 0.02,
      stockOnHand: 145,
      features: { norm: 'DIN 6798 V', size: 'M6', material: spring, finish: zinc, pack: pack(100) },
    },
    {
      name: { en: 'Serrated washer DIN 6798 A M8, stainless', pl: 'Podkładka wachlarzowa DIN 6798 A M8, nierdzewna' },
      symbol: '6798A-A2-M8',
      kind: 'toothed',
      brand: 'inoxar',
      note: {
        en: 'It is for earthing anodised panel frames on a roof, where the teeth have to break the oxide skin once and then stay put.',
        pl: 'Do uziemiania anodowanych ram paneli na dachu: zęby muszą raz przebić warstwę tlenku i potem nie zmieniać położenia.',
      },
      priceNet: 1690,
      weight: 0.06,
      stockOnHand: 410,
      features: { norm: 'DIN 6798 A', size: 'M8', material: stainless, steel: '1.4310', pack: pack(100) },
    },
  ],
}
