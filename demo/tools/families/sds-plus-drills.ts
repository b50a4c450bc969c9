import { type DemoFamily, tiered } from '../../types.ts'

export const family: DemoFamily = {
  code: 'sds-plus-drills',
  category: 'masonry-drills',
  brand: 'skrawit',
  vat: 23,
  short: {
    en: 'Carbide-tipped hammer drill bits with an SDS-plus shank, for concrete, brick and stone.',
    pl: 'Wiertła udarowe z chwytem SDS-plus i ostrzem z węglika, do betonu, cegły i kamienia.',
  },
  description: {
    en: `These hammer drill bits are for rotary hammers with an SDS-plus chuck. The shank is 10 mm thick with two drive grooves and two locking grooves; it slides in the chuck, so the blow reaches the drill and not the spindle. Two cutters are the right choice for brick, stone and plain concrete. Four cutters keep the hole round and do not catch on reinforcement.

The head is tungsten carbide brazed into a hardened alloy-steel body. The total length is usually 50 to 60 mm more than the depth the drill can reach.

Grease the shank a little before it goes in. Let the hammer do the work and press only enough to keep contact. Pull the drill out several times in a deep hole, then blow and brush the hole clean, because dust reduces the load that the anchor can carry. Stop if the drill glows or screeches: it has hit steel.`,
    pl: `Te wiertła udarowe są przeznaczone do młotowiertarek z uchwytem SDS-plus. Chwyt o średnicy 10 mm ma dwa rowki napędowe i dwa ryglujące; przesuwa się w uchwycie, więc energia udaru trafia w wiertło, a nie we wrzeciono. Dwa ostrza wystarczają do cegły, kamienia i betonu niezbrojonego. Cztery ostrza dają okrągły otwór i nie zahaczają o zbrojenie.

Głowica z węglika wolframu jest wlutowana w hartowany korpus ze stali stopowej. Długość całkowita jest zwykle o 50–60 mm większa od głębokości wiercenia.

Przed włożeniem lekko nasmaruj chwyt. Niech pracuje udar; dociskaj tylko tyle, by wiertło nie odskakiwało. W głębokim otworze kilka razy je wycofaj, a otwór przedmuchaj i wyczyść szczotką, bo pył zmniejsza nośność kotwy. Przerwij pracę, gdy wiertło się żarzy lub piszczy: trafiło na stal.`,
  },
  features: {
    shank: 'SDS-plus',
    material: { en: 'alloy steel, carbide head', pl: 'stal stopowa, głowica z węglika' },
  },
  keywords: {
    en: 'hammer bit, rotary hammer drill bit, concrete bit, wall drill, SDS+',
    pl: 'wiertło do udaru, do młotowiertarki, do ściany, widia, SDS+, sds plus',
  },
  products: [
    {
      name: { en: 'SDS-plus drill, two-cutter, plug sizes 5 to 8 mm', pl: 'Wiertło SDS-plus dwuostrzowe, pod kołki 5–8 mm' },
      symbol: 'SDSP-2-PLUG',
      note: {
        en: 'It drills holes for nylon plugs in brick, block and plain concrete. The short drills stay straight overhead; the 160 mm ones reach through plaster and thin insulation.',
        pl: 'Do wiercenia pod kołki rozporowe w cegle, bloczkach i betonie niezbrojonym. Krótkie wiertła nie uciekają przy pracy nad głową, a 160-milimetrowe przechodzą przez tynk i cienkie ocieplenie.',
      },
      priceNet: 590,
      variants: (
        [
          [5, 110, 50, 0.034, 590, 1450],
          [6, 110, 50, 0.038, 590, 2860],
          [6, 160, 100, 0.052, 690, 2240],
          [7, 110, 50, 0.043, 690, 380],
          [8, 110, 50, 0.049, 650, 1980],
          [8, 160, 100, 0.072, 750, 2510],
        ] as const
      ).map(([d, length, depth, weight, price, stockOnHand]) => ({
        symbol: `SDSP-2-${d}X${length}`,
        features: { diameter: `${d} mm`, length: `${length} mm`, 'working-length': `${depth} mm` },
        tiers: tiered(price, [10, 6], [50, 13]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'SDS-plus drill, two-cutter, anchor sizes 10 to 16 mm', pl: 'Wiertło SDS-plus dwuostrzowe, pod kotwy 10–16 mm' },
      symbol: 'SDSP-2-ANCH',
      note: {
        en: 'It is for frame fixings, sleeve anchors and cable holes in brick and plain concrete. In reinforced slabs, use the four-cutter version, as two cutters jam on the bars.',
        pl: 'Pod kołki ramowe, kotwy tulejowe i przewody w cegle i betonie niezbrojonym. Do stropów żelbetowych weź wersję czteroostrzową, bo dwa ostrza klinują się na pręcie.',
      },
      priceNet: 850,
      variants: (
        [
          [10, 160, 100, 0.1, 850, 2310],
          [10, 210, 150, 0.128, 990, 1120],
          [12, 160, 100, 0.125, 1050, 1490],
          [12, 210, 150, 0.16, 1190, 870],
          [14, 210, 150, 0.2, 1590, 520],
          [16, 210, 150, 0.26, 1890, 430],
        ] as const
      ).map(([d, length, depth, weight, price, stockOnHand]) => ({
        symbol: `SDSP-2-${d}X${length}`,
        features: { diameter: `${d} mm`, length: `${length} mm`, 'working-length': `${depth} mm` },
        tiers: tiered(price, [10, 6], [40, 12]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'SDS-plus drill, two-cutter, 450 mm long for through holes', pl: 'Wiertło SDS-plus dwuostrzowe długie 450 mm, do przebić' },
      symbol: 'SDSP-2-LONG',
      note: {
        en: 'It drills through a 38 cm wall from one side, for pipes and cables. Start the hole with a short drill of the same size, as a long one whips until the hole guides it.',
        pl: 'Przewierca mur 38 cm od jednej strony, żeby przeszły rury i przewody. Otwór zacznij krótkim wiertłem tej samej średnicy, bo długie bije, zanim zagłębi się w ścianę.',
      },
      priceNet: 2290,
      features: { length: '450 mm', 'working-length': '400 mm' },
      variants: [
        { symbol: 'SDSP-2-10X450', features: { diameter: '10 mm' }, weight: 0.25, stockOnHand: 280 },
        ...(
          [
            [12, 0.34, 2590, 460],
            [14, 0.44, 2990, 310],
            [16, 0.57, 3490, 390],
            [20, 0.85, 4790, 170],
          ] as const
        ).map(([d, weight, price, stockOnHand]) => ({ symbol: `SDSP-2-${d}X450`, features: { diameter: `${d} mm` }, tiers: tiered(price, [5, 6], [20, 12]), weight, stockOnHand })),
      ],
    },
    {
      name: { en: 'SDS-plus drill, four-cutter, slim sizes 6 to 8 mm', pl: 'Wiertło SDS-plus czteroostrzowe, małe średnice 6–8 mm' },
      symbol: 'SDSP-4-SLIM',
      note: {
        en: 'It has a solid carbide head for hard precast slabs and stair treads, where the hole for a plug must not turn oval. It glances off reinforcement instead of chipping.',
        pl: 'Głowica z pełnego węglika do twardych płyt prefabrykowanych i stopni schodów, gdzie otwór pod kołek nie może wyjść owalny. Na zbrojeniu ześlizguje się, zamiast się wyszczerbić.',
      },
      priceNet: 1190,
      variants: (
        [
          [6, 110, 50, 0.038, 1190, 1240],
          [6, 160, 100, 0.053, 1290, 1360],
          [8, 110, 50, 0.05, 1250, 910],
          [8, 160, 100, 0.074, 1390, 1180],
          [8, 210, 150, 0.096, 1590, 450],
        ] as const
      ).map(([d, length, depth, weight, price, stockOnHand]) => ({
        symbol: `SDSP-4-${d}X${length}`,
        features: { diameter: `${d} mm`, length: `${length} mm`, 'working-length': `${depth} mm` },
        tiers: tiered(price, [10, 7], [50, 14]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'SDS-plus drill, four-cutter, for wedge anchors 10 to 16 mm', pl: 'Wiertło SDS-plus czteroostrzowe, pod kotwy segmentowe 10–16 mm' },
      symbol: 'SDSP-4-ANCH',
      note: {
        en: 'Wedge anchors and concrete screws carry their load only in a hole of the right diameter. Check the head with a caliper and discard the drill when it has worn down.',
        pl: 'Kotwy segmentowe i wkręty do betonu trzymają tylko w otworze o właściwej średnicy. Głowicę sprawdzaj suwmiarką, a zużyte wiertło wyrzuć.',
      },
      priceNet: 1790,
      variants: (
        [
          [10, 160, 100, 0.102, 1790, 960],
          [12, 160, 100, 0.128, 2090, 840],
          [12, 260, 200, 0.2, 2690, 320],
          [14, 210, 150, 0.205, 2890, 260],
          [16, 210, 150, 0.265, 3390, 310],
        ] as const
      ).map(([d, length, depth, weight, price, stockOnHand]) => ({
        symbol: `SDSP-4-${d}X${length}`,
        features: { diameter: `${d} mm`, length: `${length} mm`, 'working-length': `${depth} mm` },
        tiers: tiered(price, [5, 5], [20, 11]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'SDS-plus drill, four-cutter, large sizes 18 to 25 mm', pl: 'Wiertło SDS-plus czteroostrzowe, duże średnice 18–25 mm' },
      symbol: 'SDSP-4-BIG',
      note: {
        en: 'It is for chemical anchors, rebar connections and conduits. These sizes are about the limit for a 3 kg hammer; for many such holes, use SDS-max.',
        pl: 'Pod kotwy wklejane, pręty zbrojeniowe i rury instalacyjne. Te średnice to granica możliwości młotowiertarki o wadze 3 kg; przy wielu otworach lepszy będzie SDS-max.',
      },
      priceNet: 4290,
      features: { length: '250 mm', 'working-length': '200 mm' },
      variants: (
        [
          [18, 0.34, 4290, 180],
          [20, 0.4, 4790, 210],
          [22, 0.48, 5490, 120],
          [25, 0.58, 6490, 95],
        ] as const
      ).map(([d, weight, price, stockOnHand]) => ({ symbol: `SDSP-4-${d}X250`, features: { diameter: `${d} mm` }, tiers: tiered(price, [5, 7]), weight, stockOnHand })),
    },
    {
      name: { en: 'SDS-plus stop drill for drop-in anchors, with shoulder', pl: 'Wiertło SDS-plus z kołnierzem oporowym, pod kotwy wbijane' },
      symbol: 'SDSP-STOP',
      note: {
        en: 'The shoulder stops the drill at the depth of the anchor, so the sleeve sits flush and expands fully. Each anchor size needs its own drill.',
        pl: 'Kołnierz zatrzymuje wiertło dokładnie na głębokości kotwy, tuleja licuje więc z powierzchnią i w pełni się rozpiera. Każdy rozmiar kotwy wymaga osobnego wiertła.',
      },
      priceNet: 4490,
      variants: (
        [
          ['M6', '8X25', '8 mm', '25 mm', 0.085, 4490, 130],
          ['M8', '10X30', '10 mm', '30 mm', 0.1, 4690, 220],
          ['M10', '12X40', '12 mm', '40 mm', 0.125, 5190, 160],
          ['M12', '15X50', '15 mm', '50 mm', 0.17, 6290, 70],
        ] as const
      ).map(([thread, size, diameter, depth, weight, price, stockOnHand]) => ({
        symbol: `SDSP-STOP-${size}`,
        features: { thread, diameter, 'working-length': depth },
        tiers: tiered(price, [5, 8]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'SDS-plus dust extraction drill, 12 mm, hollow', pl: 'Wiertło SDS-plus z odsysaniem pyłu, 12 mm, drążone' },
      symbol: 'SDSP-VAC-12X330',
      note: {
        en: 'Dust is drawn through the drill into a class M vacuum cleaner, so the hole needs no brushing before the mortar goes in. The hose sleeve turns freely on the shank.',
        pl: 'Pył jest odsysany przez wiertło do odkurzacza klasy M, więc otworu nie trzeba szczotkować przed podaniem zaprawy. Króciec węża obraca się swobodnie na chwycie.',
      },
      priceNet: 28900,
      weight: 0.36,
      stockOnHand: 5,
      features: { diameter: '12 mm', length: '330 mm', 'working-length': '200 mm' },
    },
    {
      name: { en: 'SDS-plus drill set, two-cutter, 5 pieces', pl: 'Komplet wierteł SDS-plus dwuostrzowych, 5 szt.' },
      symbol: 'SDSP-2-SET5',
      pieces: 5,
      note: {
        en: 'It has the five drills an electrician or kitchen fitter carries, in a pocket-size clip box. They are fine for plugs in ordinary walls but are not meant for reinforced concrete.',
        pl: 'Pięć wierteł, które nosi elektryk lub monter kuchni, w pudełku mieszczącym się w kieszeni. Komplet wystarcza do kołków w zwykłej ścianie, ale do żelbetu się nie nadaje.',
      },
      priceNet: 3290,
      weight: 0.34,
      stockOnHand: 890,
      features: { contents: '5×110, 6×110, 6×160, 8×160, 10×160 mm' },
    },
    {
      name: { en: 'SDS-plus drill set, four-cutter, 7 pieces, steel case', pl: 'Komplet wierteł SDS-plus czteroostrzowych, 7 szt., kaseta stalowa' },
      symbol: 'SDSP-4-SET7',
      pieces: 7,
      note: {
        en: 'The set drills 5 to 12 mm holes for plugs and anchors in reinforced concrete. The long case takes 160 mm drills side by side, so the tips do not rub against each other.',
        pl: 'Obejmuje średnice od 5 do 12 mm, pod kołki i kotwy w żelbecie. W długiej kasecie wiertła 160 mm leżą obok siebie i nie ocierają się ostrzami.',
      },
      priceNet: 10900,
      weight: 0.82,
      stockOnHand: 0,
      features: { contents: '5×110, 6×110, 6×160, 8×110, 8×160, 10×160, 12×160 mm' },
    },
  ],
}
