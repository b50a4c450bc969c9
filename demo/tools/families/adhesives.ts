import { type DemoFamily, tiered } from '../../types.ts'

export const family: DemoFamily = {
  code: 'adhesives',
  category: 'chemicals',
  brand: 'lepik-i-smar',
  vat: 23,
  short: {
    en: 'Assembly adhesives, epoxies, cyanoacrylates, contact adhesives and wood glues for workshop and site.',
    pl: 'Kleje montażowe, epoksydowe, cyjanoakrylowe, kontaktowe i do drewna: do warsztatu i na budowę.',
  },
  description: {
    en:
      'No adhesive does everything. Cyanoacrylate joins small, close-fitting parts in seconds. Epoxy fills gaps and withstands heat and oil. Assembly adhesive holds panels ' +
      'and skirtings. Contact adhesive bonds large flexible sheets, and wood glue makes a joint stronger than the board around it.\n\n' +
      'Wood glues are classified to EN 204: D3 for brief wetting indoors, D4 for wet rooms and, with paint, outdoors. The temperature ' +
      'that the cured joint withstands is given for each of the others. Without a primer, none of them bonds polyethylene, polypropylene or PTFE.\n\n' +
      'Everything depends on the surface: roughen it, degrease it with isopropanol and let it dry. Thin films of glue are stronger than thick ones, except with gap-filling types. Handling ' +
      'strength is not final strength, so keep to the full curing time before loading the joint. Wear nitrile gloves with epoxy, and never pull cyanoacrylate-stuck skin apart: ' +
      'soak it in warm soapy water.',
    pl:
      'Nie ma kleju do wszystkiego. Cyjanoakryl łączy małe, dopasowane części w kilka sekund. Epoksyd wypełnia szczeliny i znosi ciepło i olej. Klej montażowy trzyma ' +
      'płyty i listwy. Kontaktowy łączy duże, elastyczne arkusze, a klej do drewna daje spoinę mocniejszą od samej deski.\n\n' +
      'Kleje do drewna mają klasy według EN 204: D3 na krótkotrwałe zawilgocenie we wnętrzu, D4 do pomieszczeń mokrych, a pod farbą także na zewnątrz. Przy pozostałych ' +
      'podajemy temperaturę, którą zniesie spoina. Polietylenu, polipropylenu i PTFE żaden z tych klejów nie sklei bez ' +
      'podkładu.\n\n' +
      'Decyduje powierzchnia: zmatuj ją, odtłuść izopropanolem i wysusz. Cienka warstwa jest mocniejsza od grubej, chyba że klej ma wypełniać szczeliny. Wytrzymałość ' +
      'manipulacyjna to jeszcze nie końcowa: połączenie można obciążyć dopiero po pełnym czasie utwardzania. Do epoksydów zakłada się rękawice nitrylowe; skóry sklejonej cyjanoakrylem ' +
      'nie rozrywa się, tylko ' +
      'moczy w ciepłej wodzie z mydłem.',
  },
  features: {},
  keywords: {
    en: 'glue, bonding, liquid nails, superglue, two-part resin',
    pl: 'kropelka, super klej, płynne gwoździe, dwuskładnikowy, żywica, wikol, butapren',
  },
  products: [
    {
      name: { en: 'Contact adhesive, polychloroprene, tube 120 ml', pl: 'Klej kontaktowy polichloroprenowy, tuba 120 ml' },
      symbol: 'ADH-CON120',
      priceNet: 1290,
      weight: 0.13,
      stockOnHand: 380,
      features: { capacity: '120 ml', base: { en: 'polychloroprene', pl: 'polichloropren' }, temperature: { en: '−20 to +80 °C', pl: 'od −20 do +80 °C' }, 'cure-time': '24 h' },
      note: {
        en: 'It is for rubber, leather, cork and edging strips: spread it on both surfaces, wait ten minutes, then press once, firmly. The parts cannot be shifted after the first touch.',
        pl: 'Do gumy, skóry, korka i obrzeży: posmaruj obie powierzchnie, odczekaj dziesięć minut i raz mocno dociśnij. Po zetknięciu nie da się już nic przesunąć.',
      },
    },
    {
      name: { en: 'Epoxy adhesive 5 min, double syringe 25 ml', pl: 'Klej epoksydowy 5 min, podwójna strzykawka 25 ml' },
      symbol: 'ADH-EP5',
      kind: 'cartridge',
      priceNet: 1690,
      weight: 0.045,
      stockOnHand: 610,
      features: {
        capacity: '25 ml',
        base: { en: 'epoxy, 1:1', pl: 'epoksyd, 1:1' },
        temperature: { en: '−30 to +80 °C', pl: 'od −30 do +80 °C' },
        'cure-time': { en: '5 min, full cure 12 h', pl: '5 min, pełne utwardzenie po 12 h' },
        colour: { en: 'transparent', pl: 'bezbarwny' },
      },
      note: {
        en: 'Use it for quick repairs to metal, ceramics and hard plastics; it stays workable for only five minutes. Discard the first centimetre squeezed out, as resin and hardener do not yet flow in equal parts.',
        pl: 'Do szybkich napraw metalu, ceramiki i twardych tworzyw; czas pracy to tylko pięć minut. Pierwszy centymetr odrzuć, bo składniki nie wypływają jeszcze w równych częściach.',
      },
    },
    {
      name: { en: 'Slow epoxy adhesive for metal, 50 ml double cartridge', pl: 'Klej epoksydowy wolnowiążący do metalu, podwójny kartusz 50 ml' },
      symbol: 'ADH-EP90',
      kind: 'cartridge',
      priceNet: 5490,
      weight: 0.1,
      stockOnHand: 95,
      features: {
        capacity: '50 ml',
        base: { en: 'toughened epoxy, 2:1', pl: 'epoksyd wzmocniony, 2:1' },
        temperature: { en: '−40 to +120 °C', pl: 'od −40 do +120 °C' },
        'cure-time': { en: '90 min, full cure 24 h', pl: '90 min, pełne utwardzenie po 24 h' },
        colour: { en: 'black', pl: 'czarny' },
      },
      note: {
        en:
          'Use it for structural joints in steel, aluminium and carbon fibre; it reaches 25 N/mm² in shear on blasted steel. It needs a static mixer and a 2:1 gun; an hour at ' +
          '60 °C speeds up the cure.',
        pl: 'Do połączeń konstrukcyjnych stali, aluminium i włókna węglowego; na stali piaskowanej klej osiąga 25 N/mm² przy ścinaniu. Potrzebne są mieszacz statyczny i pistolet 2:1; godzina w 60 °C przyspiesza utwardzanie.',
      },
    },
    {
      name: { en: 'Dispersion assembly adhesive, white, 300 ml', pl: 'Klej montażowy dyspersyjny, biały, 300 ml' },
      symbol: 'ADH-ASM',
      kind: 'cartridge',
      priceNet: 1290,
      weight: 0.5,
      stockOnHand: 1240,
      features: {
        capacity: '300 ml',
        base: { en: 'acrylic dispersion', pl: 'dyspersja akrylowa' },
        temperature: { en: '−20 to +70 °C', pl: 'od −20 do +70 °C' },
        'cure-time': '48 h',
        colour: { en: 'white', pl: 'biały' },
      },
      note: {
        en: 'It fixes skirtings, foam mouldings and timber strips to plaster. One of the two faces must absorb water; between steel and tile, the adhesive will never dry.',
        pl: 'Mocuje do tynku listwy przypodłogowe, sztukaterię piankową i listwy drewniane. Jedna z powierzchni musi chłonąć wodę; między stalą a płytką klej nigdy nie wyschnie.',
      },
    },
    {
      name: { en: 'Hybrid adhesive with high initial grip, 290 ml', pl: 'Klej hybrydowy o silnym chwycie początkowym, 290 ml' },
      symbol: 'ADH-HT',
      kind: 'cartridge',
      priceNet: 3190,
      features: {
        capacity: '290 ml',
        base: { en: 'MS polymer', pl: 'polimer MS' },
        temperature: { en: '−40 to +90 °C', pl: 'od −40 do +90 °C' },
        'cure-time': { en: '3 mm per 24 h', pl: '3 mm na 24 h' },
      },
      variants: [
        { symbol: 'ADH-HT-W', features: { colour: { en: 'white', pl: 'biały' } }, tiers: tiered(3190, [6, 6], [24, 12]), weight: 0.51, stockOnHand: 520 },
        { symbol: 'ADH-HT-BL', features: { colour: { en: 'black', pl: 'czarny' } }, tiers: tiered(3190, [6, 6], [24, 12]), weight: 0.51, stockOnHand: 310 },
        { symbol: 'ADH-HT-C', features: { colour: { en: 'transparent', pl: 'bezbarwny' } }, tiers: tiered(3690, [6, 6]), weight: 0.34, stockOnHand: 140 },
      ],
      note: {
        en: 'It holds mirrors, sills and boards on the wall straight away, without props, thanks to the V nozzle and the thick paste. Lay the beads vertically, so that air reaches them.',
        pl: 'Od razu trzyma lustra, parapety i płyty na ścianie bez podpór, dzięki gęstej paście i dyszy V. Pasma nakłada się pionowo, żeby do kleju dochodziło powietrze.',
      },
    },
    {
      name: { en: 'Polyurethane construction adhesive D4, 310 ml', pl: 'Klej konstrukcyjny poliuretanowy D4, 310 ml' },
      symbol: 'ADH-PUC',
      kind: 'cartridge',
      priceNet: 2490,
      weight: 0.42,
      stockOnHand: 260,
      features: {
        norm: 'EN 204 D4',
        capacity: '310 ml',
        base: { en: 'polyurethane', pl: 'poliuretan' },
        temperature: { en: '−30 to +100 °C', pl: 'od −30 do +100 °C' },
        'cure-time': { en: '30 min clamping, full cure 24 h', pl: '30 min docisku, pełne utwardzenie po 24 h' },
      },
      note: {
        en: 'Use it for stair treads, sandwich panels and concrete blocks, including on damp surfaces. The adhesive foams a little while curing, so clamp the parts or weigh them down; cured stains have to be scraped off.',
        pl: 'Do stopni schodów, płyt warstwowych i bloczków betonowych, także na wilgotnym podłożu. Przy utwardzaniu klej lekko się pieni, więc trzeba ścisnąć części albo je obciążyć; utwardzone plamy usuwa się tylko mechanicznie.',
      },
    },
    {
      name: { en: 'Cyanoacrylate adhesive, medium viscosity', pl: 'Klej cyjanoakrylowy o średniej lepkości' },
      symbol: 'ADH-CA',
      kind: 'bottle',
      priceNet: 1190,
      features: {
        base: { en: 'ethyl cyanoacrylate', pl: 'cyjanoakrylan etylu' },
        temperature: { en: '−50 to +80 °C', pl: 'od −50 do +80 °C' },
        'cure-time': { en: '10–30 s, full cure 24 h', pl: '10–30 s, pełne utwardzenie po 24 h' },
      },
      variants: [
        { symbol: 'ADH-CA-20', features: { capacity: '20 g' }, tiers: tiered(1190, [10, 8], [50, 15]), weight: 0.032, stockOnHand: 740 },
        { symbol: 'ADH-CA-50', features: { capacity: '50 g' }, tiers: tiered(2390, [10, 8], [50, 15]), weight: 0.068, stockOnHand: 260 },
        { symbol: 'ADH-CA-500', features: { capacity: '500 g' }, tiers: tiered(15900, [4, 6]), weight: 0.58, stockOnHand: 18 },
      ],
      note: {
        en: 'Use it for rubber seals, plastic covers and metal badges where the gap is below 0.1 mm. Store it in the refrigerator and let it warm up before opening, or moisture will spoil it.',
        pl: 'Do uszczelek gumowych, osłon z tworzywa i metalowych tabliczek, przy szczelinie poniżej 0,1 mm. Klej trzymaj w lodówce, a przed otwarciem pozwól mu się ogrzać, inaczej zepsuje go wilgoć.',
      },
    },
    {
      name: { en: 'Cyanoacrylate gel, non-drip, tube 20 g', pl: 'Klej cyjanoakrylowy w żelu, niekapiący, tubka 20 g' },
      symbol: 'ADH-CAG',
      priceNet: 1790,
      weight: 0.03,
      stockOnHand: 11,
      features: {
        capacity: '20 g',
        base: { en: 'ethyl cyanoacrylate', pl: 'cyjanoakrylan etylu' },
        temperature: { en: '−50 to +80 °C', pl: 'od −50 do +80 °C' },
        'cure-time': { en: '30–60 s, full cure 24 h', pl: '30–60 s, pełne utwardzenie po 24 h' },
      },
      note: {
        en: 'It stays where it is put on vertical faces and on porous materials such as wood, leather and cork. It gives you up to a minute to align the parts, twice as long as the liquid does.',
        pl: 'Nie spływa z pionowych powierzchni i nie wsiąka w drewno, skórę ani korek. Żel daje do minuty na ustawienie części, dwa razy więcej niż klej płynny.',
      },
    },
    {
      name: { en: 'Wood glue PVAc D3, white', pl: 'Klej do drewna PVAc D3, biały' },
      symbol: 'ADH-D3',
      kind: 'bottle',
      priceNet: 1290,
      features: { norm: 'EN 204 D3', base: { en: 'PVAc dispersion', pl: 'dyspersja PVAc' }, 'cure-time': { en: '15 min clamping, full cure 24 h', pl: '15 min docisku, pełne utwardzenie po 24 h' } },
      variants: [
        { symbol: 'ADH-D3-250', features: { capacity: '250 g' }, weight: 0.29, stockOnHand: 430 },
        { symbol: 'ADH-D3-750', features: { capacity: '750 g' }, tiers: tiered(2690, [6, 6], [24, 12]), weight: 0.82, stockOnHand: 510 },
        { symbol: 'ADH-D3-5K', features: { capacity: '5 kg' }, tiers: tiered(12900, [4, 7]), weight: 5.3, stockOnHand: 64 },
      ],
      note: {
        en: 'Use it for furniture joints, dowels and laminate flooring; it dries clear. Do not let it freeze and do not glue below 10 °C, or the joint turns chalky.',
        pl: 'Do połączeń meblowych, kołków i paneli podłogowych; po wyschnięciu przezroczysty. Nie dopuść do zamarznięcia kleju i nie używaj go poniżej 10 °C, bo spoina zbieleje i stanie się krucha.',
      },
    },
    {
      name: { en: 'Polyurethane wood glue D4, liquid, 500 g', pl: 'Klej poliuretanowy do drewna D4, płynny, 500 g' },
      symbol: 'ADH-D4PU',
      kind: 'bottle',
      priceNet: 3390,
      weight: 0.55,
      stockOnHand: 0,
      features: {
        norm: 'EN 204 D4',
        capacity: '500 g',
        base: { en: 'polyurethane', pl: 'poliuretan' },
        temperature: { en: '−30 to +110 °C', pl: 'od −30 do +110 °C' },
        'cure-time': { en: '60 min clamping, full cure 24 h', pl: '60 min docisku, pełne utwardzenie po 24 h' },
      },
      note: {
        en: 'Use it for window frames, garden furniture and resinous or oily timbers such as larch and iroko. Any glue that is squeezed out will foam: let it harden and slice it off with a chisel.',
        pl: 'Do ram okiennych, mebli ogrodowych i gatunków żywicznych lub oleistych, takich jak modrzew i iroko. Wypływka się pieni: poczekaj, aż stwardnieje, i zetnij ją dłutem.',
      },
    },
  ],
}
