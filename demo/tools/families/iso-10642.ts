import { type DemoFamily, tiered } from '../../types.ts'

/** Price 0: the product's price holds, without tiers. */
type Row = readonly [length: number, price: number, weight: number, stockOnHand: number]
const lengths = (symbol: string, rows: Row[]) =>
  rows.map(([length, price, weight, stockOnHand]) => ({
    symbol: `${symbol}X${length}`,
    features: { length: `${length} mm` },
    ...(price > 0 && { tiers: tiered(price, [5, 4], [15, 8], [50, 13]) }),
    weight,
    stockOnHand,
  }))
const pack = (pieces: number) => ({ en: `${pieces} pcs`, pl: `${pieces} szt.` })
const black = { en: 'black oxide, oiled', pl: 'oksydowana, olejowana' }
const zinc = { en: 'zinc plated', pl: 'ocynk galwaniczny' }

export const family: DemoFamily = {
  code: 'iso-10642',
  category: 'socket-screws',
  brand: 'normfix',
  vat: 23,
  short: {
    en: 'Countersunk screw with a hexagon socket and a 90-degree head, property class 10.9.',
    pl: 'Śruba z łbem stożkowym 90 stopni i gniazdem sześciokątnym, klasa wytrzymałości 10.9.',
  },
  description: {
    en: `This countersunk screw has a hexagon socket and a 90-degree head, to ISO 10642, the successor to DIN 7991. Sunk to its full depth, it leaves a flat surface, so sliding parts, panels and guards can pass over it. The length given is the overall length, head included.

The screws are of property class 10.9, but the thin head with its shallow socket cannot carry what the thread could. ISO 10642 therefore guarantees only 80% of the tensile load and requires the screws to be marked 010.9. Choose a cap screw where full preload is needed.

Make the countersink at exactly 90 degrees and concentric with the hole: an 82-degree imperial tool lets the head bear on its rim alone, and an off-centre countersink bends the head. The key is smaller than on a cap screw of the same thread, so use an unworn one, push it right in and clean out paint or dirt first.`,
    pl: `Śruba z łbem stożkowym 90 stopni i gniazdem sześciokątnym, według normy ISO 10642, która zastąpiła DIN 7991. Śruba wpuszczona na pełną głębokość zostawia gładką powierzchnię, po której mogą przesuwać się suwaki, panele i osłony. Długość mierzy się razem z łbem.

Śruby mają klasę wytrzymałości 10.9, lecz niski łeb z płytkim gniazdem nie przeniesie tego, co gwint. Dlatego ISO 10642 gwarantuje tylko 80% siły zrywającej i każe oznaczać śruby jako 010.9. Tam, gdzie potrzebne jest pełne napięcie wstępne, wybierz śrubę z łbem walcowym.

Pogłębienie musi mieć dokładnie 90 stopni i leżeć w osi otworu: w calowym pogłębieniu 82 stopni łeb oprze się tylko krawędzią, a w przesuniętym się zegnie. Klucz jest mniejszy niż przy śrubie z łbem walcowym o tym samym gwincie, więc używaj niestartego, wsuwaj go do dna, a wcześniej usuń z gniazda farbę i brud.`,
  },
  features: {
    norm: 'ISO 10642 / DIN 7991',
    material: { en: 'alloy steel', pl: 'stal stopowa' },
    strength: '10.9',
    head: { en: 'countersunk 90°', pl: 'stożkowy 90°' },
    drive: { en: 'hexagon socket', pl: 'gniazdo sześciokątne' },
  },
  keywords: {
    en: 'csk socket screw, flat head allen, CSK allen bolt, flush screw, FHCS',
    pl: 'imbus stożkowy, imbus wpuszczany, śruba z łbem płaskim, ampul stożkowy, wpust, płaski imbus',
  },
  products: [
    {
      symbol: '10642-M3',
      features: { thread: 'M3', finish: black, pack: pack(200) },
      priceNet: 2240,
      name: { en: 'Countersunk socket screw ISO 10642 M3, 10.9 black, for camera plates', pl: 'Śruba imbusowa stożkowa ISO 10642 M3, 10.9 czarna, do płyt kamer' },
      note: {
        en: 'Use it for small plates, sensors and hinges at least 2 mm thick at the screw. The 2 mm key strips the socket easily, so one firm turn by hand has to be enough.',
        pl: 'Do małych płytek, czujników i zawiasów o ściance od 2 mm. Kluczem 2 mm łatwo wyrobić gniazdo, więc musi wystarczyć jedno zdecydowane dociągnięcie ręką.',
      },
      variants: lengths('10642-M3', [
        [6, 0, 0.076, 69],
        [8, 2300, 0.093, 321],
        [10, 2360, 0.111, 72],
        [12, 2410, 0.129, 60],
        [16, 2520, 0.164, 303],
      ]),
    },
    {
      symbol: '10642-M4',
      features: { thread: 'M4', finish: black, pack: pack(200) },
      priceNet: 2580,
      name: { en: 'Countersunk socket screw ISO 10642 M4, 10.9 black, for linear rails', pl: 'Śruba imbusowa stożkowa ISO 10642 M4, 10.9 czarna, do prowadnic' },
      note: {
        en: 'Use it for cover strips and wiper plates on linear rails. The head is about 8 mm wide and 2.5 mm deep, so the part that it sits in must be at least 2.5 mm thick.',
        pl: 'Do listew osłonowych i zgarniaczy na prowadnicach. Łeb ma około 8 mm szerokości i 2,5 mm wysokości, więc mocowana część musi mieć co najmniej 2,5 mm grubości.',
      },
      variants: lengths('10642-M4', [
        [8, 2580, 0.181, 326],
        [10, 2680, 0.212, 59],
        [12, 2780, 0.243, 840],
        [16, 2980, 0.305, 394],
        [20, 3170, 0.367, 947],
        [25, 3460, 0.456, 309],
      ]),
    },
    {
      symbol: '10642-M5',
      features: { thread: 'M5', finish: black, pack: pack(100) },
      priceNet: 1570,
      name: { en: 'Countersunk socket screw ISO 10642 M5, 10.9 black, for spindle covers', pl: 'Śruba imbusowa stożkowa ISO 10642 M5, 10.9 czarna, do pokryw wrzecion' },
      note: {
        en: 'It retains spindle covers, motor end caps and wear strips. A drop of medium-strength threadlocker keeps it in place where heat and vibration would loosen a screw with so shallow a head.',
        pl: 'Trzyma pokrywy wrzecion, dekle silników i listwy ślizgowe. Kropla kleju do gwintów o średniej wytrzymałości zabezpiecza śrubę tam, gdzie przy tak niskim łbie poluzowałyby ją ciepło i drgania.',
      },
      variants: lengths('10642-M5', [
        [10, 0, 0.178, 112],
        [12, 1650, 0.203, 1792],
        [16, 1810, 0.252, 1471],
        [20, 1970, 0.302, 132],
        [25, 2160, 0.364, 104],
        [30, 2410, 0.441, 1550],
      ]),
    },
    {
      symbol: '10642-M6',
      features: { thread: 'M6', finish: black, pack: pack(100) },
      priceNet: 1960,
      name: { en: 'Countersunk socket screw ISO 10642 M6, 10.9 black, for jaw plates', pl: 'Śruba imbusowa stożkowa ISO 10642 M6, 10.9 czarna, do nakładek szczęk' },
      note: {
        en: 'Use it for vice jaw plates, door closers and hinges on welded gates. Countersink to at least 12.4 mm across and test the first hole: the head must lie a shade below the face.',
        pl: 'Do nakładek szczęk imadeł, samozamykaczy i zawiasów spawanych bram. Pogłębiaj do średnicy co najmniej 12,4 mm i sprawdź pierwszy otwór: łeb ma leżeć odrobinę pod powierzchnią.',
      },
      variants: lengths('10642-M6', [
        [12, 1960, 0.3, 603],
        [16, 2190, 0.371, 473],
        [20, 2410, 0.441, 441],
        [25, 2690, 0.53, 523],
        [30, 2980, 0.618, 843],
        [40, 3730, 0.852, 100],
      ]),
    },
    {
      symbol: '10642-M8',
      features: { thread: 'M8', finish: black, pack: pack(100) },
      priceNet: 3320,
      name: { en: 'Countersunk socket screw ISO 10642 M8, 10.9 black, for wear plates', pl: 'Śruba imbusowa stożkowa ISO 10642 M8, 10.9 czarna, do płyt ścieralnych' },
      note: {
        en: 'Use it for slides, chutes and wear plates at least 6 mm thick. The 5 mm socket fills with grit in service, so cap it with wax or silicone if you mean to undo it again.',
        pl: 'Do zsuwni, rynien i płyt ścieralnych o grubości od 6 mm. Gniazdo 5 mm zapycha się w pracy pyłem; zalej je woskiem lub silikonem, jeśli śrubę trzeba będzie jeszcze odkręcić.',
      },
      variants: lengths('10642-M8', [
        [16, 0, 0.724, 134],
        [20, 3720, 0.851, 881],
        [25, 4230, 1.01, 1034],
        [30, 4740, 1.17, 71],
        [40, 5950, 1.55, 272],
        [50, 7210, 1.94, 1839],
      ]),
    },
    {
      symbol: '10642-M10',
      features: { thread: 'M10', finish: black, pack: pack(50) },
      priceNet: 2780,
      name: { en: 'Countersunk socket screw ISO 10642 M10, 10.9 black, for dock levellers', pl: 'Śruba imbusowa stożkowa ISO 10642 M10, 10.9 czarna, do ramp przeładunkowych' },
      note: {
        en: 'It is for dock levellers, slide plates on trailers and heavy hinges. Heads differ slightly between the old and the new standard, so do not mix them in one row.',
        pl: 'Do ramp przeładunkowych, płyt ślizgowych w naczepach i ciężkich zawiasów. Łby według starej i nowej normy nieco się różnią, więc nie mieszaj takich śrub w jednym rzędzie.',
      },
      variants: lengths('10642-M10', [
        [20, 2780, 0.714, 838],
        [25, 3190, 0.84, 485],
        [30, 3590, 0.965, 42],
        [40, 4390, 1.22, 2158],
        [50, 5420, 1.54, 956],
        [60, 6410, 1.85, 125],
      ]),
    },
    {
      symbol: '10642-M12',
      features: { thread: 'M12', finish: black, pack: pack(25) },
      priceNet: 2540,
      name: { en: 'Countersunk socket screw ISO 10642 M12, 10.9 black, for press brakes', pl: 'Śruba imbusowa stożkowa ISO 10642 M12, 10.9 czarna, do krawędziarek' },
      note: {
        en: 'It seats guillotine blades and press brake tools flush with the holder. The head is about 24 mm wide, the key 8 mm: heat a stuck screw gently before the socket rounds out.',
        pl: 'Mocuje noże gilotyn i narzędzia krawędziarek równo z oprawą. Łeb około 24 mm, klucz 8 mm; zapieczoną śrubę podgrzej lekko, zanim gniazdo się wyrobi.',
      },
      variants: lengths('10642-M12', [
        [30, 0, 0.716, 973],
        [40, 3120, 0.898, 430],
        [50, 3800, 1.11, 406],
        [60, 4510, 1.33, 2031],
        [80, 5930, 1.78, 249],
      ]),
    },
    {
      symbol: '10642Z-M6',
      features: { thread: 'M6', finish: zinc, pack: pack(100) },
      priceNet: 2120,
      name: { en: 'Countersunk socket screw ISO 10642 M6, 10.9 zinc, for gates', pl: 'Śruba imbusowa stożkowa ISO 10642 M6, 10.9 ocynk, do furtek i bram' },
      note: {
        en: 'This is the bright version for hinges, handles and letter boxes that get an occasional shower. The plating narrows the socket a little; a key ground off square still goes in.',
        pl: 'Jasna odmiana do zawiasów, klamek i skrzynek na listy, na które czasem pada. Cynk nieco zwęża gniazdo, ale klucz z równo ściętym końcem nadal wchodzi.',
      },
      variants: lengths('10642Z-M6', [
        [12, 2120, 0.3, 2084],
        [16, 2360, 0.371, 1828],
        [20, 2600, 0.441, 101],
        [25, 2900, 0.53, 2065],
        [30, 3200, 0.618, 2177],
      ]),
    },
    {
      symbol: '10642Z-M8X25-500',
      features: { thread: 'M8', length: '25 mm', finish: zinc, pack: pack(500) },
      priceNet: 19050,
      weight: 5.05,
      stockOnHand: 680,
      name: { en: 'Countersunk socket screw ISO 10642 M8×25, 10.9 zinc, bulk box', pl: 'Śruba imbusowa stożkowa ISO 10642 M8×25, 10.9 ocynk, opakowanie zbiorcze' },
      note: {
        en: 'The carton is for makers of playground equipment and furniture for sports halls, where heads must not catch clothing. It holds one length only, without inner boxes.',
        pl: 'Karton dla producentów placów zabaw i mebli do hal sportowych, gdzie łeb nie może zaczepiać o ubranie. Jedna długość, bez mniejszych pudełek w środku.',
      },
    },
    {
      symbol: '10642-M16X50',
      features: { thread: 'M16', length: '50 mm', finish: black, pack: pack(10) },
      priceNet: 3130,
      weight: 0.784,
      stockOnHand: 12,
      name: { en: 'Countersunk socket screw ISO 10642 M16×50, 10.9 black, for baffles', pl: 'Śruba imbusowa stożkowa ISO 10642 M16×50, 10.9 czarna, do przegród' },
      note: {
        en: 'It fixes baffle and liner plates at least 10 mm thick in mixers and hoppers. The standard keeps its head comparatively small, so a 90-degree tool 31 to 34 mm in diameter is enough.',
        pl: 'Mocuje wykładziny i przegrody o grubości od 10 mm w mieszalnikach i koszach zasypowych. Norma przewiduje dla tej śruby stosunkowo mały łeb, więc wystarcza pogłębiacz 90 stopni o średnicy od 31 do 34 mm.',
      },
    },
  ],
}
