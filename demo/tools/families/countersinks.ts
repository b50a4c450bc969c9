import { type DemoFamily, tiered } from '../../types.ts'

const mm = (d: number) => (Number.isInteger(d) ? `${d} mm` : { en: `${d} mm`, pl: `${String(d).replace('.', ',')} mm` })

export const family: DemoFamily = {
  code: 'countersinks',
  category: 'metal-drills',
  brand: 'projahn',
  vat: 23,
  short: {
    en: '90° countersinks for screw heads and deburring, ground from high-speed steel.',
    pl: 'Pogłębiacze stożkowe 90° pod łby wkrętów i do gratowania, szlifowane ze stali szybkotnącej.',
  },
  description: {
    en: `A countersink cuts a seat in which the head of a metric countersunk screw lies flush, or takes the burr off a drilled hole. DIN 335 form C describes the common type: 90° angle, three flutes and a straight shank. Three edges share the load and leave a round seat without chatter marks.

The lands are radially relieved, so the tool can be reground on the rake face and keeps its angle. The largest diameter must be somewhat greater than that of the screw head: 12.4 mm for M6, 16.5 mm for M8, 20.5 mm for M10.

Run the countersink slowly, at a quarter to a third of the speed of a drill of the same diameter, with light, steady pressure and oil on steel. Set the depth stop of the bench drill on a trial piece. Chatter means too much speed or a loose clamp. The tip does not drill, so there has to be a hole first.`,
    pl: `Pogłębiacz stożkowy wykonuje gniazdo, w którym łeb metrycznego wkręta stożkowego leży równo z powierzchnią, albo usuwa zadzior z wywierconego otworu. Norma DIN 335, forma C, opisuje typ najczęściej używany: kąt 90°, trzy ostrza i chwyt walcowy. Trzy krawędzie dzielą się obciążeniem i zostawiają okrągłe gniazdo bez śladów drgań.

Ostrza są zataczane promieniowo, dlatego pogłębiacz ostrzony po powierzchni natarcia zachowuje kąt. Jego największa średnica musi być nieco większa od średnicy łba: 12,4 mm do M6, 16,5 mm do M8, 20,5 mm do M10.

Pracuj wolno: obroty powinny wynosić od jednej czwartej do jednej trzeciej obrotów wiertła o tej samej średnicy. Dociskaj lekko i równo, a do stali używaj oleju. Głębokość ustaw ogranicznikiem na próbce. Drgania oznaczają za wysokie obroty albo słabe mocowanie. Wierzchołek nie wierci, więc otwór musi już istnieć.`,
  },
  features: {
    'point-angle': '90°',
    application: { en: 'countersinking, deburring', pl: 'pogłębianie, gratowanie' },
  },
  keywords: {
    en: 'countersink bit, deburring tool, chamfer tool, counter bore cone',
    pl: 'nawiertak, fazownik, gratownik, stożek do fazowania, pogłębiarka, zenker',
  },
  products: [
    {
      name: { en: 'Countersink DIN 335 C HSS, three flutes, bright', pl: 'Pogłębiacz stożkowy DIN 335 C HSS, trzy ostrza, bez powłoki' },
      symbol: '335C-HSS',
      note: {
        en: 'This is the workshop standard for mild steel, brass and aluminium. Choose by the screw: each size is listed with the thread of the countersunk screw that it seats.',
        pl: 'Warsztatowy standard do stali zwykłej, mosiądzu i aluminium. Wybierz według wkręta: przy każdym rozmiarze podano gwint wkręta stożkowego, do którego pasuje.',
      },
      priceNet: 1690,
      features: { norm: 'DIN 335 C', steel: 'HSS M2', finish: { en: 'uncoated', pl: 'bez powłoki' }, shank: { en: 'straight', pl: 'walcowy' } },
      variants: (
        [
          [6.3, 'M3', '45 mm', 0.008, 1690, 640],
          [8.3, 'M4', '50 mm', 0.014, 1790, 720],
          [10.4, 'M5', '50 mm', 0.018, 1950, 880],
          [12.4, 'M6', '56 mm', 0.032, 2290, 930],
          [16.5, 'M8', '60 mm', 0.058, 2790, 760],
          [20.5, 'M10', '63 mm', 0.088, 3490, 510],
          [25, 'M12', '67 mm', 0.13, 4690, 260],
        ] as const
      ).map(([d, thread, length, weight, price, stockOnHand]) => ({
        symbol: `335C-HSS-${d}`,
        features: { diameter: mm(d), thread, length },
        tiers: tiered(price, [5, 5], [20, 10]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Countersink DIN 335 C HSS-Co5, for stainless steel', pl: 'Pogłębiacz stożkowy DIN 335 C HSS-Co5, do stali nierdzewnej' },
      symbol: '335C-CO',
      note: {
        en: 'Cobalt steel is for stainless and alloy steel, where plain HSS burns at the rim. Press firmly at low speed, otherwise the seat work-hardens.',
        pl: 'Stal kobaltowa do stali nierdzewnych i stopowych, w których zwykła stal HSS przypala się na obrzeżu. Dociskaj mocno przy niskich obrotach, inaczej gniazdo się utwardzi.',
      },
      priceNet: 2490,
      features: { norm: 'DIN 335 C', steel: 'HSS-Co5 M35', finish: { en: 'bronze', pl: 'brązowa' }, shank: { en: 'straight', pl: 'walcowy' } },
      variants: (
        [
          [6.3, 'M3', '45 mm', 0.008, 2490, 290],
          [8.3, 'M4', '50 mm', 0.014, 2650, 310],
          [10.4, 'M5', '50 mm', 0.018, 2890, 420],
          [12.4, 'M6', '56 mm', 0.032, 3390, 460],
          [16.5, 'M8', '60 mm', 0.058, 4290, 330],
          [20.5, 'M10', '63 mm', 0.088, 5490, 190],
        ] as const
      ).map(([d, thread, length, weight, price, stockOnHand]) => ({
        symbol: `335C-CO-${d}`,
        features: { diameter: mm(d), thread, length },
        tiers: tiered(price, [5, 5], [20, 10]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Countersink DIN 335 C HSS, TiN coated, for production runs', pl: 'Pogłębiacz stożkowy DIN 335 C HSS z powłoką TiN, do pracy seryjnej' },
      symbol: '335C-TIN',
      note: {
        en: 'The coating pays off on runs of several hundred holes on a pillar drill. Aluminium chips slide off better too, though a drop of methylated spirit still helps against sticking.',
        pl: 'Powłoka opłaca się przy seriach kilkuset otworów na wiertarce słupowej. Lepiej schodzą też wióry aluminiowe, choć kropla spirytusu nadal zapobiega przywieraniu.',
      },
      priceNet: 2690,
      features: { norm: 'DIN 335 C', steel: 'HSS M2', finish: { en: 'titanium nitride (TiN)', pl: 'azotek tytanu (TiN)' }, shank: { en: 'straight', pl: 'walcowy' } },
      variants: (
        [
          [6.3, 'M3', 0.008, 2690, 160],
          [10.4, 'M5', 0.018, 2990, 240],
          [16.5, 'M8', 0.058, 4390, 210],
          [20.5, 'M10', 0.088, 5690, 120],
        ] as const
      ).map(([d, thread, weight, price, stockOnHand]) => ({
        symbol: `335C-TIN-${d}`,
        features: { diameter: mm(d), thread },
        tiers: tiered(price, [5, 6]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Countersink HSS with 1/4" hexagon shank, for drill drivers', pl: 'Pogłębiacz stożkowy HSS z chwytem sześciokątnym 1/4", do wkrętarek' },
      symbol: '335C-HEX',
      note: {
        en: 'It goes into the bit holder between drilling and driving, so one machine does it all. It is also suitable for wood and plastic; use first gear in metal.',
        pl: 'Wchodzi w uchwyt do bitów, więc do wiercenia, pogłębiania i wkręcania wystarcza jedna maszyna. Pogłębiacz nadaje się też do drewna i tworzyw; w metalu użyj pierwszego biegu.',
      },
      priceNet: 1590,
      features: { steel: 'HSS M2', finish: { en: 'uncoated', pl: 'bez powłoki' }, shank: { en: 'hexagon 1/4"', pl: 'sześciokątny 1/4"' }, length: '31 mm' },
      variants: [
        { symbol: '335C-HEX-6.3', features: { diameter: mm(6.3), thread: 'M3' }, weight: 0.008, stockOnHand: 380 },
        ...(
          [
            [8.3, 'M4', 0.01, 1690, 410],
            [10.4, 'M5', 0.014, 1790, 560],
            [12.4, 'M6', 0.018, 2090, 480],
            [16.5, 'M8', 0.031, 2590, 270],
          ] as const
        ).map(([d, thread, weight, price, stockOnHand]) => ({
          symbol: `335C-HEX-${d}`,
          features: { diameter: mm(d), thread },
          tiers: tiered(price, [5, 5], [25, 11]),
          weight,
          stockOnHand,
        })),
      ],
    },
    {
      name: { en: 'Cross-hole deburring countersink HSS', pl: 'Pogłębiacz z otworem skośnym HSS, do gratowania' },
      symbol: 'DEBUR-HSS',
      note: {
        en: 'A single edge along a slanting hole peels the burr away without chatter, by hand or machine, even on tube and thin sheet. The size is the range of holes it deburrs.',
        pl: 'Jedna krawędź w skośnym otworze zdejmuje zadzior bez drgań, ręcznie i maszynowo, także na rurze i cienkiej blasze. Rozmiar oznacza zakres gratowanych otworów.',
      },
      priceNet: 2990,
      features: { steel: 'HSS M2', finish: { en: 'uncoated', pl: 'bez powłoki' }, shank: { en: 'straight', pl: 'walcowy' } },
      variants: (
        [
          // Not “2–5 mm”, of which the code would be that of 2.5 mm.
          ['2-5', '2 to 5 mm', 'od 2 do 5 mm', '45 mm', 0.014, 2990, 150],
          ['5-10', '5 to 10 mm', 'od 5 do 10 mm', '48 mm', 0.03, 3690, 190],
          ['10-15', '10 to 15 mm', 'od 10 do 15 mm', '65 mm', 0.08, 5990, 110],
          ['15-20', '15 to 20 mm', 'od 15 do 20 mm', '85 mm', 0.18, 9490, 40],
        ] as const
      ).map(([size, en, pl, length, weight, price, stockOnHand]) => ({
        symbol: `DEBUR-HSS-${size}`,
        features: { size: { en, pl }, length },
        tiers: tiered(price, [5, 6]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Countersink set DIN 335 C HSS, 6 pieces, 6.3 to 20.5 mm', pl: 'Komplet pogłębiaczy DIN 335 C HSS, 6 szt., 6,3–20,5 mm' },
      symbol: '335C-HSS-SET6',
      pieces: 6,
      note: {
        en: 'The metal case holds one countersink for each screw size from M3 to M10. The insert is numbered by thread, so nobody has to measure heads.',
        pl: 'W metalowej kasecie jest po jednym pogłębiaczu do wkrętów każdego rozmiaru od M3 do M10. Wkładka jest opisana gwintami, nikt nie musi więc mierzyć łbów.',
      },
      priceNet: 12900,
      weight: 0.42,
      stockOnHand: 175,
      features: {
        norm: 'DIN 335 C',
        steel: 'HSS M2',
        finish: { en: 'uncoated', pl: 'bez powłoki' },
        shank: { en: 'straight', pl: 'walcowy' },
        contents: { en: '6.3, 8.3, 10.4, 12.4, 16.5, 20.5 mm', pl: '6,3; 8,3; 10,4; 12,4; 16,5; 20,5 mm' },
      },
    },
    {
      name: { en: 'Countersink DIN 335 C HSS, 31 mm, for M16 heads', pl: 'Pogłębiacz stożkowy DIN 335 C HSS, 31 mm, pod łby M16' },
      symbol: '335C-HSS-31',
      note: {
        en: 'It is the largest with a straight shank, which is 12 mm thick. Use it in a bench drill at its lowest speed, about 100 rpm; a hand drill cannot hold it steady in steel.',
        pl: 'Największy rozmiar z chwytem walcowym; chwyt ma średnicę 12 mm. Do wiertarki stołowej na najniższych obrotach, około 100 obr/min; ręczna wiertarka nie utrzyma pogłębiacza w stali.',
      },
      priceNet: 6990,
      weight: 0.21,
      stockOnHand: 4,
      features: { norm: 'DIN 335 C', steel: 'HSS M2', finish: { en: 'uncoated', pl: 'bez powłoki' }, shank: { en: 'straight 12 mm', pl: 'walcowy 12 mm' }, diameter: '31 mm', length: '71 mm' },
    },
    {
      name: { en: 'Long-reach countersink HSS, 16.5 mm, 150 mm long', pl: 'Pogłębiacz stożkowy długi HSS, 16,5 mm, długość 150 mm' },
      symbol: '335C-LONG-16.5',
      note: {
        en: 'It reaches past flanges and down into profiles, where the chuck would foul if the countersink were of normal length. The long shank whips, so use a bush or start slowly.',
        pl: 'Sięga za kołnierze i w głąb profili, gdzie przy zwykłym pogłębiaczu zawadzałby uchwyt wiertarki. Długi chwyt bije, więc prowadź pogłębiacz w tulei albo zaczynaj wolno.',
      },
      priceNet: 7490,
      weight: 0.125,
      stockOnHand: 38,
      features: {
        steel: 'HSS M2',
        finish: { en: 'uncoated', pl: 'bez powłoki' },
        shank: { en: 'straight', pl: 'walcowy' },
        diameter: { en: '16.5 mm', pl: '16,5 mm' },
        thread: 'M8',
        length: '150 mm',
      },
    },
    {
      name: { en: 'Countersink HSS-Co5 with unequal flute spacing, 20.5 mm', pl: 'Pogłębiacz HSS-Co5 o nierównej podziałce ostrzy, 20,5 mm' },
      symbol: '335C-UNEQ-20.5',
      note: {
        en: 'The three flutes sit at slightly different angles, which breaks the rhythm that makes a hand-held machine chatter. The tool is for M10 heads in stainless fittings installed on site.',
        pl: 'Trzy ostrza leżą pod nieco różnymi kątami, co gasi drgania przy pracy z ręki. Pod łby M10 w nierdzewnych okuciach montowanych na budowie.',
      },
      priceNet: 6490,
      weight: 0.088,
      stockOnHand: 85,
      features: {
        norm: 'DIN 335 C',
        steel: 'HSS-Co5 M35',
        finish: { en: 'bronze', pl: 'brązowa' },
        shank: { en: 'three-flat', pl: 'z trzema ścięciami' },
        diameter: { en: '20.5 mm', pl: '20,5 mm' },
        thread: 'M10',
        length: '63 mm',
      },
    },
  ],
}
