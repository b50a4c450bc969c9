import { type DemoFamily, tiered } from '../../types.ts'

const pack = (n: number) => ({ en: `${n} pcs`, pl: `${n} szt.` })
const sizes = (prefix: string, steps: readonly (readonly [quantity: number, percent: number])[], rows: readonly (readonly [length: number, weight: number, price: number, stockOnHand: number])[]) =>
  rows.map(([length, weight, price, stockOnHand]) => ({
    symbol: `${prefix}X${length}`,
    features: { length: `${length} mm` },
    tiers: tiered(price, ...steps),
    weight,
    stockOnHand,
  }))

const zinc = { en: 'zinc plated', pl: 'ocynk galwaniczny' }
const steel = { en: 'steel', pl: 'stal' }
const plain = { en: 'uncracked concrete', pl: 'beton niezarysowany' }

export const family: DemoFamily = {
  code: 'wedge-anchors',
  category: 'steel-anchors',
  brand: 'dubelmark',
  vat: 23,
  short: {
    en: 'Through-bolt anchors with an expansion clip for heavy fixings in concrete.',
    pl: 'Kotwy segmentowe do ciężkich zamocowań w betonie, osadzane przez mocowany element.',
  },
  description: {
    en: `The anchor is a threaded bolt with a cone at its foot and a steel clip around it. Tightening the nut draws the cone into the clip, which wedges against the concrete. The hole and the thread have the same diameter, so the anchor goes in through the part to be fixed. The nut and washer are already fitted.

Drill with hammer action, then brush the hole and blow it out: dust greatly reduces the grip. Knock the anchor in with the nut level with the end of the thread, then tighten the nut to the installation torque: 20 Nm for M8, 35 Nm for M10 (45 Nm for the version for cracked concrete), 60 Nm for M12, 120 Nm for M16. Without a torque wrench, you cannot tell whether the anchor has expanded enough.

Anchors push the concrete apart, so keep them away from edges and from each other: without a calculation, by roughly ten diameters. The anchors are made for concrete of class C20/25 and up, not for brick or aerated blocks. Load-bearing fastenings are designed to EN 1992-4 with the help of the anchor’s data sheet.`,
    pl: `Kotwa to trzpień gwintowany ze stożkiem na końcu i stalową opaską. Dokręcanie nakrętki wciąga stożek w opaskę, a ta rozpiera się o ścianki otworu. Otwór ma tę samą średnicę co gwint, więc kotwę wsuwa się przez mocowany element. Nakrętka i podkładka są założone.

Wierć z udarem, otwór wyszczotkuj i wydmuchaj, bo pył odbiera dużą część nośności. Wbij kotwę z nakrętką zrównaną z końcem gwintu, a potem dokręć nakrętkę momentem montażowym: 20 Nm dla M8, 35 Nm dla M10 (45 Nm dla wersji do betonu zarysowanego), 60 Nm dla M12, 120 Nm dla M16. Bez klucza dynamometrycznego nie wiadomo, czy kotwa jest dostatecznie rozparta.

Kotwy rozpychają beton, dlatego zachowaj odstępy od krawędzi i między kotwami: bez obliczeń około dziesięciu średnic. Kotwy są przeznaczone do betonu co najmniej C20/25, nie do cegły ani bloczków z betonu komórkowego. Połączenia nośne projektuje się według EN 1992-4 na podstawie karty technicznej kotwy.`,
  },
  features: { application: { en: 'through-fixing in concrete', pl: 'montaż przelotowy w betonie' } },
  keywords: {
    en: 'throughbolt, expansion anchor, stud anchor, rawlbolt, sleeve clip',
    pl: 'kotwa rozporowa, kotwa opaskowa, kotwa stalowa, kotwa pierścieniowa, bolce, kotwy do betonu, rozporówka',
  },
  products: [
    {
      name: { en: 'Wedge anchor M6, light, zinc plated', pl: 'Kotwa segmentowa M6, lekka, ocynk galwaniczny' },
      symbol: 'WA-M6',
      note: {
        en: 'It is for cable trays, mounting rails and small brackets and needs a 6 mm hole. Embedment is only about 40 mm, so take care to drill clear of reinforcement.',
        pl: 'Do korytek kablowych, szyn instalacyjnych i małych wsporników; wymaga otworu 6 mm. Głębokość zakotwienia to tylko około 40 mm, więc przy wierceniu omijaj zbrojenie.',
      },
      priceNet: 4290,
      features: { thread: 'M6', material: steel, finish: zinc, substrate: plain, torque: '8 Nm', pack: pack(100) },
      variants: sizes(
        'WA-M6',
        [
          [5, 4],
          [15, 9],
        ],
        [
          [50, 1.3, 4290, 310],
          [60, 1.5, 4590, 540],
          [80, 1.85, 5290, 225],
        ],
      ),
    },
    {
      name: { en: 'Wedge anchor M8, standard washer, zinc plated', pl: 'Kotwa segmentowa M8 z podkładką zwykłą, ocynk galwaniczny' },
      symbol: 'WA-M8',
      note: {
        en: 'This is the best-selling size, for indoor railings, racking feet and pipe brackets. The shortest anchor clamps a part 10 mm thick, and each longer one 20 mm more.',
        pl: 'Najczęściej kupowany rozmiar: do balustrad wewnętrznych, stóp regałów i wsporników rur. Najkrótsza kotwa mocuje element o grubości 10 mm, a każda kolejna – o 20 mm grubszy.',
      },
      priceNet: 5890,
      features: { thread: 'M8', material: steel, finish: zinc, substrate: plain, torque: '20 Nm', pack: pack(100) },
      variants: sizes(
        'WA-M8',
        [
          [5, 5],
          [15, 10],
        ],
        [
          [75, 3.4, 5890, 1620],
          [95, 4.1, 6690, 1490],
          [115, 4.8, 7590, 860],
          [135, 5.5, 8490, 240],
        ],
      ),
    },
    {
      name: { en: 'Wedge anchor M10 with large washer for timber, zinc plated', pl: 'Kotwa segmentowa M10 z podkładką poszerzaną do drewna, ocynk' },
      symbol: 'WA-M10-W',
      note: {
        en: 'It is fitted with a DIN 9021 washer, 30 mm across, to hold sole plates and wall plates of timber frames down on the slab or ring beam.',
        pl: 'Z podkładką DIN 9021 o średnicy 30 mm, do mocowania podwalin i murłat konstrukcji drewnianych do płyty lub wieńca.',
      },
      priceNet: 6490,
      features: { thread: 'M10', material: steel, finish: zinc, substrate: plain, torque: '35 Nm', pack: pack(50) },
      variants: sizes(
        'WA-M10-W',
        [
          [5, 5],
          [15, 10],
        ],
        [
          [110, 4.2, 6490, 380],
          [130, 4.75, 7290, 560],
          [170, 5.9, 8990, 410],
          [210, 7, 10900, 0],
        ],
      ),
    },
    {
      name: { en: 'Wedge anchor M12, long thread, zinc plated', pl: 'Kotwa segmentowa M12 z długim gwintem, ocynk galwaniczny' },
      symbol: 'WA-M12-L',
      note: {
        en: 'The thread covers most of the length, so shims and levelling nuts fit under machine feet and posts of uneven height.',
        pl: 'Gwint na większości długości pozwala ustawić na nakrętkach i podkładkach stopy maszyn oraz słupki o różnej wysokości.',
      },
      priceNet: 6990,
      features: { thread: 'M12', material: steel, finish: zinc, substrate: plain, torque: '60 Nm', pack: pack(50) },
      variants: sizes(
        'WA-M12-L',
        [
          [5, 5],
          [15, 10],
        ],
        [
          [100, 4.9, 6990, 640],
          [120, 5.6, 7790, 920],
          [140, 6.35, 8790, 470],
          [180, 7.8, 10900, 190],
        ],
      ),
    },
    {
      name: { en: 'Wedge anchor M16, heavy, zinc plated', pl: 'Kotwa segmentowa M16, ciężka, ocynk galwaniczny' },
      symbol: 'WA-M16',
      note: {
        en: 'Use it for base plates of steel columns, lifts and guard rails in warehouses. The anchor needs a slab at least 160 mm thick and an SDS-max or a powerful SDS-plus rotary hammer.',
        pl: 'Do stóp słupów stalowych, dźwigów i barier ochronnych w magazynach. Kotwa wymaga płyty o grubości co najmniej 160 mm i mocnej młotowiertarki SDS-plus lub SDS-max.',
      },
      priceNet: 8290,
      features: { thread: 'M16', material: steel, finish: zinc, substrate: plain, torque: '120 Nm', pack: pack(20) },
      variants: [
        { symbol: 'WA-M16X125', features: { length: '125 mm' }, weight: 4.16, stockOnHand: 310 },
        { symbol: 'WA-M16X145', features: { length: '145 mm' }, tiers: tiered(9190, [5, 5], [15, 10]), weight: 4.66, stockOnHand: 265 },
        { symbol: 'WA-M16X180', features: { length: '180 mm' }, tiers: tiered(10900, [5, 5], [15, 10]), weight: 5.55, stockOnHand: 128 },
        { symbol: 'WA-M16X220', features: { length: '220 mm' }, tiers: tiered(12900, [5, 5], [15, 10]), weight: 6.55, stockOnHand: 2 },
      ],
    },
    {
      name: { en: 'Wedge anchor M10 for cracked concrete, zinc plated', pl: 'Kotwa segmentowa M10 do betonu zarysowanego, ocynk' },
      symbol: 'WAC-M10',
      note: {
        en: 'A harder clip follows the crack as it opens, so the anchor is suitable for the tension zone of slabs and beams. Install it only with a torque wrench.',
        pl: 'Twardsza opaska klinuje się dalej, gdy rysa się otwiera, dlatego kotwa nadaje się do strefy rozciąganej stropów i belek. Montuj ją tylko z użyciem klucza dynamometrycznego.',
      },
      priceNet: 7490,
      features: {
        thread: 'M10',
        material: steel,
        finish: zinc,
        substrate: { en: 'cracked and uncracked concrete', pl: 'beton zarysowany i niezarysowany' },
        torque: '45 Nm',
        pack: pack(50),
      },
      variants: sizes(
        'WAC-M10',
        [
          [5, 4],
          [15, 9],
        ],
        [
          [90, 3.3, 7490, 350],
          [110, 3.85, 8290, 290],
          [130, 4.4, 9190, 145],
        ],
      ),
    },
    {
      name: { en: 'Wedge anchor M8×75, stainless A4', pl: 'Kotwa segmentowa M8×75, kwasoodporna A4' },
      symbol: 'WA-A4-M8X75',
      note: {
        en: 'All parts are made of 1.4401 steel: bolt, clip, nut and washer. The anchor is for the base profiles of glass balustrades and for outdoor railings, where a zinc-plated clip would rust away in ten years.',
        pl: 'Trzpień, opaska, nakrętka i podkładka są ze stali 1.4401. Do profili balustrad szklanych i poręczy na zewnątrz, gdzie ocynkowana opaska przerdzewiałaby w dziesięć lat.',
      },
      priceNet: 15900,
      weight: 1.72,
      stockOnHand: 230,
      features: {
        thread: 'M8',
        length: '75 mm',
        material: { en: 'stainless steel', pl: 'stal nierdzewna' },
        steel: 'A4',
        substrate: plain,
        torque: '20 Nm',
        pack: pack(50),
      },
    },
    {
      name: { en: 'Wedge anchor M12×110, hot-dip galvanised', pl: 'Kotwa segmentowa M12×110, ocynk ogniowy' },
      symbol: 'WA-HDG-M12X110',
      note: {
        en: 'It has a zinc coating about 45 µm thick and is for fence posts, carports and agricultural sheds. The nut is tapped oversize; do not swap it for a plated one.',
        pl: 'Powłoka cynkowa o grubości około 45 µm, do słupków ogrodzeń, wiat i budynków gospodarczych. Nakrętka ma gwint z nadwymiarem, więc nie zamieniaj jej na ocynkowaną galwanicznie.',
      },
      priceNet: 6290,
      weight: 2.65,
      stockOnHand: 145,
      features: {
        thread: 'M12',
        length: '110 mm',
        material: steel,
        finish: { en: 'hot-dip galvanised', pl: 'ocynk ogniowy' },
        substrate: plain,
        torque: '60 Nm',
        pack: pack(25),
      },
    },
    {
      name: { en: 'Wedge anchor M20×170, zinc plated', pl: 'Kotwa segmentowa M20×170, ocynk galwaniczny' },
      symbol: 'WA-M20X170',
      note: {
        en: 'It is for presses, vehicle lifts and crane brackets; tighten it to 200 Nm. Extract the dust from the 20 mm hole twice before setting.',
        pl: 'Do pras, podnośników samochodowych i wsporników żurawi, dokręcana momentem 200 Nm. Z otworu 20 mm przed osadzeniem dwukrotnie odessij pył.',
      },
      priceNet: 11900,
      weight: 4.4,
      stockOnHand: 0,
      features: { thread: 'M20', length: '170 mm', material: steel, finish: zinc, substrate: plain, torque: '200 Nm', pack: pack(10) },
    },
  ],
}
