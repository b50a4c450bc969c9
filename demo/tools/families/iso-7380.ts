import { type DemoFamily, tiered } from '../../types.ts'

/** Price 0: the product's price holds, without tiers. */
type Row = readonly [length: number, price: number, weight: number, stockOnHand: number]
const lengths = (symbol: string, rows: Row[]) =>
  rows.map(([length, price, weight, stockOnHand]) => ({
    symbol: `${symbol}X${length}`,
    features: { length: `${length} mm` },
    ...(price > 0 && { tiers: tiered(price, [3, 4], [10, 8], [30, 12]) }),
    weight,
    stockOnHand,
  }))
const pack = (pieces: number) => ({ en: `${pieces} pcs`, pl: `${pieces} szt.` })
const button = { en: 'button', pl: 'kulisty' }
const flange = { en: 'button with flange', pl: 'kulisty z kołnierzem' }

export const family: DemoFamily = {
  code: 'iso-7380',
  category: 'socket-screws',
  brand: 'inoxar',
  vat: 23,
  short: {
    en: 'Stainless button head screw with a hexagon socket, plain (ISO 7380-1) or with a flange (ISO 7380-2).',
    pl: 'Nierdzewna śruba z łbem kulistym i gniazdem sześciokątnym, zwykła (ISO 7380-1) lub z kołnierzem (ISO 7380-2).',
  },
  description: {
    en: `The screw has a low rounded head with a hexagon socket and is made of A2 stainless steel. ISO 7380-1 describes the plain button head, ISO 7380-2 the one with a flange that spreads the load and hides a ragged hole edge. Nothing catches on the smooth head, so it is chosen where people touch it, wipe it or brush past it.

The socket is shallower than in a cap screw and one key size smaller. The screws are therefore meant for light clamping, not for preloaded joints: the standard marks stainless ones A2-070, the leading zero standing for reduced loadability. The thread runs up to the head in all the lengths we stock.

Push a good key fully home and tighten by hand. A ball-end key is for running the screw in, the straight end for the last turn. Use paste on stainless nuts, because A2 on A2 tends to gall. For sea air and outdoor pools, A4 is the right grade.`,
    pl: `Śruba z niskim, zaokrąglonym łbem i gniazdem sześciokątnym, ze stali nierdzewnej A2. ISO 7380-1 opisuje zwykły łeb kulisty, a ISO 7380-2 – łeb z kołnierzem, który rozkłada nacisk i zasłania nierówną krawędź otworu. O gładki łeb nic się nie zahacza, dlatego wybiera się go tam, gdzie ludzie dotykają śrub, wycierają je lub się o nie ocierają.

Gniazdo jest płytsze niż w śrubie z łbem walcowym i o numer mniejsze. Śruby te służą więc do lekkiego docisku, a nie do połączeń sprężanych: norma oznacza nierdzewne jako A2-070, gdzie zero z przodu mówi o obniżonej nośności. We wszystkich długościach, które mamy, gwint sięga łba.

Wsuń dobry klucz do końca i dokręcaj ręką. Końcówka kulista służy do wkręcania, a prosta do ostatniego obrotu. Przy nierdzewnych nakrętkach użyj pasty, bo A2 na A2 lubi się zacierać. Nad morzem i na basenach odkrytych właściwym gatunkiem jest A4.`,
  },
  features: {
    material: { en: 'stainless steel', pl: 'stal nierdzewna' },
    steel: 'A2',
    strength: 'A2-070',
    drive: { en: 'hexagon socket', pl: 'gniazdo sześciokątne' },
  },
  keywords: {
    en: 'allen button head, dome head, BHCS, mushroom head, inox, furniture bolt',
    pl: 'imbus soczewkowy, łeb grzybkowy, łeb półkulisty, grzybek, ampul, inox, kwasówka',
  },
  products: [
    {
      symbol: '7380A2-M3',
      features: { norm: 'ISO 7380-1', thread: 'M3', head: button, pack: pack(200) },
      priceNet: 2570,
      name: { en: 'Button head screw ISO 7380-1 M3 A2, for electronics', pl: 'Śruba z łbem kulistym ISO 7380-1 M3 A2, do elektroniki' },
      note: {
        en: 'Use it for keyboard cases, drones and display frames. The key is 2 mm and the head stands only 1.65 mm proud, low enough for a sliding cover.',
        pl: 'Do obudów klawiatur, dronów i ramek wyświetlaczy. Klucz 2 mm; łeb wystaje tylko 1,65 mm, więc zmieści się pod przesuwną pokrywą.',
      },
      variants: lengths('7380A2-M3', [
        [6, 0, 0.096, 657],
        [8, 2680, 0.114, 107],
        [10, 2790, 0.131, 50],
        [12, 2890, 0.149, 793],
        [16, 3110, 0.185, 471],
      ]),
    },
    {
      symbol: '7380A2-M4',
      features: { norm: 'ISO 7380-1', thread: 'M4', head: button, pack: pack(200) },
      priceNet: 3360,
      name: { en: 'Button head screw ISO 7380-1 M4 A2, for signs and lamps', pl: 'Śruba z łbem kulistym ISO 7380-1 M4 A2, do szyldów i lamp' },
      note: {
        en: 'Use it for name plates, light fittings and acrylic panels. Drill acrylic one millimetre oversize and put a nylon washer under the head, or the sheet cracks in the first frost.',
        pl: 'Do tabliczek, opraw oświetleniowych i paneli z pleksi. Otwór w pleksi zrób o milimetr większy i załóż pod łeb podkładkę nylonową, bo inaczej płyta pęknie przy pierwszym mrozie.',
      },
      variants: lengths('7380A2-M4', [
        [8, 3360, 0.227, 554],
        [10, 3550, 0.258, 58],
        [12, 3740, 0.289, 2443],
        [16, 4110, 0.352, 100],
        [20, 4490, 0.414, 209],
        [25, 4950, 0.492, 493],
      ]),
    },
    {
      symbol: '7380A2-M5',
      features: { norm: 'ISO 7380-1', thread: 'M5', head: button, pack: pack(100) },
      priceNet: 2350,
      name: { en: 'Button head screw ISO 7380-1 M5 A2, for bike racks and mudguards', pl: 'Śruba z łbem kulistym ISO 7380-1 M5 A2, do bagażników i błotników' },
      note: {
        en: 'It fits the eyelets of bicycle frames and M5 rivet nuts in thin sheet. It takes a 3 mm key; choose the length so that the end does not touch the wheel or the lining behind.',
        pl: 'Pasuje do otworów w ramach rowerów i nitonakrętek M5 w cienkiej blasze. Klucz 3 mm; dobierz długość tak, żeby koniec nie sięgał koła ani tapicerki.',
      },
      variants: lengths('7380A2-M5', [
        [10, 0, 0.225, 375],
        [12, 2500, 0.25, 547],
        [16, 2800, 0.3, 175],
        [20, 3100, 0.35, 472],
        [25, 3470, 0.412, 63],
        [30, 3850, 0.474, 66],
      ]),
    },
    {
      symbol: '7380A2-M6',
      features: { norm: 'ISO 7380-1', thread: 'M6', head: button, pack: pack(100) },
      priceNet: 3120,
      name: { en: 'Button head screw ISO 7380-1 M6 A2, for furniture and glass', pl: 'Śruba z łbem kulistym ISO 7380-1 M6 A2, do mebli i szkła' },
      note: {
        en: 'Use it for table frames, shower partitions and glass clamps; it takes a 4 mm key. Never let the bare thread touch glass; slip a plastic sleeve over it.',
        pl: 'Do ram stołów, kabin prysznicowych i uchwytów do szyb; klucz 4 mm. Goły gwint nie może dotykać szkła; nasuń na niego tulejkę z tworzywa.',
      },
      variants: lengths('7380A2-M6', [
        [12, 3120, 0.354, 132],
        [16, 3550, 0.425, 111],
        [20, 3980, 0.496, 916],
        [25, 4510, 0.585, 325],
        [30, 5040, 0.674, 804],
        [40, 6110, 0.851, 763],
        [50, 7170, 1.03, 470],
      ]),
    },
    {
      symbol: '7380A2-M8',
      features: { norm: 'ISO 7380-1', thread: 'M8', head: button, pack: pack(50) },
      priceNet: 3060,
      name: { en: 'Button head screw ISO 7380-1 M8 A2, for playgrounds', pl: 'Śruba z łbem kulistym ISO 7380-1 M8 A2, na place zabaw' },
      note: {
        en: 'Use it for swings, benches and handrails: its smooth 14 mm head has no sharp edges. Close the far side with a cap nut of the same thread.',
        pl: 'Do huśtawek, ławek i poręczy; gładki łeb 14 mm nie ma ostrych krawędzi. Z drugiej strony załóż nakrętkę kołpakową z tym samym gwintem.',
      },
      variants: lengths('7380A2-M8', [
        [16, 0, 0.427, 619],
        [20, 3440, 0.491, 170],
        [25, 3920, 0.571, 135],
        [30, 4410, 0.651, 439],
        [40, 5370, 0.811, 2009],
        [50, 6330, 0.972, 477],
      ]),
    },
    {
      symbol: '7380FA2-M4',
      kind: 'flange',
      features: { norm: 'ISO 7380-2', thread: 'M4', head: flange, pack: pack(200) },
      priceNet: 4190,
      name: { en: 'Flanged button head screw ISO 7380-2 M4 A2, for fan grilles', pl: 'Śruba z łbem kulistym i kołnierzem ISO 7380-2 M4 A2, do krat wentylacyjnych' },
      note: {
        en: 'The 9.4 mm flange bridges slots and mesh, which a plain head would slip through. The screw is handy on fan grilles and filter frames that come off twice a year.',
        pl: 'Kołnierz 9,4 mm zakrywa szczeliny i siatkę, przez które zwykły łeb by przeszedł. Śruba jest wygodna przy kratkach i ramkach filtrów zdejmowanych dwa razy w roku.',
      },
      variants: lengths('7380FA2-M4', [
        [8, 4190, 0.248, 372],
        [10, 4390, 0.279, 87],
        [12, 4590, 0.31, 975],
        [16, 4990, 0.373, 47],
        [20, 5380, 0.435, 375],
      ]),
    },
    {
      symbol: '7380FA2-M6',
      kind: 'flange',
      features: { norm: 'ISO 7380-2', thread: 'M6', head: flange, pack: pack(100) },
      priceNet: 3810,
      name: { en: 'Flanged button head screw ISO 7380-2 M6 A2, for body panels', pl: 'Śruba z łbem kulistym i kołnierzem ISO 7380-2 M6 A2, do paneli nadwozia' },
      note: {
        en: 'It does away with a loose washer on quad fairings, van racking and plastic tanks. The flange measures 13.6 mm, so keep hole centres at least 8 mm from the bend.',
        pl: 'Zastępuje luźną podkładkę w owiewkach quadów, zabudowach busów i zbiornikach z tworzywa. Kołnierz ma 13,6 mm, więc środek otworu musi leżeć co najmniej 8 mm od zagięcia.',
      },
      variants: lengths('7380FA2-M6', [
        [12, 0, 0.392, 120],
        [16, 4270, 0.463, 2394],
        [20, 4720, 0.534, 111],
        [25, 5290, 0.623, 216],
        [30, 5860, 0.712, 62],
      ]),
    },
    {
      symbol: '7380FA2-M8X20',
      kind: 'flange',
      features: { norm: 'ISO 7380-2', thread: 'M8', length: '20 mm', head: flange, pack: pack(100) },
      priceNet: 8110,
      weight: 1.06,
      stockOnHand: 32,
      name: { en: 'Flanged button head screw ISO 7380-2 M8×20 A2, for solar rails', pl: 'Śruba z łbem kulistym i kołnierzem ISO 7380-2 M8×20 A2, do szyn fotowoltaicznych' },
      note: {
        en: 'It works with a sliding nut in the channel of a mounting rail and fixes end clamps up to 8 mm thick. The wide bearing face protects the anodised layer.',
        pl: 'Współpracuje z nakrętką przesuwną w szynie i dociska klemy końcowe o grubości do 8 mm. Szeroka powierzchnia oporowa chroni warstwę anodową.',
      },
    },
    {
      symbol: '7380A2-M6X10-500',
      features: { norm: 'ISO 7380-1', thread: 'M6', length: '10 mm', head: button, pack: pack(500) },
      priceNet: 12230,
      weight: 1.59,
      stockOnHand: 135,
      name: { en: 'Button head screw ISO 7380-1 M6×10 A2, bulk box', pl: 'Śruba z łbem kulistym ISO 7380-1 M6×10 A2, opakowanie zbiorcze' },
      note: {
        en: 'It is very short, for sheet panels on rivet nuts and for rack rails. The carton of five hundred suits enclosure makers who fit dozens per housing.',
        pl: 'Bardzo krótka, do paneli z blachy na nitonakrętkach i do szyn w szafach. Pięćset sztuk w kartonie dla tych, którzy w jedną obudowę wkręcają ich dziesiątki.',
      },
    },
    {
      symbol: '7380A2-M12X40',
      features: { norm: 'ISO 7380-1', thread: 'M12', length: '40 mm', head: button, pack: pack(25) },
      priceNet: 6650,
      weight: 1.01,
      stockOnHand: 0,
      name: { en: 'Button head screw ISO 7380-1 M12×40 A2, for climbing frames', pl: 'Śruba z łbem kulistym ISO 7380-1 M12×40 A2, do drabinek wspinaczkowych' },
      note: {
        en: 'A 21 mm head and an 8 mm socket make it the strongest of our button head screws. Timber frames need a tee nut on the back.',
        pl: 'Z łbem 21 mm i gniazdem 8 mm to najmocniejsza z naszych śrub z łbem kulistym. W drewnie potrzebna jest nakrętka kłowa, wbijana od tyłu.',
      },
    },
  ],
}
