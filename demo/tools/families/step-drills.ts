import { type DemoFamily, tiered } from '../../types.ts'

export const family: DemoFamily = {
  code: 'step-drills',
  category: 'metal-drills',
  brand: 'projahn',
  vat: 23,
  short: {
    en: 'Step and cone drills that open clean round holes of several sizes in sheet metal and plastic, with no change of drill.',
    pl: 'Wiertła stopniowe i stożkowe do czystych, okrągłych otworów o różnych średnicach w blasze i tworzywie, bez zmiany wiertła.',
  },
  description: {
    en: `A step drill is one tool for many holes in sheet: each step cuts the next diameter, and the shoulder above it takes off the burr. The hole comes out round, which a twist drill does not manage in thin sheet. The diameters are laser-marked in the flute, so you can check which size the hole has reached.

The tool is ground from solid high-speed steel, and the flutes carry the chips out. The split point starts in sheet without a pilot hole, except where the product text says otherwise.

The sheet must be thinner than one step is high; for steel, that usually means no more than 4 mm. Go slower with each step: about 1,000 rpm at 6 mm, 300 rpm at 20 mm. Use cutting paste or oil on mild and stainless steel. Clamp the sheet, because the drill pulls it up at every step. Do not use a step drill with hammer action.`,
    pl: `Wiertło stopniowe zastępuje cały zestaw wierteł do blachy: każdy stopień skrawa kolejną średnicę, a krawędź następnego usuwa zadzior. Otwór wychodzi okrągły, czego wiertło kręte w cienkiej blasze nie daje. Średnice są wypalone laserem w rowku, więc łatwo sprawdzić, jaki wymiar ma już otwór.

Wiertła są szlifowane z pełnej stali szybkotnącej, a rowki odprowadzają wióry. Skorygowany ścin pozwala zacząć bez otworu pilotowego, chyba że w opisie wyrobu podano inaczej.

Grubość blachy musi być mniejsza niż wysokość stopnia; dla stali to zwykle najwyżej 4 mm. Z każdym stopniem zmniejszaj obroty: ok. 1000 obr/min przy 6 mm, 300 obr/min przy 20 mm. Do stali zwykłej i nierdzewnej użyj pasty albo oleju. Blachę zamocuj, bo na każdym stopniu wiertło ją podrywa. Nie używaj udaru.`,
  },
  features: {
    application: { en: 'sheet metal, profiles, plastics', pl: 'blacha, profile, tworzywa' },
  },
  keywords: {
    en: 'unibit, stepped bit, sheet drill, christmas tree bit, cone cutter',
    pl: 'choinka, wiertło choinkowe, wielostopniowe, frez stopniowy, stożek do blachy',
  },
  products: [
    {
      name: { en: 'Step drill HSS, two straight flutes, bright', pl: 'Wiertło stopniowe HSS, dwa rowki proste, bez powłoki' },
      symbol: 'STEP-HSS',
      note: {
        en: 'This is the plain version for mild steel, aluminium and plastic. Straight flutes are easy to touch up with a slipstone along the inner face, without changing the diameters.',
        pl: 'Wersja podstawowa do stali zwykłej, aluminium i tworzyw. Proste rowki łatwo podostrzyć osełką od strony natarcia, bez zmiany średnic.',
      },
      priceNet: 3490,
      features: { steel: 'HSS M2', shank: { en: 'three-flat', pl: 'z trzema ścięciami' }, finish: { en: 'uncoated', pl: 'bez powłoki' } },
      variants: (
        [
          ['4-12', '4–12 mm', '65 mm', 0.035, 3490, 420],
          ['4-20', '4–20 mm', '75 mm', 0.082, 5490, 760],
          ['4-30', '4–30 mm', '100 mm', 0.21, 9490, 390],
        ] as const
      ).map(([size, diameter, length, weight, price, stockOnHand]) => ({
        symbol: `STEP-HSS-${size}`,
        features: { diameter, length },
        tiers: tiered(price, [5, 6], [20, 11]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Step drill HSS, spiral flute, TiN coated', pl: 'Wiertło stopniowe HSS, rowek śrubowy, powłoka TiN' },
      symbol: 'STEP-TIN',
      note: {
        en: 'The spiral flute cuts with a shearing action, so the bit runs more quietly in a cordless drill. The gold coating shows wear: where it has gone, the edge has gone too.',
        pl: 'Wiertło z rowkiem śrubowym nie szarpie i pracuje ciszej we wkrętarce akumulatorowej. Po złotej powłoce widać zużycie: gdzie jej nie ma, tam krawędź jest już stępiona.',
      },
      priceNet: 4990,
      features: { steel: 'HSS M2', shank: { en: 'three-flat', pl: 'z trzema ścięciami' }, finish: { en: 'titanium nitride (TiN)', pl: 'azotek tytanu (TiN)' } },
      variants: (
        [
          ['4-12', '4–12 mm', '65 mm', 0.034, 4990, 310],
          ['4-20', '4–20 mm', '75 mm', 0.08, 7490, 580],
          ['4-30', '4–30 mm', '100 mm', 0.205, 12900, 240],
        ] as const
      ).map(([size, diameter, length, weight, price, stockOnHand]) => ({
        symbol: `STEP-TIN-${size}`,
        features: { diameter, length },
        tiers: tiered(price, [5, 6], [20, 11]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Cone drill HSS for sheet and tube', pl: 'Wiertło stożkowe HSS do blach i rur' },
      symbol: 'STEP-CONE',
      note: {
        en: 'It has a smooth cone instead of steps: it opens a hole to any diameter and trues up misaligned holes. It leaves the wall of the hole slightly tapered, so use it only for thin material. The 16–30 mm drill needs a 16 mm hole to start in.',
        pl: 'Gładki stożek zamiast stopni: powiększa otwór do dowolnej średnicy i wyrównuje otwory, które się nie pokrywają. Ścianka otworu wychodzi lekko zbieżna, dlatego wiertło nadaje się tylko do cienkich blach. Wiertło 16–30 mm wymaga gotowego otworu 16 mm.',
      },
      priceNet: 4290,
      features: { steel: 'HSS M2', shank: { en: 'straight', pl: 'walcowy' }, finish: { en: 'uncoated', pl: 'bez powłoki' } },
      variants: (
        [
          ['3-14', '3–14 mm', '58 mm', 0.036, 4290, 260],
          ['5-20', '5–20 mm', '71 mm', 0.078, 5990, 310],
          ['16-30', '16–30 mm', '76 mm', 0.19, 10900, 90],
        ] as const
      ).map(([size, diameter, length, weight, price, stockOnHand]) => ({
        symbol: `STEP-CONE-${size}`,
        features: { diameter, length },
        tiers: tiered(price, [5, 5]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Step drill HSS-Co5 for stainless sheet, 4–20 mm', pl: 'Wiertło stopniowe HSS-Co5 do blachy nierdzewnej, 4–20 mm' },
      symbol: 'STEP-CO-4-20',
      note: {
        en: 'It is made of cobalt steel and is for stainless sinks, cable trays and control cabinets made of sheet up to 3 mm thick. Keep below 400 rpm on the upper steps and use paste for every hole.',
        pl: 'Ze stali kobaltowej, do zlewów, korytek kablowych i szaf sterowniczych z blachy nierdzewnej do 3 mm. Na wyższych stopniach nie przekraczaj 400 obr/min i zawsze używaj pasty.',
      },
      priceNet: 10900,
      weight: 0.083,
      stockOnHand: 215,
      features: { steel: 'HSS-Co5 M35', shank: { en: 'three-flat', pl: 'z trzema ścięciami' }, finish: { en: 'bronze', pl: 'brązowa' }, diameter: '4–20 mm', length: '75 mm' },
    },
    {
      name: { en: 'Step drill HSS for metric cable glands, M12 to M32', pl: 'Wiertło stopniowe HSS pod dławnice metryczne, M12–M32' },
      symbol: 'STEP-GLAND-M32',
      note: {
        en: 'It has steps only for the clearance holes of metric cable glands: 12.5, 16.5, 20.5, 25.5 and 32.5 mm. There is no need to count steps at the control cabinet.',
        pl: 'Stopnie tylko w średnicach otworów przelotowych pod dławnice metryczne: 12,5; 16,5; 20,5; 25,5 i 32,5 mm. Przy szafie sterowniczej nie trzeba liczyć stopni.',
      },
      priceNet: 15900,
      weight: 0.24,
      stockOnHand: 48,
      features: { steel: 'HSS M2', shank: { en: 'three-flat', pl: 'z trzema ścięciami' }, finish: { en: 'titanium nitride (TiN)', pl: 'azotek tytanu (TiN)' }, thread: 'M12–M32' },
    },
    {
      name: { en: 'Large step drill HSS 6–36 mm, 3 mm steps', pl: 'Wiertło stopniowe duże HSS 6–36 mm, stopień co 3 mm' },
      symbol: 'STEP-HSS-6-36',
      note: {
        en: 'It is for pipe penetrations and vents in sheet up to 3 mm thick. It needs a drill with a side handle and a low gear, because the last step jerks hard.',
        pl: 'Do przejść rurowych i otworów wentylacyjnych w blasze do 3 mm. Potrzebna jest wiertarka z rękojeścią boczną, ustawiona na pierwszy bieg, bo ostatni stopień mocno szarpie.',
      },
      priceNet: 14900,
      weight: 0.31,
      stockOnHand: 6,
      features: { steel: 'HSS M2', shank: { en: 'three-flat', pl: 'z trzema ścięciami' }, finish: { en: 'uncoated', pl: 'bez powłoki' }, diameter: '6–36 mm', length: '95 mm' },
    },
    {
      name: { en: 'Step drill HSS with 1/4" hexagon shank, 4–20 mm', pl: 'Wiertło stopniowe HSS z chwytem sześciokątnym 1/4", 4–20 mm' },
      symbol: 'STEP-HEX-4-20',
      note: {
        en: 'It clicks into the quick-change chuck of a drill driver, which is handy when fitting cabinets overhead. Use the drill setting, not the impact mechanism, which chips the edges.',
        pl: 'Wchodzi w uchwyt szybkomocujący wkrętarki, co przydaje się przy montażu szafek nad głową. Wierć bez mechanizmu udarowego, bo udar wykrusza krawędzie.',
      },
      priceNet: 6290,
      weight: 0.079,
      stockOnHand: 0,
      features: { steel: 'HSS M2', shank: { en: 'hexagon 1/4"', pl: 'sześciokątny 1/4"' }, finish: { en: 'titanium nitride (TiN)', pl: 'azotek tytanu (TiN)' }, diameter: '4–20 mm', length: '80 mm' },
    },
    {
      name: { en: 'Step drill set HSS-TiN, 3 pieces, metal case', pl: 'Komplet wierteł stopniowych HSS-TiN, 3 szt., kaseta metalowa' },
      symbol: 'STEP-TIN-SET3',
      pieces: 3,
      note: {
        en: 'Three coated drills, 4–12, 4–20 and 4–30 mm, come in a case that keeps the edges from knocking against each other. The set is cheaper than the three drills bought one by one.',
        pl: 'Trzy powlekane wiertła 4–12, 4–20 i 4–30 mm w kasecie, w której krawędzie nie obijają się o siebie. Komplet jest tańszy niż trzy wiertła kupione osobno.',
      },
      priceNet: 21900,
      weight: 0.52,
      stockOnHand: 132,
      features: { steel: 'HSS M2', shank: { en: 'three-flat', pl: 'z trzema ścięciami' }, finish: { en: 'titanium nitride (TiN)', pl: 'azotek tytanu (TiN)' }, contents: '4–12, 4–20, 4–30 mm' },
    },
    {
      name: { en: 'Cone drill set HSS for car bodywork, 3 pieces', pl: 'Komplet wierteł stożkowych HSS do karoserii, 3 szt.' },
      symbol: 'STEP-CONE-SET3',
      pieces: 3,
      note: {
        en: 'It is for aerials, sensors and grommets in body panels, where the hole has to grow a little at a time. The set contains a small, a medium and a large cone in a metal case with cutting paste.',
        pl: 'Do anten, czujników i przelotek w blachach nadwozia, gdzie otwór powiększa się po trochu. Mały, średni i duży stożek w metalowej kasecie, z pastą do wiercenia.',
      },
      priceNet: 18900,
      weight: 0.46,
      stockOnHand: 27,
      features: { steel: 'HSS M2', shank: { en: 'straight', pl: 'walcowy' }, finish: { en: 'uncoated', pl: 'bez powłoki' }, contents: '3–14, 5–20, 16–30 mm' },
    },
  ],
}
