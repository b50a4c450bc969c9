import { type DemoFamily, tiered } from '../../types.ts'

const mm = (value: number) => (Number.isInteger(value) ? `${value} mm` : { en: `${value} mm`, pl: `${String(value).replace('.', ',')} mm` })

/** Size in mm, length in mm, kg, price, stock. */
const sizes = (prefix: string, rows: [number, number, number, number, number][]) =>
  rows.map(([size, length, weight, price, stockOnHand]) => ({
    symbol: `${prefix}-${size}`,
    features: { size: mm(size), length: mm(length) },
    tiers: tiered(price, [10, 5], [50, 10]),
    weight,
    stockOnHand,
  }))

const stars: [string, number, number, number][] = [
  ['E10', 0.055, 1290, 130],
  ['E12', 0.056, 1290, 190],
  ['E14', 0.058, 1390, 210],
  ['E16', 0.06, 1490, 120],
  ['E18', 0.068, 1590, 85],
  ['E20', 0.075, 1690, 60],
]

const hexBits: [number, number, number, number][] = [
  [5, 0.065, 1590, 180],
  [6, 0.067, 1590, 320],
  [8, 0.074, 1690, 340],
  [10, 0.086, 1790, 210],
  [12, 0.105, 1990, 95],
  [14, 0.125, 2290, 60],
]

export const family: DemoFamily = {
  code: 'sockets',
  category: 'sockets',
  brand: 'projahn',
  vat: 23,
  short: {
    en: 'Hand sockets for 1/4", 3/8" and 1/2" square drives, in chrome-vanadium steel with a knurled ring.',
    pl: 'Nasadki ręczne z zabierakiem 1/4", 3/8" i 1/2", ze stali chromowo-wanadowej, z radełkowanym pierścieniem.',
  },
  description: {
    en:
      'These sockets turn bolts and nuts by hand with a ratchet, a bar or a torque wrench. DIN 3124 fixes the outside diameters, depths and test torques of hexagon sockets, ' +
      'and DIN 3120 the internal square with its notch for the ball of the drive.\n\n' +
      'They are made of chrome-vanadium steel, hardened and tempered, and chrome plated with a satin finish. The walls press on the flanks of the hexagon a little away from the corners, ' +
      'so a worn head still takes the load. The size is stamped large enough to read on a dirty socket, and the knurled ring lets you spin the socket on with your fingers.\n\n' +
      'Choose the drive by the torque: 1/4" up to about 30 Nm, 3/8" up to about 100 Nm, 1/2" above that. ' +
      'Do not use chrome sockets on an impact wrench: the hard wall splinters. Impact sockets are phosphated and softer.',
    pl:
      'Nasadki służą do ręcznego dokręcania śrub i nakrętek grzechotką, pokrętłem albo kluczem dynamometrycznym. ' +
      'DIN 3124 ustala średnice zewnętrzne, głębokości i momenty próbne nasadek sześciokątnych, ' +
      'a DIN 3120 kwadrat wewnętrzny z rowkiem na kulkę zabieraka.\n\n' +
      'Nasadki są ze stali chromowo-wanadowej, hartowanej i odpuszczanej, z satynową powłoką chromową. Ścianki naciskają na boki sześciokąta w pewnej odległości od naroży, ' +
      'więc nawet zużyty łeb przenosi siłę. Rozmiar jest wybity tak dużymi cyframi, że można go odczytać na brudnej nasadce, a radełkowany pierścień ułatwia obracanie palcami.\n\n' +
      'Zabierak dobiera się do momentu: 1/4" do około 30 Nm, 3/8" do około 100 Nm, 1/2" powyżej tej wartości. ' +
      'Nasadek chromowanych nie zakłada się na klucz udarowy, bo twarda ścianka rozpryskuje się na odłamki. Nasadki udarowe są fosforanowane i bardziej miękkie.',
  },
  features: {
    material: { en: 'chrome-vanadium steel', pl: 'stal chromowo-wanadowa' },
    finish: { en: 'chrome plated, satin', pl: 'chromowana, satynowa' },
  },
  keywords: {
    en: 'socket head, six point, nut spinner, Whitworth, insert',
    pl: 'klucz nasadowy, klucze nasadowe, główka, nasadki do grzechotki, gwiazdka',
  },
  products: [
    {
      name: { en: 'Hexagon socket DIN 3124, 1/4" drive, for fine work', pl: 'Nasadka sześciokątna DIN 3124, zabierak 1/4", do drobnych prac' },
      symbol: '3124-14',
      note: {
        en: 'It is for M3 to M8 threads on terminals, hose clips and dashboards. Stay below about 30 Nm, or the 1/4" square may twist off.',
        pl: 'Do zacisków, opasek i desek rozdzielczych, do gwintów od M3 do M8. Nie przekraczaj około 30 Nm, bo kwadrat 1/4" może się ukręcić.',
      },
      priceNet: 690,
      features: { norm: 'DIN 3124', 'square-drive': '1/4"' },
      variants: sizes('3124-14', [
        [5.5, 25, 0.014, 690, 260],
        [7, 25, 0.014, 690, 310],
        [8, 25, 0.015, 690, 540],
        [10, 25, 0.017, 720, 610],
        [12, 25, 0.023, 790, 140],
        [13, 25, 0.026, 790, 380],
      ]),
    },
    {
      name: { en: 'Hexagon socket DIN 3124, 3/8" drive, for engines', pl: 'Nasadka sześciokątna DIN 3124, zabierak 3/8", do silników' },
      symbol: '3124-38',
      note: {
        en: 'The middle drive suits engine and gearbox work from M5 to M12. The slimmer socket enters recesses where a half-inch socket stops at the edge.',
        pl: 'Średni zabierak nadaje się do silnika i skrzyni biegów, do śrub od M5 do M12. Smuklejsza nasadka wchodzi w zagłębienia, w których nasadka półcalowa opiera się o brzeg.',
      },
      priceNet: 890,
      features: { norm: 'DIN 3124', 'square-drive': '3/8"' },
      variants: sizes('3124-38', [
        [8, 28, 0.03, 890, 190],
        [10, 28, 0.031, 890, 330],
        [12, 28, 0.035, 920, 150],
        [13, 28, 0.037, 920, 410],
        [16, 28, 0.05, 1090, 130],
        [17, 29, 0.055, 1150, 220],
        [19, 30, 0.068, 1290, 160],
      ]),
    },
    {
      name: { en: 'Hexagon socket DIN 3124, 1/2" drive, 10 to 19 mm', pl: 'Nasadka sześciokątna DIN 3124, zabierak 1/2", 10–19 mm' },
      symbol: '3124-12S',
      note: {
        en: 'These are the sizes that every workshop needs for M6 to M12 bolts, including 17 mm and 19 mm for tightening wheel bolts by hand. The half-inch square takes a torque wrench up to 200 Nm.',
        pl: 'Rozmiary potrzebne w każdym warsztacie do śrub od M6 do M12, w tym 17 i 19 mm do ręcznego dokręcania kół. Kwadrat półcalowy znosi klucz dynamometryczny do 200 Nm.',
      },
      priceNet: 990,
      features: { norm: 'DIN 3124', 'square-drive': '1/2"' },
      variants: sizes('3124-12', [
        [10, 38, 0.055, 990, 420],
        [13, 38, 0.06, 990, 880],
        [14, 38, 0.063, 1020, 210],
        [16, 38, 0.07, 1090, 240],
        [17, 38, 0.075, 1120, 690],
        [18, 38, 0.08, 1190, 150],
        [19, 38, 0.086, 1250, 720],
      ]),
    },
    {
      name: { en: 'Hexagon socket DIN 3124, 1/2" drive, large, 21 to 32 mm', pl: 'Nasadka sześciokątna DIN 3124, zabierak 1/2", duża, 21–32 mm' },
      symbol: '3124-12L',
      note: {
        en: 'It is for axle nuts, drain plugs and M14 and M16 bolts of property class 8.8, and for running up larger ones. Above 250 Nm, change to a three-quarter-inch drive; the half-inch square twists.',
        pl: 'Do nakrętek piast, korków spustowych oraz śrub M14 i M16 klasy wytrzymałości 8.8, a także do wstępnego wkręcania większych. Powyżej 250 Nm trzeba przejść na zabierak 3/4", bo półcalowy się skręca.',
      },
      priceNet: 1490,
      features: { norm: 'DIN 3124', 'square-drive': '1/2"' },
      variants: sizes('3124-12', [
        [21, 38, 0.104, 1490, 130],
        [22, 38, 0.115, 1550, 240],
        [24, 40, 0.135, 1690, 310],
        [27, 43, 0.17, 1990, 150],
        [30, 45, 0.225, 2390, 120],
        [32, 45, 0.245, 2590, 64],
      ]),
    },
    {
      name: { en: 'External Torx socket, 1/2" drive', pl: 'Nasadka gwiazdkowa E-Torx, zabierak 1/2"' },
      symbol: 'ETX-12',
      note: {
        en: 'It is for six-lobe studs and bolts on engines, brakes and seats. The E number is not in millimetres: measure across the lobes or try the socket on first.',
        pl: 'Do szpilek i śrub gwiazdkowych w silnikach, hamulcach i fotelach. Numer E to nie milimetry: trzeba zmierzyć gwiazdkę albo najpierw przymierzyć nasadkę.',
      },
      priceNet: 1290,
      features: { 'square-drive': '1/2"' },
      variants: stars.map(([size, weight, price, stockOnHand]) => ({ symbol: `ETX-12-${size}`, features: { size }, tiers: tiered(price, [10, 5]), weight, stockOnHand })),
    },
    {
      name: { en: 'Bit socket for socket screws DIN 7422, 1/2" drive', pl: 'Nasadka z trzpieniem imbusowym DIN 7422, zabierak 1/2"' },
      symbol: '7422-12',
      note: {
        en: 'It lets you tighten M6 to M16 socket cap screws with a torque wrench, which is impossible with a hex key. Clean the recess first: packed dirt keeps the bit from going in fully.',
        pl: 'Pozwala dokręcić śruby imbusowe od M6 do M16 kluczem dynamometrycznym, czego zwykłym imbusem się nie zrobi. Gniazdo trzeba oczyścić, bo zbity brud nie wpuści trzpienia do dna.',
      },
      priceNet: 1590,
      features: { norm: 'DIN 7422', 'square-drive': '1/2"', drive: { en: 'hexagon', pl: 'sześciokąt' }, length: '60 mm' },
      variants: hexBits.map(([size, weight, price, stockOnHand]) => ({ symbol: `7422-12-${size}`, features: { size: `${size} mm` }, tiers: tiered(price, [5, 4], [25, 9]), weight, stockOnHand })),
    },
    {
      name: { en: 'Deep hexagon socket DIN 3124, 1/2" drive', pl: 'Nasadka sześciokątna długa DIN 3124, zabierak 1/2"' },
      symbol: '3124-12D',
      note: {
        en: 'It takes up to 60 mm of stud inside, so it suits anchors, brackets on threaded rod and shock absorbers. It tilts more readily than a short socket, so keep it square.',
        pl: 'Mieści w środku do 60 mm szpilki, więc nadaje się do kotew, wsporników na pręcie gwintowanym i amortyzatorów. Łatwiej się przechyla niż krótka, więc trzeba trzymać ją prosto.',
      },
      priceNet: 1890,
      kind: 'deep',
      features: { norm: 'DIN 3124', 'square-drive': '1/2"' },
      variants: sizes('3124-12D', [
        [10, 82, 0.105, 1890, 120],
        [13, 82, 0.12, 1890, 340],
        [17, 82, 0.15, 2090, 230],
        [19, 82, 0.17, 2190, 310],
        [22, 82, 0.22, 2590, 110],
        [24, 82, 0.255, 2790, 140],
      ]),
    },
    {
      name: { en: 'Spark plug socket with magnet, 3/8" drive, 16 mm', pl: 'Nasadka do świec z magnesem, zabierak 3/8", 16 mm' },
      symbol: 'SPS-38-16',
      note: {
        en: 'A magnet holds the plug without pressing on the porcelain, unlike a rubber sleeve swollen with oil. Tighten to the stated torque: threads in aluminium heads strip easily.',
        pl: 'Magnes trzyma świecę i w odróżnieniu od gumki spuchniętej od oleju nie naciska na porcelanę. Dokręcaj podanym momentem: gwint w aluminiowej głowicy łatwo się zrywa.',
      },
      priceNet: 2490,
      weight: 0.09,
      stockOnHand: 260,
      kind: 'deep',
      features: { 'square-drive': '3/8"', size: '16 mm', length: '65 mm' },
    },
    {
      name: { en: 'Slotted socket for oxygen sensors, 1/2" drive, 22 mm', pl: 'Nasadka z wycięciem do sond lambda, zabierak 1/2", 22 mm' },
      symbol: 'LAM-12-22',
      note: {
        en: 'The side slot lets the sensor cable pass through. The slot weakens the wall, so soak the thread in penetrating oil beforehand rather than use force.',
        pl: 'Boczne wycięcie przepuszcza przewód sondy. Osłabia ono ściankę, więc zamiast używać siły, lepiej wcześniej nasączyć gwint środkiem penetrującym.',
      },
      priceNet: 3490,
      weight: 0.19,
      stockOnHand: 0,
      kind: 'deep',
      features: { 'square-drive': '1/2"', size: '22 mm', length: '90 mm' },
    },
    {
      name: { en: 'Set of sockets on a rail, 1/2" drive, 10 pieces', pl: 'Komplet nasadek na szynie, zabierak 1/2", 10 sztuk' },
      symbol: '3124-12-SET10',
      pieces: 10,
      note: {
        en: 'The set contains sizes 10, 11, 12, 13, 14, 17, 19, 22, 24 and 27 mm on a steel rail with ball clips. The sockets pull off without tools but do not fall off in a drawer.',
        pl: 'Rozmiary 10, 11, 12, 13, 14, 17, 19, 22, 24 i 27 mm na stalowej szynie z kulkami. Nasadki schodzą bez narzędzi, a w szufladzie nie spadają.',
      },
      priceNet: 10900,
      weight: 1.05,
      stockOnHand: 84,
      features: { norm: 'DIN 3124', 'square-drive': '1/2"', contents: { en: '10 sockets, 10 to 27 mm', pl: '10 nasadek, 10–27 mm' } },
    },
  ],
}
