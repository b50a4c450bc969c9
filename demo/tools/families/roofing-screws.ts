import { type DemoFamily, tiered } from '../../types.ts'

const colours = {
  RAL3005: { en: 'RAL 3005 wine red', pl: 'RAL 3005 wiśniowy' },
  RAL3009: { en: 'RAL 3009 oxide red', pl: 'RAL 3009 czerwień tlenkowa' },
  RAL5010: { en: 'RAL 5010 gentian blue', pl: 'RAL 5010 niebieski' },
  RAL6005: { en: 'RAL 6005 moss green', pl: 'RAL 6005 zieleń mchu' },
  RAL7016: { en: 'RAL 7016 anthracite', pl: 'RAL 7016 antracyt' },
  RAL7024: { en: 'RAL 7024 graphite', pl: 'RAL 7024 grafit' },
  RAL8004: { en: 'RAL 8004 copper brown', pl: 'RAL 8004 ceglasty' },
  RAL8017: { en: 'RAL 8017 chocolate brown', pl: 'RAL 8017 brąz czekoladowy' },
  RAL9002: { en: 'RAL 9002 grey white', pl: 'RAL 9002 szarobiały' },
  RAL9005: { en: 'RAL 9005 black', pl: 'RAL 9005 czarny' },
  RAL9006: { en: 'RAL 9006 silver', pl: 'RAL 9006 srebrny' },
  RAL9010: { en: 'RAL 9010 white', pl: 'RAL 9010 biały' },
}
/** Price 0: the product's price holds, without tiers. */
type Colour = readonly [ral: keyof typeof colours, price: number, stockOnHand: number]
const inColours = (symbol: string, weight: number, rows: Colour[]) =>
  rows.map(([ral, price, stockOnHand]) => ({
    symbol: `${symbol}-${ral}`,
    features: { colour: colours[ral] },
    ...(price > 0 && { tiers: tiered(price, [4, 5], [12, 9], [40, 14]) }),
    weight,
    stockOnHand,
  }))
type Row = readonly [length: number, price: number, weight: number, stockOnHand: number]
const lengths = (symbol: string, rows: Row[]) =>
  rows.map(([length, price, weight, stockOnHand]) => ({
    symbol: `${symbol}X${length}`,
    features: { length: `${length} mm` },
    ...(price > 0 && { tiers: tiered(price, [3, 4], [10, 9]) }),
    weight,
    stockOnHand,
  }))
const pack = (pieces: number) => ({ en: `${pieces} pcs`, pl: `${pieces} szt.` })
const hex8 = { en: 'hexagon 8 mm', pl: 'sześciokąt 8 mm' }

export const family: DemoFamily = {
  code: 'roofing-screws',
  category: 'self-drilling-screws',
  brand: 'normfix',
  vat: 23,
  short: {
    en: 'Roofing screw with a bonded EPDM washer, in most versions self-drilling and painted in a RAL colour.',
    pl: 'Wkręt do pokryć dachowych z podkładką EPDM, w większości wersji samowiercący i malowany w kolorze RAL.',
  },
  description: {
    en: `This is a screw for metal roof tiles, trapezoidal sheet, flashings and sandwich panels. The self-drilling versions drill the sheet and the base, and a steel washer with vulcanised EPDM rubber seals the hole. A painted head is the same colour as the sheet, so it blends in on the roof and on the façade.

The body is hardened carbon steel, zinc plated. EPDM stays elastic from about −40 to +110 °C and withstands sunlight. A worn socket chips the paint, and a chipped head rusts first.

Drive the screw square to the sheet at 1,500 to 2,000 rpm, without impact and with a depth stop. The washer is seated correctly when the rubber shows as a thin, even ring at the edge of the steel; squeezed out or tilted, it leaks. Brush the drilling swarf off the roof the same day, because it rusts and stains the paint. Choose the drill point by the thickness of the base, not by the length of the screw.`,
    pl: `To wkręt do blachodachówki, blachy trapezowej, obróbek i płyt warstwowych. Wersje samowiercące przewiercają blachę i podłoże, a stalowa podkładka z nawulkanizowaną gumą EPDM uszczelnia otwór. Łeb malowany ma kolor blachy, więc nie odcina się na dachu ani na elewacji.

Trzpień jest ze stali węglowej, hartowany i ocynkowany. EPDM zachowuje sprężystość od około −40 do +110 °C i znosi słońce. Lakier na łbie może odprysnąć pod zużytą nasadką, a obity łeb rdzewieje pierwszy.

Wkręcaj prostopadle, przy 1500–2000 obr/min, bez udaru i z ogranicznikiem głębokości. Podkładka siedzi dobrze, gdy guma wystaje równym, cienkim pierścieniem spod stalowej krawędzi; wyciśnięta albo przekoszona przecieka. Opiłki zmieć z dachu tego samego dnia, bo rdzewieją i trwale plamią lakier. Końcówkę wiercącą dobieraj do grubości podłoża, nie do długości wkręta.`,
  },
  features: {
    material: { en: 'hardened carbon steel', pl: 'stal węglowa hartowana' },
    head: { en: 'hexagon with EPDM washer', pl: 'sześciokątny z podkładką EPDM' },
  },
  keywords: {
    en: 'tek, cladding screw, roof screw, bonded washer, corrugated sheet, farm building screw, sealing screw',
    pl: 'farmer, farmerski, wkręty farmerskie, samowiert dachowy, z uszczelką, dekarski',
  },
  products: [
    {
      symbol: 'RS-4.8X35',
      features: {
        diameter: { en: '4.8 mm', pl: '4,8 mm' },
        length: '35 mm',
        drive: hex8,
        finish: { en: 'powder-coated head', pl: 'łeb malowany proszkowo' },
        substrate: { en: 'timber battens', pl: 'łaty drewniane' },
        pack: pack(250),
      },
      priceNet: 6660,
      name: { en: 'Roofing screw 4.8×35, EPDM, RAL, for metal tiles on battens', pl: 'Wkręt dachowy 4,8×35, EPDM, RAL, do blachodachówki na łatach' },
      note: {
        en: 'It is the screw for most metal-tile roofs: allow seven to eight per square metre. Place it in the valley of the profile, just below the step of the tile.',
        pl: 'Podstawowy wkręt do blachodachówki: licz od siedmiu do ośmiu sztuk na metr kwadratowy. Wkręcaj w dolinie profilu, tuż pod przetłoczeniem.',
      },
      variants: inColours('RS-4.8X35', 1.59, [
        ['RAL7016', 0, 1840],
        ['RAL8017', 6660, 2210],
        ['RAL9005', 6660, 1320],
        ['RAL3009', 6660, 640],
        ['RAL7024', 6660, 905],
        ['RAL8004', 6660, 388],
        ['RAL5010', 7060, 74],
      ]),
    },
    {
      symbol: 'RS-4.8X20',
      features: {
        diameter: { en: '4.8 mm', pl: '4,8 mm' },
        length: '20 mm',
        drive: hex8,
        finish: { en: 'powder-coated head', pl: 'łeb malowany proszkowo' },
        substrate: { en: 'sheet to sheet', pl: 'blacha do blachy' },
        pack: pack(250),
      },
      priceNet: 5880,
      name: { en: 'Stitching screw 4.8×20, EPDM, RAL, for overlaps and flashings', pl: 'Wkręt zszywający 4,8×20, EPDM, RAL, do zakładów i obróbek' },
      note: {
        en: 'It joins sheet to sheet at overlaps, ridges and verge trims; space the screws 300 to 500 mm apart. The small drill point is for thin sheet only and stalls in a purlin.',
        pl: 'Łączy blachę z blachą na zakładach, kalenicy i wiatrownicach; rozstaw wkrętów to 300–500 mm. Mała końcówka wiercąca jest tylko do cienkiej blachy, a w płatwi utknie.',
      },
      variants: inColours('RS-4.8X20', 1.25, [
        ['RAL7016', 0, 1460],
        ['RAL8017', 5880, 1725],
        ['RAL9005', 5880, 980],
        ['RAL3005', 5880, 212],
        ['RAL6005', 5880, 166],
        ['RAL9010', 5880, 534],
      ]),
    },
    {
      symbol: 'RS-4.8X60',
      features: {
        diameter: { en: '4.8 mm', pl: '4,8 mm' },
        length: '60 mm',
        drive: hex8,
        finish: { en: 'powder-coated head', pl: 'łeb malowany proszkowo' },
        substrate: { en: 'timber', pl: 'drewno' },
        pack: pack(200),
      },
      priceNet: 6370,
      name: { en: 'Roofing screw 4.8×60, EPDM, RAL, for ridge caps on timber', pl: 'Wkręt dachowy 4,8×60, EPDM, RAL, do gąsiorów na drewnie' },
      note: {
        en: 'It is long enough to fix a ridge cap through the crown of the profile to the ridge batten. Stop as soon as the rubber touches the sheet, which nothing supports from below at that point.',
        pl: 'Na tyle długi, że przez grzbiet profilu mocuje gąsior do łaty kalenicowej. Zatrzymaj się, gdy guma dotknie blachy, bo blachy nic tam od spodu nie podpiera.',
      },
      variants: inColours('RS-4.8X60', 1.73, [
        ['RAL7016', 0, 520],
        ['RAL8017', 6370, 615],
        ['RAL9005', 6370, 344],
        ['RAL3009', 6370, 118],
      ]),
    },
    {
      symbol: 'RS-5.5X25',
      features: {
        diameter: { en: '5.5 mm', pl: '5,5 mm' },
        length: '25 mm',
        drive: hex8,
        finish: { en: 'powder-coated head', pl: 'łeb malowany proszkowo' },
        substrate: { en: 'steel up to 5 mm', pl: 'stal do 5 mm' },
        pack: pack(250),
      },
      priceNet: 6830,
      name: { en: 'Roofing screw 5.5×25, EPDM, RAL, for steel purlins', pl: 'Wkręt dachowy 5,5×25, EPDM, RAL, do płatwi stalowych' },
      note: {
        en: 'It is for trapezoidal sheet on cold-formed purlins 2 to 5 mm thick in industrial buildings and carports. In thicker steel, the point burns out before it is through.',
        pl: 'Do blachy trapezowej na płatwiach zimnogiętych w halach i wiatach, na podłożu o grubości od 2 do 5 mm. W grubszej stali końcówka spali się, zanim przejdzie.',
      },
      variants: inColours('RS-5.5X25', 1.67, [
        ['RAL9006', 0, 870],
        ['RAL7016', 6830, 1130],
        ['RAL9002', 6830, 655],
        ['RAL9010', 6830, 420],
        ['RAL8017', 6830, 298],
        ['RAL5010', 7240, 61],
      ]),
    },
    {
      symbol: 'RSP-S5.5',
      features: { diameter: { en: '5.5/6.3 mm', pl: '5,5/6,3 mm' }, drive: hex8, colour: colours.RAL9002, substrate: { en: 'steel 1.5–5 mm', pl: 'stal 1,5–5 mm' }, pack: pack(100) },
      priceNet: 8400,
      name: { en: 'Sandwich panel screw 5.5/6.3, EPDM, RAL 9002, for cold-formed steel', pl: 'Wkręt do płyt warstwowych 5,5/6,3, EPDM, RAL 9002, do stali zimnogiętej' },
      note: {
        en: 'The wider upper thread holds the outer skin against the 19 mm washer, so the panel is not dented. The right length is the panel thickness plus about 25 mm.',
        pl: 'Szerszy górny gwint podpiera zewnętrzną okładzinę pod podkładką 19 mm, dzięki czemu płyta się nie wgniata. Właściwa długość to grubość płyty plus około 25 mm.',
      },
      variants: lengths('RSP-S5.5', [
        [85, 0, 1.74, 1388],
        [105, 9340, 2.01, 31],
        [125, 10280, 2.29, 2379],
        [145, 11210, 2.56, 1227],
        [185, 13090, 3.11, 2475],
      ]),
    },
    {
      symbol: 'RSP-W6.5',
      features: { diameter: { en: '6.5 mm', pl: '6,5 mm' }, drive: hex8, colour: colours.RAL9006, substrate: { en: 'timber', pl: 'drewno' }, pack: pack(100) },
      priceNet: 8650,
      name: { en: 'Sandwich panel screw 6.5, EPDM, RAL 9006, for timber beams', pl: 'Wkręt do płyt warstwowych 6,5, EPDM, RAL 9006, do belek drewnianych' },
      note: {
        en: 'A coarse timber thread replaces the drill point. Choose the length so that at least 50 mm sits in the purlin, and keep 40 mm from its edge.',
        pl: 'Zamiast końcówki do stali ma gwint o dużym skoku do drewna. Dobierz długość tak, żeby w płatwi siedziało co najmniej 50 mm, a do jej krawędzi zostało 40 mm.',
      },
      variants: lengths('RSP-W6.5', [
        [100, 8650, 1.94, 1049],
        [130, 9990, 2.36, 1687],
        [160, 11320, 2.77, 423],
        [190, 12660, 3.18, 28],
      ]),
    },
    {
      symbol: 'RS-5.5X38-HD',
      features: {
        diameter: { en: '5.5 mm', pl: '5,5 mm' },
        length: '38 mm',
        drive: hex8,
        finish: { en: 'zinc plated', pl: 'ocynk galwaniczny' },
        substrate: { en: 'steel 4–12 mm', pl: 'stal 4–12 mm' },
        pack: pack(100),
      },
      priceNet: 3640,
      weight: 0.822,
      stockOnHand: 6,
      name: { en: 'Roofing screw 5.5×38, EPDM, bare zinc, long point for rolled steel', pl: 'Wkręt dachowy 5,5×38, EPDM, ocynk, długa końcówka do dwuteowników' },
      note: {
        en: 'Its long drill point goes through hot-rolled beam flanges up to 12 mm thick. Give it time and pressure: in 10 mm steel, one screw takes around fifteen seconds.',
        pl: 'Długa końcówka przechodzi przez półki belek walcowanych do 12 mm. Daj jej czas i docisk: w stali 10 mm jeden wkręt zajmuje około piętnastu sekund.',
      },
    },
    {
      symbol: 'RS-4.8X35-ZN',
      features: {
        diameter: { en: '4.8 mm', pl: '4,8 mm' },
        length: '35 mm',
        drive: hex8,
        finish: { en: 'zinc plated', pl: 'ocynk galwaniczny' },
        substrate: { en: 'timber battens', pl: 'łaty drewniane' },
        pack: pack(250),
      },
      priceNet: 5090,
      weight: 1.59,
      stockOnHand: 228,
      name: { en: 'Roofing screw 4.8×35, EPDM, bare zinc, for sheds and stores', pl: 'Wkręt dachowy 4,8×35, EPDM, ocynk, do wiat i magazynów' },
      note: {
        en: 'This unpainted screw is for galvanised sheet on barns, shelters and site huts. In ammonia fumes from cattle sheds, zinc does not last; use stainless steel screws there.',
        pl: 'Niemalowany, do blachy ocynkowanej na stodołach, wiatach i barakach. W oparach amoniaku z obory cynk długo nie wytrzyma; tam weź wkręt nierdzewny.',
      },
    },
    {
      symbol: 'RS-6.3X25-REP',
      features: {
        diameter: { en: '6.3 mm', pl: '6,3 mm' },
        length: '25 mm',
        drive: { en: 'hexagon 10 mm', pl: 'sześciokąt 10 mm' },
        colour: colours.RAL9006,
        finish: { en: 'powder-coated head', pl: 'łeb malowany proszkowo' },
        substrate: { en: 'existing holes in sheet', pl: 'istniejące otwory w blasze' },
        pack: pack(100),
      },
      priceNet: 3810,
      weight: 0.92,
      stockOnHand: 213,
      name: { en: 'Repair roofing screw 6.3×25, EPDM, RAL 9006, for stripped holes', pl: 'Wkręt dachowy naprawczy 6,3×25, EPDM, RAL 9006, do zerwanych otworów' },
      note: {
        en: 'It is one size up and is for holes where the old fastener no longer grips or its rubber has perished. Turn it by hand at the end, since the worn sheet easily strips again.',
        pl: 'O rozmiar grubszy, do otworów, w których stary wkręt już nie trzyma albo jego guma sparciała. Na końcu dokręcaj ręcznie, bo otwór w osłabionej blasze łatwo zerwać znowu.',
      },
    },
  ],
}
