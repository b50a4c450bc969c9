// kinds: bag, tin
import { type DemoFamily, type DemoVariant, type Texts, tiered } from '../../types.ts'
import { flavours } from '../flavours.ts'

const beans: Texts = { en: 'Whole bean', pl: 'Ziarno' }
const espresso: Texts = { en: 'Ground for espresso', pl: 'Mielona do espresso' }
const moka: Texts = { en: 'Ground for moka pot', pl: 'Mielona do kawiarki' }

const small = (symbol: string, grind: Texts, price: number, stockOnHand: number): DemoVariant => ({
  symbol,
  features: { contents: '250 g', grind },
  tiers: tiered(price, [10, 4], [40, 8]),
  weight: 0.27,
  stockOnHand,
})
const large = (symbol: string, grind: Texts, price: number, stockOnHand: number): DemoVariant => ({
  symbol,
  features: { contents: '1 kg', grind },
  tiers: tiered(price, [6, 4], [24, 9]),
  weight: 1.03,
  stockOnHand,
})

export const family: DemoFamily = {
  code: 'espresso-blends',
  category: 'espresso-coffee',
  brand: 'palimir',
  vat: 23,
  short: {
    en: 'House blends roasted for espresso and milk drinks, as beans or ground for the way you brew.',
    pl: 'Mieszanki własne palone pod espresso i kawy mleczne, w ziarnach albo zmielone pod wybrany sposób parzenia.',
  },
  description: {
    en:
      'These blends are roasted for espresso: 7 to 9 g of coffee for a single, 16 to 18 g for a double, water at 90 to 95 °C and about 9 bar. ' +
      'Start with 18 g of coffee giving 36 g in the cup in 25 to 30 seconds. If it runs faster, grind finer; if it only drips, grind coarser.\n\n' +
      'The name says nothing about strength, so read the features. Arabica brings acidity, sweetness and aroma; Robusta brings body, a thicker crema and about twice the caffeine. ' +
      'A darker roast tastes more of cocoa and toast, and dissolves more easily.\n\n' +
      'Beans are at their best from the seventh to the thirtieth day after roasting; the roast date is on the back of the bag, which has a one-way valve. ' +
      'Keep it closed, dry and dark, and not in the fridge. Ground coffee loses its aroma within days of opening, so choose the small bag.',
    pl:
      'Te mieszanki są palone pod espresso: 7–9 g kawy na pojedyncze, 16–18 g na podwójne, woda 90–95 °C i ciśnienie około 9 barów. ' +
      'Na początek weź 18 g kawy i odmierz 36 g naparu w 25–30 sekund. Jeśli napar płynie szybciej, zmiel drobniej; jeśli ledwo kapie, zmiel grubiej.\n\n' +
      'Nazwa nie mówi o mocy, dlatego zajrzyj do cech. Arabika daje kwasowość, słodycz i aromat; robusta daje pełnię, gęstszą cremę i mniej więcej dwa razy więcej kofeiny. ' +
      'Im ciemniejsze palenie, tym więcej smaku kakao i grzanki i tym łatwiej kawa się rozpuszcza.\n\n' +
      'Ziarna smakują najlepiej od siódmego do trzydziestego dnia po paleniu; datę znajdziesz z tyłu torebki z zaworkiem. ' +
      'Torebkę trzymaj zamkniętą, w suchym i ciemnym miejscu, ale nie w lodówce. Po otwarciu kawa mielona traci aromat w kilka dni, więc lepiej kupić małą torebkę.',
  },
  features: { application: { en: 'Espresso and milk drinks', pl: 'Espresso i kawy mleczne' } },
  keywords: { en: 'coffee beans, crema, arabica robusta, latte, cappuccino, flat white', pl: 'kawa ziarnista, do ekspresu, arabica robusta, latte, cappuccino, flat white, kawa świeżo palona' },
  products: [
    {
      name: { en: 'Espresso blend Rynek, Brazil and Colombia, medium roast', pl: 'Mieszanka do espresso Rynek, Brazylia i Kolumbia, średnio palona' },
      symbol: 'ESP-RYNEK',
      print: 'Rynek',
      priceNet: 3290,
      note: {
        en: 'It is our everyday blend of 60% natural Brazilian coffee from Cerrado for the nutty base and 40% washed Colombian from Huila for the orange note. It forgives a grinder that is not quite dialled in.',
        pl: 'Nasza mieszanka na co dzień: 60% brazylijskiej kawy naturalnej z Cerrado daje orzechową bazę, a 40% mytej kolumbijskiej z Huili nutę pomarańczy. Wybacza niedokładnie ustawiony młynek.',
      },
      features: {
        origin: { en: 'Brazil, Colombia', pl: 'Brazylia, Kolumbia' },
        variety: { en: '100% Arabica', pl: '100% arabika' },
        flavour: flavours.chocolate,
        roast: { en: 'Medium', pl: 'Średnie' },
        taste: { en: 'milk chocolate, hazelnut, orange', pl: 'mleczna czekolada, orzech laskowy, pomarańcza' },
      },
      variants: [small('ESP-RYNEK-250B', beans, 3290, 420), small('ESP-RYNEK-250E', espresso, 3290, 160), large('ESP-RYNEK-1000B', beans, 10900, 640), large('ESP-RYNEK-1000E', espresso, 10900, 85)],
    },
    {
      name: { en: 'Espresso blend Planty, Brazil and Ethiopia, light to medium roast', pl: 'Mieszanka do espresso Planty, Brazylia i Etiopia, średnio jasna' },
      symbol: 'ESP-PLANTY',
      print: 'Planty',
      priceNet: 3590,
      note: {
        en: 'It is the fruity one: one third is natural Ethiopian coffee from Guji, which gives a flat white a note of strawberry. The blend wants a fine grind and a longer shot, up to two and a half times the dose.',
        pl: 'Mieszanka owocowa: jedna trzecia to etiopska kawa naturalna z Guji, dzięki której flat white ma nutę truskawki. Lubi drobne mielenie i dłuższe espresso, nawet dwa i pół raza cięższe od porcji kawy.',
      },
      features: {
        origin: { en: 'Brazil, Ethiopia', pl: 'Brazylia, Etiopia' },
        variety: { en: '100% Arabica', pl: '100% arabika' },
        flavour: flavours.fruit,
        roast: { en: 'Light to medium', pl: 'Średnio jasne' },
        taste: { en: 'strawberry, caramel, cocoa', pl: 'truskawka, karmel, kakao' },
      },
      variants: [small('ESP-PLANTY-250B', beans, 3590, 210), small('ESP-PLANTY-250E', espresso, 3590, 64), large('ESP-PLANTY-1000B', beans, 12200, 180)],
    },
    {
      name: { en: 'Espresso blend Kazimierz, 80% Arabica and 20% Robusta', pl: 'Mieszanka do espresso Kazimierz, 80% arabiki i 20% robusty' },
      symbol: 'ESP-KAZIMIERZ',
      print: 'Kazimierz',
      priceNet: 3190,
      note: {
        en: 'One fifth of the blend is washed Indian Robusta, which holds the crema together without a woody taste. Cafés use the blend for cappuccino, because its taste comes through 150 ml of milk.',
        pl: 'Jedna piąta mieszanki to myta robusta z Indii, która podtrzymuje cremę i nie daje drzewnego posmaku. Kawiarnie robią z tej kawy cappuccino, bo jej smak nie ginie w 150 ml mleka.',
      },
      features: {
        origin: { en: 'Brazil, Guatemala, India', pl: 'Brazylia, Gwatemala, Indie' },
        variety: { en: '80% Arabica, 20% Robusta', pl: '80% arabika, 20% robusta' },
        flavour: flavours.chocolate,
        roast: { en: 'Medium', pl: 'Średnie' },
        taste: { en: 'dark chocolate, almond, brown sugar', pl: 'gorzka czekolada, migdał, brązowy cukier' },
      },
      variants: [small('ESP-KAZIMIERZ-250B', beans, 3190, 260), small('ESP-KAZIMIERZ-250M', moka, 3190, 95), large('ESP-KAZIMIERZ-1000B', beans, 10400, 520)],
    },
    {
      name: { en: 'Espresso blend Podgórze, 70/30, medium-dark roast', pl: 'Mieszanka do espresso Podgórze 70/30, średnio ciemna' },
      symbol: 'ESP-PODGORZE',
      print: 'Podgórze',
      priceNet: 2990,
      note: {
        en: 'It is roasted in the Italian manner for a ristretto with sugar. At 92 °C it stays sweet; hotter water brings out the bitterness of the Robusta.',
        pl: 'Palona w stylu włoskim, pod ristretto z cukrem. Przy 92 °C pozostaje słodka; gorętsza woda wyciąga z robusty gorycz.',
      },
      features: {
        origin: { en: 'Brazil, Honduras, Uganda', pl: 'Brazylia, Honduras, Uganda' },
        variety: { en: '70% Arabica, 30% Robusta', pl: '70% arabika, 30% robusta' },
        flavour: flavours.chocolate,
        roast: { en: 'Medium-dark', pl: 'Średnio ciemne' },
        taste: { en: 'cocoa, roasted nuts, liquorice', pl: 'kakao, prażone orzechy, lukrecja' },
      },
      variants: [small('ESP-PODGORZE-250B', beans, 2990, 140), large('ESP-PODGORZE-1000B', beans, 9600, 380), large('ESP-PODGORZE-1000E', espresso, 9600, 70)],
    },
    {
      name: { en: 'Espresso blend Nowa Huta, half Robusta, dark roast', pl: 'Mieszanka do espresso Nowa Huta, pół na pół z robustą, ciemno palona' },
      symbol: 'ESP-NOWAHUTA',
      print: 'Nowa Huta',
      priceNet: 2790,
      note: {
        en: 'It has the most caffeine of all our blends and is meant for night shifts and milk-heavy lattes. The dark beans are a little oily, so empty the hopper and wipe it once a week.',
        pl: 'Najbogatsza w kofeinę z naszych mieszanek, na nocną zmianę i do latte z dużą ilością mleka. Ciemne ziarno jest lekko tłuste, dlatego raz w tygodniu opróżnij i wytrzyj zasobnik młynka.',
      },
      features: {
        origin: { en: 'Brazil, Vietnam', pl: 'Brazylia, Wietnam' },
        variety: { en: '50% Arabica, 50% Robusta', pl: '50% arabika, 50% robusta' },
        flavour: flavours.spice,
        roast: { en: 'Dark', pl: 'Ciemne' },
        taste: { en: 'bitter cocoa, toast, molasses', pl: 'gorzkie kakao, grzanka, melasa' },
      },
      variants: [small('ESP-NOWAHUTA-250M', moka, 2790, 75), large('ESP-NOWAHUTA-1000B', beans, 8900, 310), large('ESP-NOWAHUTA-1000E', espresso, 8900, 40)],
    },
    {
      name: { en: 'Office blend Hejnał for bean-to-cup machines', pl: 'Mieszanka biurowa Hejnał do ekspresów automatycznych' },
      symbol: 'ESP-HEJNAL',
      print: 'Hejnał',
      priceNet: 8700,
      note: {
        en: 'The beans are matt and dry; they slide down the hopper of an automatic machine and do not gum up its brewing unit. One kilogram makes about 125 cups at 8 g each.',
        pl: 'Matowe, suche ziarno, które zsuwa się w zasobniku ekspresu i nie zalepia bloku zaparzającego. Z kilograma wychodzi około 125 filiżanek po 8 g.',
      },
      features: {
        origin: { en: 'Brazil, Peru, India', pl: 'Brazylia, Peru, Indie' },
        variety: { en: '90% Arabica, 10% Robusta', pl: '90% arabika, 10% robusta' },
        flavour: flavours.chocolate,
        roast: { en: 'Medium', pl: 'Średnie' },
        taste: { en: 'nuts, milk chocolate, toffee', pl: 'orzechy, mleczna czekolada, toffi' },
      },
      variants: [
        { symbol: 'ESP-HEJNAL-1000B', features: { contents: '1 kg', grind: beans }, tiers: tiered(8700, [6, 3], [30, 8]), weight: 1.03, stockOnHand: 900 },
        { symbol: 'ESP-HEJNAL-6X1B', features: { contents: '6 × 1 kg', grind: beans }, tiers: tiered(49900, [4, 4]), weight: 6.5, stockOnHand: 120 },
      ],
    },
    {
      name: { en: 'Espresso blend Kopiec in a tin, ground for moka pot, 250 g', pl: 'Mieszanka do espresso Kopiec w puszce, mielona do kawiarki, 250 g' },
      symbol: 'ESP-KOPIEC-T250',
      print: 'Kopiec',
      kind: 'tin',
      priceNet: 4190,
      weight: 0.36,
      stockOnHand: 9,
      note: {
        en: 'It is ground a touch coarser than for espresso and packed in a tin with an inner lid, so it keeps its scent on a kitchen shelf. The tin takes a 250 g bag as a refill.',
        pl: 'Zmielona odrobinę grubiej niż do espresso i zamknięta w puszce z wewnętrznym wieczkiem, więc pachnie dłużej na kuchennej półce. Do pustej puszki wejdzie torebka 250 g.',
      },
      features: {
        contents: '250 g',
        grind: moka,
        origin: { en: 'Brazil, El Salvador', pl: 'Brazylia, Salwador' },
        variety: { en: '100% Arabica', pl: '100% arabika' },
        flavour: flavours.caramel,
        roast: { en: 'Medium-dark', pl: 'Średnio ciemne' },
        taste: { en: 'caramel, walnut, prune', pl: 'karmel, orzech włoski, suszona śliwka' },
      },
    },
  ],
}
