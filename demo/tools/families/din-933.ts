import { type DemoFamily, tiered } from '../../types.ts'

/** Price 0: the product's price holds, without tiers. */
type Row = readonly [length: number, price: number, weight: number, stockOnHand: number]
const lengths = (symbol: string, rows: Row[]) =>
  rows.map(([length, price, weight, stockOnHand]) => ({
    symbol: `${symbol}X${length}`,
    features: { length: `${length} mm` },
    ...(price > 0 && { tiers: tiered(price, [5, 4], [20, 9]) }),
    weight,
    stockOnHand,
  }))
const pack = (pieces: number) => ({ en: `${pieces} pcs`, pl: `${pieces} szt.` })

export const family: DemoFamily = {
  code: 'din-933',
  category: 'hexagon-bolts',
  brand: 'normfix',
  vat: 23,
  short: {
    en: 'Hexagon head bolt threaded up to the head, property class 8.8, zinc plated, in boxes.',
    pl: 'Śruba z łbem sześciokątnym i gwintem na całej długości, klasa 8.8, ocynk galwaniczny, w pudełkach.',
  },
  description: {
    en: `This hexagon head bolt is threaded up to the head, to DIN 933. The thread runs the whole length, so the bolt suits tapped holes and thin parts, where a plain shank would bottom out before the head clamps. ISO 4017 is the newer standard for the same bolt, except that the ISO head is 1 mm smaller across flats at M10, M12 and M14 and 2 mm larger at M22. Ours have the DIN head.

Property class 8.8 means a tensile strength of 800 MPa and a yield strength of 80% of that. The steel is quenched and tempered, then zinc plated and clear passivated. The coating is enough for dry rooms and occasional damp. Outdoors, choose stainless steel or hot-dip galvanising.

Pair the bolt with a class 8 nut and a washer of at least 200 HV. Tighten with a torque wrench; the torques given with the sizes assume a friction coefficient of about 0.12. Do not weld these bolts, because heat takes away their strength.`,
    pl: `Śruba z łbem sześciokątnym i gwintem na całej długości trzpienia, według DIN 933. Sprawdza się w otworach gwintowanych i przy cienkich elementach, gdzie gładki trzpień zablokowałby śrubę, zanim łeb dociśnie łączone części. Nowsza norma ISO 4017 opisuje tę samą śrubę, tylko z rozmiarem pod klucz mniejszym o 1 mm dla M10, M12 i M14, a większym o 2 mm dla M22. Nasze śruby mają łeb według DIN.

Klasa 8.8 oznacza wytrzymałość na rozciąganie 800 MPa i granicę plastyczności równą 80% tej wartości. Stal jest ulepszana cieplnie, potem ocynkowana galwanicznie i pasywowana na biało. Taka powłoka wystarcza w suchych pomieszczeniach i przy okazjonalnej wilgoci. Na zewnątrz lepsza będzie stal nierdzewna albo ocynk ogniowy.

Stosuj śrubę z nakrętką klasy 8 i podkładką o twardości co najmniej 200 HV. Dokręcaj kluczem dynamometrycznym; momenty podane przy rozmiarach przyjęto dla współczynnika tarcia około 0,12. Nie spawaj tych śrub, bo nagrzanie odbiera im wytrzymałość.`,
  },
  features: {
    norm: 'DIN 933 / ISO 4017',
    material: { en: 'steel', pl: 'stal' },
    strength: '8.8',
    finish: { en: 'zinc plated', pl: 'ocynk galwaniczny' },
    head: { en: 'hexagon', pl: 'sześciokątny' },
  },
  keywords: {
    en: 'set screw, hex screw, setscrew, machine bolt, HT bolt, fully threaded, BZP',
    pl: 'śruba z łbem 6-kt, śruba pełnogwintowa, śruba maszynowa, szóstka, ósemka, dziesiątka, M-ka',
  },
  products: [
    {
      symbol: '933-8.8-M5',
      features: { thread: 'M5', torque: { en: '5.9 Nm', pl: '5,9 Nm' }, pack: pack(100) },
      priceNet: 1140,
      name: { en: 'Hexagon bolt DIN 933 M5, 8.8 zinc, for guards and covers', pl: 'Śruba sześciokątna DIN 933 M5, 8.8 ocynk, do osłon i pokryw' },
      note: {
        en: 'This is the smallest thread in the series, for sensor brackets, guards and sheet covers. The bolt takes an 8 mm spanner and about 5.9 Nm; in aluminium, make the thread at least 10 mm deep.',
        pl: 'Najmniejszy gwint w serii: do uchwytów czujników, osłon i pokryw z blachy. Klucz 8 mm, moment około 5,9 Nm; w aluminium gwint powinien mieć co najmniej 10 mm głębokości.',
      },
      variants: lengths('933-8.8-M5', [
        [10, 0, 0.271, 92],
        [12, 1190, 0.296, 340],
        [16, 1290, 0.346, 474],
        [20, 1390, 0.395, 184],
        [25, 1510, 0.457, 330],
        [30, 1640, 0.519, 2162],
      ]),
    },
    {
      symbol: '933-8.8-M6',
      features: { thread: 'M6', torque: '10 Nm', pack: pack(100) },
      priceNet: 1550,
      name: { en: 'Hexagon bolt DIN 933 M6, 8.8 zinc, for clips and brackets', pl: 'Śruba sześciokątna DIN 933 M6, 8.8 ocynk, do obejm i wsporników' },
      note: {
        en: 'It is the usual bolt for pipe clips, cable trays and light brackets. The 10 mm head fits any small socket set, but an impact driver quickly overshoots the 10 Nm that the bolt can take.',
        pl: 'Typowa śruba do obejm rurowych, korytek kablowych i lekkich wsporników. Do łba 10 mm wystarczy każdy mały komplet nasadek, ale zakrętarka udarowa łatwo przekroczy dopuszczalne 10 Nm.',
      },
      variants: lengths('933-8.8-M6', [
        [12, 0, 0.476, 1343],
        [16, 1690, 0.546, 391],
        [20, 1830, 0.617, 254],
        [25, 2010, 0.705, 716],
        [30, 2190, 0.793, 1047],
        [40, 2540, 0.97, 1739],
        [50, 2890, 1.15, 491],
      ]),
    },
    {
      symbol: '933-8.8-M8',
      features: { thread: 'M8', torque: '25 Nm', pack: pack(100) },
      priceNet: 2800,
      name: { en: 'Hexagon bolt DIN 933 M8, 8.8 zinc, general purpose', pl: 'Śruba sześciokątna DIN 933 M8, 8.8 ocynk, ogólnego zastosowania' },
      note: {
        en: 'In most workshops this box runs out first: the bolt goes into machine feet, motor plates and racking. It takes a 13 mm spanner, a torque of about 25 Nm and a clearance hole of 9 mm.',
        pl: 'W większości warsztatów te śruby kończą się pierwsze: idą do stóp maszyn, płyt silników i regałów. Klucz 13 mm, moment około 25 Nm, otwór przelotowy 9 mm.',
      },
      variants: lengths('933-8.8-M8', [
        [16, 2800, 1.1, 617],
        [20, 3060, 1.23, 292],
        [25, 3370, 1.39, 1038],
        [30, 3690, 1.55, 1785],
        [40, 4330, 1.86, 420],
        [50, 4970, 2.18, 420],
        [60, 5600, 2.5, 41],
      ]),
    },
    {
      symbol: '933-8.8-M10',
      features: { thread: 'M10', torque: '48 Nm', pack: pack(100) },
      priceNet: 5050,
      name: { en: 'Hexagon bolt DIN 933 M10, 8.8 zinc, with 17 mm DIN head', pl: 'Śruba sześciokątna DIN 933 M10, 8.8 ocynk, łeb 17 mm według DIN' },
      note: {
        en: 'The head measures 17 mm across flats, not the 16 mm of ISO 4017, which matters when service staff carry a single spanner. Tighten to about 48 Nm.',
        pl: 'Rozmiar pod klucz to 17 mm, a nie 16 mm jak w ISO 4017, co liczy się tam, gdzie serwisant nosi jeden klucz. Dokręcaj momentem około 48 Nm.',
      },
      variants: lengths('933-8.8-M10', [
        [20, 0, 2.22, 569],
        [25, 5550, 2.48, 365],
        [30, 6050, 2.73, 164],
        [40, 7060, 3.23, 41],
        [50, 8060, 3.73, 226],
        [60, 9070, 4.23, 633],
        [80, 11080, 5.24, 2148],
      ]),
    },
    {
      symbol: '933-8.8-M12',
      features: { thread: 'M12', torque: '84 Nm', pack: pack(50) },
      priceNet: 4270,
      name: { en: 'Hexagon bolt DIN 933 M12, 8.8 zinc, for farm machinery', pl: 'Śruba sześciokątna DIN 933 M12, 8.8 ocynk, do maszyn rolniczych' },
      note: {
        en: 'Hitches, trailer frames and mower decks use it in a 13.5 mm clearance hole. Vibration settles the joint, so check the torque of 84 Nm again after the first hours of running.',
        pl: 'Do zaczepów, ram przyczep i zespołów koszących; otwór przelotowy 13,5 mm. Połączenie osiada od drgań, dlatego po pierwszych godzinach pracy trzeba sprawdzić moment 84 Nm.',
      },
      variants: lengths('933-8.8-M12', [
        [30, 4270, 1.98, 2536],
        [40, 5000, 2.35, 1966],
        [50, 5720, 2.71, 115],
        [60, 6450, 3.08, 431],
        [80, 7910, 3.8, 354],
        [100, 9360, 4.53, 950],
      ]),
    },
    {
      symbol: '933-8.8-M16',
      features: { thread: 'M16', torque: '206 Nm', pack: pack(25) },
      priceNet: 4710,
      name: { en: 'Hexagon bolt DIN 933 M16, 8.8 zinc, for bearing housings', pl: 'Śruba sześciokątna DIN 933 M16, 8.8 ocynk, do opraw łożysk' },
      note: {
        en: 'It holds pillow blocks, gearbox feet and base plates. At 206 Nm a long torque wrench is needed, and the 24 mm head needs room for the socket, so check that before ribs are welded in.',
        pl: 'Mocuje oprawy łożysk, stopy przekładni i płyty podstaw. Moment 206 Nm wymaga długiego klucza dynamometrycznego, a łeb 24 mm – miejsca na nasadkę; sprawdź to, zanim przyspawasz żebra.',
      },
      variants: lengths('933-8.8-M16', [
        [40, 0, 2.28, 427],
        [50, 5380, 2.62, 1414],
        [60, 6050, 2.95, 80],
        [80, 7380, 3.61, 123],
        [100, 8710, 4.28, 1830],
      ]),
    },
    {
      symbol: '933-8.8-M20',
      features: { thread: 'M20', torque: '415 Nm', pack: pack(10) },
      priceNet: 3630,
      name: { en: 'Hexagon bolt DIN 933 M20, 8.8 zinc, for heavy flanges', pl: 'Śruba sześciokątna DIN 933 M20, 8.8 ocynk, do ciężkich kołnierzy' },
      note: {
        en: 'One box is enough for a DN 150 PN 16 flange, which has eight holes, with two bolts to spare. Tightening to 415 Nm is a job for a torque multiplier, with hardened washers under head and nut.',
        pl: 'Jedno pudełko wystarcza na kołnierz DN 150 PN 16 (osiem otworów) i dwie śruby zostają. Do 415 Nm dokręcaj multiplikatorem; pod łeb i nakrętkę załóż twarde podkładki.',
      },
      variants: lengths('933-8.8-M20', [
        [50, 3630, 1.78, 410],
        [60, 4040, 1.99, 375],
        [80, 4870, 2.41, 145],
        [100, 5710, 2.82, 2310],
      ]),
    },
    {
      symbol: '933-8.8-M6X20-500',
      features: { thread: 'M6', torque: '10 Nm', length: '20 mm', pack: pack(500) },
      priceNet: 7700,
      weight: 3.08,
      stockOnHand: 1654,
      name: { en: 'Hexagon bolt DIN 933 M6×20, 8.8 zinc, bulk box', pl: 'Śruba sześciokątna DIN 933 M6×20, 8.8 ocynk, opakowanie zbiorcze' },
      note: {
        en: 'This is the same bolt as in the small box, packed for assembly lines that use up one length by the thousand. It costs less per piece than five boxes of a hundred.',
        pl: 'Ta sama śruba co w małym pudełku, pakowana dla montażu seryjnego, który zużywa jedną długość tysiącami. Sztuka wychodzi taniej niż w pięciu pudełkach po sto.',
      },
    },
    {
      symbol: '933-8.8-M14X50',
      features: { thread: 'M14', length: '50 mm', pack: pack(25) },
      priceNet: 4650,
      weight: 1.95,
      stockOnHand: 9,
      name: { en: 'Hexagon bolt DIN 933 M14×50, 8.8 zinc, for repairs', pl: 'Śruba sześciokątna DIN 933 M14×50, 8.8 ocynk, do napraw' },
      note: {
        en: 'It is rarely designed into new machines, yet common on old presses, engines and suspension parts. It takes a 22 mm spanner, an ISO bolt a 21 mm one.',
        pl: 'W nowych maszynach rzadko spotykana, za to częsta w starych prasach, silnikach i zawieszeniach. Klucz ma tu 22 mm, a przy śrubie ISO 21 mm.',
      },
    },
    {
      symbol: '933-8.8-M24X80',
      features: { thread: 'M24', length: '80 mm', pack: pack(5) },
      priceNet: 4270,
      weight: 1.84,
      stockOnHand: 0,
      name: { en: 'Hexagon bolt DIN 933 M24×80, 8.8 zinc, for crane rails', pl: 'Śruba sześciokątna DIN 933 M24×80, 8.8 ocynk, do szyn suwnicowych' },
      note: {
        en: 'This is the heaviest bolt in the series, with a 36 mm head; a single piece weighs over a third of a kilogram. It is ordered mainly for crane rails and slewing rings.',
        pl: 'Najcięższa śruba w serii, łeb pod klucz 36 mm; jedna sztuka waży ponad jedną trzecią kilograma. Zamawiana głównie do szyn suwnic i łożysk wieńcowych.',
      },
    },
  ],
}
