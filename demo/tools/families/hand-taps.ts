import { type DemoFamily, tiered } from '../../types.ts'

const mm = (d: number) => (Number.isInteger(d) ? `${d} mm` : { en: `${d} mm`, pl: `${String(d).replace('.', ',')} mm` })

export const family: DemoFamily = {
  code: 'hand-taps',
  category: 'threading',
  brand: 'projahn',
  vat: 23,
  short: {
    en: 'Hand taps for cutting internal metric threads with a tap wrench, in sets of two or three or as single-pass taps.',
    pl: 'Gwintowniki ręczne do gwintów wewnętrznych metrycznych, w kompletach po dwa lub trzy albo jednoprzejściowe.',
  },
  description: {
    en: `Hand tap sets divide the work between several tools. In the three-piece set to DIN 352, the taper tap, marked with one ring, takes the first cut; the second tap, with two rings, deepens it; the bottoming tap, without rings, finishes the thread to ISO 2 (6H). For fine threads there are two-piece sets to DIN 2181. Because each tap of a set removes little, the torque stays low enough for turning by hand.

The taps are ground from high-speed steel. The bore given for each size is the diameter of the drill for a cut thread, not for a formed one.

Drill straight, chamfer the hole to the thread diameter and set the first tap square to the surface. Turn half a revolution forward and a quarter back so that the chip breaks. Use cutting oil in steel, methylated spirit in aluminium and nothing in cast iron. In a blind hole, clear the chips before you use the bottoming tap, and allow a few millimetres of extra depth.`,
    pl: `Komplet gwintowników ręcznych rozkłada pracę na kilka narzędzi. W trzyczęściowym komplecie według DIN 352 zdzierak, oznaczony jednym pierścieniem, wykonuje pierwsze nacięcie, gwintownik pośredni z dwoma pierścieniami je pogłębia, a wykańczak bez pierścieni nadaje gwintowi tolerancję ISO 2 (6H). Do gwintów drobnozwojnych są komplety dwuczęściowe według DIN 2181. Każdy gwintownik w komplecie zbiera niewiele, więc wystarcza siła ręki.

Gwintowniki są szlifowane ze stali szybkotnącej. Podana średnica otworu to średnica wiertła pod gwint nacinany, a nie wygniatany.

Wywierć prosto, sfazuj otwór do średnicy gwintu i ustaw zdzierak prostopadle do powierzchni. Obracaj o pół obrotu w przód i o ćwierć wstecz, żeby złamać wiór. W stali stosuj olej, w aluminium spirytus, w żeliwie gwintuj na sucho. W otworze nieprzelotowym usuń wióry przed użyciem wykańczaka i zostaw kilka milimetrów zapasu głębokości.`,
  },
  features: {
    tolerance: 'ISO 2 (6H)',
    shank: { en: 'straight with square', pl: 'walcowy z zabierakiem' },
  },
  keywords: {
    en: 'thread cutter, screw tap, tap set, plug tap, starter tap, thread tap',
    pl: 'gwinciarka, gwintownica, komplet gwintowników, zdzierak, wykańczak, do gwintowania ręcznego',
  },
  products: [
    {
      name: { en: 'Hand tap set DIN 352 HSS-G, 3 pieces, small threads M3 to M6', pl: 'Komplet gwintowników DIN 352 HSS-G, 3 szt., małe gwinty M3–M6' },
      symbol: '352-S',
      note: {
        en: 'The taps are for instrument panels, covers and terminal blocks. A long tap wrench breaks small taps: use one about 180 mm long and feel for the resistance.',
        pl: 'Do pulpitów, pokryw i listew zaciskowych. Małe gwintowniki łamią się od długiego pokrętła: weź pokrętło ok. 180 mm i wyczuj opór.',
      },
      priceNet: 3490,
      features: { norm: 'DIN 352', steel: 'HSS', pack: { en: 'set of 3', pl: 'komplet 3 szt.' } },
      variants: (
        [
          ['M3', 0.5, 2.5, 0.01, 3490, 460],
          ['M4', 0.7, 3.3, 0.018, 3590, 620],
          ['M5', 0.8, 4.2, 0.03, 3690, 680],
          ['M6', 1, 5, 0.034, 3790, 910],
        ] as const
      ).map(([thread, pitch, bore, weight, price, stockOnHand]) => ({
        symbol: `352-${thread}`,
        features: { thread, pitch: mm(pitch), bore: mm(bore) },
        tiers: tiered(price, [3, 5], [10, 10]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Hand tap set DIN 352 HSS-G, 3 pieces, workshop threads M8 to M14', pl: 'Komplet gwintowników DIN 352 HSS-G, 3 szt., średnie gwinty M8–M14' },
      symbol: '352-M',
      note: {
        en: 'The taps are for machine feet, clamps and brackets in steel plate. Full strength needs a thread one and a half diameters deep; deeper threads only wear out taps.',
        pl: 'Do stóp maszyn, zacisków i wsporników z grubej blachy. Pełna nośność wymaga gwintu o długości półtorej średnicy; dłuższy tylko zużywa gwintowniki.',
      },
      priceNet: 4690,
      features: { norm: 'DIN 352', steel: 'HSS', pack: { en: 'set of 3', pl: 'komplet 3 szt.' } },
      variants: (
        [
          ['M8', 1.25, 6.8, 0.05, 4690, 840],
          ['M10', 1.5, 8.5, 0.075, 5690, 720],
          ['M12', 1.75, 10.2, 0.12, 7490, 540],
          ['M14', 2, 12, 0.18, 10900, 160],
        ] as const
      ).map(([thread, pitch, bore, weight, price, stockOnHand]) => ({
        symbol: `352-${thread}`,
        features: { thread, pitch: mm(pitch), bore: mm(bore) },
        tiers: tiered(price, [3, 5], [10, 10]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Hand tap set DIN 352 HSS-G, 3 pieces, heavy threads M16 to M24', pl: 'Komplet gwintowników DIN 352 HSS-G, 3 szt., duże gwinty M16–M24' },
      symbol: '352-L',
      note: {
        en: 'It needs a tap wrench 700 mm long and two hands pulling evenly. Never skip the second tap at this size, or the bottoming tap tears the flanks.',
        pl: 'Wymaga pokrętła 700 mm i równomiernego obracania oburącz. Przy tej wielkości nie pomijaj gwintownika pośredniego, bo wykańczak poszarpie boki gwintu.',
      },
      priceNet: 13900,
      features: { norm: 'DIN 352', steel: 'HSS', pack: { en: 'set of 3', pl: 'komplet 3 szt.' } },
      variants: [
        { symbol: '352-M16', features: { thread: 'M16', pitch: '2 mm', bore: '14 mm' }, weight: 0.225, stockOnHand: 260 },
        ...(
          [
            ['M18', 2.5, 15.5, 0.35, 18900, 60],
            ['M20', 2.5, 17.5, 0.45, 21900, 130],
            ['M24', 3, 21, 0.68, 32900, 45],
          ] as const
        ).map(([thread, pitch, bore, weight, price, stockOnHand]) => ({
          symbol: `352-${thread}`,
          features: { thread, pitch: mm(pitch), bore: mm(bore) },
          tiers: tiered(price, [3, 6]),
          weight,
          stockOnHand,
        })),
      ],
    },
    {
      name: { en: 'Hand tap set DIN 352 HSS-E, 3 pieces, for stainless steel', pl: 'Komplet gwintowników DIN 352 HSS-E, 3 szt., do stali nierdzewnej' },
      symbol: '352-E',
      note: {
        en: 'The taps are made of cobalt steel with a steam-tempered surface, so that stainless steel does not weld to the flanks. Drill the hole a tenth of a millimetre larger than listed and use paste.',
        pl: 'Gwintowniki ze stali kobaltowej, oksydowane parą, żeby stal nierdzewna nie przyklejała się do boków zwojów. Otwór wywierć o jedną dziesiątą milimetra większy niż w tabeli i użyj pasty.',
      },
      priceNet: 5490,
      features: { norm: 'DIN 352', steel: 'HSS-Co5', finish: { en: 'steam tempered', pl: 'oksydowana parą' }, pack: { en: 'set of 3', pl: 'komplet 3 szt.' } },
      variants: (
        [
          ['M3', 0.5, 2.5, 0.01, 5490, 120],
          ['M4', 0.7, 3.3, 0.018, 5690, 180],
          ['M5', 0.8, 4.2, 0.03, 5890, 210],
          ['M6', 1, 5, 0.034, 6190, 290],
          ['M8', 1.25, 6.8, 0.05, 7490, 260],
          ['M10', 1.5, 8.5, 0.075, 9490, 170],
          ['M12', 1.75, 10.2, 0.12, 12900, 110],
        ] as const
      ).map(([thread, pitch, bore, weight, price, stockOnHand]) => ({
        symbol: `352-E-${thread}`,
        features: { thread, pitch: mm(pitch), bore: mm(bore) },
        tiers: tiered(price, [3, 6], [10, 11]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Hand tap set DIN 2181 HSS-G, 2 pieces, fine thread', pl: 'Komplet gwintowników DIN 2181 HSS-G, 2 szt., gwint drobnozwojny' },
      symbol: '2181',
      pieces: 2,
      note: {
        en: 'The taps cut fine threads for axles, brake parts and adjusting screws. Measure the pitch with a gauge first: coarse and fine threads of the same diameter jam after a turn or two.',
        pl: 'Do gwintów drobnozwojnych osi, hamulców i śrub nastawczych. Najpierw zmierz skok wzornikiem: gwint zwykły i drobnozwojny tej samej średnicy zakleszczają się po jednym lub dwóch obrotach.',
      },
      priceNet: 4990,
      features: { norm: 'DIN 2181', steel: 'HSS', pack: { en: 'set of 2', pl: 'komplet 2 szt.' } },
      variants: (
        [
          ['M8×1', '8X1', 1, 7, 0.036, 4990, 140],
          ['M10×1', '10X1', 1, 9, 0.05, 5490, 120],
          ['M10×1.25', '10X1.25', 1.25, 8.8, 0.05, 5690, 90],
          ['M12×1.5', '12X1.5', 1.5, 10.5, 0.08, 6990, 150],
          ['M14×1.5', '14X1.5', 1.5, 12.5, 0.11, 8990, 110],
          ['M16×1.5', '16X1.5', 1.5, 14.5, 0.14, 10900, 60],
        ] as const
      ).map(([thread, size, pitch, bore, weight, price, stockOnHand]) => ({
        symbol: `2181-M${size}`,
        features: { thread: thread.includes('.') ? { en: thread, pl: thread.replace('.', ',') } : thread, pitch: mm(pitch), bore: mm(bore) },
        tiers: tiered(price, [3, 5]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Single-pass hand tap DIN 352 HSS-G, for through holes', pl: 'Gwintownik ręczny jednoprzejściowy DIN 352 HSS-G, do otworów przelotowych' },
      symbol: '352-ONE',
      pieces: 1,
      note: {
        en: 'One tap with a long chamfer cuts the whole thread in thin plate. It is faster than the set but needs more torque and a through hole.',
        pl: 'Jeden gwintownik z długim nakrojem wykonuje cały gwint w cienkiej blasze. Szybszy niż komplet, ale wymaga większego momentu i otworu na wylot.',
      },
      priceNet: 1490,
      features: { norm: 'DIN 352', steel: 'HSS' },
      variants: (
        [
          ['M3', 0.5, 2.5, 0.004, 1490, 280],
          ['M4', 0.7, 3.3, 0.006, 1520, 340],
          ['M5', 0.8, 4.2, 0.01, 1590, 360],
          ['M6', 1, 5, 0.011, 1690, 480],
          ['M8', 1.25, 6.8, 0.016, 1990, 390],
          ['M10', 1.5, 8.5, 0.025, 2490, 220],
        ] as const
      ).map(([thread, pitch, bore, weight, price, stockOnHand]) => ({
        symbol: `352-ONE-${thread}`,
        features: { thread, pitch: mm(pitch), bore: mm(bore) },
        tiers: tiered(price, [5, 5], [20, 12]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Hand tap set DIN 352 HSS-G, left-hand M10, 3 pieces', pl: 'Komplet gwintowników lewych DIN 352 HSS-G, M10-LH, 3 szt.' },
      symbol: '352-LH-M10',
      pieces: 3,
      note: {
        en: 'It is for turnbuckles, for tie rods, and for nuts that must not unscrew as a grinder spindle turns. The taps cut when turned anticlockwise; mark the hole, or someone will force a normal bolt in.',
        pl: 'Do śrub rzymskich, cięgien oraz nakrętek, które nie mogą się odkręcać przy obrotach wrzeciona szlifierki. Gwintowniki skrawają przy obrotach w lewo; oznacz otwór, zanim ktoś wkręci zwykłą śrubę.',
      },
      priceNet: 9900,
      weight: 0.075,
      stockOnHand: 11,
      features: { norm: 'DIN 352', steel: 'HSS', thread: 'M10-LH', pitch: { en: '1.5 mm', pl: '1,5 mm' }, bore: { en: '8.5 mm', pl: '8,5 mm' }, pack: { en: 'set of 3', pl: 'komplet 3 szt.' } },
    },
    {
      name: { en: 'Hand tap set DIN 352 HSS-G, M30, for lifting eyes, 3 pieces', pl: 'Komplet gwintowników DIN 352 HSS-G, M30, do śrub z uchem, 3 szt.' },
      symbol: '352-M30',
      pieces: 3,
      note: {
        en: 'It restores threads for eye bolts and foundation bolts; the tapping drill is 26.5 mm. The job takes two people on the tap wrench and plenty of cutting oil.',
        pl: 'Odnawia gwinty pod śruby z uchem i śruby fundamentowe; wiertło pod gwint ma 26,5 mm. Potrzeba dwóch osób przy pokrętle i dużo oleju.',
      },
      priceNet: 64900,
      weight: 1.15,
      stockOnHand: 2,
      features: { norm: 'DIN 352', steel: 'HSS', thread: 'M30', pitch: { en: '3.5 mm', pl: '3,5 mm' }, bore: { en: '26.5 mm', pl: '26,5 mm' }, pack: { en: 'set of 3', pl: 'komplet 3 szt.' } },
    },
    {
      name: { en: 'Tap and tapping drill set HSS-G, M3 to M12, 29 pieces, with tap wrench', pl: 'Zestaw gwintowników i wierteł HSS-G, M3–M12, 29 szt., z pokrętłem' },
      symbol: '352-CASE29',
      note: {
        en: 'The steel case holds seven three-piece tap sets, seven matching drills and one adjustable tap wrench. To replace a lost tap, order the set for that thread.',
        pl: 'Siedem trzyczęściowych kompletów gwintowników, siedem pasujących wierteł i pokrętło nastawne w stalowej kasecie. W miejsce zgubionego gwintownika zamów komplet do danego gwintu.',
      },
      priceNet: 32900,
      weight: 1.75,
      stockOnHand: 88,
      features: { norm: 'DIN 352', steel: 'HSS', contents: { en: '21 taps, 7 drills, tap wrench', pl: '21 gwintowników, 7 wierteł, pokrętło' } },
    },
  ],
}
