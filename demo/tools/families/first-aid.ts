import { type DemoFamily, tiered } from '../../types.ts'

export const family: DemoFamily = {
  code: 'first-aid',
  category: 'protection',
  brand: 'ostoja',
  vat: 8,
  short: {
    en: 'First-aid kits filled to DIN 13157, 13164, 13167 and 13169, with dressings and eyewash to go with them.',
    pl: 'Apteczki z wyposażeniem według DIN 13157, 13164, 13167 i 13169, a do nich opatrunki i płukanka do oczu.',
  },
  description: {
    en:
      'A workplace kit must be complete, within easy reach and marked with a white cross on green. Polish law leaves the contents to the employer and the occupational ' +
      'physician, so most firms use the German lists: DIN 13157 for small teams, DIN 13169 with about twice the contents for larger ones and DIN 13164 for vehicles. The ' +
      'dressings are medical devices and carry 8% VAT.\n\n' +
      'Sterile items may be used only while the wrapping is intact and the expiry date has not passed; most keep for five years, and solutions for three. Plasters go first, so keep refills ' +
      'at hand.\n\n' +
      'Hang the kit where accidents happen, not in a locked office. Appoint a person to check it every quarter against the list in the lid. Record each use in the ' +
      'accident book. Kits hold no tablets or wound disinfectants, because these may not be given without medical advice. For heavy bleeding, burns larger than a palm ' +
      'or any eye injury, call 112.',
    pl:
      'Apteczka w zakładzie ma być pod ręką, oznaczona białym krzyżem na zielonym tle i kompletna. Polskie przepisy pozostawiają ustalenie składu pracodawcy i lekarzowi medycyny pracy, ' +
      'dlatego większość firm korzysta z list niemieckich: DIN 13157 dla małych zespołów, DIN 13169 z mniej więcej podwójną zawartością dla większych, a DIN 13164 do ' +
      'pojazdów. Opatrunki są wyrobami medycznymi ze stawką VAT 8%.\n\n' +
      'Materiały jałowe nadają się do użycia, dopóki opakowanie jest całe i nie minął termin ważności; większość zachowuje ważność przez pięć lat, a roztwory przez trzy. Najszybciej zużywają się plastry, więc warto mieć ' +
      'zapas.\n\n' +
      'Apteczkę powieś tam, gdzie zdarzają się wypadki, a nie w zamkniętym biurze. Wyznacz osobę, która co kwartał porówna zawartość z listą w pokrywie. Każde użycie ' +
      'odnotuj w rejestrze pierwszej pomocy. W apteczce nie ma tabletek ani środków odkażających, bo nie wolno ich stosować bez porady lekarskiej. Przy silnym krwotoku, oparzeniu większym niż ' +
      'dłoń lub jakimkolwiek urazie oka zadzwoń pod numer 112.',
  },
  features: {},
  keywords: {
    en: 'medical kit, band aid, bandage, emergency, refill',
    pl: 'apteczka samochodowa, plaster z opatrunkiem, bandaż, pierwsza pomoc, bhp',
  },
  products: [
    {
      name: { en: 'Vehicle first-aid kit DIN 13164, soft bag', pl: 'Apteczka samochodowa DIN 13164, miękkie etui' },
      symbol: 'AID-13164',
      priceNet: 3490,
      weight: 0.42,
      stockOnHand: 980,
      features: { norm: 'DIN 13164', application: { en: 'cars, vans, lorries', pl: 'samochody osobowe, dostawcze i ciężarowe' } },
      note: {
        en: 'Its contents follow the 2022 edition of the standard, with two face masks. Every car registered in Germany must carry a first-aid kit. Keep it in the cabin, because the plasters age in a hot boot.',
        pl: 'Skład według wydania normy z 2022 roku, z dwiema maseczkami. W samochodach zarejestrowanych w Niemczech apteczka jest obowiązkowa; lepiej wozić ją w kabinie niż w nagrzanym bagażniku, w którym plastry się starzeją.',
      },
    },
    {
      name: { en: 'Motorcycle first-aid kit DIN 13167, pouch', pl: 'Apteczka motocyklowa DIN 13167, saszetka' },
      symbol: 'AID-13167',
      priceNet: 2990,
      weight: 0.21,
      stockOnHand: 160,
      features: { norm: 'DIN 13167', application: { en: 'motorcycles, quads', pl: 'motocykle, quady' } },
      note: {
        en: 'It holds the smaller set of contents for motorcycles, packed flat to go under the seat. It is also handy in the rucksack of a tree climber or a lone forester.',
        pl: 'Apteczka o składzie skróconym dla motocykli, zapakowana płasko pod siedzenie. Przydaje się też w plecaku arborysty i leśnika pracującego w pojedynkę.',
      },
    },
    {
      name: { en: 'Workplace first-aid case DIN 13157, with wall bracket', pl: 'Apteczka zakładowa DIN 13157 w walizce, z uchwytem ściennym' },
      symbol: 'AID-13157',
      priceNet: 11900,
      weight: 1.6,
      stockOnHand: 240,
      features: { norm: 'DIN 13157', application: { en: 'workshops and small sites', pl: 'warsztaty i małe budowy' }, material: { en: 'ABS case', pl: 'walizka z ABS' } },
      note: {
        en: 'It is a dust-tight orange case that lifts off the bracket to be carried to the casualty. German guidelines require one for up to 20 workers in a workshop.',
        pl: 'Pyłoszczelna pomarańczowa walizka, którą zdejmuje się z uchwytu i niesie do poszkodowanego. Niemieckie wytyczne wymagają jednej takiej apteczki na najwyżej 20 osób w warsztacie.',
      },
    },
    {
      name: { en: 'Large first-aid case DIN 13169, for bigger firms', pl: 'Duża apteczka zakładowa DIN 13169 w walizce' },
      symbol: 'AID-13169',
      priceNet: 21900,
      weight: 2.9,
      stockOnHand: 58,
      features: { norm: 'DIN 13169', application: { en: 'factories, large sites', pl: 'hale produkcyjne, duże budowy' }, material: { en: 'ABS case', pl: 'walizka z ABS' } },
      note: {
        en: 'It holds twice as many dressings as the smaller case, behind two clear covers, so nothing falls out on opening. Two small cases may be hung up instead of the large one.',
        pl: 'Dwa razy więcej opatrunków niż w mniejszej walizce, za dwiema przezroczystymi pokrywami, więc nic nie wypada przy otwieraniu. Zamiast dużej walizki można powiesić dwie mniejsze.',
      },
    },
    {
      name: { en: 'First-aid wall cabinet, steel, filled to DIN 13157', pl: 'Szafka apteczna stalowa, wyposażenie według DIN 13157' },
      symbol: 'AID-CAB',
      priceNet: 18900,
      weight: 4.3,
      stockOnHand: 5,
      features: { norm: 'DIN 13157', width: '300 mm', height: '360 mm', material: { en: 'powder-coated steel', pl: 'stal malowana proszkowo' } },
      note: {
        en: 'It is for offices and canteens where a case would wander off. It has a lock, but leave the key in it during working hours.',
        pl: 'Do biura i stołówki, skąd walizka zwykle znika. Szafka ma zamek, ale w godzinach pracy kluczyk musi w nim zostać.',
      },
    },
    {
      name: { en: 'Plaster assortment, elastic fabric, 100 strips', pl: 'Zestaw plastrów elastycznych, tkanina, 100 szt.' },
      symbol: 'AID-PLA',
      kind: 'dressing',
      priceNet: 1490,
      weight: 0.07,
      stockOnHand: 1600,
      features: { pack: { en: '100 pcs', pl: '100 szt.' }, material: { en: 'elastic viscose fabric', pl: 'elastyczna tkanina wiskozowa' } },
      note: {
        en: 'There are four shapes, including some for fingertips and knuckles, which get hurt most. The fabric moves with the joint but soaks up water and oil.',
        pl: 'Cztery kształty, w tym na opuszki i stawy palców, które cierpią najczęściej. Tkanina pracuje ze stawem, ale chłonie wodę i olej.',
      },
    },
    {
      name: { en: 'Detectable plasters, blue, for food plants, 100 strips', pl: 'Plastry wykrywalne, niebieskie, do zakładów spożywczych, 100 szt.' },
      symbol: 'AID-PLD',
      kind: 'dressing',
      priceNet: 3290,
      weight: 0.085,
      stockOnHand: 330,
      features: { pack: { en: '100 pcs', pl: '100 szt.' }, colour: { en: 'blue', pl: 'niebieski' }, size: '25 × 72 mm' },
      note: {
        en: 'The metal detector on the line finds the foil under the pad, and the eye spots the colour. The plasters are waterproof; a lifted edge means it is time for a fresh one.',
        pl: 'Folię pod opatrunkiem znajdzie wykrywacz metalu na linii, a kolor dostrzeże oko. Plastry są wodoodporne; odklejony brzeg to znak, że trzeba zmienić plaster.',
      },
    },
    {
      name: { en: 'First-aid dressing DIN 13151, sterile', pl: 'Opatrunek osobisty DIN 13151, jałowy' },
      symbol: 'AID-13151',
      kind: 'dressing',
      priceNet: 290,
      features: { norm: 'DIN 13151', material: { en: 'viscose and cotton', pl: 'wiskoza i bawełna' } },
      variants: [
        { symbol: 'AID-13151-K', features: { size: { en: 'K (small), 60 × 80 mm', pl: 'K (mały), 60 × 80 mm' } }, tiers: tiered(290, [10, 7], [100, 15]), weight: 0.018, stockOnHand: 850 },
        { symbol: 'AID-13151-M', features: { size: { en: 'M (medium), 80 × 100 mm', pl: 'M (średni), 80 × 100 mm' } }, tiers: tiered(390, [10, 7], [100, 15]), weight: 0.028, stockOnHand: 1400 },
        { symbol: 'AID-13151-G', features: { size: { en: 'G (large), 100 × 120 mm', pl: 'G (duży), 100 × 120 mm' } }, tiers: tiered(490, [10, 7], [100, 15]), weight: 0.036, stockOnHand: 620 },
      ],
      note: {
        en: 'It is a pad sewn to its bandage: lay the pad on, wind the bandage round and tie the ends. A second, unopened dressing bandaged on top makes a pressure dressing.',
        pl: 'Kompres przyszyty do bandaża: przyłóż kompres, owiń bandażem i zawiąż końce. Drugi, nieotwarty opatrunek przybandażowany na wierzchu daje opatrunek uciskowy.',
      },
    },
    {
      name: { en: 'Burn gel dressing, sterile', pl: 'Opatrunek hydrożelowy na oparzenia, jałowy' },
      symbol: 'AID-BURN',
      kind: 'dressing',
      priceNet: 1190,
      features: { material: { en: 'hydrogel on non-woven fabric', pl: 'hydrożel na włókninie' } },
      variants: [
        { symbol: 'AID-BURN-6', features: { size: '60 × 100 mm' }, weight: 0.035, stockOnHand: 290 },
        { symbol: 'AID-BURN-10', features: { size: '100 × 100 mm' }, tiers: tiered(1690, [10, 8]), weight: 0.05, stockOnHand: 340 },
        { symbol: 'AID-BURN-20', features: { size: '200 × 200 mm' }, tiers: tiered(3490, [10, 8]), weight: 0.17, stockOnHand: 75 },
      ],
      note: {
        en: 'It cools and covers scalds and small burns from welding or hot parts when there is no running water. Do not lay it on large areas, as this chills the body.',
        pl: 'Chłodzi i osłania oparzenia wrzątkiem oraz drobne oparzenia od spawania i gorących części, gdy brakuje bieżącej wody. Nie kładź opatrunku na dużą powierzchnię, bo wychładza ciało.',
      },
    },
    {
      name: { en: 'Eyewash bottle, sterile saline 0.9%, 500 ml', pl: 'Płukanka do oczu, jałowa sól fizjologiczna 0,9%, 500 ml' },
      symbol: 'AID-EYE500',
      kind: 'dressing',
      priceNet: 3690,
      weight: 0.6,
      stockOnHand: 0,
      features: { norm: 'EN 15154-4', capacity: '500 ml' },
      note: {
        en: 'The eye cup lets you rinse dust and splashes out of the eye for about five minutes. After alkali or acid, go on rinsing under the tap for a quarter of an hour.',
        pl: 'Kubek oczny pozwala wypłukiwać z oka pył i krople przez około pięć minut. Po kontakcie z ługiem lub kwasem płucz oko dalej pod kranem przez kwadrans.',
      },
    },
  ],
}
