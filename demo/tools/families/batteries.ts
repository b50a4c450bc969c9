import type { DemoFamily } from '../../types.ts'

export const family: DemoFamily = {
  code: 'batteries',
  category: 'cordless-tools',
  brand: 'voltan',
  vat: 23,
  short: {
    en: 'Lithium-ion batteries and chargers for Voltan 12 V and 18 V tools, and a starter set for 18 V.',
    pl: 'Akumulatory litowo-jonowe i ładowarki do narzędzi Voltan 12 V i 18 V oraz zestaw startowy 18 V.',
  },
  description: {
    en:
      'One battery type powers every Voltan tool of its voltage. The voltage decides which tools a battery fits, the ampere-hours how long it lasts on one charge. Energy in watt-hours is volts times ' +
      'ampere-hours, so 18 V and 5.0 Ah give 90 Wh. Bigger packs also give more current, which heavy impact wrenches and large drills need to reach full power.\n\n' +
      'The packs are built and marked to EN 62133-2, and the chargers to EN 60335-2-29. Electronics in each pack monitor current and temperature, prevent deep discharge and switch the pack ' +
      'off in time. Lithium packs have no memory effect and may be topped up at any time.\n\n' +
      'Charge at 0 to 40 °C, ideally at room temperature; a frozen pack must warm up first. For long storage, leave the pack half charged and keep it dry and cool. Packs ' +
      'travel as dangerous goods (UN 3480), and a damaged one must not be posted at all. Never throw a pack in the bin: shops take used ones back free of charge.',
    pl:
      'Jeden typ akumulatora zasila wszystkie narzędzia Voltan o danym napięciu. Napięcie decyduje o tym, do których narzędzi pasuje akumulator, a pojemność w amperogodzinach o tym, na jak długo wystarczy jedno ładowanie. Energia w ' +
      'watogodzinach to iloczyn obu wartości: 18 V i 5,0 Ah dają 90 Wh. Większy akumulator oddaje też większy prąd, bez którego mocne klucze udarowe i duże wiertarki nie osiągną pełnej ' +
      'mocy.\n\n' +
      'Akumulatory spełniają normę EN 62133-2, a ładowarki normę EN 60335-2-29. Elektronika w każdym akumulatorze kontroluje prąd i temperaturę, chroni przed głębokim rozładowaniem i w porę ' +
      'odłącza ogniwa. Akumulatory litowe nie mają efektu pamięci, więc można je doładowywać w każdej chwili.\n\n' +
      'Akumulatory ładuje się w temperaturze od 0 do 40 °C, najlepiej w pokojowej; przemarznięty akumulator musi się najpierw ogrzać. Na dłuższe przechowywanie akumulator zostawia się ' +
      'naładowany mniej więcej do połowy i trzyma w suchym, chłodnym miejscu. Akumulatory przewozi się jako towar niebezpieczny (UN 3480), a uszkodzonych nie wolno wysyłać wcale. Zużytych nie ' +
      'wyrzuca się do śmieci; sklepy przyjmują je bezpłatnie.',
  },
  features: { base: { en: 'lithium-ion', pl: 'litowo-jonowa' } },
  keywords: {
    en: 'accu, cell pack, spare pack, power pack, li-ion, battery charger',
    pl: 'bateria, aku, li-ion, ogniwo, bateria do wkrętarki, prostownik',
  },
  products: [
    {
      name: { en: 'Battery 12 V, 2.0 Ah, slim', pl: 'Akumulator 12 V, 2,0 Ah, wąski' },
      symbol: 'VB-12-2.0',
      priceNet: 13900,
      weight: 0.2,
      stockOnHand: 210,
      features: { norm: 'EN 62133-2', voltage: '12 V', capacity: { en: '2.0 Ah', pl: '2,0 Ah' } },
      note: {
        en: 'It slides wholly into the grip, which balances the tool well but leaves it no foot to stand on. Its three cells are enough for about 150 small cabinet screws.',
        pl: 'Chowa się cały w rękojeści, dzięki czemu maszyna jest dobrze wyważona, ale nie stoi pionowo. Trzy ogniwa wystarczają na około 150 małych wkrętów meblowych.',
      },
    },
    {
      name: { en: 'Battery 12 V, 4.0 Ah, with stand-up base', pl: 'Akumulator 12 V, 4,0 Ah, ze stopką' },
      symbol: 'VB-12-4.0',
      priceNet: 21900,
      weight: 0.39,
      stockOnHand: 95,
      features: { norm: 'EN 62133-2', voltage: '12 V', capacity: { en: '4.0 Ah', pl: '4,0 Ah' } },
      note: {
        en: 'Six cells sit in a foot below the grip, so the tool stands upright and runs twice as long. This battery weighs 190 g more than the slim one, which you feel when working overhead.',
        pl: 'Sześć ogniw w stopce pod rękojeścią: maszyna stoi pionowo i pracuje dwa razy dłużej. Akumulator waży o 190 g więcej niż wąski, co czuć przy pracy nad głową.',
      },
    },
    {
      name: { en: 'Battery 18 V, 2.0 Ah, compact', pl: 'Akumulator 18 V, 2,0 Ah, kompaktowy' },
      symbol: 'VB-18-2.0',
      priceNet: 18900,
      weight: 0.36,
      stockOnHand: 340,
      features: { norm: 'EN 62133-2', voltage: '18 V', capacity: { en: '2.0 Ah', pl: '2,0 Ah' } },
      note: {
        en: 'With five cells in one row, it is the lightest 18 V pack for drivers used overhead or on a ladder. It is too small for grinders and high-torque impact wrenches, whose load makes it cut out.',
        pl: 'Pięć ogniw w jednym rzędzie: najlżejszy akumulator 18 V do wkręcania nad głową i na drabinie. Za słaby do szlifierek i mocnych kluczy udarowych, przy których zabezpieczenie go odłączy.',
      },
    },
    {
      name: { en: 'Battery 18 V, 4.0 Ah, standard', pl: 'Akumulator 18 V, 4,0 Ah, standardowy' },
      symbol: 'VB-18-4.0',
      priceNet: 28900,
      weight: 0.63,
      stockOnHand: 265,
      features: { norm: 'EN 62133-2', voltage: '18 V', capacity: { en: '4.0 Ah', pl: '4,0 Ah' } },
      note: {
        en: 'Most crews settle on this pack: it lasts half a day of mixed drilling and driving and still weighs under 650 g. Press the button, and an indicator shows the charge in four steps.',
        pl: 'Po ten akumulator sięga większość ekip: wystarcza na pół dnia wiercenia i wkręcania, a waży mniej niż 650 g. Po naciśnięciu przycisku czterostopniowy wskaźnik pokazuje stan naładowania.',
      },
    },
    {
      name: { en: 'Battery 18 V, 5.0 Ah, long-running', pl: 'Akumulator 18 V, 5,0 Ah, o długim czasie pracy' },
      symbol: 'VB-18-5.0',
      priceNet: 34900,
      weight: 0.64,
      stockOnHand: 180,
      features: { norm: 'EN 62133-2', voltage: '18 V', capacity: { en: '5.0 Ah', pl: '5,0 Ah' } },
      note: {
        en: 'It has the same case as the standard pack but a quarter more energy, 90 Wh. It is the largest in the range that most airlines let a passenger carry in the cabin without prior approval.',
        pl: 'Obudowa jak w standardowym, a energii o jedną czwartą więcej, 90 Wh. To największy akumulator w ofercie, jaki większość linii lotniczych przyjmie w kabinie bez wcześniejszej zgody.',
      },
    },
    {
      name: { en: 'Battery 18 V, 8.0 Ah, high-current cells', pl: 'Akumulator 18 V, 8,0 Ah, ogniwa wysokoprądowe' },
      symbol: 'VB-18-8.0',
      priceNet: 59900,
      weight: 1.02,
      stockOnHand: 12,
      features: { norm: 'EN 62133-2', voltage: '18 V', capacity: { en: '8.0 Ah', pl: '8,0 Ah' } },
      note: {
        en: 'Ten 21700 cells feed 3/4" impact wrenches and large drills without a drop in speed. At just over a kilogram, the battery is out of place under a small driver.',
        pl: 'Dziesięć ogniw formatu 21700 zasila klucze udarowe 3/4" i duże wiertarki bez spadku obrotów. Akumulator waży ponad kilogram, więc pod małą wkrętarką tylko przeszkadza.',
      },
    },
    {
      name: { en: 'Charger for 12 V batteries, 3 A', pl: 'Ładowarka do akumulatorów 12 V, 3 A' },
      symbol: 'VBC-12-3',
      kind: 'charger',
      priceNet: 11900,
      weight: 0.42,
      stockOnHand: 74,
      features: { norm: 'EN 60335-2-29', voltage: '12 V', application: { en: 'for Voltan 12 V packs', pl: 'do akumulatorów Voltan 12 V' } },
      note: {
        en: 'It fills a slim 2.0 Ah pack in some 45 minutes and the 4.0 Ah pack in 90. An 18 V pack will not go into the slot.',
        pl: 'Wąski akumulator 2,0 Ah ładuje się około 45 minut, a ten ze stopką około 90. Akumulator 18 V nie wejdzie w gniazdo.',
      },
    },
    {
      name: { en: 'Fast charger for 18 V batteries, 8 A, fan-cooled', pl: 'Szybka ładowarka do akumulatorów 18 V, 8 A, z wentylatorem' },
      symbol: 'VBC-18-8',
      kind: 'charger',
      priceNet: 27900,
      weight: 0.95,
      stockOnHand: 52,
      features: { norm: 'EN 60335-2-29', voltage: '18 V', power: '180 W', application: { en: 'for Voltan 18 V packs', pl: 'do akumulatorów Voltan 18 V' } },
      note: {
        en: 'A fan blows air through the pack, so a hot one straight from the tool starts charging sooner. A 5.0 Ah pack takes about 45 minutes; keep the grilles free of dust.',
        pl: 'Wentylator przedmuchuje akumulator, więc gorący, prosto z maszyny, szybciej zaczyna się ładować. Akumulator 5,0 Ah ładuje się około 45 minut; kratki wentylacyjne trzeba czyścić z pyłu.',
      },
    },
    {
      name: { en: 'Dual charger for 18 V batteries, two slots', pl: 'Ładowarka podwójna do akumulatorów 18 V, dwa gniazda' },
      symbol: 'VBC-18-DUO',
      kind: 'charger',
      priceNet: 39900,
      weight: 1.6,
      stockOnHand: 0,
      features: { norm: 'EN 60335-2-29', voltage: '18 V', power: '260 W', application: { en: 'for Voltan 18 V packs', pl: 'do akumulatorów Voltan 18 V' } },
      note: {
        en: 'It charges two packs at the same time, at 6 A each, from one socket. It has keyhole slots on the back for hanging it on screws; leave 10 cm of air above it in a van.',
        pl: 'Ładuje dwa akumulatory jednocześnie, po 6 A, z jednego gniazdka. Z tyłu ma otwory do zawieszenia na wkrętach; w samochodzie trzeba zostawić nad ładowarką 10 cm luzu.',
      },
    },
    {
      name: { en: 'Starter set 18 V, 2 × 4.0 Ah and charger', pl: 'Zestaw startowy 18 V, 2 × 4,0 Ah i ładowarka' },
      symbol: 'VBS-18-240',
      kind: 'set',
      priceNet: 64900,
      weight: 3.2,
      stockOnHand: 88,
      features: {
        norm: 'EN 62133-2',
        voltage: '18 V',
        capacity: { en: '2 × 4.0 Ah', pl: '2 × 4,0 Ah' },
        contents: { en: '2 batteries, charger 4 A, case', pl: '2 akumulatory, ładowarka 4 A, walizka' },
      },
      note: {
        en: 'It goes with any 18 V tool sold “body only” and costs less than two such batteries and a charger bought separately. One pack is full again after about 65 minutes; the case has room for a tool.',
        pl: 'Uzupełnia każdą maszynę 18 V sprzedawaną bez akumulatora i wychodzi taniej niż dwa takie akumulatory i ładowarka kupione osobno. Jeden akumulator ładuje się około 65 minut; w walizce jest miejsce na maszynę.',
      },
    },
  ],
}
