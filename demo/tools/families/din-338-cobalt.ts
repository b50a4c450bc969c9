import { type DemoFamily, tiered } from '../../types.ts'

const mm = (d: number) => (Number.isInteger(d) ? `${d} mm` : { en: `${d} mm`, pl: `${String(d).replace('.', ',')} mm` })

export const family: DemoFamily = {
  code: 'din-338-cobalt',
  category: 'metal-drills',
  brand: 'projahn',
  vat: 23,
  short: {
    en: 'High-speed steel twist drills with 5% cobalt, for stainless and tough alloy steel up to about 1,100 N/mm².',
    pl: 'Wiertła kręte ze stali szybkotnącej z 5% kobaltu, do stali nierdzewnych i stopowych do ok. 1100 N/mm².',
  },
  description: {
    en: `These twist drills are for stainless steel, heat-resisting steel, spring steel and alloy steel up to about 1,100 N/mm². The steel is M35 with 5% cobalt, which is alloyed through the whole drill and is not a coating. The steel keeps its edge even when hot, and the drill can be reground without loss of performance.

Lengths are those of DIN 338. The 135° point is split: it starts on a smooth surface without a pilot hole and needs less thrust. The bronze tone comes from tempering.

Stainless steel work-hardens when it is rubbed. Use at most half the speed that suits mild steel, a firm, even feed and cutting oil, and never let the drill dwell. As a guide, a 5 mm drill runs at 600 to 800 rpm in A2. Cobalt steel is more brittle than plain HSS. A drill breaks in a loose chuck or when levered sideways, so clamp the work.`,
    pl: `Wiertła kręte do stali nierdzewnych, żaroodpornych, sprężynowych i stopowych do ok. 1100 N/mm². Materiałem jest stal M35 z pięcioprocentowym dodatkiem kobaltu w całym przekroju; nie jest to powłoka. Ostrze zachowuje twardość na gorąco, a wiertło można ostrzyć bez utraty właściwości.

Długości są zgodne z DIN 338. Ostrze o kącie 135° ma skorygowany ścin: zaczyna wiercić na gładkiej powierzchni bez otworu pilotowego i wymaga mniejszego nacisku. Brązowy odcień to skutek odpuszczania.

Stal nierdzewna utwardza się, gdy ostrze ją trze, zamiast skrawać. Ustaw najwyżej połowę obrotów stosowanych do stali miękkiej, dociskaj mocno i równo, chłodź olejem i nie pozwól, żeby wiertło obracało się bez posuwu. Orientacyjnie wiertło 5 mm pracuje w A2 przy 600–800 obr/min. Stal kobaltowa jest bardziej krucha od zwykłej stali HSS. Wiertło pęka w luźnym uchwycie i przy podważaniu, dlatego przedmiot trzeba zamocować.`,
  },
  features: {
    norm: 'DIN 338',
    steel: 'HSS-Co5 M35 (1.3243)',
    'point-angle': '135°',
    tolerance: 'h8',
    hardness: '64–67 HRC',
  },
  keywords: {
    en: 'HSS-E, HSSCo, HSS-Co, inox drill, stainless bit, hard steel bit, M35',
    pl: 'kobalt, HSS-E, HSSCo, wiertło do nierdzewki, do inoxu, do kwasówki, do twardej stali',
  },
  products: [
    {
      name: { en: 'Cobalt drill DIN 338 HSS-Co5, fine sizes 1 to 2.5 mm, pack of 10', pl: 'Wiertło kobaltowe DIN 338 HSS-Co5, najmniejsze średnice 1–2,5 mm, 10 szt.' },
      symbol: '338CO-FINE',
      note: {
        en: 'It is for thermowells, nozzles and thin stainless sheet. A cobalt drill this thin snaps at the slightest tilt, so use it in a bench drill rather than by hand.',
        pl: 'Do dysz, osłon czujników i cienkiej blachy nierdzewnej. Tak cienkie wiertło kobaltowe pęka przy najmniejszym przechyleniu, dlatego lepiej wiercić na wiertarce stołowej.',
      },
      priceNet: 2390,
      features: { shank: { en: 'straight', pl: 'walcowy' }, finish: { en: 'bronze', pl: 'brązowa' }, pack: { en: '10 pcs', pl: '10 szt.' } },
      variants: (
        [
          [1, 34, 12, 0.008, 2390, 310],
          [1.5, 40, 18, 0.011, 2450, 360],
          [2, 49, 24, 0.016, 2520, 640],
          [2.5, 57, 30, 0.024, 2690, 580],
        ] as const
      ).map(([d, length, flute, weight, price, stockOnHand]) => ({
        symbol: `338CO-${d}`,
        features: { diameter: mm(d), length: `${length} mm`, 'working-length': `${flute} mm` },
        tiers: tiered(price, [5, 4], [20, 9]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Cobalt drill DIN 338 HSS-Co5, small sizes 3 to 4.5 mm, pack of 10', pl: 'Wiertło kobaltowe DIN 338 HSS-Co5, małe średnice 3–4,5 mm, 10 szt.' },
      symbol: '338CO-FIT',
      note: {
        en: 'These are the usual drills for balustrades, commercial kitchen furniture and ventilation ducts. Use the 3.2 mm size, 0.2 mm wider than a 3 mm rivet, in stainless sheet, where plain HSS goes blunt after a few holes.',
        pl: 'Podstawowe wiertła do balustrad, mebli gastronomicznych i kanałów wentylacyjnych. Rozmiar 3,2 mm, o 0,2 mm większy od nitu 3 mm, przydaje się w blasze nierdzewnej, w której zwykła stal HSS szybko się tępi.',
      },
      priceNet: 2890,
      features: { shank: { en: 'straight', pl: 'walcowy' }, finish: { en: 'bronze', pl: 'brązowa' }, pack: { en: '10 pcs', pl: '10 szt.' } },
      variants: (
        [
          [3, 61, 33, 0.034, 2890, 1320],
          [3.2, 65, 36, 0.039, 3050, 980],
          [3.5, 70, 39, 0.049, 3190, 640],
          [4, 75, 43, 0.065, 3490, 1190],
          [4.5, 80, 47, 0.085, 3990, 420],
        ] as const
      ).map(([d, length, flute, weight, price, stockOnHand]) => ({
        symbol: `338CO-${d}`,
        features: { diameter: mm(d), length: `${length} mm`, 'working-length': `${flute} mm` },
        tiers: tiered(price, [5, 4], [20, 9]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Cobalt drill DIN 338 HSS-Co5, medium sizes 5 to 8 mm, single', pl: 'Wiertło kobaltowe DIN 338 HSS-Co5, średni zakres średnic 5–8 mm, na sztuki' },
      symbol: '338CO-MED',
      note: {
        en: 'Use it for bolt holes in stainless frames and flanges. The split point makes a pilot hole unnecessary; a pilot hole can even chip the corners of the lips.',
        pl: 'Do otworów pod śruby w nierdzewnych ramach i kołnierzach. Dzięki skorygowanemu ścinowi otwór pilotowy jest zbędny, a w nawierconym otworze naroża ostrzy potrafią się wykruszyć.',
      },
      priceNet: 490,
      features: { shank: { en: 'straight', pl: 'walcowy' }, finish: { en: 'bronze', pl: 'brązowa' } },
      variants: (
        [
          [5, 86, 52, 0.011, 490, 1840],
          [5.5, 93, 57, 0.014, 590, 520],
          [6, 93, 57, 0.017, 680, 1430],
          [6.5, 101, 63, 0.021, 790, 560],
          [7, 109, 69, 0.026, 920, 380],
          [8, 117, 75, 0.036, 1190, 970],
        ] as const
      ).map(([d, length, flute, weight, price, stockOnHand]) => ({
        symbol: `338CO-${d}`,
        features: { diameter: mm(d), length: `${length} mm`, 'working-length': `${flute} mm` },
        tiers: tiered(price, [10, 6], [50, 13]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Cobalt drill DIN 338 HSS-Co5, large sizes 9 to 13 mm, single', pl: 'Wiertło kobaltowe DIN 338 HSS-Co5, duże średnice 9–13 mm, na sztuki' },
      symbol: '338CO-BIG',
      note: {
        en: 'It demands a rigid machine: run the 10 mm drill in stainless steel at 300 to 400 rpm and press hard enough for a continuous chip. A cordless drill rarely manages it.',
        pl: 'Wymaga sztywnej maszyny: wiertło 10 mm pracuje w nierdzewce przy 300–400 obr/min i z naciskiem dającym ciągły wiór. Wkrętarka akumulatorowa rzadko sobie z tym radzi.',
      },
      priceNet: 1590,
      features: { shank: { en: 'straight', pl: 'walcowy' }, finish: { en: 'bronze', pl: 'brązowa' } },
      variants: [
        { symbol: '338CO-9', features: { diameter: '9 mm', length: '125 mm', 'working-length': '81 mm' }, weight: 0.048, stockOnHand: 230 },
        ...(
          [
            [10, 133, 87, 0.062, 1890, 760],
            [11, 142, 94, 0.079, 2390, 140],
            [12, 151, 101, 0.1, 2890, 410],
            [13, 151, 101, 0.117, 3590, 260],
          ] as const
        ).map(([d, length, flute, weight, price, stockOnHand]) => ({
          symbol: `338CO-${d}`,
          features: { diameter: `${d} mm`, length: `${length} mm`, 'working-length': `${flute} mm` },
          tiers: tiered(price, [5, 5], [25, 10]),
          weight,
          stockOnHand,
        })),
      ],
    },
    {
      name: { en: 'Cobalt tapping-size drill DIN 338 HSS-Co5 for M3 to M12', pl: 'Wiertło kobaltowe DIN 338 HSS-Co5 pod gwinty M3–M12' },
      symbol: '338CO-TAP',
      note: {
        en: 'Use it for tapping-size holes in stainless steel. A blunt drill leaves a hardened wall that breaks the tap, so replace the drill in good time.',
        pl: 'Do otworów pod gwint w stali nierdzewnej. Tępe wiertło zostawia utwardzoną ściankę, na której łamie się gwintownik, więc wymieniaj wiertła odpowiednio wcześnie.',
      },
      priceNet: 310,
      features: { shank: { en: 'straight', pl: 'walcowy' }, finish: { en: 'bronze', pl: 'brązowa' } },
      variants: (
        [
          ['M3', 2.5, 57, 0.002, 310, 640],
          ['M4', 3.3, 65, 0.004, 360, 910],
          ['M5', 4.2, 75, 0.007, 420, 980],
          ['M6', 5, 86, 0.011, 490, 1120],
          ['M8', 6.8, 109, 0.024, 880, 830],
          ['M10', 8.5, 117, 0.04, 1340, 490],
          ['M12', 10.2, 133, 0.065, 2050, 320],
        ] as const
      ).map(([thread, d, length, weight, price, stockOnHand]) => ({
        symbol: `338CO-TAP-${thread}`,
        features: { thread, diameter: mm(d), length: `${length} mm` },
        tiers: tiered(price, [10, 6], [50, 12]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Cobalt drill DIN 338 HSS-Co5, TiAlN coated, for dry drilling', pl: 'Wiertło kobaltowe DIN 338 HSS-Co5 z powłoką TiAlN, do pracy na sucho' },
      symbol: '338CO-TIALN',
      note: {
        en: 'The violet-grey titanium aluminium nitride layer shields the edge from heat where coolant cannot be used. The drill is not for aluminium, which welds itself to the coating.',
        pl: 'Fioletowoszara powłoka z azotku tytanowo-aluminiowego chroni ostrze przed ciepłem tam, gdzie nie można chłodzić. Wiertło nie nadaje się do aluminium, które przykleja się do tej powłoki.',
      },
      priceNet: 690,
      features: { shank: { en: 'straight', pl: 'walcowy' }, finish: 'TiAlN' },
      variants: (
        [
          [3, 61, 0.003, 690, 410],
          [4, 75, 0.006, 790, 430],
          [5, 86, 0.011, 950, 520],
          [6, 93, 0.017, 1240, 360],
          [8, 117, 0.036, 1990, 210],
          [10, 133, 0.062, 3090, 150],
        ] as const
      ).map(([d, length, weight, price, stockOnHand]) => ({
        symbol: `338CO-TIALN-${d}`,
        features: { diameter: `${d} mm`, length: `${length} mm` },
        tiers: tiered(price, [10, 7]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Cobalt drill DIN 338 HSS-Co5, 10 mm, three-flat shank', pl: 'Wiertło kobaltowe DIN 338 HSS-Co5, 10 mm, chwyt z trzema ścięciami' },
      symbol: '338CO-3F-10',
      note: {
        en: 'Three flats on the shank keep a keyless chuck from slipping when the drill grabs. Ten millimetres is the diameter that fitters of stainless balustrade posts ask for most often.',
        pl: 'Trzy ścięcia na chwycie nie pozwalają wiertłu obrócić się w uchwycie samozaciskowym, gdy ostrze zahaczy o materiał. O średnicę 10 mm najczęściej pytają monterzy nierdzewnych słupków balustrad.',
      },
      priceNet: 2090,
      weight: 0.06,
      stockOnHand: 7,
      features: { shank: { en: 'three-flat', pl: 'z trzema ścięciami' }, finish: { en: 'bronze', pl: 'brązowa' }, diameter: '10 mm', length: '133 mm', 'working-length': '87 mm' },
    },
    {
      name: { en: 'Cobalt drill set DIN 338 HSS-Co5, 19 pieces, steel case', pl: 'Komplet wierteł kobaltowych DIN 338 HSS-Co5, 19 szt., kaseta stalowa' },
      symbol: '338CO-SET19',
      pieces: 19,
      note: {
        en: 'It runs from 1 to 10 mm in steps of 0.5 mm, the range a fitter of stainless railings or pipework needs on site. The racks fold out and hold the drills upright.',
        pl: 'Od 1 do 10 mm co 0,5 mm, czyli zakres potrzebny monterowi nierdzewnych balustrad i rurociągów. Listwy unoszą się przy otwieraniu i trzymają wiertła pionowo.',
      },
      priceNet: 16900,
      weight: 0.78,
      stockOnHand: 185,
      features: { shank: { en: 'straight', pl: 'walcowy' }, finish: { en: 'bronze', pl: 'brązowa' }, contents: { en: '19 drills, 1–10 mm', pl: '19 wierteł, 1–10 mm' } },
    },
    {
      name: { en: 'Cobalt tapping drill set DIN 338 HSS-Co5 for M3 to M12, 7 pieces', pl: 'Komplet wierteł kobaltowych DIN 338 HSS-Co5 pod gwinty M3–M12, 7 szt.' },
      symbol: '338CO-TAPSET7',
      pieces: 7,
      note: {
        en: 'The hinged plastic box holds one drill for each coarse thread from M3 to M12; its lid carries the table of hole diameters. The set is meant to go with a tap set.',
        pl: 'Po jednym wiertle do każdego gwintu zwykłego od M3 do M12, w pudełku z tabelą średnic na wieczku. Zestaw jest uzupełnieniem kompletu gwintowników.',
      },
      priceNet: 6490,
      weight: 0.24,
      stockOnHand: 64,
      features: {
        shank: { en: 'straight', pl: 'walcowy' },
        finish: { en: 'bronze', pl: 'brązowa' },
        contents: { en: '2.5, 3.3, 4.2, 5, 6.8, 8.5, 10.2 mm', pl: '2,5; 3,3; 4,2; 5; 6,8; 8,5; 10,2 mm' },
      },
    },
  ],
}
