import { type DemoFamily, tiered } from '../../types.ts'

const pack = (n: number) => ({ en: `${n} pcs`, pl: `${n} szt.` })
const sizes = (prefix: string, rows: readonly (readonly [thread: string, weight: number, price: number, stockOnHand: number])[]) =>
  rows.map(([thread, weight, price, stockOnHand]) => ({
    symbol: `${prefix}-${thread}`,
    features: { size: thread },
    tiers: tiered(price, [5, 4], [15, 8]),
    weight,
    stockOnHand,
  }))

const zinc = { en: 'zinc plated', pl: 'ocynk galwaniczny' }
const steel = { en: 'steel', pl: 'stal' }
const stainless = { en: 'stainless steel', pl: 'stal nierdzewna' }

export const family: DemoFamily = {
  code: 'din-9021',
  category: 'washers',
  brand: 'normfix',
  vat: 23,
  short: {
    en: 'Large washers, at least three times the bolt diameter across, for timber, sheet, plastic and oversize holes.',
    pl: 'Podkładki poszerzane o średnicy równej co najmniej trzem średnicom śruby, do drewna, blachy, tworzyw i dużych otworów.',
  },
  description: {
    en: `This is a flat washer with an outside diameter of about three times the thread diameter: 18 mm for M6, 24 mm for M8, 37 mm for M12. The bearing area is more than twice that of DIN 125, so the head neither sinks into wood nor tears through thin sheet. ISO 7093-1 replaced DIN 9021 with the same main sizes and defined hardness.

Use it under nuts on timber, fibreboard and plastic panels, over slotted holes, and wherever the hole has come out too large. With long slots, check that the washer still covers the slot when the bolt is at either end.

The washer is thin for its width and dishes when a strong bolt is tightened hard over a large hole. If that happens, fit two, or one thick plate washer. In structural timber, Eurocode 5 asks for a side or diameter of at least 3 d and a thickness of at least 0.3 d, and these washers are thinner than that.`,
    pl: `Podkładka płaska o średnicy zewnętrznej równej około trzem średnicom gwintu: 18 mm dla M6, 24 mm dla M8, 37 mm dla M12. Powierzchnia nacisku jest ponad dwa razy większa niż w DIN 125, więc łeb nie wciąga się w drewno i nie przebija cienkiej blachy. ISO 7093-1 zastąpiła DIN 9021, zachowując główne wymiary i określając twardość.

Stosuj podkładkę pod nakrętkami na drewnie, płycie pilśniowej, panelach z tworzywa i otworach podłużnych oraz wszędzie tam, gdzie otwór wyszedł za duży. Przy długich otworach sprawdź, czy podkładka zakrywa otwór w obu skrajnych położeniach.

Podkładka jest cienka w stosunku do szerokości i przy mocnym dokręceniu nad dużym otworem wygina się w miseczkę. Połóż wtedy dwie podkładki albo grubą płytkę z otworem. W konstrukcjach drewnianych Eurokod 5 wymaga boku lub średnicy co najmniej 3 d i grubości co najmniej 0,3 d, a te podkładki są cieńsze.`,
  },
  features: { application: { en: 'soft materials and oversize holes', pl: 'miękkie materiały i duże otwory' } },
  keywords: {
    en: 'fender washer, mudguard washer, wide washer, penny washer, DIN9021, ISO7093',
    pl: 'podkładka szeroka, powiększona, błotnikowa, karoseryjna, szajba duża, DIN9021, ISO7093',
  },
  products: [
    {
      name: { en: 'Large washer DIN 9021, zinc plated', pl: 'Podkładka poszerzana DIN 9021, ocynk galwaniczny' },
      symbol: '9021-ZN',
      note: {
        en: 'It is for non-structural joinery, mudguards and cable trays. M8 and M10 are the usual sizes for battens and brackets on a stud wall.',
        pl: 'Do stolarki niekonstrukcyjnej, błotników i korytek kablowych. Do łat i wsporników na ściance szkieletowej zwykle wybiera się M8 i M10.',
      },
      priceNet: 590,
      features: { norm: 'DIN 9021', material: steel, finish: zinc, pack: pack(100) },
      variants: sizes('9021-ZN', [
        ['M4', 0.08, 590, 390],
        ['M5', 0.15, 790, 850],
        ['M6', 0.28, 1090, 2260],
        ['M8', 0.62, 1790, 2480],
        ['M10', 1.22, 3190, 1590],
        ['M12', 2.22, 5690, 820],
      ]),
    },
    {
      name: { en: 'Large washer DIN 9021, stainless A2', pl: 'Podkładka poszerzana DIN 9021, nierdzewna A2' },
      symbol: '9021-A2',
      brand: 'inoxar',
      note: {
        en: 'Use it for decks, pergolas, beehives and polycarbonate roofs. The tannins in oak and larch leave black streaks around zinc but not around this washer.',
        pl: 'Do tarasów, pergoli, uli i zadaszeń z poliwęglanu. Garbniki dębu i modrzewia zostawiają czarne zacieki przy cynku, ale nie przy tej podkładce.',
      },
      priceNet: 790,
      features: { norm: 'DIN 9021', material: stainless, steel: 'A2', pack: pack(50) },
      variants: sizes('9021-A2', [
        ['M5', 0.07, 790, 430],
        ['M6', 0.14, 1190, 1180],
        ['M8', 0.31, 2290, 1430],
        ['M10', 0.62, 4290, 610],
        ['M12', 1.12, 7490, 240],
      ]),
    },
    {
      name: { en: 'Large washer DIN 9021, stainless A4', pl: 'Podkładka poszerzana DIN 9021, kwasoodporna A4' },
      symbol: '9021-A4',
      brand: 'inoxar',
      note: {
        en: 'It spreads the load of cleats and stanchions on glass-fibre decks. Bed it in sealant, because a large washer also holds water underneath.',
        pl: 'Rozkłada nacisk knag i słupków relingu na pokładach z laminatu. Osadź podkładkę na uszczelniaczu, bo pod tak szeroką zbiera się woda.',
      },
      priceNet: 1890,
      features: { norm: 'DIN 9021', material: stainless, steel: 'A4', pack: pack(50) },
      variants: sizes('9021-A4', [
        ['M6', 0.14, 1890, 170],
        ['M8', 0.31, 3490, 225],
        ['M10', 0.62, 6290, 0],
      ]),
    },
    {
      name: { en: 'Large washer DIN 9021, hot-dip galvanised', pl: 'Podkładka poszerzana DIN 9021, ocynk ogniowy' },
      symbol: '9021-HDG',
      note: {
        en: 'It goes with hot-dip galvanised bolts in carports, playground towers and jetties on fresh water. Its width meets the rules for structural timber, but its thickness does not.',
        pl: 'Do śrub ocynkowanych ogniowo w wiatach, wieżach na placach zabaw i pomostach śródlądowych. Szerokość podkładki spełnia wymagania dla konstrukcji drewnianych, ale grubość już nie.',
      },
      priceNet: 1990,
      features: { norm: 'DIN 9021', material: steel, finish: { en: 'hot-dip galvanised', pl: 'ocynk ogniowy' }, pack: pack(25) },
      variants: sizes('9021-HDG', [
        ['M10', 0.3, 1990, 240],
        ['M12', 0.55, 2890, 415],
        ['M16', 1.02, 4790, 280],
        ['M20', 1.92, 8290, 72],
      ]),
    },
    {
      name: { en: 'Large washer ISO 7093-1, 200 HV, zinc plated', pl: 'Podkładka poszerzana ISO 7093-1, 200 HV, ocynk galwaniczny' },
      symbol: '7093-200-ZN',
      note: {
        en: 'It is harder than the DIN washer and less prone to dishing, so it suits 8.8 bolts over slotted holes in machine frames.',
        pl: 'Twardsza od podkładki DIN i mniej skłonna do wyginania, dlatego nadaje się pod śruby 8.8 nad otworami podłużnymi w ramach maszyn.',
      },
      priceNet: 1690,
      features: { norm: 'ISO 7093-1', material: steel, hardness: '200 HV', finish: zinc, pack: pack(50) },
      variants: [
        { symbol: '7093-200-ZN-M8', features: { size: 'M8' }, weight: 0.31, stockOnHand: 360 },
        { symbol: '7093-200-ZN-M10', features: { size: 'M10' }, tiers: tiered(2690, [5, 4]), weight: 0.61, stockOnHand: 295 },
        { symbol: '7093-200-ZN-M12', features: { size: 'M12' }, tiers: tiered(4290, [5, 4]), weight: 1.11, stockOnHand: 240 },
        { symbol: '7093-200-ZN-M16', features: { size: 'M16' }, tiers: tiered(7290, [5, 4]), weight: 2.04, stockOnHand: 66 },
      ],
    },
    {
      name: { en: 'Large washer DIN 9021 M8, black zinc', pl: 'Podkładka poszerzana DIN 9021 M8, ocynk czarny' },
      symbol: '9021-BZ-M8',
      note: {
        en: 'It is for black roof rails, trailers with dark sides and industrial-style furniture. Touch up scratches with matt paint, as the passivation alone is thin.',
        pl: 'Do czarnych relingów dachowych, przyczep z ciemnymi burtami i mebli loftowych. Rysy zamaluj matową farbą, bo sama pasywacja jest cienka.',
      },
      priceNet: 2190,
      weight: 0.31,
      stockOnHand: 0,
      features: { norm: 'DIN 9021', size: 'M8', material: steel, finish: { en: 'zinc plated, black', pl: 'ocynk czarny' }, pack: pack(50) },
    },
    {
      name: { en: 'Large washer DIN 9021 M6, polyamide', pl: 'Podkładka poszerzana DIN 9021 M6, poliamid' },
      symbol: '9021-PA-M6',
      note: {
        en: 'It lies against acrylic, lacquered fronts and enamel without marking them. Do not use it near a stove: above about 80 °C the material creeps noticeably.',
        pl: 'Nie rysuje pleksi, lakierowanych frontów ani emalii. Nie stosuj podkładki w pobliżu pieca, bo powyżej około 80 °C tworzywo wyraźnie pełznie.',
      },
      priceNet: 990,
      weight: 0.04,
      stockOnHand: 12,
      features: {
        norm: 'DIN 9021',
        size: 'M6',
        material: { en: 'polyamide', pl: 'poliamid' },
        colour: { en: 'natural white', pl: 'biały naturalny' },
        pack: pack(100),
      },
    },
    {
      name: { en: 'Large washer DIN 9021 M20, zinc plated', pl: 'Podkładka poszerzana DIN 9021 M20, ocynk galwaniczny' },
      symbol: '9021-ZN-M20',
      note: {
        en: 'It is 60 mm across and 4 mm thick and weighs 77 g. On long bolts, it holds sleepers, log garden walls and swing beams.',
        pl: 'Podkładka ma średnicę 60 mm i grubość 4 mm, a waży 77 g. Na długich śrubach trzyma podkłady kolejowe, murki z bali i belki huśtawek.',
      },
      priceNet: 5290,
      weight: 1.92,
      stockOnHand: 118,
      features: { norm: 'DIN 9021', size: 'M20', material: steel, finish: zinc, pack: pack(25) },
    },
    {
      name: { en: 'Repair washer, extra wide, zinc plated', pl: 'Podkładka naprawcza, bardzo szeroka, ocynk galwaniczny' },
      symbol: 'REP-ZN',
      note: {
        en: 'It is wider than the DIN 9021 washer for the same thread and is not made to that standard. It covers torn holes in mudguards, bumpers and roofing felt; the size gives the thread and the outside diameter.',
        pl: 'Podkładka szersza niż DIN 9021 do tego samego gwintu i nieobjęta tą normą. Przykrywa wyrwane otwory w błotnikach, zderzakach i papie; rozmiar podaje gwint i średnicę zewnętrzną.',
      },
      priceNet: 1190,
      features: { material: steel, finish: zinc, pack: pack(50) },
      variants: sizes('REP-ZN', [
        ['M5X25', 0.23, 1190, 310],
        ['M6X30', 0.4, 1590, 620],
        ['M8X30', 0.39, 1590, 540],
        ['M8X40', 0.71, 2490, 185],
        ['M10X40', 0.69, 2490, 130],
      ]).map(variant => ({ ...variant, features: { size: variant.features.size.replace('X', '×') } })),
    },
  ],
}
