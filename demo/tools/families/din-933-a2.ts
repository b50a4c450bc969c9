import { type DemoFamily, tiered } from '../../types.ts'

/** Price 0: the product's price holds, without tiers. */
type Row = readonly [length: number, price: number, weight: number, stockOnHand: number]
const lengths = (symbol: string, rows: Row[]) =>
  rows.map(([length, price, weight, stockOnHand]) => ({
    symbol: `${symbol}X${length}`,
    features: { length: `${length} mm` },
    ...(price > 0 && { tiers: tiered(price, [5, 5], [25, 10]) }),
    weight,
    stockOnHand,
  }))
const pack = (pieces: number) => ({ en: `${pieces} pcs`, pl: `${pieces} szt.` })

export const family: DemoFamily = {
  code: 'din-933-a2',
  category: 'hexagon-bolts',
  brand: 'inoxar',
  vat: 23,
  short: {
    en: 'Stainless hexagon head bolt A2-70, threaded up to the head, in boxes.',
    pl: 'Nierdzewna śruba z łbem sześciokątnym A2-70, z gwintem na całej długości, w pudełkach.',
  },
  description: {
    en: `This is a full-thread hexagon head bolt in austenitic stainless steel, with dimensions to DIN 933. A2 is the chromium-nickel steel of the 1.4301 group, familiar from kitchens and dairies. The number 70 is the property class of ISO 3506-1: a tensile strength of 700 MPa and a 0.2% proof strength of 450 MPa, so a joint designed for 8.8 must be checked before the bolts are swapped.

A2 stays bright in town and country air and in fresh water. Sea air, de-icing salt and heavily chlorinated water are too much for it and call for A4. Cold forming can leave heads slightly magnetic, which says nothing about the grade.

Stainless threads gall: under load the flanks weld together and the nut seizes. Put assembly paste on the thread, start by hand and turn slowly, without an impact driver. In wet places, insulate the bolt from bare aluminium and plain steel, or those metals corrode around it.`,
    pl: `Śruba z łbem sześciokątnym i gwintem na całej długości, z austenitycznej stali nierdzewnej, o wymiarach według DIN 933. A2 to stal chromowo-niklowa z grupy 1.4301, znana z kuchni i mleczarni. Liczba 70 jest klasą wytrzymałości z ISO 3506-1: wytrzymałość na rozciąganie 700 MPa i umowna granica plastyczności 450 MPa. Połączenie obliczone na śruby 8.8 trzeba więc sprawdzić przed zamianą śrub na nierdzewne.

A2 nie rdzewieje w powietrzu miejskim i wiejskim ani w wodzie słodkiej. Powietrze morskie, sól drogowa i woda mocno chlorowana wymagają już stali A4. Po kuciu na zimno łeb bywa lekko magnetyczny, co nie świadczy o gorszym gatunku.

Gwint nierdzewny lubi się zacierać: pod obciążeniem zwoje zgrzewają się i nakrętka się zakleszcza. Nałóż pastę montażową, zacznij nakręcać ręką i kręć wolno, bez udaru. W mokrych miejscach odizoluj śrubę od gołego aluminium i stali czarnej, bo to one zaczną korodować.`,
  },
  features: {
    norm: 'DIN 933 / ISO 4017',
    material: { en: 'stainless steel', pl: 'stal nierdzewna' },
    steel: 'A2',
    strength: 'A2-70',
    head: { en: 'hexagon', pl: 'sześciokątny' },
  },
  keywords: {
    en: 'inox, 304, rustproof, V2A, stainless setscrew, marine hardware',
    pl: 'inox, kwasówka, śruba kwasoodporna, 304, V2A, niemagnetyczna, śruby ze stali szlachetnej',
  },
  products: [
    {
      symbol: '933A2-M4',
      features: { thread: 'M4', pack: pack(100) },
      priceNet: 1760,
      name: { en: 'Stainless hexagon bolt DIN 933 M4 A2, for instruments', pl: 'Śruba sześciokątna nierdzewna DIN 933 M4 A2, do aparatury' },
      note: {
        en: 'Laboratory frames, gauges and control boxes are fixed with it. The head is only 7 mm across flats, so a nut driver reaches it more easily than a spanner.',
        pl: 'Mocuje stelaże laboratoryjne, manometry i skrzynki sterownicze. Rozmiar pod klucz to tylko 7 mm, więc do łba łatwiej sięgnąć wkrętakiem nasadowym niż kluczem płaskim.',
      },
      variants: lengths('933A2-M4', [
        [8, 0, 0.152, 803],
        [10, 1840, 0.168, 104],
        [12, 1920, 0.183, 1974],
        [16, 2070, 0.214, 1094],
        [20, 2230, 0.245, 1040],
      ]),
    },
    {
      symbol: '933A2-M5',
      features: { thread: 'M5', pack: pack(100) },
      priceNet: 2360,
      name: { en: 'Stainless hexagon bolt DIN 933 M5 A2, for enclosures', pl: 'Śruba sześciokątna nierdzewna DIN 933 M5 A2, do obudów' },
      note: {
        en: 'It is used for control cabinets in washdown areas and for lids that are opened now and then. A nylon washer under the head keeps painted doors from being scored.',
        pl: 'Do szaf sterowniczych w strefach mycia i do pokryw otwieranych co jakiś czas. Podkładka nylonowa pod łbem chroni lakier drzwi przed zarysowaniem.',
      },
      variants: lengths('933A2-M5', [
        [10, 2360, 0.271, 923],
        [12, 2480, 0.296, 95],
        [16, 2730, 0.346, 105],
        [20, 2980, 0.395, 449],
        [25, 3290, 0.457, 521],
        [30, 3600, 0.519, 212],
      ]),
    },
    {
      symbol: '933A2-M6',
      features: { thread: 'M6', pack: pack(100) },
      priceNet: 3380,
      name: { en: 'Stainless hexagon bolt DIN 933 M6 A2, for food equipment', pl: 'Śruba sześciokątna nierdzewna DIN 933 M6 A2, do maszyn spożywczych' },
      note: {
        en: 'It is used mostly on conveyors, worktops and extraction hoods. Cover the exposed end of the thread with a cap nut where hands or cloths pass over it.',
        pl: 'Stosowana głównie w przenośnikach, blatach i okapach. Tam, gdzie przesuwa się dłoń albo ścierka, osłoń koniec gwintu nakrętką kołpakową.',
      },
      variants: lengths('933A2-M6', [
        [12, 0, 0.476, 682],
        [16, 3730, 0.546, 773],
        [20, 4080, 0.617, 717],
        [25, 4530, 0.705, 632],
        [30, 4970, 0.793, 123],
        [40, 5850, 0.97, 505],
        [50, 6730, 1.15, 176],
      ]),
    },
    {
      symbol: '933A2-M8',
      features: { thread: 'M8', pack: pack(100) },
      priceNet: 6500,
      name: { en: 'Stainless hexagon bolt DIN 933 M8 A2, for railings and fences', pl: 'Śruba sześciokątna nierdzewna DIN 933 M8 A2, do balustrad i ogrodzeń' },
      note: {
        en: 'It holds handrail brackets, fence panels and solar panel rails. Stop the power tool a turn short and finish with a 13 mm spanner.',
        pl: 'Trzyma wsporniki poręczy, przęsła ogrodzeń i szyny pod panele słoneczne. Wkrętarką dokręć prawie do końca, a ostatni obrót wykonaj kluczem 13 mm.',
      },
      variants: lengths('933A2-M8', [
        [16, 6500, 1.1, 998],
        [20, 7140, 1.23, 1081],
        [25, 7940, 1.39, 571],
        [30, 8730, 1.55, 689],
        [40, 10320, 1.86, 371],
        [50, 11920, 2.18, 47],
        [60, 13510, 2.5, 75],
      ]),
    },
    {
      symbol: '933A2-M10',
      features: { thread: 'M10', pack: pack(50) },
      priceNet: 6060,
      name: { en: 'Stainless hexagon bolt DIN 933 M10 A2, for balconies', pl: 'Śruba sześciokątna nierdzewna DIN 933 M10 A2, do balkonów' },
      note: {
        en: 'It is used where balcony posts and canopy arms meet the steel plate on the wall. Set it on a large stainless washer if the plate has slotted holes.',
        pl: 'Łączy słupki balkonów i ramiona zadaszeń z blachą przyścienną. Przy otworach podłużnych podłóż pod łeb nierdzewną podkładkę poszerzaną.',
      },
      variants: lengths('933A2-M10', [
        [20, 0, 1.11, 2103],
        [25, 6690, 1.24, 898],
        [30, 7320, 1.36, 423],
        [40, 8570, 1.61, 2413],
        [50, 9830, 1.87, 770],
        [60, 11080, 2.12, 68],
        [80, 13590, 2.62, 393],
      ]),
    },
    {
      symbol: '933A2-M12',
      features: { thread: 'M12', pack: pack(25) },
      priceNet: 5210,
      name: { en: 'Stainless hexagon bolt DIN 933 M12 A2, for tanks and pumps', pl: 'Śruba sześciokątna nierdzewna DIN 933 M12 A2, do zbiorników i pomp' },
      note: {
        en: 'It secures manhole covers on tanks and holds down pump feet in waterworks. Tighten covers crosswise in two passes, so that the gasket is squeezed evenly.',
        pl: 'Zamyka włazy zbiorników i mocuje stopy pomp w wodociągach. Pokrywę dokręcaj na krzyż w dwóch przejściach, żeby równo ścisnąć uszczelkę.',
      },
      variants: lengths('933A2-M12', [
        [30, 5210, 0.992, 94],
        [40, 6120, 1.17, 125],
        [50, 7030, 1.36, 1413],
        [60, 7940, 1.54, 134],
        [80, 9760, 1.9, 1045],
      ]),
    },
    {
      symbol: '933A2-M16',
      features: { thread: 'M16', pack: pack(10) },
      priceNet: 4660,
      name: { en: 'Stainless hexagon bolt DIN 933 M16 A2, for pipe flanges', pl: 'Śruba sześciokątna nierdzewna DIN 933 M16 A2, do kołnierzy rur' },
      note: {
        en: 'This is the bolt for PN 16 flanges from DN 40 up to DN 125. Two washers and a DIN 934 nut take up about 19 mm, so add that to the thickness of both flanges and the gasket.',
        pl: 'Śruba do kołnierzy PN 16 od DN 40 do DN 125. Dwie podkładki i nakrętka DIN 934 zajmują około 19 mm, które trzeba dodać do grubości kołnierzy i uszczelki.',
      },
      variants: lengths('933A2-M16', [
        [40, 0, 0.913, 601],
        [50, 5330, 1.05, 77],
        [60, 6000, 1.18, 117],
        [70, 6660, 1.31, 398],
        [80, 7330, 1.45, 1127],
      ]),
    },
    {
      symbol: '933A2-M6X16-500',
      features: { thread: 'M6', length: '16 mm', pack: pack(500) },
      priceNet: 16040,
      weight: 2.73,
      stockOnHand: 1841,
      name: { en: 'Stainless hexagon bolt DIN 933 M6×16 A2, bulk box', pl: 'Śruba sześciokątna nierdzewna DIN 933 M6×16 A2, opakowanie zbiorcze' },
      note: {
        en: 'One carton holds five hundred pieces for makers of cable trays and ventilation ducts. There are no inner bags, so the bolts can be poured straight into the assembly bin.',
        pl: 'Pięćset sztuk w jednym kartonie, dla producentów korytek i kanałów wentylacyjnych. Bez torebek w środku, do wsypania wprost do pojemnika na stanowisku.',
      },
    },
    {
      symbol: '933A2-M12X120',
      features: { thread: 'M12', length: '120 mm', pack: pack(10) },
      priceNet: 5790,
      weight: 1.05,
      stockOnHand: 7,
      name: { en: 'Stainless hexagon bolt DIN 933 M12×120 A2, fully threaded', pl: 'Śruba sześciokątna nierdzewna DIN 933 M12×120 A2, pełny gwint' },
      note: {
        en: 'It is unusually long for a bolt without a shank, so it is handy as an adjusting screw or for clamping stacks of uneven thickness. Grease the thread along its whole length.',
        pl: 'Jak na śrubę bez gładkiego trzpienia wyjątkowo długa, dlatego służy też jako regulacyjna i do spinania pakietów o różnej grubości. Nasmaruj cały gwint.',
      },
    },
    {
      symbol: '933A2-M20X60',
      features: { thread: 'M20', length: '60 mm', pack: pack(5) },
      priceNet: 5280,
      weight: 0.996,
      stockOnHand: 34,
      name: { en: 'Stainless hexagon bolt DIN 933 M20×60 A2, for anchor plates', pl: 'Śruba sześciokątna nierdzewna DIN 933 M20×60 A2, do płyt kotwiących' },
      note: {
        en: 'Column feet and large brackets in washdown areas take this size. Allow for the lower proof strength of A2: the bolt cannot be tightened like an 8.8 bolt with the same 30 mm head.',
        pl: 'Rozmiar do stóp słupów i dużych wsporników w halach mytych wodą. Śruba ma niższą umowną granicę plastyczności, więc nie wolno jej dokręcać jak śruby 8.8 z takim samym łbem 30 mm.',
      },
    },
  ],
}
