import { type DemoFamily, tiered } from '../../types.ts'

const pack = (n: number) => ({ en: `${n} pcs`, pl: `${n} szt.` })
const sizes = (prefix: string, rows: readonly (readonly [thread: string, weight: number, price: number, stockOnHand: number])[]) =>
  rows.map(([thread, weight, price, stockOnHand]) => ({
    symbol: `${prefix}-${thread}`,
    features: { thread },
    tiers: tiered(price, [5, 4], [20, 9]),
    weight,
    stockOnHand,
  }))

const zinc = { en: 'zinc plated', pl: 'ocynk galwaniczny' }
const steel = { en: 'steel', pl: 'stal' }
const stainless = { en: 'stainless steel', pl: 'stal nierdzewna' }

export const family: DemoFamily = {
  code: 'din-934',
  category: 'nuts',
  brand: 'normfix',
  vat: 23,
  short: {
    en: 'Hexagon nuts to DIN 934 in steel, stainless steel and brass, the usual partners of bolts to DIN 931 and DIN 933.',
    pl: 'Nakrętki sześciokątne DIN 934 ze stali, stali nierdzewnej i mosiądzu, do śrub DIN 931 i DIN 933.',
  },
  description: {
    en: `This is the plain hexagon nut for metric bolts. DIN 934 fixes the width across flats, a height of about 0.8 of the thread diameter and thread tolerance 6H. The standard has been replaced by ISO 4032, whose nuts are a little higher and take different spanners at M10 (16 mm), M12 (18 mm), M14 (21 mm) and M22 (34 mm). Nuts to DIN 934 stay at 17, 19, 22 and 32 mm.

The class of the nut follows the class of the bolt: 8 goes with 8.8, 10 with 10.9. DIN nuts carry the class between two bars, |8|, because their height is below that required for the full proof load of ISO 898-2.

Zinc-plated nuts suit dry rooms; hot-dip galvanised and stainless nuts suit the open air. Put grease on a stainless thread and tighten slowly, or it will gall. At least one full thread should project beyond the nut.`,
    pl: `Zwykła nakrętka sześciokątna do śrub metrycznych. DIN 934 określa rozmiar pod klucz, wysokość równą około 0,8 średnicy gwintu i tolerancję gwintu 6H. Normę zastąpiła ISO 4032, według której nakrętki są nieco wyższe i mają inne rozmiary pod klucz dla M10 (16 mm), M12 (18 mm), M14 (21 mm) i M22 (34 mm). Nakrętki DIN 934 zachowują rozmiary 17, 19, 22 i 32 mm.

Klasę nakrętki dobiera się do klasy śruby: 8 do 8.8, 10 do 10.9. Na nakrętkach DIN klasę podaje się między dwiema kreskami, |8|, bo wysokość tych nakrętek jest mniejsza niż wymagana dla pełnego obciążenia próbnego z ISO 898-2.

Ocynk galwaniczny nadaje się do suchych pomieszczeń, a ocynk ogniowy i stal nierdzewna na zewnątrz. Gwint nierdzewny posmaruj, a nakrętkę dokręcaj powoli, inaczej gwint się zatrze. Nad nakrętkę powinien wystawać co najmniej jeden pełny zwój.`,
  },
  features: { norm: 'DIN 934' },
  keywords: {
    en: 'full nut, hex nut, plain nut, metric nut, DIN934',
    pl: 'mutra, muterka, nakrętka zwykła, PN-86/M-82144, DIN934',
  },
  products: [
    {
      name: { en: 'Hexagon nut DIN 934, class 8, zinc plated', pl: 'Nakrętka sześciokątna DIN 934, kl. 8, ocynk galwaniczny' },
      symbol: '934-8-ZN',
      note: {
        en: 'This is the nut kept in every workshop drawer, matched to 8.8 bolts. Clear-passivated zinc of about 5 µm is enough indoors, but not on a façade or where there is road salt.',
        pl: 'Nakrętka, która leży w każdej szufladzie warsztatu, dobrana do śrub 8.8. Cynk pasywowany na biało, około 5 µm, wystarcza pod dachem, ale nie na elewacji ani tam, gdzie jest sól drogowa.',
      },
      priceNet: 430,
      features: { material: steel, strength: '8', finish: zinc, pack: pack(100) },
      variants: sizes('934-8-ZN', [
        ['M4', 0.08, 430, 640],
        ['M5', 0.12, 520, 810],
        ['M6', 0.25, 690, 2400],
        ['M8', 0.52, 1290, 2850],
        ['M10', 1.16, 2590, 1720],
        ['M12', 1.73, 3790, 960],
      ]),
    },
    {
      name: { en: 'Hexagon nut DIN 934 M16, class 8, zinc plated', pl: 'Nakrętka sześciokątna DIN 934 M16, kl. 8, ocynk galwaniczny' },
      symbol: '934-8-ZN-M16',
      note: {
        en: 'It takes a 24 mm spanner, the same in DIN and ISO. It is sold in boxes of 50, because a hundred would weigh over three kilograms, and is used on column feet and M16 anchor rods.',
        pl: 'Klucz 24 mm, taki sam w DIN i w ISO. Nakrętki są pakowane po pięćdziesiąt, bo sto sztuk waży ponad trzy kilogramy; stosuje się je przy stopach słupów i prętach kotwiących M16.',
      },
      priceNet: 3690,
      weight: 1.67,
      stockOnHand: 410,
      features: { thread: 'M16', material: steel, strength: '8', finish: zinc, pack: pack(50) },
    },
    {
      name: { en: 'Hexagon nut DIN 934, class 10, plain steel', pl: 'Nakrętka sześciokątna DIN 934, kl. 10, stal surowa' },
      symbol: '934-10-BK',
      note: {
        en: 'It is for 10.9 bolts in machines and agricultural equipment. The dark oiled surface has no zinc, so there is no risk of hydrogen embrittlement from plating, but little protection from rust.',
        pl: 'Do śrub 10.9 w maszynach i sprzęcie rolniczym. Ciemna, naoliwiona powierzchnia nie ma cynku: nakrętce nie grozi kruchość wodorowa po cynkowaniu, ale też niewiele chroni ją przed rdzą.',
      },
      priceNet: 1190,
      features: { material: steel, strength: '10', finish: { en: 'plain, oiled', pl: 'bez powłoki, olejowana' }, pack: pack(50) },
      variants: sizes('934-10-BK', [
        ['M8', 0.26, 1190, 520],
        ['M10', 0.58, 2150, 470],
        ['M12', 0.87, 3050, 380],
        ['M16', 1.67, 5690, 145],
        ['M20', 3.22, 10900, 62],
      ]),
    },
    {
      name: { en: 'Hexagon nut DIN 934, class 8, hot-dip galvanised', pl: 'Nakrętka sześciokątna DIN 934, kl. 8, ocynk ogniowy' },
      symbol: '934-8-HDG',
      note: {
        en: 'The thread is tapped oversize after dipping, so the nut is only for hot-dip galvanised bolts. On a zinc-plated bolt the fit is loose and the thread may strip.',
        pl: 'Po cynkowaniu gwint nacina się z nadwymiarem, dlatego nakrętka pasuje tylko do śrub ocynkowanych ogniowo. Na śrubie z ocynkiem galwanicznym pasowanie jest luźne i gwint może się zerwać.',
      },
      priceNet: 1450,
      features: { material: steel, strength: '8', finish: { en: 'hot-dip galvanised', pl: 'ocynk ogniowy' }, pack: pack(50) },
      variants: sizes('934-8-HDG', [
        ['M8', 0.26, 1450, 300],
        ['M10', 0.58, 2190, 345],
        ['M12', 0.87, 2950, 610],
        ['M16', 1.67, 5290, 280],
        ['M20', 3.22, 9900, 0],
      ]),
    },
    {
      name: { en: 'Hexagon nut DIN 934, stainless A2', pl: 'Nakrętka sześciokątna DIN 934, nierdzewna A2' },
      symbol: '934-A2',
      brand: 'inoxar',
      note: {
        en: 'It is for railings, kitchens and garden structures away from the sea and from chlorine. A dab of copper or ceramic paste keeps the thread from seizing, especially from M8 upwards.',
        pl: 'Do balustrad, kuchni i konstrukcji ogrodowych z dala od morza i chloru. Odrobina pasty miedzianej lub ceramicznej zapobiega zatarciu gwintu, zwłaszcza od M8 wzwyż.',
      },
      priceNet: 790,
      features: { material: stainless, strength: '70', steel: 'A2', pack: pack(100) },
      variants: sizes('934-A2', [
        ['M3', 0.04, 790, 460],
        ['M4', 0.08, 850, 730],
        ['M5', 0.13, 1090, 880],
        ['M6', 0.25, 1690, 1650],
        ['M8', 0.53, 3190, 1540],
        ['M10', 1.18, 6690, 720],
        ['M12', 1.76, 9900, 335],
      ]),
    },
    {
      name: { en: 'Hexagon nut DIN 934, stainless A4', pl: 'Nakrętka sześciokątna DIN 934, kwasoodporna A4' },
      symbol: '934-A4',
      brand: 'inoxar',
      note: {
        en: 'Molybdenum protects the steel from chlorides, so this is the nut for piers, boats, salted roads and dairies. Indoor pools need special steels beyond A4.',
        pl: 'Dodatek molibdenu chroni stal przed chlorkami, więc nakrętka nadaje się do pomostów, łodzi i mleczarni oraz przy drogach posypywanych solą. Kryte pływalnie wymagają stali lepszych niż A4.',
      },
      priceNet: 2690,
      features: { material: stainless, strength: '80', steel: 'A4', pack: pack(100) },
      variants: sizes('934-A4', [
        ['M6', 0.25, 2690, 420],
        ['M8', 0.53, 4890, 510],
        ['M10', 1.18, 9900, 260],
        ['M12', 1.76, 14900, 9],
      ]),
    },
    {
      name: { en: 'Hexagon nut DIN 934, fine thread, class 8, zinc plated', pl: 'Nakrętka sześciokątna DIN 934, gwint drobnozwojny, kl. 8, ocynk' },
      symbol: '934-8-MF',
      note: {
        en: 'It is for axles, steering parts and gas struts. Check the pitch with a gauge first: a fine nut starts on a coarse bolt and jams after a turn or two.',
        pl: 'Do osi, elementów układu kierowniczego i sprężyn gazowych. Najpierw sprawdź skok wzornikiem gwintów: nakrętka drobnozwojna wejdzie na zwykłą śrubę i zakleszczy się po jednym lub dwóch obrotach.',
      },
      priceNet: 2290,
      features: { material: steel, strength: '8', finish: zinc, pack: pack(100) },
      variants: [
        { symbol: '934-8-MF-M8X1', features: { thread: 'M8×1' }, weight: 0.51, stockOnHand: 240 },
        { symbol: '934-8-MF-M10X1', features: { thread: 'M10×1' }, tiers: tiered(4290, [5, 4]), weight: 1.11, stockOnHand: 185 },
        {
          symbol: '934-8-MF-M12X1.5',
          features: { thread: { en: 'M12×1.5', pl: 'M12×1,5' } },
          tiers: tiered(6190, [5, 4]),
          weight: 1.65,
          stockOnHand: 320,
        },
        {
          symbol: '934-8-MF-M14X1.5',
          features: { thread: { en: 'M14×1.5', pl: 'M14×1,5' } },
          tiers: tiered(8990, [5, 4]),
          weight: 2.39,
          stockOnHand: 74,
        },
      ],
    },
    {
      name: { en: 'Hexagon nut DIN 934 M12 left-hand, class 8, zinc plated', pl: 'Nakrętka sześciokątna DIN 934 M12 lewa, kl. 8, ocynk' },
      symbol: '934-8-LH-M12',
      note: {
        en: 'It has a left-hand thread for turnbuckles, grinder spindles and mower blades. A groove or arrow marks it; keep it out of the box of ordinary nuts.',
        pl: 'Gwint lewy do śrub rzymskich, wrzecion szlifierek i noży kosiarek. Nakrętkę oznaczono rowkiem lub strzałką; nie mieszaj jej w pudełku ze zwykłymi nakrętkami.',
      },
      priceNet: 3990,
      weight: 0.43,
      stockOnHand: 38,
      features: {
        thread: { en: 'M12 left-hand', pl: 'M12 lewy' },
        material: steel,
        strength: '8',
        finish: zinc,
        pack: pack(25),
      },
    },
    {
      name: { en: 'Hexagon nut DIN 934 M6, brass', pl: 'Nakrętka sześciokątna DIN 934 M6, mosiądz' },
      symbol: '934-MS-M6',
      note: {
        en: 'Brass does not spark, conducts well and never rusts onto a terminal stud. A brass nut takes about a third of the torque of a steel nut: 3 Nm is plenty.',
        pl: 'Mosiądz nie iskrzy, dobrze przewodzi prąd i nie zapieka się na śrubie zacisku. Nakrętka mosiężna wytrzymuje mniej więcej jedną trzecią momentu nakrętki stalowej: 3 Nm w zupełności wystarczy.',
      },
      priceNet: 2890,
      weight: 0.27,
      stockOnHand: 0,
      features: { thread: 'M6', material: { en: 'brass', pl: 'mosiądz' }, finish: { en: 'uncoated', pl: 'bez powłoki' }, pack: pack(100) },
    },
    {
      name: { en: 'Hexagon nut DIN 934 M24, class 8, plain steel', pl: 'Nakrętka sześciokątna DIN 934 M24, kl. 8, stal surowa' },
      symbol: '934-8-BK-M24',
      note: {
        en: 'The spanner size is 36 mm. The nut is supplied unplated, for welding on or painting; there is no zinc to grind off before welding, but wipe off the oil.',
        pl: 'Klucz 36 mm. Nakrętka bez powłoki, do przyspawania albo malowania; przed spawaniem nie trzeba zeszlifowywać cynku, wystarczy zetrzeć olej.',
      },
      priceNet: 4690,
      weight: 1.1,
      stockOnHand: 27,
      features: { thread: 'M24', material: steel, strength: '8', finish: { en: 'plain, oiled', pl: 'bez powłoki, olejowana' }, pack: pack(10) },
    },
  ],
}
