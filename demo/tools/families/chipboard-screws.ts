import { type DemoFamily, tiered } from '../../types.ts'

/** Price 0: the product's price holds, without tiers. */
type Row = readonly [length: number, price: number, weight: number, stockOnHand: number]
const lengths = (symbol: string, rows: Row[]) =>
  rows.map(([length, price, weight, stockOnHand]) => ({
    symbol: `${symbol}X${length}`,
    features: { length: `${length} mm` },
    ...(price > 0 && { tiers: tiered(price, [5, 5], [20, 10], [60, 15]) }),
    weight,
    stockOnHand,
  }))
const pack = (pieces: number) => ({ en: `${pieces.toLocaleString('en')} pcs`, pl: `${pieces} szt.` })
const csk = { en: 'countersunk, ribbed', pl: 'stożkowy z żebrami frezującymi' }
const pan = { en: 'pan', pl: 'walcowy soczewkowy' }

export const family: DemoFamily = {
  code: 'chipboard-screws',
  category: 'wood-screws',
  brand: 'normfix',
  vat: 23,
  short: {
    en: 'Chipboard screw in hardened, zinc-plated steel, with a TX recess and a sharp point.',
    pl: 'Hartowany i ocynkowany wkręt do płyt wiórowych i drewna, z gniazdem TX i ostrym wierzchołkiem.',
  },
  description: {
    en: `This is a screw for chipboard, MDF, plywood, OSB and softwood, with a coarse thread and a sharp point that starts without a pilot hole. The shank is thin for its thread, so boards split less than with the old slotted wood screw. The six-lobe recess does not push the bit out the way a cross recess does.

The steel is case hardened: strong when driven but brittle when bent, so hang no loads from a protruding shank. Yellow or white zinc and a thin wax film protect the steel and lower the driving torque. The coating is for interiors. Outdoors the screw rusts within a season, and oak and larch stain black around it.

Choose a length that puts about two thirds of the screw in the base timber. Near an edge, in hardwood and in narrow rails, drill to the core diameter first. Use a low clutch setting in chipboard: overtightened threads strip and hold nothing.`,
    pl: `Wkręt do płyt wiórowych, MDF, sklejki, OSB i drewna iglastego, z gwintem o dużym skoku i ostrym wierzchołkiem, który wchodzi bez nawiercania. Rdzeń jest cienki w stosunku do gwintu, dlatego płyta pęka rzadziej niż przy dawnym wkręcie z rowkiem. Gniazdo sześciokarbowe nie wypycha bita tak mocno jak gniazdo krzyżowe.

Stal jest nawęglana i hartowana, więc wkręt dobrze znosi wkręcanie, ale zgięty pęka; służy do łączenia drewna, nie do wieszania ciężarów na wystającym trzpieniu. Żółty lub biały cynk i cienka warstwa wosku chronią stal i zmniejszają opór wkręcania. Powłoka nadaje się do wnętrz. Na dworze wkręt rdzewieje w jeden sezon, a dąb i modrzew czernieją wokół łba.

Dobierz długość tak, żeby około dwóch trzecich wkręta siedziało w podłożu. Blisko krawędzi, w drewnie twardym i w wąskich listwach nawierć na średnicę rdzenia. W płycie wiórowej ustaw sprzęgło na mały moment, bo zerwany gwint nie trzyma.`,
  },
  features: { material: { en: 'case-hardened steel', pl: 'stal nawęglana, hartowana' } },
  keywords: {
    en: 'spax, torx screw, furniture screw, particle board, self-tapping wood screw',
    pl: 'spaks, spax, śrubka do drewna, wkręt meblowy, torx, wkręty do OSB, wkręt uniwersalny',
  },
  products: [
    {
      symbol: 'CB-3.0',
      features: { diameter: '3 mm', head: csk, drive: 'TX10', finish: { en: 'yellow zinc', pl: 'ocynk żółty' }, pack: pack(500) },
      priceNet: 1780,
      name: { en: 'Chipboard screw 3 mm, TX10, yellow zinc, for hinges and fittings', pl: 'Wkręt do płyt 3 mm, TX10, ocynk żółty, do zawiasów i okuć' },
      note: {
        en: 'Use it for small hinges, drawer handles and back panels. In 16 mm chipboard, use nothing longer than 16 mm, otherwise the point shows on the other side.',
        pl: 'Do małych zawiasów, uchwytów szuflad i pleców szafek. W płycie 16 mm nie bierz wkrętów dłuższych niż 16 mm, bo wierzchołek wyjdzie po drugiej stronie.',
      },
      variants: lengths('CB-3.0', [
        [12, 0, 0.252, 1260],
        [16, 1910, 0.316, 273],
        [20, 2050, 0.381, 2146],
        [25, 2220, 0.461, 828],
        [30, 2390, 0.541, 72],
      ]),
    },
    {
      symbol: 'CB-3.5',
      features: { diameter: { en: '3.5 mm', pl: '3,5 mm' }, head: csk, drive: 'TX15', finish: { en: 'yellow zinc', pl: 'ocynk żółty' }, pack: pack(500) },
      priceNet: 2180,
      name: { en: 'Chipboard screw 3.5 mm, TX15, yellow zinc, for drawer runners', pl: 'Wkręt do płyt 3,5 mm, TX15, ocynk żółty, do prowadnic szuflad' },
      note: {
        en: 'This is the standard screw for drawer runners, cup hinges and slats. The ribs under its head seat it flush in laminate, provided the driver stops in time.',
        pl: 'Podstawowy wkręt do prowadnic, zawiasów puszkowych i listew. Żebra pod łbem osadzają łeb równo z laminatem, o ile wkrętarka w porę się zatrzyma.',
      },
      variants: lengths('CB-3.5', [
        [16, 2180, 0.444, 600],
        [20, 2370, 0.532, 360],
        [25, 2600, 0.641, 66],
        [30, 2820, 0.75, 494],
        [35, 3050, 0.859, 772],
        [40, 3280, 0.968, 913],
      ]),
    },
    {
      symbol: 'CB-4.0',
      features: { diameter: '4 mm', head: csk, drive: 'TX20', finish: { en: 'yellow zinc', pl: 'ocynk żółty' }, pack: pack(200) },
      priceNet: 1100,
      name: { en: 'Chipboard screw 4 mm, TX20, yellow zinc, for cabinets and battens', pl: 'Wkręt do płyt 4 mm, TX20, ocynk żółty, do szafek i listew' },
      note: {
        en: 'Joiners always have this screw at hand for cabinet carcasses, skirting, battens and dry-lining repairs. Lengths from 50 mm up are part-threaded and pull the joint closed.',
        pl: 'Wkręt, który stolarz ma zawsze pod ręką: do korpusów szafek, listew, łat i poprawek suchej zabudowy. Od 50 mm gwint jest niepełny, więc wkręt dociąga łączone części.',
      },
      variants: lengths('CB-4.0', [
        [20, 0, 0.285, 405],
        [25, 1220, 0.342, 964],
        [30, 1340, 0.399, 319],
        [35, 1460, 0.456, 160],
        [40, 1580, 0.513, 638],
        [50, 1820, 0.627, 638],
        [60, 2060, 0.741, 219],
      ]),
    },
    {
      symbol: 'CB-4.5',
      features: { diameter: { en: '4.5 mm', pl: '4,5 mm' }, head: csk, drive: 'TX20', finish: { en: 'yellow zinc', pl: 'ocynk żółty' }, pack: pack(200) },
      priceNet: 1580,
      name: { en: 'Chipboard screw 4.5 mm, TX20, yellow zinc, for flooring boards', pl: 'Wkręt do płyt 4,5 mm, TX20, ocynk żółty, do podłóg z płyt' },
      note: {
        en: 'Use it to lay OSB and chipboard floors 18 to 25 mm thick on joists. Space the screws 150 mm apart at board edges and 300 mm elsewhere on the board, and glue the tongues.',
        pl: 'Do podłóg z płyt OSB i wiórowych o grubości od 18 do 25 mm na legarach. Wkręty daj co 150 mm przy krawędziach i co 300 mm w polu płyty, a pióra dodatkowo sklej.',
      },
      variants: lengths('CB-4.5', [
        [30, 1580, 0.514, 431],
        [40, 1880, 0.658, 118],
        [45, 2030, 0.73, 71],
        [50, 2180, 0.802, 2435],
        [60, 2490, 0.946, 661],
        [70, 2790, 1.09, 2225],
      ]),
    },
    {
      symbol: 'CB-5.0',
      features: { diameter: '5 mm', head: csk, drive: 'TX25', finish: { en: 'yellow zinc', pl: 'ocynk żółty' }, pack: pack(100) },
      priceNet: 1110,
      name: { en: 'Chipboard screw 5 mm, TX25, yellow zinc, for studs and wall battens', pl: 'Wkręt do płyt 5 mm, TX25, ocynk żółty, do rusztów i stelaży' },
      note: {
        en: 'Use it for stud walls, wall battens and stair treads. Put two in each crossing, set diagonally, so the wood does not split along a single line of grain.',
        pl: 'Do ścianek szkieletowych, rusztów i stopni schodów. Na każdym skrzyżowaniu daj dwa wkręty po przekątnej, wtedy drewno nie pęknie wzdłuż jednego włókna.',
      },
      variants: lengths('CB-5.0', [
        [40, 0, 0.412, 1494],
        [50, 1300, 0.501, 525],
        [60, 1490, 0.59, 437],
        [70, 1680, 0.679, 1646],
        [80, 1860, 0.768, 121],
        [90, 2050, 0.857, 1080],
        [100, 2240, 0.946, 220],
      ]),
    },
    {
      symbol: 'CB-6.0',
      features: { diameter: '6 mm', head: csk, drive: 'TX30', finish: { en: 'yellow zinc', pl: 'ocynk żółty' }, pack: pack(100) },
      priceNet: 2070,
      name: { en: 'Chipboard screw 6 mm, TX30, yellow zinc, for door frames and built-in units', pl: 'Wkręt do płyt 6 mm, TX30, ocynk żółty, do ościeżnic i zabudów' },
      note: {
        en: 'It is the thickest in the range, for frames, bunk beds and indoor carpentry. Where loads have to be calculated, use a structural screw instead.',
        pl: 'Najgrubszy w tej serii, do ościeżnic, łóżek piętrowych i ciesielki wewnątrz budynku. Tam, gdzie nośność trzeba policzyć, weź wkręt konstrukcyjny.',
      },
      variants: lengths('CB-6.0', [
        [60, 2070, 0.865, 372],
        [80, 2610, 1.12, 232],
        [100, 3140, 1.38, 816],
        [120, 3680, 1.63, 245],
        [140, 4220, 1.89, 279],
        [160, 4760, 2.15, 73],
      ]),
    },
    {
      symbol: 'CBP-4.0',
      kind: 'pan',
      features: { diameter: '4 mm', head: pan, drive: 'TX20', finish: { en: 'white zinc', pl: 'ocynk biały' }, pack: pack(200) },
      priceNet: 1270,
      name: { en: 'Pan head wood screw 4 mm, TX20, white zinc, for brackets', pl: 'Wkręt z łbem walcowym soczewkowym 4 mm, TX20, ocynk biały, do kątowników' },
      note: {
        en: 'The flat underside of the head clamps angle brackets, cable clips and perforated strip without a washer. In 18 mm board, use 16 mm screws.',
        pl: 'Płaski spód łba dociska kątowniki, uchwyty kabli i taśmę perforowaną bez podkładki. Do płyty 18 mm bierz wkręty 16 mm.',
      },
      variants: lengths('CBP-4.0', [
        [16, 0, 0.304, 62],
        [20, 1370, 0.349, 2311],
        [25, 1490, 0.406, 116],
        [30, 1620, 0.463, 97],
        [40, 1870, 0.577, 150],
      ]),
    },
    {
      symbol: 'CBP-3.5X16',
      kind: 'pan',
      features: { diameter: { en: '3.5 mm', pl: '3,5 mm' }, length: '16 mm', head: pan, drive: 'TX15', finish: { en: 'white zinc', pl: 'ocynk biały' }, pack: pack(500) },
      priceNet: 2720,
      weight: 0.553,
      stockOnHand: 873,
      name: { en: 'Pan head wood screw 3.5×16, TX15, white zinc, for kitchen fitters', pl: 'Wkręt z łbem walcowym soczewkowym 3,5×16, TX15, ocynk biały, do montażu kuchni' },
      note: {
        en: 'Use it for hanging rails, plinth clips and wall-unit hangers in 16 and 18 mm board. The head covers a 4 mm hole and does not sink into the plastic.',
        pl: 'Do listew montażowych, klipsów cokołowych i zawieszek szafek w płytach 16 i 18 mm. Łeb przykrywa otwór 4 mm i nie zapada się w tworzywo.',
      },
    },
    {
      symbol: 'CB-4.0X50-1000',
      features: { diameter: '4 mm', length: '50 mm', head: csk, drive: 'TX20', finish: { en: 'white zinc', pl: 'ocynk biały' }, pack: pack(1000) },
      priceNet: 7810,
      weight: 3.13,
      stockOnHand: 235,
      name: { en: 'Chipboard screw 4×50, TX20, white zinc, bucket for the site', pl: 'Wkręt do płyt 4×50, TX20, ocynk biały, wiadro na budowę' },
      note: {
        en: 'The bucket holds a thousand pieces and has a lid that stays on in the van. Bright zinc looks neater than yellow on painted timber and galvanised angles.',
        pl: 'Tysiąc sztuk w wiadrze z pokrywą, która nie spada podczas jazdy. Na malowanym drewnie i ocynkowanych kątownikach jasny cynk wygląda czyściej od żółtego.',
      },
    },
    {
      symbol: 'CB-5.0X120',
      features: { diameter: '5 mm', length: '120 mm', head: csk, drive: 'TX25', finish: { en: 'yellow zinc', pl: 'ocynk żółty' }, pack: pack(100) },
      priceNet: 2740,
      weight: 1.12,
      stockOnHand: 3,
      name: { en: 'Chipboard screw 5×120, TX25, yellow zinc, extra long', pl: 'Wkręt do płyt 5×120, TX25, ocynk żółty, bardzo długi' },
      note: {
        en: 'It goes through insulation or a 40 mm batten into the timber behind. So slim a shank twists off in hardwood; drill a 3 mm hole first and drive slowly.',
        pl: 'Przechodzi przez ocieplenie albo łatę 40 mm do drewna pod spodem. Tak smukły trzpień w twardym drewnie się ukręci, więc nawierć otwór 3 mm i wkręcaj wolno.',
      },
    },
  ],
}
