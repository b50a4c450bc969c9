import { type DemoFamily, tiered } from '../../types.ts'

/** Length in mm, jaw opening or cutting width in mm, kg, price, stock. */
const lengths = (prefix: string, rows: [number, number, number, number, number][]) =>
  rows.map(([length, opening, weight, price, stockOnHand]) => ({
    symbol: `${prefix}-${length}`,
    features: { length: `${length} mm`, opening: `${opening} mm` },
    tiers: tiered(price, [5, 5], [15, 10]),
    weight,
    stockOnHand,
  }))

const nippers: [number, number, number, number][] = [
  [220, 0.34, 3290, 240],
  [250, 0.42, 3590, 380],
  [280, 0.5, 3990, 210],
]

export const family: DemoFamily = {
  code: 'gripping-pliers',
  category: 'pliers',
  brand: 'kleszcz',
  vat: 23,
  short: {
    en: 'Water pump pliers, locking pliers and pincers for pipe, round stock and wire.',
    pl: 'Szczypce nastawne i zaciskowe oraz obcęgi: do rur, prętów i drutu.',
  },
  description: {
    en:
      'Three kinds of pliers hold by leverage. Water pump pliers to ISO 8976 have a sliding joint with several positions and toothed jaws; ' +
      'locking pliers close with a toggle lever and stay shut when you let go; pincers pull nails and cut tying wire.\n\n' +
      'All have forged tool-steel jaws. The gripping teeth of the water pump pliers are induction-hardened and point against the direction of turning, ' +
      'so they grip the pipe without a hard squeeze. Pincers have cutting edges at about 60 HRC.\n\n' +
      'Set the jaws so that the handles are parallel, then turn towards the lower jaw. On chrome, use a cloth or a smooth-jawed tool. ' +
      'Adjust locking pliers with the screw until they snap shut with moderate force; set too tight, they can spring open suddenly. ' +
      'Do not strike a pair of pincers with a hammer.',
    pl:
      'Są tu trzy rodzaje szczypiec, które trzymają dzięki dźwigni. Nastawne według ISO 8976 mają przesuwny przegub z kilkoma położeniami i zębate szczęki, ' +
      'zaciskowe zamykają się dźwignią kolanową i trzymają po puszczeniu, a obcęgi wyciągają gwoździe i tną drut wiązałkowy.\n\n' +
      'Wszystkie mają szczęki kute ze stali narzędziowej. Zęby szczypiec nastawnych są hartowane indukcyjnie i ustawione przeciwnie do kierunku obrotu, ' +
      'więc chwytają rurę bez mocnego ściskania. Obcęgi mają ostrza o twardości około 60 HRC.\n\n' +
      'Szczęki ustaw tak, żeby ramiona były równoległe, i obracaj w stronę dolnej szczęki. Chrom osłoń szmatką albo użyj narzędzia z gładkimi szczękami. ' +
      'Zaciskowe reguluj śrubą, aż zatrzasną się z umiarkowaną siłą; ustawione za ciasno potrafią odskoczyć. ' +
      'W obcęgi nie uderzaj młotkiem.',
  },
  features: {
    material: { en: 'forged tool steel jaws', pl: 'szczęki kute ze stali narzędziowej' },
  },
  keywords: {
    en: 'slip joint, channel locks, pipe grip, vise grip, mole grip, tower pincers, rebar nippers, polygrip',
    pl: 'morsy, morsa, żabka, żabki, hydrauliczne, samozaciskowe, cęgi, obcążki',
  },
  products: [
    {
      name: { en: 'Water pump pliers ISO 8976, box joint', pl: 'Szczypce nastawne do rur ISO 8976, przegub przelotowy' },
      symbol: '8976',
      note: {
        en: 'One handle passes through a slot in the other, so the joint is held on both sides and the jaws do not twist out of line. The plumber’s usual length is 250 mm; the joint does not pinch the palm.',
        pl: 'Jedno ramię przechodzi przez szczelinę w drugim, więc przegub ma prowadzenie z obu stron, a szczęki się nie skręcają. Instalatorzy zwykle wybierają długość 250 mm; przegub nie przycina dłoni.',
      },
      priceNet: 3990,
      features: { norm: 'ISO 8976' },
      variants: lengths('8976', [
        [180, 32, 0.18, 3990, 310],
        [250, 46, 0.33, 4490, 890],
        [300, 60, 0.53, 6490, 260],
      ]),
    },
    {
      name: { en: 'Water pump pliers with push-button setting, 250 mm', pl: 'Szczypce nastawne z przyciskiem, 250 mm' },
      symbol: '8976Q-250',
      note: {
        en: 'A button on the joint lets the upper jaw slide straight onto the pipe, so the pliers can be set with one hand. Brass filings jam the button: blow them out.',
        pl: 'Przycisk w przegubie pozwala dosunąć górną szczękę wprost do rury, więc szczypce ustawia się jedną ręką. Opiłki mosiądzu blokują przycisk: wydmuchaj je.',
      },
      priceNet: 7990,
      weight: 0.33,
      stockOnHand: 280,
      features: { norm: 'ISO 8976', length: '250 mm', opening: '46 mm' },
    },
    {
      name: { en: 'Large water pump pliers for waste pipe, 400 mm', pl: 'Szczypce nastawne duże, do kanalizacji, 400 mm' },
      symbol: '8976XL-400',
      note: {
        en: 'They open to 90 mm for traps, union nuts and downpipe connectors. Grip plastic gently, because plastic threads strip long before the jaws slip.',
        pl: 'Otwierają się na 90 mm, więc obejmą syfony, nakrętki złączkowe i złączki rur spustowych. Tworzywo chwytaj lekko, bo gwint się zerwie, zanim szczęki się ześlizgną.',
      },
      priceNet: 11900,
      weight: 1.0,
      stockOnHand: 74,
      features: { norm: 'ISO 8976', length: '400 mm', opening: '90 mm' },
    },
    {
      name: { en: 'Smooth-jaw pliers wrench with parallel jaws, 250 mm', pl: 'Szczypce-klucz z równoległymi gładkimi szczękami, 250 mm' },
      symbol: 'SPW-250',
      note: {
        en: 'Smooth parallel jaws grip chrome fittings and hexagon nuts up to 52 mm without leaving marks. The ratchet action allows fast re-gripping, but the tool is not a pipe wrench.',
        pl: 'Gładkie równoległe szczęki chwytają chromowane złączki i nakrętki do 52 mm, nie zostawiając śladów. Działanie zapadkowe pozwala szybko zmieniać chwyt, ale to nie jest klucz do rur.',
      },
      priceNet: 19900,
      weight: 0.5,
      stockOnHand: 12,
      features: { length: '250 mm', opening: '52 mm' },
    },
    {
      name: { en: 'Locking pliers with curved jaws', pl: 'Szczypce zaciskowe z zaokrąglonymi szczękami' },
      symbol: 'LKP-C',
      note: {
        en: 'They hold rounded bolts, studs and pipe like a small vice. Turn the adjusting screw before you close them, and release them with the lever in the handle.',
        pl: 'Trzymają śruby ze zniszczonym łbem, szpilki i rury jak małe imadło. Rozwarcie ustaw śrubą przed zaciśnięciem, a szczypce zwolnij dźwignią w rękojeści.',
      },
      priceNet: 4490,
      kind: 'locking',
      features: { finish: { en: 'nickel plated', pl: 'niklowana' } },
      variants: lengths('LKP-C', [
        [180, 36, 0.32, 4490, 230],
        [250, 46, 0.56, 5290, 410],
        [300, 60, 0.9, 7990, 110],
      ]),
    },
    {
      name: { en: 'Locking pliers with long nose, 165 mm', pl: 'Szczypce zaciskowe wydłużone, 165 mm' },
      symbol: 'LKP-N-165',
      note: {
        en: 'They grip broken studs that protrude by a few millimetres, and hold springs and small brackets during soldering. The slender jaws do not take great force.',
        pl: 'Chwytają urwane szpilki, które wystają na kilka milimetrów, a przy lutowaniu trzymają sprężyny i małe wsporniki. Smukłe szczęki nie znoszą dużej siły.',
      },
      priceNet: 5490,
      weight: 0.25,
      stockOnHand: 150,
      kind: 'locking',
      features: { length: '165 mm', opening: '52 mm', finish: { en: 'nickel plated', pl: 'niklowana' } },
    },
    {
      name: { en: 'Locking C-clamp pliers with swivel pads, 280 mm', pl: 'Szczypce zaciskowe kabłąkowe z ruchomymi stopkami, 280 mm' },
      symbol: 'LKP-F-280',
      note: {
        en: 'They hold sheets and sections together for tack welding; the swivel pads lie flat on sloping surfaces. Before welding, coat the pliers with anti-spatter spray.',
        pl: 'Spinają blachy i profile do sczepiania; ruchome stopki przylegają do pochyłych powierzchni. Przed spawaniem pokryj szczypce preparatem antyodpryskowym.',
      },
      priceNet: 8490,
      weight: 0.78,
      stockOnHand: 0,
      kind: 'locking',
      features: { length: '280 mm', opening: '90 mm', finish: { en: 'nickel plated', pl: 'niklowana' } },
    },
    {
      name: { en: 'Carpenter’s pincers ISO 9243, 200 mm', pl: 'Obcęgi stolarskie ISO 9243, 200 mm' },
      symbol: '9243-200',
      note: {
        en: 'They roll nails out over the round head of the jaws. Put a scrap of wood underneath so that the board is not dented, and pull in several short turns.',
        pl: 'Gwoździe wyważa się na okrągłych szczękach. Pod spód połóż kawałek drewna, żeby nie wgnieść deski, i ciągnij kilkoma krótkimi ruchami.',
      },
      priceNet: 3490,
      weight: 0.34,
      stockOnHand: 190,
      kind: 'end-cutter',
      features: { norm: 'ISO 9243', length: '200 mm' },
    },
    {
      name: { en: 'Concretor’s nippers ISO 9242, dipped handles', pl: 'Obcęgi zbrojarskie ISO 9242, powlekane ramiona' },
      symbol: '9242',
      note: {
        en: 'They twist tying wire round reinforcement and cut it in one go with long, slim jaws. They are meant for annealed wire up to 2 mm, not for reinforcing bar.',
        pl: 'Skręcają drut wiązałkowy na zbrojeniu i od razu tną go smukłymi, długimi szczękami. Są przeznaczone do drutu wyżarzonego do 2 mm, nie do prętów zbrojeniowych.',
      },
      priceNet: 3290,
      kind: 'end-cutter',
      features: { norm: 'ISO 9242' },
      variants: nippers.map(([length, weight, price, stockOnHand]) => ({
        symbol: `9242-${length}`,
        features: { length: `${length} mm` },
        tiers: tiered(price, [6, 5], [30, 12]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'End cutting nippers ISO 5748, 160 mm', pl: 'Szczypce tnące czołowe ISO 5748, 160 mm' },
      symbol: '5748-160',
      note: {
        en: 'The edges cut square at the front, so nail and rivet heads come off close to the surface. Wear goggles, because the cut piece springs away.',
        pl: 'Ostrza tną czołowo, więc łby gwoździ i nitów schodzą tuż przy powierzchni. Załóż gogle, bo odcięty kawałek odskakuje.',
      },
      priceNet: 4790,
      weight: 0.25,
      stockOnHand: 105,
      kind: 'end-cutter',
      features: { norm: 'ISO 5748', length: '160 mm' },
    },
  ],
}
