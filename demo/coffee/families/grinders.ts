// kinds: hand, electric, on-demand, shop
import type { DemoFamily } from '../../types.ts'

export const family: DemoFamily = {
  code: 'grinders',
  category: 'coffee-grinders',
  brand: 'kroplarz',
  vat: 23,
  short: {
    en: 'Burr grinders from a hand grinder for one mug to a shop grinder for a whole bag.',
    pl: 'Młynki żarnowe od ręcznego na jeden kubek po sklepowy na całą torebkę.',
  },
  description: {
    en:
      'A burr grinder breaks the bean between two cutting rings whose spacing you set, so the particles come out alike. Blade grinders chop at random and are not sold here. ' +
      'Conical burrs run slowly and quietly and leave little coffee inside; flat burrs grind faster and more evenly, which a busy bar needs.\n\n' +
      'The diameter of the burrs tells you how fast a grinder works and how much it can grind without a break. ' +
      'Espresso needs very small steps or a stepless setting, because a hair’s breadth changes the shot by seconds; for filter, forty clear steps are enough.\n\n' +
      'Change to a finer setting only while the motor is running. Brush the burrs out once a week and use grinder cleaner once a month, never water. ' +
      'In a bar, steel burrs are due for replacement after some 300 to 600 kg of beans; ceramic ones last long, but a single stone chips them.',
    pl:
      'Młynek żarnowy rozdrabnia ziarno między dwoma pierścieniami, których odstęp ustawiasz, więc cząstki są podobnej wielkości. Młynków nożowych, które tną na oślep, nie sprzedajemy. ' +
      'Żarna stożkowe pracują wolno i cicho i zostaje w nich mało kawy; płaskie mielą szybciej i równiej, czego potrzebuje ruchliwy bar.\n\n' +
      'Średnica żaren mówi, jak szybko młynek pracuje i ile zmiele bez przerwy. ' +
      'Do espresso trzeba bardzo drobnych stopni albo regulacji płynnej, bo grubość włosa zmienia czas parzenia o kilka sekund; do przelewu wystarczy czterdzieści wyraźnych stopni.\n\n' +
      'Na drobniejsze mielenie przestawiaj tylko przy pracującym silniku. Raz w tygodniu wyczyść żarna pędzelkiem, raz w miesiącu użyj granulatu czyszczącego, nigdy wody. ' +
      'Żarna stalowe wymienia się w barze po 300–600 kg ziaren; ceramiczne wytrzymują długo, ale jeden kamyk je wyszczerbi.',
  },
  features: { application: { en: 'Coffee beans', pl: 'Kawa ziarnista' } },
  keywords: { en: 'burr mill, coffee mill, doser, doserless', pl: 'młynek do kawy, żarnowy, ręczny, barowy, mlynek' },
  products: [
    {
      name: { en: 'Hand grinder with ceramic burrs, 30 g', pl: 'Młynek ręczny z żarnami ceramicznymi, 30 g' },
      symbol: 'GRI-HAND-C30',
      priceNet: 8900,
      weight: 0.46,
      stockOnHand: 84,
      note: {
        en: 'It is the light one for a tent or a desk drawer: a mug of filter takes a minute and a half of turning. The grinder does not grind finely or evenly enough for an espresso machine.',
        pl: 'Lekki, do namiotu albo szuflady w biurku: na kubek przelewu kręcisz półtorej minuty. Do ekspresu kolbowego miele za grubo i za nierówno.',
      },
      features: {
        material: { en: 'Ceramic burrs, steel body', pl: 'Żarna ceramiczne, korpus stalowy' },
        capacity: '30 g',
        diameter: '27 mm',
        grind: { en: 'Filter, French press', pl: 'Przelew, french press' },
      },
    },
    {
      name: { en: 'Hand grinder with 38 mm steel burrs, 25 g', pl: 'Młynek ręczny z żarnami stalowymi 38 mm, 25 g' },
      symbol: 'GRI-HAND-S38',
      priceNet: 28900,
      weight: 0.68,
      stockOnHand: 37,
      note: {
        en: 'The shaft turns in two ball bearings and does not wobble, so the grinder manages a dose for espresso in 50 seconds. There are twenty-four clicks to the turn; note your settings on the lid.',
        pl: 'Oś obraca się w dwóch łożyskach i nie ma luzu, więc na espresso wystarczy 50 sekund. Na obrót przypadają dwadzieścia cztery kliknięcia; zapisz swoje ustawienia na pokrywce.',
      },
      features: {
        material: { en: 'Steel burrs, aluminium body', pl: 'Żarna stalowe, korpus aluminiowy' },
        capacity: '25 g',
        diameter: '38 mm',
        grind: { en: 'Espresso to French press', pl: 'Od espresso po french press' },
      },
    },
    {
      name: { en: 'Home grinder with 40 mm conical burrs', pl: 'Młynek domowy z żarnami stożkowymi 40 mm' },
      symbol: 'GRI-HOME-40',
      kind: 'electric',
      priceNet: 44900,
      weight: 2.9,
      stockOnHand: 26,
      note: {
        en: 'It has forty steps and a timer: choose once, and it gives the same portion every morning. The container reduces static, but a drop of water on the beans helps in winter.',
        pl: 'Czterdzieści stopni mielenia i minutnik: ustawiasz raz, a potem co rano dostajesz tę samą porcję. Pojemnik ogranicza elektryzowanie się kawy, a zimą pomaga jeszcze kropla wody na ziarna.',
      },
      features: { capacity: '350 g', diameter: '40 mm', power: '150 W', voltage: '230 V', grind: { en: 'Moka pot to French press', pl: 'Od kawiarki po french press' } },
    },
    {
      name: { en: 'Espresso grinder with 58 mm flat burrs, single dose', pl: 'Młynek do espresso z żarnami płaskimi 58 mm, na jedną porcję' },
      symbol: 'GRI-SD-58',
      kind: 'electric',
      brand: 'parolit',
      priceNet: 129900,
      weight: 6.4,
      stockOnHand: 0,
      note: {
        en: 'It has no hopper: you weigh out 18 g, tip it in and get all but a tenth of a gram back. The grinder is made for people who change beans between the morning espresso and the afternoon filter.',
        pl: 'Bez zasobnika: odważasz 18 g, wsypujesz i odzyskujesz wszystko poza jedną dziesiątą grama. Dla tych, którzy rano piją espresso, a po południu przelew z innych ziaren.',
      },
      features: { capacity: '60 g', diameter: '58 mm', power: '200 W', voltage: '230 V', grind: { en: 'Espresso to filter, stepless', pl: 'Od espresso po przelew, płynna regulacja' } },
    },
    {
      name: { en: 'On-demand bar grinder with 64 mm flat burrs', pl: 'Młynek barowy z mieleniem na żądanie, żarna płaskie 64 mm' },
      symbol: 'GRI-BAR-64',
      kind: 'on-demand',
      brand: 'parolit',
      priceNet: 239900,
      weight: 11.5,
      stockOnHand: 7,
      note: {
        en: 'It is for a café that uses up to eight kilograms of coffee a week: two programmed doses, about 3 g a second straight into the portafilter. It also serves well as the decaf grinder in a larger bar.',
        pl: 'Do kawiarni, która zużywa do ośmiu kilogramów kawy na tydzień: dwie zaprogramowane porcje, około 3 g na sekundę prosto do kolby. W większym barze sprawdzi się jako młynek do kawy bezkofeinowej.',
      },
      features: { capacity: { en: '1.2 kg', pl: '1,2 kg' }, diameter: '64 mm', power: '350 W', voltage: '230 V', grind: { en: 'Espresso, stepless', pl: 'Espresso, płynna regulacja' } },
    },
    {
      name: { en: 'On-demand bar grinder with 83 mm burrs and fan', pl: 'Młynek barowy z mieleniem na żądanie, żarna 83 mm, wentylator' },
      symbol: 'GRI-BAR-83',
      kind: 'on-demand',
      brand: 'parolit',
      priceNet: 489900,
      weight: 17.2,
      stockOnHand: 4,
      note: {
        en: 'It grinds a double in three seconds, and a fan keeps the burr chamber cool through the breakfast rush. It needs 60 cm of free height with the hopper on; measure the space under the shelf.',
        pl: 'Podwójna porcja w trzy sekundy i wentylator, który chłodzi komorę mielenia w porannym szczycie. Z zasobnikiem młynek potrzebuje 60 cm wolnej wysokości; zmierz miejsce pod półką.',
      },
      features: {
        capacity: { en: '1.6 kg', pl: '1,6 kg' },
        diameter: '83 mm',
        power: '650 W',
        voltage: '230 V',
        height: '595 mm',
        grind: { en: 'Espresso, stepless', pl: 'Espresso, płynna regulacja' },
      },
    },
    {
      name: { en: 'Shop grinder for bags, 98 mm burrs', pl: 'Młynek sklepowy do torebek, żarna 98 mm' },
      symbol: 'GRI-SHOP-98',
      kind: 'shop',
      brand: 'parolit',
      priceNet: 549900,
      weight: 24.5,
      stockOnHand: 2,
      note: {
        en: 'It grinds a 250 g bag in under half a minute, at any setting from cezve to French press, and the bag clamp shakes the coffee down. Run a spoonful of the next coffee through before you grind the rest.',
        pl: 'Miele 250 g kawy w niecałe pół minuty, na dowolną grubość od tygielka po french press, a uchwyt utrząsa kawę w torebce. Przed mieleniem następnej kawy przepuść przez żarna łyżkę jej ziaren.',
      },
      features: {
        capacity: { en: '1.5 kg', pl: '1,5 kg' },
        diameter: '98 mm',
        power: '900 W',
        voltage: '230 V',
        grind: { en: 'Cezve to French press', pl: 'Od tygielka po french press' },
      },
    },
  ],
}
