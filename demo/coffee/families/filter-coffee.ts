// kinds: bag, sachet, drip-bag
import { type DemoFamily, type DemoVariant, type Texts, tiered } from '../../types.ts'
import { flavours } from '../flavours.ts'

const beans: Texts = { en: 'Whole bean', pl: 'Ziarno' }
const filter: Texts = { en: 'Ground for filter', pl: 'Mielona do przelewu' }
const coarse: Texts = { en: 'Coarse', pl: 'Grube' }
const powder: Texts = { en: 'Very fine', pl: 'Bardzo drobne' }

const bag = (symbol: string, contents: '250 g' | '500 g' | '1 kg', grind: Texts, price: number, stockOnHand: number): DemoVariant => ({
  symbol,
  features: { contents, grind },
  tiers: tiered(price, [6, 3], [20, 8]),
  weight: { '250 g': 0.27, '500 g': 0.52, '1 kg': 1.03 }[contents],
  stockOnHand,
})

export const family: DemoFamily = {
  code: 'filter-coffee',
  category: 'ground-coffee',
  brand: 'palimir',
  vat: 23,
  short: {
    en: 'Coffee for the filter machine, the jug and the mug, ground or as beans.',
    pl: 'Kawa do ekspresu przelewowego, dzbanka i kubka, mielona albo w ziarnach.',
  },
  description: {
    en:
      'Most filter coffee is roasted lighter than espresso, because the water runs through under its own weight and stays in contact with the grounds for longer. ' +
      'The rule is 60 g of coffee to a litre of water, a medium grind like coarse sand and 4 to 6 minutes of contact.\n\n' +
      'If the coffee tastes sour and thin, grind finer or use more coffee; if it is bitter and dry, grind coarser. ' +
      'Old or hard water flattens any coffee, so use fresh, filtered water. ' +
      'Do not leave brewed coffee on the hot plate for more than half an hour; an insulated jug keeps it drinkable for two hours.\n\n' +
      'Bags are flushed with nitrogen and have a valve. Sachets and drip bags hold one measured portion each, which does away with scales and quarrels in the office ' +
      'kitchen. Once a bag is open, use it within two weeks.',
    pl:
      'Kawę do przelewu pali się zwykle jaśniej niż do espresso, bo woda przepływa tu własnym ciężarem i dłużej styka się z kawą. ' +
      'Zasada jest prosta: 60 g na litr wody, mielenie średnie (jak gruby piasek) i 4–6 minut kontaktu z wodą.\n\n' +
      'Kwaśna i wodnista? Zmiel drobniej albo dosyp. Gorzka i cierpka? Zmiel grubiej. ' +
      'Twarda albo odstana woda spłaszcza smak każdej kawy, dlatego nalewaj świeżą, przefiltrowaną. ' +
      'Nie trzymaj naparu na płycie grzewczej dłużej niż pół godziny; w termosie nadaje się do picia przez dwie godziny.\n\n' +
      'Kawa jest pakowana w atmosferze azotu, w torebki z zaworkiem. Saszetka i drip bag to jedna odmierzona porcja, więc kuchnia biurowa obejdzie się bez wagi i bez sporów o łyżeczki. ' +
      'Otwartą torebkę zużyj w ciągu dwóch tygodni.',
  },
  features: { variety: { en: '100% Arabica', pl: '100% arabika' } },
  keywords: { en: 'drip coffee, batch brew, pour over, ground coffee, cafetiere', pl: 'kawa przelewowa, zalewajka, plujka, fusiara, parzona, kawa mielona, drip' },
  products: [
    {
      name: { en: 'Filter blend Poranek, Colombia and Ethiopia', pl: 'Mieszanka przelewowa Poranek, Kolumbia i Etiopia' },
      symbol: 'FIL-PORANEK',
      print: 'Poranek',
      priceNet: 3390,
      note: {
        en: 'This is a breakfast coffee that still tastes right from a large insulated jug at eleven. The Ethiopian third gives it its freshness, the Colombian part its sweetness.',
        pl: 'Kawa na śniadanie, która z dużego termosu dobrze smakuje jeszcze o jedenastej. Kawa z Etiopii, jedna trzecia mieszanki, daje jej świeżość, a reszta, z Kolumbii, słodycz.',
      },
      features: {
        origin: { en: 'Colombia, Ethiopia', pl: 'Kolumbia, Etiopia' },
        process: { en: 'Washed', pl: 'Myta' },
        flavour: flavours.fruit,
        roast: { en: 'Light to medium', pl: 'Średnio jasne' },
        taste: { en: 'red apple, caramel, citrus', pl: 'czerwone jabłko, karmel, cytrusy' },
      },
      variants: [bag('FIL-PORANEK-250F', '250 g', filter, 3390, 260), bag('FIL-PORANEK-1000F', '1 kg', filter, 11400, 190), bag('FIL-PORANEK-1000B', '1 kg', beans, 11400, 240)],
    },
    {
      name: { en: 'Rwanda Nyamasheke filter coffee, washed', pl: 'Kawa do przelewu Rwanda Nyamasheke, myta' },
      symbol: 'FIL-RWANDA',
      print: 'Rwanda',
      priceNet: 3990,
      note: {
        en: 'This is Red Bourbon from the hills above Lake Kivu. If one cup in many tastes of raw potato, that is a known fault of coffee from this region: pour that cup away; the rest is sound.',
        pl: 'Red Bourbon ze wzgórz nad jeziorem Kiwu. Jeśli któryś kubek smakuje surowym ziemniakiem, jest to znana wada kaw z tego regionu: wylej ten kubek; reszta jest dobra.',
      },
      features: {
        origin: 'Rwanda, Nyamasheke',
        process: { en: 'Washed', pl: 'Myta' },
        altitude: { en: '1,600–1,900 m', pl: '1600–1900 m' },
        flavour: flavours.fruit,
        roast: { en: 'Light', pl: 'Jasne' },
        taste: { en: 'orange, black tea, raisin', pl: 'pomarańcza, czarna herbata, rodzynki' },
      },
      variants: [bag('FIL-RWANDA-250B', '250 g', beans, 3990, 88), bag('FIL-RWANDA-250F', '250 g', filter, 3990, 54)],
    },
    {
      name: { en: 'Filter coffee portions Biuro', pl: 'Kawa przelewowa w porcjach Biuro' },
      symbol: 'FIL-BIURO',
      print: 'Biuro',
      kind: 'sachet',
      priceNet: 18900,
      note: {
        en: 'One sachet goes into one basket and makes one jug of coffee. Choose the smaller portion for machines with a 1.25-litre jug, the larger for those with a 1.8-litre jug.',
        pl: 'Jedna saszetka na jeden koszyk i jeden dzbanek kawy. Mniejsza porcja jest do ekspresów z dzbankiem 1,25 litra, a większa do tych z dzbankiem 1,8 litra.',
      },
      features: {
        origin: { en: 'Brazil, Honduras', pl: 'Brazylia, Honduras' },
        grind: filter,
        flavour: flavours.chocolate,
        roast: { en: 'Medium', pl: 'Średnie' },
        taste: { en: 'nuts, cocoa', pl: 'orzechy, kakao' },
      },
      variants: [
        { symbol: 'FIL-BIURO-30X70', features: { contents: '30 × 70 g' }, tiers: tiered(18900, [3, 4], [10, 9]), weight: 2.4, stockOnHand: 110 },
        { symbol: 'FIL-BIURO-30X100', features: { contents: '30 × 100 g' }, tiers: tiered(26400, [3, 4], [10, 9]), weight: 3.3, stockOnHand: 64 },
      ],
    },
    {
      name: { en: 'Drip bags Plener, Brazil Mogiana, 10 pcs', pl: 'Drip bagi Plener, Brazylia Mogiana, 10 szt.' },
      symbol: 'FIL-DRIP-MOGIANA',
      kind: 'drip-bag',
      priceNet: 3190,
      weight: 0.17,
      stockOnHand: 260,
      note: {
        en: 'The paper filter has ears that hang on the rim of a mug; pour on 170 ml of hot water in three goes. Drip bags are for trains, hotel rooms and meeting rooms without a machine.',
        pl: 'Papierowy filtr z uszkami do zawieszenia na kubku; wlej 170 ml gorącej wody na trzy razy. Do pociągu, hotelu i sali konferencyjnej bez ekspresu.',
      },
      features: {
        contents: '10 × 10 g',
        pack: { en: '10 pcs', pl: '10 szt.' },
        grind: filter,
        origin: { en: 'Brazil, Mogiana', pl: 'Brazylia, Mogiana' },
        process: { en: 'Natural', pl: 'Naturalna' },
        flavour: flavours.chocolate,
        roast: { en: 'Medium', pl: 'Średnie' },
        taste: { en: 'peanut, chocolate', pl: 'orzeszki ziemne, czekolada' },
      },
    },
    {
      name: { en: 'Cold brew coffee Chłodnia, coarsely ground', pl: 'Kawa do cold brew Chłodnia, grubo mielona' },
      symbol: 'FIL-CHLODNIA',
      print: 'Chłodnia',
      priceNet: 5900,
      note: {
        en: 'Stir 125 g into a litre of cold water, leave it in the fridge for 14 to 16 hours and strain. The concentrate keeps for four days in the fridge; drink it half and half with water or tonic.',
        pl: 'Zalej 125 g litrem zimnej wody, odstaw do lodówki na 14–16 godzin i odcedź. Koncentrat w lodówce zachowuje świeżość przez cztery dni; pije się go pół na pół z wodą albo tonikiem.',
      },
      features: {
        origin: { en: 'Brazil, Ethiopia', pl: 'Brazylia, Etiopia' },
        process: { en: 'Natural', pl: 'Naturalna' },
        flavour: flavours.fruit,
        roast: { en: 'Medium', pl: 'Średnie' },
        taste: { en: 'cherry, chocolate, vanilla', pl: 'wiśnia, czekolada, wanilia' },
      },
      variants: [bag('FIL-CHLODNIA-500', '500 g', coarse, 5900, 72), bag('FIL-CHLODNIA-1000', '1 kg', coarse, 11200, 36)],
    },
    {
      name: { en: 'Mug and cezve coffee Babcina, very finely ground, 500 g', pl: 'Kawa parzona Babcina, bardzo drobno mielona, do kubka i tygielka, 500 g' },
      symbol: 'FIL-BABCINA-500',
      print: 'Babcina',
      priceNet: 5490,
      weight: 0.52,
      stockOnHand: 150,
      note: {
        en: 'Put two teaspoons straight into the mug, pour on boiling water and wait four minutes until the grounds sink: this is coffee as half of Poland drinks it. The grind is fine enough for a copper cezve too.',
        pl: 'Wsyp dwie łyżeczki prosto do kubka, zalej wrzątkiem i odczekaj cztery minuty, aż fusy opadną: taką kawę pije pół Polski. Tak drobno zmielona kawa nadaje się też do miedzianego tygielka.',
      },
      features: {
        contents: '500 g',
        grind: powder,
        origin: { en: 'Brazil, Colombia', pl: 'Brazylia, Kolumbia' },
        flavour: flavours.chocolate,
        roast: { en: 'Medium-dark', pl: 'Średnio ciemne' },
        taste: { en: 'cocoa, walnut, toast', pl: 'kakao, orzech włoski, grzanka' },
      },
    },
  ],
}
