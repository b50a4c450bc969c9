import { type DemoFamily, tiered } from '../../types.ts'

/** The usual three bottles: millilitres, one-piece price, kg, pieces in stock. */
const bottles = (symbol: string, rows: (readonly [ml: number, priceNet: number, weight: number, stockOnHand: number])[]) =>
  rows.map(([ml, priceNet, weight, stockOnHand]) => ({
    symbol: `${symbol}-${ml}`,
    features: { capacity: `${ml} ml` },
    tiers: tiered(priceNet, [10, 7], [50, 14]),
    weight,
    stockOnHand,
  }))

export const family: DemoFamily = {
  code: 'threadlockers',
  category: 'chemicals',
  brand: 'lepik-i-smar',
  vat: 23,
  short: {
    en: 'Anaerobic threadlockers, pipe thread sealants and retaining compounds in bottles and sticks.',
    pl: 'Anaerobowe kleje do gwintów, uszczelniacze do gwintów rurowych i kleje do osadzania, w butelkach i sztyftach.',
  },
  description: {
    en:
      'Anaerobic adhesives cure where air is shut out and metal is present. In a thread, they fill the gaps, prevent loosening under vibration and seal against rust. ' +
      'Locking strength ranges from low, which a screwdriver can overcome, to high, which only heat can. Retaining compounds do the same for bearings, bushes and shafts, and ' +
      'thread sealants for pipe threads.\n\n' +
      'The torque figures are breakaway torques of an M10 steel bolt to ISO 10964; shear strength is that of a pin and collar to ISO 10123. Actual values vary with size, finish and ' +
      'length of engagement. The colour follows the usual trade code.\n\n' +
      'Degrease both parts and apply the adhesive to the first turns of the bolt or, in a blind hole, to the bottom of the hole. The adhesive grips in minutes and is at full strength in a day; on ' +
      'stainless steel, on zinc and in the cold, use an activator. Do not use these products with pure oxygen or on most plastics, which may crack. High-strength joints come apart at about 250 °C.',
    pl:
      'Kleje anaerobowe utwardzają się bez dostępu powietrza, w kontakcie z metalem. W gwincie wypełniają luz, nie pozwalają śrubie odkręcić się od drgań i chronią przed ' +
      'rdzą. Siła zabezpieczenia sięga od małej, którą pokona wkrętak, do dużej, wymagającej podgrzania. Kleje do osadzania działają tak samo przy łożyskach, tulejach ' +
      'i wałkach, a uszczelniacze w gwintach rurowych.\n\n' +
      'Podane momenty to momenty zerwania połączenia ze śrubą stalową M10 według ISO 10964, a wytrzymałość na ścinanie dotyczy czopa i tulei według ISO 10123. Rzeczywiste wartości ' +
      'zależą od rozmiaru, powłoki i długości skręcenia. Kolory są takie, jak przyjęto w branży.\n\n' +
      'Obie części się odtłuszcza, a klej nakłada się na pierwsze zwoje śruby albo – w otworze nieprzelotowym – na dno otworu. Klej wstępnie chwyta w kilka minut, a pełną wytrzymałość ma po dobie; na ' +
      'stali nierdzewnej, na cynku i w chłodzie potrzebny jest aktywator. Kleje te nie nadają się do instalacji z czystym tlenem ani do większości tworzyw, które mogą popękać. Mocne połączenia puszczają w temperaturze około 250 ' +
      '°C.',
  },
  features: { base: { en: 'anaerobic methacrylate', pl: 'metakrylan anaerobowy' } },
  keywords: {
    en: 'thread lock, stud lock, screw glue, bearing fit, pipe dope',
    pl: 'klej do śrub, loktajt, zabezpieczenie śrub, pakuły w płynie, klej do łożysk',
  },
  products: [
    {
      name: { en: 'Threadlocker, low strength, violet', pl: 'Klej do gwintów o małej wytrzymałości, fioletowy' },
      symbol: 'TLK-22',
      priceNet: 1890,
      features: {
        'bond-strength': { en: 'low', pl: 'mała' },
        torque: '6 Nm',
        thread: { en: 'up to M36', pl: 'do M36' },
        colour: { en: 'violet', pl: 'fioletowy' },
        'cure-time': { en: '15 min, full cure 24 h', pl: '15 min, pełne utwardzenie po 24 h' },
        temperature: { en: '−55 to +150 °C', pl: 'od −55 do +150 °C' },
      },
      variants: bottles('TLK-22', [
        [10, 1890, 0.022, 210],
        [50, 6990, 0.075, 95],
        [250, 25900, 0.31, 14],
      ]),
      note: {
        en: 'It is for adjusting screws, set screws and soft alloys, where a stronger grade would shear the thread. The joint comes undone with ordinary hand tools.',
        pl: 'Do śrub regulacyjnych i dociskowych oraz do miękkich stopów, w których mocniejszy klej zerwałby gwint. Połączenie odkręca się zwykłym narzędziem.',
      },
    },
    {
      name: { en: 'Threadlocker, medium strength, oil-tolerant, blue', pl: 'Klej do gwintów o średniej wytrzymałości, tolerujący olej, niebieski' },
      symbol: 'TLK-43',
      priceNet: 1790,
      features: {
        'bond-strength': { en: 'medium', pl: 'średnia' },
        torque: '26 Nm',
        thread: { en: 'up to M36', pl: 'do M36' },
        colour: { en: 'blue', pl: 'niebieski' },
        'cure-time': { en: '10 min, full cure 24 h', pl: '10 min, pełne utwardzenie po 24 h' },
        temperature: { en: '−55 to +180 °C', pl: 'od −55 do +180 °C' },
      },
      variants: bottles('TLK-43', [
        [10, 1790, 0.022, 640],
        [50, 6490, 0.075, 380],
        [250, 23900, 0.31, 42],
      ]),
      note: {
        en: 'It is the grade to keep if you keep only one, for pumps, gearboxes and vehicle brackets. It tolerates the thin oil film on new bolts, though it holds better on a clean thread.',
        pl: 'Jeśli w warsztacie ma być tylko jeden klej do gwintów, to ten: do pomp, przekładni i wsporników w pojazdach. Znosi cienki film oleju na nowej śrubie, na czystej trzyma jednak mocniej.',
      },
    },
    {
      name: { en: 'Threadlocker, high strength, for studs, red', pl: 'Klej do gwintów o dużej wytrzymałości, do szpilek, czerwony' },
      symbol: 'TLK-70',
      priceNet: 1990,
      features: {
        'bond-strength': { en: 'high', pl: 'duża' },
        torque: '33 Nm',
        thread: { en: 'up to M20', pl: 'do M20' },
        colour: { en: 'red', pl: 'czerwony' },
        'cure-time': { en: '10 min, full cure 24 h', pl: '10 min, pełne utwardzenie po 24 h' },
        temperature: { en: '−55 to +180 °C', pl: 'od −55 do +180 °C' },
      },
      variants: bottles('TLK-70', [
        [10, 1990, 0.022, 330],
        [50, 7290, 0.075, 190],
        [250, 26900, 0.31, 0],
      ]),
      note: {
        en: 'It is for studs and bolts that stay in for good, such as engine studs and crown-wheel bolts. To remove one, heat it and unscrew it while it is hot.',
        pl: 'Do szpilek i śrub wkręcanych na stałe, na przykład w bloku silnika i przy kole talerzowym. Odkręca się je na gorąco, po podgrzaniu połączenia.',
      },
    },
    {
      name: { en: 'Wicking threadlocker for assembled screws, green, 10 ml', pl: 'Klej do gwintów kapilarny, do skręconych już połączeń, zielony, 10 ml' },
      symbol: 'TLK-90-10',
      priceNet: 2490,
      weight: 0.022,
      stockOnHand: 120,
      features: {
        'bond-strength': { en: 'medium to high', pl: 'od średniej do dużej' },
        torque: '10 Nm',
        thread: { en: 'up to M6', pl: 'do M6' },
        colour: { en: 'green', pl: 'zielony' },
        capacity: '10 ml',
        'cure-time': { en: '20 min, full cure 24 h', pl: '20 min, pełne utwardzenie po 24 h' },
      },
      note: {
        en: 'Thin as water, it creeps into the thread of a screw already tightened: put a drop at the edge of the nut or head. The adhesive also closes pores in castings and fine cracks in welds.',
        pl: 'Rzadki jak woda, sam wnika w dokręcone połączenie: wystarczy kropla przy krawędzi nakrętki lub łba. Zamyka też pory odlewów i drobne pęknięcia spoin.',
      },
    },
    {
      name: { en: 'Threadlocker stick, medium strength, blue, 19 g', pl: 'Klej do gwintów w sztyfcie, średnia wytrzymałość, niebieski, 19 g' },
      symbol: 'TLK-S48',
      kind: 'stick',
      priceNet: 5290,
      weight: 0.04,
      stockOnHand: 85,
      features: {
        'bond-strength': { en: 'medium', pl: 'średnia' },
        torque: '17 Nm',
        thread: { en: 'up to M50', pl: 'do M50' },
        colour: { en: 'blue', pl: 'niebieski' },
        capacity: '19 g',
        'cure-time': { en: '15 min, full cure 24 h', pl: '15 min, pełne utwardzenie po 24 h' },
      },
      note: {
        en: 'It rubs on like a glue stick and does not drip, so it suits work overhead and the toolbox of a fitter on the road. Press it well into the thread flanks.',
        pl: 'Nakłada się jak biurowy klej w sztyfcie i nie kapie, więc nadaje się do pracy nad głową i do skrzynki serwisanta w trasie. Trzeba go dobrze wetrzeć w zwoje.',
      },
    },
    {
      name: { en: 'Threadlocker stick, high strength, red, 19 g', pl: 'Klej do gwintów w sztyfcie, duża wytrzymałość, czerwony, 19 g' },
      symbol: 'TLK-S68',
      kind: 'stick',
      priceNet: 5590,
      weight: 0.04,
      stockOnHand: 6,
      features: {
        'bond-strength': { en: 'high', pl: 'duża' },
        torque: '25 Nm',
        thread: { en: 'up to M50', pl: 'do M50' },
        colour: { en: 'red', pl: 'czerwony' },
        capacity: '19 g',
        'cure-time': { en: '15 min, full cure 24 h', pl: '15 min, pełne utwardzenie po 24 h' },
      },
      note: {
        en: 'It is for vertical studs and for large bolts that nobody means to undo, such as those on cranes and slewing rings. Unlike the liquid, it leaves the hands and the paint clean.',
        pl: 'Do pionowych szpilek i dużych śrub, których nikt nie zamierza ruszać, na przykład w żurawiach i wieńcach obrotowych. Inaczej niż płyn nie brudzi rąk ani lakieru.',
      },
    },
    {
      name: { en: 'Pipe thread sealant with PTFE, medium strength, yellow', pl: 'Uszczelniacz do gwintów rurowych z PTFE, średnia wytrzymałość, żółty' },
      symbol: 'TLK-P77',
      priceNet: 7290,
      features: {
        norm: 'EN 751-1',
        'bond-strength': { en: 'medium', pl: 'średnia' },
        thread: { en: 'up to G 3"', pl: 'do G 3"' },
        colour: { en: 'yellow', pl: 'żółty' },
        'cure-time': { en: '30 min, full cure 24 h', pl: '30 min, pełne utwardzenie po 24 h' },
        temperature: { en: '−55 to +150 °C', pl: 'od −55 do +150 °C' },
      },
      variants: bottles('TLK-P77', [
        [50, 7290, 0.078, 240],
        [100, 12900, 0.145, 60],
        [250, 25900, 0.33, 38],
      ]),
      note: {
        en: 'It takes the place of hemp and tape on metal pipes for water, gas and compressed air. Apply a full ring and leave the first turn bare, so that no sealant gets into the pipe.',
        pl: 'Zastępuje pakuły i taśmę na metalowych rurach do wody, gazu i sprężonego powietrza. Nakłada się pełny pierścień, a pierwszy zwój zostaje suchy, żeby nic nie weszło ' + 'do rury.',
      },
    },
    {
      name: { en: 'Hydraulic and pneumatic fitting sealant, brown, 50 ml', pl: 'Uszczelniacz do hydrauliki i pneumatyki, brązowy, 50 ml' },
      symbol: 'TLK-P42-50',
      priceNet: 6990,
      weight: 0.076,
      stockOnHand: 130,
      features: {
        'bond-strength': { en: 'medium', pl: 'średnia' },
        torque: '15 Nm',
        thread: { en: 'up to G 3/4"', pl: 'do G 3/4"' },
        colour: { en: 'brown', pl: 'brązowy' },
        capacity: '50 ml',
        'cure-time': { en: '40 min, full cure 24 h', pl: '40 min, pełne utwardzenie po 24 h' },
      },
      note: {
        en: 'It has no fillers, so no particle can block a valve or filter. It is for the fine threads of small fittings, where shreds of tape would get into the oil.',
        pl: 'Nie ma wypełniaczy, więc żadna cząstka nie zatka zaworu ani filtra. Do drobnych gwintów małych złączek, gdzie strzępy taśmy dostałyby się do oleju.',
      },
    },
    {
      name: { en: 'Retaining compound, high strength, gaps up to 0.25 mm, green', pl: 'Klej do osadzania łożysk, duża wytrzymałość, szczelina do 0,25 mm, zielony' },
      symbol: 'TLK-R38',
      priceNet: 2590,
      features: {
        'bond-strength': { en: 'high, 25 N/mm²', pl: 'duża, 25 N/mm²' },
        thickness: { en: 'gap up to 0.25 mm', pl: 'szczelina do 0,25 mm' },
        colour: { en: 'green', pl: 'zielony' },
        'cure-time': { en: '5 min, full cure 24 h', pl: '5 min, pełne utwardzenie po 24 h' },
        temperature: { en: '−55 to +180 °C', pl: 'od −55 do +180 °C' },
      },
      variants: bottles('TLK-R38', [
        [10, 2590, 0.022, 175],
        [50, 9290, 0.077, 160],
        [250, 33900, 0.32, 18],
      ]),
      note: {
        en: 'It fixes gears, pulleys and bearings on worn seats without shrink fitting. Once it has set, only a press and heat will separate the parts; wipe any surplus off the bearing race at once.',
        pl: 'Mocuje koła zębate, koła pasowe i łożyska w wyrobionych osadzeniach bez pasowania skurczowego. Po utwardzeniu części rozłączy tylko prasa z podgrzaniem; nadmiar kleju od razu zetrzyj z bieżni.',
      },
    },
    {
      name: { en: 'Retaining compound, medium strength, removable, yellow, 50 ml', pl: 'Klej do osadzania, do połączeń rozbieralnych, średnia wytrzymałość, żółty, 50 ml' },
      symbol: 'TLK-R41-50',
      priceNet: 8990,
      weight: 0.076,
      stockOnHand: 0,
      features: {
        'bond-strength': { en: 'medium, 6.5 N/mm²', pl: 'średnia, 6,5 N/mm²' },
        thickness: { en: 'gap up to 0.12 mm', pl: 'szczelina do 0,12 mm' },
        colour: { en: 'yellow', pl: 'żółty' },
        capacity: '50 ml',
        'cure-time': { en: '25 min, full cure 24 h', pl: '25 min, pełne utwardzenie po 24 h' },
      },
      note: {
        en: 'It is for bearings that must be pulled again at the next overhaul, such as those of electric motors. An ordinary puller is enough; no heat is needed.',
        pl: 'Do łożysk, które przy następnym remoncie trzeba będzie zdjąć, na przykład w silnikach elektrycznych. Wystarczy zwykły ściągacz, bez palnika.',
      },
    },
  ],
}
