import { type DemoFamily, tiered } from '../../types.ts'

export const family: DemoFamily = {
  code: 'respirators',
  category: 'protection',
  brand: 'ostoja',
  vat: 23,
  short: {
    en: 'Filtering half masks FFP1 to FFP3, half masks with a bayonet fitting and their particle and gas filters.',
    pl: 'Półmaski filtrujące od FFP1 do FFP3, półmaski z mocowaniem bagnetowym oraz filtry i pochłaniacze do nich.',
  },
  description: {
    en:
      'Filtering half masks to EN 149 are themselves the filter. FFP1 lets through at most 20% of the test aerosol, FFP2 6% and FFP3 1%. NR marks a ' +
      'mask for one shift and R a reusable one; D means that the mask has passed the dolomite clogging test. Half masks to EN 140 take replaceable filters: particle filters to EN 143, gas filters ' +
      'to EN 14387.\n\n' +
      'Gas filters are told apart by letter and colour: A (brown) for vapours of organic liquids that boil above 65 °C, B (grey) for inorganic gases, E (yellow) for acid gases and K (green) for ' +
      'ammonia. The figure is the capacity class. All filters in this range have the Ostoja bayonet fitting and are sold in pairs.\n\n' +
      'A mask seals only on clean-shaven skin; press down the nose clip, if there is one, and check the fit every time you put the mask on. No filter helps where the oxygen level is below 17%, as in tanks or ' +
      'pits. Particle filters do not stop gas, and gas filters do not stop dust.',
    pl:
      'Półmaska filtrująca według EN 149 sama jest filtrem. FFP1 przepuszcza najwyżej 20% aerozolu próbnego, FFP2 – 6%, a FFP3 – 1%. NR oznacza maskę na ' +
      'jedną zmianę, R – wielokrotnego użytku, a D – zaliczoną próbę zatykania pyłem dolomitowym. Do półmasek według EN 140 zakłada się filtry przeciwpyłowe (EN 143) albo ' +
      'pochłaniacze gazów (EN 14387).\n\n' +
      'Pochłaniacze rozróżnia się po literach i kolorach: A (brązowy) – pary cieczy organicznych o temperaturze wrzenia powyżej 65 °C, B (szary) – gazy nieorganiczne, E (żółty) – gazy kwaśne, ' +
      'K (zielony) – amoniak. Cyfra to klasa pojemności. Wszystkie filtry z tej serii mają mocowanie bagnetowe Ostoja i są sprzedawane parami.\n\n' +
      'Maska przylega szczelnie tylko do ogolonej skóry; blaszkę, jeśli jest, trzeba docisnąć do nosa, a szczelność sprawdzić przy każdym założeniu. Żaden filtr nie pomoże tam, gdzie ' +
      'tlenu jest mniej niż 17%, na przykład w zbiornikach i studzienkach. Filtr przeciwpyłowy nie zatrzyma gazu, a pochłaniacz – pyłu.',
  },
  features: {},
  keywords: {
    en: 'dust mask, face mask, respirator cartridge, respiratory protection',
    pl: 'maska przeciwpyłowa, maseczka, maska lakiernicza, maska gazowa, ochrona dróg oddechowych',
  },
  products: [
    {
      name: { en: 'Dust mask FFP1 NR D, moulded, without valve, 20 pcs', pl: 'Półmaska filtrująca FFP1 NR D, formowana, bez zaworu, 20 szt.' },
      symbol: 'RSP-1C',
      priceNet: 3990,
      weight: 0.22,
      stockOnHand: 460,
      features: { norm: 'EN 149', protection: 'FFP1 NR D', pack: { en: '20 pcs', pl: '20 szt.' } },
      note: {
        en: 'It is for sweeping and for handling chalk or gypsum. It is not enough against wood dust, quartz or mould, which call for higher classes.',
        pl: 'Do zamiatania oraz pracy z kredą i gipsem. Na pył drewna, kwarc i pleśń jest za słaba; tam trzeba wyższej klasy.',
      },
    },
    {
      name: { en: 'Dust mask FFP2 NR D, moulded, with valve, 10 pcs', pl: 'Półmaska filtrująca FFP2 NR D, formowana, z zaworem, 10 szt.' },
      symbol: 'RSP-2CV',
      priceNet: 4490,
      weight: 0.19,
      stockOnHand: 820,
      features: { norm: 'EN 149', protection: 'FFP2 NR D', pack: { en: '10 pcs', pl: '10 szt.' } },
      note: {
        en: 'It is the most widely used site mask, for cement, mineral wool and machine sanding of filler. The valve lets warm breath out, so spectacles mist up less.',
        pl: 'Najczęściej używana na budowie: do cementu, wełny mineralnej i maszynowego szlifowania gładzi. Zawór wypuszcza ciepłe powietrze, więc okulary mniej parują.',
      },
    },
    {
      name: { en: 'Folding mask FFP2 NR, without valve, individually wrapped, 20 pcs', pl: 'Półmaska składana FFP2 NR, bez zaworu, pakowana pojedynczo, 20 szt.' },
      symbol: 'RSP-2F',
      priceNet: 3490,
      weight: 0.18,
      stockOnHand: 1350,
      features: { norm: 'EN 149', protection: 'FFP2 NR', pack: { en: '20 pcs', pl: '20 szt.' } },
      note: {
        en: 'Each mask is folded flat in its own sachet and fits in a pocket, which suits service vans and visitors. Without a valve, it filters both ways but is warmer to wear.',
        pl: 'Każda maska leży złożona na płasko w osobnej torebce i mieści się w kieszeni, więc nadaje się do aut serwisowych i dla gości. Półmaska bez zaworu filtruje w obie strony, ale jest w niej cieplej.',
      },
    },
    {
      name: { en: 'Dust mask FFP2 NR D with activated carbon, for welding fume, 10 pcs', pl: 'Półmaska FFP2 NR D z węglem aktywnym, do dymu spawalniczego, 10 szt.' },
      symbol: 'RSP-2AC',
      priceNet: 8490,
      weight: 0.23,
      stockOnHand: 9,
      features: { norm: 'EN 149', protection: 'FFP2 NR D', pack: { en: '10 pcs', pl: '10 szt.' } },
      note: {
        en: 'The carbon layer removes smells, and ozone at levels below the exposure limit. The mask is not a gas filter; for fume from welding stainless steel, choose FFP3.',
        pl: 'Warstwa węgla usuwa zapachy oraz ozon w stężeniu poniżej NDS. To nie jest pochłaniacz gazów, a do dymu ze spawania stali nierdzewnej potrzebna jest FFP3.',
      },
    },
    {
      name: { en: 'Mask FFP3 R D with sealing lip and valve, 5 pcs', pl: 'Półmaska filtrująca FFP3 R D z uszczelką i zaworem, 5 szt.' },
      symbol: 'RSP-3CV',
      priceNet: 6990,
      weight: 0.15,
      stockOnHand: 390,
      features: { norm: 'EN 149', protection: 'FFP3 R D', pack: { en: '5 pcs', pl: '5 szt.' } },
      note: {
        en: 'It is for quartz dust from chasing and core drilling, for hardwood dust and for mould. The lip can be wiped clean, and the four-point straps are adjustable; bin the mask when breathing gets hard.',
        pl: 'Do pyłu kwarcowego z bruzdowania i wiercenia koronami, do pyłu twardego drewna i do pleśni. Uszczelkę można przetrzeć, a taśmy wyregulować w czterech punktach; gdy oddycha się ciężko, maskę się wyrzuca.',
      },
    },
    {
      name: { en: 'Half mask, thermoplastic, twin bayonet', pl: 'Półmaska z elastomeru, dwa mocowania bagnetowe' },
      symbol: 'RSP-HM-T',
      kind: 'half-mask',
      priceNet: 5990,
      features: { norm: 'EN 140', material: { en: 'thermoplastic elastomer', pl: 'elastomer termoplastyczny' } },
      variants: [
        { symbol: 'RSP-HM-T-S', features: { size: 'S' }, weight: 0.108, stockOnHand: 40 },
        { symbol: 'RSP-HM-T-M', features: { size: 'M' }, tiers: tiered(5990, [5, 6], [20, 12]), weight: 0.112, stockOnHand: 210 },
        { symbol: 'RSP-HM-T-L', features: { size: 'L' }, tiers: tiered(5990, [5, 6], [20, 12]), weight: 0.118, stockOnHand: 130 },
      ],
      note: {
        en: 'This is the economical facepiece for sanding and occasional spraying; size M fits most faces. The mask is supplied without filters, which are ordered separately.',
        pl: 'Tańsza część twarzowa do szlifowania i okazjonalnego lakierowania; większości osób pasuje rozmiar M. Filtrów w komplecie nie ma; zamawia się je osobno.',
      },
    },
    {
      name: { en: 'Half mask, silicone, twin bayonet, drop-down strap', pl: 'Półmaska silikonowa, dwa mocowania bagnetowe, opuszczana na taśmach' },
      symbol: 'RSP-HM-S',
      kind: 'half-mask',
      priceNet: 12900,
      features: { norm: 'EN 140', material: { en: 'silicone', pl: 'silikon' } },
      variants: [
        { symbol: 'RSP-HM-S-S', features: { size: 'S' }, weight: 0.132, stockOnHand: 22 },
        { symbol: 'RSP-HM-S-M', features: { size: 'M' }, weight: 0.138, stockOnHand: 95 },
        { symbol: 'RSP-HM-S-L', features: { size: 'L' }, weight: 0.144, stockOnHand: 64 },
      ],
      note: {
        en: 'It is soft on the skin, even for whole shifts, and drops to the chest during breaks while the helmet stays on. Do not take it into paint shops where silicone is banned.',
        pl: 'Miękka dla skóry nawet przez całą zmianę; w przerwie opuszcza się ją na pierś bez zdejmowania hełmu. Nie nadaje się do lakierni, w których silikon jest zakazany.',
      },
    },
    {
      name: { en: 'Particle filters P3 R, flat, pair', pl: 'Filtry przeciwpyłowe P3 R, płaskie, para' },
      symbol: 'RSP-F-P3',
      pieces: 2,
      kind: 'filter',
      priceNet: 3490,
      weight: 0.036,
      stockOnHand: 720,
      features: { norm: 'EN 143', protection: 'P3 R', colour: { en: 'white', pl: 'biały' }, pack: { en: '2 pcs', pl: '2 szt.' } },
      note: {
        en: 'These low-profile discs stay out of the field of view and fit under a welding shield. Change the pair when breathing resistance rises, and never blow the filters out with compressed air.',
        pl: 'Niskie krążki nie zasłaniają pola widzenia i mieszczą się pod przyłbicą spawalniczą. Wymienia się oba, gdy rośnie opór oddychania; nie wolno ich przedmuchiwać sprężonym powietrzem.',
      },
    },
    {
      name: { en: 'Gas filters A2 for organic vapours, pair', pl: 'Pochłaniacze A2 do par organicznych, para' },
      symbol: 'RSP-F-A2',
      pieces: 2,
      kind: 'filter',
      priceNet: 5490,
      weight: 0.19,
      stockOnHand: 260,
      features: { norm: 'EN 14387', protection: 'A2', colour: { en: 'brown', pl: 'brązowy' }, pack: { en: '2 pcs', pl: '2 szt.' } },
      note: {
        en: 'They are for applying solvent-based paints with a brush or roller, for gluing and for degreasing. Once opened, they age even when unused, so write the date on them and bin them after six months.',
        pl: 'Do nakładania farb rozpuszczalnikowych pędzlem lub wałkiem, do klejenia i odtłuszczania. Po otwarciu pochłaniacze starzeją się nawet nieużywane: zapisz na nich datę, a po pół roku je wyrzuć.',
      },
    },
    {
      name: { en: 'Combined filters A1B1E1K1 P3 R, pair', pl: 'Filtropochłaniacze A1B1E1K1 P3 R, para' },
      symbol: 'RSP-F-ABEK',
      pieces: 2,
      kind: 'filter',
      priceNet: 10900,
      weight: 0.27,
      stockOnHand: 0,
      features: {
        norm: 'EN 14387',
        protection: 'A1B1E1K1 P3 R',
        pack: { en: '2 pcs', pl: '2 szt.' },
        colour: { en: 'brown, grey, yellow, green, white', pl: 'brązowy, szary, żółty, zielony, biały' },
      },
      note: {
        en: 'They cover spray painting and mixed chemicals when several gases and mist occur together. The capacity per gas is small: leave the area at the first smell.',
        pl: 'Do lakierowania natryskowego i pracy z mieszaninami chemikaliów, gdy naraz występują gazy i mgła. Pojemność dla każdego gazu jest mała: wyjdź, gdy tylko poczujesz zapach.',
      },
    },
  ],
}
