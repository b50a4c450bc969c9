import { type DemoFamily, tiered } from '../../types.ts'

const mm = (d: number) => (Number.isInteger(d) ? `${d} mm` : { en: `${d} mm`, pl: `${String(d).replace('.', ',')} mm` })
const speed = (rpm: string) => ({ en: `80 m/s, ${rpm} rpm`, pl: `80 m/s, ${rpm.replace(/,(?=...$)/, rpm.length > 5 ? '\u00a0' : '')} obr/min` })

export const family: DemoFamily = {
  code: 'flap-discs',
  category: 'sanding',
  brand: 'korundex',
  vat: 23,
  short: {
    en: 'Flap discs to EN 13743 for grinding and finishing welds, edges and surfaces with an angle grinder.',
    pl: 'Tarcze lamelkowe według EN 13743 do szlifowania i wykańczania spoin, krawędzi i powierzchni szlifierką kątową.',
  },
  description: {
    en: `Overlapping flaps of abrasive cloth (of non-woven fleece on the satin disc) are glued in a fan onto a glass-fibre plate. As the outer cloth wears, fresh grain appears, so the finish stays even to the end. EN 13743 covers the safety of such coated abrasives and their marking; the maximum working speed is 80 m/s.

The conical type T29 carries its load on the outer edge and removes weld metal quickly. The flat type T27 lies on the surface and smooths it. Zirconia suits steel and stainless steel, ceramic grain suits hard steel and high pressure, and aluminium oxide suits light work. Use grit 40 for removal, 60 for levelling and 80 to 120 before painting.

Hold the conical disc at 10 to 20°, the flat one almost level, and keep it moving. Except with ceramic grain, pressing harder only glazes the cloth and turns stainless steel blue. Use separate discs for stainless steel, or rust spots follow. Do not use a disc once the flaps are worn down to the plate.`,
    pl: `Zachodzące na siebie lamelki z płótna ściernego (w tarczy do satynowania – z włókniny) są naklejone wachlarzowo na talerz z włókna szklanego. Gdy zewnętrzne płótno się zużywa, odsłania się nowe ziarno, dlatego ślad obróbki jest równy do końca. Norma EN 13743 dotyczy bezpieczeństwa takich nasypowych wyrobów ściernych i ich oznaczania; maksymalna prędkość robocza to 80 m/s.

Tarcza wypukła T29 pracuje zewnętrzną krawędzią i szybko zbiera spoinę. Płaska T27 leży na powierzchni i ją wygładza. Ziarno cyrkonowe nadaje się do stali i nierdzewki, ceramiczne do stali twardych i dużego docisku, a elektrokorund do lżejszych prac. Gradacji 40 użyj do zbierania, 60 do wyrównywania, a 80–120 przed malowaniem.

Tarczę wypukłą prowadź pod kątem 10–20°, a płaską prawie równolegle, cały czas w ruchu. Przy ziarnie innym niż ceramiczne mocny docisk tylko zeszkla płótno i przebarwia nierdzewkę. Do nierdzewki miej osobne tarcze, inaczej pojawi się rdza. Nie używaj tarczy startej do talerza.`,
  },
  features: {
    norm: 'EN 13743',
  },
  keywords: {
    en: 'flap wheel, lamella disc, sanding disc for grinder, weld blending disc',
    pl: 'lamelka, ściernica listkowa, lamelówka, tarcza listkowa, do spawów, do flexa',
  },
  products: [
    {
      name: { en: 'Zirconia flap disc, conical T29, for 125 mm grinders', pl: 'Tarcza lamelkowa cyrkonowa, wypukła T29, do szlifierek 125 mm' },
      symbol: 'FLAP-Z29-125',
      note: {
        en: 'This is the fabricator’s usual disc on a 125 mm grinder: it takes down MAG welds and rounds edges in one go. Grit 60 covers most jobs if you stock only one.',
        pl: 'Najczęściej używana tarcza ślusarska do szlifierek 125 mm: zbiera spoiny MAG i zaokrągla krawędzie w jednym przejściu. Jeśli na półce ma leżeć jedna gradacja, niech to będzie 60.',
      },
      priceNet: 790,
      features: { diameter: '125 mm', bore: mm(22.23), grain: { en: 'zirconia alumina', pl: 'elektrokorund cyrkonowy' }, 'max-speed': speed('12,250') },
      variants: [
        { symbol: 'FLAP-Z29-125-P40', features: { grit: 'P40' }, weight: 0.105, stockOnHand: 1980 },
        { symbol: 'FLAP-Z29-125-P60', features: { grit: 'P60' }, weight: 0.1, stockOnHand: 2740 },
        { symbol: 'FLAP-Z29-125-P80', features: { grit: 'P80' }, tiers: tiered(790, [10, 7], [50, 14]), weight: 0.095, stockOnHand: 2210 },
        { symbol: 'FLAP-Z29-125-P120', features: { grit: 'P120' }, tiers: tiered(820, [10, 7], [50, 14]), weight: 0.09, stockOnHand: 860 },
      ],
    },
    {
      name: { en: 'Zirconia flap disc, flat T27, for surfaces', pl: 'Tarcza lamelkowa cyrkonowa, płaska T27, do powierzchni' },
      symbol: 'FLAP-Z27-125',
      note: {
        en: 'It lies flat on sheet metal and sections and leaves no grooves where a conical disc would dig in. It is preferred for rust and mill scale on large areas.',
        pl: 'Przylega płasko do blachy i profilu i nie żłobi rowków, w przeciwieństwie do tarczy wypukłej. Lepsza do rdzy i zgorzeliny na dużych powierzchniach.',
      },
      priceNet: 790,
      features: { diameter: '125 mm', bore: mm(22.23), grain: { en: 'zirconia alumina', pl: 'elektrokorund cyrkonowy' }, 'max-speed': speed('12,250') },
      variants: (
        [
          ['P40', 0.105, 790, 720],
          ['P60', 0.1, 790, 940],
          ['P80', 0.095, 790, 830],
          ['P120', 0.09, 820, 310],
        ] as const
      ).map(([grit, weight, price, stockOnHand]) => ({ symbol: `FLAP-Z27-125-${grit}`, features: { grit }, tiers: tiered(price, [10, 7], [50, 14]), weight, stockOnHand })),
    },
    {
      name: { en: 'Zirconia flap disc, conical T29, for small grinders', pl: 'Tarcza lamelkowa cyrkonowa, wypukła T29, do małych szlifierek' },
      symbol: 'FLAP-Z29-115',
      note: {
        en: 'It is for 115 mm machines and cordless grinders with a small guard. It has less cloth than the larger disc and so clogs a little sooner on paint.',
        pl: 'Do maszyn 115 mm i szlifierek akumulatorowych z małą osłoną. Ma mniej płótna niż większa tarcza, dlatego na farbie zalepia się nieco wcześniej.',
      },
      priceNet: 690,
      features: { diameter: '115 mm', bore: mm(22.23), grain: { en: 'zirconia alumina', pl: 'elektrokorund cyrkonowy' }, 'max-speed': speed('13,300') },
      variants: (
        [
          ['P40', 0.088, 690, 610],
          ['P60', 0.084, 690, 880],
          ['P80', 0.08, 690, 740],
        ] as const
      ).map(([grit, weight, price, stockOnHand]) => ({ symbol: `FLAP-Z29-115-${grit}`, features: { grit }, tiers: tiered(price, [10, 6], [50, 13]), weight, stockOnHand })),
    },
    {
      name: { en: 'Zirconia flap disc, conical T29, for large grinders', pl: 'Tarcza lamelkowa cyrkonowa, wypukła T29, do dużych szlifierek' },
      symbol: 'FLAP-Z29-180',
      note: {
        en: 'It has twice the working area of a 125 mm disc, for beams, tanks and ship plating. It needs about 2 kW; a weak machine slows down and burns the cloth.',
        pl: 'Powierzchnia robocza dwa razy większa niż w tarczy 125 mm, do belek, zbiorników i poszyć statków. Tarcza wymaga ok. 2 kW, bo słaba maszyna zwalnia i przypala płótno.',
      },
      priceNet: 1990,
      features: { diameter: '180 mm', bore: mm(22.23), grain: { en: 'zirconia alumina', pl: 'elektrokorund cyrkonowy' }, 'max-speed': speed('8,500') },
      variants: (
        [
          ['P40', 0.23, 1990, 160],
          ['P60', 0.22, 1990, 210],
          ['P80', 0.21, 1990, 130],
        ] as const
      ).map(([grit, weight, price, stockOnHand]) => ({ symbol: `FLAP-Z29-180-${grit}`, features: { grit }, tiers: tiered(price, [10, 8]), weight, stockOnHand })),
    },
    {
      name: { en: 'Ceramic flap disc, conical T29, for stainless and hard steel', pl: 'Tarcza lamelkowa ceramiczna, wypukła T29, do nierdzewki i stali twardych' },
      symbol: 'FLAP-C29-125',
      note: {
        en: 'It needs pressure: the grain breaks and resharpens itself only under load. A cooling layer on the cloth helps to keep stainless steel from turning blue.',
        pl: 'Wymaga docisku: ziarno pęka i ostrzy się samo dopiero pod obciążeniem. Warstwa chłodząca na płótnie ogranicza przebarwienia stali nierdzewnej.',
      },
      priceNet: 1490,
      features: { diameter: '125 mm', bore: mm(22.23), grain: { en: 'ceramic aluminium oxide', pl: 'korund ceramiczny' }, 'max-speed': speed('12,250') },
      variants: (
        [
          ['P40', 0.108, 1490, 540],
          ['P60', 0.103, 1490, 690],
          ['P80', 0.098, 1520, 420],
        ] as const
      ).map(([grit, weight, price, stockOnHand]) => ({ symbol: `FLAP-C29-125-${grit}`, features: { grit }, tiers: tiered(price, [10, 8], [50, 16]), weight, stockOnHand })),
    },
    {
      name: { en: 'Aluminium oxide flap disc, conical T29, for light work', pl: 'Tarcza lamelkowa elektrokorundowa, wypukła T29, do lekkich prac' },
      symbol: 'FLAP-A29-125',
      note: {
        en: 'This is the low-priced disc for gates, rusty fences and wood carving. On welds, it wears out in a third of the time a zirconia disc takes.',
        pl: 'Tania tarcza do bram, zardzewiałych ogrodzeń i rzeźbienia w drewnie. Na spoinach zużywa się trzy razy szybciej niż cyrkonowa.',
      },
      priceNet: 520,
      features: { diameter: '125 mm', bore: mm(22.23), grain: { en: 'aluminium oxide', pl: 'elektrokorund' }, 'max-speed': speed('12,250') },
      variants: (
        [
          ['P40', 0.1, 520, 980],
          ['P60', 0.095, 520, 1320],
          ['P80', 0.09, 520, 1140],
          ['P120', 0.086, 540, 460],
        ] as const
      ).map(([grit, weight, price, stockOnHand]) => ({ symbol: `FLAP-A29-125-${grit}`, features: { grit }, tiers: tiered(price, [20, 8], [100, 17]), weight, stockOnHand })),
    },
    {
      name: { en: 'Flap disc for aluminium, stearate-coated, flat T27', pl: 'Tarcza lamelkowa do aluminium, z powłoką stearynianową, płaska T27' },
      symbol: 'FLAP-ALU-125',
      note: {
        en: 'A dry lubricant in the top layer sheds aluminium dust that would smear over ordinary cloth. Keep the grinder below 8,000 rpm for soft alloys.',
        pl: 'Suchy środek smarny w wierzchniej warstwie zapobiega przywieraniu pyłu aluminiowego, który zalepiłby zwykłe płótno. Do miękkich stopów ustaw obroty poniżej 8000 obr/min.',
      },
      priceNet: 1190,
      features: { diameter: '125 mm', bore: mm(22.23), grain: { en: 'aluminium oxide with stearate', pl: 'elektrokorund ze stearynianem' }, 'max-speed': speed('12,250') },
      variants: (
        [
          ['P40', 0.098, 1190, 140],
          ['P60', 0.094, 1190, 180],
          ['P80', 0.09, 1190, 120],
        ] as const
      ).map(([grit, weight, price, stockOnHand]) => ({ symbol: `FLAP-ALU-125-${grit}`, features: { grit }, tiers: tiered(price, [10, 7]), weight, stockOnHand })),
    },
    {
      name: { en: 'Non-woven flap disc for satin finish, medium, 125 mm', pl: 'Tarcza lamelkowa z włókniny, do satynowania, średnia, 125 mm' },
      symbol: 'FLAP-NW-125-MED',
      note: {
        en: 'It removes heat tint and evens out the scratches left by grit 120 on stainless railings. It does not take off metal; use 3,000 to 5,000 rpm.',
        pl: 'Usuwa przebarwienia i wyrównuje rysy po gradacji 120 na nierdzewnych balustradach. Metalu nie zbiera; pracuj przy 3000–5000 obr/min.',
      },
      priceNet: 2190,
      weight: 0.075,
      stockOnHand: 185,
      features: { diameter: '125 mm', bore: mm(22.23), grain: { en: 'non-woven with aluminium oxide', pl: 'włóknina z elektrokorundem' }, grit: { en: 'medium', pl: 'średnia' } },
    },
    {
      name: { en: 'Fillet-weld flap disc with rounded edge, ceramic P60, 125 mm', pl: 'Tarcza lamelkowa do spoin pachwinowych, ceramiczna P60, 125 mm' },
      symbol: 'FLAP-FIL-125-P60',
      note: {
        en: 'Flaps folded over the rim grind a radius into inside corners that a normal disc cannot reach without cutting into the parent plate.',
        pl: 'Lamelki zawinięte na obrzeże szlifują promień w narożach wewnętrznych, do których zwykła tarcza nie dojdzie bez podcięcia blachy.',
      },
      priceNet: 2490,
      weight: 0.115,
      stockOnHand: 5,
      features: { diameter: '125 mm', bore: mm(22.23), grain: { en: 'ceramic aluminium oxide', pl: 'korund ceramiczny' }, grit: 'P60', 'max-speed': speed('12,250') },
    },
    {
      name: { en: 'Zirconia flap disc assortment 125 mm, 10 pieces', pl: 'Zestaw tarcz lamelkowych cyrkonowych 125 mm, 10 szt.' },
      symbol: 'FLAP-Z29-SET10',
      pieces: 10,
      note: {
        en: 'The set contains three discs each of P40 and P60 and two each of P80 and P120, for a workshop that is still finding out which grits it needs.',
        pl: 'Po trzy tarcze P40 i P60 oraz po dwie P80 i P120, dla warsztatu, który dopiero ustala, jakich gradacji potrzebuje.',
      },
      priceNet: 7290,
      weight: 1.02,
      stockOnHand: 0,
      features: {
        diameter: '125 mm',
        bore: mm(22.23),
        grain: { en: 'zirconia alumina', pl: 'elektrokorund cyrkonowy' },
        'max-speed': speed('12,250'),
        contents: '3 × P40, 3 × P60, 2 × P80, 2 × P120',
      },
    },
  ],
}
