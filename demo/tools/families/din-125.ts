import { type DemoFamily, tiered } from '../../types.ts'

const pack = (n: number) => ({ en: `${n} pcs`, pl: `${n} szt.` })
const sizes = (prefix: string, rows: readonly (readonly [thread: string, weight: number, price: number, stockOnHand: number])[]) =>
  rows.map(([thread, weight, price, stockOnHand]) => ({
    symbol: `${prefix}-${thread}`,
    features: { size: thread },
    tiers: tiered(price, [5, 3], [20, 7]),
    weight,
    stockOnHand,
  }))

const zinc = { en: 'zinc plated', pl: 'ocynk galwaniczny' }
const steel = { en: 'steel', pl: 'stal' }
const stainless = { en: 'stainless steel', pl: 'stal nierdzewna' }

export const family: DemoFamily = {
  code: 'din-125',
  category: 'washers',
  brand: 'normfix',
  vat: 23,
  short: {
    en: 'Flat washers for hexagon bolts and nuts, in steel up to 300 HV, stainless steel, brass and polyamide.',
    pl: 'Podkładki płaskie pod śruby i nakrętki sześciokątne: stalowe do 300 HV, nierdzewne, mosiężne i poliamidowe.',
  },
  description: {
    en: `A flat washer spreads the load of a bolt head or nut, bridges the clearance of the hole and protects the surface while the nut turns. DIN 125 had form A, without a chamfer, and form B, with one. ISO 7089 and ISO 7090 took over its dimensions and raised the hardness to 200 or 300 HV.

Hardness decides where a washer may go. The old 140 HV washers give way under an 8.8 bolt, so for 8.8 use 200 HV and for 10.9 use 300 HV. The size is the thread it fits: an M8 washer has an 8.4 mm hole and a 16 mm outside diameter.

One washer belongs under the part that is turned. Punched washers have a rounded side and a sharp side; put the rounded side towards the work. Match the metal to the bolt: a zinc-plated washer under a stainless nut rusts first.`,
    pl: `Płaski pierścień, który rozkłada nacisk łba lub nakrętki, przykrywa luz otworu i chroni powierzchnię podczas dokręcania. Norma DIN 125 obejmowała formę A bez ścięcia i formę B ze ścięciem. Jej wymiary przejęły ISO 7089 i ISO 7090, które podniosły twardość do 200 lub 300 HV.

O zastosowaniu decyduje twardość. Dawne podkładki 140 HV wgniatają się pod śrubą 8.8, dlatego do śrub 8.8 bierz podkładki 200 HV, a do 10.9 podkładki 300 HV. Rozmiar to gwint, do którego podkładka pasuje: podkładka M8 ma otwór 8,4 mm i średnicę zewnętrzną 16 mm.

Podkładka powinna leżeć pod tą częścią, którą się obraca. Podkładki wykrawane mają jedną krawędź zaokrągloną, a drugą ostrą; zaokrągloną stroną połóż podkładkę do elementu. Dobierz metal do śruby: ocynkowana podkładka pod nierdzewną nakrętką zardzewieje pierwsza.`,
  },
  features: { application: { en: 'under hexagon heads and nuts', pl: 'pod łby i nakrętki sześciokątne' } },
  keywords: {
    en: 'plain washer, round washer, shim, DIN125, ISO7089',
    pl: 'szajba, szajbka, podkładka zwykła, podkładka okrągła, PN-EN ISO 7089, DIN125',
  },
  products: [
    {
      name: { en: 'Flat washer DIN 125 A, zinc plated', pl: 'Podkładka płaska DIN 125 A, ocynk galwaniczny' },
      symbol: '125A-ZN',
      note: {
        en: 'This box of two hundred washers is for sheet metal, wood and bolts up to property class 5.8. The hardness is 140 HV, which is too soft for a fully tightened 8.8 joint.',
        pl: 'W pudełku jest dwieście podkładek do blachy, drewna i śrub do klasy 5.8. Twardość 140 HV to za mało na w pełni dokręcone połączenie 8.8.',
      },
      priceNet: 590,
      features: { norm: 'DIN 125 A', material: steel, hardness: '140 HV', finish: zinc, pack: pack(200) },
      variants: sizes('125A-ZN', [
        ['M4', 0.06, 590, 720],
        ['M5', 0.09, 650, 940],
        ['M6', 0.2, 890, 2700],
        ['M8', 0.37, 1390, 2940],
        ['M10', 0.71, 2290, 1860],
        ['M12', 1.25, 3890, 970],
      ]),
    },
    {
      name: { en: 'Flat washer DIN 125 A M20, zinc plated', pl: 'Podkładka płaska DIN 125 A M20, ocynk galwaniczny' },
      symbol: '125A-ZN-M20',
      note: {
        en: 'It is 21 mm inside, 37 mm outside and 3 mm thick. It goes under the nuts on anchor rods for posts and machine feet where the hole is drilled two millimetres oversize.',
        pl: 'Otwór 21 mm, średnica 37 mm, grubość 3 mm. Pod nakrętki prętów kotwiących słupy i stopy maszyn, gdzie otwór ma dwa milimetry luzu.',
      },
      priceNet: 2690,
      weight: 0.86,
      stockOnHand: 310,
      features: { norm: 'DIN 125 A', size: 'M20', material: steel, hardness: '140 HV', finish: zinc, pack: pack(50) },
    },
    {
      name: { en: 'Flat washer ISO 7089, 200 HV, zinc plated', pl: 'Podkładka płaska ISO 7089, 200 HV, ocynk galwaniczny' },
      symbol: '7089-200-ZN',
      note: {
        en: 'This is the right washer for 8.8 bolts and class 8 nuts in machines and steel frames. It has the same dimensions as DIN 125, so drawings need no change.',
        pl: 'Właściwa podkładka do śrub 8.8 i nakrętek klasy 8 w maszynach i ramach stalowych. Wymiary są takie jak w DIN 125, więc rysunków nie trzeba zmieniać.',
      },
      priceNet: 990,
      features: { norm: 'ISO 7089', material: steel, hardness: '200 HV', finish: zinc, pack: pack(100) },
      variants: sizes('7089-200-ZN', [
        ['M8', 0.18, 990, 1480],
        ['M10', 0.36, 1490, 1310],
        ['M12', 0.63, 2390, 890],
        ['M16', 1.13, 4290, 420],
        ['M20', 1.72, 6490, 0],
      ]),
    },
    {
      name: { en: 'Flat washer ISO 7089 for 10.9 bolts, 300 HV, zinc flake', pl: 'Podkładka płaska ISO 7089 do śrub 10.9, 300 HV, cynk płatkowy' },
      symbol: '7089-300-ZF',
      note: {
        en: 'It is quenched and tempered, so the bolt head does not bed in and the bolt keeps its tension. It is not a substitute for EN 14399-6 washers in preloaded structural bolting assemblies.',
        pl: 'Ulepszana cieplnie, dzięki czemu łeb się w nią nie wgniata, a śruba nie traci napięcia wstępnego. Nie zastępuje podkładek EN 14399-6 w sprężanych zestawach konstrukcyjnych.',
      },
      priceNet: 1990,
      features: { norm: 'ISO 7089', material: steel, hardness: '300 HV', finish: { en: 'zinc flake', pl: 'cynk płatkowy' }, pack: pack(100) },
      variants: sizes('7089-300-ZF', [
        ['M8', 0.18, 1990, 230],
        ['M10', 0.36, 2690, 280],
        ['M12', 0.63, 3990, 255],
        ['M16', 1.13, 6990, 120],
      ]),
    },
    {
      name: { en: 'Flat washer DIN 125 A, hot-dip galvanised', pl: 'Podkładka płaska DIN 125 A, ocynk ogniowy' },
      symbol: '125A-HDG',
      note: {
        en: 'It has at least 40 µm of zinc and is for fences, masts and carports. Runs of zinc may narrow the hole, so check the box before you climb a ladder.',
        pl: 'Podkładka z warstwą cynku o grubości co najmniej 40 µm, do ogrodzeń, masztów i wiat. Zacieki cynku zwężają czasem otwór, dlatego przejrzyj pudełko przed wejściem na drabinę.',
      },
      priceNet: 1290,
      features: { norm: 'DIN 125 A', material: steel, finish: { en: 'hot-dip galvanised', pl: 'ocynk ogniowy' }, pack: pack(50) },
      variants: sizes('125A-HDG', [
        ['M10', 0.18, 1290, 380],
        ['M12', 0.31, 1790, 640],
        ['M16', 0.57, 2990, 470],
        ['M20', 0.86, 4390, 210],
        ['M24', 1.62, 7990, 95],
      ]),
    },
    {
      name: { en: 'Flat washer DIN 125 A, stainless A2', pl: 'Podkładka płaska DIN 125 A, nierdzewna A2' },
      symbol: '125A-A2',
      brand: 'inoxar',
      note: {
        en: 'It is for garden furniture, façade brackets and kitchens. Lay a washer between a stainless nut and aluminium as well, to keep the nut from galling the soft metal.',
        pl: 'Do mebli ogrodowych, wsporników elewacyjnych i kuchni. Podkładkę warto położyć także między nierdzewną nakrętką a aluminium, żeby nakrętka nie zdzierała miękkiego metalu.',
      },
      priceNet: 490,
      features: { norm: 'DIN 125 A', material: stainless, hardness: '200 HV', steel: 'A2', pack: pack(100) },
      variants: sizes('125A-A2', [
        ['M3', 0.01, 490, 520],
        ['M4', 0.03, 590, 810],
        ['M5', 0.05, 690, 980],
        ['M6', 0.1, 990, 2350],
        ['M8', 0.19, 1590, 2180],
        ['M10', 0.36, 2790, 1240],
        ['M12', 0.64, 4690, 560],
      ]),
    },
    {
      name: { en: 'Flat washer DIN 125 A, stainless A4', pl: 'Podkładka płaska DIN 125 A, kwasoodporna A4' },
      symbol: '125A-A4',
      brand: 'inoxar',
      note: {
        en: 'Use it under A4 bolts on boats, jetties and coastal railings. One A2 washer in the stack is enough to start staining, so do not mix boxes.',
        pl: 'Pod śruby A4 na łodziach, pomostach i nadmorskich balustradach. Jedna podkładka A2 w komplecie wystarczy, by zaczęły się przebarwienia, więc nie mieszaj pudełek.',
      },
      priceNet: 1490,
      features: { norm: 'DIN 125 A', material: stainless, hardness: '200 HV', steel: 'A4', pack: pack(100) },
      variants: sizes('125A-A4', [
        ['M6', 0.1, 1490, 390],
        ['M8', 0.19, 2390, 470],
        ['M10', 0.36, 4190, 265],
        ['M12', 0.64, 6990, 148],
      ]),
    },
    {
      name: { en: 'Flat washer DIN 125 A M6, brass', pl: 'Podkładka płaska DIN 125 A M6, mosiądz' },
      symbol: '125A-MS-M6',
      note: {
        en: 'It sits in earth terminals and under brass lamp screws. It is soft enough to seal an oil plug lightly, though a copper washer does that better.',
        pl: 'Do zacisków uziemiających i pod mosiężne śruby lamp. Mosiądz jest na tyle miękki, że lekko uszczelni korek olejowy, choć podkładka miedziana robi to lepiej.',
      },
      priceNet: 1790,
      weight: 0.11,
      stockOnHand: 67,
      features: {
        norm: 'DIN 125 A',
        size: 'M6',
        material: { en: 'brass', pl: 'mosiądz' },
        finish: { en: 'uncoated', pl: 'bez powłoki' },
        pack: pack(100),
      },
    },
    {
      name: { en: 'Flat washer DIN 125 A M8, polyamide', pl: 'Podkładka płaska DIN 125 A M8, poliamid' },
      symbol: '125A-PA-M8',
      note: {
        en: 'It insulates a steel bolt from an aluminium sheet, spares the paint under a number plate, and damps rattle. Under high torque it simply flattens.',
        pl: 'Izoluje śrubę stalową od blachy aluminiowej, chroni lakier pod tablicą rejestracyjną i tłumi brzęczenie. Przy dużym momencie dokręcania podkładka się rozpłaszczy.',
      },
      priceNet: 890,
      weight: 0.03,
      stockOnHand: 450,
      features: {
        norm: 'DIN 125 A',
        size: 'M8',
        material: { en: 'polyamide', pl: 'poliamid' },
        colour: { en: 'natural white', pl: 'biały naturalny' },
        pack: pack(100),
      },
    },
    {
      name: { en: 'Flat washer DIN 125 B M16 with chamfer, zinc plated', pl: 'Podkładka płaska DIN 125 B M16 ze ścięciem, ocynk galwaniczny' },
      symbol: '125B-ZN-M16',
      note: {
        en: 'The chamfered outer edge faces up and stays visible, which looks tidier on machine covers. Otherwise it is used like form A.',
        pl: 'Ścięta krawędź zewnętrzna jest zwrócona ku górze i pozostaje widoczna, co na pokrywach maszyn wygląda schludniej. Poza tym podkładki używa się tak jak formy A.',
      },
      priceNet: 2190,
      weight: 0.56,
      stockOnHand: 5,
      features: { norm: 'DIN 125 B', size: 'M16', material: steel, hardness: '140 HV', finish: zinc, pack: pack(50) },
    },
  ],
}
