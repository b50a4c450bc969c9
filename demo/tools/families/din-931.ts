import { type DemoFamily, tiered } from '../../types.ts'

/** Price 0: the product's price holds, without tiers. */
type Row = readonly [length: number, price: number, weight: number, stockOnHand: number]
const lengths = (symbol: string, rows: Row[]) =>
  rows.map(([length, price, weight, stockOnHand]) => ({
    symbol: `${symbol}X${length}`,
    features: { length: `${length} mm` },
    ...(price > 0 && { tiers: tiered(price, [4, 4], [12, 8], [40, 12]) }),
    weight,
    stockOnHand,
  }))
const pack = (pieces: number) => ({ en: `${pieces} pcs`, pl: `${pieces} szt.` })
const black = { en: 'plain, black, oiled', pl: 'bez powłoki, czarna, olejowana' }
const flake = { en: 'zinc flake ISO 10683', pl: 'cynk płatkowy ISO 10683' }

export const family: DemoFamily = {
  code: 'din-931',
  category: 'hexagon-bolts',
  brand: 'normfix',
  vat: 23,
  short: {
    en: 'Part-threaded hexagon head bolt with a plain shank, property class 10.9, black or zinc flake coated.',
    pl: 'Śruba z łbem sześciokątnym, gładkim trzpieniem i gwintem niepełnym, klasa 10.9, czarna lub z powłoką płatkową.',
  },
  description: {
    en: `This hexagon head bolt has a plain shank under the head and thread only at the end, to DIN 931 (ISO 4014). The shank fills the clearance hole, carries shear better than a thread and keeps the parts in line. The standard fixes the thread length: twice the diameter plus 6 mm for bolts up to 125 mm long, plus 12 mm for those up to 200 mm.

Property class 10.9 stands for a tensile strength of 1,000 MPa and a yield strength of 900 MPa, which gives clearly more clamp force than 8.8 with the same thread. Black bolts are oiled and meant for dry, greased or painted joints. Zinc flake withstands rain and road salt; it is applied without electrolysis, so it brings no hydrogen into the steel.

Use class 10 nuts and 300 HV washers, since softer ones give way first. The plain shank must end inside the clamped parts, otherwise the nut reaches it before the joint is tight. These bolts are not for preloaded structural joints to EN 14399.`,
    pl: `Śruba z łbem sześciokątnym, gładkim trzpieniem i gwintem tylko na końcu, według DIN 931 (ISO 4014). Trzpień wypełnia otwór przelotowy, lepiej od gwintu przenosi ścinanie i ustawia łączone części względem siebie. Długość gwintu określa norma: dwie średnice plus 6 mm dla śrub do 125 mm, a dla dłuższych, do 200 mm, dwie średnice plus 12 mm.

Klasa 10.9 to wytrzymałość na rozciąganie 1000 MPa i granica plastyczności 900 MPa, co daje wyraźnie większą siłę docisku niż klasa 8.8 przy tym samym gwincie. Śruby czarne są naoliwione i przeznaczone do połączeń suchych, smarowanych lub malowanych. Cynk płatkowy znosi deszcz i sól drogową; nanosi się go bez elektrolizy, więc nie wprowadza do stali wodoru.

Stosuj nakrętki klasy 10 i podkładki 300 HV, bo miększe poddadzą się pierwsze. Gładki trzpień musi kończyć się wewnątrz łączonych części, inaczej nakrętka oprze się o niego przed dociśnięciem. Nie są to śruby do połączeń sprężanych według EN 14399.`,
  },
  features: {
    norm: 'DIN 931 / ISO 4014',
    material: { en: 'quenched and tempered steel', pl: 'stal ulepszana cieplnie' },
    strength: '10.9',
    head: { en: 'hexagon', pl: 'sześciokątny' },
  },
  keywords: {
    en: 'high tensile bolt, partially threaded, half thread, HT, shank bolt, Geomet, Dacromet',
    pl: 'śruba wysokowytrzymała, półgwint, śruba z częściowym gwintem, twarda śruba, śruba z trzonem, Geomet, Dacromet',
  },
  products: [
    {
      symbol: '931-10.9-M8',
      features: { thread: 'M8', torque: '36 Nm', finish: black, pack: pack(100) },
      priceNet: 5800,
      name: { en: 'Hexagon bolt DIN 931 M8, 10.9 black, for couplings', pl: 'Śruba sześciokątna DIN 931 M8, 10.9 czarna, do sprzęgieł' },
      note: {
        en: 'It is slim enough for coupling halves and lever joints. The thread takes up 22 mm, so the shortest length still has 18 mm of plain shank; tighten to about 36 Nm.',
        pl: 'Mieści się w tarczach sprzęgieł i przegubach dźwigni. Gwint zajmuje 22 mm, więc nawet najkrótsza śruba ma 18 mm gładkiego trzpienia; moment około 36 Nm.',
      },
      variants: lengths('931-10.9-M8', [
        [40, 0, 2.0, 1615],
        [50, 6710, 2.4, 33],
        [60, 7620, 2.79, 632],
        [70, 8530, 3.19, 127],
        [80, 9430, 3.58, 1641],
      ]),
    },
    {
      symbol: '931-10.9-M10',
      features: { thread: 'M10', torque: '71 Nm', finish: black, pack: pack(50) },
      priceNet: 5210,
      name: { en: 'Hexagon bolt DIN 931 M10, 10.9 black, for drives and gearboxes', pl: 'Śruba sześciokątna DIN 931 M10, 10.9 czarna, do napędów i przekładni' },
      note: {
        en: 'Chain drives, gearbox mounts and engine brackets call for it. At 71 Nm, use a 17 mm ring spanner or socket, as an open jaw rounds the corners.',
        pl: 'Spotykana w napędach łańcuchowych, mocowaniach przekładni i silników. Przy 71 Nm używaj klucza oczkowego 17 mm albo nasadki, bo płaski zaokrągla naroża.',
      },
      variants: lengths('931-10.9-M10', [
        [50, 5210, 2.0, 38],
        [60, 5920, 2.31, 745],
        [70, 6620, 2.62, 2344],
        [80, 7330, 2.93, 1901],
        [100, 8750, 3.54, 124],
      ]),
    },
    {
      symbol: '931-10.9-M12',
      features: { thread: 'M12', torque: '123 Nm', finish: black, pack: pack(50) },
      priceNet: 7210,
      name: { en: 'Hexagon bolt DIN 931 M12, 10.9 black, for tool holders', pl: 'Śruba sześciokątna DIN 931 M12, 10.9 czarna, do uchwytów narzędzi' },
      note: {
        en: 'Tine holders, cutter bars and press tooling use up these bolts quickly, so they are bought by the box. Tighten to 123 Nm and fit new ones at each change of tooling.',
        pl: 'Uchwyty zębów, listwy tnące i tłoczniki szybko zużywają te śruby, dlatego kupuje się je pudełkami. Moment 123 Nm; przy każdej zmianie narzędzia załóż nowe śruby.',
      },
      variants: lengths('931-10.9-M12', [
        [50, 0, 2.87, 280],
        [60, 8230, 3.32, 232],
        [70, 9250, 3.76, 62],
        [80, 10270, 4.2, 1682],
        [100, 12310, 5.09, 1687],
        [120, 14350, 5.98, 740],
      ]),
    },
    {
      symbol: '931-10.9-M16',
      features: { thread: 'M16', torque: '302 Nm', finish: black, pack: pack(25) },
      priceNet: 8300,
      name: { en: 'Hexagon bolt DIN 931 M16, 10.9 black, for excavator buckets', pl: 'Śruba sześciokątna DIN 931 M16, 10.9 czarna, do łyżek koparek' },
      note: {
        en: 'It is used mainly for bolt-on bucket edges and ripper parts. The shank sits in a 17.5 mm hole; the torque is 302 Nm, and a loose joint shears the bolt within a shift.',
        pl: 'Do przykręcanych lemieszy łyżek i części zrywaków. Trzpień pracuje w otworze 17,5 mm, moment wynosi 302 Nm, a poluzowane połączenie potrafi ściąć śrubę w jedną zmianę.',
      },
      variants: lengths('931-10.9-M16', [
        [70, 8300, 3.48, 274],
        [80, 9210, 3.87, 2452],
        [100, 11020, 4.66, 354],
        [120, 12840, 5.45, 131],
        [140, 14570, 6.2, 63],
      ]),
    },
    {
      symbol: '931-10.9-M20',
      features: { thread: 'M20', torque: '592 Nm', finish: black, pack: pack(10) },
      priceNet: 6520,
      name: { en: 'Hexagon bolt DIN 931 M20, 10.9 black, for lifting and slewing gear', pl: 'Śruba sześciokątna DIN 931 M20, 10.9 czarna, do wciągarek i mechanizmów obrotu' },
      note: {
        en: 'Slewing bearings and winch frames are bolted with this size, in the order that the maker prescribes. Tighten to about 592 Nm and then mark every head with paint.',
        pl: 'Tą śrubą skręca się łożyska wieńcowe i ramy wciągarek, w kolejności podanej przez producenta. Dokręć momentem około 592 Nm, a potem każdy łeb zaznacz farbą.',
      },
      variants: lengths('931-10.9-M20', [
        [90, 0, 2.78, 450],
        [100, 7090, 3.03, 636],
        [120, 8230, 3.52, 1321],
        [150, 9870, 4.24, 109],
      ]),
    },
    {
      symbol: '931-10.9F-M12',
      features: { thread: 'M12', finish: flake, pack: pack(50) },
      priceNet: 9420,
      name: { en: 'Hexagon bolt DIN 931 M12, 10.9 zinc flake, for chassis', pl: 'Śruba sześciokątna DIN 931 M12, 10.9 cynk płatkowy, do podwozi' },
      note: {
        en: 'Its silver-grey coating suits trailer axles, suspension arms and snow ploughs. The coating contains a lubricant, so keep to the torque given for the coating rather than for a black bolt.',
        pl: 'Śruba ze srebrnoszarą powłoką, do osi przyczep, wahaczy i pługów śnieżnych. Powłoka zawiera środek smarny, więc trzymaj się momentu podanego dla powłoki, a nie dla śruby czarnej.',
      },
      variants: lengths('931-10.9F-M12', [
        [60, 9420, 3.32, 515],
        [80, 11730, 4.2, 686],
        [100, 14040, 5.09, 823],
        [120, 16350, 5.98, 2254],
      ]),
    },
    {
      symbol: '931-10.9F-M16',
      features: { thread: 'M16', finish: flake, pack: pack(25) },
      priceNet: 10470,
      name: { en: 'Hexagon bolt DIN 931 M16, 10.9 zinc flake, for steelwork outdoors', pl: 'Śruba sześciokątna DIN 931 M16, 10.9 cynk płatkowy, do konstrukcji na zewnątrz' },
      note: {
        en: 'It is for masts, machine bases in the yard and loading ramps that stand in the open. A scratch that reaches the steel will rust in time, so touch it up with zinc paint.',
        pl: 'Do masztów, podstaw maszyn na placu i ramp załadunkowych pod gołym niebem. Głębokie rysy, do gołej stali, z czasem rdzewieją, dlatego zamaluj je farbą cynkową.',
      },
      variants: lengths('931-10.9F-M16', [
        [80, 0, 3.87, 241],
        [100, 12520, 4.66, 79],
        [120, 14570, 5.45, 597],
        [150, 17550, 6.6, 720],
      ]),
    },
    {
      symbol: '931-10.9F-M10X90',
      features: { thread: 'M10', length: '90 mm', finish: flake, pack: pack(50) },
      priceNet: 9210,
      weight: 3.24,
      stockOnHand: 112,
      name: { en: 'Hexagon bolt DIN 931 M10×90, 10.9 zinc flake, for hollow sections', pl: 'Śruba sześciokątna DIN 931 M10×90, 10.9 cynk płatkowy, do profili zamkniętych' },
      note: {
        en: 'It passes through a 70 mm box section with length to spare for washers and nut. Put a spacer tube inside the section, or the walls draw together before the preload is reached.',
        pl: 'Przechodzi przez profil zamknięty 70 mm z zapasem na podkładki i nakrętkę. W profil włóż tuleję dystansową, inaczej ścianki się zapadną, zanim śruba się napnie.',
      },
    },
    {
      symbol: '931-10.9-M14X90',
      features: { thread: 'M14', length: '90 mm', finish: black, pack: pack(25) },
      priceNet: 8530,
      weight: 3.24,
      stockOnHand: 11,
      name: { en: 'Hexagon bolt DIN 931 M14×90, 10.9 black, for older tractors', pl: 'Śruba sześciokątna DIN 931 M14×90, 10.9 czarna, do starszych ciągników' },
      note: {
        en: 'It is a replacement bolt for wheel hubs and drawbars on machines built when this thread was still a common choice. The head is 22 mm across flats; 34 mm is threaded, the rest plain.',
        pl: 'Zamiennik do piast i dyszli w maszynach z czasów, gdy ten gwint był w powszechnym użyciu. Łeb pod klucz 22 mm, gwint na długości 34 mm, reszta trzpienia gładka.',
      },
    },
    {
      symbol: '931-10.9-M24X130',
      features: { thread: 'M24', length: '130 mm', finish: black, pack: pack(5) },
      priceNet: 7110,
      weight: 2.78,
      stockOnHand: 2,
      name: { en: 'Hexagon bolt DIN 931 M24×130, 10.9 black, for crushers', pl: 'Śruba sześciokątna DIN 931 M24×130, 10.9 czarna, do kruszarek' },
      note: {
        en: 'Liner plates and jaw blocks in crushers are held with it. Being longer than 125 mm, it has 60 mm of thread; tightening to about 1,000 Nm needs a hydraulic wrench or multiplier.',
        pl: 'Trzyma wykładziny i bloki szczęk w kruszarkach. Ma ponad 125 mm długości, więc gwint ma 60 mm; dokręcenie do około 1000 Nm wymaga klucza hydraulicznego albo multiplikatora.',
      },
    },
  ],
}
