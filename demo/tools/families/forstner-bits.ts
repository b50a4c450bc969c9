import { type DemoFamily, tiered } from '../../types.ts'

export const family: DemoFamily = {
  code: 'forstner-bits',
  category: 'wood-drills',
  brand: 'skrawit',
  vat: 23,
  short: {
    en: 'Forstner bits for flat-bottomed holes in wood and board: hinges, fittings and overlapping bores.',
    pl: 'Wiertła Forstnera do otworów o płaskim dnie w drewnie i płycie: pod zawiasy i okucia, także zachodzących na siebie.',
  },
  description: {
    en: `A Forstner bit is guided by its rim and not by a screw point. It bores a flat-bottomed hole with a clean wall, even at an angle, over the edge of the board or into a hole already there. DIN 7483 form G describes the pattern with two cutters and a short centre point.

Tool-steel bits suit softwood and hardwood. Carbide-tipped ones belong in chipboard, MDF and laminated board, whose glue blunts steel in a few holes.

Except with the depth-stop bit, use a bench drill or a drill stand. Clamp the work and lift often to clear the chips. Speed falls with diameter: about 2,000 rpm at 15 mm, 1,000 at 35 mm, 500 at 60 mm. A rim that burns has run too fast or is blunt. In board 16 mm thick, check the depth for hinge cups on a piece of scrap first, because the point goes 2 to 3 mm deeper than the hole.`,
    pl: `Wiertło Forstnera jest prowadzone obrzeżem, a nie kolcem gwintowanym. Robi otwór o płaskim dnie i czystej ściance, także pod kątem, na krawędzi płyty i w miejscu, w którym jest już otwór. Norma DIN 7483, forma G, opisuje typ z dwoma ostrzami i krótkim kolcem środkowym.

Wiertła ze stali narzędziowej nadają się do drewna miękkiego i twardego. Wiertła z płytkami z węglika stosuje się do płyt wiórowych, MDF i laminowanych, których klej tępi stal po kilku otworach.

Pracuj na wiertarce stołowej lub w stojaku (bez nich tylko wiertłem z ogranicznikiem), zamocuj element i często unoś wiertło, żeby usunąć wióry. Im większa średnica, tym niższe obroty: ok. 2000 obr/min przy 15 mm, 1000 przy 35 mm, 500 przy 60 mm. Przypalone obrzeże oznacza za wysokie obroty albo tępe ostrze. W płycie 16 mm sprawdź najpierw na odpadzie głębokość otworu pod puszkę, bo kolec sięga 2–3 mm poniżej dna.`,
  },
  features: {
    shank: { en: 'straight', pl: 'walcowy' },
  },
  keywords: {
    en: 'hinge bit, cup drill, flat bottom bit, Forstner cutter, hinge cutter',
    pl: 'sednik, sedniki, puszkowe, frez puszkowy, otwornica do zawiasów, wiertło do puszek',
  },
  products: [
    {
      name: { en: 'Forstner bit DIN 7483 G, tool steel, small, 10 to 20 mm', pl: 'Wiertło Forstnera DIN 7483 G, stal narzędziowa, małe 10–20 mm' },
      symbol: 'FORST-S',
      note: {
        en: 'Use it to counterbore solid wood for bolt heads, plugs and magnets. The small rims heat up quickly in oak, so pause between holes.',
        pl: 'Do gniazd pod łby śrub, zaślepki i magnesy w drewnie litym. Małe obrzeże w dębie szybko się grzeje, więc rób przerwy między otworami.',
      },
      priceNet: 1490,
      features: { norm: 'DIN 7483 G', material: { en: 'tool steel', pl: 'stal narzędziowa' }, length: '90 mm' },
      variants: (
        [
          [10, 0.034, 1490, 260],
          [12, 0.037, 1520, 310],
          [15, 0.044, 1590, 540],
          [18, 0.054, 1690, 220],
          [20, 0.061, 1790, 620],
        ] as const
      ).map(([d, weight, price, stockOnHand]) => ({ symbol: `FORST-${d}`, features: { diameter: `${d} mm` }, tiers: tiered(price, [5, 6], [20, 12]), weight, stockOnHand })),
    },
    {
      name: { en: 'Forstner bit DIN 7483 G, tool steel, medium, 25 to 40 mm', pl: 'Wiertło Forstnera DIN 7483 G, stal narzędziowa, średnie 25–40 mm' },
      symbol: 'FORST-M',
      note: {
        en: 'It is for hinge cups in solid wood, knots to be plugged and cable outlets in desks. Furniture hinges usually have cups of 26 or 35 mm.',
        pl: 'Do otworów pod puszki zawiasów w drewnie litym, do wycinania sęków pod wstawki i do przepustów w biurkach. Średnice 26 i 35 mm to typowe rozmiary puszek zawiasów meblowych.',
      },
      priceNet: 1990,
      features: { norm: 'DIN 7483 G', material: { en: 'tool steel', pl: 'stal narzędziowa' }, length: '90 mm' },
      variants: [
        { symbol: 'FORST-25', features: { diameter: '25 mm' }, weight: 0.08, stockOnHand: 480 },
        ...(
          [
            [26, 0.086, 2050, 210],
            [30, 0.105, 2290, 460],
            [35, 0.13, 2590, 940],
            [40, 0.16, 2990, 270],
          ] as const
        ).map(([d, weight, price, stockOnHand]) => ({ symbol: `FORST-${d}`, features: { diameter: `${d} mm` }, tiers: tiered(price, [5, 6], [20, 12]), weight, stockOnHand })),
      ],
    },
    {
      name: { en: 'Forstner bit with toothed rim, large, 45 to 60 mm', pl: 'Wiertło Forstnera z uzębionym obrzeżem, duże 45–60 mm' },
      symbol: 'FORST-SAW',
      note: {
        en: 'Saw teeth on the rim replace the closed edge, which would burn at this width. Use it only in a pillar drill with the work clamped down, never hand-held.',
        pl: 'Zęby na obrzeżu zastępują pełną krawędź, która przy tej szerokości przypalałaby drewno. Tego wiertła używaj tylko na wiertarce słupowej i przy zamocowanym elemencie, nigdy z ręki.',
      },
      priceNet: 4490,
      features: { material: { en: 'tool steel', pl: 'stal narzędziowa' }, shank: { en: 'straight 10 mm', pl: 'walcowy 10 mm' }, length: '90 mm' },
      variants: (
        [
          [45, 0.19, 4490, 95],
          [50, 0.23, 4990, 140],
          [55, 0.27, 5690, 48],
          [60, 0.32, 6290, 62],
        ] as const
      ).map(([d, weight, price, stockOnHand]) => ({ symbol: `FORST-SAW-${d}`, features: { diameter: `${d} mm` }, tiers: tiered(price, [3, 5], [10, 10]), weight, stockOnHand })),
    },
    {
      name: { en: 'Forstner bit with carbide tips, for chipboard and MDF', pl: 'Wiertło Forstnera z płytkami z węglika, do płyt wiórowych i MDF' },
      symbol: 'FORST-HW',
      note: {
        en: 'Brazed carbide spurs and cutters give a chip-free edge in laminate. Carbide is brittle: put the bit down on wood, not on the machine table.',
        pl: 'Lutowane nacinaki i ostrza z węglika dają brzeg otworu bez wyszczerbień w laminacie. Węglik jest kruchy: odkładaj wiertło na drewno, nie na stół maszyny.',
      },
      priceNet: 3690,
      features: { norm: 'DIN 7483 G', material: { en: 'steel with carbide tips', pl: 'stal z płytkami z węglika' }, length: '90 mm' },
      variants: (
        [
          [15, 0.046, 3690, 180],
          [20, 0.063, 3990, 240],
          [25, 0.083, 4490, 230],
          [26, 0.088, 4590, 110],
          [30, 0.109, 5190, 170],
          [35, 0.135, 5690, 520],
        ] as const
      ).map(([d, weight, price, stockOnHand]) => ({ symbol: `FORST-HW-${d}`, features: { diameter: `${d} mm` }, tiers: tiered(price, [3, 5], [10, 11]), weight, stockOnHand })),
    },
    {
      name: { en: 'Hinge boring bit 35 mm, carbide, 57 mm long, for boring machines', pl: 'Wiertło puszkowe 35 mm, węglik, długość 57 mm, do wiertarek meblowych' },
      symbol: 'FORST-HINGE-35X57',
      note: {
        en: 'It is 57 mm long and has a 10 mm shank with a flat and a length-adjusting screw, for multi-spindle machines and hinge presses. It is for clockwise rotation; left-hand spindles need another bit.',
        pl: 'Chwyt 10 mm ze spłaszczeniem i wkrętem regulacyjnym, długość całkowita 57 mm, do wiertarek wielowrzecionowych i pras do zawiasów. Obroty prawe; wrzeciono lewoobrotowe wymaga innego wiertła.',
      },
      priceNet: 6490,
      weight: 0.11,
      stockOnHand: 12,
      features: {
        material: { en: 'steel with carbide tips', pl: 'stal z płytkami z węglika' },
        shank: { en: 'straight 10 mm with flat', pl: 'walcowy 10 mm ze spłaszczeniem' },
        diameter: '35 mm',
        length: '57 mm',
      },
    },
    {
      name: { en: 'Forstner bit 35 mm with depth stop and hexagon shank', pl: 'Wiertło Forstnera 35 mm z ogranicznikiem i chwytem sześciokątnym' },
      symbol: 'FORST-STOP-35',
      note: {
        en: 'An adjustable collar ends the hole at hinge-cup depth, so kitchen doors can be drilled on site without a drill stand. Start slowly, because the collar marks varnish if it spins.',
        pl: 'Regulowany pierścień zatrzymuje wiercenie na głębokości puszki, więc otwory we frontach kuchennych można wiercić na miejscu montażu bez stojaka. Zaczynaj wolno, bo obracający się pierścień rysuje lakier.',
      },
      priceNet: 4790,
      weight: 0.16,
      stockOnHand: 230,
      features: { material: { en: 'steel with carbide tips', pl: 'stal z płytkami z węglika' }, shank: { en: 'hexagon 1/4"', pl: 'sześciokątny 1/4"' }, diameter: '35 mm', length: '90 mm' },
    },
    {
      name: { en: 'Long Forstner bit 22 mm, tool steel, 160 mm', pl: 'Wiertło Forstnera długie 22 mm, stal narzędziowa, 160 mm' },
      symbol: 'FORST-LONG-22X160',
      note: {
        en: 'It bores the recesses for lock cases and espagnolettes from the edge of a door. Draw it out every centimetre, as the chips stay in a deep hole and burn.',
        pl: 'Do gniazd pod kasety zamków i zasuwnice, wierconych od krawędzi drzwi. Co centymetr wyciągaj wiertło, bo z głębokiego otworu wiór sam nie wychodzi i się przypala.',
      },
      priceNet: 3890,
      weight: 0.095,
      stockOnHand: 58,
      features: { material: { en: 'tool steel', pl: 'stal narzędziowa' }, diameter: '22 mm', length: '160 mm' },
    },
    {
      name: { en: 'Forstner bit set, tool steel, 5 pieces, plastic case', pl: 'Komplet wierteł Forstnera, stal narzędziowa, 5 szt., pudełko' },
      symbol: 'FORST-SET5',
      pieces: 5,
      note: {
        en: 'This is the joiner’s selection from 15 to 35 mm in a case with a recess for each bit. Sharpen only the cutters with a fine slipstone, never the outside of the rim.',
        pl: 'Podstawowe średnice stolarskie od 15 do 35 mm w pudełku z osobnym gniazdem na każde wiertło. Szlifuj same ostrza drobną osełką, nigdy obrzeże od zewnątrz.',
      },
      priceNet: 8990,
      weight: 0.56,
      stockOnHand: 245,
      features: { norm: 'DIN 7483 G', material: { en: 'tool steel', pl: 'stal narzędziowa' }, contents: '15, 20, 25, 30, 35 mm' },
    },
    {
      name: { en: 'Forstner bit set, carbide-tipped, 5 pieces, wooden box', pl: 'Komplet wierteł Forstnera z węglikiem, 5 szt., skrzynka drewniana' },
      symbol: 'FORST-HW-SET5',
      pieces: 5,
      note: {
        en: 'It is for workshops that mainly work with laminated board. The wooden box with a sliding lid keeps the brittle tips apart in the van.',
        pl: 'Dla zakładów, które pracują głównie z płytą laminowaną. Drewniana skrzynka z wysuwanym wieczkiem chroni kruche płytki podczas jazdy na montaż.',
      },
      priceNet: 21900,
      weight: 0.78,
      stockOnHand: 0,
      features: { norm: 'DIN 7483 G', material: { en: 'steel with carbide tips', pl: 'stal z płytkami z węglika' }, contents: '15, 20, 25, 30, 35 mm' },
    },
  ],
}
