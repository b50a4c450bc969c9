import { type DemoFamily, tiered } from '../../types.ts'

/** Price 0: the product's price holds, without tiers. */
type Row = readonly [length: number, price: number, weight: number, stockOnHand: number]
const lengths = (symbol: string, rows: Row[]) =>
  rows.map(([length, price, weight, stockOnHand]) => ({
    symbol: `${symbol}X${length}`,
    features: { length: `${length} mm` },
    ...(price > 0 && { tiers: tiered(price, [5, 5], [20, 10], [50, 14]) }),
    weight,
    stockOnHand,
  }))
const pack = (pieces: number) => ({ en: `${pieces.toLocaleString('en')} pcs`, pl: `${pieces} szt.` })

export const family: DemoFamily = {
  code: 'din-912',
  category: 'socket-screws',
  brand: 'normfix',
  vat: 23,
  short: {
    en: 'Socket head cap screw to DIN 912 / ISO 4762, property class 12.9, black and oiled.',
    pl: 'Śruba z łbem walcowym i gniazdem sześciokątnym DIN 912 / ISO 4762, klasa 12.9, czarna, olejowana.',
  },
  description: {
    en: `This is a cylindrical-head screw with a hexagon socket, to DIN 912; ISO 4762 has the same dimensions. The head is as high as the thread diameter and one and a half to nearly two times as wide, so it sinks flush into a counterbore where no spanner would turn. Short screws are threaded up to the head; longer ones have a plain shank and a thread length of twice the diameter plus 12 mm.

Property class 12.9 is the highest in ISO 898-1: 1,200 MPa tensile strength, 1,080 MPa yield strength and a hardness of 385 to 435 HV. The alloy steel is quenched and tempered, blackened and lightly oiled, which protects it in the box and indoors, not in rain.

Hard steel is sensitive to hydrogen: do not have these screws electroplated, and keep acids and rust removers away from them. Use a key without worn edges, pushed in to the bottom. The torques given with the sizes assume a friction coefficient of about 0.12.`,
    pl: `Śruba z łbem walcowym i gniazdem sześciokątnym, według DIN 912; ISO 4762 podaje te same wymiary. Łeb ma wysokość równą średnicy gwintu i szerokość od półtorej do niespełna dwóch średnic, więc chowa się w pogłębieniu i mieści tam, gdzie nie obróci się klucz płaski. Krótkie śruby mają gwint aż do łba, a dłuższe mają gładki trzpień i gwint o długości dwóch średnic plus 12 mm.

Klasa 12.9 jest najwyższa w ISO 898-1: wytrzymałość na rozciąganie 1200 MPa, granica plastyczności 1080 MPa, twardość od 385 do 435 HV. Stal stopowa jest ulepszona cieplnie, oksydowana na czarno i lekko naoliwiona, co chroni ją w pudełku i pod dachem, ale nie na deszczu.

Twarda stal jest wrażliwa na wodór: nie oddawaj tych śrub do cynkowania galwanicznego i trzymaj je z dala od kwasów i odrdzewiaczy. Używaj klucza bez startych krawędzi, wsuniętego do dna gniazda. Momenty podane przy rozmiarach przyjęto dla współczynnika tarcia około 0,12.`,
  },
  features: {
    norm: 'DIN 912 / ISO 4762',
    material: { en: 'alloy steel', pl: 'stal stopowa' },
    strength: '12.9',
    finish: { en: 'black oxide, oiled', pl: 'oksydowana, olejowana' },
    head: { en: 'cylindrical', pl: 'walcowy' },
    drive: { en: 'hexagon socket', pl: 'gniazdo sześciokątne' },
    hardness: '385–435 HV',
  },
  keywords: {
    en: 'allen bolt, allen screw, SHCS, inbus, Unbrako, cap head',
    pl: 'imbus, ampul, śruba imbus, inbus, śruba ampulowa, allen, czarny imbus',
  },
  products: [
    {
      symbol: '912-12.9-M3',
      features: { thread: 'M3', torque: '2 Nm', pack: pack(200) },
      priceNet: 2390,
      name: { en: 'Socket cap screw DIN 912 M3, 12.9, for precision mechanics', pl: 'Śruba imbusowa DIN 912 M3, 12.9, do mechaniki precyzyjnej' },
      note: {
        en: 'It is for linear guides, printer frames and electronics housings; the key is 2.5 mm and 2 Nm is enough. Tighten with a torque screwdriver, since a long key easily snaps the screw.',
        pl: 'Do prowadnic liniowych, ram drukarek i obudów elektroniki; klucz 2,5 mm, wystarczą 2 Nm. Dokręcaj wkrętakiem dynamometrycznym, bo długim kluczem łatwo urwać śrubę.',
      },
      variants: lengths('912-12.9-M3', [
        [6, 0, 0.152, 178],
        [8, 2440, 0.169, 131],
        [10, 2490, 0.187, 466],
        [12, 2530, 0.205, 1616],
        [16, 2620, 0.24, 36],
        [20, 2730, 0.28, 993],
      ]),
    },
    {
      symbol: '912-12.9-M4',
      features: { thread: 'M4', torque: '5 Nm', pack: pack(200) },
      priceNet: 2870,
      name: { en: 'Socket cap screw DIN 912 M4, 12.9, for pneumatics', pl: 'Śruba imbusowa DIN 912 M4, 12.9, do pneumatyki' },
      note: {
        en: 'Valve islands, small cylinders and stepper motors are mounted with it. The 7 mm head drops into an 8 mm counterbore; use about 5 Nm in steel, and in threaded inserts in plastic no more than their maker allows.',
        pl: 'Mocuje wyspy zaworowe, małe siłowniki i silniki krokowe. Łeb 7 mm wchodzi w pogłębienie 8 mm. Moment w stali to około 5 Nm, a w tulejkach gwintowanych w tworzywie najwyżej tyle, ile dopuszcza ich producent.',
      },
      variants: lengths('912-12.9-M4', [
        [8, 2870, 0.336, 933],
        [10, 2960, 0.367, 77],
        [12, 3040, 0.398, 477],
        [16, 3200, 0.46, 246],
        [20, 3360, 0.522, 612],
        [25, 3610, 0.621, 108],
        [30, 3870, 0.72, 401],
      ]),
    },
    {
      symbol: '912-12.9-M5',
      features: { thread: 'M5', torque: '10 Nm', pack: pack(100) },
      priceNet: 1820,
      name: { en: 'Socket cap screw DIN 912 M5, 12.9, for bicycles and motors', pl: 'Śruba imbusowa DIN 912 M5, 12.9, do rowerów i silników' },
      note: {
        en: 'Stems, bottle cages, chain tensioners and flange motors all use it; the key is 4 mm. Tighten to 10 Nm in steel; on carbon or thin alloy, obey the figure printed on the part.',
        pl: 'Pasuje do mostków rowerowych, koszyków na bidon, napinaczy łańcucha i silników kołnierzowych; klucz 4 mm. W stali dokręcaj momentem 10 Nm, a na karbonie i cienkim aluminium takim, jaki podano na części.',
      },
      variants: lengths('912-12.9-M5', [
        [10, 0, 0.315, 402],
        [12, 1880, 0.34, 303],
        [16, 2010, 0.389, 961],
        [20, 2140, 0.439, 1917],
        [25, 2320, 0.51, 342],
        [30, 2530, 0.587, 2414],
        [40, 2930, 0.741, 133],
      ]),
    },
    {
      symbol: '912-12.9-M6',
      features: { thread: 'M6', torque: '17 Nm', pack: pack(100) },
      priceNet: 2360,
      name: { en: 'Socket cap screw DIN 912 M6, 12.9, for jigs and fixtures', pl: 'Śruba imbusowa DIN 912 M6, 12.9, do przyrządów i uchwytów' },
      note: {
        en: 'This is the standard screw for fixture plates: it takes a 5 mm key and a counterbore 11 mm wide and a little over 6 mm deep. A torque of about 17 Nm keeps a locating block from moving.',
        pl: 'Podstawowa śruba płyt montażowych: klucz 5 mm, pogłębienie o średnicy 11 mm i głębokości nieco ponad 6 mm. Moment około 17 Nm utrzyma klocek ustalający bez przesunięcia.',
      },
      variants: lengths('912-12.9-M6', [
        [12, 2360, 0.523, 1238],
        [16, 2540, 0.594, 35],
        [20, 2730, 0.665, 753],
        [25, 2960, 0.753, 81],
        [30, 3260, 0.868, 371],
        [40, 3830, 1.09, 230],
        [50, 4410, 1.31, 928],
      ]),
    },
    {
      symbol: '912-12.9-M8',
      features: { thread: 'M8', torque: '42 Nm', pack: pack(100) },
      priceNet: 4190,
      name: { en: 'Socket cap screw DIN 912 M8, 12.9, for machine tools', pl: 'Śruba imbusowa DIN 912 M8, 12.9, do obrabiarek' },
      note: {
        en: 'Workshops use it by the box for lathe chucks, vice jaws and toolposts. Tighten to 42 Nm with a 6 mm bit socket on a torque wrench, because an L-key flexes before it reaches that torque.',
        pl: 'Do uchwytów tokarskich, szczęk imadeł i imaków zużywa się te śruby pudełkami. Gniazdo 6 mm, moment 42 Nm; użyj nasadki imbusowej na kluczu dynamometrycznym, bo klucz kątowy wcześniej się ugnie.',
      },
      variants: lengths('912-12.9-M8', [
        [16, 0, 1.23, 861],
        [20, 4530, 1.36, 119],
        [25, 4940, 1.52, 826],
        [30, 5350, 1.67, 97],
        [40, 6420, 2.08, 1769],
        [50, 7450, 2.48, 615],
        [60, 8470, 2.87, 769],
      ]),
    },
    {
      symbol: '912-12.9-M10',
      features: { thread: 'M10', pack: pack(50) },
      priceNet: 3530,
      name: { en: 'Socket cap screw DIN 912 M10, 12.9, for moulds and dies', pl: 'Śruba imbusowa DIN 912 M10, 12.9, do form i tłoczników' },
      note: {
        en: 'It holds mould plates and die sets, where heads disappear in an 18 mm counterbore. Heated moulds need anti-seize paste; otherwise the 8 mm socket rounds out at the first service.',
        pl: 'Skręca płyty form i tłoczniki, z łbem schowanym w pogłębieniu 18 mm. Przy formach grzanych nałóż pastę przeciwzatarciową, inaczej gniazdo 8 mm wyrobi się przy pierwszym serwisie.',
      },
      variants: lengths('912-12.9-M10', [
        [20, 3530, 1.17, 645],
        [25, 3860, 1.29, 116],
        [30, 4190, 1.42, 46],
        [40, 4960, 1.71, 415],
        [50, 5760, 2.02, 36],
        [60, 6560, 2.33, 59],
        [80, 8160, 2.95, 55],
      ]),
    },
    {
      symbol: '912-12.9-M12',
      features: { thread: 'M12', torque: '144 Nm', pack: pack(50) },
      priceNet: 5860,
      name: { en: 'Socket cap screw DIN 912 M12, 12.9, for presses', pl: 'Śruba imbusowa DIN 912 M12, 12.9, do pras' },
      note: {
        en: 'Press beds and hydraulic blocks call for 144 Nm with a 10 mm bit socket. In cast iron, give the thread at least 18 mm of depth, and in aluminium 24 mm.',
        pl: 'Do stołów pras i bloków hydraulicznych; gniazdo 10 mm, moment 144 Nm. W żeliwie gwint powinien mieć co najmniej 18 mm głębokości, a w aluminium 24 mm.',
      },
      variants: lengths('912-12.9-M12', [
        [30, 0, 2.06, 1285],
        [40, 6810, 2.43, 1098],
        [50, 8040, 2.9, 2354],
        [60, 9200, 3.35, 65],
        [80, 11510, 4.23, 139],
        [100, 13820, 5.12, 79],
      ]),
    },
    {
      symbol: '912-12.9-M16',
      features: { thread: 'M16', torque: '354 Nm', pack: pack(20) },
      priceNet: 5310,
      name: { en: 'Socket cap screw DIN 912 M16, 12.9, for cylinders and hydraulics', pl: 'Śruba imbusowa DIN 912 M16, 12.9, do siłowników hydraulicznych' },
      note: {
        en: 'Use it for cylinder heads and SAE flanges in large hydraulics. Tighten crosswise in three steps up to 354 Nm with a 14 mm bit socket on a torque wrench.',
        pl: 'Do głowic siłowników i kołnierzy SAE w dużych układach hydraulicznych. Dokręcaj na krzyż w trzech krokach do 354 Nm, nasadką imbusową 14 mm na kluczu dynamometrycznym.',
      },
      variants: lengths('912-12.9-M16', [
        [40, 5310, 1.97, 2549],
        [50, 6010, 2.23, 132],
        [60, 6900, 2.58, 468],
        [80, 8540, 3.21, 576],
        [100, 10190, 3.84, 48],
      ]),
    },
    {
      symbol: '912-12.9-M5X16-1000',
      features: { thread: 'M5', length: '16 mm', pack: pack(1000) },
      priceNet: 16500,
      weight: 3.89,
      stockOnHand: 2587,
      name: { en: 'Socket cap screw DIN 912 M5×16, 12.9, bulk box', pl: 'Śruba imbusowa DIN 912 M5×16, 12.9, opakowanie zbiorcze' },
      note: {
        en: 'The box holds a thousand pieces for builders of aluminium profile frames; with a T-nut in an 8 mm slot this length clamps a bracket 4 to 6 mm thick.',
        pl: 'Tysiąc sztuk dla budujących ramy z profili aluminiowych; z nakrętką teową w rowku 8 mm ta długość dociska łącznik o grubości od 4 do 6 mm.',
      },
    },
    {
      symbol: '912-12.9-M12X140',
      features: { thread: 'M12', length: '140 mm', pack: pack(10) },
      priceNet: 4060,
      weight: 1.38,
      stockOnHand: 0,
      name: { en: 'Socket cap screw DIN 912 M12×140, 12.9, long shank', pl: 'Śruba imbusowa DIN 912 M12×140, 12.9, długi trzpień' },
      note: {
        en: 'It goes through stacked valve plates and tall soft jaws. Only the last 36 mm is threaded, and the long shank stretches, which keeps the joint tight under shock.',
        pl: 'Przechodzi przez pakiety płyt zaworowych i wysokie szczęki miękkie. Gwint ma tylko 36 mm, a długi trzpień sprężynuje i utrzymuje docisk przy uderzeniach.',
      },
    },
  ],
}
