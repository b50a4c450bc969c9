import { type DemoFamily, tiered } from '../../types.ts'

export const family: DemoFamily = {
  code: 'masonry-drills-round',
  category: 'masonry-drills',
  brand: 'skrawit',
  vat: 23,
  short: {
    en: 'Carbide-tipped and diamond drills for masonry, tiles, glass and mixed materials, with a straight or hexagon shank for ordinary chucks.',
    pl: 'Wiertła z ostrzem z węglika i diamentowe do muru, płytek, szkła i różnych materiałów, z chwytem walcowym lub sześciokątnym do zwykłych uchwytów.',
  },
  description: {
    en: `These carbide-tipped and diamond drills are for machines without SDS: percussion drills, drill drivers and small cordless machines. ISO 5468 sets the dimensions of masonry drills with a straight shank, among them the diameter of the head, which is a few tenths of a millimetre larger than nominal so that a plug of the same size fits.

There are three kinds of point. A blunt roof-shaped tip crushes brick and concrete with percussion. A ground, sharp tip cuts tiles, wood, plastic and soft brick without percussion. A spear point or diamond rim scrapes through glass and porcelain tiles.

Choose the point first and the diameter second. Switch percussion off for tiles, hollow brick and aerated block; otherwise the webs break and the plug finds no hold. When drilling concrete with percussion, keep the speed moderate and withdraw the drill often. Cool glass and hard tiles with water unless the drill is made for dry use. A carbide tip that turns red loses its braze and falls out.`,
    pl: `Wiertła z płytką z węglika i wiertła diamentowe są przeznaczone do maszyn bez SDS: wiertarek udarowych, wkrętarek i małych maszyn akumulatorowych. Norma ISO 5468 podaje wymiary wierteł do muru z chwytem walcowym, w tym średnicę głowicy, która jest o kilka dziesiątych milimetra większa od nominalnej, aby kołek o tym samym rozmiarze wszedł w otwór.

Są trzy rodzaje ostrzy. Tępe daszkowe kruszy cegłę i beton z udarem. Ostre szlifowane skrawa płytki, drewno, tworzywa i miękką cegłę bez udaru. Grot lub obrzeże diamentowe ściera szkło i gres.

Najpierw wybierz ostrze, potem średnicę. Do płytek, pustaków i betonu komórkowego udar wyłącz, bo inaczej ścianki pękną i kołek nie będzie trzymał. W betonie z udarem wierć na umiarkowanych obrotach i często wycofuj wiertło. Szkło i twarde płytki chłodź wodą, chyba że wiertło jest przeznaczone do pracy na sucho. Rozgrzana do czerwoności płytka ostrza odlutowuje się i wypada.`,
  },
  features: {
    material: { en: 'alloy steel with carbide tip', pl: 'stal stopowa z płytką z węglika' },
  },
  keywords: {
    en: 'masonry bit, wall bit, tile bit, glass drill, universal bit, multi construction',
    pl: 'widia, wiertło widiowe, do ściany, do glazury, do gresu, do szkła, uniwersalne',
  },
  products: [
    {
      name: { en: 'Masonry drill ISO 5468, straight shank, small, 3 to 6 mm', pl: 'Wiertło do muru ISO 5468, chwyt walcowy, małe 3–6 mm' },
      symbol: 'MUR-S',
      note: {
        en: 'Use it to drill pilot holes and holes for plugs in brick and concrete block, for curtain rails, clips and switches. Thin masonry drills bend when pushed, so let percussion do the work.',
        pl: 'Do otworów pilotowych i pod kołki w cegle i bloczkach betonowych: do karniszy, uchwytów kablowych i łączników. Cienkie wiertło gnie się pod naciskiem, więc niech pracuje udar.',
      },
      priceNet: 390,
      features: { norm: 'ISO 5468', shank: { en: 'straight', pl: 'walcowy' } },
      variants: [
        { symbol: 'MUR-3X60', features: { diameter: '3 mm', length: '60 mm' }, weight: 0.004, stockOnHand: 420 },
        ...(
          [
            [4, 75, 0.007, 410, 980],
            [5, 85, 0.012, 430, 1560],
            [6, 100, 0.019, 450, 2380],
          ] as const
        ).map(([d, length, weight, price, stockOnHand]) => ({
          symbol: `MUR-${d}X${length}`,
          features: { diameter: `${d} mm`, length: `${length} mm` },
          tiers: tiered(price, [10, 8], [50, 15]),
          weight,
          stockOnHand,
        })),
      ],
    },
    {
      name: { en: 'Masonry drill ISO 5468, straight shank, plug sizes 8 to 16 mm', pl: 'Wiertło do muru ISO 5468, chwyt walcowy, pod kołki 8–16 mm' },
      symbol: 'MUR-M',
      note: {
        en: 'Use it in a percussion drill, for larger plugs and conduits. Shanks above 10 mm need a 13 mm chuck; in concrete, a rotary hammer is three times as fast.',
        pl: 'Pod większe kołki i peszle, do wiertarki udarowej. Do chwytów powyżej 10 mm potrzebny jest uchwyt 13 mm; w betonie młotowiertarka jest trzykrotnie szybsza.',
      },
      priceNet: 550,
      features: { norm: 'ISO 5468', shank: { en: 'straight', pl: 'walcowy' } },
      variants: (
        [
          [8, 120, 0.038, 550, 2140],
          [10, 120, 0.056, 690, 1870],
          [12, 150, 0.1, 990, 940],
          [14, 150, 0.13, 1290, 310],
          [16, 150, 0.165, 1590, 260],
        ] as const
      ).map(([d, length, weight, price, stockOnHand]) => ({
        symbol: `MUR-${d}X${length}`,
        features: { diameter: `${d} mm`, length: `${length} mm` },
        tiers: tiered(price, [10, 8], [50, 15]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Long masonry drill, straight shank, 400 mm', pl: 'Wiertło do muru długie, chwyt walcowy, 400 mm' },
      symbol: 'MUR-LONG',
      note: {
        en: 'It goes right through a brick wall when only a percussion drill is at hand. Start with a short drill and change over once the hole is deep enough to guide the long one.',
        pl: 'Wierci na wylot przez mur ceglany, gdy pod ręką jest tylko wiertarka udarowa. Zacznij krótkim wiertłem i zmień je, gdy otwór będzie już prowadził długie.',
      },
      priceNet: 1890,
      features: { shank: { en: 'straight', pl: 'walcowy' }, length: '400 mm' },
      variants: (
        [
          [8, 0.13, 1890, 260],
          [10, 0.2, 2190, 340],
          [12, 0.29, 2590, 280],
          [14, 0.39, 3190, 120],
        ] as const
      ).map(([d, weight, price, stockOnHand]) => ({ symbol: `MUR-${d}X400`, features: { diameter: `${d} mm` }, tiers: tiered(price, [5, 6], [20, 12]), weight, stockOnHand })),
    },
    {
      name: { en: 'Multi-material drill, 1/4" hexagon shank', pl: 'Wiertło uniwersalne, chwyt sześciokątny 1/4"' },
      symbol: 'MULTI-HEX',
      note: {
        en: 'It has a ground carbide edge for brick, tile, wood, plastic and thin sheet metal: one drill goes through the tile into the wall behind. Use rotation only, as percussion chips the edge.',
        pl: 'Szlifowane ostrze z węglika do cegły, płytek, drewna, tworzyw i cienkiej blachy: jednym wiertłem przewiercisz płytkę i ścianę za nią. Wierć tylko bez udaru, bo udar wykrusza krawędź.',
      },
      priceNet: 890,
      features: { shank: { en: 'hexagon 1/4"', pl: 'sześciokątny 1/4"' } },
      variants: (
        [
          [4, 90, 0.014, 890, 620],
          [5, 100, 0.017, 950, 870],
          [6, 100, 0.02, 990, 1420],
          [8, 120, 0.034, 1190, 1030],
          [10, 120, 0.048, 1390, 640],
        ] as const
      ).map(([d, length, weight, price, stockOnHand]) => ({
        symbol: `MULTI-HEX-${d}`,
        features: { diameter: `${d} mm`, length: `${length} mm` },
        tiers: tiered(price, [10, 7], [40, 13]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Multi-material drill, straight shank', pl: 'Wiertło uniwersalne, chwyt walcowy' },
      symbol: 'MULTI-RD',
      note: {
        en: 'It has the same edge as the hexagon version but is for machines with a jaw chuck, and the 10 mm drill is longer. It is a good choice for hollow clay blocks, whose webs stay whole.',
        pl: 'Ostrze jak w wersji z chwytem sześciokątnym, ale do maszyn z uchwytem szczękowym; wiertło 10 mm jest dłuższe. Ostrze nie kruszy ścianek, więc dobrze nadaje się do pustaków ceramicznych.',
      },
      priceNet: 790,
      features: { shank: { en: 'straight', pl: 'walcowy' } },
      variants: (
        [
          [5, 85, 0.012, 790, 480],
          [6, 100, 0.019, 850, 910],
          [8, 120, 0.037, 990, 780],
          [10, 150, 0.068, 1290, 430],
          [12, 150, 0.098, 1690, 220],
        ] as const
      ).map(([d, length, weight, price, stockOnHand]) => ({
        symbol: `MULTI-RD-${d}`,
        features: { diameter: `${d} mm`, length: `${length} mm` },
        tiers: tiered(price, [10, 7], [40, 13]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Tile and glass drill, carbide spear point', pl: 'Wiertło do płytek i szkła, grot z węglika' },
      symbol: 'SPEAR',
      note: {
        en: 'It is for mirrors, glass and glazed wall tiles, at 300 to 600 rpm with water. Stick tape over the spot so that the point does not slip. The drill is not for toughened glass.',
        pl: 'Do luster, szkła i glazury ściennej, przy 300–600 obr/min z wodą. Naklej taśmę, żeby grot się nie ślizgał; szkła hartowanego nie wierci się wcale.',
      },
      priceNet: 690,
      features: { shank: { en: 'straight', pl: 'walcowy' } },
      variants: (
        [
          [4, 64, 0.008, 690, 360],
          [5, 70, 0.01, 750, 540],
          [6, 76, 0.014, 790, 890],
          [8, 81, 0.022, 990, 610],
          [10, 90, 0.036, 1250, 280],
        ] as const
      ).map(([d, length, weight, price, stockOnHand]) => ({ symbol: `SPEAR-${d}`, features: { diameter: `${d} mm`, length: `${length} mm` }, tiers: tiered(price, [10, 8]), weight, stockOnHand })),
    },
    {
      name: { en: 'Diamond tile drill for porcelain, dry, hexagon shank', pl: 'Wiertło diamentowe do gresu, na sucho, chwyt sześciokątny' },
      symbol: 'DIADRILL',
      note: {
        en: 'It is a hollow core bit with vacuum-brazed diamond and a wax filling that melts and so cools the rim. Start at an angle, then bring the bit upright and rock it gently; it lasts for about 20 holes in porcelain.',
        pl: 'Koronka z diamentem lutowanym próżniowo i wypełnieniem z wosku, który topi się i chłodzi obrzeże. Zacznij pod kątem, potem ustaw koronkę prostopadle i lekko nią kołysz; wystarcza na ok. 20 otworów w gresie.',
      },
      priceNet: 2890,
      features: { material: { en: 'vacuum-brazed diamond', pl: 'diament lutowany próżniowo' }, shank: { en: 'hexagon 1/4"', pl: 'sześciokątny 1/4"' }, length: '65 mm' },
      variants: (
        [
          [6, 0.02, 2890, 340],
          [8, 0.024, 2990, 260],
          [10, 0.029, 3290, 150],
        ] as const
      ).map(([d, weight, price, stockOnHand]) => ({ symbol: `DIADRILL-${d}`, features: { diameter: `${d} mm` }, tiers: tiered(price, [5, 6]), weight, stockOnHand })),
    },
    {
      name: { en: 'Masonry drill for cable holes, 10 × 600 mm', pl: 'Wiertło do muru do przejść kablowych, 10 × 600 mm' },
      symbol: 'MUR-10X600',
      note: {
        en: 'Use it for aerial and alarm cables through a cavity wall. The drill is long and slender, so use low speed and no percussion until it reaches the second leaf.',
        pl: 'Do kabli antenowych i alarmowych przez mur szczelinowy. Wiertło jest długie i smukłe, dlatego wierć na wolnych obrotach i bez udaru, dopóki nie dojdzie do drugiej warstwy.',
      },
      priceNet: 3490,
      weight: 0.31,
      stockOnHand: 11,
      features: { shank: { en: 'straight', pl: 'walcowy' }, diameter: '10 mm', length: '600 mm' },
    },
    {
      name: { en: 'Masonry drill set, straight shank, 5 pieces', pl: 'Komplet wierteł do muru, chwyt walcowy, 5 szt.' },
      symbol: 'MUR-SET5',
      pieces: 5,
      note: {
        en: 'This set for households and caretakers has drills of 4, 5, 6, 8 and 10 mm in a plastic wallet. It is for percussion drills with a keyed or keyless chuck.',
        pl: 'Zestaw dla konserwatora i do domu: 4, 5, 6, 8 i 10 mm w plastikowym etui. Do wiertarek udarowych z uchwytem na klucz lub samozaciskowym.',
      },
      priceNet: 1890,
      weight: 0.16,
      stockOnHand: 1240,
      features: { norm: 'ISO 5468', shank: { en: 'straight', pl: 'walcowy' }, contents: '4, 5, 6, 8, 10 mm' },
    },
    {
      name: { en: 'Multi-material drill set, hexagon shank, 7 pieces', pl: 'Komplet wierteł uniwersalnych, chwyt sześciokątny, 7 szt.' },
      symbol: 'MULTI-HEX-SET7',
      pieces: 7,
      note: {
        en: 'It is for bathroom and kitchen fitters who drill through tile into whatever lies behind. It has two drills each of 6 and 8 mm, since those sizes wear out first.',
        pl: 'Dla monterów łazienek i kuchni, którzy wiercą przez płytkę w nieznane podłoże. Wierteł 6 i 8 mm jest po dwie sztuki, bo zużywają się pierwsze.',
      },
      priceNet: 6690,
      weight: 0.28,
      stockOnHand: 0,
      features: { shank: { en: 'hexagon 1/4"', pl: 'sześciokątny 1/4"' }, contents: '4, 5, 2 × 6, 2 × 8, 10 mm' },
    },
  ],
}
