import type { DemoFamily } from '../../types.ts'

/** From ten and from a hundred pieces on; one piece costs what the product costs. */
const steps = (ten: number, hundred: number): [number, number][] => [
  [10, ten],
  [100, hundred],
]

export const family: DemoFamily = {
  code: 'bits',
  category: 'screwdrivers-and-bits',
  brand: 'projahn',
  vat: 23,
  short: {
    en: 'Screwdriver bits with a 1/4" hexagon shank, 25 and 50 mm long, with holders and sets.',
    pl: 'Bity z chwytem sześciokątnym 1/4", o długości 25 i 50 mm, uchwyty i zestawy.',
  },
  description: {
    en:
      'Bits are the part that wears on every driver, so the plain ones are sold singly and cheaply. DIN ISO 1173 fixes the shank: C 6.3, on bits 25 mm long, is the short shank for a magnetic holder, ' +
      'and E 6.3, on bits 50 mm or longer, has a groove and locks directly in the chuck or quick-change holder.\n\n' +
      'The bits are tough S2 steel at 58 to 60 HRC, hard enough not to round off and soft enough not to splinter. ' +
      'Torsion bits have a slim waist that twists a little and takes the blow of an impact driver.\n\n' +
      'Throw a bit away when its flanks turn bright and it starts to cam out: a worn bit ruins screws worth more than a new bit. ' +
      'Use impact bits in impact drivers. Set the clutch low and press along the axis. ' +
      'Stainless screws need a clean bit, since steel dust from other work leaves rust spots.',
    pl:
      'Bity to część wkrętarki, która się zużywa, więc zwykłe sprzedajemy na sztuki i tanio. DIN ISO 1173 ustala chwyt: C 6,3 to krótki sześciokąt bitów długości 25 mm, do uchwytu magnetycznego, ' +
      'a E 6,3, przy długości od 50 mm wzwyż, ma rowek i blokuje się wprost w uchwycie wiertarskim albo szybkomocującym.\n\n' +
      'Bity są z ciągliwej stali S2 o twardości 58–60 HRC: na tyle twarde, żeby się nie zaokrąglać, i na tyle miękkie, żeby nie pękać. ' +
      'Bity torsyjne mają przewężenie, które lekko się skręca i przejmuje uderzenie zakrętarki udarowej.\n\n' +
      'Bit wyrzuca się, gdy boki mu się wyświecą, a on sam zacznie wyskakiwać z gniazda: zużyty niszczy wkręty droższe od nowego bita. ' +
      'Do zakrętarek udarowych stosuje się bity udarowe. Sprzęgło ustawia się na mały moment, a naciska się w osi. ' +
      'Do wkrętów nierdzewnych bierze się czysty bit, bo pył stalowy z innej roboty zostawia rdzawe punkty.',
  },
  features: {
    norm: 'DIN ISO 1173',
    shank: { en: 'hexagon 1/4"', pl: 'sześciokątny 1/4"' },
  },
  keywords: {
    en: 'driver bit, insert bit, tip, power bit, bit tip, nut driver',
    pl: 'końcówka wkrętakowa, końcówki do wkrętarki, grot, groty, wkłady, nasadka magnetyczna',
  },
  products: [
    {
      name: { en: 'Phillips bit PH, 25 mm', pl: 'Bit Phillips PH, 25 mm' },
      symbol: 'BIT25-PH',
      note: {
        en: 'PH2 is for plasterboard and machine screws, PH1 for switches and sockets, PH3 for heavy hinges. Bits wear fastest of all in plasterboard, so buy them by the hundred.',
        pl: 'PH2 do wkrętów do płyt gipsowo-kartonowych i wkrętów z gwintem metrycznym, PH1 do osprzętu elektrycznego, PH3 do ciężkich zawiasów. W płytach bity zużywają się najszybciej, więc opłaca się kupować je setkami.',
      },
      priceNet: 190,
      features: { length: '25 mm' },
      variants: [
        { symbol: 'BIT25-PH1', features: { size: 'PH1' }, tiers: steps(165, 139), weight: 0.006, stockOnHand: 1400 },
        { symbol: 'BIT25-PH2', features: { size: 'PH2' }, tiers: steps(165, 139), weight: 0.006, stockOnHand: 3000 },
        { symbol: 'BIT25-PH3', features: { size: 'PH3' }, tiers: steps(165, 139), weight: 0.007, stockOnHand: 600 },
      ],
    },
    {
      name: { en: 'Pozidriv bit PZ, 25 mm', pl: 'Bit Pozidriv PZ, 25 mm' },
      symbol: 'BIT25-PZ',
      note: {
        en: 'It is for chipboard and furniture screws with extra lines between the arms of the cross; PZ2 drives screws from 3.5 to 5 mm, PZ3 the 6 mm ones.',
        pl: 'Do wkrętów z kreskami między ramionami gniazda, stosowanych w płytach i okuciach meblowych; PZ2 pasuje do wkrętów od 3,5 do 5 mm, a PZ3 do wkrętów 6 mm.',
      },
      priceNet: 190,
      features: { length: '25 mm' },
      variants: [
        { symbol: 'BIT25-PZ1', features: { size: 'PZ1' }, tiers: steps(165, 139), weight: 0.006, stockOnHand: 900 },
        { symbol: 'BIT25-PZ2', features: { size: 'PZ2' }, tiers: steps(165, 139), weight: 0.006, stockOnHand: 2800 },
        { symbol: 'BIT25-PZ3', features: { size: 'PZ3' }, tiers: steps(165, 139), weight: 0.007, stockOnHand: 700 },
      ],
    },
    {
      name: { en: 'Torx bit TX, 25 mm', pl: 'Bit Torx TX, 25 mm' },
      symbol: 'BIT25-TX',
      note: {
        en: 'Torx is the common drive for modern timber screws: T20 for screws of 4 and 4.5 mm, T25 for 5 mm, T30 for 6 mm and T40 for 8 mm.',
        pl: 'Typowe gniazdo dzisiejszych wkrętów do drewna: T20 do wkrętów 4 i 4,5 mm, T25 do 5 mm, T30 do 6 mm, T40 do 8 mm.',
      },
      priceNet: 220,
      features: { length: '25 mm', drive: 'Torx' },
      variants: [
        { symbol: 'BIT25-T10', features: { size: 'T10' }, tiers: steps(195, 165), weight: 0.006, stockOnHand: 800 },
        { symbol: 'BIT25-T15', features: { size: 'T15' }, tiers: steps(195, 165), weight: 0.006, stockOnHand: 1100 },
        { symbol: 'BIT25-T20', features: { size: 'T20' }, tiers: steps(195, 165), weight: 0.006, stockOnHand: 2600 },
        { symbol: 'BIT25-T25', features: { size: 'T25' }, tiers: steps(195, 165), weight: 0.006, stockOnHand: 2900 },
        { symbol: 'BIT25-T30', features: { size: 'T30' }, tiers: steps(195, 165), weight: 0.007, stockOnHand: 1500 },
        {
          symbol: 'BIT25-T40',
          features: { size: 'T40' },
          tiers: [
            [1, 260],
            [10, 230],
            [100, 195],
          ],
          weight: 0.008,
          stockOnHand: 740,
        },
      ],
    },
    {
      name: { en: 'Hexagon bit, 25 mm', pl: 'Bit imbusowy, 25 mm' },
      symbol: 'BIT25-H',
      note: {
        en: 'It drives socket screws, confirmat screws and set screws by machine. A 7 mm confirmat takes the 4 mm bit; stop the driver before the head sinks into the board.',
        pl: 'Do maszynowego wkręcania śrub imbusowych, konfirmatów i wkrętów dociskowych. Konfirmat 7 mm wymaga bita 4 mm; wkrętarkę zatrzymuje się, zanim łeb zapadnie się w płytę.',
      },
      priceNet: 220,
      features: { length: '25 mm', drive: { en: 'hexagon', pl: 'sześciokąt' } },
      variants: [
        { symbol: 'BIT25-H3', features: { size: '3 mm' }, tiers: [[10, 195]], weight: 0.006, stockOnHand: 520 },
        { symbol: 'BIT25-H4', features: { size: '4 mm' }, tiers: [[10, 195]], weight: 0.006, stockOnHand: 1300 },
        { symbol: 'BIT25-H5', features: { size: '5 mm' }, tiers: [[10, 195]], weight: 0.007, stockOnHand: 860 },
        { symbol: 'BIT25-H6', features: { size: '6 mm' }, weight: 0.008, stockOnHand: 640 },
      ],
    },
    {
      name: { en: 'Torx bit TX, long, 50 mm', pl: 'Bit Torx TX, długi, 50 mm' },
      symbol: 'BIT50-TX',
      note: {
        en: 'It locks directly in a quick-change chuck without a holder, so it runs truer and lets you see the head of the screw.',
        pl: 'Blokuje się wprost w uchwycie szybkomocującym, bez pośredniego uchwytu, więc mniej bije i nie zasłania łba wkręta.',
      },
      priceNet: 490,
      features: { length: '50 mm', drive: 'Torx' },
      variants: [
        { symbol: 'BIT50-T20', features: { size: 'T20' }, tiers: steps(440, 380), weight: 0.012, stockOnHand: 980 },
        { symbol: 'BIT50-T25', features: { size: 'T25' }, tiers: steps(440, 380), weight: 0.012, stockOnHand: 1200 },
        { symbol: 'BIT50-T30', features: { size: 'T30' }, tiers: steps(440, 380), weight: 0.013, stockOnHand: 710 },
        {
          symbol: 'BIT50-T40',
          features: { size: 'T40' },
          tiers: [
            [1, 560],
            [10, 510],
          ],
          weight: 0.014,
          stockOnHand: 12,
        },
      ],
    },
    {
      name: { en: 'Impact torsion bits PH2, 50 mm, pack of 5', pl: 'Bity udarowe torsyjne PH2, 50 mm, 5 szt.' },
      symbol: 'BITI50-PH2-5',
      pieces: 5,
      note: {
        en: 'They are for cross-recess screws driven by an impact driver, for instance in cladding and timber frames. Leave the slim waist free: do not grip it in the chuck.',
        pl: 'Do wkrętów krzyżowych wkręcanych zakrętarką udarową, na przykład w okładzinach i szkieletach drewnianych. Przewężenie musi zostać wolne: nie wolno zaciskać go w uchwycie.',
      },
      priceNet: 2490,
      weight: 0.065,
      stockOnHand: 340,
      features: { size: 'PH2', length: '50 mm', pack: { en: '5 pcs', pl: '5 szt.' } },
    },
    {
      name: { en: 'Magnetic bit holder, stainless sleeve, 60 mm', pl: 'Uchwyt magnetyczny do bitów, tuleja nierdzewna, 60 mm' },
      symbol: 'BITH-60',
      note: {
        en: 'A ring holds the bit and a strong magnet holds the screw. Keep the magnet away from electronics, and wipe drilling swarf off it often.',
        pl: 'Pierścień trzyma bit, a mocny magnes trzyma wkręt. Magnesu nie zbliża się do elektroniki, a opiłki trzeba z niego często wycierać.',
      },
      priceNet: 1290,
      weight: 0.035,
      stockOnHand: 890,
      kind: 'holder',
      features: { length: '60 mm', material: { en: 'stainless steel sleeve', pl: 'tuleja ze stali nierdzewnej' } },
    },
    {
      name: { en: 'Quick-change bit holder for impact drivers, 75 mm', pl: 'Uchwyt szybkomocujący do bitów, udarowy, 75 mm' },
      symbol: 'BITHQ-75',
      note: {
        en: 'Slide the sleeve forward and take the bit out with one hand, even in gloves. The lock also takes grooved bits and step drills with a hexagon shank.',
        pl: 'Po przesunięciu tulei bit wyjmuje się jedną ręką, także w rękawicach. Zatrzask przyjmuje też bity z rowkiem i wiertła stopniowe z chwytem sześciokątnym.',
      },
      priceNet: 2790,
      weight: 0.06,
      stockOnHand: 0,
      kind: 'holder',
      features: { length: '75 mm' },
    },
    {
      name: { en: 'Magnetic nut setter for roofing screws, 8 mm', pl: 'Nasadka magnetyczna do wkrętów dachowych, 8 mm' },
      symbol: 'BITN-8',
      note: {
        en: 'It takes the 8 mm hexagon heads of roofing and self-drilling screws. Clean the swarf off its magnet during the day, or the heads will no longer go right in.',
        pl: 'Chwyta łeb sześciokątny 8 mm wkrętów dachowych i samowiercących. W ciągu dnia trzeba zdjąć opiłki z magnesu, bo łby przestaną wchodzić do końca.',
      },
      priceNet: 890,
      weight: 0.03,
      stockOnHand: 1250,
      kind: 'holder',
      features: { size: '8 mm', length: '50 mm' },
    },
    {
      name: { en: 'Bit set with holder in a hinged case, 32 pieces', pl: 'Zestaw bitów z uchwytem w kasetce, 32 sztuki' },
      symbol: 'BITSET-32',
      pieces: 31,
      note: {
        en: 'The set contains thirty-one 25 mm bits (PH, PZ, slotted, hexagon, Torx and security Torx) and a magnetic holder. It is useful for jobs whose screws you have not yet seen.',
        pl: 'Trzydzieści jeden bitów 25 mm (PH, PZ, płaskie, imbusowe, Torx i Torx z otworem) oraz uchwyt magnetyczny. Zestaw przydaje się, gdy z góry nie wiadomo, jakie trafią się wkręty.',
      },
      priceNet: 5490,
      weight: 0.38,
      stockOnHand: 460,
      kind: 'set',
      features: { contents: { en: '31 bits and a holder', pl: '31 bitów i uchwyt' } },
    },
  ],
}
