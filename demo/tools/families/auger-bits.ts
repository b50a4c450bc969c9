import { type DemoFamily, tiered } from '../../types.ts'

export const family: DemoFamily = {
  code: 'auger-bits',
  category: 'wood-drills',
  brand: 'skrawit',
  vat: 23,
  short: {
    en: 'Auger bits for deep holes in timber and spade bits for fast, rough ones.',
    pl: 'Świdry do głębokich otworów w drewnie konstrukcyjnym i wiertła łopatkowe do szybkiego, zgrubnego wiercenia.',
  },
  description: {
    en: `Auger bits bore deep, straight holes in beams, posts and sleepers. A screw point draws the bit in, a spur scores the fibres and a wide flute lifts the shavings out of the hole. Lewis-pattern augers to DIN 6444 have a solid core and a single spiral, which makes them stiff even at great length. Spade bits are flat, cheap and fast; the hole is rougher and the depth is limited.

The hexagon shanks hold in a jaw chuck or a quick-change chuck without slipping. The steel is hardened at the cutting end and tough along the spiral.

Use low gear for augers, 300 to 600 rpm; spade bits up to 25 mm run at 1,000 to 1,500 rpm. Do not push an auger: the screw point sets the feed. Hold the machine by the side handle, because a knot stops the bit at once. When the point shows, finish from the other side. Sharpen augers with a fine file from the inside.`,
    pl: `Świdry wiercą głębokie, proste otwory w belkach, słupach i podkładach kolejowych. Gwintowany kolec wciąga świder, nacinak przecina włókna, a szeroki rowek wynosi wióry. Świdry typu Lewis według DIN 6444 mają pełny rdzeń i jeden zwój, dzięki czemu są sztywne nawet przy dużej długości. Wiertła łopatkowe są płaskie, tanie i szybkie; otwór jest mniej gładki, a głębokość ograniczona.

Chwyt sześciokątny nie obraca się w uchwycie szczękowym ani szybkomocującym. Stal jest hartowana na ostrzu, a na zwoju ciągliwa.

Do świdrów włącz pierwszy bieg, 300–600 obr/min; wiertła łopatkowe do 25 mm pracują przy 1000–1500 obr/min. Świdra nie dociskaj, bo wciąga go kolec. Maszynę trzymaj za uchwyt boczny, bo sęk zatrzymuje świder natychmiast. Gdy pokaże się kolec, dokończ z drugiej strony. Świder ostrz drobnym pilnikiem od wewnątrz.`,
  },
  features: {
    substrate: { en: 'softwood, hardwood, structural timber', pl: 'drewno miękkie i twarde, drewno konstrukcyjne' },
  },
  keywords: {
    en: 'wood auger, ship auger, flat bit, paddle bit, beam drill, snail bit, timber bit',
    pl: 'świder, świder ciesielski, wężowe, ślimakowe, piórkowe, piórko, płaskie, do krokwi',
  },
  products: [
    {
      name: { en: 'Auger bit DIN 6444 Lewis, short, 230 mm', pl: 'Świder do drewna DIN 6444 Lewis, krótki, 230 mm' },
      symbol: 'AUG-230',
      note: {
        en: 'It is long enough for one rafter or post, and its spiral is 150 mm long. The bit bores holes for coach screws, M8 to M16 bolts and cables in timber frames.',
        pl: 'Długość wystarcza na jedną krokiew lub słup, zwój ma 150 mm. Pod wkręty kluczowe, śruby M8–M16 i kable w konstrukcji szkieletowej.',
      },
      priceNet: 1890,
      features: { norm: 'DIN 6444', shank: { en: 'hexagon', pl: 'sześciokątny' }, length: '230 mm', 'working-length': '150 mm' },
      variants: (
        [
          [6, 0.04, 1890, 210],
          [8, 0.06, 1990, 460],
          [10, 0.09, 2190, 780],
          [12, 0.12, 2390, 690],
          [14, 0.16, 2690, 320],
          [16, 0.2, 2990, 410],
          [20, 0.3, 3890, 190],
        ] as const
      ).map(([d, weight, price, stockOnHand]) => ({ symbol: `AUG-${d}X230`, features: { diameter: `${d} mm` }, tiers: tiered(price, [5, 6], [20, 12]), weight, stockOnHand })),
    },
    {
      name: { en: 'Auger bit DIN 6444 Lewis, carpenter’s length, 460 mm', pl: 'Świder do drewna DIN 6444 Lewis, ciesielski, 460 mm' },
      symbol: 'AUG-460',
      note: {
        en: 'The carpenter’s length reaches through a double purlin or a log wall. Withdraw the bit at half depth to clear the shavings.',
        pl: 'Długość ciesielska: świder przechodzi na wylot przez podwójną płatew lub ścianę z bali. W połowie głębokości wycofaj świder, żeby opróżnić zwój.',
      },
      priceNet: 3190,
      features: { norm: 'DIN 6444', shank: { en: 'hexagon', pl: 'sześciokątny' }, length: '460 mm', 'working-length': '380 mm' },
      variants: (
        [
          [10, 0.16, 3190, 380],
          [12, 0.22, 3390, 520],
          [14, 0.29, 3690, 310],
          [16, 0.37, 3990, 440],
          [18, 0.46, 4590, 160],
          [20, 0.56, 5190, 270],
          [24, 0.82, 6490, 110],
        ] as const
      ).map(([d, weight, price, stockOnHand]) => ({ symbol: `AUG-${d}X460`, features: { diameter: `${d} mm` }, tiers: tiered(price, [3, 5], [10, 10]), weight, stockOnHand })),
    },
    {
      name: { en: 'Auger bit with SDS-plus shank, 450 mm', pl: 'Świder do drewna z chwytem SDS-plus, 450 mm' },
      symbol: 'AUG-SDS',
      note: {
        en: 'It is for crews whose only powerful low-speed machine is a rotary hammer. Switch the hammer action off: one blow bends the screw point.',
        pl: 'Dla ekip, które jako wolnoobrotową maszynę mają tylko młotowiertarkę. Koniecznie wyłącz udar, bo jedno uderzenie gnie gwintowany kolec.',
      },
      priceNet: 3690,
      features: { shank: 'SDS-plus', length: '450 mm', 'working-length': '350 mm' },
      variants: (
        [
          [10, 0.19, 3690, 120],
          [12, 0.24, 3890, 160],
          [16, 0.39, 4690, 140],
          [20, 0.58, 5890, 75],
        ] as const
      ).map(([d, weight, price, stockOnHand]) => ({ symbol: `AUG-SDS-${d}X450`, features: { diameter: `${d} mm` }, tiers: tiered(price, [3, 5], [10, 10]), weight, stockOnHand })),
    },
    {
      name: { en: 'Installer’s auger bit, short, with coarse self-feed screw', pl: 'Świder instalacyjny krótki, z szybko wciągającym kolcem' },
      symbol: 'AUG-INST',
      note: {
        en: 'At 165 mm overall, it fits between studs and joists. The coarse screw pulls it through softwood in seconds and tolerates an occasional nail.',
        pl: 'Ma 165 mm długości, więc mieści się między słupkami i belkami. Kolec z gwintem o dużym skoku szybko przeciąga świder przez miękkie drewno i znosi pojedynczy gwóźdź.',
      },
      priceNet: 4290,
      features: { shank: { en: 'hexagon 7/16"', pl: 'sześciokątny 7/16"' }, length: '165 mm' },
      variants: [
        { symbol: 'AUG-INST-16', features: { diameter: '16 mm' }, weight: 0.17, stockOnHand: 130 },
        ...(
          [
            [20, 0.22, 4690, 190],
            [22, 0.25, 4990, 240],
            [25, 0.3, 5490, 160],
            [32, 0.43, 7290, 70],
          ] as const
        ).map(([d, weight, price, stockOnHand]) => ({ symbol: `AUG-INST-${d}`, features: { diameter: `${d} mm` }, tiers: tiered(price, [3, 6]), weight, stockOnHand })),
      ],
    },
    {
      name: { en: 'Spade bit with 1/4" hexagon shank, narrow, 10 to 18 mm', pl: 'Wiertło łopatkowe, chwyt sześciokątny 1/4", wąskie 10–18 mm' },
      symbol: 'SPADE-S',
      note: {
        en: 'Use it to bore holes for cables and small pipes through battens and chipboard. Two spurs score the rim, so the entry is cleaner than with plain flat bits.',
        pl: 'Do otworów na kable i cienkie rurki w łatach i płycie wiórowej. Dwa nacinaki nadcinają obrzeże, więc wejście jest czystsze niż przy prostym piórku.',
      },
      priceNet: 690,
      kind: 'spade',
      features: { shank: { en: 'hexagon 1/4"', pl: 'sześciokątny 1/4"' }, length: '152 mm' },
      variants: (
        [
          [10, 0.034, 690, 640],
          [12, 0.037, 720, 870],
          [14, 0.041, 750, 430],
          [16, 0.045, 790, 920],
          [18, 0.049, 820, 560],
        ] as const
      ).map(([d, weight, price, stockOnHand]) => ({ symbol: `SPADE-${d}`, features: { diameter: `${d} mm` }, tiers: tiered(price, [10, 8], [40, 15]), weight, stockOnHand })),
    },
    {
      name: { en: 'Spade bit with 1/4" hexagon shank, wide, 20 to 38 mm', pl: 'Wiertło łopatkowe, chwyt sześciokątny 1/4", szerokie 20–38 mm' },
      symbol: 'SPADE-L',
      note: {
        en: 'Use it for holes for waste pipes, conduits and fence rails. Wide blades shake in a worn chuck; above 30 mm, go down to 800 rpm and hold the machine firmly.',
        pl: 'Do otworów na rury odpływowe, peszle i poprzeczki ogrodzeń. Szeroka łopatka bije w zużytym uchwycie; powyżej 30 mm zejdź do 800 obr/min i mocno trzymaj maszynę.',
      },
      priceNet: 890,
      kind: 'spade',
      features: { shank: { en: 'hexagon 1/4"', pl: 'sześciokątny 1/4"' }, length: '152 mm' },
      variants: (
        [
          [20, 0.054, 890, 780],
          [22, 0.059, 920, 520],
          [25, 0.067, 990, 840],
          [28, 0.075, 1090, 260],
          [32, 0.088, 1190, 470],
          [38, 0.108, 1390, 210],
        ] as const
      ).map(([d, weight, price, stockOnHand]) => ({ symbol: `SPADE-${d}`, features: { diameter: `${d} mm` }, tiers: tiered(price, [10, 8], [40, 15]), weight, stockOnHand })),
    },
    {
      name: { en: 'Spade bit extension, 300 mm, with grub screws', pl: 'Przedłużka do wierteł łopatkowych, 300 mm, z wkrętami dociskowymi' },
      symbol: 'SPADE-EXT-300',
      note: {
        en: 'It grips any 1/4" hexagon shank with two grub screws. The hole must be wider than the 16 mm sleeve if the extension is to follow the bit into it.',
        pl: 'Mocuje każdy chwyt sześciokątny 1/4" dwoma wkrętami. Żeby przedłużka weszła w otwór, musi on być szerszy niż tuleja 16 mm.',
      },
      priceNet: 2490,
      weight: 0.21,
      stockOnHand: 165,
      kind: 'spade',
      features: { shank: { en: 'hexagon 1/4"', pl: 'sześciokątny 1/4"' }, length: '300 mm' },
    },
    {
      name: { en: 'Spade bit set, 6 pieces, wallet', pl: 'Komplet wierteł łopatkowych, 6 szt., etui' },
      symbol: 'SPADE-SET6',
      pieces: 6,
      note: {
        en: 'The set contains six common widths to keep in the site van. When a spade bit is blunt, two strokes with a flat file on each lip restore the edge.',
        pl: 'Sześć popularnych szerokości do samochodu montażowego. Tępe wiertło łopatkowe wraca do pracy po dwóch pociągnięciach płaskim pilnikiem na każdym ostrzu.',
      },
      priceNet: 3990,
      weight: 0.39,
      stockOnHand: 420,
      kind: 'spade',
      features: { shank: { en: 'hexagon 1/4"', pl: 'sześciokątny 1/4"' }, contents: '12, 16, 18, 20, 22, 25 mm' },
    },
    {
      name: { en: 'Auger bit DIN 6444 Lewis, extra long, 20 × 620 mm', pl: 'Świder do drewna DIN 6444 Lewis, bardzo długi, 20 × 620 mm' },
      symbol: 'AUG-20X620',
      note: {
        en: 'It is for log houses, bridge beams and playground posts, where the hole runs through more than half a metre. It weighs 0.74 kg; use a slow two-handed machine.',
        pl: 'Do domów z bali, belek mostowych i słupów na placach zabaw, gdzie otwór ma ponad pół metra głębokości. Świder waży 0,74 kg; pracuj wolnoobrotową maszyną trzymaną oburącz.',
      },
      priceNet: 7490,
      weight: 0.74,
      stockOnHand: 10,
      features: { norm: 'DIN 6444', shank: { en: 'hexagon', pl: 'sześciokątny' }, diameter: '20 mm', length: '620 mm', 'working-length': '540 mm' },
    },
    {
      name: { en: 'Auger bit set Lewis, 6 pieces, 230 mm, canvas roll', pl: 'Komplet świdrów Lewis, 6 szt., 230 mm, etui zwijane' },
      symbol: 'AUG-230-SET6',
      pieces: 6,
      note: {
        en: 'Each bit has its own pocket, so the edges do not touch, and the roll fits under a van seat. Oil the bits before winter storage, as the steel rusts.',
        pl: 'Każdy świder ma osobną kieszeń, więc ostrza się nie obijają, a etui mieści się pod siedzeniem. Przed zimą naoliw świdry, bo stal rdzewieje.',
      },
      priceNet: 13900,
      weight: 0.98,
      stockOnHand: 0,
      features: { norm: 'DIN 6444', shank: { en: 'hexagon', pl: 'sześciokątny' }, length: '230 mm', contents: '8, 10, 12, 14, 16, 20 mm' },
    },
  ],
}
