import type { DemoFamily } from '../../types.ts'

export const family: DemoFamily = {
  code: 'drill-drivers',
  category: 'cordless-tools',
  brand: 'voltan',
  vat: 23,
  short: {
    en: 'Cordless drill drivers for 12 V and 18 V batteries, with or without hammer action, and a right-angle drill.',
    pl: 'Akumulatorowe wiertarko-wkrętarki 12 V i 18 V, z udarem i bez udaru, oraz wiertarka kątowa.',
  },
  description: {
    en:
      'A drill driver turns drill bits and drives screws with one motor, a two-speed gearbox and an adjustable clutch. First gear gives full torque for screws and large ' +
      'bits; second gear gives the speed for small bits in metal. The stated torque is the hard-joint figure; in softwood, count on about half of it. Hammer models ' +
      'add axial blows for brick and block.\n\n' +
      'The tools are built to EN 62841-2-1. All 18 V bodies take every Voltan 18 V battery, all 12 V bodies take every 12 V battery, and the two do not mix. “Body only” means ' +
      'without battery, charger and case.\n\n' +
      'Start with a low clutch setting and raise it until the screw sits flush; use the drill symbol for drilling. Change gear only at a standstill. Where a side handle ' +
      'is supplied, fit it, because a jammed bit twists the wrist. For reinforced concrete use a rotary hammer.',
    pl:
      'Wiertarko-wkrętarka wierci i wkręca za pomocą jednego silnika, dwubiegowej przekładni i nastawnego sprzęgła. Pierwszy bieg daje pełny moment do wkrętów i dużych ' +
      'wierteł, a drugi – prędkość potrzebną małym wiertłom w metalu. Podany moment dotyczy połączenia twardego; w miękkim drewnie licz na około połowę. Modele z udarem ' +
      'dokładają uderzenia wzdłuż osi, do cegły i pustaka.\n\n' +
      'Maszyny spełniają normę EN 62841-2-1. Do korpusów 18 V pasuje każdy akumulator Voltan 18 V, a do korpusów 12 V każdy akumulator 12 V; akumulatory 12 V i 18 V nie są ' +
      'wymienne. „Bez akumulatora” oznacza sam korpus, bez ładowarki i walizki.\n\n' +
      'Sprzęgło ustaw najpierw nisko i podnoś stopień, aż wkręt siądzie równo z powierzchnią; do wiercenia służy symbol wiertła. Bieg zmieniaj tylko po zatrzymaniu. ' +
      'Jeśli w zestawie jest rękojeść boczna, załóż ją, bo zakleszczone wiertło wykręca nadgarstek. Do żelbetu lepsza jest młotowiertarka.',
  },
  features: { norm: 'EN 62841-2-1' },
  keywords: {
    en: 'cordless drill, combi drill, screw gun, battery drill, power screwdriver',
    pl: 'wkrętarka, wiertarka akumulatorowa, wkrętak akumulatorowy, śrubokręt elektryczny, aku',
  },
  products: [
    {
      name: { en: 'Drill driver 12 V, 30 Nm, compact, body only', pl: 'Wiertarko-wkrętarka 12 V, 30 Nm, kompaktowa, bez akumulatora' },
      symbol: 'VDD-12-30',
      kind: 'body',
      priceNet: 27900,
      weight: 0.78,
      stockOnHand: 86,
      features: {
        voltage: '12 V',
        torque: '30 Nm',
        shank: { en: '0.8–10 mm', pl: '0,8–10 mm' },
        'max-speed': { en: '1,500 rpm', pl: '1500 obr/min' },
        contents: { en: 'body only', pl: 'sam korpus' },
      },
      note: {
        en: 'At 155 mm from back to chuck it fits inside kitchen cabinets and distribution boards. It drives chipboard screws up to 5 mm without a pilot hole; beyond that, step up to 18 V.',
        pl: 'Ma 155 mm długości, więc mieści się w szafce kuchennej i rozdzielnicy. Wkręty do płyt wiórowych wkręca bez nawiercania do średnicy 5 mm; do grubszych trzeba już 18 V.',
      },
    },
    {
      name: { en: 'Drill driver 12 V with four quick-change heads, kit', pl: 'Wiertarko-wkrętarka 12 V z czterema wymiennymi głowicami, zestaw' },
      symbol: 'VDD-12-QC',
      kind: 'kit',
      priceNet: 81900,
      weight: 2.9,
      stockOnHand: 24,
      features: {
        voltage: '12 V',
        torque: '32 Nm',
        shank: { en: '0.8–10 mm and 1/4" hex', pl: '0,8–10 mm i sześciokąt 1/4"' },
        'max-speed': { en: '1,750 rpm', pl: '1750 obr/min' },
        contents: { en: 'tool, 4 heads, 2 × 2.0 Ah, charger, case', pl: 'maszyna, 4 głowice, 2 × 2,0 Ah, ładowarka, walizka' },
      },
      note: {
        en:
          'The heads are a keyless chuck, a bit holder, an offset head and a right-angle head. The offset head drives a screw as close as 11 mm to a side panel, which ' +
          'helps with hinges and drawer runners.',
        pl: 'Głowice: z uchwytem wiertarskim, z uchwytem do bitów, mimośrodowa i kątowa. Mimośrodowa wkręca wkręty już 11 mm od boku szafki, co przydaje się przy zawiasach i prowadnicach.',
      },
    },
    {
      name: { en: 'Hammer drill driver 12 V, 35 Nm, body only', pl: 'Wiertarko-wkrętarka udarowa 12 V, 35 Nm, bez akumulatora' },
      symbol: 'VDD-12-35H',
      kind: 'hammer-body',
      priceNet: 34900,
      weight: 0.95,
      stockOnHand: 41,
      features: {
        voltage: '12 V',
        torque: '35 Nm',
        shank: { en: '0.8–10 mm', pl: '0,8–10 mm' },
        'max-speed': { en: '1,600 rpm', pl: '1600 obr/min' },
        contents: { en: 'body only', pl: 'sam korpus' },
      },
      note: {
        en: 'It is made for installers who drill a few 6 mm holes for wall plugs in brick between driving screws. One charge of a small battery is enough for ten holes; for a whole wall of them, use a rotary hammer.',
        pl: 'Dla instalatora, który między jednym wkrętem a drugim wierci w cegle kilka otworów 6 mm pod kołki. Jedno ładowanie małego akumulatora wystarcza na dziesięć takich otworów; do całej ściany służy młotowiertarka.',
      },
    },
    {
      name: { en: 'Drill driver 18 V, 50 Nm, starter kit with case', pl: 'Wiertarko-wkrętarka 18 V, 50 Nm, zestaw podstawowy w walizce' },
      symbol: 'VDD-18-50K',
      kind: 'kit',
      priceNet: 54900,
      weight: 4.1,
      stockOnHand: 132,
      features: {
        voltage: '18 V',
        torque: '50 Nm',
        shank: { en: '1.5–13 mm', pl: '1,5–13 mm' },
        'max-speed': { en: '1,700 rpm', pl: '1700 obr/min' },
        contents: { en: 'tool, 2 × 2.0 Ah, charger, case', pl: 'maszyna, 2 × 2,0 Ah, ładowarka, walizka' },
      },
      note: {
        en: 'This is the only drill driver in the range with a brushed motor; the brushes can be changed from outside with a screwdriver. With two batteries, one works while the other charges.',
        pl: 'Jedyna wiertarko-wkrętarka w ofercie z silnikiem szczotkowym; szczotki wymienia się z zewnątrz, zwykłym wkrętakiem. Z dwóch akumulatorów jeden pracuje, gdy drugi się ładuje.',
      },
    },
    {
      name: { en: 'Brushless drill driver 18 V, 65 Nm, body only', pl: 'Wiertarko-wkrętarka bezszczotkowa 18 V, 65 Nm, bez akumulatora' },
      symbol: 'VDD-18-65',
      kind: 'body',
      priceNet: 45900,
      weight: 1.15,
      stockOnHand: 97,
      features: {
        voltage: '18 V',
        torque: '65 Nm',
        shank: { en: '1.5–13 mm', pl: '1,5–13 mm' },
        'max-speed': { en: '2,000 rpm', pl: '2000 obr/min' },
        contents: { en: 'body only', pl: 'sam korpus' },
      },
      note: {
        en: 'This is the everyday size for joiners and fitters; it drills holes up to 35 mm across in softwood and 13 mm in mild steel. It weighs 1.5 kg with the compact 2.0 Ah battery.',
        pl: 'Maszyna na co dzień dla stolarza i montera: wierci otwory do 35 mm w miękkim drewnie i do 13 mm w miękkiej stali. Z małym akumulatorem 2,0 Ah waży 1,5 kg.',
      },
    },
    {
      name: { en: 'Brushless hammer drill driver 18 V, 70 Nm, kit', pl: 'Bezszczotkowa wiertarko-wkrętarka udarowa 18 V, 70 Nm, zestaw' },
      symbol: 'VDD-18-70HK',
      kind: 'hammer-kit',
      priceNet: 94900,
      weight: 4.9,
      stockOnHand: 58,
      features: {
        voltage: '18 V',
        torque: '70 Nm',
        shank: { en: '1.5–13 mm', pl: '1,5–13 mm' },
        'max-speed': { en: '2,000 rpm', pl: '2000 obr/min' },
        contents: { en: 'tool, 2 × 4.0 Ah, charger, case', pl: 'maszyna, 2 × 4,0 Ah, ładowarka, walizka' },
      },
      note: {
        en: 'It is the one machine for a fitter who drills wood, sheet metal and brick on the same day. It drills holes up to 13 mm in brick; turn the ring back to plain drilling before you drill tiles, or they crack.',
        pl: 'Jedna maszyna dla montera, który jednego dnia wierci w drewnie, blasze i cegle. W cegle wierci otwory do 13 mm; przed wierceniem w płytkach wyłącz udar, bo płytki popękają.',
      },
    },
    {
      name: { en: 'High-torque drill driver 18 V, 110 Nm, body only', pl: 'Wiertarko-wkrętarka 18 V o dużym momencie, 110 Nm, bez akumulatora' },
      symbol: 'VDD-18-110',
      kind: 'hammer-body',
      priceNet: 69900,
      weight: 1.6,
      stockOnHand: 9,
      features: {
        voltage: '18 V',
        torque: '110 Nm',
        shank: { en: '1.5–13 mm', pl: '1,5–13 mm' },
        'max-speed': { en: '2,100 rpm', pl: '2100 obr/min' },
        contents: { en: 'body, side handle', pl: 'korpus, rękojeść boczna' },
      },
      note: {
        en: 'It drives 38 mm auger bits and hole saws up to 100 mm. A sensor stops the motor when the body jerks round. Use a battery of 4.0 Ah or more.',
        pl: 'Napędza świdry 38 mm i otwornice do 100 mm. Czujnik zatrzymuje silnik, gdy korpus gwałtownie się obróci. Maszyna wymaga akumulatora o pojemności co najmniej 4,0 Ah.',
      },
    },
    {
      name: { en: 'Heavy hammer drill driver 18 V, 140 Nm, body only', pl: 'Ciężka wiertarko-wkrętarka udarowa 18 V, 140 Nm, bez akumulatora' },
      symbol: 'VDD-18-140H',
      kind: 'hammer-body',
      priceNet: 82900,
      weight: 1.9,
      stockOnHand: 33,
      features: {
        voltage: '18 V',
        torque: '140 Nm',
        shank: { en: '1.5–13 mm, metal chuck', pl: '1,5–13 mm, uchwyt metalowy' },
        'max-speed': { en: '2,200 rpm', pl: '2200 obr/min' },
        contents: { en: 'body, side handle, depth stop', pl: 'korpus, rękojeść boczna, ogranicznik głębokości' },
      },
      note: {
        en: 'It is strong enough to drive 10 × 300 mm structural timber screws and to stir a bucket of tile adhesive for a minute. The long side handle is not optional at this torque.',
        pl: 'Wkręca wkręty konstrukcyjne 10 × 300 mm i poradzi sobie z krótkim mieszaniem kleju do płytek w wiadrze. Przy tym momencie pracuje się wyłącznie z długą rękojeścią boczną.',
      },
    },
    {
      name: { en: 'Right-angle drill 18 V, 13 mm chuck, body only', pl: 'Wiertarka kątowa 18 V, uchwyt 13 mm, bez akumulatora' },
      symbol: 'VDD-18-RA',
      kind: 'body',
      priceNet: 89900,
      weight: 2.4,
      stockOnHand: 0,
      features: {
        voltage: '18 V',
        torque: '75 Nm',
        shank: { en: '1.5–13 mm', pl: '1,5–13 mm' },
        'max-speed': { en: '1,400 rpm', pl: '1400 obr/min' },
        contents: { en: 'body, side handle', pl: 'korpus, rękojeść boczna' },
      },
      note: {
        en: 'It is for cable and pipe runs between joists and studs, where a straight drill has no room. The head is 118 mm high with the chuck closed and takes short auger bits.',
        pl: 'Do prowadzenia kabli i rur między belkami i słupkami, gdzie prosta wiertarka się nie mieści. Głowica z zamkniętym uchwytem ma 118 mm wysokości; pasują do niej krótkie świdry.',
      },
    },
  ],
}
