import { type DemoFamily, tiered } from '../../types.ts'

/** Length in m, tape width in mm, kg, price, stock. */
const tapes = (prefix: string, rows: [number, number, number, number, number][]) =>
  rows.map(([metres, width, weight, price, stockOnHand]) => ({
    symbol: `${prefix}-${metres}`,
    features: { length: `${metres} m`, width: `${width} mm` },
    tiers: tiered(price, [6, 5], [48, 12]),
    weight,
    stockOnHand,
  }))

export const family: DemoFamily = {
  code: 'tape-measures',
  category: 'measuring',
  brand: 'miarodan',
  vat: 23,
  short: {
    en: 'Pocket tapes, long tapes and folding rules marked with the accuracy class of the EU measuring instruments directive.',
    pl: 'Miary zwijane, taśmy i miary składane z klasą dokładności według dyrektywy o przyrządach pomiarowych.',
  },
  description: {
    en:
      'These are length measures for the building site and workshop. Directive 2014/32/EU sets out three accuracy classes. With L in metres, rounded up to a whole metre, ' +
      'the error may be 0.1 + 0.1 L in class I, 0.3 + 0.2 L in class II and 0.6 + 0.4 L in class III, in millimetres. ' +
      'So a 5 m tape may be out by 0.6, 1.3 or 2.6 mm.\n\n' +
      'The class is printed in an oval on the tape, beside the metrology mark M with the year. ' +
      'Blades are coated or chromed steel, stainless steel or glass fibre; folding rules are beech or plastic.\n\n' +
      'The hook has play equal to its own thickness, so that inside and outside measurements agree; do not bend it or rivet it tight. ' +
      'Pull a long tape taut with the force printed on it and allow for heat: a steel tape grows by 1.2 mm over 10 m when the temperature rises by 10 °C. ' +
      'Wipe the blade and let it run back slowly.',
    pl:
      'To przyrządy do mierzenia długości na budowie i w warsztacie. Dyrektywa 2014/32/UE wyróżnia trzy klasy dokładności. Dla długości L w metrach, zaokrąglonej w górę do pełnego metra, ' +
      'błąd w milimetrach może wynieść 0,1 + 0,1 L w klasie I, 0,3 + 0,2 L w klasie II i 0,6 + 0,4 L w klasie III. ' +
      'Błąd miary o długości 5 m może więc wynieść 0,6; 1,3 albo 2,6 mm.\n\n' +
      'Klasa jest podana w owalu na taśmie, obok dodatkowego oznakowania metrologicznego M z rokiem. ' +
      'Taśmy są ze stali powlekanej, chromowanej lub nierdzewnej albo z włókna szklanego, a miary składane z buku lub tworzywa.\n\n' +
      'Hak ma luz równy swojej grubości, żeby pomiar wewnętrzny i zewnętrzny się zgadzały; nie wolno go zaginać ani nitować na sztywno. ' +
      'Długą taśmę napina się siłą podaną na taśmie i uwzględnia rozszerzalność: stalowa taśma wydłuża się o 1,2 mm na 10 m przy wzroście temperatury o 10 °C. ' +
      'Przed zwinięciem taśmę się wyciera, a zwija się ją powoli.',
  },
  features: {},
  keywords: {
    en: 'rule, ruler, retractable, measuring band, zollstock, yardstick, surveyor, plumb tape',
    pl: 'metrówka, metr, ruletka, calówka, zwijka, colsztok, geodezyjna, centymetr',
  },
  products: [
    {
      name: { en: 'Pocket tape measure, class II, nylon-coated blade', pl: 'Miara zwijana, klasa II, taśma powlekana nylonem' },
      symbol: 'TAPE',
      note: {
        en: 'This is the everyday tape, with a belt clip and brake. The three-metre tape fits a trouser pocket; the 25 mm blades of the longer ones can be extended farther before they fold.',
        pl: 'Miara na co dzień, z zaczepem na pas i hamulcem. Miara 3 m mieści się w kieszeni spodni, a taśmę 25 mm w dłuższych miarach można wysunąć dalej, zanim się załamie.',
      },
      priceNet: 1490,
      features: { accuracy: { en: 'Class II', pl: 'Klasa II' }, material: { en: 'steel, nylon coated', pl: 'stal powlekana nylonem' } },
      variants: tapes('TAPE', [
        [3, 16, 0.12, 1490, 640],
        [5, 25, 0.25, 2290, 1400],
        [8, 25, 0.4, 3290, 720],
        [10, 25, 0.5, 4290, 260],
      ]),
    },
    {
      name: { en: 'Pocket tape with magnetic hook, class II, 5 m', pl: 'Miara z hakiem magnetycznym, klasa II, 5 m' },
      symbol: 'TAPEM-5',
      note: {
        en: 'Two magnets hold the hook to profiles and racking, so one person is enough to measure steel. Keep the tape clear of iron filings.',
        pl: 'Dwa magnesy trzymają hak przy profilach i regałach, więc elementy stalowe zmierzy jedna osoba. Trzeba chronić taśmę przed opiłkami.',
      },
      priceNet: 3490,
      weight: 0.28,
      stockOnHand: 340,
      features: { accuracy: { en: 'Class II', pl: 'Klasa II' }, length: '5 m', width: '27 mm' },
    },
    {
      name: { en: 'Precision tape measure, class I, matt chrome blade, 5 m', pl: 'Miara precyzyjna, klasa I, taśma chromowana matowa, 5 m' },
      symbol: 'TAPE1-5',
      note: {
        en: 'The permitted error is less than half that of class II, so the tape suits window making, joinery and checking other tapes. The thin, matt blade lies close to the pencil line.',
        pl: 'Błąd dopuszczalny jest o ponad połowę mniejszy niż w klasie II, więc miara nadaje się do okien, stolarki i sprawdzania innych miar. Cienka, matowa taśma przylega do samej kreski ołówka.',
      },
      priceNet: 5990,
      weight: 0.24,
      stockOnHand: 85,
      features: { accuracy: { en: 'Class I', pl: 'Klasa I' }, length: '5 m', width: '19 mm', finish: { en: 'matt chrome', pl: 'chrom matowy' } },
    },
    {
      name: { en: 'Stainless pocket tape for wet environments, class II, 3 m', pl: 'Miara nierdzewna do mokrych pomieszczeń, klasa II, 3 m' },
      symbol: 'TAPESS-3',
      note: {
        en: 'The blade, spring and screws are stainless, so the tape suits kitchens, fish-processing plants and boats. Rinse salt water off before it dries in the case.',
        pl: 'Taśma, sprężyna i wkręty są nierdzewne, więc miara nadaje się do kuchni, do przetwórni ryb i na łodzie. Słoną wodę spłukuje się, zanim zaschnie w obudowie.',
      },
      priceNet: 4790,
      weight: 0.16,
      stockOnHand: 9,
      features: { accuracy: { en: 'Class II', pl: 'Klasa II' }, length: '3 m', width: '16 mm', material: { en: 'stainless steel', pl: 'stal nierdzewna' } },
    },
    {
      name: { en: 'Long steel tape in open frame, class II', pl: 'Taśma miernicza stalowa na ramie, klasa II' },
      symbol: 'TAPEL',
      note: {
        en: 'It has a ring at zero, a plastic-coated blade and an open frame with a crank, which winds faster than a closed case. Sag is the main source of error outdoors, so support the tape every 10 m.',
        pl: 'Pierścień przy zerze, taśma powlekana i otwarta rama z korbą: taśma zwija się szybciej niż w zamkniętej obudowie. W terenie największy błąd daje zwis, więc taśmę podpiera się co 10 m.',
      },
      priceNet: 5990,
      kind: 'long',
      features: { accuracy: { en: 'Class II', pl: 'Klasa II' } },
      variants: tapes('TAPEL', [
        [20, 13, 0.42, 5990, 160],
        [30, 13, 0.58, 7290, 210],
        [50, 13, 0.86, 9990, 120],
      ]),
    },
    {
      name: { en: 'Long glass-fibre tape, class III', pl: 'Taśma miernicza z włókna szklanego, klasa III' },
      symbol: 'TAPEG',
      note: {
        en: 'It does not rust, kink or conduct electricity, so it may lie in mud and near electric fences. It stretches more than steel, so do not set out foundations with it.',
        pl: 'Nie rdzewieje, nie załamuje się i nie przewodzi prądu, więc może leżeć w błocie i przy pastuchu elektrycznym. Rozciąga się bardziej niż stal, więc nie wytycza się nią fundamentów.',
      },
      priceNet: 2990,
      kind: 'long',
      features: { accuracy: { en: 'Class III', pl: 'Klasa III' } },
      variants: tapes('TAPEG', [
        [20, 13, 0.34, 2990, 310],
        [30, 13, 0.45, 3790, 290],
        [50, 13, 0.65, 5490, 180],
      ]),
    },
    {
      name: { en: 'Dip tape with brass plumb bob, class I, 20 m', pl: 'Taśma z mosiężnym obciążnikiem, klasa I, 20 m' },
      symbol: 'TAPED-20',
      note: {
        en: 'It measures the level of fuel and water in tanks and wells from the point of the bob. Earth the tape before lowering it into a flammable liquid.',
        pl: 'Mierzy poziom paliwa i wody w zbiornikach i studniach od ostrza obciążnika. Przed opuszczeniem w palną ciecz taśmę trzeba uziemić.',
      },
      priceNet: 24900,
      weight: 1.2,
      stockOnHand: 0,
      kind: 'long',
      features: { accuracy: { en: 'Class I', pl: 'Klasa I' }, length: '20 m', material: { en: 'stainless steel', pl: 'stal nierdzewna' } },
    },
    {
      name: { en: 'Folding rule, beech, class III, 2 m, 10 sections', pl: 'Miara składana bukowa, klasa III, 2 m, 10 listew' },
      symbol: 'FOLD-2W',
      note: {
        en: 'This is the yellow rule used by carpenters and bricklayers, with steel spring joints hidden in the wood. It stays straight with 40 cm overhanging.',
        pl: 'Żółta miara cieśli i murarzy, ze stalowymi sprężynami ukrytymi w drewnie. Wystawiona na 40 cm poza podparcie nie ugina się.',
      },
      priceNet: 1690,
      weight: 0.15,
      stockOnHand: 980,
      kind: 'folding',
      features: { accuracy: { en: 'Class III', pl: 'Klasa III' }, length: '2 m', width: '16 mm', material: { en: 'beech', pl: 'buk' } },
    },
    {
      name: { en: 'Folding rule, glass-fibre plastic, class III, 2 m', pl: 'Miara składana z tworzywa z włóknem szklanym, klasa III, 2 m' },
      symbol: 'FOLD-2P',
      note: {
        en: 'The white sections take up no water and can be written on in pencil, so dimensions can be noted and washed off. In hard frost, the rule is more brittle than a beech one.',
        pl: 'Białe listwy nie chłoną wody i dają się opisywać ołówkiem, więc wymiar można zanotować i zmyć. Na silnym mrozie miara jest bardziej krucha od bukowej.',
      },
      priceNet: 2290,
      weight: 0.13,
      stockOnHand: 450,
      kind: 'folding',
      features: { accuracy: { en: 'Class III', pl: 'Klasa III' }, length: '2 m', width: '15 mm', colour: { en: 'white', pl: 'biały' } },
    },
    {
      name: { en: 'Mini folding rule, beech, class III, 1 m', pl: 'Miara składana mała, bukowa, klasa III, 1 m' },
      symbol: 'FOLD-1W',
      note: {
        en: 'It has ten short sections of 12 cm and fits the breast pocket of a fitter or sales representative. The scale is stamped on both sides, so the rule can lie either way up.',
        pl: 'Dziesięć krótkich listew po 12 cm do kieszeni na piersi, dla montera i handlowca. Podziałka jest po obu stronach, więc miarę można położyć dowolnie.',
      },
      priceNet: 1290,
      weight: 0.08,
      stockOnHand: 260,
      kind: 'folding',
      features: { accuracy: { en: 'Class III', pl: 'Klasa III' }, length: '1 m', width: '13 mm', material: { en: 'beech', pl: 'buk' } },
    },
  ],
}
