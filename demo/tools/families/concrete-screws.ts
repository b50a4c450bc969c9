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
const flake = { en: 'zinc flake', pl: 'cynk płatkowy' }
const steel = { en: 'hardened steel', pl: 'stal hartowana' }
const flange = { en: 'hexagon with flange', pl: 'sześciokątny z kołnierzem' }
const countersunk = { en: 'countersunk', pl: 'stożkowy' }
const concrete = { en: 'concrete C20/25 to C50/60', pl: 'beton od C20/25 do C50/60' }

export const family: DemoFamily = {
  code: 'concrete-screws',
  category: 'steel-anchors',
  brand: 'dubelmark',
  vat: 23,
  short: {
    en: 'Screws that cut their own thread in drilled concrete and can be taken out again.',
    pl: 'Wkręty, które same nacinają gwint w wywierconym otworze w betonie i dają się wykręcić.',
  },
  description: {
    en: `This is a hardened screw with a saw-like thread that cuts into the wall of a drilled hole. It does not expand, so it may sit nearer to an edge or to another fixing than a wedge anchor, and it can be loaded at once. Except for the frame screws, the size given is the drill diameter; the thread is about 1.5 to 2.5 mm larger.

Drill with hammer action, 10 mm deeper than the screw reaches, and clear the dust. Drive with an impact wrench of suitable power until the head sits on the part, then stop: turning further strips the thread in the concrete. The hole in a steel part must be wide enough for the thread: 8 to 9 mm for size 6 and 12 mm for size 8.

The screw comes out cleanly, which suits formwork props, racking and hire equipment. Put back into the same hole, it holds less, so drill a new hole for anything load-bearing. Zinc-plated and flake-coated screws are for dry rooms and temporary work; outdoors, use A4.`,
    pl: `Hartowany wkręt z gwintem o ząbkowanej krawędzi, który wcina się w ścianki wywierconego otworu. Nie rozpiera betonu, więc może siedzieć bliżej krawędzi i sąsiedniego wkręta niż kotwa segmentowa, a obciążyć można go od razu. Poza wkrętami ramowymi podany rozmiar to średnica wiertła; gwint jest większy o około 1,5–2,5 mm.

Wierć z udarem o 10 mm głębiej, niż sięgnie wkręt, i usuń pył. Wkręcaj kluczem udarowym o odpowiedniej mocy, aż łeb oprze się o element, i przestań: dalsze kręcenie zrywa gwint w betonie. Otwór w części stalowej musi przepuścić gwint: od 8 do 9 mm dla rozmiaru 6 i 12 mm dla rozmiaru 8.

Wkręt daje się w całości wykręcić, co przydaje się przy podporach szalunków, regałach i sprzęcie z wypożyczalni. Wkręcony ponownie w ten sam otwór trzyma słabiej, dlatego do zamocowań nośnych wywierć nowy. Wersje ocynkowane i z powłoką płatkową nadają się do suchych pomieszczeń i robót tymczasowych; na zewnątrz weź A4.`,
  },
  features: { application: { en: 'drilled holes, removable', pl: 'w wywiercony otwór, z możliwością demontażu' } },
  keywords: {
    en: 'screw anchor, screwbolt, thunderbolt, tapcon, anchor screw, ankerbolt',
    pl: 'kotwa wkręcana, wkręt kotwiący, śruba do betonu, wkręty do muru, tapcon, turbo',
  },
  products: [
    {
      name: { en: 'Concrete screw 6 mm, hexagon flange head, light duty', pl: 'Wkręt do betonu 6 mm, łeb sześciokątny z kołnierzem, do lekkich mocowań' },
      symbol: 'CSH6',
      note: {
        en: 'Use it for mounting rails, cable trays, perforated strap and sole plates. Drive it with a 13 mm socket or a TX30 bit in an 18 V impact driver.',
        pl: 'Do szyn instalacyjnych, korytek, taśmy perforowanej i podwalin. Wkręcaj nasadką 13 mm albo bitem TX30 w zakrętarce udarowej 18 V.',
      },
      priceNet: 5490,
      features: { diameter: '6 mm', material: steel, finish: zinc, head: flange, drive: { en: 'hexagon 13 mm, TX30', pl: 'sześciokąt 13 mm, TX30' }, substrate: concrete, pack: pack(100) },
      variants: sizes(
        'CSH6',
        [
          [5, 5],
          [15, 10],
        ],
        [
          [40, 1, 5490, 670],
          [50, 1.2, 5890, 1180],
          [60, 1.4, 6390, 990],
          [80, 1.75, 7390, 420],
        ],
      ),
    },
    {
      name: { en: 'Concrete screw 8 mm, hexagon flange head, zinc plated', pl: 'Wkręt do betonu 8 mm, łeb sześciokątny z kołnierzem, ocynk' },
      symbol: 'CSH8',
      note: {
        en: 'This is the medium size for brackets, stair strings and shop racking. Serrations under the flange stop the screw from working loose under vibration.',
        pl: 'Średni rozmiar do wsporników, policzków schodów i regałów sklepowych. Ząbki pod kołnierzem nie pozwalają wkrętowi poluzować się przy drganiach.',
      },
      priceNet: 5290,
      features: { diameter: '8 mm', material: steel, finish: zinc, head: flange, drive: { en: 'hexagon 13 mm', pl: 'sześciokąt 13 mm' }, substrate: concrete, pack: pack(50) },
      variants: sizes(
        'CSH8',
        [
          [5, 5],
          [15, 10],
        ],
        [
          [60, 1.5, 5290, 540],
          [70, 1.7, 5590, 830],
          [80, 1.9, 5990, 760],
          [100, 2.3, 6890, 395],
          [120, 2.7, 7890, 0],
        ],
      ),
    },
    {
      name: { en: 'Concrete screw 10 mm, hexagon flange head, zinc flake', pl: 'Wkręt do betonu 10 mm, łeb sześciokątny z kołnierzem, cynk płatkowy' },
      symbol: 'CSH10-ZF',
      note: {
        en: 'It is for indoor post bases and guard rails, and for formwork props. It calls for an impact wrench of around 300 Nm and a 15 mm socket.',
        pl: 'Do podstaw słupków i barier w budynku oraz do podpór szalunkowych. Wymaga klucza udarowego o momencie około 300 Nm i nasadki 15 mm.',
      },
      priceNet: 6990,
      features: { diameter: '10 mm', material: steel, finish: flake, head: flange, drive: { en: 'hexagon 15 mm', pl: 'sześciokąt 15 mm' }, substrate: concrete, pack: pack(50) },
      variants: sizes(
        'CSH10-ZF',
        [
          [5, 5],
          [15, 10],
        ],
        [
          [60, 2.4, 6990, 260],
          [80, 3, 7990, 470],
          [100, 3.6, 9190, 380],
          [120, 4.2, 10400, 175],
        ],
      ),
    },
    {
      name: { en: 'Concrete screw 14×110, hexagon flange head, heavy duty', pl: 'Wkręt do betonu ciężki 14×110, łeb sześciokątny z kołnierzem' },
      symbol: 'CSH14-ZF-14X110',
      note: {
        en: 'It holds temporary props and steel plates and takes a 21 mm socket. Check the thread with the wear gauge before using the screw a second time.',
        pl: 'Trzyma podpory tymczasowe i blachy; wkręca się go nasadką 21 mm. Przed drugim użyciem sprawdź gwint sprawdzianem zużycia.',
      },
      priceNet: 9900,
      weight: 3.15,
      stockOnHand: 0,
      features: {
        diameter: '14 mm',
        length: '110 mm',
        material: steel,
        finish: flake,
        head: flange,
        drive: { en: 'hexagon 21 mm', pl: 'sześciokąt 21 mm' },
        substrate: concrete,
        pack: pack(20),
      },
    },
    {
      name: { en: 'Concrete screw 6 mm, countersunk head, zinc plated', pl: 'Wkręt do betonu 6 mm, łeb stożkowy, ocynk galwaniczny' },
      symbol: 'CSC6',
      kind: 'countersunk',
      note: {
        en: 'It lies flush in door closers, handrail brackets and timber battens. The drive is TX30; lean on the driver, since the bit cams out when the tip of the screw meets aggregate.',
        pl: 'Łeb chowa się równo w samozamykaczach, uchwytach poręczy i łatach. Gniazdo TX30; dociskaj zakrętarkę, bo gdy koniec wkręta trafi w kruszywo, bit wyskakuje.',
      },
      priceNet: 5490,
      features: { diameter: '6 mm', material: steel, finish: zinc, head: countersunk, drive: 'TX30', substrate: concrete, pack: pack(100) },
      variants: [
        { symbol: 'CSC6X40', features: { length: '40 mm' }, weight: 0.9, stockOnHand: 390 },
        { symbol: 'CSC6X60', features: { length: '60 mm' }, tiers: tiered(6290, [5, 5], [15, 10]), weight: 1.3, stockOnHand: 910 },
        { symbol: 'CSC6X80', features: { length: '80 mm' }, tiers: tiered(7290, [5, 5], [15, 10]), weight: 1.65, stockOnHand: 570 },
        { symbol: 'CSC6X100', features: { length: '100 mm' }, tiers: tiered(8490, [5, 5], [15, 10]), weight: 2, stockOnHand: 205 },
      ],
    },
    {
      name: { en: 'Concrete screw 8 mm, countersunk head with ribs, zinc flake', pl: 'Wkręt do betonu 8 mm, łeb stożkowy z żebrami, cynk płatkowy' },
      symbol: 'CSC8-ZF',
      kind: 'countersunk',
      note: {
        en: 'Ribs under the head mill their own seat in timber, so battens and sole plates need no countersink. Drill the timber and the slab in one go.',
        pl: 'Żebra pod łbem same frezują gniazdo w drewnie, więc w podwalinach i łatach nie trzeba robić pogłębień. Drewno i beton wierć za jednym razem.',
      },
      priceNet: 6290,
      features: { diameter: '8 mm', material: steel, finish: flake, head: countersunk, drive: 'TX40', substrate: concrete, pack: pack(50) },
      variants: sizes(
        'CSC8-ZF',
        [
          [5, 4],
          [15, 9],
        ],
        [
          [80, 1.8, 6290, 330],
          [100, 2.2, 7190, 410],
          [120, 2.6, 8190, 240],
          [150, 3.2, 9690, 11],
        ],
      ),
    },
    {
      name: { en: 'Frame screw 7.5 mm without plug, countersunk head', pl: 'Wkręt ramowy 7,5 mm bez kołka, łeb stożkowy' },
      symbol: 'FS75',
      kind: 'countersunk',
      note: {
        en: 'It goes straight into a 6 mm hole in concrete, brick or sand-lime block (6.5 mm in very hard concrete) and holds a window frame at the set distance.',
        pl: 'Wchodzi wprost w otwór 6 mm w betonie, cegle lub silikacie, a w bardzo twardym betonie 6,5 mm, i trzyma ościeżnicę w ustawionej odległości.',
      },
      priceNet: 4590,
      features: {
        diameter: { en: '7.5 mm', pl: '7,5 mm' },
        material: steel,
        finish: zinc,
        head: countersunk,
        drive: 'TX30',
        substrate: { en: 'concrete, brick, sand-lime block', pl: 'beton, cegła, silikat' },
        pack: pack(100),
      },
      variants: sizes(
        'FS75',
        [
          [5, 6],
          [20, 12],
        ],
        [
          [72, 1.6, 4590, 720],
          [92, 2.05, 5190, 1140],
          [112, 2.5, 5890, 1860],
          [132, 2.95, 6690, 1290],
          [152, 3.4, 7490, 880],
          [182, 4.05, 8690, 450],
          [212, 4.7, 9900, 120],
        ],
      ),
    },
    {
      name: { en: 'Concrete screw 8×80, hexagon flange head, stainless A4', pl: 'Wkręt do betonu 8×80, łeb sześciokątny z kołnierzem, nierdzewny A4' },
      symbol: 'CSH8-A4-8X80',
      note: {
        en: 'The A4 body has a hardened carbon-steel point that only cuts the thread and then plays no part. The screw is for open multi-storey car parks, balconies and façade brackets.',
        pl: 'Korpus A4 z końcówką z hartowanej stali węglowej, która tylko nacina gwint. Do otwartych parkingów wielopoziomowych, balkonów i konsol elewacyjnych.',
      },
      priceNet: 24900,
      weight: 1.92,
      stockOnHand: 54,
      features: {
        diameter: '8 mm',
        length: '80 mm',
        material: { en: 'stainless steel', pl: 'stal nierdzewna' },
        steel: 'A4',
        head: flange,
        drive: { en: 'hexagon 13 mm', pl: 'sześciokąt 13 mm' },
        substrate: concrete,
        pack: pack(50),
      },
    },
    {
      name: { en: 'Concrete screw 6×35 with M8/M10 internal thread', pl: 'Wkręt do betonu 6×35 z gwintem wewnętrznym M8/M10' },
      symbol: 'CSR6-6X35',
      note: {
        en: 'The head is a coupling nut that takes an M8 or M10 rod, for hanging pipes and trays from hollow-core slabs at an embedment depth of 35 mm.',
        pl: 'Łeb jest tuleją gwintowaną na pręt M8 lub M10: do podwieszania rur i korytek pod stropami kanałowymi, przy głębokości osadzenia 35 mm.',
      },
      priceNet: 6990,
      weight: 1.55,
      stockOnHand: 260,
      features: {
        diameter: '6 mm',
        length: '35 mm',
        thread: 'M8/M10',
        material: steel,
        finish: zinc,
        drive: { en: 'hexagon 13 mm', pl: 'sześciokąt 13 mm' },
        substrate: concrete,
        pack: pack(50),
      },
    },
  ],
}
