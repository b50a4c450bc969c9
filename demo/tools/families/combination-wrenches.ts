import { type DemoFamily, tiered } from '../../types.ts'

/** Size in mm, length in mm, kg, price, stock. */
const sizes = (prefix: string, rows: [number, number, number, number, number][]) =>
  rows.map(([mm, length, weight, price, stockOnHand]) => ({
    symbol: `${prefix}-${mm}`,
    features: { size: `${mm} mm`, length: `${length} mm` },
    tiers: tiered(price, [5, 4], [20, 8]),
    weight,
    stockOnHand,
  }))

const inches: [string, string, number, number, number][] = [
  ['1/4"', '1-4', 0.02, 1290, 60],
  ['5/16"', '5-16', 0.03, 1390, 85],
  ['3/8"', '3-8', 0.042, 1490, 140],
  ['7/16"', '7-16', 0.056, 1590, 130],
  ['1/2"', '1-2', 0.078, 1790, 150],
  ['9/16"', '9-16', 0.095, 1990, 90],
  ['3/4"', '3-4', 0.183, 2790, 75],
]

export const family: DemoFamily = {
  code: 'combination-wrenches',
  category: 'combination-wrenches',
  brand: 'kowalski-forge',
  vat: 23,
  short: {
    en: 'Spanners with an open jaw and a twelve-point ring of the same size, forged from chrome-vanadium steel.',
    pl: 'Klucze z płaską szczęką i dwunastokątnym oczkiem tego samego rozmiaru, kute ze stali chromowo-wanadowej.',
  },
  description: {
    en:
      'A combination spanner has an open jaw at one end and a ring of the same size at the other. DIN 3113 form A fixes the head widths, the lengths and the test torque; ' +
      'the jaw is set at 15° to the shank and the ring is raised by 15°, so that your knuckles clear the work.\n\n' +
      'The spanners are drop-forged from 31CrV3 chrome-vanadium steel, hardened, tempered and chrome plated. ' +
      'The twelve-point ring bears on the flanks of the hexagon, not on its corners, and takes a new hold every 30°.\n\n' +
      'Break a tight nut loose with the ring, then spin it off with the jaw. Pull towards you rather than push. ' +
      'Do not lengthen the shank with a pipe and do not strike it: only a slogging spanner is made to be struck. ' +
      'Throw away a spanner whose jaw has opened, because it will round off the next bolt.',
    pl:
      'Klucz płasko-oczkowy ma na jednym końcu szczękę płaską, a na drugim oczko tego samego rozmiaru. DIN 3113, forma A, ustala szerokość główek, długości i moment próbny. ' +
      'Szczęka jest odchylona o 15° od trzonka, a oczko odgięte o 15° w górę, więc dłoń nie obija się o detal.\n\n' +
      'Klucze są kute matrycowo ze stali chromowo-wanadowej 31CrV3, hartowane, odpuszczane i chromowane. ' +
      'Dwunastokątne oczko opiera się na ściankach sześciokąta, a nie na krawędziach, i daje nowy chwyt co 30°.\n\n' +
      'Mocno dokręconą nakrętkę luzuje się oczkiem, a potem odkręca szczęką. Klucz ciągnie się do siebie, nie pcha. ' +
      'Nie wolno przedłużać trzonka rurą ani w niego uderzać: do uderzania służy klucz oczkowy do pobijania. ' +
      'Klucz z rozgiętą szczęką trzeba wymienić, bo zaokrągli łeb następnej śruby.',
  },
  features: {
    material: { en: 'chrome-vanadium steel 31CrV3', pl: 'stal chromowo-wanadowa 31CrV3' },
    finish: { en: 'chrome plated, satin', pl: 'chromowana, satynowa' },
  },
  keywords: {
    en: 'wrench, ring spanner, open-ended spanner, combi spanner, fitter',
    pl: 'oczkowo-płaski, kombinowany, klucz 13, klucz 17, klucz ślusarski, klucze warsztatowe',
  },
  products: [
    {
      name: { en: 'Combination spanner DIN 3113 A, small, 6 to 11 mm', pl: 'Klucz płasko-oczkowy DIN 3113 A, mały, 6–11 mm' },
      symbol: '3113-S',
      note: {
        en: 'It is for fittings, switchgear and machine covers; 8 mm fits M5 and 10 mm fits M6. These sizes shear small bolts easily, so two fingers on the shank are enough.',
        pl: 'Do armatury, rozdzielnic i osłon maszyn; ósemka pasuje do M5, a dziesiątka do M6. Małą śrubę łatwo ukręcić, więc wystarczą dwa palce na trzonku.',
      },
      priceNet: 1090,
      features: { norm: 'DIN 3113 A' },
      variants: sizes('3113', [
        [6, 100, 0.018, 1090, 160],
        [7, 110, 0.023, 1150, 210],
        [8, 120, 0.029, 1190, 480],
        [9, 130, 0.036, 1250, 120],
        [10, 140, 0.044, 1290, 640],
        [11, 150, 0.054, 1390, 95],
      ]),
    },
    {
      name: { en: 'Combination spanner DIN 3113 A, medium, 12 to 17 mm', pl: 'Klucz płasko-oczkowy DIN 3113 A, średni, 12–17 mm' },
      symbol: '3113-M',
      note: {
        en: 'These are the everyday sizes: 13 mm for M8, and for M10 either 17 mm for the old DIN head or 16 mm for ISO. Check which head you have before you order in quantity.',
        pl: 'Rozmiary na co dzień: trzynastka do M8, a do M10 siedemnastka według dawnej normy DIN lub szesnastka według ISO. Przed większym zakupem warto sprawdzić, jakie łby mają śruby w zakładzie.',
      },
      priceNet: 1490,
      features: { norm: 'DIN 3113 A' },
      variants: sizes('3113', [
        [12, 160, 0.065, 1490, 190],
        [13, 170, 0.079, 1590, 920],
        [14, 180, 0.092, 1690, 240],
        [15, 185, 0.103, 1790, 110],
        [16, 195, 0.119, 1890, 330],
        [17, 205, 0.138, 1990, 710],
      ]),
    },
    {
      name: { en: 'Combination spanner DIN 3113 A, large, 18 to 24 mm', pl: 'Klucz płasko-oczkowy DIN 3113 A, duży, 18–24 mm' },
      symbol: '3113-L',
      note: {
        en: 'It is for steelwork and agricultural machinery: M12 takes 19 or 18 mm, M14 takes 22 or 21 mm and M16 always 24 mm. The longer shank gives enough leverage without an extension.',
        pl: 'Do konstrukcji stalowych i maszyn rolniczych: M12 to 19 lub 18 mm, M14 to 22 lub 21 mm, M16 zawsze 24 mm. Dłuższy trzonek daje dość siły bez przedłużania.',
      },
      priceNet: 2190,
      features: { norm: 'DIN 3113 A' },
      variants: sizes('3113', [
        [18, 215, 0.157, 2190, 180],
        [19, 230, 0.182, 2390, 560],
        [21, 250, 0.233, 2890, 85],
        [22, 260, 0.259, 2990, 210],
        [24, 280, 0.32, 3490, 310],
      ]),
    },
    {
      name: { en: 'Combination spanner DIN 3113 A, heavy, 27 to 36 mm', pl: 'Klucz płasko-oczkowy DIN 3113 A, ciężki, 27–36 mm' },
      symbol: '3113-XL',
      note: {
        en: 'It is for anchor bolts, gear housings and pipe flanges with bolts from M18 to M24. Where a torque is prescribed, use this spanner only to hold the other end of the bolt.',
        pl: 'Do śrub fundamentowych, przekładni i kołnierzy rurowych ze śrubami od M18 do M24. Gdy podano moment dokręcania, tym kluczem tylko kontruje się drugi koniec śruby.',
      },
      priceNet: 4690,
      features: { norm: 'DIN 3113 A' },
      variants: sizes('3113', [
        [27, 310, 0.44, 4690, 96],
        [30, 340, 0.59, 5890, 74],
        [32, 360, 0.69, 6490, 48],
        [36, 410, 0.96, 8990, 9],
      ]),
    },
    {
      name: { en: 'Combination spanner with cranked ring DIN 3113 B', pl: 'Klucz płasko-oczkowy z oczkiem odgiętym DIN 3113 B' },
      symbol: '3113B',
      note: {
        en: 'Form B has a more deeply cranked ring that reaches a nut sunk behind a rib or lying next to a wall. The jaw end is the same as in form A.',
        pl: 'Forma B ma mocniej odgięte oczko, które sięga nakrętki za żebrem albo tuż przy ścianie. Strona płaska jest taka sama jak w formie A.',
      },
      priceNet: 1690,
      features: { norm: 'DIN 3113 B' },
      variants: sizes('3113B', [
        [10, 140, 0.05, 1690, 130],
        [13, 170, 0.088, 1990, 220],
        [17, 205, 0.152, 2490, 140],
        [19, 230, 0.2, 2890, 110],
      ]),
    },
    {
      name: { en: 'Combination spanner in inch sizes, AF', pl: 'Klucz płasko-oczkowy calowy, rozmiary AF' },
      symbol: 'CWAF',
      note: {
        en: 'It is for UNC and UNF bolts on American and older British machines; inch sizes lie outside DIN 3113. A metric spanner that nearly fits will spoil the head.',
        pl: 'Do śrub UNC i UNF w maszynach amerykańskich i starszych brytyjskich; rozmiary calowe nie są objęte DIN 3113. Prawie pasujący klucz metryczny zniszczy łeb.',
      },
      priceNet: 1290,
      variants: inches.map(([size, code, weight, price, stockOnHand]) => ({ symbol: `CWAF-${code}`, features: { size }, tiers: tiered(price, [5, 5]), weight, stockOnHand })),
    },
    {
      name: { en: 'Stubby combination spanner set, 6 pieces', pl: 'Zestaw krótkich kluczy płasko-oczkowych, 6 sztuk' },
      symbol: 'CW-STUB6',
      pieces: 6,
      note: {
        en: 'The spanners are about half the normal length, in sizes 8, 10, 13, 14, 17 and 19 mm, for engine bays and cabinet frames where a full-length shank cannot swing. They are not for final tightening.',
        pl: 'Klucze w rozmiarach 8, 10, 13, 14, 17 i 19 mm są mniej więcej o połowę krótsze niż zwykłe: do komory silnika i szaf, gdzie długi trzonek się nie obróci. Nie służą do ostatecznego dokręcania.',
      },
      priceNet: 8900,
      weight: 0.48,
      stockOnHand: 7,
      features: { contents: { en: '6 spanners, 8 to 19 mm', pl: '6 kluczy, 8–19 mm' } },
    },
    {
      name: { en: 'Combination spanner set in a canvas roll, 8 pieces', pl: 'Zestaw kluczy płasko-oczkowych w zwijanym pokrowcu, 8 sztuk' },
      symbol: '3113-SET8',
      pieces: 8,
      note: {
        en: 'Sizes 8, 10, 11, 13, 14, 17, 19 and 22 mm come in a roll that, once tied up, fits under the arm. This is a sensible set for a service van.',
        pl: 'Rozmiary 8, 10, 11, 13, 14, 17, 19 i 22 mm w pokrowcu, który po zwinięciu mieści się pod pachą. Rozsądne wyposażenie auta serwisowego.',
      },
      priceNet: 12900,
      weight: 1.03,
      stockOnHand: 140,
      features: { norm: 'DIN 3113 A', contents: { en: '8 spanners, 8 to 22 mm', pl: '8 kluczy, 8–22 mm' } },
    },
    {
      name: { en: 'Combination spanner set on a clip rail, 12 pieces', pl: 'Zestaw kluczy płasko-oczkowych na listwie, 12 sztuk' },
      symbol: '3113-SET12',
      pieces: 12,
      note: {
        en: 'Every millimetre size from 8 to 19 hangs on a numbered plastic rail with two screw holes. A missing spanner shows at a glance when the tools go back on the wall.',
        pl: 'Klucze co milimetr, od 8 do 19, wiszą na opisanej listwie z tworzywa z dwoma otworami na wkręty. Brak klucza widać od razu, gdy narzędzia wracają na ścianę.',
      },
      priceNet: 17900,
      weight: 1.3,
      stockOnHand: 64,
      features: { norm: 'DIN 3113 A', contents: { en: '12 spanners, 8 to 19 mm', pl: '12 kluczy, 8–19 mm' } },
    },
    {
      name: { en: 'Combination spanner set for maintenance crews, 26 pieces', pl: 'Zestaw kluczy płasko-oczkowych dla utrzymania ruchu, 26 sztuk' },
      symbol: '3113-SET26',
      pieces: 26,
      note: {
        en: 'The set contains every size from 6 to 30 mm, plus 32 mm. At six and a half kilograms, the full roll is meant to lie in the workshop drawer, not to be carried up a ladder.',
        pl: 'Każdy rozmiar od 6 do 30 mm oraz 32 mm. Pokrowiec z kluczami waży sześć i pół kilograma, więc ma leżeć w szufladzie warsztatowej, a nie wędrować po drabinie.',
      },
      priceNet: 49900,
      weight: 6.5,
      stockOnHand: 0,
      features: { norm: 'DIN 3113 A', contents: { en: '26 spanners, 6 to 32 mm', pl: '26 kluczy, 6–32 mm' } },
    },
  ],
}
