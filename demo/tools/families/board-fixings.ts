import { type DemoFamily, tiered } from '../../types.ts'

const pack = (n: number) => ({ en: `${n} pcs`, pl: `${n} szt.` })
const board = { en: 'plasterboard', pl: 'płyta gipsowo-kartonowa' }
const cavity = { en: 'plasterboard, hollow-block ceilings', pl: 'płyta gipsowo-kartonowa, stropy pustakowe' }
const zinc = { en: 'zinc plated', pl: 'ocynk galwaniczny' }
const steel = { en: 'steel', pl: 'stal' }

export const family: DemoFamily = {
  code: 'board-fixings',
  category: 'plastic-plugs',
  brand: 'dubelmark',
  vat: 23,
  short: {
    en: 'Fixings for plasterboard, cavities and insulation: spiral plugs, metal hollow-wall anchors and toggles.',
    pl: 'Zamocowania do płyt gipsowo-kartonowych, podłoży z pustką i ocieplenia: kołki spiralne, kotwy metalowe i przechylne.',
  },
  description: {
    en: `Plasterboard crumbles around an ordinary plug, so these fixings hold in another way. Spiral plugs cut a coarse thread into the board and carry light loads. Metal hollow-wall anchors fold open behind the board and keep their thread when the screw is taken out. Toggles tip over in the cavity and bear on the largest area.

Measure the board first. One sheet is 12.5 mm thick, a double layer 25 mm, and each metal anchor has its own clamping range. Behind the board there must be room for the legs or the bar, with no insulation pressed hard against the board. Look for the studs: a screw in the steel profile beats any plug.

Loads depend on the board more than on the fixing. Allow about 5 kg for a spiral plug in a single board and 15 to 25 kg for a metal anchor, if the load hangs close to the wall. In ceilings, use spring toggles or fix into the frame.`,
    pl: `Płyta gipsowo-kartonowa kruszy się wokół zwykłego kołka, dlatego te zamocowania trzymają inaczej. Kołki spiralne nacinają w płycie gwint o dużym skoku i utrzymują lekkie przedmioty. Kotwy metalowe rozkładają się za płytą i zachowują gwint po wykręceniu śruby. Kotwy przechylne obracają się w pustce i opierają na największej powierzchni.

Najpierw zmierz płytę. Pojedyncza ma 12,5 mm, podwójne poszycie 25 mm, a każda kotwa metalowa ma własny zakres grubości. Za płytą musi być miejsce na ramiona albo belkę, bez wełny dociśniętej do płyty. Poszukaj profili: wkręt w stalowym profilu trzyma lepiej niż jakikolwiek kołek.

Nośność zależy bardziej od płyty niż od zamocowania. Przyjmij około 5 kg na kołek spiralny w pojedynczej płycie i od 15 do 25 kg na kotwę metalową, gdy ciężar wisi blisko ściany. W suficie stosuj kotwy sprężynowe albo mocuj do stelaża.`,
  },
  features: { application: { en: 'boards and cavities', pl: 'płyty i podłoża z pustką' } },
  keywords: {
    en: 'drywall anchor, molly bolt, butterfly, self-drill, driva, GK plug',
    pl: 'kołek do regipsu, kołki do karton-gipsu, molly, motylek, ślimak, parasolka, driva, k-g',
  },
  products: [
    {
      name: { en: 'Spiral plasterboard plug, die-cast zinc, with screw', pl: 'Kołek spiralny do płyt GK, odlew cynkowy, z wkrętem' },
      symbol: 'SP-ZN',
      note: {
        en: 'It is driven through one or two boards with a PZ2 bit, without drilling. It comes with a 4.5×35 screw; stop when the flange meets the face of the board.',
        pl: 'Kołek wkręca się bitem PZ2 w jedną lub dwie płyty, bez wiercenia, aż kołnierz dotknie kartonu. W komplecie jest wkręt 4,5×35.',
      },
      priceNet: 3290,
      weight: 0.72,
      stockOnHand: 1140,
      features: { material: { en: 'die-cast zinc', pl: 'odlew cynkowy' }, drive: 'PZ2', length: '37 mm', substrate: board, pack: pack(50) },
    },
    {
      name: { en: 'Spiral plasterboard plug, nylon, with screw', pl: 'Kołek spiralny do płyt GK, nylonowy, z wkrętem' },
      symbol: 'SP-PA',
      note: {
        en: 'It is made of glass-filled polyamide for single 12.5 mm board. It carries pictures, blinds and cable trunking; it snaps if the tip meets a steel profile.',
        pl: 'Poliamid z włóknem szklanym do pojedynczej płyty 12,5 mm. Na obrazy, rolety i listwy kablowe; kołek pęknie, jeśli trafi w profil stalowy.',
      },
      priceNet: 2190,
      weight: 0.24,
      stockOnHand: 1760,
      features: {
        material: { en: 'polyamide with glass fibre', pl: 'poliamid z włóknem szklanym' },
        drive: 'PZ2',
        length: '32 mm',
        substrate: board,
        pack: pack(50),
      },
    },
    {
      name: { en: 'Spiral plug for insulation boards', pl: 'Kołek spiralny do płyt ociepleniowych' },
      symbol: 'SPI',
      note: {
        en: 'It is turned straight into polystyrene through the render to hold house numbers, letter boxes and thermometers. Nothing reaches the wall, so no thermal bridge forms.',
        pl: 'Wkręcany wprost w styropian przez tynk: pod numer domu, skrzynkę na listy, termometr. Nie sięga muru, więc nie tworzy mostka cieplnego.',
      },
      priceNet: 2490,
      features: {
        material: { en: 'polyamide with glass fibre', pl: 'poliamid z włóknem szklanym' },
        drive: 'TX40',
        substrate: { en: 'polystyrene foam, mineral wool with render', pl: 'styropian, wełna pod tynkiem' },
        pack: pack(25),
      },
      variants: [
        { symbol: 'SPI-50', features: { length: '50 mm' }, weight: 0.15, stockOnHand: 340 },
        { symbol: 'SPI-90', features: { length: '90 mm' }, tiers: tiered(4190, [5, 5]), weight: 0.41, stockOnHand: 195 },
        { symbol: 'SPI-120', features: { length: '120 mm' }, tiers: tiered(5890, [5, 5]), weight: 0.58, stockOnHand: 60 },
      ],
    },
    {
      name: { en: 'Metal hollow-wall anchor with screw, zinc plated', pl: 'Kotwa metalowa do płyt GK ze śrubą, ocynk' },
      symbol: 'HWA',
      kind: 'metal',
      note: {
        en: 'Use the setting tool, or turn the screw until the four legs lie against the back of the board. Choose the length to suit the board thickness, not the load.',
        pl: 'Zaciśnij kotwę szczypcami albo dokręcaj śrubę, aż cztery ramiona oprą się o tył płyty. Długość dobiera się do grubości płyty, nie do ciężaru.',
      },
      priceNet: 2990,
      features: { material: steel, finish: zinc, drive: 'PZ2', substrate: board, pack: pack(50) },
      variants: (
        [
          ['M4', 32, 0.42, 2990, 580],
          ['M4', 46, 0.5, 3290, 410],
          ['M5', 37, 0.68, 3790, 930],
          ['M5', 52, 0.8, 4190, 1250],
          ['M6', 52, 1.18, 5590, 640],
          ['M6', 65, 1.32, 6190, 285],
        ] as const
      ).map(([thread, length, weight, price, stockOnHand]) => ({
        symbol: `HWA-${thread}X${length}`,
        features: { thread, length: `${length} mm` },
        tiers: tiered(price, [5, 5], [20, 10]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Setting tool for metal hollow-wall anchors', pl: 'Szczypce do osadzania kotew metalowych w płytach GK' },
      symbol: 'HWA-TOOL',
      kind: 'metal',
      note: {
        en: 'It pulls the screw in one stroke and keeps the anchor from turning in the hole. It takes M4 to M6 anchors and saves time from the first box on.',
        pl: 'Jednym ruchem wciągają śrubę i nie pozwalają kotwie obracać się w otworze. Obsługują kotwy od M4 do M6; oszczędzają czas już przy pierwszym pudełku.',
      },
      priceNet: 8900,
      weight: 0.48,
      stockOnHand: 9,
      features: { material: steel, thread: 'M4–M6' },
    },
    {
      name: { en: 'Metal hollow-wall anchor M5 with L-hook', pl: 'Kotwa metalowa do płyt GK M5 z hakiem kątowym' },
      symbol: 'HWA-L-M5',
      kind: 'metal',
      note: {
        en: 'It is for boards 6 to 15 mm thick and needs a 10 mm hole. The hook unscrews for painting while the anchor stays in the wall.',
        pl: 'Do płyt od 6 do 15 mm, otwór 10 mm. Na czas malowania hak można wykręcić, a kotwa zostaje w ścianie.',
      },
      priceNet: 2690,
      weight: 0.5,
      stockOnHand: 135,
      features: { thread: 'M5', material: steel, finish: zinc, substrate: board, pack: pack(25) },
    },
    {
      name: { en: 'Spring toggle with threaded rod, zinc plated', pl: 'Kotwa sprężynowa rozkładana z prętem, ocynk' },
      symbol: 'ST',
      kind: 'toggle',
      note: {
        en: 'Two sprung wings snap open above a ceiling board or inside a hollow block. If the rod is unscrewed fully, the wings fall into the cavity.',
        pl: 'Dwa skrzydełka na sprężynie otwierają się nad płytą sufitową albo w pustaku stropowym. Po całkowitym wykręceniu pręta skrzydełka wpadną w pustkę.',
      },
      priceNet: 1990,
      features: { material: steel, finish: zinc, length: '100 mm', substrate: cavity, pack: pack(25) },
      variants: (
        [
          ['M3', 0.22, 1990, 190],
          ['M4', 0.42, 2490, 520],
          ['M5', 0.68, 3190, 610],
          ['M6', 1.05, 4190, 370],
          ['M8', 2.1, 7490, 0],
        ] as const
      ).map(([thread, weight, price, stockOnHand]) => ({
        symbol: `ST-${thread}`,
        features: { thread },
        tiers: tiered(price, [4, 5]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Spring toggle M5 with round hook', pl: 'Kotwa sprężynowa rozkładana M5 z hakiem okrągłym' },
      symbol: 'ST-H-M5',
      kind: 'toggle',
      note: {
        en: 'It hangs lamps and smoke alarms from a plasterboard ceiling and needs a 16 mm hole. A ceiling rose hides the hole; hang a fan from a joist instead.',
        pl: 'Do wieszania lamp i czujek dymu na suficie z płyt, otwór 16 mm. Otwór zakryje rozeta; wentylator trzeba zawiesić na belce.',
      },
      priceNet: 2890,
      weight: 0.62,
      stockOnHand: 78,
      features: { thread: 'M5', material: steel, finish: zinc, substrate: cavity, pack: pack(20) },
    },
    {
      name: { en: 'Gravity toggle with threaded rod, zinc plated', pl: 'Kotwa grawitacyjna przechylna z prętem, ocynk' },
      symbol: 'GT',
      kind: 'toggle',
      note: {
        en: 'The off-centre bar drops crosswise under its own weight, so the toggle works only in walls. It holds shelves and light radiators on thin hollow partitions.',
        pl: 'Mimośrodowa belka obraca się pod własnym ciężarem, więc kotwa działa tylko w ścianach. Trzyma półki i lekkie grzejniki na cienkich pustych ściankach.',
      },
      priceNet: 3490,
      features: { material: steel, finish: zinc, length: '100 mm', substrate: { en: 'hollow walls', pl: 'puste ścianki' }, pack: pack(20) },
      variants: (
        [
          ['M5', 0.72, 3490, 160],
          ['M6', 1.1, 4390, 210],
          ['M8', 1.98, 6990, 74],
        ] as const
      ).map(([thread, weight, price, stockOnHand]) => ({
        symbol: `GT-${thread}`,
        features: { thread },
        tiers: tiered(price, [4, 5]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Nylon tilt toggle 10 mm for boards', pl: 'Kotwa nylonowa przechylna 10 mm do płyt' },
      symbol: 'NT-10',
      kind: 'toggle',
      note: {
        en: 'A long foot tips over behind the board and is drawn tight with a ribbed strap; any 4.5 to 5 mm wood screw then goes in. The toggle can be used only once.',
        pl: 'Za płytą przechyla się długa stopka i dociąga ją żebrowana taśma; potem wkręca się dowolny wkręt do drewna od 4,5 do 5 mm. Kotwa jest jednorazowa.',
      },
      priceNet: 4990,
      weight: 0.21,
      stockOnHand: 320,
      features: {
        diameter: '10 mm',
        material: { en: 'polyamide', pl: 'poliamid' },
        substrate: board,
        pack: pack(25),
      },
    },
  ],
}
