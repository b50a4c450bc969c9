import { type DemoFamily, tiered } from '../../types.ts'

const speed = (ms: number, rpm: string) => ({ en: `${ms} m/s, ${rpm} rpm`, pl: `${ms} m/s, ${rpm.replace(/,(?=...$)/, rpm.length > 5 ? '\u00a0' : '')} obr/min` })
const mm = (d: number) => (Number.isInteger(d) ? `${d} mm` : { en: `${d} mm`, pl: `${String(d).replace('.', ',')} mm` })

export const family: DemoFamily = {
  code: 'diamond-discs',
  category: 'cutting-discs',
  brand: 'korundex',
  vat: 23,
  short: {
    en: 'Diamond cutting discs to EN 13236 for concrete, brick, stone, tiles and asphalt.',
    pl: 'Tarcze diamentowe według EN 13236 do betonu, cegły, kamienia, płytek i asfaltu.',
  },
  description: {
    en: `A steel blank carries a rim of metal bond with diamond grains. The bond has to wear at the right rate: soft for hard stone, so that fresh diamonds appear; hard for abrasive brick and asphalt, so that the diamonds are not lost. No single disc therefore suits every material. EN 13236 covers safety, markings and maximum speed.

Segments cut fast and cool themselves through the slots. A turbo rim is a compromise between speed and a clean edge. A continuous rim gives the cleanest edge in tiles and is usually run wet.

Mount the disc with its arrow in the direction of rotation. Make deep cuts in several passes and let the disc idle every half minute when cutting dry. A glazed disc is dressed with a few cuts in sand-lime brick. Never cut plain metal with these discs, and do not grind sideways unless the disc is made for it. Dust from concrete contains silica: use water or extraction, and wear an FFP3 mask or a half mask with a P3 filter.`,
    pl: `Na stalowym korpusie jest obrzeże ze spoiwa metalowego z ziarnami diamentu. Spoiwo musi się zużywać w odpowiednim tempie: miękkie do twardego kamienia, żeby odsłaniało nowe diamenty; twarde do ściernej cegły i asfaltu, żeby ich nie gubiło. Dlatego żadna tarcza nie nadaje się do wszystkiego. Norma EN 13236 określa wymagania bezpieczeństwa, oznaczenia i maksymalną prędkość.

Segmenty tną szybko i chłodzą się przez szczeliny. Obrzeże turbo to kompromis między szybkością a czystą krawędzią. Pełne obrzeże daje najczystszą krawędź w płytkach i zwykle pracuje na mokro.

Zamontuj tarczę strzałką zgodnie z kierunkiem obrotów. Głębokie cięcie wykonuj w kilku przejściach, a na sucho co pół minuty pozwól tarczy obracać się luzem. Zeszkloną tarczę naostrzy kilka cięć w cegle silikatowej. Nigdy nie tnij samego metalu, a bokiem szlifuj tylko tarczą do tego przeznaczoną. Pył betonowy zawiera krzemionkę: stosuj wodę lub odsysanie i noś półmaskę filtrującą FFP3 albo półmaskę z filtrem P3.`,
  },
  features: {
    norm: 'EN 13236',
    grain: { en: 'synthetic diamond', pl: 'diament syntetyczny' },
  },
  keywords: {
    en: 'diamond blade, concrete disc, tile disc, stone saw blade, paving blade',
    pl: 'diamentówka, tarcza do betonu, do kostki brukowej, do gresu, do glazury, do flexa',
  },
  products: [
    {
      name: { en: 'Segmented diamond disc for building materials', pl: 'Tarcza diamentowa segmentowa do materiałów budowlanych' },
      symbol: 'DIA-BUILD',
      note: {
        en: 'This is the builder’s standard disc for cutting block, brick, roof tiles and kerbs dry. It can cut a stray reinforcing bar, but at the cost of its segments.',
        pl: 'Podstawowa tarcza budowlana do cięcia na sucho bloczków, cegły, dachówek i krawężników. Przypadkowy pręt zbrojeniowy przetnie, ale kosztem segmentów.',
      },
      priceNet: 1690,
      features: { bore: mm(22.23) },
      variants: (
        [
          [115, '13,300', 0.1, 1690, 480],
          [125, '12,250', 0.12, 1890, 1240],
          [180, '8,500', 0.28, 3690, 310],
          [230, '6,650', 0.5, 5490, 890],
        ] as const
      ).map(([d, rpm, weight, price, stockOnHand]) => ({
        symbol: `DIA-BUILD-${d}`,
        features: { diameter: `${d} mm`, 'max-speed': speed(80, rpm) },
        tiers: tiered(price, [5, 7], [20, 13]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Laser-welded diamond disc for reinforced concrete, segmented', pl: 'Tarcza diamentowa spawana laserowo do żelbetu, segmentowa' },
      symbol: 'DIA-RC',
      note: {
        en: 'Segments welded on instead of sintered do not fly off when the disc runs hot. The disc is for old, fully cured concrete and lintels with reinforcing bars.',
        pl: 'Segmenty spawane, a nie spiekane, nie odpadają, gdy tarcza się nagrzeje. Do starego, w pełni stwardniałego betonu i nadproży z prętami.',
      },
      priceNet: 3990,
      features: { bore: mm(22.23), height: '10 mm' },
      variants: (
        [
          [125, '12,250', 0.13, 3990, 460],
          [180, '8,500', 0.3, 6990, 140],
          [230, '6,650', 0.54, 10900, 380],
        ] as const
      ).map(([d, rpm, weight, price, stockOnHand]) => ({
        symbol: `DIA-RC-${d}`,
        features: { diameter: `${d} mm`, 'max-speed': speed(80, rpm) },
        tiers: tiered(price, [5, 6], [15, 12]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Turbo diamond disc, universal', pl: 'Tarcza diamentowa turbo, uniwersalna' },
      symbol: 'DIA-TURBO',
      note: {
        en: 'The corrugated rim is for paving, concrete slabs and natural stone where the edge stays visible. The cut is smoother than with segments and a little slower.',
        pl: 'Karbowane obrzeże do kostki brukowej, płyt betonowych i kamienia, gdy krawędź pozostaje widoczna. Tnie gładziej niż segmenty, ale nieco wolniej.',
      },
      priceNet: 2290,
      kind: 'turbo',
      features: { bore: mm(22.23) },
      variants: [
        { symbol: 'DIA-TURBO-115', features: { diameter: '115 mm', 'max-speed': speed(80, '13,300') }, weight: 0.11, stockOnHand: 290 },
        ...(
          [
            [125, '12,250', 0.13, 2490, 970],
            [180, '8,500', 0.31, 4990, 180],
            [230, '6,650', 0.55, 7290, 520],
          ] as const
        ).map(([d, rpm, weight, price, stockOnHand]) => ({
          symbol: `DIA-TURBO-${d}`,
          features: { diameter: `${d} mm`, 'max-speed': speed(80, rpm) },
          tiers: tiered(price, [5, 7], [20, 13]),
          weight,
          stockOnHand,
        })),
      ],
    },
    {
      name: { en: 'Thin turbo diamond disc for porcelain tiles, dry', pl: 'Tarcza diamentowa turbo cienka do gresu, na sucho' },
      symbol: 'DIA-GRES',
      note: {
        en: 'A mesh rim only 1.2 mm thick cuts hard porcelain without chipping the glaze. The thin blank flutters when pushed, so guide it lightly along a rail.',
        pl: 'Siatkowe obrzeże o grubości tylko 1,2 mm tnie twardy gres bez odprysków szkliwa. Cienki korpus faluje przy nacisku, więc prowadź tarczę lekko wzdłuż listwy.',
      },
      priceNet: 4490,
      kind: 'turbo',
      features: { bore: mm(22.23), thickness: mm(1.2) },
      variants: (
        [
          [115, '13,300', 0.09, 4490, 310],
          [125, '12,250', 0.11, 4790, 860],
          [230, '6,650', 0.46, 11900, 150],
        ] as const
      ).map(([d, rpm, weight, price, stockOnHand]) => ({
        symbol: `DIA-GRES-${d}`,
        features: { diameter: `${d} mm`, 'max-speed': speed(80, rpm) },
        tiers: tiered(price, [5, 6], [20, 11]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Continuous-rim diamond disc for wet tile saws', pl: 'Tarcza diamentowa z pełnym obrzeżem do przecinarek wodnych' },
      symbol: 'DIA-WET',
      note: {
        en: 'It is for cutting wall tiles, stoneware and thin marble on bench saws with a water tray. Change the water when it turns milky, as the sludge dulls the rim.',
        pl: 'Do cięcia glazury, terakoty i cienkiego marmuru przecinarką stołową z wanną na wodę. Wymień wodę, gdy zmętnieje, bo szlam zeszkla obrzeże.',
      },
      priceNet: 3990,
      kind: 'rim',
      features: { bore: mm(25.4) },
      variants: (
        [
          [180, '8,500', 0.27, 3990, 240],
          [200, '7,650', 0.34, 4690, 320],
          [250, '6,100', 0.6, 6990, 190],
        ] as const
      ).map(([d, rpm, weight, price, stockOnHand]) => ({
        symbol: `DIA-WET-${d}`,
        features: { diameter: `${d} mm`, 'max-speed': speed(80, rpm) },
        tiers: tiered(price, [3, 5], [10, 10]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Diamond disc for asphalt and fresh concrete, for petrol cutters', pl: 'Tarcza diamentowa do asfaltu i świeżego betonu, do przecinarek spalinowych' },
      symbol: 'DIA-ASPH',
      note: {
        en: 'It has a hard bond and undercut protection, since asphalt grinds away the steel below the segment. Cut wet; a reducing ring for a smaller arbor is included.',
        pl: 'Twarde spoiwo i segmenty chroniące korpus, bo asfalt podcina stal pod segmentem. Cięcie na mokro; w komplecie pierścień redukcyjny na mniejszy trzpień.',
      },
      priceNet: 24900,
      features: { bore: mm(25.4) },
      variants: (
        [
          [300, '6,400', 1.35, 24900, 32],
          [350, '5,500', 1.9, 29900, 64],
          [400, '4,800', 2.6, 38900, 21],
        ] as const
      ).map(([d, rpm, weight, price, stockOnHand]) => ({
        symbol: `DIA-ASPH-${d}`,
        features: { diameter: `${d} mm`, 'max-speed': speed(100, rpm) },
        tiers: tiered(price, [3, 6]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Granite turbo diamond disc 125 mm, soft bond', pl: 'Tarcza diamentowa turbo do granitu 125 mm, miękkie spoiwo' },
      symbol: 'DIA-GRAN-125',
      note: {
        en: 'The soft bond keeps releasing fresh diamond in granite, basalt and hard gravel concrete. In brick it would wear away in an afternoon.',
        pl: 'Miękkie spoiwo wciąż odsłania nowe ziarna w granicie, bazalcie i twardym betonie żwirowym. W cegle zużyłoby się w jedno popołudnie.',
      },
      priceNet: 5490,
      weight: 0.14,
      stockOnHand: 115,
      kind: 'turbo',
      features: { bore: mm(22.23), diameter: '125 mm', 'max-speed': speed(80, '12,250') },
    },
    {
      name: { en: 'Segmented diamond disc for sand-lime and clay brick, 230 mm', pl: 'Tarcza diamentowa segmentowa do silikatów i cegły ceramicznej, 230 mm' },
      symbol: 'DIA-BRICK-230',
      note: {
        en: 'It has tall segments in a hard bond for abrasive masonry units, where a universal disc shrinks visibly. Score a thick block all round, then break it.',
        pl: 'Wysokie segmenty w twardym spoiwie do ściernych elementów murowych, w których tarcza uniwersalna niknie w oczach. Gruby bloczek natnij dookoła i odłam.',
      },
      priceNet: 8990,
      weight: 0.56,
      stockOnHand: 7,
      features: { bore: mm(22.23), diameter: '230 mm', height: '12 mm', 'max-speed': speed(80, '6,650') },
    },
    {
      name: { en: 'Glass and ceramics diamond disc 125 mm, continuous rim', pl: 'Tarcza diamentowa do szkła i ceramiki 125 mm, pełne obrzeże' },
      symbol: 'DIA-GLASS-125',
      note: {
        en: 'It has the finest grit in the range, for glass mosaic, washbasins and glazed stoneware. Run it slowly on a speed-controlled grinder and drip water on the cut. Never cut toughened glass: it shatters.',
        pl: 'Najdrobniejsze ziarno w ofercie: do mozaiki szklanej, umywalek i szkliwionej kamionki. Tnij na wolnych obrotach szlifierką z regulacją i zwilżaj miejsce cięcia wodą. Szkła hartowanego nie tnij, bo się rozpryśnie.',
      },
      priceNet: 6990,
      weight: 0.1,
      stockOnHand: 39,
      kind: 'rim',
      features: { bore: mm(22.23), diameter: '125 mm', 'max-speed': speed(80, '12,250') },
    },
    {
      name: { en: 'Mitre diamond disc 115 mm for 45° tile edges', pl: 'Tarcza diamentowa 115 mm do szlifowania krawędzi płytek pod 45°' },
      symbol: 'DIA-MITRE-115',
      note: {
        en: 'It bevels porcelain for outer corners with diamond on the face as well as the rim, so here tilting is allowed. Leave half a millimetre unground below the glaze.',
        pl: 'Ukosuje gres na narożniki zewnętrzne; diament jest też na boku, więc tu wolno szlifować pod kątem. Pod szkliwem zostaw pół milimetra bez szlifowania.',
      },
      priceNet: 9490,
      weight: 0.15,
      stockOnHand: 0,
      kind: 'rim',
      features: { bore: mm(22.23), diameter: '115 mm', 'max-speed': speed(80, '13,300') },
    },
  ],
}
