import { type DemoFamily, tiered } from '../../types.ts'

const pack = (n: number) => ({ en: `${n} pcs`, pl: `${n} szt.` })
const sizes = (prefix: string, rows: readonly (readonly [size: string, weight: number, price: number, stockOnHand: number])[]) =>
  rows.map(([size, weight, price, stockOnHand]) => ({
    symbol: `${prefix}-${size.replace('×', 'X')}`,
    features: { diameter: `${size.split('×')[0]} mm`, length: `${size.split('×')[1]} mm` },
    tiers: tiered(price, [4, 5], [12, 10]),
    weight,
    stockOnHand,
  }))

const zinc = { en: 'zinc plated', pl: 'ocynk galwaniczny' }
const walls = { en: 'concrete, solid and perforated brick', pl: 'beton, cegła pełna i kratówka' }

export const family: DemoFamily = {
  code: 'frame-fixings',
  category: 'plastic-plugs',
  brand: 'dubelmark',
  vat: 23,
  short: {
    en: 'Frame and hammer fixings with their screw or nail, set through the part to be fixed straight into the wall.',
    pl: 'Kołki ramowe i szybkiego montażu z wkrętem lub gwoździem, osadzane przez mocowany element wprost w ścianie.',
  },
  description: {
    en: `The plug and its screw or nail form one unit, pushed through the hole in the part to be fixed and into the wall in one go. Nothing has to be marked out or moved aside, which is why window frames, battens, brackets and façade sub-frames are fixed this way. The sleeve is polyamide, except in the all-steel frame anchor; screws and nails are made of zinc-plated or stainless steel.

The length includes the part to be fixed. Subtract the thickness of frame, plaster and insulation; what is left must be at least the anchoring depth, 50 mm for 8 mm and 70 mm for 10 mm polyamide plugs, more in hollow blocks. Drill through the part with a bit of the same diameter as the plug (1 mm less in aerated concrete), without hammer action in hollow brick.

With a driver bit that fits, drive the screw until the head lies flush; do not hammer it in unless it is a hammer fixing. A plug that turns with the screw has found a cavity or too wide a hole, and will not hold.`,
    pl: `Kołek i wkręt lub gwóźdź tworzą komplet, który wsuwa się przez otwór w mocowanym elemencie od razu w ścianę. Niczego nie trzeba trasować ani odsuwać, dlatego tak mocuje się ościeżnice, łaty, wsporniki i podkonstrukcje elewacji. Tuleja jest z poliamidu (w kołku metalowym ze stali), wkręty i gwoździe ze stali ocynkowanej lub nierdzewnej.

Długość kołka obejmuje też mocowany element. Odejmij grubość ramy, tynku i ocieplenia; reszta musi wystarczyć na głębokość zakotwienia: 50 mm dla kołków poliamidowych 8 mm i 70 mm dla 10 mm, w pustakach więcej. Wierć przez element wiertłem o średnicy kołka (do betonu komórkowego o 1 mm mniejszym), a w pustakach bez udaru.

Wkręt wkręcaj pasującym bitem, aż łeb zrówna się z powierzchnią; młotkiem wbijaj tylko kołki szybkiego montażu. Jeśli kołek obraca się razem z wkrętem, trafił w pustkę albo w za duży otwór i nie będzie trzymał.`,
  },
  features: { application: { en: 'through-fixing', pl: 'montaż przelotowy' } },
  keywords: {
    en: 'frame plug, long shaft fixing, hammer plug, nail plug, facade plug',
    pl: 'dybel ramowy, kołek do okien, kołek do ościeżnic, KPO, kołek fasadowy, kołek do łat',
  },
  products: [
    {
      name: { en: 'Frame fixing 8 mm with countersunk screw, zinc plated', pl: 'Kołek ramowy 8 mm z wkrętem stożkowym, ocynk' },
      symbol: 'FF8-C',
      note: {
        en: 'It is for wooden battens, door linings and light steel angles. Drive the TX30 screw until the head lies level with the timber.',
        pl: 'Do drewnianych łat, ościeżnic i lekkich kątowników. Wkręt TX30 dociągaj, aż łeb zrówna się z drewnem.',
      },
      priceNet: 2990,
      features: { material: { en: 'polyamide, steel screw', pl: 'poliamid, wkręt stalowy' }, finish: zinc, drive: 'TX30', substrate: walls, pack: pack(50) },
      variants: sizes('FF8-C', [
        ['8×60', 0.65, 2990, 560],
        ['8×80', 0.85, 3490, 1240],
        ['8×100', 1.05, 4090, 980],
        ['8×120', 1.25, 4690, 610],
      ]),
    },
    {
      name: { en: 'Frame fixing 10 mm, long expansion zone, countersunk screw', pl: 'Kołek ramowy 10 mm z długą strefą rozporu, wkręt stożkowy' },
      symbol: 'FF10-C',
      note: {
        en: 'Seventy millimetres of ribs grip solid brick and the webs of hollow blocks alike. The fixing holds façade battens, awning rails and window frames in old walls.',
        pl: 'Siedemdziesiąt milimetrów żeber trzyma zarówno w cegle pełnej, jak i na ściankach pustaków. Do łat elewacyjnych, szyn markiz i okien w starych murach.',
      },
      priceNet: 4290,
      features: { material: { en: 'polyamide, steel screw', pl: 'poliamid, wkręt stalowy' }, finish: zinc, drive: 'TX40', substrate: walls, pack: pack(50) },
      variants: sizes('FF10-C', [
        ['10×80', 1.4, 4290, 430],
        ['10×100', 1.7, 4790, 1360],
        ['10×120', 2.05, 5490, 1180],
        ['10×140', 2.35, 6290, 540],
        ['10×160', 2.7, 6990, 320],
      ]),
    },
    {
      name: { en: 'Frame fixing 10 mm with hexagon screw, zinc plated', pl: 'Kołek ramowy 10 mm z wkrętem sześciokątnym, ocynk' },
      symbol: 'FF10-H',
      kind: 'hex',
      note: {
        en: 'The hexagon head with a pressed-on washer takes a 13 mm socket or a TX40 bit. Use it for metal brackets, where a countersunk head would have nothing to sink into.',
        pl: 'Łeb sześciokątny z prasowaną podkładką, nasadka 13 mm albo bit TX40. Do metalowych wsporników, przy których łeb stożkowy nie miałby się w czym schować.',
      },
      priceNet: 4590,
      features: {
        material: { en: 'polyamide, steel screw', pl: 'poliamid, wkręt stalowy' },
        finish: zinc,
        drive: { en: 'hexagon 13 mm, TX40', pl: 'sześciokąt 13 mm, TX40' },
        substrate: walls,
        pack: pack(50),
      },
      variants: sizes('FF10-H', [
        ['10×80', 1.6, 4590, 310],
        ['10×100', 1.9, 5090, 720],
        ['10×120', 2.25, 5890, 390],
        ['10×140', 2.55, 6590, 0],
      ]),
    },
    {
      name: { en: 'Frame fixing 10 mm, countersunk stainless A4 screw', pl: 'Kołek ramowy 10 mm, wkręt stożkowy nierdzewny A4' },
      symbol: 'FF10-C-A4',
      note: {
        en: 'It is the choice behind ventilated façades and on balconies, where the head stays damp for weeks. Rust from zinc-plated heads would stain the render.',
        pl: 'Do elewacji wentylowanych i balkonów, gdzie łeb tygodniami pozostaje wilgotny. Rdza z łbów ocynkowanych wyszłaby na tynk.',
      },
      priceNet: 12900,
      features: { material: { en: 'polyamide, stainless screw', pl: 'poliamid, wkręt nierdzewny' }, steel: 'A4', drive: 'TX40', substrate: walls, pack: pack(50) },
      variants: sizes('FF10-C-A4', [
        ['10×80', 1.4, 12900, 85],
        ['10×100', 1.72, 14900, 140],
        ['10×120', 2.07, 17400, 95],
      ]),
    },
    {
      name: { en: 'Hammer fixing with countersunk collar and nail screw', pl: 'Kołek szybkiego montażu z kołnierzem stożkowym i gwoździem' },
      symbol: 'HF-C',
      note: {
        en: 'It is knocked in with a few blows and backed out with a PZ2 screwdriver. It is for battens, trunking, skirting and metal stud track on solid walls.',
        pl: 'Wbijany kilkoma uderzeniami, wykręcany wkrętakiem PZ2. Do łat, kanałów kablowych, listew przypodłogowych i profili ścianek działowych, na ścianach pełnych.',
      },
      priceNet: 1490,
      features: {
        material: { en: 'polyamide, steel nail', pl: 'poliamid, gwóźdź stalowy' },
        finish: zinc,
        drive: 'PZ2',
        substrate: { en: 'concrete, solid brick', pl: 'beton, cegła pełna' },
        pack: pack(100),
      },
      variants: [
        { symbol: 'HF-C-6X40', features: { diameter: '6 mm', length: '40 mm' }, weight: 0.41, stockOnHand: 2480 },
        { symbol: 'HF-C-6X60', features: { diameter: '6 mm', length: '60 mm' }, tiers: tiered(1890, [5, 6], [20, 12]), weight: 0.58, stockOnHand: 2160 },
        { symbol: 'HF-C-6X80', features: { diameter: '6 mm', length: '80 mm' }, tiers: tiered(2390, [5, 6], [20, 12]), weight: 0.76, stockOnHand: 1140 },
        { symbol: 'HF-C-8X80', features: { diameter: '8 mm', length: '80 mm' }, tiers: tiered(3890, [5, 6], [20, 12]), weight: 1.42, stockOnHand: 820 },
        { symbol: 'HF-C-8X100', features: { diameter: '8 mm', length: '100 mm' }, tiers: tiered(4690, [5, 6], [20, 12]), weight: 1.77, stockOnHand: 530 },
        { symbol: 'HF-C-8X120', features: { diameter: '8 mm', length: '120 mm' }, tiers: tiered(5490, [5, 6], [20, 12]), weight: 2.1, stockOnHand: 370 },
      ],
    },
    {
      name: { en: 'Metal frame anchor 10 mm, zinc plated', pl: 'Kołek ramowy metalowy 10 mm, ocynk galwaniczny' },
      symbol: 'MFA10',
      note: {
        en: 'This is an all-steel sleeve with a cone drawn up by an M6 screw, so a PVC window frame is held at the set distance and not pulled out of true.',
        pl: 'Stalowa tuleja ze stożkiem podciąganym śrubą M6: trzyma okno z PVC w ustawionej odległości i nie ściąga ramy z pionu.',
      },
      priceNet: 8900,
      features: {
        material: { en: 'steel', pl: 'stal' },
        finish: zinc,
        drive: 'PZ3',
        substrate: { en: 'concrete, solid brick', pl: 'beton, cegła pełna' },
        pack: pack(100),
      },
      variants: sizes('MFA10', [
        ['10×72', 2.4, 8900, 240],
        ['10×92', 3, 9900, 360],
        ['10×112', 3.6, 10900, 690],
        ['10×132', 4.2, 12400, 510],
        ['10×152', 4.8, 13900, 280],
        ['10×182', 5.7, 16400, 12],
      ]),
    },
    {
      name: { en: 'Hammer fixing 6×40 with mushroom collar', pl: 'Kołek szybkiego montażu 6×40 z kołnierzem grzybkowym' },
      symbol: 'HF-M-6X40',
      note: {
        en: 'The wide flat collar presses membranes, perforated strap and thin sheet to the wall without a washer. The fixing is not for wood, where the collar stands proud.',
        pl: 'Szeroki płaski kołnierz dociska do ściany folie, taśmę perforowaną i cienką blachę bez podkładki. Nie do drewna, bo kołnierz wystaje nad powierzchnię.',
      },
      priceNet: 1590,
      weight: 0.42,
      stockOnHand: 930,
      features: {
        diameter: '6 mm',
        length: '40 mm',
        material: { en: 'polyamide, steel nail', pl: 'poliamid, gwóźdź stalowy' },
        finish: zinc,
        drive: 'PZ2',
        substrate: { en: 'concrete, solid brick', pl: 'beton, cegła pełna' },
        pack: pack(100),
      },
    },
    {
      name: { en: 'Frame fixing 10×100 for aerated concrete', pl: 'Kołek ramowy 10×100 do betonu komórkowego' },
      symbol: 'FFG-10X100',
      kind: 'hex',
      note: {
        en: 'Broad spiral fins cut into soft blocks instead of spreading them. Drill a 9 mm hole without hammer action and do not clean the hole with a brush.',
        pl: 'Szerokie żebra spiralne wcinają się w miękki bloczek, zamiast go rozpierać. Wierć wiertłem 9 mm bez udaru i nie szczotkuj otworu.',
      },
      priceNet: 5890,
      weight: 1.85,
      stockOnHand: 165,
      features: {
        diameter: '10 mm',
        length: '100 mm',
        material: { en: 'polyamide, steel screw', pl: 'poliamid, wkręt stalowy' },
        finish: zinc,
        drive: { en: 'hexagon 13 mm, TX40', pl: 'sześciokąt 13 mm, TX40' },
        substrate: { en: 'aerated concrete', pl: 'beton komórkowy' },
        pack: pack(50),
      },
    },
    {
      name: { en: 'Frame fixing 10×230 for fixing through insulation', pl: 'Kołek ramowy 10×230 do mocowania przez ocieplenie' },
      symbol: 'FF10-C-10X230',
      note: {
        en: 'It reaches the masonry through 140 mm of insulation and a batten. Use an SDS drill bit with a working length of at least 250 mm and start the screw slowly, or the long sleeve buckles in the foam.',
        pl: 'Sięga muru przez 140 mm ocieplenia i łatę. Użyj wiertła SDS o długości roboczej co najmniej 250 mm i zacznij wkręcać powoli, inaczej długa tuleja wyboczy się w styropianie.',
      },
      priceNet: 6490,
      weight: 1.94,
      stockOnHand: 0,
      features: {
        diameter: '10 mm',
        length: '230 mm',
        material: { en: 'polyamide, steel screw', pl: 'poliamid, wkręt stalowy' },
        finish: zinc,
        drive: 'TX40',
        substrate: walls,
        pack: pack(25),
      },
    },
  ],
}
