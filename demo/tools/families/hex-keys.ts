import { type DemoFamily, tiered } from '../../types.ts'

const mm = (value: number) => (Number.isInteger(value) ? `${value} mm` : { en: `${value} mm`, pl: `${String(value).replace('.', ',')} mm` })

/** Size in mm, long arm in mm, kg, price, stock. */
const keys = (prefix: string, rows: [number, number, number, number, number][]) =>
  rows.map(([size, length, weight, price, stockOnHand]) => ({
    symbol: `${prefix}-${size}`,
    features: { size: mm(size), length: mm(length) },
    tiers: tiered(price, [10, 6], [100, 15]),
    weight,
    stockOnHand,
  }))

const stars: [string, number, number, number, number][] = [
  ['T10', 96, 0.006, 390, 420],
  ['T15', 103, 0.009, 420, 380],
  ['T20', 109, 0.013, 450, 610],
  ['T25', 116, 0.018, 490, 690],
  ['T30', 127, 0.027, 590, 540],
  ['T40', 140, 0.044, 790, 260],
]

export const family: DemoFamily = {
  code: 'hex-keys',
  category: 'wrenches',
  brand: 'kowalski-forge',
  vat: 23,
  short: {
    en: 'Hexagon and six-lobe keys for socket screws, single and in sets, with short or long arms, a T-handle or a folding body.',
    pl: 'Klucze trzpieniowe sześciokątne (imbusowe) i gwiazdkowe do śrub z gniazdem, pojedyncze i w zestawach, krótkie, długie, z rękojeścią T i składane.',
  },
  description: {
    en:
      'A hexagon key turns socket screws with a bar of the same section bent at a right angle. ' +
      'ISO 2936 (formerly DIN 911) fixes the width across flats, the lengths of both arms, the hardness and the test torque. ' +
      'The long arm gives reach; the short arm, used as the blade, gives leverage.\n\n' +
      'The keys are made of alloy tool steel, hardened right through. The ends are cut square, so that the key fills the recess down to the bottom. ' +
      'A ball end enters at up to 25° and runs screws in fast, but its neck is thin.\n\n' +
      'Clear the recess of paint and dirt before you push the key in. Loosen and tighten screws with the straight end, never with the ball. ' +
      'A key whose corners have rounded can be ground back by a few millimetres, slowly and with cooling, so the end does not turn blue and lose its hardness.',
    pl:
      'Klucz trzpieniowy obraca śruby z gniazdem prętem o tym samym przekroju, zgiętym pod kątem prostym. ' +
      'ISO 2936 (dawniej DIN 911) ustala rozmiar sześciokąta, długości obu ramion, twardość i moment próbny. ' +
      'Długie ramię daje zasięg, a krótkie włożone w gniazdo daje siłę.\n\n' +
      'Klucze są ze stopowej stali narzędziowej, hartowane na wskroś. Końce są ucięte prostopadle, więc klucz wypełnia gniazdo do dna. ' +
      'Kulka wchodzi pod kątem do 25° i szybko wkręca śruby, ale ma cienką szyjkę.\n\n' +
      'Przed włożeniem klucza oczyść gniazdo z farby i brudu. Śruby luzuj i dociągaj końcem prostym, nigdy kulką. ' +
      'Klucz o zaokrąglonych krawędziach można skrócić na szlifierce o kilka milimetrów, powoli i z chłodzeniem, żeby koniec nie zsiniał i nie stracił twardości.',
  },
  features: {
    material: { en: 'alloy tool steel, hardened', pl: 'stopowa stal narzędziowa, hartowana' },
  },
  keywords: {
    en: 'allen key, allen wrench, inbus, L-key, hex wrench, star key',
    pl: 'imbus, imbusy, klucz imbusowy, ampulowy, inbus, torksy, kluczyk do mebli',
  },
  products: [
    {
      name: { en: 'Hex key ISO 2936, short, black', pl: 'Klucz imbusowy ISO 2936, krótki, czarny' },
      symbol: '2936',
      note: {
        en: 'It is sold singly, since it is always the same two or three that get lost. For socket cap screws, use the 3 mm key for M4, 4 mm for M5, 5 mm for M6 and 6 mm for M8.',
        pl: 'Sprzedawany na sztuki, bo zawsze giną te same dwa albo trzy. Do śrub z łbem walcowym: 3 mm do M4, 4 do M5, 5 do M6, 6 do M8.',
      },
      priceNet: 120,
      features: { norm: 'ISO 2936', finish: { en: 'black oxide', pl: 'oksydowana' } },
      variants: keys('2936', [
        [2, 52, 0.002, 120, 900],
        [2.5, 58.5, 0.003, 130, 840],
        [3, 66, 0.005, 140, 1600],
        [4, 74, 0.011, 160, 2100],
        [5, 85, 0.02, 190, 2400],
        [6, 96, 0.032, 230, 1900],
        [8, 108, 0.064, 350, 1200],
      ]),
    },
    {
      name: { en: 'Hex key with ball end, long, chrome plated', pl: 'Klucz imbusowy z kulką, długi, chromowany' },
      symbol: 'HKB',
      note: {
        en: 'The ball on the long arm enters the screw past an obstacle. Chrome takes up about 0.02 mm of the clearance, so these keys fit tightly in painted recesses.',
        pl: 'Kulka na długim ramieniu wchodzi w gniazdo śruby mimo przeszkody. Chrom zabiera około 0,02 mm luzu, więc w malowane gniazda klucz wchodzi ciasno.',
      },
      priceNet: 490,
      features: { finish: { en: 'chrome plated', pl: 'chromowana' } },
      variants: keys('HKB', [
        [3, 126, 0.009, 490, 520],
        [4, 140, 0.018, 560, 640],
        [5, 160, 0.033, 640, 690],
        [6, 180, 0.054, 790, 510],
        [8, 200, 0.106, 1190, 330],
        [10, 224, 0.184, 1690, 150],
      ]),
    },
    {
      name: { en: 'Hex key ISO 2936 for large screws, 12 to 22 mm', pl: 'Klucz imbusowy ISO 2936 do dużych śrub, 12–22 mm' },
      symbol: '2936-XL',
      note: {
        en: 'It is for moulds, presses and drain plugs: 14 mm fits M16 socket cap screws, 17 mm fits M20 and 19 mm fits M24. The keys weigh up to about a kilogram, so mind your feet.',
        pl: 'Do form, pras i korków spustowych: 14 mm pasuje do śrub z łbem walcowym M16, 17 mm do M20, 19 mm do M24. Największy klucz waży około kilograma, więc uważaj na stopy.',
      },
      priceNet: 990,
      features: { norm: 'ISO 2936', finish: { en: 'black oxide', pl: 'oksydowana' } },
      variants: keys('2936', [
        [12, 137, 0.184, 990, 240],
        [14, 154, 0.289, 1490, 160],
        [17, 177, 0.489, 2490, 90],
        [19, 199, 0.684, 3490, 62],
        [22, 222, 1.03, 5490, 10],
      ]),
    },
    {
      name: { en: 'Six-lobe L-key, Torx, long', pl: 'Klucz trzpieniowy gwiazdkowy Torx, długi' },
      symbol: 'TXL',
      note: {
        en: 'Six-lobe keys transmit more torque than a hexagon of the same section and do not cam out. A T27 pushed into a T30 screw destroys both.',
        pl: 'Gwiazdka przenosi większy moment niż sześciokąt tego samego przekroju i nie wyskakuje z gniazda. Wciśnięcie klucza T27 w śrubę T30 niszczy i klucz, i śrubę.',
      },
      priceNet: 390,
      features: { drive: 'Torx', finish: { en: 'black oxide', pl: 'oksydowana' } },
      variants: stars.map(([size, length, weight, price, stockOnHand]) => ({
        symbol: `TXL-${size}`,
        features: { size, length: `${length} mm` },
        tiers: tiered(price, [10, 6], [100, 15]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Hex key with T-handle and side arm', pl: 'Klucz imbusowy z rękojeścią T i ramieniem bocznym' },
      symbol: 'HKT',
      note: {
        en: 'The long blade spins screws in, and the short arm at the side of the handle breaks them loose. The key suits assembly benches where one size is used all day.',
        pl: 'Długim grotem wkręca się śruby, a krótkim ramieniem z boku rękojeści luzuje. Klucz na stanowisko montażowe, gdzie cały dzień używa się jednego rozmiaru.',
      },
      priceNet: 1490,
      kind: 't-handle',
      features: { handle: { en: 'T-handle, two-component', pl: 'w kształcie T, dwuskładnikowa' } },
      variants: keys('HKT', [
        [3, 150, 0.05, 1490, 110],
        [4, 150, 0.06, 1590, 160],
        [5, 200, 0.09, 1790, 210],
        [6, 200, 0.11, 1990, 190],
        [8, 200, 0.17, 2590, 84],
      ]),
    },
    {
      name: { en: 'Hex key set in a clip holder, short, 9 pieces', pl: 'Zestaw kluczy imbusowych krótkich w uchwycie, 9 sztuk' },
      symbol: '2936-SET9',
      pieces: 9,
      note: {
        en: 'The set contains the plain ISO keys 1.5, 2, 2.5, 3, 4, 5, 6, 8 and 10 mm in a plastic clip. It is small enough for an apron pocket and enough for most machine set-up.',
        pl: 'Zwykłe klucze ISO 1,5; 2; 2,5; 3; 4; 5; 6; 8 i 10 mm w uchwycie z tworzywa. Mieszczą się w kieszeni fartucha i wystarczają do ustawiania większości maszyn.',
      },
      priceNet: 2490,
      weight: 0.29,
      stockOnHand: 740,
      kind: 'set',
      features: { norm: 'ISO 2936', contents: { en: '9 keys, 1.5 to 10 mm', pl: '9 kluczy, 1,5–10 mm' } },
    },
    {
      name: { en: 'Long hex key set with ball ends, 9 pieces', pl: 'Zestaw kluczy imbusowych długich z kulką, 9 sztuk' },
      symbol: 'HKB-SET9',
      pieces: 9,
      note: {
        en: 'The keys from 1.5 to 10 mm are powder coated, each size in a colour of its own, so the right one is found by eye in a dim machine room.',
        pl: 'Klucze od 1,5 do 10 mm malowane proszkowo, każdy rozmiar w innym kolorze, więc właściwy widać od razu nawet w ciemnej maszynowni.',
      },
      priceNet: 5990,
      weight: 0.5,
      stockOnHand: 310,
      kind: 'set',
      features: { contents: { en: '9 keys, 1.5 to 10 mm', pl: '9 kluczy, 1,5–10 mm' }, finish: { en: 'powder coated, coloured', pl: 'malowana proszkowo, kolorowa' } },
    },
    {
      name: { en: 'Tamper-resistant Torx key set, 8 pieces', pl: 'Zestaw kluczy Torx z otworem, 8 sztuk' },
      symbol: 'TXL-SET8',
      pieces: 8,
      note: {
        en: 'Keys T9 to T40 have a hole in the tip for tamper-proof screws with a pin. The bore weakens the small sizes, so turn T9 and T10 gently.',
        pl: 'Klucze od T9 do T40 z otworem w końcówce, do śrub zabezpieczonych trzpieniem. Otwór osłabia małe rozmiary, więc kluczy T9 i T10 trzeba używać z wyczuciem.',
      },
      priceNet: 4990,
      weight: 0.26,
      stockOnHand: 0,
      kind: 'set',
      features: { drive: 'Torx', contents: { en: '8 keys, T9 to T40', pl: '8 kluczy, T9–T40' } },
    },
    {
      name: { en: 'Inch hex key set, 10 pieces', pl: 'Zestaw kluczy imbusowych calowych, 10 sztuk' },
      symbol: 'HKI-SET10',
      pieces: 10,
      note: {
        en: 'The keys run from 1/16" to 3/8", for American machines, instruments and studio gear. A 5/32" key is 3.97 mm, close enough to 4 mm to be confused with it and strip the socket.',
        pl: 'Klucze od 1/16" do 3/8", do maszyn amerykańskich, instrumentów i sprzętu studyjnego. Klucz 5/32" ma 3,97 mm, więc łatwo go pomylić z czwórką i zerwać gniazdo.',
      },
      priceNet: 3490,
      weight: 0.3,
      stockOnHand: 44,
      kind: 'set',
      features: { contents: { en: '10 keys, 1/16" to 3/8"', pl: '10 kluczy, 1/16"–3/8"' } },
    },
    {
      name: { en: 'Folding hex key set, 7 blades', pl: 'Składany zestaw kluczy imbusowych, 7 sztuk' },
      symbol: 'HKF-7',
      note: {
        en: 'Sizes 2, 2.5, 3, 4, 5, 6 and 8 mm fold into an aluminium body, so none is left behind under a bicycle. The body is too wide to turn in deep recesses.',
        pl: 'Rozmiary 2; 2,5; 3; 4; 5; 6 i 8 mm chowają się w aluminiowym korpusie, więc żaden nie zostanie pod rowerem. W głębokich wnękach korpus się nie obróci.',
      },
      priceNet: 3990,
      weight: 0.21,
      stockOnHand: 190,
      kind: 'set',
      features: { contents: { en: '7 keys, 2 to 8 mm', pl: '7 kluczy, 2–8 mm' }, handle: { en: 'aluminium', pl: 'aluminiowa' } },
    },
  ],
}
