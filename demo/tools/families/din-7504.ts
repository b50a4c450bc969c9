import { type DemoFamily, tiered } from '../../types.ts'

/** Price 0: the product's price holds, without tiers. */
type Row = readonly [length: number, price: number, weight: number, stockOnHand: number]
const lengths = (symbol: string, rows: Row[]) =>
  rows.map(([length, price, weight, stockOnHand]) => ({
    symbol: `${symbol}X${length}`,
    features: { length: Number.isInteger(length) ? `${length} mm` : { en: `${length} mm`, pl: `${length} mm`.replace('.', ',') } },
    ...(price > 0 && { tiers: tiered(price, [4, 5], [20, 10]) }),
    weight,
    stockOnHand,
  }))
const pack = (pieces: number) => ({ en: `${pieces} pcs`, pl: `${pieces} szt.` })
/** Steel the point drills through, in mm. */
const drills = (from: string, to: string) => ({ en: `${from}–${to} mm`, pl: `${from}–${to} mm`.replaceAll('.', ',') })
const hex = { en: 'hexagon with flange', pl: 'sześciokątny z kołnierzem' }
const pan = { en: 'pan', pl: 'walcowy soczewkowy' }
const csk = { en: 'countersunk', pl: 'stożkowy' }
const k = 'DIN 7504 K / ISO 15480'
const n = 'DIN 7504 N / ISO 15481'
const p = 'DIN 7504 P / ISO 15482'

export const family: DemoFamily = {
  code: 'din-7504',
  category: 'self-drilling-screws',
  brand: 'normfix',
  vat: 23,
  short: {
    en: 'Zinc-plated self-drilling screw that drills, taps and clamps sheet steel in one pass.',
    pl: 'Ocynkowany wkręt samowiercący, który za jednym przejściem wierci, gwintuje i dociska blachę.',
  },
  description: {
    en: `This screw drills its own hole in steel and aluminium sheet, then forms the thread and clamps the parts. DIN 7504 and ISO 15480 to 15482 fix the heads: K is a hexagon with flange, N a pan head, P a countersunk head. The standards also fix how thick the steel may be for each diameter; the limits are given here under “Thickness”.

The screws are made of case-hardened carbon steel, zinc plated. The hardness that lets the point drill also makes the screw brittle, so it is no substitute for a bolt. The zinc suits interiors; roofs and façades need roofing screws with sealing washers.

All layers, air gaps included, must together be thinner than the drill point is long; if the thread bites before the point is through, the screw snaps. Run the driver at 1,800 to 2,500 rpm up to 4.8 mm and 1,000 to 1,800 rpm above, with steady pressure. Do not use an impact driver: the point overheats or breaks. Stainless and hardened sheet must be drilled first.`,
    pl: `Wkręt z końcówką wiercącą, który sam robi otwór w blasze stalowej i aluminiowej, a potem formuje gwint i dociska części. Normy DIN 7504 oraz ISO 15480, 15481 i 15482 określają łby: K to sześciokątny z kołnierzem, N walcowy soczewkowy, P stożkowy. Określają też dopuszczalną grubość stali dla każdej średnicy; podajemy ją w pozycji „Grubość”.

Wkręty są ze stali węglowej, nawęglanej i hartowanej, ocynkowanej galwanicznie. Twardość, dzięki której końcówka wierci, czyni wkręt kruchym, więc nie zastąpi on śruby. Cynk wystarcza we wnętrzach; dachy i elewacje wymagają wkrętów z podkładką uszczelniającą.

Łączna grubość warstw i szczelin musi być mniejsza niż długość końcówki; jeśli gwint złapie, zanim ostrze przejdzie na wylot, wkręt się ukręci. Ustaw 1800–2500 obr/min do średnicy 4,8 mm, a przy większych 1000–1800 obr/min, i dociskaj równomiernie. Nie używaj zakrętarki udarowej, bo ostrze się przegrzeje lub wyszczerbi. W blasze nierdzewnej i hartowanej otwór trzeba wcześniej nawiercić.`,
  },
  features: {
    material: { en: 'case-hardened steel', pl: 'stal nawęglana, hartowana' },
    finish: { en: 'zinc plated', pl: 'ocynk galwaniczny' },
  },
  keywords: {
    en: 'tek screw, tek, self drilling, drywall metal screw, sheet steel screw, wafer tek',
    pl: 'samowiert, samowierty, blachowkręt z wiertłem, pchełka, pchełki, wkręt z wiertełkiem',
  },
  products: [
    {
      symbol: '7504K-4.2',
      kind: 'hex',
      features: { norm: k, diameter: { en: '4.2 mm', pl: '4,2 mm' }, head: hex, drive: { en: 'hexagon 7 mm', pl: 'sześciokąt 7 mm' }, thickness: drills('1.75', '3'), pack: pack(250) },
      priceNet: 2620,
      name: { en: 'Self-drilling screw DIN 7504 K 4.2 mm, hexagon, for ducts', pl: 'Wkręt samowiercący DIN 7504 K 4,2 mm, sześciokątny, do kanałów' },
      note: {
        en: 'It joins ventilation ducts, cable trays and light brackets. The head needs a 7 mm magnetic nut setter, which is easily confused with the 8 mm one.',
        pl: 'Łączy kanały wentylacyjne, korytka kablowe i lekkie wsporniki. Łeb wymaga nasadki magnetycznej 7 mm, którą łatwo pomylić z nasadką 8 mm.',
      },
      variants: lengths('7504K-4.2', [
        [13, 0, 0.571, 546],
        [16, 2750, 0.623, 955],
        [19, 2870, 0.676, 240],
        [25, 3120, 0.78, 1038],
      ]),
    },
    {
      symbol: '7504K-4.8',
      kind: 'hex',
      features: { norm: k, diameter: { en: '4.8 mm', pl: '4,8 mm' }, head: hex, drive: { en: 'hexagon 8 mm', pl: 'sześciokąt 8 mm' }, thickness: drills('1.75', '4.4'), pack: pack(250) },
      priceNet: 3280,
      name: { en: 'Self-drilling screw DIN 7504 K 4.8 mm, hexagon, for steel profiles', pl: 'Wkręt samowiercący DIN 7504 K 4,8 mm, sześciokątny, do profili' },
      note: {
        en: 'This is the common size for cold-formed profiles, brackets and machine guards. Set the depth stop so that the flange just touches the sheet; one turn more strips the thread in thin metal.',
        pl: 'Najczęstszy rozmiar do profili zimnogiętych, wsporników i osłon maszyn. Ustaw ogranicznik tak, żeby kołnierz ledwie dotknął blachy; jeden obrót więcej zrywa gwint w cienkiej blasze.',
      },
      variants: lengths('7504K-4.8', [
        [16, 3280, 0.847, 372],
        [19, 3450, 0.915, 1786],
        [22, 3610, 0.983, 109],
        [25, 3770, 1.05, 285],
        [32, 4160, 1.21, 2554],
        [38, 4480, 1.35, 100],
      ]),
    },
    {
      symbol: '7504K-5.5',
      kind: 'hex',
      features: { norm: k, diameter: { en: '5.5 mm', pl: '5,5 mm' }, head: hex, drive: { en: 'hexagon 8 mm', pl: 'sześciokąt 8 mm' }, thickness: drills('1.75', '5.25'), pack: pack(200) },
      priceNet: 3260,
      name: { en: 'Self-drilling screw DIN 7504 K 5.5 mm, hexagon, for purlins', pl: 'Wkręt samowiercący DIN 7504 K 5,5 mm, sześciokątny, do płatwi' },
      note: {
        en: 'It fixes brackets and trapezoidal sheet to purlins inside buildings, up to 5 mm of steel in all. Slow the machine down: at the speed for thinner screws, the point turns blue.',
        pl: 'Mocuje wsporniki i blachę trapezową do płatwi wewnątrz budynków, łącznie do 5 mm stali. Zmniejsz obroty: przy obrotach dla cieńszych wkrętów końcówka się przegrzewa i niebieszczeje.',
      },
      variants: lengths('7504K-5.5', [
        [19, 0, 0.94, 798],
        [25, 3600, 1.08, 1960],
        [32, 4000, 1.25, 1984],
        [38, 4340, 1.39, 52],
        [50, 5030, 1.68, 1080],
      ]),
    },
    {
      symbol: '7504K-6.3',
      kind: 'hex',
      features: { norm: k, diameter: { en: '6.3 mm', pl: '6,3 mm' }, head: hex, drive: { en: 'hexagon 10 mm', pl: 'sześciokąt 10 mm' }, thickness: drills('2', '6'), pack: pack(100) },
      priceNet: 2180,
      name: { en: 'Self-drilling screw DIN 7504 K 6.3 mm, hexagon, for heavy sections', pl: 'Wkręt samowiercący DIN 7504 K 6,3 mm, sześciokątny, do kształtowników' },
      note: {
        en: 'It is for angles and channels where a tapped hole would take too long. It needs a steady force of about 350 N, so work from a firm platform, not from a ladder.',
        pl: 'Do kątowników i ceowników, gdy na gwintowanie szkoda czasu. Wymaga stałego docisku około 350 N, więc pracuj ze stabilnego podestu, nie z drabiny.',
      },
      variants: lengths('7504K-6.3', [
        [19, 2180, 0.701, 114],
        [25, 2410, 0.795, 640],
        [32, 2670, 0.904, 1882],
        [38, 2900, 0.998, 311],
        [50, 3350, 1.19, 1136],
        [63, 3840, 1.39, 1553],
      ]),
    },
    {
      symbol: '7504N-3.5',
      kind: 'pan',
      features: { norm: n, diameter: { en: '3.5 mm', pl: '3,5 mm' }, head: pan, drive: 'PH2', thickness: drills('0.7', '2.25'), pack: pack(500) },
      priceNet: 2670,
      name: { en: 'Self-drilling screw DIN 7504 N 3.5 mm, pan head, for plasterboard profiles', pl: 'Wkręt samowiercący DIN 7504 N 3,5 mm, walcowy soczewkowy, do profili GK' },
      note: {
        en: 'It joins the studs and hangers of plasterboard framing and is the small screw that fitters use by the handful. The pan head is low enough for the board to lie level.',
        pl: 'Łączy profile i wieszaki pod płyty gipsowo-kartonowe; to mały wkręt, który monterzy zużywają garściami. Łeb jest na tyle niski, że płyta leży równo.',
      },
      variants: lengths('7504N-3.5', [
        [9.5, 0, 0.451, 362],
        [13, 2890, 0.536, 393],
        [16, 3080, 0.608, 757],
        [19, 3270, 0.681, 2537],
      ]),
    },
    {
      symbol: '7504N-4.2',
      kind: 'pan',
      features: { norm: n, diameter: { en: '4.2 mm', pl: '4,2 mm' }, head: pan, drive: 'PH2', thickness: drills('1.75', '3'), pack: pack(500) },
      priceNet: 3630,
      name: { en: 'Self-drilling screw DIN 7504 N 4.2 mm, pan head, for window reinforcements', pl: 'Wkręt samowiercący DIN 7504 N 4,2 mm, walcowy soczewkowy, do wzmocnień okien' },
      note: {
        en: 'It holds striker plates and fittings to the steel core of PVC windows, and clips to racking. Change the PH2 bit early, because it cams out of the recess once it is rounded.',
        pl: 'Trzyma zaczepy i okucia na stalowym wzmocnieniu okien PVC oraz uchwyty na regałach. Bit PH2 wymieniaj wcześnie, bo zaokrąglony wyskakuje z gniazda wkręta.',
      },
      variants: lengths('7504N-4.2', [
        [13, 3630, 0.819, 49],
        [16, 3900, 0.924, 77],
        [19, 4170, 1.03, 193],
        [25, 4720, 1.24, 580],
        [32, 5350, 1.48, 95],
      ]),
    },
    {
      symbol: '7504P-4.2',
      kind: 'countersunk',
      features: { norm: p, diameter: { en: '4.2 mm', pl: '4,2 mm' }, head: csk, drive: 'PH2', thickness: drills('1.75', '3'), pack: pack(500) },
      priceNet: 3370,
      name: { en: 'Self-drilling screw DIN 7504 P 4.2 mm, countersunk, for hinges', pl: 'Wkręt samowiercący DIN 7504 P 4,2 mm, stożkowy, do zawiasów' },
      note: {
        en: 'It sinks into the countersunk holes of hinges, rails and thresholds on steel. In plain sheet without a countersink, the head stands proud and the edge bulges.',
        pl: 'Chowa się w pogłębionych otworach zawiasów, szyn i progów mocowanych do stali. W płaskiej blasze bez pogłębienia łeb odstaje, a krawędź się wybrzusza.',
      },
      variants: lengths('7504P-4.2', [
        [16, 0, 0.719, 134],
        [19, 3640, 0.823, 75],
        [25, 4180, 1.03, 409],
        [32, 4820, 1.28, 541],
        [38, 5360, 1.48, 154],
      ]),
    },
    {
      symbol: '7504P-4.8X50',
      kind: 'countersunk',
      features: { norm: p, diameter: { en: '4.8 mm', pl: '4,8 mm' }, length: '50 mm', head: csk, drive: 'PH2', thickness: drills('1.75', '4.4'), pack: pack(200) },
      priceNet: 3230,
      weight: 1.01,
      stockOnHand: 1223,
      name: { en: 'Self-drilling screw DIN 7504 P 4.8×50, countersunk, for van floors', pl: 'Wkręt samowiercący DIN 7504 P 4,8×50, stożkowy, do podłóg busów' },
      note: {
        en: 'It fixes plywood floors up to 30 mm thick onto steel cross members. Bore 5.5 mm holes through the plywood first, or chips lift the board while the point is still drilling steel.',
        pl: 'Mocuje podłogę ze sklejki do 30 mm na stalowych poprzeczkach. Sklejkę przewierć najpierw wiertłem 5,5 mm, inaczej wióry uniosą ją, zanim ostrze przejdzie przez stal.',
      },
    },
    {
      symbol: '7504N-4.8X16',
      kind: 'pan',
      features: { norm: n, diameter: { en: '4.8 mm', pl: '4,8 mm' }, length: '16 mm', head: pan, drive: 'PH2', thickness: drills('1.75', '4.4'), pack: pack(250) },
      priceNet: 2440,
      weight: 0.65,
      stockOnHand: 10,
      name: { en: 'Self-drilling screw DIN 7504 N 4.8×16, pan head, for shelving', pl: 'Wkręt samowiercący DIN 7504 N 4,8×16, walcowy soczewkowy, do regałów' },
      note: {
        en: 'It is short and stout, for racking uprights and number plates on trailers. Leave 20 mm free behind the sheet, since the point comes out sharp.',
        pl: 'Krótki i mocny, do słupów regałów i tablic rejestracyjnych na przyczepach. Za blachą zostaw 20 mm wolnego miejsca, bo końcówka wychodzi ostra.',
      },
    },
    {
      symbol: '7504K-6.3X100',
      kind: 'hex',
      features: {
        norm: k,
        diameter: { en: '6.3 mm', pl: '6,3 mm' },
        length: '100 mm',
        head: hex,
        drive: { en: 'hexagon 10 mm', pl: 'sześciokąt 10 mm' },
        thickness: drills('2', '6'),
        pack: pack(100),
      },
      priceNet: 5490,
      weight: 1.97,
      stockOnHand: 0,
      name: { en: 'Self-drilling screw DIN 7504 K 6.3×100, hexagon, for timber on steel', pl: 'Wkręt samowiercący DIN 7504 K 6,3×100, sześciokątny, do drewna na stali' },
      note: {
        en: 'It fastens squared timber 60 to 80 mm thick to a steel beam flange. Drill a 7 mm hole through the timber first and leave the steel to the drill point.',
        pl: 'Mocuje kantówkę o grubości od 60 do 80 mm do półki stalowej belki. Drewno przewierć wcześniej wiertłem 7 mm, a stal zostaw końcówce wiercącej.',
      },
    },
  ],
}
