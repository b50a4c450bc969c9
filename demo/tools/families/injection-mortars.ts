import { type DemoFamily, tiered } from '../../types.ts'

const pack = (n: number) => ({ en: `${n} pcs`, pl: `${n} szt.` })
const solidHollow = { en: 'solid and hollow masonry, concrete', pl: 'mur pełny i z pustaków, beton' }
const concrete = { en: 'concrete, solid brick', pl: 'beton, cegła pełna' }

export const family: DemoFamily = {
  code: 'injection-mortars',
  category: 'steel-anchors',
  brand: 'dubelmark',
  vat: 23,
  short: {
    en: 'Resin mortars for threaded rods and rebar, with guns, sleeves, brushes and nozzles to go with them.',
    pl: 'Zaprawy iniekcyjne do prętów gwintowanych i zbrojeniowych oraz pistolety, tuleje, wyciory i mieszacze.',
  },
  description: {
    en: `Two components meet in the spiral nozzle and set around a threaded rod without pressing on the wall. That is why resin holds near edges, in old brick and, with a sieve sleeve, in hollow blocks. Polyester is for masonry and light loads, vinylester for heavier loads in concrete, and epoxy for rebar and for deep holes, which take time to fill.

The hole decides how well the resin holds. In concrete, blow the hole out, brush it and blow it out again, twice each time, with a brush of the right size. Discard the first strokes until the colour is even. Fill the hole from the bottom until it is two thirds full, then turn the rod in slowly until mortar shows at the mouth.

Do not touch the rod until the curing time has passed; at 5 °C it is several times longer than at 20 °C. Store cartridges at 5 to 25 °C; they carry an expiry date. The resin and the hardener can cause skin allergy, so wear nitrile gloves and safety glasses.`,
    pl: `Dwa składniki łączą się w spiralnym mieszaczu i wiążą wokół pręta, nie rozpierając muru. Dlatego żywica trzyma przy krawędzi, w starej cegle, a z tuleją siatkową także w pustakach. Poliester służy do murów i lekkich zamocowań, winyloester do betonu i większych obciążeń, a epoksyd do zbrojenia i głębokich otworów, których wypełnienie wymaga czasu.

O wszystkim decyduje otwór. W betonie przedmuchaj go, wyszczotkuj i znów przedmuchaj, po dwa razy, używając wycioru o właściwej średnicy. Pierwsze porcje wyciśnij obok, aż kolor będzie jednolity. Otwór wypełnij od dna do dwóch trzecich i powoli wkręć pręt, aż zaprawa pokaże się u wylotu.

Nie ruszaj pręta, dopóki nie minie czas utwardzania; przy 5 °C jest kilka razy dłuższy niż przy 20 °C. Kartusze przechowuj w temperaturze od 5 do 25 °C i sprawdzaj termin ważności. Żywica i utwardzacz mogą uczulać skórę, dlatego pracuj w rękawicach nitrylowych i okularach ochronnych.`,
  },
  features: { application: { en: 'bonded anchors', pl: 'kotwy wklejane' } },
  keywords: {
    en: 'chemical anchor, resin anchor, chemfix, bonded anchor, anchoring resin',
    pl: 'kotwa chemiczna, chemia do kotew, żywica do kotwienia, wklejka, kotwa wklejana',
  },
  products: [
    {
      name: { en: 'Polyester injection mortar, styrene-free', pl: 'Zaprawa iniekcyjna poliestrowa, bez styrenu' },
      symbol: 'IM-P',
      note: {
        en: 'It is for awnings, satellite dishes, gate hinges and handrails in brick and hollow block. It has little smell, so it can be used in a flat that people are living in.',
        pl: 'Do markiz, anten satelitarnych, zawiasów bram i poręczy w cegle i pustakach. Zaprawa słabo pachnie, więc można jej używać w zamieszkanym lokalu.',
      },
      priceNet: 2290,
      features: {
        base: { en: 'polyester', pl: 'poliester' },
        'cure-time': { en: '45 min at 20 °C', pl: '45 min przy 20 °C' },
        substrate: solidHollow,
        colour: { en: 'grey', pl: 'szary' },
      },
      variants: [
        { symbol: 'IM-P-165', features: { capacity: '165 ml' }, weight: 0.34, stockOnHand: 420 },
        { symbol: 'IM-P-300', features: { capacity: '300 ml' }, tiers: tiered(2990, [6, 5], [12, 10]), weight: 0.6, stockOnHand: 2150 },
        { symbol: 'IM-P-410', features: { capacity: '410 ml' }, tiers: tiered(3890, [6, 5], [12, 10]), weight: 0.82, stockOnHand: 980 },
      ],
    },
    {
      name: { en: 'Vinylester injection mortar for concrete', pl: 'Zaprawa iniekcyjna winyloestrowa do betonu' },
      symbol: 'IM-V',
      note: {
        en: 'It carries more than polyester and tolerates damp holes. It is for base plates, railings and M8 to M24 rods in concrete; it gels in about 5 minutes at 20 °C.',
        pl: 'Przenosi więcej niż poliester i znosi wilgotne otwory. Do stóp słupów, balustrad i prętów od M8 do M24 w betonie; przy 20 °C żeluje po około 5 minutach.',
      },
      priceNet: 4290,
      features: {
        base: { en: 'vinylester', pl: 'winyloester' },
        'cure-time': { en: '45 min at 20 °C', pl: '45 min przy 20 °C' },
        substrate: concrete,
        colour: { en: 'grey', pl: 'szary' },
      },
      variants: [
        { symbol: 'IM-V-300', features: { capacity: '300 ml' }, tiers: tiered(4290, [6, 5], [12, 10]), weight: 0.62, stockOnHand: 870 },
        { symbol: 'IM-V-410', features: { capacity: '410 ml' }, tiers: tiered(5490, [6, 5], [12, 10]), weight: 0.84, stockOnHand: 1130 },
        { symbol: 'IM-V-825', features: { capacity: '825 ml' }, tiers: tiered(10900, [6, 5], [12, 10]), weight: 1.65, stockOnHand: 0 },
      ],
    },
    {
      name: { en: 'Vinylester injection mortar, winter grade, 410 ml', pl: 'Zaprawa iniekcyjna winyloestrowa zimowa, 410 ml' },
      symbol: 'IM-VW-410',
      note: {
        en: 'It sets in concrete down to −20 °C, provided there is no ice in the hole. Keep the cartridge itself warm, or nobody can squeeze the mortar out.',
        pl: 'Wiąże w betonie do −20 °C, o ile w otworze nie ma lodu. Sam kartusz trzymaj w cieple, bo zimnego nikt nie wyciśnie.',
      },
      priceNet: 6490,
      weight: 0.84,
      stockOnHand: 7,
      features: {
        base: { en: 'vinylester', pl: 'winyloester' },
        capacity: '410 ml',
        'cure-time': { en: '24 h at −20 °C', pl: '24 h przy −20 °C' },
        substrate: concrete,
        colour: { en: 'grey', pl: 'szary' },
      },
    },
    {
      name: { en: 'Epoxy injection mortar for rebar, 585 ml', pl: 'Zaprawa iniekcyjna epoksydowa do zbrojenia, 585 ml' },
      symbol: 'IM-E-585',
      note: {
        en: 'It leaves half an hour to place bars in holes up to a metre deep and cures in ten hours at 20 °C. It hardly shrinks and works in diamond-cored holes after roughening.',
        pl: 'Pół godziny na osadzenie prętów w otworach głębokich do metra, potem dziesięć godzin utwardzania przy 20 °C. Zaprawa prawie się nie kurczy i trzyma też w otworach z wiertnicy diamentowej, po zszorstkowaniu ścianek.',
      },
      priceNet: 13900,
      weight: 1.05,
      stockOnHand: 96,
      features: {
        base: { en: 'epoxy', pl: 'epoksyd' },
        capacity: '585 ml',
        'cure-time': { en: '10 h at 20 °C', pl: '10 h przy 20 °C' },
        substrate: { en: 'concrete', pl: 'beton' },
        colour: { en: 'red', pl: 'czerwony' },
      },
    },
    {
      name: { en: 'Applicator gun for 300 ml cartridges, reinforced', pl: 'Pistolet do kartuszy 300 ml, wzmocniony' },
      symbol: 'IG-300',
      kind: 'gun',
      note: {
        en: 'It has a steel frame and an 18:1 thrust ratio; it takes silicone cartridges as well. Light skeleton guns bend on the very first cartridge of resin.',
        pl: 'Pistolet ma stalową ramę i przełożenie 18:1; pasuje też do kartuszy z silikonem. Lekkie pistolety szkieletowe przy żywicy wyginają się już na pierwszym kartuszu.',
      },
      priceNet: 6900,
      weight: 0.72,
      stockOnHand: 240,
      features: { capacity: '300 ml', material: { en: 'steel', pl: 'stal' } },
    },
    {
      name: { en: 'Applicator gun for 380 to 410 ml coaxial cartridges', pl: 'Pistolet do kartuszy współosiowych od 380 do 410 ml' },
      symbol: 'IG-410',
      kind: 'gun',
      note: {
        en: 'A plate empties both chambers at once with a thrust ratio of 26:1. The release lever takes the pressure off, so mortar stops dripping between holes.',
        pl: 'Tłok talerzowy opróżnia obie komory naraz, z przełożeniem 26:1. Dźwignia zwalnia nacisk, więc zaprawa nie kapie między otworami.',
      },
      priceNet: 17900,
      weight: 1.25,
      stockOnHand: 38,
      features: { capacity: '380–410 ml', material: { en: 'steel', pl: 'stal' } },
    },
    {
      name: { en: 'Plastic sieve sleeve for hollow blocks', pl: 'Tuleja siatkowa z tworzywa do pustaków' },
      symbol: 'SS-PP',
      kind: 'sleeve',
      note: {
        en: 'It keeps the mortar around the rod so it does not run into the chambers. Drill to the diameter of the sleeve and fill the sleeve completely, not just to two thirds.',
        pl: 'Zatrzymuje zaprawę przy pręcie, żeby nie spłynęła do komór pustaka. Wiertło musi mieć średnicę tulei; tuleję wypełnij całą, nie do dwóch trzecich.',
      },
      priceNet: 1190,
      features: { material: { en: 'polypropylene', pl: 'polipropylen' }, substrate: { en: 'hollow masonry', pl: 'mur z pustaków' }, pack: pack(20) },
      variants: (
        [
          [12, 50, 0.03, 1190, 540],
          [12, 80, 0.05, 1390, 690],
          [15, 85, 0.06, 1590, 1280],
          [15, 130, 0.09, 1990, 760],
          [20, 85, 0.1, 2190, 390],
        ] as const
      ).map(([diameter, length, weight, price, stockOnHand]) => ({
        symbol: `SS-PP-${diameter}X${length}`,
        features: { diameter: `${diameter} mm`, length: `${length} mm` },
        tiers: tiered(price, [5, 5], [20, 10]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Metal sieve sleeve by the metre, zinc plated', pl: 'Tuleja siatkowa metalowa metrowa, ocynk' },
      symbol: 'SS-M',
      kind: 'sleeve',
      note: {
        en: 'This wire-mesh tube is cut with snips to suit any depth, for thick rubble walls and double-leaf masonry. Pinch the far end shut before filling.',
        pl: 'Rurka z siatki stalowej, cięta nożycami na dowolną głębokość, do grubych murów kamiennych i dwuwarstwowych. Przed napełnieniem zaciśnij dalszy koniec.',
      },
      priceNet: 1490,
      features: { material: { en: 'steel mesh', pl: 'siatka stalowa' }, length: { en: '1,000 mm', pl: '1000 mm' }, substrate: { en: 'hollow masonry', pl: 'mur z pustaków' } },
      variants: (
        [
          [12, 0.06, 1490, 140],
          [16, 0.09, 1790, 230],
          [22, 0.13, 2390, 65],
        ] as const
      ).map(([diameter, weight, price, stockOnHand]) => ({
        symbol: `SS-M-${diameter}X1000`,
        features: { diameter: `${diameter} mm` },
        tiers: tiered(price, [10, 6]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Steel cleaning brush for anchor holes', pl: 'Wycior stalowy do otworów pod kotwy' },
      symbol: 'IB',
      kind: 'sleeve',
      note: {
        en: 'Choose the brush to suit the diameter of the drill bit; the brush is about two millimetres wider. When it slides in without resistance, it is worn out.',
        pl: 'Dobierz wycior do średnicy wiertła. Wycior jest o około dwa milimetry szerszy niż wiertło; gdy wchodzi bez oporu, jest zużyty.',
      },
      priceNet: 1290,
      features: { material: { en: 'steel wire', pl: 'drut stalowy' }, length: '300 mm', substrate: { en: 'concrete, masonry', pl: 'beton, mur' } },
      variants: (
        [
          [10, 0.04, 1290, 210],
          [12, 0.04, 1390, 260],
          [14, 0.05, 1490, 185],
          [18, 0.06, 1790, 120],
          [24, 0.08, 2290, 45],
        ] as const
      ).map(([diameter, weight, price, stockOnHand]) => ({
        symbol: `IB-${diameter}`,
        features: { diameter: `${diameter} mm` },
        tiers: tiered(price, [5, 5]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Mixing nozzle for injection cartridges', pl: 'Mieszacz spiralny do kartuszy z zaprawą' },
      symbol: 'IX-10',
      kind: 'sleeve',
      note: {
        en: 'With a new nozzle, an opened cartridge can still be used the next day. Never shorten the nozzle: the spiral inside needs its full length to mix.',
        pl: 'Z nowym mieszaczem otwarty kartusz wykorzystasz jeszcze następnego dnia. Nie skracaj mieszacza, bo spirala miesza dopiero na całej długości.',
      },
      priceNet: 1990,
      weight: 0.13,
      stockOnHand: 860,
      features: { material: { en: 'plastic', pl: 'tworzywo' }, length: '190 mm', base: { en: 'polyester, vinylester', pl: 'poliester, winyloester' }, pack: pack(10) },
    },
  ],
}
