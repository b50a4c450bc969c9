import type { DemoFamily } from '../../types.ts'

export const family: DemoFamily = {
  code: 'angle-grinders',
  category: 'corded-tools',
  brand: 'voltan',
  vat: 23,
  short: {
    en: 'Mains angle grinders for discs of 115 to 230 mm, with an M14 spindle and an adjustable guard.',
    pl: 'Sieciowe szlifierki kątowe do tarcz od 115 do 230 mm, z wrzecionem M14 i nastawną osłoną.',
  },
  description: {
    en:
      'An angle grinder cuts, grinds and brushes metal, stone and concrete with a disc whose axis is at right angles to the body. The size of the disc decides the depth ' +
      'of cut and the speed: 115 and 125 mm for general metalwork, 230 mm for sections, kerbs and slabs.\n\n' +
      'All machines run on 230 V, are double insulated and are built to EN IEC 62841-2-3. The spindle has an M14 thread; discs with a 22.23 mm bore are clamped between a flange and a nut. ' +
      'The speed stated is the no-load speed; the speed printed on the disc must be the same or higher.\n\n' +
      'Never work without the guard, and never fit a disc larger than the machine is made for. Use the closed guard for cutting and the open one for grinding. Hold ' +
      'the machine with both hands, stand out of the line of the disc and support the work so that the cut opens. Wear eye, ear and hand protection, and use dust ' +
      'extraction on concrete.',
    pl:
      'Szlifierka kątowa tnie, szlifuje i czyści szczotką metal, kamień i beton; oś obrotu tarczy jest prostopadła do korpusu. Średnica tarczy wyznacza głębokość cięcia ' +
      'i prędkość obrotową: 115 i 125 mm do prac ślusarskich, a 230 mm do profili, krawężników i płyt.\n\n' +
      'Wszystkie maszyny są zasilane napięciem 230 V, mają podwójną izolację i spełniają normę EN IEC 62841-2-3. Wrzeciono ma gwint M14; tarcze z otworem 22,23 mm mocuje się między ' +
      'kołnierzem a nakrętką. Podana prędkość to obroty biegu jałowego; prędkość oznaczona na tarczy musi być równa lub większa.\n\n' +
      'Nie wolno pracować bez osłony ani zakładać tarczy większej, niż przewidziano. Do cięcia służy osłona zamknięta, a do szlifowania otwarta. Maszynę trzyma ' +
      'się oburącz, stojąc poza płaszczyzną tarczy, a detal podpiera tak, żeby szczelina się otwierała. Potrzebna jest ochrona oczu, słuchu i rąk, a przy betonie ' +
      'także odciąganie pyłu.',
  },
  features: { norm: 'EN IEC 62841-2-3', voltage: '230 V', thread: 'M14' },
  keywords: {
    en: 'grinder, disc cutter, side grinder, flex',
    pl: 'flex, fleks, gumówka, diaks, boschka, kątówka',
  },
  products: [
    {
      name: { en: 'Angle grinder 115 mm, 750 W, slide switch', pl: 'Szlifierka kątowa 115 mm, 750 W, włącznik suwakowy' },
      symbol: 'VAG-115-750',
      priceNet: 22900,
      weight: 1.7,
      stockOnHand: 85,
      features: { diameter: '115 mm', power: '750 W', 'max-speed': { en: '12,000 rpm', pl: '12\u00a0000 obr/min' } },
      note: {
        en: 'This is the smallest and lightest in the range, for deburring, short cuts in angle iron and wire-brushing railings. It is not made for hours of rough grinding.',
        pl: 'Najmniejsza i najlżejsza w ofercie: do gratowania, krótkich cięć w kątownikach i czyszczenia balustrad szczotką drucianą. Nie nadaje się do wielogodzinnego zdzierania.',
      },
    },
    {
      name: { en: 'Angle grinder 125 mm, 900 W, slim body', pl: 'Szlifierka kątowa 125 mm, 900 W, wąski korpus' },
      symbol: 'VAG-125-900',
      priceNet: 29900,
      weight: 1.9,
      stockOnHand: 140,
      features: { diameter: '125 mm', power: '900 W', 'max-speed': { en: '11,000 rpm', pl: '11\u00a0000 obr/min' } },
      note: {
        en: 'With a girth of only 176 mm, the grip sits well in smaller or gloved hands. Restart protection keeps the machine still when the power returns after an outage.',
        pl: 'Obwód chwytu to tylko 176 mm, więc korpus leży dobrze w mniejszej dłoni i w rękawicy. Po powrocie napięcia maszyna sama nie ruszy; trzeba ją włączyć ponownie.',
      },
    },
    {
      name: { en: 'Angle grinder 125 mm, 1,200 W, variable speed', pl: 'Szlifierka kątowa 125 mm, 1200 W, z regulacją obrotów' },
      symbol: 'VAG-125-1200V',
      priceNet: 42900,
      weight: 2.2,
      stockOnHand: 63,
      features: { diameter: '125 mm', power: { en: '1,200 W', pl: '1200 W' }, 'max-speed': { en: '2,800–11,000 rpm', pl: '2800–11\u00a0000 obr/min' } },
      note: {
        en: 'The thumbwheel sets the speed for flap discs, non-woven discs and polishing pads, and electronics hold it under load. One machine serves for both cutting and finishing.',
        pl: 'Pokrętłem dobiera się prędkość do tarcz lamelkowych i włókninowych oraz do polerowania, a elektronika utrzymuje obroty pod obciążeniem. Jedna maszyna do cięcia i do wykańczania.',
      },
    },
    {
      name: { en: 'Angle grinder 125 mm, 1,400 W, paddle switch', pl: 'Szlifierka kątowa 125 mm, 1400 W, włącznik bezpieczeństwa' },
      symbol: 'VAG-125-1400P',
      priceNet: 49900,
      weight: 2.4,
      stockOnHand: 47,
      features: { diameter: '125 mm', power: { en: '1,400 W', pl: '1400 W' }, 'max-speed': { en: '11,500 rpm', pl: '11\u00a0500 obr/min' } },
      note: {
        en: 'It switches off as soon as you let go; there is no lock-on. Many shipyards, refineries and large sites allow only grinders with such a switch.',
        pl: 'Wyłącza się, gdy tylko dłoń puści dźwignię; blokady włącznika nie ma. Wiele stoczni, rafinerii i dużych budów dopuszcza tylko szlifierki z takim włącznikiem.',
      },
    },
    {
      name: { en: 'Angle grinder 125 mm, 1,700 W, with disc brake', pl: 'Szlifierka kątowa 125 mm, 1700 W, z hamulcem tarczy' },
      symbol: 'VAG-125-1700B',
      priceNet: 72900,
      weight: 2.6,
      stockOnHand: 11,
      features: { diameter: '125 mm', power: { en: '1,700 W', pl: '1700 W' }, 'max-speed': { en: '11,000 rpm', pl: '11\u00a0000 obr/min' } },
      note: {
        en: 'It brings the disc to a stop within about two seconds and cuts the power when the disc jams. It has a quick-release nut, so the disc is changed without a spanner.',
        pl: 'Zatrzymuje tarczę w ciągu około dwóch sekund, a przy zakleszczeniu odcina zasilanie silnika. Ma nakrętkę szybkomocującą, więc tarczę zmienia się bez klucza.',
      },
    },
    {
      name: { en: 'Flat-head angle grinder 125 mm, 1,500 W', pl: 'Szlifierka kątowa z płaską głowicą 125 mm, 1500 W' },
      symbol: 'VAG-125-1500F',
      priceNet: 99900,
      weight: 2.5,
      stockOnHand: 0,
      features: { diameter: '125 mm', power: { en: '1,500 W', pl: '1500 W' }, 'max-speed': { en: '10,000 rpm', pl: '10\u00a0000 obr/min' } },
      note: {
        en: 'It gets the flap disc into corners as tight as 43 degrees on frames and stair strings, where an ordinary head would foul the work. It takes grinding discs no thicker than 6 mm.',
        pl: 'Dochodzi tarczą lamelkową do naroży o kącie 43 stopni w ramach i policzkach schodów, gdzie zwykła głowica zawadza. Do maszyny pasują tarcze szlifierskie o grubości najwyżej 6 mm.',
      },
    },
    {
      name: { en: 'Low-speed angle grinder 125 mm, 1,550 W, for stainless steel', pl: 'Szlifierka kątowa wolnoobrotowa 125 mm, 1550 W, do stali nierdzewnej' },
      symbol: 'VAG-125-INOX',
      priceNet: 89900,
      weight: 2.5,
      stockOnHand: 26,
      features: { diameter: '125 mm', power: { en: '1,550 W', pl: '1550 W' }, 'max-speed': { en: '2,100–7,500 rpm', pl: '2100–7500 obr/min' } },
      note: {
        en: 'It is geared down for high torque at low speed, so that non-woven and felt wheels do not overheat the stainless steel and turn it blue. It is too slow for efficient cutting with thin discs.',
        pl: 'Ma przełożenie na duży moment przy małych obrotach, dzięki czemu włóknina i filc nie przypalają nierdzewki na niebiesko. Do cięcia cienką tarczą maszyna jest za wolna.',
      },
    },
    {
      name: { en: 'Angle grinder 150 mm, 1,700 W, long body', pl: 'Szlifierka kątowa 150 mm, 1700 W, wydłużony korpus' },
      symbol: 'VAG-150-1700',
      priceNet: 66900,
      weight: 2.8,
      stockOnHand: 31,
      features: { diameter: '150 mm', power: { en: '1,700 W', pl: '1700 W' }, 'max-speed': { en: '9,300 rpm', pl: '9300 obr/min' } },
      note: {
        en: 'It cuts 45 mm deep, enough for 40 mm tube in one pass, yet is hardly heavier than a 125 mm model. Discs of this diameter are less common, so make sure of a supply first.',
        pl: 'Tnie na głębokość 45 mm, więc rurę 40 mm przetnie za jednym przejściem, a waży niewiele więcej niż model 125 mm. Tarcze tej średnicy są rzadsze, więc przed zakupem sprawdź, gdzie je dostaniesz.',
      },
    },
    {
      name: { en: 'Two-hand angle grinder 230 mm, 2,200 W', pl: 'Szlifierka kątowa dwuręczna 230 mm, 2200 W' },
      symbol: 'VAG-230-2200',
      priceNet: 54900,
      weight: 5.2,
      stockOnHand: 54,
      features: { diameter: '230 mm', power: { en: '2,200 W', pl: '2200 W' }, 'max-speed': { en: '6,500 rpm', pl: '6500 obr/min' } },
      note: {
        en: 'It is a site machine for rebar, kerbstones and sections up to 65 mm deep. It has no soft start, and the inrush current may trip a type B circuit breaker.',
        pl: 'Na budowę, do prętów zbrojeniowych, krawężników i kształtowników o wysokości do 65 mm. Nie ma łagodnego rozruchu, więc prąd rozruchowy może wyzwolić wyłącznik nadprądowy o charakterystyce B.',
      },
    },
    {
      name: { en: 'Two-hand angle grinder 230 mm, 2,600 W, soft start, rotating grip', pl: 'Szlifierka kątowa dwuręczna 230 mm, 2600 W, łagodny rozruch, obrotowy uchwyt' },
      symbol: 'VAG-230-2600S',
      priceNet: 84900,
      weight: 5.8,
      stockOnHand: 28,
      features: { diameter: '230 mm', power: { en: '2,600 W', pl: '2600 W' }, 'max-speed': { en: '6,600 rpm', pl: '6600 obr/min' } },
      note: {
        en: 'The rear grip rotates by 90 degrees to each side, so the switch stays under the finger in vertical cuts. A clutch slips when the disc binds.',
        pl: 'Tylny uchwyt obraca się o 90 stopni w obie strony, więc przy cięciu pionowym włącznik zostaje pod palcem. Gdy tarcza się zakleszczy, zadziała sprzęgło poślizgowe.',
      },
    },
  ],
}
