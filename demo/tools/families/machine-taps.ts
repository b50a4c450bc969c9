import { type DemoFamily, tiered } from '../../types.ts'

const mm = (d: number) => (Number.isInteger(d) ? `${d} mm` : { en: `${d} mm`, pl: `${String(d).replace('.', ',')} mm` })

export const family: DemoFamily = {
  code: 'machine-taps',
  category: 'threading',
  brand: 'projahn',
  vat: 23,
  short: {
    en: 'Machine taps that cut a full internal thread in one pass, with a spiral point for through holes or spiral flutes for blind holes.',
    pl: 'Gwintowniki maszynowe wykonujące gwint w jednym przejściu: ze skośną powierzchnią natarcia do otworów przelotowych lub z rowkami śrubowymi do nieprzelotowych.',
  },
  description: {
    en: `A machine tap cuts the finished thread in one pass on a pillar drill, lathe or machining centre. DIN 371 has a reinforced shank and runs from M3 to M10; DIN 376 has a shank thinner than the thread and continues from M12. DIN 374 is its counterpart for fine threads.

Choose the tap to suit the hole. Chamfer form B with a spiral point pushes the chips ahead and out of a through hole. Chamfer form C with spiral flutes at 35 to 45° draws them back out of a blind hole. A spiral-point tap packs a blind hole with chips and breaks.

All the taps are ground from HSS-E cobalt high-speed steel to tolerance ISO 2 (6H). Use oil, and either a tapping chuck with length compensation or synchronous feed. Guideline speeds are 10 to 15 m/min in mild steel and 5 to 8 m/min in stainless steel. Drill blind holes deeper than the thread by at least three pitches.`,
    pl: `Gwintownik maszynowy wykonuje gotowy gwint w jednym przejściu na wiertarce słupowej, tokarce lub centrum obróbczym. Gwintowniki DIN 371 mają chwyt wzmocniony i obejmują zakres M3–M10; gwintowniki DIN 376 mają chwyt cieńszy od gwintu i zaczynają się od M12. DIN 374 to ich odpowiednik do gwintów drobnozwojnych.

Gwintownik dobierz do otworu. Nakrój B ze skośną powierzchnią natarcia wypycha wióry do przodu, przez otwór przelotowy. Nakrój C z rowkami śrubowymi 35–45° wyciąga je z otworu nieprzelotowego. Gwintownik z nakrojem B zapycha taki otwór wiórami i się łamie.

Wszystkie gwintowniki są szlifowane ze stali kobaltowej HSS-E w tolerancji ISO 2 (6H). Stosuj oprawkę z kompensacją długości lub posuw synchroniczny oraz olej. Prędkości orientacyjne: 10–15 m/min w stali zwykłej, 5–8 w nierdzewnej. Otwór nieprzelotowy wywierć głębiej od gwintu co najmniej o trzy skoki.`,
  },
  features: {
    steel: 'HSS-E (HSS-Co5)',
    tolerance: 'ISO 2 (6H)',
    shank: { en: 'straight with square', pl: 'walcowy z zabierakiem' },
  },
  keywords: {
    en: 'CNC tap, gun tap, spiral flute tap, spiral point tap, threading tool',
    pl: 'gwintownik CNC, skrętny, z rowkiem śrubowym, do ślepych, do otworów ślepych, przelotowy',
  },
  products: [
    {
      name: { en: 'Machine tap DIN 371 B HSS-E, spiral point, through holes', pl: 'Gwintownik maszynowy DIN 371 B HSS-E, do otworów przelotowych' },
      symbol: '371B',
      note: {
        en: 'This is the everyday tap for through holes in steel plate and sections up to two and a half diameters thick. The chip falls out below, so leave room under the work.',
        pl: 'Podstawowy gwintownik do otworów na wylot w blachach i profilach o grubości do dwóch i pół średnicy. Wiór wypada dołem, więc zostaw miejsce pod detalem.',
      },
      priceNet: 2290,
      features: { norm: 'DIN 371', finish: { en: 'uncoated', pl: 'bez powłoki' } },
      variants: (
        [
          ['M3', 0.5, 2.5, 56, 0.005, 2290, 620],
          ['M4', 0.7, 3.3, 63, 0.008, 2390, 740],
          ['M5', 0.8, 4.2, 70, 0.015, 2490, 710],
          ['M6', 1, 5, 80, 0.017, 2590, 980],
          ['M8', 1.25, 6.8, 90, 0.033, 3190, 860],
          ['M10', 1.5, 8.5, 100, 0.059, 3990, 540],
        ] as const
      ).map(([thread, pitch, bore, length, weight, price, stockOnHand]) => ({
        symbol: `371B-${thread}`,
        features: { thread, pitch: mm(pitch), bore: mm(bore), length: `${length} mm` },
        tiers: tiered(price, [5, 5], [20, 11]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Machine tap DIN 371 C HSS-E, spiral flute, blind holes', pl: 'Gwintownik maszynowy DIN 371 C HSS-E, do otworów nieprzelotowych' },
      symbol: '371C',
      note: {
        en: 'It brings long chips up out of blind holes in plates and housings. The chamfer is two to three threads long, so the usable thread goes nearly to the bottom of the hole.',
        pl: 'Wyprowadza długi wiór w górę z otworów nieprzelotowych w płytach i korpusach. Nakrój ma od dwóch do trzech zwojów, więc gwint użyteczny sięga prawie do dna otworu.',
      },
      priceNet: 2490,
      kind: 'blind',
      features: { norm: 'DIN 371', finish: { en: 'uncoated', pl: 'bez powłoki' } },
      variants: (
        [
          ['M3', 0.5, 2.5, 56, 0.005, 2490, 560],
          ['M4', 0.7, 3.3, 63, 0.008, 2590, 690],
          ['M5', 0.8, 4.2, 70, 0.014, 2690, 730],
          ['M6', 1, 5, 80, 0.016, 2790, 910],
          ['M8', 1.25, 6.8, 90, 0.032, 3490, 820],
          ['M10', 1.5, 8.5, 100, 0.056, 4290, 490],
        ] as const
      ).map(([thread, pitch, bore, length, weight, price, stockOnHand]) => ({
        symbol: `371C-${thread}`,
        features: { thread, pitch: mm(pitch), bore: mm(bore), length: `${length} mm` },
        tiers: tiered(price, [5, 5], [20, 11]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Machine tap DIN 376 B HSS-E, large threads, through holes', pl: 'Gwintownik maszynowy DIN 376 B HSS-E, duże gwinty, do otworów przelotowych' },
      symbol: '376B',
      note: {
        en: 'The slim shank passes through the finished thread, so even thick flanges can be tapped to the end. Check the torque limit of the chuck before tapping M20.',
        pl: 'Cienki chwyt przechodzi przez gotowy gwint, można więc gwintować do końca nawet grube kołnierze. Przed gwintowaniem M20 sprawdź dopuszczalny moment oprawki.',
      },
      priceNet: 5490,
      features: { norm: 'DIN 376', finish: { en: 'uncoated', pl: 'bez powłoki' } },
      variants: [
        { symbol: '376B-M12', features: { thread: 'M12', pitch: mm(1.75), bore: mm(10.2), length: '110 mm' }, weight: 0.065, stockOnHand: 410 },
        ...(
          [
            ['M14', 2, 12, 110, 0.086, 6990, 140],
            ['M16', 2, 14, 110, 0.112, 7990, 290],
            ['M20', 2.5, 17.5, 140, 0.225, 12900, 120],
            ['M24', 3, 21, 160, 0.33, 18900, 50],
          ] as const
        ).map(([thread, pitch, bore, length, weight, price, stockOnHand]) => ({
          symbol: `376B-${thread}`,
          features: { thread, pitch: mm(pitch), bore: mm(bore), length: `${length} mm` },
          tiers: tiered(price, [3, 5], [10, 10]),
          weight,
          stockOnHand,
        })),
      ],
    },
    {
      name: { en: 'Machine tap DIN 376 C HSS-E, large threads, blind holes', pl: 'Gwintownik maszynowy DIN 376 C HSS-E, duże gwinty, do otworów nieprzelotowych' },
      symbol: '376C',
      note: {
        en: 'It is for gearbox housings and base plates with blind tapped holes. Flush the hole before reversing, as a chip caught on the way back shears the teeth.',
        pl: 'Do korpusów przekładni i płyt podstawowych z nieprzelotowymi otworami gwintowanymi. Wypłucz otwór przed nawrotem, bo wiór przy wycofaniu ścina zęby gwintownika.',
      },
      priceNet: 5890,
      kind: 'blind',
      features: { norm: 'DIN 376', finish: { en: 'uncoated', pl: 'bez powłoki' } },
      variants: (
        [
          ['M12', 1.75, 10.2, 110, 0.062, 5890, 380],
          ['M14', 2, 12, 110, 0.083, 7490, 110],
          ['M16', 2, 14, 110, 0.108, 8490, 260],
          ['M20', 2.5, 17.5, 140, 0.215, 13900, 90],
        ] as const
      ).map(([thread, pitch, bore, length, weight, price, stockOnHand]) => ({
        symbol: `376C-${thread}`,
        features: { thread, pitch: mm(pitch), bore: mm(bore), length: `${length} mm` },
        tiers: tiered(price, [3, 5], [10, 10]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Machine tap DIN 371 B HSS-E, TiN coated, through holes', pl: 'Gwintownik maszynowy DIN 371 B HSS-E z powłoką TiN, przelotowy' },
      symbol: '371B-TIN',
      note: {
        en: 'The coating is for production runs in structural and alloy steel on machining centres; it allows speeds about half as high again. In small batches, the uncoated tap costs less per hole.',
        pl: 'Powłoka przydaje się w produkcji seryjnej na centrach obróbczych, w stali konstrukcyjnej i stopowej; prędkość można podnieść mniej więcej o połowę. W małych partiach gwintownik bez powłoki wychodzi taniej w przeliczeniu na otwór.',
      },
      priceNet: 3490,
      features: { norm: 'DIN 371', finish: { en: 'titanium nitride (TiN)', pl: 'azotek tytanu (TiN)' } },
      variants: (
        [
          ['M3', 0.5, 2.5, 56, 0.005, 3490, 190],
          ['M4', 0.7, 3.3, 63, 0.008, 3590, 240],
          ['M5', 0.8, 4.2, 70, 0.015, 3790, 260],
          ['M6', 1, 5, 80, 0.017, 3990, 380],
          ['M8', 1.25, 6.8, 90, 0.033, 4890, 310],
          ['M10', 1.5, 8.5, 100, 0.059, 5990, 180],
        ] as const
      ).map(([thread, pitch, bore, length, weight, price, stockOnHand]) => ({
        symbol: `371B-TIN-${thread}`,
        features: { thread, pitch: mm(pitch), bore: mm(bore), length: `${length} mm` },
        tiers: tiered(price, [5, 6], [20, 12]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Machine tap DIN 371 C HSS-E, steam tempered, blind holes in stainless', pl: 'Gwintownik maszynowy DIN 371 C HSS-E, oksydowany parą, do nierdzewki, nieprzelotowy' },
      symbol: '371C-VAP',
      note: {
        en: 'The oxide skin from steam tempering carries oil and stops stainless steel from galling on the flanks. Keep to 5 to 8 m/min and do not pause in the hole.',
        pl: 'Warstwa tlenków po oksydowaniu parą utrzymuje olej i zapobiega zacieraniu stali nierdzewnej na bokach zwojów. Prędkość 5–8 m/min, bez zatrzymywania w otworze.',
      },
      priceNet: 3290,
      kind: 'blind',
      features: { norm: 'DIN 371', finish: { en: 'steam tempered', pl: 'oksydowana parą' } },
      variants: (
        [
          ['M4', 0.7, 3.3, 63, 0.008, 3290, 210],
          ['M5', 0.8, 4.2, 70, 0.014, 3390, 250],
          ['M6', 1, 5, 80, 0.016, 3590, 340],
          ['M8', 1.25, 6.8, 90, 0.032, 4390, 280],
          ['M10', 1.5, 8.5, 100, 0.056, 5490, 160],
        ] as const
      ).map(([thread, pitch, bore, length, weight, price, stockOnHand]) => ({
        symbol: `371C-VAP-${thread}`,
        features: { thread, pitch: mm(pitch), bore: mm(bore), length: `${length} mm` },
        tiers: tiered(price, [5, 5]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Machine tap DIN 374 B HSS-E, fine thread, through holes', pl: 'Gwintownik maszynowy DIN 374 B HSS-E, drobnozwojny, przelotowy' },
      symbol: '374B',
      note: {
        en: 'It is for hydraulic fittings, lock nuts and adjusting rings. A fine thread forgives no run-out, so drill and tap in one set-up.',
        pl: 'Do przyłączy hydraulicznych, nakrętek kontrujących i pierścieni nastawczych. Gwint drobnozwojny nie wybacza bicia, dlatego wierć i gwintuj w jednym zamocowaniu.',
      },
      priceNet: 4290,
      features: { norm: 'DIN 374', finish: { en: 'uncoated', pl: 'bez powłoki' } },
      variants: (
        [
          ['M8×1', '8X1', 1, 7, 90, 0.024, 4290, 130],
          ['M10×1', '10X1', 1, 9, 90, 0.034, 4590, 140],
          ['M12×1.5', '12X1.5', 1.5, 10.5, 100, 0.058, 5790, 120],
          ['M14×1.5', '14X1.5', 1.5, 12.5, 100, 0.08, 6890, 90],
          ['M16×1.5', '16X1.5', 1.5, 14.5, 100, 0.103, 7990, 70],
        ] as const
      ).map(([thread, size, pitch, bore, length, weight, price, stockOnHand]) => ({
        symbol: `374B-M${size}`,
        features: { thread: thread.includes('.') ? { en: thread, pl: thread.replace('.', ',') } : thread, pitch: mm(pitch), bore: mm(bore), length: `${length} mm` },
        tiers: tiered(price, [3, 5]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Machine tap DIN 371 C HSS-E for aluminium, M6, wide flutes', pl: 'Gwintownik maszynowy DIN 371 C HSS-E do aluminium, M6, szerokie rowki' },
      symbol: '371C-ALU-M6',
      note: {
        en: 'It has polished wide flutes at 45° for long-chipping aluminium and copper. It is not for steel: the slim teeth chip in the first hole.',
        pl: 'Polerowane szerokie rowki 45° do długowiórowego aluminium i miedzi. Nie do stali: smukłe zęby wykruszą się przy pierwszym otworze.',
      },
      priceNet: 3890,
      weight: 0.016,
      stockOnHand: 8,
      kind: 'blind',
      features: { norm: 'DIN 371', finish: { en: 'polished', pl: 'polerowana' }, thread: 'M6', pitch: '1 mm', bore: '5 mm', length: '80 mm' },
    },
    {
      name: { en: 'Machine tap set DIN 371/376 B HSS-E, M3 to M12, through holes, 7 pieces', pl: 'Komplet gwintowników maszynowych B HSS-E, M3–M12, przelotowych, 7 szt.' },
      symbol: '371B-SET7',
      pieces: 7,
      note: {
        en: 'The set has one tap per coarse thread for the toolroom drawer, in a hinged metal case with the tapping drill sizes printed inside. All have a spiral point and are for through holes only.',
        pl: 'Po jednym gwintowniku na każdy gwint zwykły, do szuflady narzędziowni, w metalowej kasecie z tabelą wierteł. Wszystkie mają skośną powierzchnię natarcia i są tylko do otworów na wylot.',
      },
      priceNet: 21900,
      weight: 0.41,
      stockOnHand: 94,
      features: { norm: 'DIN 371 / DIN 376', finish: { en: 'uncoated', pl: 'bez powłoki' }, contents: 'M3, M4, M5, M6, M8, M10, M12' },
    },
    {
      name: { en: 'Machine tap set DIN 371/376 C HSS-E, M3 to M12, blind holes, 7 pieces', pl: 'Komplet gwintowników maszynowych C HSS-E, M3–M12, nieprzelotowych, 7 szt.' },
      symbol: '371C-SET7',
      pieces: 7,
      note: {
        en: 'This is the counterpart of the through-hole set, with spiral flutes throughout for blind holes. A blind-hole tap also copes with through holes at a pinch, so anyone buying just one set should take this one.',
        pl: 'Odpowiednik kompletu do otworów przelotowych, przeznaczony do nieprzelotowych; wszystkie gwintowniki mają rowki śrubowe. W razie potrzeby nagwintujesz nimi też otwór przelotowy, dlatego jeśli kupujesz tylko jeden komplet, wybierz ten.',
      },
      priceNet: 23900,
      weight: 0.4,
      stockOnHand: 0,
      kind: 'blind',
      features: { norm: 'DIN 371 / DIN 376', finish: { en: 'uncoated', pl: 'bez powłoki' }, contents: 'M3, M4, M5, M6, M8, M10, M12' },
    },
  ],
}
