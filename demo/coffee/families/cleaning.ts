// kinds: jar, bottle, cartridge, strips
import { type DemoFamily, tiered } from '../../types.ts'

export const family: DemoFamily = {
  code: 'cleaning',
  category: 'care',
  brand: 'parolit',
  vat: 23,
  short: {
    en: 'Tablets for coffee oil, acids for scale, and filters that keep scale down.',
    pl: 'Tabletki na tłuszcz kawowy, kwasy na kamień oraz filtry, które ograniczają osadzanie się kamienia.',
  },
  description: {
    en:
      'A coffee machine collects two kinds of dirt, and no product removes both. Coffee oil turns rancid and is dissolved by alkaline tablets or powder; ' +
      'scale comes from hard water and is dissolved by acid. Milk leaves fat and protein and needs a cleaner of its own every day.\n\n' +
      'Degrease once a week in an office and every evening in a café. Descale when the machine asks for it or, at 15 °dH, about every two months. ' +
      'Rinse with a full tank of water afterwards and throw away the first coffee. Never mix an acid with an alkaline product or with anything that contains chlorine.\n\n' +
      'Much of Poland has hard water. Test yours with a strip, fit the cartridge that suits it, and change it after the stated number of litres, or after a year at the latest. ' +
      'Wear gloves and safety glasses when you handle concentrates, and read the label: most of them irritate the eyes.',
    pl:
      'W ekspresie zbierają się dwa rodzaje brudu i żaden środek nie usuwa obu. Tłuszcz kawowy jełczeje, a rozpuszczają go zasadowe tabletki i proszki; ' +
      'kamień bierze się z twardej wody i rozpuszcza go kwas. Mleko zostawia tłuszcz i białko, na które codziennie potrzeba osobnego środka.\n\n' +
      'Odtłuszczaj raz w tygodniu w biurze, a w kawiarni co wieczór. Odkamieniaj, gdy ekspres o to poprosi, a przy 15 °dH mniej więcej co dwa miesiące. ' +
      'Potem przepłucz ekspres pełnym zbiornikiem wody i wylej pierwszą kawę. Nigdy nie mieszaj kwasu ze środkiem zasadowym ani z niczym, co zawiera chlor.\n\n' +
      'W dużej części Polski woda jest twarda. Sprawdź swoją paskiem, dobierz wkład i wymieniaj go po podanej liczbie litrów, najpóźniej po roku. ' +
      'Przed użyciem koncentratu przeczytaj etykietę i załóż rękawice oraz okulary ochronne: większość koncentratów drażni oczy.',
  },
  features: { application: { en: 'Coffee and vending machines', pl: 'Ekspresy i automaty' } },
  keywords: { en: 'limescale remover, backflush, group head cleaner, water softener', pl: 'kamień, odkamienianie, tabletki do ekspresu, chemia do ekspresu, zmiękczacz, filtr do ekspresu' },
  products: [
    {
      name: { en: 'Degreasing tablets for automatic machines, 2 g', pl: 'Tabletki odtłuszczające do ekspresów automatycznych, 2 g' },
      symbol: 'CLN-TAB2',
      priceNet: 2490,
      note: {
        en: 'The tablet combines oxygen bleach and surfactant and is dropped into the powder chute. It dissolves in about eight minutes, the time a cleaning programme takes to run through.',
        pl: 'Wybielacz tlenowy i środek myjący w jednej tabletce, którą wrzuca się do otworu na kawę mieloną. Tabletka rozpuszcza się przez około osiem minut, czyli tyle, ile trwa program mycia.',
      },
      features: { base: { en: 'Sodium percarbonate', pl: 'Nadwęglan sodu' }, diameter: '16 mm' },
      variants: [
        { symbol: 'CLN-TAB2-30', features: { pack: { en: '30 pcs', pl: '30 szt.' } }, tiers: tiered(2490, [10, 6]), weight: 0.1, stockOnHand: 240 },
        { symbol: 'CLN-TAB2-100', features: { pack: { en: '100 pcs', pl: '100 szt.' } }, tiers: tiered(5900, [6, 5], [24, 10]), weight: 0.27, stockOnHand: 310 },
        { symbol: 'CLN-TAB2-400', features: { pack: { en: '4 × 100 pcs', pl: '4 × 100 szt.' } }, tiers: tiered(21900, [5, 5]), weight: 1.1, stockOnHand: 55 },
      ],
    },
    {
      name: { en: 'Backflush powder for café machines, 900 g', pl: 'Proszek do czyszczenia grup (płukania wstecznego) ekspresów kawiarnianych, 900 g' },
      symbol: 'CLN-BACK-900',
      priceNet: 4490,
      weight: 0.98,
      stockOnHand: 170,
      note: {
        en: 'Put a level teaspoon of powder in the blind basket, run the machine five times for ten seconds each, then do the same with clear water. Soak portafilters and baskets overnight in a solution of the powder, with the handles above the water.',
        pl: 'Wsyp płaską łyżeczkę do ślepego sitka, uruchom zaparzanie pięć razy po dziesięć sekund, potem powtórz to z samą wodą. Kolby i sitka zostaw w roztworze proszku na noc, z rączkami kolb nad wodą.',
      },
      features: {
        contents: '900 g',
        base: { en: 'Sodium percarbonate, sodium carbonate', pl: 'Nadwęglan i węglan sodu' },
        application: { en: 'Machines with a three-way valve', pl: 'Ekspresy z zaworem trójdrogowym' },
      },
    },
    {
      name: { en: 'Liquid descaler with lactic and citric acid', pl: 'Odkamieniacz w płynie z kwasem mlekowym i cytrynowym' },
      symbol: 'CLN-DESC',
      kind: 'bottle',
      priceNet: 1990,
      note: {
        en: 'It is mild enough for aluminium thermoblocks, provided that it does not stay in them longer than the programme lasts. The litre bottle is enough for eight descaling cycles; the jerrycan is for service vans.',
        pl: 'Na tyle łagodny, że nadaje się do termobloków aluminiowych, byle nie stał w nich dłużej, niż trwa program. Litr starcza na osiem odkamieniań; kanister jest dla serwisu.',
      },
      features: { base: { en: 'Lactic and citric acid', pl: 'Kwas mlekowy i cytrynowy' } },
      variants: [
        { symbol: 'CLN-DESC-250', features: { capacity: '250 ml' }, tiers: tiered(1990, [12, 6]), weight: 0.31, stockOnHand: 190 },
        { symbol: 'CLN-DESC-1000', features: { capacity: '1 l' }, tiers: tiered(4290, [6, 5], [24, 10]), weight: 1.16, stockOnHand: 230 },
        { symbol: 'CLN-DESC-5000', features: { capacity: '5 l' }, tiers: tiered(16900, [4, 6]), weight: 5.8, stockOnHand: 34 },
      ],
    },
    {
      name: { en: 'Milk system cleaner, alkaline, 1 l', pl: 'Środek do czyszczenia układów mlecznych, zasadowy, 1 l' },
      symbol: 'CLN-MILK-1000',
      kind: 'bottle',
      priceNet: 3690,
      weight: 1.12,
      stockOnHand: 145,
      note: {
        en: 'Every evening, mix one part of cleaner with fifty parts of cold water and draw it through the hose and frother like milk. Use an acid cleaner in its place once a week if the hose turns white inside.',
        pl: 'Co wieczór zmieszaj jedną część środka z pięćdziesięcioma częściami zimnej wody i zaciągnij roztwór wężykiem przez spieniacz, tak jak mleko. Jeśli wężyk w środku bieleje, raz w tygodniu zamiast środka zasadowego użyj kwasowego.',
      },
      features: { capacity: '1 l', base: { en: 'Alkaline, chlorine-free', pl: 'Zasadowy, bez chloru' } },
    },
    {
      name: { en: 'Grinder cleaning granules, 430 g', pl: 'Granulat do czyszczenia młynków, 430 g' },
      symbol: 'CLN-GRIND-430',
      priceNet: 5490,
      weight: 0.5,
      stockOnHand: 0,
      note: {
        en: 'The pellets of pressed cereal are as hard as beans and clean the burrs without water. Grind 35 g at a coarse setting, then a handful of old beans; there is no need to take the grinder apart.',
        pl: 'Pastylki z prasowanego zboża, twarde jak ziarna, które na sucho szorują żarna. Zmiel 35 g na grubo, potem garść starej kawy; młynka nie trzeba rozbierać.',
      },
      features: { contents: '430 g', base: { en: 'Cereal, food grade', pl: 'Zboża, jakość spożywcza' }, application: { en: 'Burr grinders', pl: 'Młynki żarnowe' } },
    },
    {
      name: { en: 'Ion-exchange water filter cartridge', pl: 'Wkład jonowymienny do filtra wody' },
      symbol: 'CLN-FILT',
      kind: 'cartridge',
      priceNet: 24900,
      note: {
        en: 'It takes out carbonate hardness and leaves the minerals that coffee needs; set the bypass by your test strip. The capacity in litres is for water of 10 °dH, so at 20 °dH count on half.',
        pl: 'Usuwa twardość węglanową i zostawia minerały, których kawa potrzebuje; obejście ustaw według paska testowego. Litry podano dla 10 °dH; przy 20 °dH licz połowę.',
      },
      features: {
        base: { en: 'Ion exchanger, activated carbon', pl: 'Jonit, węgiel aktywny' },
        thread: { en: '3/8" in the head', pl: '3/8" w głowicy' },
        pressure: { en: '2–8 bar', pl: '2–8 barów' },
      },
      variants: [
        { symbol: 'CLN-FILT-1500', features: { capacity: { en: '1,500 l', pl: '1500 l' } }, tiers: tiered(24900, [4, 5]), weight: 1.3, stockOnHand: 48 },
        { symbol: 'CLN-FILT-4000', features: { capacity: { en: '4,000 l', pl: '4000 l' } }, tiers: tiered(34900, [4, 5]), weight: 2.2, stockOnHand: 63 },
        { symbol: 'CLN-FILT-7000', features: { capacity: { en: '7,000 l', pl: '7000 l' } }, tiers: tiered(46900, [4, 5]), weight: 3.9, stockOnHand: 21 },
      ],
    },
    {
      name: { en: 'Carbonate hardness test strips, 50 pcs', pl: 'Paski do badania twardości węglanowej, 50 szt.' },
      symbol: 'CLN-STRIP-50',
      kind: 'strips',
      priceNet: 3290,
      weight: 0.03,
      stockOnHand: 88,
      note: {
        en: 'Dip for one second, wait a minute and compare with the scale on the tube. Test before you fit a new filter and again after three months; waterworks mix their sources.',
        pl: 'Zanurz na sekundę, odczekaj minutę i porównaj ze skalą na tubie. Zbadaj wodę przed założeniem nowego filtra i znów po trzech miesiącach, bo wodociągi mieszają wodę z różnych ujęć.',
      },
      features: { pack: { en: '50 pcs', pl: '50 szt.' }, range: { en: '0–24 °dH', pl: '0–24 °dH' } },
    },
  ],
}
