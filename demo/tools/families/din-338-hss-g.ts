import { type DemoFamily, tiered } from '../../types.ts'

const mm = (d: number) => (Number.isInteger(d) ? `${d} mm` : { en: `${d} mm`, pl: `${String(d).replace('.', ',')} mm` })

export const family: DemoFamily = {
  code: 'din-338-hss-g',
  category: 'metal-drills',
  brand: 'projahn',
  vat: 23,
  short: {
    en: 'Ground HSS twist drills in jobber length, for steel up to about 900 N/mm², cast iron and non-ferrous metals.',
    pl: 'Szlifowane wiertła kręte HSS o długości normalnej, do stali do ok. 900 N/mm², żeliwa i metali nieżelaznych.',
  },
  description: {
    en: `These M2 high-speed steel twist drills are for unalloyed and low-alloy steel up to about 900 N/mm², cast iron, brass, aluminium and plastics. DIN 338 fixes the jobber length: for every diameter it states the overall length and the flute length, so a worn drill can be replaced by one that fits the same depth stop and the same case.

The flutes are ground from the solid after hardening. That holds the diameter to h8 and keeps the point on centre. The straight shank is as thick as the drill.

Mark the hole with a centre punch, clamp the work and cool with cutting oil; cast iron and brass are drilled dry. As a guide, a 5 mm drill runs at 1,500 to 1,900 rpm in mild steel. Ease off as the point breaks through. Blue chips and squealing mean too much speed. Do not use these drills with hammer action.`,
    pl: `Wiertła kręte ze stali szybkotnącej M2 do stali węglowych i niskostopowych do ok. 900 N/mm², żeliwa, mosiądzu, aluminium i tworzyw. Norma DIN 338 określa długość normalną: dla każdej średnicy podaje długość całkowitą i długość rowków, dlatego nowe wiertło pasuje do tego samego ogranicznika i do tej samej kasety co zużyte.

Rowki są szlifowane z pełnego materiału po hartowaniu. Dzięki temu średnica mieści się w tolerancji h8, a ostrze leży w osi. Chwyt walcowy ma średnicę wiertła.

Miejsce otworu napunktuj, przedmiot zamocuj, a wiertło chłodź olejem do wiercenia; żeliwo i mosiądz wierci się na sucho. Orientacyjnie wiertło 5 mm pracuje w miękkiej stali przy 1500–1900 obr/min. Przy wyjściu ostrza z materiału zmniejsz docisk. Niebieskie wióry i pisk oznaczają zbyt wysokie obroty. Nie używaj udaru.`,
  },
  features: {
    norm: 'DIN 338',
    steel: 'HSS M2 (1.3343)',
    shank: { en: 'straight', pl: 'walcowy' },
    tolerance: 'h8',
    hardness: '63–66 HRC',
  },
  keywords: {
    en: 'jobber drill, twist bit, drill bit for steel, HSS bit, metal bit',
    pl: 'spiralne, wiertło do stali, HSS szlifowane, wiertło jobber, świder do metalu, NWKa',
  },
  products: [
    {
      name: { en: 'Twist drill DIN 338 HSS-G, fine sizes 1 to 2.5 mm, pack of 10', pl: 'Wiertło kręte DIN 338 HSS-G, najmniejsze średnice 1–2,5 mm, 10 szt.' },
      symbol: '338G-FINE',
      note: {
        en: 'Thin drills break from sideways load, not from wear, hence the pack of ten. Use a pin vice or a drill stand and lift the drill often to clear the chips.',
        pl: 'Cienkie wiertła łamią się od nacisku bocznego, a nie od zużycia, dlatego sprzedajemy je po dziesięć. Używaj imadełka ręcznego albo stojaka i często wycofuj wiertło, żeby usunąć wióry.',
      },
      priceNet: 1490,
      features: { 'point-angle': '118°', finish: { en: 'uncoated', pl: 'bez powłoki' }, pack: { en: '10 pcs', pl: '10 szt.' } },
      variants: (
        [
          [1, 34, 12, 0.008, 1490, 640],
          [1.5, 40, 18, 0.011, 1520, 880],
          [2, 49, 24, 0.016, 1550, 1240],
          [2.5, 57, 30, 0.024, 1620, 930],
        ] as const
      ).map(([d, length, flute, weight, price, stockOnHand]) => ({
        symbol: `338G-${d}`,
        features: { diameter: mm(d), length: `${length} mm`, 'working-length': `${flute} mm` },
        tiers: tiered(price, [5, 5], [20, 10]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Twist drill DIN 338 HSS-G, everyday sizes 3 to 5.5 mm, pack of 10', pl: 'Wiertło kręte DIN 338 HSS-G, średnice podstawowe 3–5,5 mm, 10 szt.' },
      symbol: '338G-DAY',
      note: {
        en: 'These are the sizes that wear out first in any workshop, used for clearance holes for small screws, rivets and brackets. The drills suit a 10 mm chuck and a cordless drill.',
        pl: 'Rozmiary, które w warsztacie zużywają się najszybciej: na otwory pod drobne śruby, nity i wsporniki. Wiertła pasują do uchwytu 10 mm i wkrętarki akumulatorowej.',
      },
      priceNet: 1690,
      features: { 'point-angle': '118°', finish: { en: 'uncoated', pl: 'bez powłoki' }, pack: { en: '10 pcs', pl: '10 szt.' } },
      variants: (
        [
          [3, 61, 33, 0.034, 1690, 2400],
          [3.5, 70, 39, 0.049, 1890, 1150],
          [4, 75, 43, 0.065, 2050, 2210],
          [4.5, 80, 47, 0.085, 2340, 760],
          [5, 86, 52, 0.11, 2590, 2680],
          [5.5, 93, 57, 0.14, 3050, 540],
        ] as const
      ).map(([d, length, flute, weight, price, stockOnHand]) => ({
        symbol: `338G-${d}`,
        features: { diameter: mm(d), length: `${length} mm`, 'working-length': `${flute} mm` },
        tiers: tiered(price, [5, 5], [20, 10]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Twist drill DIN 338 HSS-G, medium sizes 6 to 8.5 mm, single', pl: 'Wiertło kręte DIN 338 HSS-G, średni zakres średnic 6–8,5 mm, na sztuki' },
      symbol: '338G-MED',
      note: {
        en: 'From this size up, a pilot hole of 2 to 3 mm, a little wider than the chisel edge, reduces the feed force and stops the drill wandering on round stock.',
        pl: 'Od tej średnicy warto wywiercić otwór pilotowy 2–3 mm, nieco szerszy od ścinu. Maleje siła posuwu, a wiertło nie ześlizguje się z wałka ani z rury.',
      },
      priceNet: 390,
      features: { 'point-angle': '118°', finish: { en: 'uncoated', pl: 'bez powłoki' } },
      variants: (
        [
          [6, 93, 57, 0.017, 390, 1870],
          [6.5, 101, 63, 0.021, 450, 690],
          [7, 109, 69, 0.026, 520, 610],
          [7.5, 109, 69, 0.03, 590, 310],
          [8, 117, 75, 0.036, 660, 1430],
          [8.5, 117, 75, 0.04, 740, 820],
        ] as const
      ).map(([d, length, flute, weight, price, stockOnHand]) => ({
        symbol: `338G-${d}`,
        features: { diameter: mm(d), length: `${length} mm`, 'working-length': `${flute} mm` },
        tiers: tiered(price, [10, 6], [50, 12]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Twist drill DIN 338 HSS-G, large sizes 9 to 13 mm, single', pl: 'Wiertło kręte DIN 338 HSS-G, duże średnice 9–13 mm, na sztuki' },
      symbol: '338G-BIG',
      note: {
        en: 'From 11 mm up, the drill needs a 13 mm chuck. Use low gear: a 12 mm drill runs at 600 to 700 rpm in mild steel. Hold the machine with both hands, as the drill catches when it breaks through.',
        pl: 'Od średnicy 11 mm potrzebny jest uchwyt 13 mm. Włącz pierwszy bieg: wiertło 12 mm pracuje w miękkiej stali przy 600–700 obr/min. Trzymaj wiertarkę oburącz, bo przy wyjściu z materiału wiertło szarpie.',
      },
      priceNet: 890,
      features: { 'point-angle': '118°', finish: { en: 'uncoated', pl: 'bez powłoki' } },
      variants: [
        { symbol: '338G-9', features: { diameter: '9 mm', length: '125 mm', 'working-length': '81 mm' }, weight: 0.048, stockOnHand: 420 },
        ...(
          [
            [10, 133, 87, 0.062, 1090, 1260],
            [11, 142, 94, 0.079, 1390, 240],
            [12, 151, 101, 0.1, 1690, 730],
            [13, 151, 101, 0.117, 2090, 380],
          ] as const
        ).map(([d, length, flute, weight, price, stockOnHand]) => ({
          symbol: `338G-${d}`,
          features: { diameter: `${d} mm`, length: `${length} mm`, 'working-length': `${flute} mm` },
          tiers: tiered(price, [10, 7]),
          weight,
          stockOnHand,
        })),
      ],
    },
    {
      name: { en: 'Tapping-size drill DIN 338 HSS-G for M3 to M12, single', pl: 'Wiertło DIN 338 HSS-G pod gwinty M3–M12, na sztuki' },
      symbol: '338G-TAP',
      note: {
        en: 'The diameters suit cut metric coarse threads, and the label names the thread for each one. Formed threads need a larger hole, so check the tap first.',
        pl: 'Średnice pod gwinty metryczne zwykłe nacinane; gwint jest podany na etykiecie. Gwint wygniatany wymaga większego otworu, sprawdź więc rodzaj gwintownika.',
      },
      priceNet: 190,
      features: { 'point-angle': '118°', finish: { en: 'uncoated', pl: 'bez powłoki' } },
      variants: (
        [
          ['M3', 2.5, 57, 0.002, 190, 950],
          ['M4', 3.3, 65, 0.004, 210, 1620],
          ['M5', 4.2, 75, 0.007, 250, 1740],
          ['M6', 5, 86, 0.011, 290, 1580],
          ['M8', 6.8, 109, 0.024, 490, 1310],
          ['M10', 8.5, 117, 0.04, 740, 870],
          ['M12', 10.2, 133, 0.065, 1190, 560],
        ] as const
      ).map(([thread, d, length, weight, price, stockOnHand]) => ({
        symbol: `338G-TAP-${thread}`,
        features: { thread, diameter: mm(d), length: `${length} mm` },
        tiers: tiered(price, [10, 6], [50, 12]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Rivet-hole drill DIN 338 HSS-G for blind rivets, pack of 10', pl: 'Wiertło pod nity zrywalne DIN 338 HSS-G, 10 szt.' },
      symbol: '338G-RIV',
      note: {
        en: 'The drills are a tenth of a millimetre over the rivet diameter, so that a blind rivet slips in without excess play and sets straight. Too wide a hole in sheet costs the joint much of its strength.',
        pl: 'Wiertła są o 0,1 mm grubsze od nitu, więc nit zrywalny wchodzi bez zbędnego luzu i zaciska się prosto. Za duży otwór w blasze odbiera połączeniu znaczną część wytrzymałości.',
      },
      priceNet: 1790,
      features: { 'point-angle': '118°', finish: { en: 'uncoated', pl: 'bez powłoki' }, pack: { en: '10 pcs', pl: '10 szt.' } },
      variants: (
        [
          [3.1, 65, 36, 0.037, 1790, 460],
          [3.3, 65, 36, 0.041, 1850, 510],
          [4.1, 75, 43, 0.067, 2190, 780],
          [4.9, 86, 52, 0.105, 2650, 690],
        ] as const
      ).map(([d, length, flute, weight, price, stockOnHand]) => ({
        symbol: `338G-RIV-${d}`,
        features: { diameter: mm(d), length: `${length} mm`, 'working-length': `${flute} mm` },
        tiers: tiered(price, [5, 5], [20, 9]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Twist drill DIN 338 HSS-G, TiN coated, split point', pl: 'Wiertło kręte DIN 338 HSS-G, powłoka TiN, skorygowany ścin' },
      symbol: '338G-TIN',
      note: {
        en: 'The gold titanium nitride coating cuts friction and makes the drill last longer in production work; the split point starts without a punch mark. Regrinding removes the coating from the point.',
        pl: 'Złota powłoka z azotku tytanu zmniejsza tarcie i zwiększa trwałość wiertła przy wierceniu seryjnym, a skorygowany ścin pozwala zacząć bez punktowania. Ostrzenie usuwa powłokę z ostrza.',
      },
      priceNet: 390,
      features: { 'point-angle': '135°', finish: { en: 'titanium nitride (TiN)', pl: 'azotek tytanu (TiN)' } },
      variants: (
        [
          [3, 61, 0.003, 390, 870],
          [4, 75, 0.006, 440, 930],
          [5, 86, 0.011, 520, 1020],
          [6, 93, 0.017, 690, 710],
          [8, 117, 0.036, 1150, 460],
          [10, 133, 0.062, 1790, 290],
        ] as const
      ).map(([d, length, weight, price, stockOnHand]) => ({
        symbol: `338G-TIN-${d}`,
        features: { diameter: `${d} mm`, length: `${length} mm` },
        tiers: tiered(price, [10, 5], [40, 10]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Left-hand twist drill set DIN 338 HSS-G, 5 pieces, 2 to 8 mm', pl: 'Komplet wierteł lewych DIN 338 HSS-G, 5 szt., 2–8 mm' },
      symbol: '338G-LH-SET5',
      pieces: 5,
      note: {
        en: 'The drills cut in reverse, so a sheared bolt often unscrews itself while it is being drilled. Start small and use an extractor only if the bolt stays put.',
        pl: 'Wiertła skrawają przy obrotach w lewo, więc urwana śruba często wykręca się już podczas wiercenia. Zacznij od małej średnicy, a po wykrętak sięgnij dopiero wtedy, gdy śruba nie puści.',
      },
      priceNet: 4900,
      weight: 0.12,
      stockOnHand: 9,
      features: { 'point-angle': '118°', finish: { en: 'uncoated', pl: 'bez powłoki' }, contents: '2, 3, 4, 6, 8 mm' },
    },
    {
      name: { en: 'Twist drill set DIN 338 HSS-G, 19 pieces, 1 to 10 mm in 0.5 mm steps', pl: 'Komplet wierteł krętych DIN 338 HSS-G, 19 szt., 1–10 mm co 0,5 mm' },
      symbol: '338G-SET19',
      pieces: 19,
      note: {
        en: 'The steel case has hinged racks that rise as it is opened, with every place stamped with its diameter. Most sizes are also sold separately, so gaps can be filled.',
        pl: 'Stalowa kaseta z podnoszonymi listwami i wybitą średnicą przy każdym miejscu. Większość rozmiarów sprzedajemy też osobno, więc braki łatwo uzupełnić.',
      },
      priceNet: 9900,
      weight: 0.78,
      stockOnHand: 340,
      features: { 'point-angle': '118°', finish: { en: 'uncoated', pl: 'bez powłoki' }, contents: { en: '19 drills in a steel case', pl: '19 wierteł w stalowej kasecie' } },
    },
    {
      name: { en: 'Twist drill set DIN 338 HSS-G for 13 mm chucks, 25 pieces', pl: 'Komplet wierteł krętych DIN 338 HSS-G do uchwytu 13 mm, 25 szt.' },
      symbol: '338G-SET25',
      pieces: 25,
      note: {
        en: 'It goes up to 13 mm in half-millimetre steps and so covers the full range of a 13 mm chuck. At 1.65 kg it belongs on the bench rather than in a bag.',
        pl: 'Sięga do 13 mm co pół milimetra, czyli obejmuje cały zakres uchwytu 13 mm. Waży 1,65 kg, więc lepiej trzymać go na stole warsztatowym niż w torbie.',
      },
      priceNet: 21900,
      weight: 1.65,
      stockOnHand: 0,
      features: { 'point-angle': '118°', finish: { en: 'uncoated', pl: 'bez powłoki' }, contents: { en: '25 drills in a steel case', pl: '25 wierteł w stalowej kasecie' } },
    },
  ],
}
