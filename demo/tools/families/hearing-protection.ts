import { type DemoFamily, tiered } from '../../types.ts'

export const family: DemoFamily = {
  code: 'hearing-protection',
  category: 'protection',
  brand: 'ostoja',
  vat: 23,
  short: {
    en: 'Earmuffs and earplugs with stated SNR values, passive and electronic, tested to EN 352.',
    pl: 'Nauszniki i wkładki przeciwhałasowe z podanym SNR, bierne i elektroniczne, badane według EN 352.',
  },
  description: {
    en:
      'Hearing protectors lower the noise that reaches the ear. The SNR figure is the average reduction in decibels; the H, M and L values in the leaflet give the ' +
      'reduction for high, medium and low frequencies. EN 352 sets the tests: part 1 for muffs, 2 for plugs, 3 for helmet muffs, 4 for level-dependent electronics.\n\n' +
      'Subtract the SNR from the C-weighted noise level to estimate what remains. The aim is 70 to 80 dB at the ear. Below 70 dB, warnings go unheard, which is ' +
      'overprotection. The Polish limit for an eight-hour day is 85 dB, and protectors must be available from 80 dB.\n\n' +
      'Protectors work only while they are worn: ten minutes without them in every hour cuts 30 dB to about 8. Muffs must seal all round; thick spectacle temples and hair ' +
      'cost several decibels. Roll foam plugs thin, pull the ear up, insert them and hold them until they expand. Renew cushions every six to twelve months.',
    pl:
      'Ochronniki słuchu zmniejszają hałas docierający do ucha. SNR mówi, o ile decybeli ochronniki średnio tłumią hałas; wartości H, M i L w instrukcji podają to osobno dla tonów wysokich, średnich i ' +
      'niskich. Badania określa EN 352: część 1 dla nauszników, 2 dla wkładek, 3 dla nauszników nahełmowych, 4 dla elektroniki zależnej od poziomu dźwięku.\n\n' +
      'Żeby oszacować hałas przy uchu, od poziomu dźwięku C odejmij SNR. Powinno zostać 70–80 dB. Poniżej 70 dB nie słychać ostrzeżeń: to ochrona nadmierna. W Polsce ' +
      'dopuszczalny poziom to 85 dB dla ośmiu godzin, a udostępnić ochronniki trzeba już od 80 dB.\n\n' +
      'Ochronniki działają tylko wtedy, gdy się je nosi: dziesięć minut przerwy w każdej godzinie zmniejsza tłumienie z 30 do około 8 dB. Nausznik musi przylegać dookoła; grube zauszniki i włosy odbierają ' +
      'kilka decybeli. Wkładkę z pianki zwiń w cienki wałek, włóż, odciągając ucho do góry, i przytrzymaj, aż się rozpręży. Poduszki wymieniaj co 6–12 miesięcy.',
  },
  features: {},
  keywords: {
    en: 'ear defenders, earmuffs, noise protection, earplugs, headset',
    pl: 'słuchawki, stopery, zatyczki do uszu, ochrona słuchu, ŚOI',
  },
  products: [
    {
      name: { en: 'Earmuffs SNR 27, light, folding headband', pl: 'Nauszniki przeciwhałasowe SNR 27, lekkie, składane' },
      symbol: 'EAR-M27',
      priceNet: 3290,
      weight: 0.165,
      stockOnHand: 620,
      features: { norm: 'EN 352-1', protection: 'SNR 27 dB', colour: { en: 'yellow', pl: 'żółty' } },
      note: {
        en: 'They are enough for jigsaws, drills and lawnmowers, up to about 100 dB. They fold to the size of a fist for a jacket pocket or glove box.',
        pl: 'Wystarczą do wyrzynarki, wiertarki i kosiarki, czyli do około 100 dB. Składają się do wielkości pięści i mieszczą się w kieszeni kurtki albo w schowku auta.',
      },
    },
    {
      name: { en: 'Earmuffs SNR 31, padded headband', pl: 'Nauszniki przeciwhałasowe SNR 31, wyściełany pałąk' },
      symbol: 'EAR-M31',
      priceNet: 5490,
      weight: 0.22,
      stockOnHand: 380,
      features: { norm: 'EN 352-1', protection: 'SNR 31 dB', colour: { en: 'red', pl: 'czerwony' } },
      note: {
        en: 'This is the middle model of our three passive headband earmuffs, for circular saws and angle grinders at about 105 dB. The wide band spreads the pressure, a relief when the muffs are worn for hours.',
        pl: 'Środkowy z naszych trzech biernych modeli z pałąkiem, do pilarek tarczowych i szlifierek kątowych o hałasie około 105 dB. Szeroki pałąk rozkłada nacisk, co docenia się po kilku godzinach.',
      },
    },
    {
      name: { en: 'Earmuffs SNR 36, double shell, for very loud work', pl: 'Nauszniki przeciwhałasowe SNR 36, podwójna czasza, do silnego hałasu' },
      symbol: 'EAR-M36',
      priceNet: 8490,
      weight: 0.29,
      stockOnHand: 145,
      features: { norm: 'EN 352-1', protection: 'SNR 36 dB', colour: { en: 'black', pl: 'czarny' } },
      note: {
        en: 'They are for breakers, nailers and compressors above 105 dB. In quieter places they shut out speech and reversing alarms, so do not wear them by default.',
        pl: 'Do młotów wyburzeniowych, gwoździarek i sprężarek powyżej 105 dB. W cichszych miejscach nauszniki odcinają mowę i sygnał cofania, więc nie noś ich na wszelki wypadek.',
      },
    },
    {
      name: { en: 'Helmet-mounted earmuffs SNR 29, 30 mm slots', pl: 'Nauszniki nahełmowe SNR 29, szczeliny 30 mm' },
      symbol: 'EAR-H29',
      priceNet: 7290,
      weight: 0.24,
      stockOnHand: 96,
      features: { norm: 'EN 352-3', protection: 'SNR 29 dB', colour: { en: 'black', pl: 'czarny' } },
      note: {
        en: 'They click into helmets with 30 mm side slots and swing back to a rest position. They are certified only for use with the helmets named in the leaflet; check yours there.',
        pl: 'Wpinane w hełm ze szczelinami bocznymi 30 mm, odchylane do pozycji spoczynkowej. Dopuszczone tylko z hełmami podanymi w instrukcji; sprawdź w niej swój.',
      },
    },
    {
      name: { en: 'Electronic earmuffs SNR 28, level-dependent', pl: 'Nauszniki elektroniczne SNR 28, o tłumieniu zależnym od poziomu dźwięku' },
      symbol: 'EAR-E28',
      priceNet: 24900,
      weight: 0.34,
      stockOnHand: 28,
      features: { norm: 'EN 352-1, EN 352-4', protection: 'SNR 28 dB', 'power-supply': '2 × AAA' },
      note: {
        en: 'Microphones pass on speech and signals and cut the sound the moment a shot or hammer blow comes. The muffs suit impulse noise with talk in between; the batteries last some 100 hours.',
        pl: 'Mikrofony przepuszczają mowę i sygnały, a w chwili wystrzału czy uderzenia odcinają dźwięk. Do hałasu impulsowego z rozmowami w przerwach; baterie starczają na ' + 'około 100 godzin.',
      },
    },
    {
      name: { en: 'Earmuffs SNR 30 with Bluetooth and FM radio', pl: 'Nauszniki SNR 30 z Bluetooth i radiem FM' },
      symbol: 'EAR-BT30',
      priceNet: 34900,
      weight: 0.36,
      stockOnHand: 0,
      features: { norm: 'EN 352-1, EN 352-6, EN 352-8', protection: 'SNR 30 dB', 'power-supply': 'Li-ion, USB-C' },
      note: {
        en: 'The sound inside is limited to 82 dB, so music alone stays below the limit of 85 dB. Do not wear the muffs in traffic areas, where vehicles and shouts must be heard.',
        pl: 'Dźwięk w czaszach ograniczono do 82 dB, więc sama muzyka nie przekracza dopuszczalnych 85 dB. Nie noś nauszników na drogach wewnętrznych, gdzie trzeba słyszeć pojazdy i wołanie.',
      },
    },
    {
      name: { en: 'Foam earplugs SNR 37, disposable', pl: 'Wkładki przeciwhałasowe piankowe SNR 37, jednorazowe' },
      symbol: 'EAR-P37',
      kind: 'plugs',
      priceNet: 890,
      features: { norm: 'EN 352-2', protection: 'SNR 37 dB', material: { en: 'polyurethane foam', pl: 'pianka poliuretanowa' } },
      variants: [
        { symbol: 'EAR-P37-10', features: { pack: { en: '10 pairs', pl: '10 par' } }, weight: 0.018, stockOnHand: 900 },
        { symbol: 'EAR-P37-50', features: { pack: { en: '50 pairs', pl: '50 par' } }, tiers: tiered(2990, [6, 7]), weight: 0.075, stockOnHand: 340 },
        { symbol: 'EAR-P37-200', features: { pack: { en: '200 pairs', pl: '200 par' } }, tiers: tiered(9490, [5, 6], [20, 12]), weight: 0.28, stockOnHand: 410 },
        { symbol: 'EAR-P37-500', features: { pack: { en: '500 pairs, dispenser refill', pl: '500 par, wkład do dozownika' } }, tiers: tiered(19900, [3, 5], [10, 10]), weight: 0.66, stockOnHand: 85 },
      ],
      note: {
        en: 'They give the highest attenuation of all plugs here, provided they sit deep in the ear canal. Use a pair for one shift only: rolling the plugs again with dirty fingers brings dirt into the ear.',
        pl: 'Najwyższe tłumienie spośród wkładek, pod warunkiem głębokiego założenia. Jednej pary używa się tylko przez jedną zmianę: ponowne rolowanie brudnymi palcami wprowadza brud do ucha.',
      },
    },
    {
      name: { en: 'Corded foam earplugs SNR 34, 100 pairs', pl: 'Wkładki piankowe ze sznurkiem SNR 34, 100 par' },
      symbol: 'EAR-PC34',
      kind: 'plugs',
      priceNet: 7990,
      weight: 0.26,
      stockOnHand: 175,
      features: { norm: 'EN 352-2', protection: 'SNR 34 dB', pack: { en: '100 pairs', pl: '100 par' }, material: { en: 'polyurethane foam', pl: 'pianka poliuretanowa' } },
      note: {
        en: 'The cord keeps the plugs round the neck during breaks and, on a production line, stops them from falling into what is being made. Keep it clear of rotating shafts.',
        pl: 'Sznurek trzyma wkładki na szyi podczas przerwy i nie pozwala im wpaść do wyrobu na linii. Trzymaj go z dala od wirujących wałów.',
      },
    },
    {
      name: { en: 'Reusable flanged earplugs SNR 25, with case', pl: 'Wkładki wielokrotnego użytku SNR 25, z pudełkiem' },
      symbol: 'EAR-PR25',
      kind: 'plugs',
      priceNet: 790,
      weight: 0.012,
      stockOnHand: 1150,
      features: { norm: 'EN 352-2', protection: 'SNR 25 dB', pack: { en: '1 pair', pl: '1 para' }, material: { en: 'thermoplastic rubber', pl: 'kauczuk termoplastyczny' } },
      note: {
        en: 'Three flanges seal without rolling, so the plugs are put in by the stem, even with dirty hands. Wash them with soap daily and discard them after about a month.',
        pl: 'Trzy kołnierze uszczelniają bez rolowania, więc wkładki zakłada się, trzymając za trzpień, nawet brudnymi rękami. Codziennie myj je wodą z mydłem, a po około miesiącu wyrzuć.',
      },
    },
    {
      name: { en: 'Banded earplugs SNR 24, with spare tips', pl: 'Wkładki na pałąku SNR 24, z zapasowymi końcówkami' },
      symbol: 'EAR-PB24',
      kind: 'plugs',
      priceNet: 1690,
      weight: 0.032,
      stockOnHand: 10,
      features: { norm: 'EN 352-2', protection: 'SNR 24 dB', contents: { en: 'band, 2 pairs of tips', pl: 'pałąk, 2 pary końcówek' } },
      note: {
        en: 'They are quick to put on and take off, for supervisors and drivers who enter noisy areas for a few minutes at a time. Knocks against the band are heard in the ear.',
        pl: 'Wkładki szybko się zakłada i zdejmuje: są dla majstrów i kierowców, którzy wchodzą w hałas na kilka minut. Uderzenie w pałąk słychać w uchu.',
      },
    },
  ],
}
