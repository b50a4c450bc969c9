import { type DemoFamily, tiered } from '../../types.ts'

/** Length in mm, kg, price, stock. */
const bars: [number, number, number, number][] = [
  [50, 0.1, 1490, 210],
  [75, 0.14, 1590, 260],
  [125, 0.22, 1790, 480],
  [250, 0.41, 2490, 390],
]

export const family: DemoFamily = {
  code: 'ratchets',
  category: 'sockets',
  brand: 'projahn',
  vat: 23,
  short: {
    en: 'Ratchets, extensions, torque wrenches and socket sets with 1/4", 3/8", 1/2" and 3/4" square drives.',
    pl: 'Grzechotki, przedłużki, klucze dynamometryczne i zestawy nasadek z zabierakiem 1/4", 3/8", 1/2" i 3/4".',
  },
  description: {
    en:
      'Everything here drives a socket. DIN 3122 covers ratchets, DIN 3123 extension bars and joints, DIN 3120 the square itself, ' +
      'and ISO 6789 the torque wrenches and how their error is tested.\n\n' +
      'The tools are chrome-vanadium steel, chrome plated, with a spring-loaded ball that holds the socket. ' +
      'A fine-toothed ratchet needs little room to swing, while a coarse-toothed one tolerates more dirt; the number of teeth is given for every ratchet. ' +
      'Long bars add reach but twist a little, which matters when the torque is prescribed.\n\n' +
      'Never use a torque wrench to undo bolts: this wears the mechanism and moves the setting. ' +
      'Turn the wrench back to its lowest mark, not below it, before you put it away, and have it checked once a year or after 5,000 clicks. ' +
      'Do not put a pipe on a ratchet. A breaker bar is made for bolts that will not budge.',
    pl:
      'Wszystkie te narzędzia napędzają nasadki. DIN 3122 obejmuje grzechotki, DIN 3123 przedłużki i przeguby, DIN 3120 sam kwadrat, ' +
      'a ISO 6789 klucze dynamometryczne i sposób sprawdzania ich błędu.\n\n' +
      'Narzędzia są ze stali chromowo-wanadowej, chromowane, z dociskaną sprężyną kulką, która trzyma nasadkę. ' +
      'Mechanizm o drobnych zębach potrzebuje mało miejsca na ruch, a o grubszych znosi więcej brudu; przy każdej grzechotce podano liczbę zębów. ' +
      'Długa przedłużka daje zasięg, ale trochę się skręca, a to ma znaczenie przy zadanym momencie.\n\n' +
      'Kluczem dynamometrycznym nie odkręca się śrub: mechanizm się zużywa, a nastawa się przesuwa. ' +
      'Przed odłożeniem nastawę cofa się do najniższej kreski, nie niżej, a klucz raz w roku lub po 5000 dokręceń oddaje się do sprawdzenia. ' +
      'Na grzechotkę nie zakłada się rury. Do śrub, które nie chcą ruszyć, służy pokrętło z przegubem.',
  },
  features: {
    material: { en: 'chrome-vanadium steel', pl: 'stal chromowo-wanadowa' },
    finish: { en: 'chrome plated', pl: 'chromowana' },
  },
  keywords: {
    en: 'socket wrench, ratchet handle, click wrench, torque spanner, knuckle bar, mechanic kit',
    pl: 'pokrętło zapadkowe, terkotka, dynamometr, klucz do kół, przedłużacz do nasadek, skrzynka z nasadkami',
  },
  products: [
    {
      name: { en: 'Ratchet DIN 3122, 1/4" drive, compact head', pl: 'Grzechotka DIN 3122, zabierak 1/4", mała główka' },
      symbol: '3122-14',
      note: {
        en: 'The head, only 24 mm across, fits into dashboards, control boxes and motorcycle fairings. The ratchet reaches its limit at about 30 Nm.',
        pl: 'Główka ma tylko 24 mm szerokości, więc mieści się w deskach rozdzielczych, szafkach sterowniczych i owiewkach motocykli. Grzechotka wytrzymuje do około 30 Nm.',
      },
      priceNet: 5990,
      weight: 0.13,
      stockOnHand: 240,
      features: { norm: 'DIN 3122', 'square-drive': '1/4"', teeth: '72', length: '140 mm' },
    },
    {
      name: { en: 'Ratchet with tilting head, 3/8" drive', pl: 'Grzechotka z uchylną główką, zabierak 3/8"' },
      symbol: '3122-38F',
      note: {
        en: 'The head locks in several positions up to 90° to either side, so the handle clears the exhaust or battery tray. Hold the joint with the other hand at high torque.',
        pl: 'Główka blokuje się w kilku położeniach do 90° w obie strony, więc rękojeść omija wydech i podstawę akumulatora. Przy większym momencie przegub trzeba podtrzymać drugą ręką.',
      },
      priceNet: 9490,
      weight: 0.35,
      stockOnHand: 110,
      features: { 'square-drive': '3/8"', teeth: '72', length: '215 mm' },
    },
    {
      name: { en: 'Workshop ratchet DIN 3122, 1/2" drive, two-component handle', pl: 'Grzechotka warsztatowa DIN 3122, zabierak 1/2", rękojeść dwuskładnikowa' },
      symbol: '3122-12',
      note: {
        en: 'It is the standard workshop ratchet with a push button that releases the socket. A repair kit for the gear can be fitted with circlip pliers in a few minutes.',
        pl: 'Zwykła grzechotka warsztatowa z przyciskiem zwalniającym nasadkę. Zestaw naprawczy mechanizmu montuje się szczypcami do pierścieni osadczych w kilka minut.',
      },
      priceNet: 8990,
      weight: 0.56,
      stockOnHand: 380,
      features: { norm: 'DIN 3122', 'square-drive': '1/2"', teeth: '72', length: '250 mm', handle: { en: 'two-component', pl: 'dwuskładnikowa' } },
    },
    {
      name: { en: 'Telescopic ratchet, 1/2" drive, 305 to 445 mm', pl: 'Grzechotka teleskopowa, zabierak 1/2", 305–445 mm' },
      symbol: 'RTEL-12',
      note: {
        en: 'Pull the sleeve, and the handle extends in four steps, which helps with wheel changes at the roadside. The coarser 36-tooth gear withstands the longer lever.',
        pl: 'Po odciągnięciu tulei rękojeść wydłuża się w czterech stopniach; przydaje się to przy zmianie koła na poboczu. Mechanizm o 36 grubszych zębach znosi dłuższe ramię.',
      },
      priceNet: 12900,
      weight: 0.98,
      stockOnHand: 8,
      features: { 'square-drive': '1/2"', teeth: '36', length: '305–445 mm' },
    },
    {
      name: { en: 'Extension bar DIN 3123, 1/2" drive', pl: 'Przedłużka DIN 3123, zabierak 1/2"' },
      symbol: '3123-12',
      note: {
        en: 'The short bars lift the ratchet over an edge; the long one reaches suspension bolts. One long bar is stiffer than two short ones joined together.',
        pl: 'Krótkie przedłużki wynoszą grzechotkę nad krawędź, a długa sięga śrub zawieszenia. Jedna długa jest sztywniejsza niż dwie krótkie złożone razem.',
      },
      priceNet: 1490,
      kind: 'extension',
      features: { norm: 'DIN 3123', 'square-drive': '1/2"' },
      variants: bars.map(([length, weight, price, stockOnHand]) => ({
        symbol: `3123-12-${length}`,
        features: { length: `${length} mm` },
        tiers: tiered(price, [5, 5], [20, 10]),
        weight,
        stockOnHand,
      })),
    },
    {
      name: { en: 'Universal joint DIN 3123, 3/8" drive', pl: 'Przegub uniwersalny DIN 3123, zabierak 3/8"' },
      symbol: '3123-38U',
      note: {
        en: 'It bends up to about 30° before it starts to turn in jerks. Put it next to the socket, not next to the ratchet, and do not use it with an impact wrench.',
        pl: 'Do około 30° pracuje płynnie; przy większym kącie obraca się skokami. Zakłada się go przy nasadce, a nie przy grzechotce, i nie używa się go z kluczem udarowym.',
      },
      priceNet: 2790,
      weight: 0.07,
      stockOnHand: 150,
      kind: 'extension',
      features: { norm: 'DIN 3123', 'square-drive': '3/8"', length: '48 mm' },
    },
    {
      name: { en: 'Torque wrench ISO 6789, 1/2" drive, 40 to 200 Nm, for wheels', pl: 'Klucz dynamometryczny ISO 6789, zabierak 1/2", 40–200 Nm, do kół' },
      symbol: 'TQ-12-200',
      note: {
        en: 'It covers the wheel-bolt torques of almost every car, which lie between 90 and 180 Nm. One click is enough: a second pull for safety adds several newton metres.',
        pl: 'Obejmuje momenty dokręcania śrub kół prawie każdego auta osobowego, czyli od 90 do 180 Nm. Jedno kliknięcie wystarczy: drugie pociągnięcie dla pewności dodaje kilka niutonometrów.',
      },
      priceNet: 22900,
      weight: 1.6,
      stockOnHand: 130,
      kind: 'torque',
      features: { norm: 'ISO 6789', 'square-drive': '1/2"', torque: '40–200 Nm', accuracy: '±4%', length: '530 mm' },
    },
    {
      name: { en: 'Torque wrench ISO 6789, 1/4" drive, 5 to 25 Nm, for small threads', pl: 'Klucz dynamometryczny ISO 6789, zabierak 1/4", 5–25 Nm, do małych gwintów' },
      symbol: 'TQ-14-25',
      note: {
        en: 'It is for M5 to M8 threads in aluminium sumps, on carbon bicycle parts and on terminals in switchgear. The click is faint, so feel for it with your palm.',
        pl: 'Do gwintów M5–M8: w aluminiowych miskach olejowych, przy karbonowych częściach roweru i na zaciskach w rozdzielnicach. Kliknięcie jest słabe, więc trzeba wyczuć je dłonią.',
      },
      priceNet: 19900,
      weight: 0.7,
      stockOnHand: 0,
      kind: 'torque',
      features: { norm: 'ISO 6789', 'square-drive': '1/4"', torque: '5–25 Nm', accuracy: '±4%', length: '290 mm' },
    },
    {
      name: { en: 'Torque wrench ISO 6789, 3/4" drive, 110 to 550 Nm, for lorries', pl: 'Klucz dynamometryczny ISO 6789, zabierak 3/4", 110–550 Nm, do ciężarówek' },
      symbol: 'TQ-34-550',
      note: {
        en: 'It is almost a metre long and is for wheel nuts and steel joints. The handle comes off so that the wrench fits its case; make sure the handle has locked before you put any load on it.',
        pl: 'Ma prawie metr długości i służy do nakrętek kół i połączeń konstrukcji stalowych. Rękojeść zdejmuje się, żeby klucz zmieścił się w walizce; przed obciążeniem trzeba sprawdzić, czy zatrzask zaskoczył.',
      },
      priceNet: 59900,
      weight: 5.1,
      stockOnHand: 5,
      kind: 'torque',
      features: { norm: 'ISO 6789', 'square-drive': '3/4"', torque: '110–550 Nm', accuracy: '±4%', length: '970 mm' },
    },
    {
      name: { en: 'Socket set with ratchets, 1/4" and 1/2" drive, 94 pieces', pl: 'Zestaw nasadek z grzechotkami, zabierak 1/4" i 1/2", 94 sztuki' },
      symbol: 'SOCKSET-94',
      note: {
        en: 'The set contains two ratchets, hexagon sockets from 4 to 32 mm, deep sockets, bits and bars in a moulded case. It covers most work on a car or about the house; individual parts can be bought later.',
        pl: 'Dwie grzechotki, nasadki sześciokątne od 4 do 32 mm, nasadki długie, bity i przedłużki w profilowanej walizce. Zestaw wystarcza do większości prac przy aucie i w domu, a pojedyncze części można dokupić.',
      },
      priceNet: 34900,
      weight: 6.4,
      stockOnHand: 92,
      kind: 'set',
      features: { 'square-drive': '1/4" + 1/2"', teeth: '72', contents: { en: '94 pieces in a case', pl: '94 sztuki w walizce' } },
    },
  ],
}
