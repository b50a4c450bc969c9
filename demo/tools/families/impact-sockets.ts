import { type DemoFamily, tiered } from '../../types.ts'

/** Size in mm, length in mm, kg, price, stock. */
const sizes = (prefix: string, rows: [number, number, number, number, number][]) =>
  rows.map(([size, length, weight, price, stockOnHand]) => ({
    symbol: `${prefix}-${size}`,
    features: { size: `${size} mm`, length: `${length} mm` },
    tiers: tiered(price, [5, 4], [20, 8]),
    weight,
    stockOnHand,
  }))

export const family: DemoFamily = {
  code: 'impact-sockets',
  category: 'sockets',
  brand: 'projahn',
  vat: 23,
  short: {
    en: 'Phosphated sockets and a reducer for impact wrenches with a 1/2" or 3/4" drive, in chrome-molybdenum steel.',
    pl: 'Nasadki fosforanowane i redukcja do kluczy udarowych z zabierakiem 1/2" i 3/4", ze stali chromowo-molibdenowej.',
  },
  description: {
    en:
      'Impact sockets withstand the hammering of pneumatic, cordless and mains impact wrenches. DIN 3129 fixes their dimensions; the wall is thicker than that of a hand socket, ' +
      'and the square carries a groove and a cross hole for the pin and ring that hold the socket on the machine.\n\n' +
      'The steel is chrome-molybdenum, tempered to be tough rather than hard, with a black phosphate coat that holds oil. ' +
      'An overloaded socket stretches before it breaks; a chrome-plated hand socket shatters.\n\n' +
      'Secure every socket with pin and ring when you work above other people. Keep the chain of extensions short, since each joint costs torque. ' +
      'Set the final torque with a torque wrench, not by listening to the machine. Wear eye and hearing protection. ' +
      'A socket with rounded corners or a crack in the groove goes into the scrap bin.',
    pl:
      'Nasadki udarowe znoszą uderzenia kluczy pneumatycznych, akumulatorowych i sieciowych. Ich wymiary ustala DIN 3129: ścianka jest grubsza niż w nasadce ręcznej, ' +
      'a przy kwadracie są rowek i otwór poprzeczny na kołek i pierścień, które trzymają nasadkę na maszynie.\n\n' +
      'Stal chromowo-molibdenowa jest ulepszona cieplnie tak, by była ciągliwa, a nie twarda. Czarna powłoka fosforanowa zatrzymuje olej. ' +
      'Przeciążona nasadka najpierw się rozciąga, a chromowana nasadka ręczna się rozpryskuje.\n\n' +
      'Gdy pod miejscem pracy są ludzie, każdą nasadkę zabezpiecz kołkiem i pierścieniem. Używaj jak najmniej przedłużek, bo każde połączenie zmniejsza moment. ' +
      'Do końcowego momentu dociągaj kluczem dynamometrycznym, a nie na słuch. Noś okulary ochronne i ochronniki słuchu. ' +
      'Nasadka z zaokrąglonymi narożami albo pęknięciem w rowku idzie na złom.',
  },
  features: {
    material: { en: 'chrome-molybdenum steel', pl: 'stal chromowo-molibdenowa' },
    finish: { en: 'phosphated, black', pl: 'fosforanowana, czarna' },
  },
  keywords: {
    en: 'air socket, power socket, wheel gun, rattle gun, tyre fitting, Cr-Mo',
    pl: 'nasadka kuta, do pneumatu, wulkanizacja, opony, udarówka, nasadki czarne',
  },
  products: [
    {
      name: { en: 'Impact socket DIN 3129, 1/2" drive, short, small sizes', pl: 'Nasadka udarowa DIN 3129, zabierak 1/2", krótka, małe rozmiary' },
      symbol: '3129-12S',
      note: {
        en: 'It is for M6 to M12 bolts in assembly and bodywork. Turn the machine down: a 200 Nm impact wrench shears an M8 bolt within a second.',
        pl: 'Do śrub M6–M12 w montażu i pracach blacharskich. Zmniejsz moc maszyny: klucz udarowy o momencie 200 Nm ukręca śrubę M8 w sekundę.',
      },
      priceNet: 1290,
      features: { norm: 'DIN 3129', 'square-drive': '1/2"' },
      variants: sizes('3129-12', [
        [10, 38, 0.085, 1290, 190],
        [13, 38, 0.095, 1290, 420],
        [14, 38, 0.1, 1290, 140],
        [15, 38, 0.105, 1350, 90],
        [16, 38, 0.11, 1390, 160],
        [17, 38, 0.118, 1390, 460],
        [18, 38, 0.125, 1450, 120],
      ]),
    },
    {
      name: { en: 'Impact socket DIN 3129, 1/2" drive, short, large sizes', pl: 'Nasadka udarowa DIN 3129, zabierak 1/2", krótka, duże rozmiary' },
      symbol: '3129-12L',
      note: {
        en: 'Use it for car and van wheel bolts and for steel joints up to M20. In a tyre shop, the 19 and 21 mm sockets wear out first, so keep a spare of each.',
        pl: 'Do śrub kół aut osobowych i dostawczych oraz połączeń stalowych do M20. W serwisie opon najpierw zużywają się nasadki 19 i 21 mm, więc dobrze mieć po jednej zapasowej.',
      },
      priceNet: 1490,
      features: { norm: 'DIN 3129', 'square-drive': '1/2"' },
      variants: sizes('3129-12', [
        [19, 38, 0.132, 1490, 510],
        [21, 38, 0.15, 1590, 280],
        [22, 38, 0.16, 1650, 190],
        [24, 40, 0.19, 1790, 260],
        [27, 50, 0.29, 2290, 110],
        [30, 50, 0.35, 2690, 85],
      ]),
    },
    {
      name: { en: 'Deep impact socket DIN 3129, 1/2" drive', pl: 'Nasadka udarowa długa DIN 3129, zabierak 1/2"' },
      symbol: '3129-12D',
      note: {
        en: 'It reaches over protruding studs and into deep rims. The longer body gives about a tenth less torque at the nut than the short socket of the same size.',
        pl: 'Mieści wystające szpilki i sięga w głąb felg. Dłuższy korpus przenosi na nakrętkę moment o około jedną dziesiątą mniejszy niż krótka nasadka tego rozmiaru.',
      },
      priceNet: 2190,
      features: { norm: 'DIN 3129', 'square-drive': '1/2"' },
      variants: sizes('3129-12D', [
        [13, 80, 0.19, 2190, 150],
        [17, 80, 0.24, 2290, 210],
        [19, 80, 0.27, 2390, 260],
        [21, 80, 0.31, 2590, 140],
        [22, 80, 0.33, 2690, 96],
        [24, 80, 0.39, 2990, 75],
      ]),
    },
    {
      name: { en: 'Impact socket DIN 3129, 3/4" drive, for steelwork', pl: 'Nasadka udarowa DIN 3129, zabierak 3/4", do konstrukcji' },
      symbol: '3129-34',
      note: {
        en: 'It is for HV sets from M16 to M24 and lorry wheels: 27 mm fits M16 HV, 32 mm M20 HV, 36 mm M22 HV and 41 mm M24 HV.',
        pl: 'Do zestawów HV od M16 do M24 i kół ciężarowych: 27 mm pasuje do M16 HV, 32 mm do M20 HV, 36 mm do M22 HV, a 41 mm do M24 HV.',
      },
      priceNet: 3290,
      features: { norm: 'DIN 3129', 'square-drive': '3/4"' },
      variants: sizes('3129-34', [
        [24, 50, 0.37, 3290, 85],
        [27, 53, 0.43, 3490, 110],
        [30, 54, 0.5, 3790, 140],
        [32, 56, 0.54, 3990, 120],
        [36, 57, 0.65, 4690, 60],
        [41, 58, 0.8, 5490, 12],
      ]),
    },
    {
      name: { en: 'Deep impact socket DIN 3129, 3/4" drive, for anchor bolts', pl: 'Nasadka udarowa długa DIN 3129, zabierak 3/4", do śrub fundamentowych' },
      symbol: '3129-34D',
      note: {
        en: 'It is for anchor bolts with double nuts and for the spring U-bolts on lorries, where 60 mm of thread stands proud. The socket is heavy: hang the machine from a balancer.',
        pl: 'Do śrub fundamentowych z dwiema nakrętkami oraz do strzemion resorów ciężarówek, gdzie wystaje 60 mm gwintu. Nasadka jest ciężka: maszynę dobrze jest podwiesić na odciążniku.',
      },
      priceNet: 5490,
      features: { norm: 'DIN 3129', 'square-drive': '3/4"' },
      variants: sizes('3129-34D', [
        [27, 90, 0.72, 5490, 48],
        [30, 90, 0.83, 5990, 54],
        [32, 90, 0.92, 6290, 60],
        [36, 90, 1.12, 7290, 25],
      ]),
    },
    {
      name: { en: 'Wheel nut sockets with plastic sleeve, 1/2" drive, 3 pieces', pl: 'Nasadki do kół z osłoną z tworzywa, zabierak 1/2", 3 sztuki' },
      symbol: '3129-WHEEL3',
      pieces: 3,
      note: {
        en: 'The thin-walled 17, 19 and 21 mm sockets each have a loose coloured sleeve that turns on the socket, so the wheel rim is not scratched. Replace a sleeve that is worn through.',
        pl: 'Cienkościenne nasadki 17, 19 i 21 mm z luźną kolorową tuleją, która obraca się na nasadce i nie rysuje felgi. Przetartą tuleję wymień.',
      },
      priceNet: 7990,
      weight: 0.82,
      stockOnHand: 210,
      features: { 'square-drive': '1/2"', length: '85 mm', contents: { en: '17, 19 and 21 mm', pl: '17, 19 i 21 mm' } },
    },
    {
      name: { en: 'Set of impact sockets in a steel case, 1/2" drive, 10 pieces', pl: 'Komplet nasadek udarowych w stalowej kasecie, zabierak 1/2", 10 sztuk' },
      symbol: '3129-12-SET10',
      pieces: 10,
      note: {
        en: 'The set contains short sockets of 10, 11, 13, 14, 17, 19, 21, 22, 24 and 27 mm. The steel case survives trips on a van floor; the lid holds no foam that would soak up oil.',
        pl: 'Krótkie nasadki 10, 11, 13, 14, 17, 19, 21, 22, 24 i 27 mm. Stalowa kaseta wytrzyma przewóz na podłodze auta, a w pokrywie nie ma pianki, która chłonęłaby olej.',
      },
      priceNet: 14900,
      weight: 2.1,
      stockOnHand: 74,
      features: { norm: 'DIN 3129', 'square-drive': '1/2"', contents: { en: '10 sockets, 10 to 27 mm', pl: '10 nasadek, 10–27 mm' } },
    },
    {
      name: { en: 'Lorry wheel nut socket, thin wall, 3/4" drive, 33 mm', pl: 'Nasadka do kół ciężarowych, cienkościenna, zabierak 3/4", 33 mm' },
      symbol: '3129-34T33',
      note: {
        en: 'It is made for M22×1.5 wheel nuts with a 33 mm hexagon, set deep in alloy rims. Tighten the nuts crosswise and check the torque after 50 km.',
        pl: 'Do nakrętek kół M22×1,5 z sześciokątem 33 mm, osadzonych głęboko w felgach aluminiowych. Koło dokręć na krzyż, a moment sprawdź po 50 km.',
      },
      priceNet: 6990,
      weight: 0.86,
      stockOnHand: 0,
      features: { 'square-drive': '3/4"', size: '33 mm', length: '95 mm' },
    },
    {
      name: { en: 'Scaffolder impact socket with side window, 1/2" drive, 22 mm', pl: 'Nasadka udarowa rusztowaniowa z oknem, zabierak 1/2", 22 mm' },
      symbol: '3129-SC22',
      note: {
        en: 'The hollow body, 110 mm long, takes the T-bolt of a scaffold coupler, and the window in its side shows when the nut reaches the end of the thread.',
        pl: 'W wydrążonym korpusie o długości 110 mm mieści się śruba młotkowa złącza rusztowania, a boczne okno pokazuje, kiedy nakrętka dochodzi do końca gwintu.',
      },
      priceNet: 3990,
      weight: 0.42,
      stockOnHand: 130,
      features: { 'square-drive': '1/2"', size: '22 mm', length: '110 mm' },
    },
    {
      name: { en: 'Impact reducer from 3/4" machine to 1/2" sockets', pl: 'Redukcja udarowa z maszyny 3/4" na nasadki 1/2"' },
      symbol: '3129-RED34-12',
      note: {
        en: 'It lets a big machine drive the small sockets for a single odd job. The half-inch end is the weak link, so limit the machine to 400 Nm.',
        pl: 'Pozwala dużą maszyną napędzić małe nasadki, gdy trafi się pojedyncza śruba. Półcalowy koniec jest najsłabszy, więc ogranicz moment maszyny do 400 Nm.',
      },
      priceNet: 3290,
      weight: 0.24,
      stockOnHand: 340,
      features: { 'square-drive': '3/4" → 1/2"', length: '52 mm' },
    },
  ],
}
