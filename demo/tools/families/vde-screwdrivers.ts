import { type DemoFamily, tiered } from '../../types.ts'

const mm = (value: number) => (Number.isInteger(value) ? `${value} mm` : { en: `${value} mm`, pl: `${String(value).replace('.', ',')} mm` })

/** Tip width in mm, blade length in mm, kg, price, stock. */
const slots: [number, number, number, number, number][] = [
  [2.5, 75, 0.035, 1290, 420],
  [3.5, 100, 0.045, 1390, 610],
  [4, 100, 0.055, 1490, 580],
  [5.5, 125, 0.085, 1790, 640],
  [6.5, 150, 0.115, 2090, 230],
]

/** Tip, blade length in mm, kg, price, stock. */
const tips = (rows: [string, number, number, number, number][]) =>
  rows.map(([size, length, weight, price, stockOnHand]) => ({
    symbol: `VDE-${size}`,
    features: { size, length: `${length} mm` },
    tiers: tiered(price, [5, 4], [20, 9]),
    weight,
    stockOnHand,
  }))

export const family: DemoFamily = {
  code: 'vde-screwdrivers',
  category: 'screwdrivers-and-bits',
  brand: 'kleszcz',
  vat: 23,
  short: {
    en: 'Insulated screwdrivers to EN 60900 for live working up to 1,000 V AC and 1,500 V DC.',
    pl: 'Wkrętaki izolowane według EN 60900 do prac pod napięciem do 1000 V AC i 1500 V DC.',
  },
  description: {
    en:
      'These insulated screwdrivers are for work on or near live parts up to 1,000 V alternating and 1,500 V direct current. EN 60900 fixes the insulation, its marking and the tests: ' +
      'every tool is tested at 10,000 V, and the design also for impact in the cold, for adhesion of the insulation and for resistance to flame. The mark is a double triangle with 1000 V on the handle.\n\n' +
      'The chrome-vanadium-molybdenum blade is covered with moulded insulation down to the tip. The handle is polypropylene with soft zones and a guard that keeps fingers back.\n\n' +
      'Inspect the tool before each use. Discard a screwdriver with a cut, burnt or loose sleeve; do not tape it up. Keep the tool dry and clean, away from solvents and sun. ' +
      'Insulation does not replace the rules: switch off, lock off, test for absence of voltage, earth, cover. ' +
      'Live working is only for people trained and authorised for it.',
    pl:
      'Te wkrętaki izolowane służą do pracy przy częściach pod napięciem do 1000 V prądu przemiennego i 1500 V stałego oraz w ich pobliżu. EN 60900 ustala izolację, jej oznaczenie i próby: ' +
      'każda sztuka jest badana napięciem 10\u00a0000 V, a konstrukcja także na udar w niskiej temperaturze, przyczepność izolacji i palność. Znak to podwójny trójkąt i napis 1000 V na rękojeści.\n\n' +
      'Grot ze stali chromowo-wanadowo-molibdenowej jest obtryśnięty izolacją aż do końcówki. Rękojeść jest z polipropylenu, z miękkimi strefami i ogranicznikiem, który chroni palce.\n\n' +
      'Przed każdym użyciem trzeba wkrętak obejrzeć. Wkrętak z naciętą, nadpaloną albo luźną koszulką się wyrzuca, a nie okleja taśmą. Wkrętaki przechowuje się w suchym i czystym miejscu, z dala od ' +
      'rozpuszczalników i słońca. ' +
      'Izolacja nie zastępuje zasad: wyłączyć, zabezpieczyć, sprawdzić brak napięcia, uziemić, osłonić. ' +
      'Prace pod napięciem mogą wykonywać tylko osoby przeszkolone i upoważnione.',
  },
  features: {
    norm: 'EN 60900',
    voltage: { en: '1,000 V AC / 1,500 V DC', pl: '1000 V AC / 1500 V DC' },
    material: { en: 'chrome-vanadium-molybdenum steel', pl: 'stal chromowo-wanadowo-molibdenowa' },
    handle: { en: 'polypropylene, two-component', pl: 'polipropylen, dwuskładnikowa' },
  },
  keywords: {
    en: 'electrician, insulated driver, 1000 volt, VDE, live line',
    pl: 'śrubokręt elektryka, elektryczny, izolowany, tysiąc wolt, do prądu, SEP',
  },
  products: [
    {
      name: { en: 'Insulated slotted screwdriver', pl: 'Wkrętak izolowany płaski' },
      symbol: 'VDE-SL',
      note: {
        en: 'Use 2.5 and 3.5 mm for terminal blocks and switches, 5.5 mm for sockets and breakers, and 6.5 mm for busbars. Tip dimensions follow ISO 2380.',
        pl: 'Końcówki 2,5 i 3,5 mm są do listew zaciskowych i łączników, 5,5 mm do gniazd i wyłączników, a 6,5 mm do szyn zbiorczych. Wymiary końcówek są zgodne z ISO 2380.',
      },
      priceNet: 1290,
      variants: slots.map(([width, length, weight, price, stockOnHand]) => ({
        symbol: `VDE-SL-${width}`,
        features: { size: mm(width), length: `${length} mm` },
        tiers: tiered(price, [5, 4], [20, 9]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Insulated Phillips screwdriver', pl: 'Wkrętak izolowany krzyżowy Phillips' },
      symbol: 'VDE-PH',
      note: {
        en: 'It is for enclosures, luminaires and junction boxes with plain Phillips screws. On circuit breakers, look twice: most of them need a Pozidriv or a combined tip.',
        pl: 'Do obudów, opraw oświetleniowych i puszek ze zwykłymi wkrętami krzyżowymi. Przy wyłącznikach nadprądowych trzeba się przyjrzeć, bo większość ma gniazdo Pozidriv albo łączone.',
      },
      priceNet: 1390,
      kind: 'cross',
      variants: tips([
        ['PH0', 60, 0.04, 1390, 160],
        ['PH1', 80, 0.06, 1590, 430],
        ['PH2', 100, 0.1, 1890, 620],
        ['PH3', 150, 0.165, 2690, 48],
      ]),
    },
    {
      name: { en: 'Insulated Pozidriv screwdriver', pl: 'Wkrętak izolowany krzyżowy Pozidriv' },
      symbol: 'VDE-PZ',
      note: {
        en: 'PZ1 and PZ2 fit most terminals on modular switchgear. Tighten to the torque printed beside the terminal, usually 1.2 to 2.5 Nm.',
        pl: 'PZ1 i PZ2 pasują do większości zacisków aparatury modułowej. Dokręca się momentem podanym przy zacisku, zwykle od 1,2 do 2,5 Nm.',
      },
      priceNet: 1590,
      kind: 'cross',
      variants: tips([
        ['PZ1', 80, 0.06, 1590, 380],
        ['PZ2', 100, 0.1, 1890, 540],
        ['PZ3', 150, 0.165, 2690, 36],
      ]),
    },
    {
      name: { en: 'Insulated screwdriver for breaker terminals, PZ/S2, slim', pl: 'Wkrętak izolowany do zacisków aparatów, PZ/S2, smukły' },
      symbol: 'VDE-PZS2',
      note: {
        en: 'It has a combined tip for screws with both a slot and a Pozidriv recess, as on breakers and residual-current devices. It sits deeper than a slotted or Pozidriv tip alone.',
        pl: 'Łączona końcówka do śrub, które mają i rowek, i gniazdo Pozidriv, jak w wyłącznikach nadprądowych i różnicowoprądowych. Siedzi głębiej niż sama płaska lub sama krzyżowa.',
      },
      priceNet: 2090,
      weight: 0.085,
      stockOnHand: 710,
      kind: 'cross',
      features: { size: 'PZ/S2', length: '100 mm' },
    },
    {
      name: { en: 'Insulated slotted screwdriver with slim blade, 3.5 mm', pl: 'Wkrętak izolowany płaski ze smukłym grotem, 3,5 mm' },
      symbol: 'VDE-SLS-3.5',
      note: {
        en: 'The insulation is flush with the blade, so the screwdriver reaches spring and screw terminals deep in a DIN-rail device. No thick sleeve catches on the housing.',
        pl: 'Izolacja nie wystaje poza obrys grotu, więc wkrętak sięga do zacisków sprężynowych i śrubowych głęboko w aparacie na szynie. Nie ma grubej koszulki, która zaczepiałaby o obudowę.',
      },
      priceNet: 1690,
      weight: 0.042,
      stockOnHand: 460,
      features: { size: { en: '3.5 mm', pl: '3,5 mm' }, length: '100 mm' },
    },
    {
      name: { en: 'Insulated screwdriver set, slotted and Phillips, 5 pieces', pl: 'Zestaw wkrętaków izolowanych, płaskich i Phillips, 5 sztuk' },
      symbol: 'VDE-SET5',
      pieces: 5,
      note: {
        en: 'Slotted 2.5, 4 and 5.5 mm, PH1 and PH2 make up the set that most training workshops ask apprentices to bring. The set comes in a cardboard tray without a case.',
        pl: 'Płaskie 2,5; 4 i 5,5 mm oraz PH1 i PH2: zestaw, którego warsztaty szkolne wymagają od uczniów. Kartonowa tacka, bez walizki.',
      },
      priceNet: 7490,
      weight: 0.4,
      stockOnHand: 350,
      kind: 'set',
      features: { contents: { en: '3 slotted, PH1, PH2', pl: '3 płaskie, PH1, PH2' } },
    },
    {
      name: { en: 'Insulated screwdriver set for switchgear, slim, 7 pieces', pl: 'Zestaw smukłych wkrętaków izolowanych do rozdzielnic, 7 sztuk' },
      symbol: 'VDE-SET7S',
      pieces: 7,
      note: {
        en: 'The set contains slim slotted blades of 2.5, 3.5, 4 and 5.5 mm as well as PZ1, PZ/S1 and PZ/S2, in a belt pouch. It is made for distribution boards; a panel builder needs little else.',
        pl: 'Smukłe groty płaskie 2,5; 3,5; 4 i 5,5 mm oraz PZ1, PZ/S1 i PZ/S2 w etui na pas. Do montażu rozdzielnicy niewiele więcej potrzeba.',
      },
      priceNet: 13900,
      weight: 0.6,
      stockOnHand: 120,
      kind: 'set',
      features: { contents: { en: '4 slotted, PZ1, PZ/S1, PZ/S2', pl: '4 płaskie, PZ1, PZ/S1, PZ/S2' } },
    },
    {
      name: { en: 'Insulated screwdriver with interchangeable blades, 9 pieces', pl: 'Wkrętak izolowany z wymiennymi grotami, 9 części' },
      symbol: 'VDE-SETX9',
      note: {
        en: 'One handle and eight insulated blades come in a folding case and are much lighter than separate screwdrivers. Pull the blade to check the lock each time you change it.',
        pl: 'Jedna rękojeść i osiem izolowanych grotów w składanym etui, znacznie lżejsze niż osobne wkrętaki. Po każdej wymianie trzeba pociągnąć za grot i sprawdzić zatrzask.',
      },
      priceNet: 16900,
      weight: 0.55,
      stockOnHand: 0,
      kind: 'set',
      features: { contents: { en: 'handle and 8 blades', pl: 'rękojeść i 8 grotów' } },
    },
    {
      name: { en: 'Insulated torque screwdriver, 1 to 5 Nm, with 4 blades', pl: 'Wkrętak dynamometryczny izolowany, 1–5 Nm, z 4 grotami' },
      symbol: 'VDE-TQ5',
      note: {
        en: 'The screwdriver is set to the terminal torque that the device maker prescribes and clicks when that torque is reached. Loose terminals are a common cause of burnt distribution boards.',
        pl: 'Ustawia się na nim moment podany przez producenta aparatu, a wkrętak klika po jego osiągnięciu. Niedokręcone zaciski to częsta przyczyna nadpalonych rozdzielnic.',
      },
      priceNet: 49900,
      weight: 0.48,
      stockOnHand: 6,
      kind: 'set',
      features: { torque: '1–5 Nm', accuracy: '±6%', contents: { en: 'handle and 4 blades', pl: 'rękojeść i 4 groty' } },
    },
  ],
}
