import { type DemoFamily, tiered } from '../../types.ts'

export const family: DemoFamily = {
  code: 'sds-max-drills',
  category: 'masonry-drills',
  brand: 'skrawit',
  vat: 23,
  short: {
    en: 'Drills and chisels with an SDS-max shank for rotary and demolition hammers from about 5 kg.',
    pl: 'Wiertła i dłuta z chwytem SDS-max do młotowiertarek i młotów wyburzeniowych od ok. 5 kg.',
  },
  description: {
    en: `These tools are for hammers with an SDS-max chuck, the usual one from about 5 kg and 7 J upwards. The shank is 18 mm thick with three drive grooves and does not fit SDS-plus machines. Drills have a four-cutter carbide head, which keeps the hole round and survives contact with reinforcement. Chisels are forged from one piece of tool steel and hardened at the edge.

Wipe the shank and grease it thinly before each use; a dry shank wears out the chuck. Chisels lock at several angles, but only with the hammer set to chiselling.

Press lightly: the weight of the machine is enough. Do not lever with a chisel that is stuck; break out the material beside it instead. Regrind a blunt point wet, so that the edge never turns blue, and keep the original angle. Eye and hearing protection are needed, as are extraction and an FFP3 mask against silica dust.`,
    pl: `To narzędzia do młotów z uchwytem SDS-max, zwykle od ok. 5 kg i 7 J w górę. Chwyt o średnicy 18 mm ma trzy rowki napędowe i nie pasuje do maszyn SDS-plus. Wiertła mają czteroostrzową głowicę z węglika, która daje okrągły otwór i znosi kontakt ze zbrojeniem. Dłuta są kute z jednego kawałka stali narzędziowej i hartowane na ostrzu.

Przed użyciem przetrzyj chwyt i nałóż cienką warstwę smaru, bo suchy chwyt niszczy uchwyt młota. Dłuto blokuje się w kilku położeniach, ale tylko przy wyłączonych obrotach.

Dociskaj lekko, bo ciężar maszyny wystarczy. Nie podważaj zakleszczonym dłutem, lecz odkuj materiał obok. Tępe ostrze szlifuj na mokro, żeby nie zsiniało, i zachowaj kąt fabryczny. Konieczna jest ochrona oczu i słuchu, a przed pyłem krzemionkowym odsysanie i półmaska FFP3.`,
  },
  features: {
    shank: 'SDS-max',
  },
  keywords: {
    en: 'breaker bit, demolition chisel, hammer steel, SDS max bit, moil point',
    pl: 'przecinak do młota, szpic, szpicak, meisel, majzel, grot, do kucia, SDS MAX',
  },
  products: [
    {
      name: { en: 'SDS-max drill, four-cutter, anchor sizes 12 to 16 mm', pl: 'Wiertło SDS-max czteroostrzowe, pod kotwy 12–16 mm' },
      symbol: 'SDSM-ANCH',
      note: {
        en: 'It is for heavy wedge anchors and starter bars in reinforced slabs. Below 12 mm, a big hammer breaks drills, so use an SDS-plus machine for those sizes.',
        pl: 'Pod ciężkie kotwy segmentowe i pręty startowe w żelbecie. Poniżej 12 mm duży młot łamie wiertła, więc do takich średnic lepiej wziąć maszynę SDS-plus.',
      },
      priceNet: 4690,
      features: { material: { en: 'alloy steel, carbide head', pl: 'stal stopowa, głowica z węglika' }, length: '340 mm', 'working-length': '200 mm' },
      variants: (
        [
          [12, 0.4, 4690, 160],
          [14, 0.43, 4990, 190],
          [15, 0.45, 5290, 60],
          [16, 0.47, 5490, 240],
        ] as const
      ).map(([d, weight, price, stockOnHand]) => ({ symbol: `SDSM-${d}X340`, features: { diameter: `${d} mm` }, tiers: tiered(price, [3, 5], [10, 10]), weight, stockOnHand })),
    },
    {
      name: { en: 'SDS-max drill, four-cutter, 18 to 25 mm diameter, for rebar', pl: 'Wiertło SDS-max czteroostrzowe, średnice 18–25 mm, pod pręty zbrojeniowe' },
      symbol: 'SDSM-REBAR',
      note: {
        en: 'The diameters suit post-installed rebar and threaded rods M16 to M20. A straight, clean hole matters more here than speed, so brush it out twice.',
        pl: 'Średnice pod wklejane zbrojenie i pręty gwintowane M16–M20. Prosty i czysty otwór jest tu ważniejszy niż tempo, dlatego wyszczotkuj go dwukrotnie.',
      },
      priceNet: 5990,
      features: { material: { en: 'alloy steel, carbide head', pl: 'stal stopowa, głowica z węglika' }, length: '320 mm', 'working-length': '200 mm' },
      variants: (
        [
          [18, 0.51, 5990, 130],
          [20, 0.56, 6490, 210],
          [22, 0.62, 7190, 140],
          [24, 0.69, 7990, 70],
          [25, 0.73, 8290, 120],
        ] as const
      ).map(([d, weight, price, stockOnHand]) => ({ symbol: `SDSM-${d}X320`, features: { diameter: `${d} mm` }, tiers: tiered(price, [3, 5], [10, 10]), weight, stockOnHand })),
    },
    {
      name: { en: 'SDS-max drill, four-cutter, service entry sizes 28 to 40 mm', pl: 'Wiertło SDS-max czteroostrzowe, do przepustów 28–40 mm' },
      symbol: 'SDSM-ENTRY',
      note: {
        en: 'Use it to drill holes through concrete walls for pipes and cables. The drill needs a hammer of about 7 kg with a working safety clutch; hold the side handle with a straight arm.',
        pl: 'Do otworów na rury i kable w ścianach betonowych. Wiertło wymaga młotowiertarki o wadze ok. 7 kg ze sprawnym sprzęgłem przeciążeniowym; rękojeść boczną trzymaj wyprostowaną ręką.',
      },
      priceNet: 10900,
      features: { material: { en: 'alloy steel, carbide head', pl: 'stal stopowa, głowica z węglika' }, length: '370 mm', 'working-length': '250 mm' },
      variants: [
        { symbol: 'SDSM-28X370', features: { diameter: '28 mm' }, weight: 0.98, stockOnHand: 55 },
        ...(
          [
            [32, 1.22, 12900, 60],
            [35, 1.42, 14900, 32],
            [40, 1.8, 17900, 28],
          ] as const
        ).map(([d, weight, price, stockOnHand]) => ({ symbol: `SDSM-${d}X370`, features: { diameter: `${d} mm` }, tiers: tiered(price, [3, 6]), weight, stockOnHand })),
      ],
    },
    {
      name: { en: 'SDS-max drill, four-cutter, 520 mm for thick walls', pl: 'Wiertło SDS-max czteroostrzowe długie 520 mm, do grubych ścian' },
      symbol: 'SDSM-LONG',
      note: {
        en: 'It reaches 400 mm into foundations and old stone walls. Drill the first 15 cm with a short drill and only then change to the long one, or the hole will wander.',
        pl: 'Sięga 400 mm w głąb fundamentów i starych murów kamiennych. Pierwsze 15 cm wywierć krótkim wiertłem i dopiero wtedy zmień je na długie, inaczej otwór zejdzie z osi.',
      },
      priceNet: 7490,
      features: { material: { en: 'alloy steel, carbide head', pl: 'stal stopowa, głowica z węglika' }, length: '520 mm', 'working-length': '400 mm' },
      variants: (
        [
          [16, 0.68, 7490, 110],
          [18, 0.79, 7990, 85],
          [20, 0.9, 8790, 120],
          [25, 1.25, 11900, 65],
        ] as const
      ).map(([d, weight, price, stockOnHand]) => ({ symbol: `SDSM-${d}X520`, features: { diameter: `${d} mm` }, tiers: tiered(price, [3, 5], [10, 9]), weight, stockOnHand })),
    },
    {
      name: { en: 'SDS-max pointed chisel, forged', pl: 'Dłuto szpicowe SDS-max, kute' },
      symbol: 'SDSM-POINT',
      note: {
        en: 'It breaks concrete and starts every demolition job. The short chisel gives the hardest blow; the long one saves your back when you break up a floor.',
        pl: 'Rozbija beton; od szpica zaczyna się każde kucie. Krótkie dłuto uderza najmocniej, a długie oszczędza plecy przy skuwaniu posadzki.',
      },
      priceNet: 2690,
      kind: 'chisel',
      features: { material: { en: 'forged tool steel', pl: 'kuta stal narzędziowa' } },
      variants: (
        [
          [280, 0.53, 2690, 640],
          [400, 0.77, 3190, 820],
          [600, 1.16, 4290, 240],
        ] as const
      ).map(([length, weight, price, stockOnHand]) => ({ symbol: `SDSM-POINT-${length}`, features: { length: `${length} mm` }, tiers: tiered(price, [5, 6], [20, 12]), weight, stockOnHand })),
    },
    {
      name: { en: 'SDS-max flat chisel, 25 mm edge, forged', pl: 'Dłuto płaskie SDS-max, ostrze 25 mm, kute' },
      symbol: 'SDSM-FLAT25',
      note: {
        en: 'It straightens edges, splits brickwork and trims openings once the pointed chisel has broken through. Turn it so that the edge lies along the crack you want.',
        pl: 'Wyrównuje krawędzie, rozłupuje mur i obrabia otwory po wstępnym rozbiciu szpicem. Ustaw ostrze wzdłuż linii, po której materiał ma pęknąć.',
      },
      priceNet: 2790,
      kind: 'chisel',
      features: { material: { en: 'forged tool steel', pl: 'kuta stal narzędziowa' }, width: '25 mm' },
      variants: (
        [
          [280, 0.56, 2790, 530],
          [400, 0.81, 3290, 690],
          [600, 1.21, 4390, 180],
        ] as const
      ).map(([length, weight, price, stockOnHand]) => ({ symbol: `SDSM-FLAT25-${length}`, features: { length: `${length} mm` }, tiers: tiered(price, [5, 6], [20, 12]), weight, stockOnHand })),
    },
    {
      name: { en: 'SDS-max wide chisel, for tiles, plaster and asphalt', pl: 'Dłuto szerokie SDS-max, do płytek, tynku i asfaltu' },
      symbol: 'SDSM-WIDE',
      note: {
        en: 'It strips tiles, screed, plaster and formwork residue; the widest blade also cuts asphalt and clay. In solid concrete, a wide edge only bounces.',
        pl: 'Skuwa płytki, jastrych, tynk i resztki po szalunkach; najszersze tnie też asfalt i glinę. W litym betonie szerokie ostrze tylko się odbija.',
      },
      priceNet: 4390,
      kind: 'chisel',
      features: { material: { en: 'forged tool steel', pl: 'kuta stal narzędziowa' } },
      variants: (
        [
          [50, 400, 0.92, 4390, 310],
          [80, 300, 0.88, 4790, 220],
          [115, 350, 1.45, 7290, 80],
        ] as const
      ).map(([width, length, weight, price, stockOnHand]) => ({
        symbol: `SDSM-WIDE-${width}X${length}`,
        features: { width: `${width} mm`, length: `${length} mm` },
        tiers: tiered(price, [5, 7]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'SDS-max channel chisel, 26 mm, half-round', pl: 'Dłuto kanałowe SDS-max, 26 mm, półokrągłe' },
      symbol: 'SDSM-GOUGE-26X300',
      note: {
        en: 'It cuts channels for conduit and pipe in brick and aerated block. Saw or score both edges first, and the plaster beside the channel will stay on the wall.',
        pl: 'Wykuwa bruzdy pod peszle i rury w cegle i betonie komórkowym. Najpierw natnij obie krawędzie bruzdy, a tynk obok zostanie na ścianie.',
      },
      priceNet: 5690,
      weight: 0.68,
      stockOnHand: 44,
      kind: 'chisel',
      features: { material: { en: 'forged tool steel', pl: 'kuta stal narzędziowa' }, width: '26 mm', length: '300 mm' },
    },
    {
      name: { en: 'SDS-max cranked tile chisel, 50 mm', pl: 'Dłuto wygięte SDS-max do płytek, 50 mm' },
      symbol: 'SDSM-TILE-50X300',
      note: {
        en: 'The bent blade slides flat under tiles and adhesive, so the hammer can be held at a comfortable angle. Set the machine to low impact energy.',
        pl: 'Wygięte ostrze wchodzi płasko pod płytki i klej, a młot można trzymać wygodnie pod kątem. Ustaw małą energię udaru.',
      },
      priceNet: 6490,
      weight: 0.83,
      stockOnHand: 8,
      kind: 'chisel',
      features: { material: { en: 'forged tool steel', pl: 'kuta stal narzędziowa' }, width: '50 mm', length: '300 mm' },
    },
    {
      name: { en: 'SDS-max chisel set, 3 pieces: point, flat and wide', pl: 'Komplet dłut SDS-max, 3 szt.: szpic, płaskie i szerokie' },
      symbol: 'SDSM-CHISEL-SET3',
      pieces: 3,
      note: {
        en: 'This is the basic set for a demolition gang: a 400 mm point, a 400 mm flat and a 50 mm wide chisel, strapped together and without a case.',
        pl: 'To podstawowy zestaw ekipy rozbiórkowej: szpic 400 mm, dłuto płaskie 400 mm i szerokie 50 mm, spięte opaską, bez walizki.',
      },
      priceNet: 9900,
      weight: 2.5,
      stockOnHand: 76,
      kind: 'chisel',
      features: { material: { en: 'forged tool steel', pl: 'kuta stal narzędziowa' }, contents: { en: '3 chisels', pl: '3 dłuta' } },
    },
  ],
}
