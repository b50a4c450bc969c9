import { type DemoFamily, tiered } from '../../types.ts'

const pack = (n: number) => ({ en: `${n} pcs`, pl: `${n} szt.` })
const sizes = (prefix: string, rows: readonly (readonly [thread: string, weight: number, price: number, stockOnHand: number])[]) =>
  rows.map(([thread, weight, price, stockOnHand]) => ({
    symbol: `${prefix}-${thread}`,
    features: { thread },
    tiers: tiered(price, [5, 4], [20, 8]),
    weight,
    stockOnHand,
  }))

const stainless = { en: 'stainless steel', pl: 'stal nierdzewna' }
const steel = { en: 'steel', pl: 'stal' }
const brass = { en: 'brass', pl: 'mosiądz' }

export const family: DemoFamily = {
  code: 'din-1587',
  category: 'nuts',
  brand: 'inoxar',
  vat: 23,
  short: {
    en: 'High-form domed cap nuts, which cover the end of the bolt.',
    pl: 'Nakrętki kołpakowe wysokie, które zakrywają koniec śruby.',
  },
  description: {
    en: `This is a hexagon nut closed by a dome. It hides the end of the bolt, keeps water and dirt out of the thread and leaves nothing for clothes or hands to catch on. DIN 1587 is the high form, with a total height of 1.7 to 2 times the thread diameter; the low form is DIN 917. The high form covers M4 to M24, and the spanner sizes are those of DIN 934.

Bolt length matters more than with an open nut. If the bolt is too long, it meets the bottom of the dome before the joint is tight, and a further turn splits the dome. Measure the depth of thread, about 11 mm at M8, and leave two millimetres spare. Cut threaded rods square and deburr the ends.

The nut carries less than a full nut of the same thread, so it is not meant for load-bearing joints. On heavy parts, tighten an ordinary nut first and add the cap nut as a cover.`,
    pl: `Nakrętka sześciokątna zamknięta kopułką. Zakrywa koniec śruby, nie wpuszcza do gwintu wody ani brudu i nie zostawia niczego, o co można zahaczyć ubraniem lub ręką. DIN 1587 to postać wysoka, o wysokości całkowitej od 1,7 do 2 średnic gwintu; postać niską opisuje DIN 917. Postać wysoka obejmuje gwinty od M4 do M24, a rozmiary pod klucz są takie jak w DIN 934.

Długość śruby jest tu ważniejsza niż przy nakrętce otwartej. Za długa śruba oprze się o dno kopułki, zanim połączenie się zaciśnie, a kolejny obrót kopułkę rozerwie. Zmierz głębokość gwintu (dla M8 około 11 mm) i zostaw dwa milimetry zapasu. Pręty gwintowane utnij prostopadle i stęp krawędzie.

Nakrętka przenosi mniejsze obciążenia niż zwykła nakrętka o tym samym gwincie, dlatego nie nadaje się do połączeń nośnych. W ciężkich elementach dokręć najpierw zwykłą nakrętkę, a kołpakową nakręć jako osłonę.`,
  },
  features: { norm: 'DIN 1587' },
  keywords: {
    en: 'acorn nut, dome nut, crown nut, hat nut, DIN1587',
    pl: 'kapturkowa, kapslowa, nakrętka ozdobna, grzybek, DIN1587',
  },
  products: [
    {
      name: { en: 'Domed cap nut DIN 1587, stainless A2', pl: 'Nakrętka kołpakowa DIN 1587, nierdzewna A2' },
      symbol: '1587-A2',
      note: {
        en: 'Its polished dome suits shower cubicles, playground equipment, letter boxes and machine covers. Start the thread by hand; stainless steel does not forgive cross-threading.',
        pl: 'Polerowane kopułki do kabin prysznicowych, placów zabaw, skrzynek na listy i osłon maszyn. Zacznij nakręcać ręką, bo stal nierdzewna nie wybacza przekoszenia gwintu.',
      },
      priceNet: 1290,
      features: { material: stainless, steel: 'A2', pack: pack(50) },
      variants: sizes('1587-A2', [
        ['M4', 0.1, 1290, 340],
        ['M5', 0.16, 1490, 560],
        ['M6', 0.26, 1990, 1240],
        ['M8', 0.5, 3190, 1180],
        ['M10', 1, 6290, 430],
        ['M12', 1.4, 8990, 190],
      ]),
    },
    {
      name: { en: 'Domed cap nut DIN 1587, stainless A4', pl: 'Nakrętka kołpakowa DIN 1587, kwasoodporna A4' },
      symbol: '1587-A4',
      note: {
        en: 'It is for coastal railings, jetties and laundries, where A2 would show brown spots within a season. Rinse it with fresh water once in a while.',
        pl: 'Do balustrad nad morzem, pomostów i pralni, gdzie A2 już po sezonie dostaje brązowych plam. Od czasu do czasu spłucz nakrętki czystą wodą.',
      },
      priceNet: 2290,
      features: { material: stainless, steel: 'A4', pack: pack(50) },
      variants: sizes('1587-A4', [
        ['M5', 0.16, 2290, 130],
        ['M6', 0.26, 2990, 275],
        ['M8', 0.5, 4890, 310],
        ['M10', 1, 9490, 84],
      ]),
    },
    {
      name: { en: 'Domed cap nut DIN 1587, class 6, zinc plated', pl: 'Nakrętka kołpakowa DIN 1587, kl. 6, ocynk galwaniczny' },
      symbol: '1587-6-ZN',
      brand: 'normfix',
      note: {
        en: 'This is an inexpensive cover for indoor shelving, gym machines and trolleys. The one-piece turned body is of class 6, so keep to half the torque of an 8.8 joint.',
        pl: 'Niedroga osłona do regałów, przyrządów do ćwiczeń i wózków we wnętrzach. Korpus jest toczony z jednego kawałka i ma klasę 6, dlatego dokręcaj połową momentu połączenia 8.8.',
      },
      priceNet: 1390,
      features: { material: steel, strength: '6', finish: { en: 'zinc plated', pl: 'ocynk galwaniczny' }, pack: pack(100) },
      variants: sizes('1587-6-ZN', [
        ['M5', 0.32, 1390, 480],
        ['M6', 0.51, 1790, 1360],
        ['M8', 0.99, 2990, 1190],
        ['M10', 2, 5690, 520],
        ['M12', 2.8, 8490, 215],
      ]),
    },
    {
      name: { en: 'Domed cap nut DIN 1587, brass, nickel plated', pl: 'Nakrętka kołpakowa DIN 1587, mosiądz niklowany' },
      symbol: '1587-MSN',
      note: {
        en: 'It has bright nickel plating and suits lamps, instruments and period furniture. Use a plastic-lined socket or tape the jaws of the spanner, as the plating scratches easily.',
        pl: 'Błyszczący nikiel do lamp, instrumentów i mebli stylowych. Używaj nasadki z wkładką z tworzywa albo owiń szczęki klucza taśmą, bo powłoka łatwo się rysuje.',
      },
      priceNet: 1690,
      features: { material: brass, finish: { en: 'nickel plated', pl: 'niklowana' }, pack: pack(50) },
      variants: [
        { symbol: '1587-MSN-M4', features: { thread: 'M4' }, weight: 0.11, stockOnHand: 165 },
        { symbol: '1587-MSN-M5', features: { thread: 'M5' }, tiers: tiered(2190, [5, 4]), weight: 0.17, stockOnHand: 140 },
        { symbol: '1587-MSN-M6', features: { thread: 'M6' }, tiers: tiered(2990, [5, 4]), weight: 0.28, stockOnHand: 205 },
        { symbol: '1587-MSN-M8', features: { thread: 'M8' }, tiers: tiered(4990, [5, 4]), weight: 0.54, stockOnHand: 3 },
      ],
    },
    {
      name: { en: 'Domed cap nut DIN 1587 M16, stainless A2', pl: 'Nakrętka kołpakowa DIN 1587 M16, nierdzewna A2' },
      symbol: '1587-A2-M16',
      note: {
        en: 'It stands 28 mm high and takes a 24 mm spanner. It covers the ends of the anchor rods that hold lamp posts, benches and glass balustrade shoes.',
        pl: 'Wysokość 28 mm, klucz 24 mm. Nakrętka zakrywa końce prętów kotwiących latarnie, ławki i stopy szklanych balustrad.',
      },
      priceNet: 3990,
      weight: 0.55,
      stockOnHand: 73,
      features: { thread: 'M16', material: stainless, steel: 'A2', pack: pack(10) },
    },
    {
      name: { en: 'Domed cap nut DIN 1587 M8, class 6, black zinc', pl: 'Nakrętka kołpakowa DIN 1587 M8, kl. 6, ocynk czarny' },
      symbol: '1587-6-BZ-M8',
      brand: 'normfix',
      note: {
        en: 'It matches black coach bolts on gates, sliding doors and industrial-style furniture. Indoors it stays black; outdoors it greys within a year.',
        pl: 'Pasuje do czarnych śrub zamkowych na bramach, drzwiach przesuwnych i meblach loftowych. Wewnątrz pozostaje czarna, a na dworze szarzeje w ciągu roku.',
      },
      priceNet: 2890,
      weight: 0.5,
      stockOnHand: 0,
      features: { thread: 'M8', material: steel, strength: '6', finish: { en: 'zinc plated, black', pl: 'ocynk czarny' }, pack: pack(50) },
    },
    {
      name: { en: 'Domed cap nut DIN 1587, polyamide', pl: 'Nakrętka kołpakowa DIN 1587, poliamid' },
      symbol: '1587-PA',
      note: {
        en: 'White polyamide suits control cabinets, bathrooms and toys. It insulates and does not corrode, but holds only finger-tight joints.',
        pl: 'Biały poliamid do szaf sterowniczych, łazienek i zabawek. Izoluje i nie koroduje, ale nadaje się tylko do połączeń dokręcanych palcami.',
      },
      priceNet: 1090,
      features: { material: { en: 'polyamide', pl: 'poliamid' }, colour: { en: 'white', pl: 'biały' }, pack: pack(100) },
      variants: [
        { symbol: '1587-PA-M5', features: { thread: 'M5' }, weight: 0.05, stockOnHand: 120 },
        { symbol: '1587-PA-M6', features: { thread: 'M6' }, tiers: tiered(1390, [5, 4]), weight: 0.08, stockOnHand: 190 },
        { symbol: '1587-PA-M8', features: { thread: 'M8' }, tiers: tiered(2190, [5, 4]), weight: 0.15, stockOnHand: 88 },
      ],
    },
    {
      name: { en: 'Domed cap nut DIN 1587 M10×1, fine thread, stainless A2', pl: 'Nakrętka kołpakowa DIN 1587 M10×1, drobnozwojna, nierdzewna A2' },
      symbol: '1587-A2-M10X1',
      note: {
        en: 'It is for hollow threaded lamp tubes and other parts with a 1 mm pitch. It will not go on an ordinary M10 bolt.',
        pl: 'Do rurek gwintowanych w lampach i innych części o skoku gwintu 1 mm. Na zwykłą śrubę M10 nie wejdzie.',
      },
      priceNet: 4790,
      weight: 0.5,
      stockOnHand: 42,
      features: { thread: 'M10×1', material: stainless, steel: 'A2', pack: pack(25) },
    },
    {
      name: { en: 'Domed cap nut DIN 1587 M6, polished brass', pl: 'Nakrętka kołpakowa DIN 1587 M6, mosiądz polerowany' },
      symbol: '1587-MS-M6',
      note: {
        en: 'It is unplated and unlacquered, so it darkens over the years like the rest of an old fitting. Rub it with metal polish to bring the shine back.',
        pl: 'Bez powłoki i lakieru, więc z latami ciemnieje jak reszta starego okucia. Połysk przywraca pasta do metalu.',
      },
      priceNet: 2790,
      weight: 0.28,
      stockOnHand: 96,
      features: { thread: 'M6', material: brass, finish: { en: 'polished', pl: 'polerowana' }, pack: pack(50) },
    },
  ],
}
