import { type DemoFamily, tiered } from '../../types.ts'

/** Length in mm, jaw opening in mm, kg, price, stock. */
const adjustable: [number, number, number, number, number][] = [
  [150, 20, 0.13, 3490, 240],
  [200, 25, 0.25, 3990, 410],
  [250, 30, 0.44, 4890, 520],
  [300, 34, 0.68, 6490, 230],
  [380, 44, 1.28, 11900, 64],
]

export const family: DemoFamily = {
  code: 'adjustable-wrenches',
  category: 'combination-wrenches',
  brand: 'kowalski-forge',
  vat: 23,
  short: {
    en: 'Adjustable spanners, most of them to ISO 6787, and pipe wrenches with toothed jaws or a chain; the jaws are forged and adjustable.',
    pl: 'Klucze nastawne, w większości według ISO 6787, oraz klucze do rur, zębate i łańcuchowe; szczęki są kute i regulowane.',
  },
  description: {
    en:
      'An adjustable spanner replaces a row of fixed ones when you do not know which size you will meet. ' +
      'ISO 6787 (formerly DIN 3117) fixes the length, the jaw opening and the test torque of adjustable spanners. ' +
      'A pipe wrench is a different tool: its toothed jaws bite harder the more you pull, and they leave marks.\n\n' +
      'The jaws are drop-forged and hardened: smooth ones for nuts, toothed ones for round pipe. The length and the largest opening or pipe diameter are given for each wrench.\n\n' +
      'Set the jaws without play and pull so that the force falls on the fixed jaw; if you pull the other way, the sliding jaw bends and slips off the corners. ' +
      'Use an adjustable spanner only when you have no fixed one of the right size. ' +
      'Keep toothed jaws off chrome, brass nuts and plastic pipe.',
    pl:
      'Klucz nastawny zastępuje rząd zwykłych, gdy nie wiadomo, na jaki rozmiar się trafi. ' +
      'ISO 6787 (dawniej DIN 3117) ustala długość, rozwarcie szczęk i moment próbny kluczy nastawnych. ' +
      'Klucz do rur to inne narzędzie: jego zębate szczęki wgryzają się tym mocniej, im mocniej się ciągnie, i zostawiają ślady.\n\n' +
      'Szczęki są kute matrycowo i hartowane: gładkie do nakrętek, zębate do okrągłych rur. Przy każdym kluczu podano długość i największe rozwarcie albo średnicę rury.\n\n' +
      'Szczęki ustawia się bez luzu, a ciągnie tak, by siła działała na szczękę stałą; przy ciągnięciu w drugą stronę szczęka ruchoma odgina się i zsuwa z naroży. ' +
      'Klucza nastawnego używa się tylko wtedy, gdy brakuje zwykłego klucza o właściwym rozmiarze. ' +
      'Zębatych szczęk nie używa się na chromie, mosiężnych nakrętkach ani rurach z tworzywa.',
  },
  features: {
    material: { en: 'forged tool steel jaws', pl: 'szczęki kute ze stali narzędziowej' },
  },
  keywords: {
    en: 'shifter, monkey wrench, crescent, stilson, plumber, footprint',
    pl: 'szwed, francuz, francuski, żabka, hydrauliczny, rozsuwany',
  },
  products: [
    {
      name: { en: 'Adjustable spanner ISO 6787, chrome plated', pl: 'Klucz nastawny ISO 6787, chromowany' },
      symbol: '6787',
      note: {
        en: 'This is the general-purpose version, with a millimetre scale on the head, so you can set the jaw before climbing the ladder. The head is set at 22.5° to the handle.',
        pl: 'Wersja uniwersalna, z podziałką milimetrową na główce, więc szczękę można ustawić przed wejściem na drabinę. Główka odchylona jest o 22,5° od rękojeści.',
      },
      priceNet: 3490,
      features: { norm: 'ISO 6787', finish: { en: 'chrome plated', pl: 'chromowana' } },
      variants: adjustable.map(([length, opening, weight, price, stockOnHand]) => ({
        symbol: `6787-${length}`,
        features: { length: `${length} mm`, opening: `${opening} mm` },
        tiers: tiered(price, [5, 4], [25, 9]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Heavy adjustable spanner, phosphated, 455 mm', pl: 'Klucz nastawny ciężki, fosforanowany, 455 mm' },
      symbol: '6787-455P',
      note: {
        en: 'It opens to 53 mm for valve bonnets, hydraulic fittings and coupling nuts. The dull phosphate coat takes a film of oil and does not flake as chrome can.',
        pl: 'Otwiera się na 53 mm, więc obejmie pokrywy zaworów, złącza hydrauliczne i nakrętki łączące. Matowa powłoka fosforanowa utrzymuje film oleju i nie łuszczy się tak jak chrom.',
      },
      priceNet: 21900,
      weight: 2.1,
      stockOnHand: 26,
      features: { norm: 'ISO 6787', length: '455 mm', opening: '53 mm', finish: { en: 'phosphated', pl: 'fosforanowana' } },
    },
    {
      name: { en: 'Adjustable spanner for two hands, 610 mm', pl: 'Klucz nastawny dwuręczny, 610 mm' },
      symbol: '6787-610P',
      note: {
        en: 'It is the largest adjustable spanner in the range and opens to 62 mm for shipyard, mining and boiler work. It weighs 3.6 kg, so tether it when you use it at height.',
        pl: 'Największy klucz nastawny w ofercie, o rozwarciu do 62 mm, do prac stoczniowych, górniczych i kotlarskich. Waży 3,6 kg, więc na wysokości trzeba go zabezpieczyć linką.',
      },
      priceNet: 38900,
      weight: 3.6,
      stockOnHand: 3,
      features: { norm: 'ISO 6787', length: '610 mm', opening: '62 mm', finish: { en: 'phosphated', pl: 'fosforanowana' } },
    },
    {
      name: { en: 'Wide-opening adjustable spanner with thin jaws, 200 mm', pl: 'Klucz nastawny o szerokim rozwarciu i cienkich szczękach, 200 mm' },
      symbol: 'ADJW-200',
      note: {
        en: 'It opens to 38 mm in spite of its short handle, for basin traps, cable glands and lock nuts. The thin jaws enter narrow gaps but are not for seized bolts.',
        pl: 'Mimo krótkiej rękojeści otwiera się na 38 mm, więc obejmie syfony, dławnice kablowe i nakrętki kontrujące. Cienkie szczęki wchodzą w szczeliny, ale nie nadają się do zapieczonych śrub.',
      },
      priceNet: 6290,
      weight: 0.24,
      stockOnHand: 180,
      features: { length: '200 mm', opening: '38 mm', handle: { en: 'two-component', pl: 'dwuskładnikowa' } },
    },
    {
      name: { en: 'Adjustable spanner set, 3 pieces', pl: 'Zestaw kluczy nastawnych, 3 sztuki' },
      symbol: '6787-SET3',
      pieces: 3,
      note: {
        en: 'The set contains spanners 150, 200 and 250 mm long, which open to 20, 25 and 30 mm, in a pouch. Two of them used together, one to hold and one to turn, will manage most unions in a house.',
        pl: 'W etui są klucze o długości 150, 200 i 250 mm i rozwarciu 20, 25 i 30 mm. Dwa użyte razem, jeden do trzymania, drugi do obracania, wystarczą do większości złączek w domu.',
      },
      priceNet: 11200,
      weight: 0.88,
      stockOnHand: 95,
      features: { norm: 'ISO 6787', contents: { en: '150, 200 and 250 mm', pl: '150, 200 i 250 mm' }, finish: { en: 'chrome plated', pl: 'chromowana' } },
    },
    {
      name: { en: 'Swedish pipe wrench DIN 5234 A, jaws at 90°', pl: 'Klucz szwedzki do rur DIN 5234 A, szczęki 90°' },
      symbol: '5234A',
      note: {
        en: 'This is the classic two-handled wrench for threaded steel pipe. The jaws are set at 90° and tighten on the pipe by themselves; the nominal inch size is that of the pipe thread.',
        pl: 'Klasyczny klucz o dwóch ramionach do gwintowanych rur stalowych. Szczęki ustawione pod kątem 90° same się zaciskają na rurze, a wymiar w calach oznacza gwint rury.',
      },
      priceNet: 6990,
      kind: 'pipe',
      features: { norm: 'DIN 5234 A', finish: { en: 'powder coated, red', pl: 'malowana proszkowo, czerwona' } },
      variants: [
        { symbol: '5234A-10', features: { size: '1"', length: '310 mm', opening: '42 mm' }, tiers: tiered(6990, [5, 5]), weight: 0.75, stockOnHand: 190 },
        { symbol: '5234A-15', features: { size: '1 1/2"', length: '420 mm', opening: '60 mm' }, tiers: tiered(9990, [5, 5]), weight: 1.5, stockOnHand: 130 },
        { symbol: '5234A-20', features: { size: '2"', length: '560 mm', opening: '70 mm' }, tiers: tiered(14900, [3, 5]), weight: 2.5, stockOnHand: 42 },
      ],
    },
    {
      name: { en: 'Swedish pipe wrench DIN 5234 B, slanted jaws, 1 1/2"', pl: 'Klucz szwedzki do rur DIN 5234 B, szczęki skośne, 1 1/2"' },
      symbol: '5234B-15',
      note: {
        en: 'The jaws are set at 45°, so the handles keep clear of the wall when a pipe runs close to it. The wrench is handy for unions behind a boiler.',
        pl: 'Szczęki ustawione są pod kątem 45°, dzięki czemu ramiona nie trą o ścianę, gdy rura biegnie tuż przy niej. Klucz jest wygodny do śrubunków za kotłem.',
      },
      priceNet: 10900,
      weight: 1.5,
      stockOnHand: 48,
      kind: 'pipe',
      features: { norm: 'DIN 5234 B', size: '1 1/2"', length: '420 mm', opening: '60 mm' },
    },
    {
      name: { en: 'Swedish pipe wrench DIN 5234 C, S-shaped jaws, 1"', pl: 'Klucz szwedzki do rur DIN 5234 C, szczęki w kształcie S, 1"' },
      symbol: '5234C-10',
      note: {
        en: 'S-shaped jaws grip at three points, and the narrow nose goes between the parallel pipes of a manifold. The wrench takes pipes up to 42 mm in outside diameter.',
        pl: 'Szczęki w kształcie S chwytają w trzech miejscach, a wąska końcówka wchodzi między równoległe rury rozdzielacza. Klucz obejmuje rury o średnicy zewnętrznej do 42 mm.',
      },
      priceNet: 7490,
      weight: 0.77,
      stockOnHand: 0,
      kind: 'pipe',
      features: { norm: 'DIN 5234 C', size: '1"', length: '320 mm', opening: '42 mm' },
    },
    {
      name: { en: 'Stillson pipe wrench with aluminium body, 450 mm', pl: 'Klucz Stillsona do rur, korpus aluminiowy, 450 mm' },
      symbol: 'STIL-450A',
      note: {
        en: 'The body is cast aluminium, about 40% lighter than an iron one, and has replaceable steel jaws. Turn the wrench only towards the open side of the hook, or it will slip.',
        pl: 'Ma korpus odlany z aluminium, o około 40% lżejszy od żeliwnego, i wymienne stalowe szczęki. Kluczem wolno obracać tylko w stronę otwarcia haka, inaczej puści.',
      },
      priceNet: 15900,
      weight: 1.7,
      stockOnHand: 55,
      kind: 'pipe',
      features: { length: '450 mm', opening: '65 mm', handle: { en: 'aluminium', pl: 'aluminiowa' } },
    },
    {
      name: { en: 'Chain pipe wrench for pipes up to 110 mm', pl: 'Klucz łańcuchowy do rur do 110 mm' },
      symbol: 'CHPW-110',
      note: {
        en: 'The chain wraps round pipes, oil filters and odd shapes that no jaw can grip. Lay it tight and flat; a twisted link crushes thin-walled tube.',
        pl: 'Łańcuch opasuje rury, filtry oleju i kształty, których nie obejmie żadna szczęka. Trzeba go ułożyć ciasno i płasko, bo skręcone ogniwo zgniata rurę cienkościenną.',
      },
      priceNet: 8490,
      weight: 1.1,
      stockOnHand: 70,
      kind: 'pipe',
      features: { length: '300 mm', diameter: { en: 'up to 110 mm', pl: 'do 110 mm' } },
    },
  ],
}
