import { type DemoFamily, tiered } from '../../types.ts'

/** Price 0: the product's price holds, without tiers. */
type Row = readonly [length: number, price: number, weight: number, stockOnHand: number]
const lengths = (symbol: string, rows: Row[]) =>
  rows.map(([length, price, weight, stockOnHand]) => ({
    symbol: `${symbol}X${length}`,
    features: { length: `${length} mm` },
    ...(price > 0 && { tiers: tiered(price, [4, 5], [12, 9], [40, 14]) }),
    weight,
    stockOnHand,
  }))
const pack = (pieces: number) => ({ en: `${pieces} pcs`, pl: `${pieces} szt.` })
const wafer = { en: 'wafer', pl: 'talerzowy' }
const csk = { en: 'countersunk, ribbed', pl: 'stożkowy z żebrami frezującymi' }

export const family: DemoFamily = {
  code: 'construction-screws',
  category: 'wood-screws',
  brand: 'normfix',
  vat: 23,
  short: {
    en: 'Structural timber screw with a European Technical Assessment, hardened and zinc plated, with a wafer or countersunk head.',
    pl: 'Wkręt konstrukcyjny do drewna z europejską oceną techniczną, hartowany, ocynkowany, z łbem talerzowym lub stożkowym.',
  },
  description: {
    en: `This is a screw for load-bearing timber joints: rafters, beams, purlins, posts and metal connectors. The European Technical Assessment, based on EAD 130118, gives the characteristic values from which the designer works out load capacity, spacing and edge distance to Eurocode 5. The wafer head clamps without a washer; the countersunk head sits flush in timber or in the holes of a steel plate.

The screws are made of hardened carbon steel with yellow zinc and wax. A cutting point and a reamer above the thread lower the driving torque, so softwood needs no pilot hole unless the drawing asks for one. The coating is for service classes 1 and 2: indoors and under a roof, not exposed to the weather and not in oak.

Drive with a powerful drill driver at low speed in one go; a screw stopped halfway may snap when restarted. Use only a fresh bit of the stated size. First draw the timbers together with clamps, because a thread that grips both of them no longer closes a gap. Never straighten or reuse a bent screw.`,
    pl: `Wkręt do połączeń nośnych w drewnie: krokwi, belek, płatwi, słupów i złączy metalowych. Europejska ocena techniczna, oparta na EAD 130118, podaje wartości charakterystyczne, na podstawie których projektant oblicza nośność, rozstaw i odległość od krawędzi według Eurokodu 5. Łeb talerzowy dociska bez podkładki, a stożkowy chowa się w drewnie albo w otworze blachy.

Wkręty są z hartowanej stali węglowej, ocynkowane na żółto i woskowane. Nacięty wierzchołek i frez nad gwintem zmniejszają opór, więc w drewnie iglastym nie trzeba nawiercać, chyba że wymaga tego projekt. Powłoka jest przeznaczona do klas użytkowania 1 i 2, czyli do wnętrz i miejsc zadaszonych, a nie pod gołe niebo ani do dębu.

Wkręcaj mocną wkrętarką, na wolnych obrotach, jednym ciągiem; zatrzymany w połowie wkręt może się ukręcić przy ponownym starcie. Używaj tylko niezużytego bita podanego rozmiaru. Najpierw ściągnij elementy ściskami, bo gwint w obu elementach już ich nie dociągnie. Zgiętego wkręta nie prostuj ani nie używaj ponownie.`,
  },
  features: {
    norm: 'ETA, EAD 130118-01-0603',
    material: { en: 'hardened carbon steel', pl: 'stal węglowa hartowana' },
    finish: { en: 'yellow zinc, waxed', pl: 'ocynk żółty, woskowany' },
  },
  keywords: {
    en: 'timber frame screw, carpentry screw, landscaping, rafter screw, coach screw replacement, washer head',
    pl: 'wkręt ciesielski, więźba dachowa, WKCP, WKCS, grzybek, śruba ciesielska, talerzyk',
  },
  products: [
    {
      symbol: 'CSW-6',
      kind: 'wafer',
      features: { diameter: '6 mm', head: wafer, drive: 'TX30', pack: pack(100) },
      priceNet: 5700,
      name: { en: 'Structural screw 6 mm, wafer head, TX30, for battens and frames', pl: 'Wkręt konstrukcyjny 6 mm, łeb talerzowy, TX30, do łat i szkieletów' },
      note: {
        en: 'Use it for counter battens over sarking boards, stud frames and pergola slats under cover. The 15 mm head pulls a warped batten straight before the thread lets go.',
        pl: 'Do kontrłat na deskowaniu, szkieletów ścian i lameli pergoli pod zadaszeniem. Łeb 15 mm dociągnie zwichrowaną łatę, zanim gwint puści.',
      },
      variants: lengths('CSW-6', [
        [60, 0, 1.0, 2085],
        [80, 6720, 1.24, 406],
        [100, 7740, 1.49, 62],
        [120, 8760, 1.73, 2496],
        [140, 9780, 1.97, 1975],
        [160, 10800, 2.22, 2028],
      ]),
    },
    {
      symbol: 'CSW-8',
      kind: 'wafer',
      features: { diameter: '8 mm', head: wafer, drive: 'TX40', pack: pack(50) },
      priceNet: 6790,
      name: { en: 'Structural screw 8 mm, wafer head, TX40, for rafters', pl: 'Wkręt konstrukcyjny 8 mm, łeb talerzowy, TX40, do krokwi' },
      note: {
        en: 'This is the standard screw for roof timbers: it fixes rafters to wall plates or purlins, driven at an angle or straight down. The 22 mm head needs no washer in softwood.',
        pl: 'Podstawowy wkręt do więźby: mocuje krokiew do murłaty albo płatwi, wkręcany skośnie lub prosto z góry. Pod łeb 22 mm w drewnie iglastym nie trzeba podkładki.',
      },
      variants: lengths('CSW-8', [
        [100, 6790, 1.44, 1767],
        [120, 7700, 1.65, 71],
        [160, 9510, 2.09, 1040],
        [200, 11330, 2.52, 250],
        [240, 13140, 2.95, 169],
        [280, 14960, 3.38, 2141],
        [300, 15870, 3.6, 42],
      ]),
    },
    {
      symbol: 'CSW-10',
      kind: 'wafer',
      features: { diameter: '10 mm', head: wafer, drive: 'TX50', pack: pack(25) },
      priceNet: 7260,
      name: { en: 'Structural screw 10 mm, wafer head, TX50, for beams and posts', pl: 'Wkręt konstrukcyjny 10 mm, łeb talerzowy, TX50, do belek i słupów' },
      note: {
        en: 'It joins glulam beams, posts and log walls. It needs a two-handed machine with well over 60 Nm; keep to the edge distances on the drawing, since a screw this thick splits narrow timber.',
        pl: 'Łączy belki klejone, słupy i ściany z bali. Potrzebna jest maszyna dwuręczna o momencie znacznie ponad 60 Nm; zachowaj odległości od krawędzi podane w projekcie, bo wąskie drewno pęknie.',
      },
      variants: lengths('CSW-10', [
        [160, 0, 1.64, 46],
        [200, 8680, 1.98, 66],
        [240, 10100, 2.31, 61],
        [300, 12220, 2.82, 772],
      ]),
    },
    {
      symbol: 'CSC-6',
      kind: 'countersunk',
      features: { diameter: '6 mm', head: csk, drive: 'TX30', pack: pack(100) },
      priceNet: 5480,
      name: { en: 'Structural screw 6 mm, countersunk, TX30, for planking', pl: 'Wkręt konstrukcyjny 6 mm, łeb stożkowy, TX30, do deskowania' },
      note: {
        en: 'It is for thick roof boarding, stair strings and panels that are covered afterwards. The ribs mill their own seat; stop when the head is flush, no deeper.',
        pl: 'Do grubego deskowania, policzków schodów i płyt, które potem się przykrywa. Żebra same frezują gniazdo; kończ, gdy łeb zrówna się z drewnem, nie głębiej.',
      },
      variants: lengths('CSC-6', [
        [80, 5480, 1.07, 278],
        [100, 6460, 1.31, 1775],
        [120, 7430, 1.56, 310],
        [140, 8400, 1.8, 295],
        [160, 9370, 2.04, 463],
      ]),
    },
    {
      symbol: 'CSC-8',
      kind: 'countersunk',
      features: { diameter: '8 mm', head: csk, drive: 'TX40', pack: pack(50) },
      priceNet: 6250,
      name: { en: 'Structural screw 8 mm, countersunk, TX40, for crossed pairs', pl: 'Wkręt konstrukcyjny 8 mm, łeb stożkowy, TX40, do par krzyżowych' },
      note: {
        en: 'Set crosswise in pairs at 45 degrees, the screws carry secondary beams without visible hangers. Both screws of a pair must have the same length and meet the minimum penetration.',
        pl: 'Wkręty osadzone parami na krzyż, pod kątem 45 stopni, podtrzymują belki drugorzędne bez widocznych wieszaków. Oba wkręty w parze muszą mieć tę samą długość i wymagane zagłębienie.',
      },
      variants: lengths('CSC-8', [
        [120, 0, 1.41, 1962],
        [160, 7980, 1.85, 310],
        [200, 9710, 2.28, 138],
        [240, 11440, 2.71, 411],
        [280, 13170, 3.14, 2231],
      ]),
    },
    {
      symbol: 'CSC-10',
      kind: 'countersunk',
      features: { diameter: '10 mm', head: csk, drive: 'TX50', pack: pack(25) },
      priceNet: 7510,
      name: { en: 'Structural screw 10 mm, countersunk, TX50, for steel plates', pl: 'Wkręt konstrukcyjny 10 mm, łeb stożkowy, TX50, do blach węzłowych' },
      note: {
        en: 'It fits the countersunk 11 mm holes of hold-downs and gusset plates. Make the last turn with a hand torque wrench, as an impact driver can shear off the head against the steel.',
        pl: 'Pasuje do pogłębionych otworów 11 mm w kotwach i blachach węzłowych. Ostatni obrót zrób kluczem dynamometrycznym, bo udar potrafi ściąć łeb na stali.',
      },
      variants: lengths('CSC-10', [
        [200, 7510, 1.8, 421],
        [240, 8860, 2.14, 685],
        [300, 10880, 2.65, 1112],
        [360, 12910, 3.15, 114],
      ]),
    },
    {
      symbol: 'CSW-8X180-200',
      kind: 'wafer',
      features: { diameter: '8 mm', length: '180 mm', head: wafer, drive: 'TX40', pack: pack(200) },
      priceNet: 35020,
      weight: 9.21,
      stockOnHand: 93,
      name: { en: 'Structural screw 8×180, wafer head, TX40, roofer’s bucket', pl: 'Wkręt konstrukcyjny 8×180, łeb talerzowy, TX40, wiadro dekarskie' },
      note: {
        en: 'One lidded bucket holds two bits and enough screws for the rafters of a detached house. This length suits a rafter 160 mm deep, notched by a quarter over the wall plate.',
        pl: 'W jednym wiadrze z pokrywą jest tyle wkrętów, ile potrzeba na krokwie domu jednorodzinnego, oraz dwa bity. Długość pasuje do krokwi o wysokości 160 mm, wciętej na murłacie o jedną czwartą.',
      },
    },
    {
      symbol: 'CSW-8X400',
      kind: 'wafer',
      features: { diameter: '8 mm', length: '400 mm', head: wafer, drive: 'TX40', pack: pack(25) },
      priceNet: 11220,
      weight: 2.34,
      stockOnHand: 0,
      name: { en: 'Structural screw 8×400, wafer head, TX40, for insulation above rafters', pl: 'Wkręt konstrukcyjny 8×400, łeb talerzowy, TX40, do izolacji nakrokwiowej' },
      note: {
        en: 'It runs through the counter batten and up to 240 mm of insulation board into the rafter. Guide it with a jig, because a long thin screw wanders off the centre line of the rafter.',
        pl: 'Przechodzi przez kontrłatę oraz płyty izolacyjne o grubości do 240 mm i wchodzi w krokiew. Używaj szablonu, bo długi i smukły wkręt ucieka z osi krokwi.',
      },
    },
    {
      symbol: 'CSC-8X80',
      kind: 'countersunk',
      features: { diameter: '8 mm', length: '80 mm', head: csk, drive: 'TX40', pack: pack(100) },
      priceNet: 9050,
      weight: 1.96,
      stockOnHand: 132,
      name: { en: 'Structural screw 8×80, countersunk, TX40, for post bases', pl: 'Wkręt konstrukcyjny 8×80, łeb stożkowy, TX40, do podstaw słupów' },
      note: {
        en: 'It is short and thick, for post bases and perforated plates with 8.5 mm holes. Fill every hole that the connector maker marks, otherwise the load table does not apply.',
        pl: 'Krótki i gruby, do podstaw słupów i płytek z otworami 8,5 mm. Obsadź każdy otwór wskazany przez producenta złącza, inaczej tabela nośności nie obowiązuje.',
      },
    },
  ],
}
