// kinds: bag, jar
import { type DemoFamily, type DemoVariant, type FeatureValue, tiered } from '../../types.ts'

/** One bag, and the carton of ten at its own price. */
const bagAndCarton = (symbol: string, contents: FeatureValue, weight: number, one: number, ten: number, stockOnHand: readonly [number, number]): DemoVariant[] => [
  { symbol: `${symbol}-1`, features: { contents, pack: { en: '1 bag', pl: '1 torba' } }, tiers: tiered(one, [5, 3]), weight, stockOnHand: stockOnHand[0] },
  {
    symbol: `${symbol}-10`,
    features: { contents, pack: { en: 'carton of 10', pl: 'karton 10 szt.' } },
    tiers: tiered(ten, [4, 4], [12, 7]),
    weight: Math.round((weight * 10 + 0.5) * 10) / 10,
    stockOnHand: stockOnHand[1],
  },
]

export const family: DemoFamily = {
  code: 'vending-powders',
  category: 'cocoa-and-powders',
  brand: 'sypko',
  vat: 23,
  short: {
    en: 'Instant coffee, cappuccino, chocolate drink and tea for vending machines, and instant coffee in a jar for the office kitchen.',
    pl: 'Kawa rozpuszczalna, cappuccino, napój czekoladowy i herbata do automatów oraz kawa rozpuszczalna w słoiku do kuchni biurowej.',
  },
  description: {
    en:
      'Powders for vending machines are made to flow: the grains are even in size and take up little moisture, so the auger doses the same amount each time and the ' +
      'mixing bowl stays clean. ' +
      'Ordinary kitchen powders cake in the steam above the mixer.\n\n' +
      'Set the dose by weight, not by seconds. Run the auger five times into a cup, weigh the powder, divide by five and correct the time in the menu; each machine and each ' +
      'new batch differs a little. ' +
      'The usual dose for a 150 ml drink is given in the description of each product.\n\n' +
      'Fill canisters only with what you sell in two days, wash and dry them fully once a week, and never pour fresh powder onto old. ' +
      'An open bag keeps for four weeks if it is rolled up, clipped and dry. The list of ingredients with allergens must be on the machine, where a buyer can read it.',
    pl:
      'Produkty do automatów mają się sypać: granulki są równe i słabo chłoną wilgoć, więc ślimak odmierza za każdym razem tyle samo, a mikser zostaje czysty. ' +
      'Zwykłe proszki kuchenne zbrylają się w parze nad mikserem.\n\n' +
      'Porcję ustawiaj według wagi, a nie w sekundach. Uruchom ślimak pięć razy nad kubkiem, zważ proszek, podziel przez pięć i popraw czas w menu; każdy automat i każda partia trochę się różnią. ' +
      'Zwykłą porcję na 150 ml napoju podajemy w opisie produktu.\n\n' +
      'Wsypuj tyle, ile sprzedasz w dwa dni, a raz w tygodniu umyj i całkiem wysusz pojemniki; nie dosypuj świeżego proszku do starego. ' +
      'Otwarta torba wytrzyma cztery tygodnie, jeśli jest zwinięta, spięta i sucha. Wykaz składników z alergenami musi być na automacie w miejscu, w którym kupujący go przeczyta.',
  },
  features: { application: { en: 'Vending machines', pl: 'Automaty vendingowe' } },
  keywords: { en: 'instant, soluble coffee, OCS, hot drinks machine, topping', pl: 'instant, rozpuszczalna, do automatu, vending, OCS, neska' },
  products: [
    {
      name: { en: 'Freeze-dried instant coffee, 100% Arabica, 500 g', pl: 'Kawa rozpuszczalna liofilizowana, 100% arabika, 500 g' },
      symbol: 'VEN-LIO',
      priceNet: 5890,
      note: {
        en: 'It is frozen at −40 °C and dried under vacuum, which keeps more aroma than hot air does. Dose 1.6 g; the flakes are light, so the canister empties sooner than the scales suggest.',
        pl: 'Zamrażana w −40 °C i suszona w próżni, co zachowuje więcej aromatu niż gorące powietrze. Porcja 1,6 g; płatki są lekkie, więc pojemnik opróżnia się szybciej, niż wynika z wagi.',
      },
      features: { process: { en: 'Freeze-dried', pl: 'Liofilizowana' }, cups: '310', taste: { en: 'mild, nuts', pl: 'łagodny, orzechy' } },
      variants: bagAndCarton('VEN-LIO', '500 g', 0.53, 5890, 55900, [140, 36]),
    },
    {
      name: { en: 'Agglomerated instant coffee, strong, 500 g', pl: 'Kawa rozpuszczalna aglomerowana, mocna, 500 g' },
      symbol: 'VEN-AGLO',
      priceNet: 3790,
      note: {
        en: 'It is Arabica and Robusta in even granules that give off no dust, and is the usual choice for a factory canteen. Dose 1.8 g for a black coffee and 1.4 g for a white one.',
        pl: 'Arabika i robusta w równych granulkach, które nie pylą; typowy wybór do stołówki zakładowej. Porcja 1,8 g na kawę czarną i 1,4 g na kawę z mlekiem.',
      },
      features: { process: { en: 'Spray-dried, agglomerated', pl: 'Suszona rozpyłowo, aglomerowana' }, cups: '280', taste: { en: 'strong, toast', pl: 'mocny, grzanka' } },
      variants: bagAndCarton('VEN-AGLO', '500 g', 0.53, 3790, 35900, [320, 90]),
    },
    {
      name: { en: 'Cappuccino powder, vanilla, 1 kg', pl: 'Cappuccino waniliowe w proszku, 1 kg' },
      symbol: 'VEN-CAPVAN',
      priceNet: 2690,
      note: {
        en: 'This is a whole drink from one canister: coffee, milk and sugar in one powder, 16 g to the cup. Switch off the sugar button for this selection, as the drink is sweet already.',
        pl: 'Cały napój z jednego pojemnika: kawa, mleko i cukier w jednym proszku, 16 g na kubek. Przy tym napoju wyłącz przycisk cukru, bo produkt jest już słodki.',
      },
      features: { cups: '62', taste: { en: 'vanilla, milk coffee', pl: 'wanilia, kawa z mlekiem' } },
      variants: bagAndCarton('VEN-CAPVAN', '1 kg', 1.03, 2690, 25400, [260, 70]),
    },
    {
      name: { en: 'Cappuccino powder, hazelnut, 1 kg', pl: 'Cappuccino w proszku o smaku orzecha laskowego, 1 kg' },
      symbol: 'VEN-CAPNUT',
      priceNet: 2690,
      note: {
        en: 'It sells best from October to March, when people want something sweet with the coffee; use 16 g to the cup. The nutty taste comes from flavouring alone, but the label still warns of traces of nuts; stick it on the canister.',
        pl: 'Najlepiej sprzedaje się od października do marca, kiedy do kawy chce się czegoś słodkiego; 16 g na kubek. Orzechowy jest tylko aromat, ale etykieta ostrzega przed śladami orzechów; przyklej ją na pojemniku.',
      },
      features: { cups: '62', taste: { en: 'hazelnut, caramel', pl: 'orzech laskowy, karmel' } },
      variants: bagAndCarton('VEN-CAPNUT', '1 kg', 1.03, 2690, 25400, [180, 0]),
    },
    {
      name: { en: 'Chocolate drink powder for vending, 14% cocoa, 1 kg', pl: 'Napój czekoladowy w proszku do automatów, 14% kakao, 1 kg' },
      symbol: 'VEN-CHOCO',
      priceNet: 2390,
      note: {
        en: 'It dissolves in water at 75 °C without forming a skin, 22 g for 150 ml. Of all our powders, this one soils the mixer most, so rinse the bowl every day rather than every third.',
        pl: 'Rozpuszcza się w wodzie o temperaturze 75 °C i nie robi kożucha; porcja 22 g na 150 ml. Ze wszystkich proszków najbardziej brudzi mikser, dlatego płucz go codziennie, a nie co trzeci dzień.',
      },
      features: { cups: '45', taste: { en: 'milk chocolate', pl: 'mleczna czekolada' } },
      variants: bagAndCarton('VEN-CHOCO', '1 kg', 1.03, 2390, 22600, [410, 115]),
    },
    {
      name: { en: 'Lemon tea granules, 1 kg', pl: 'Herbata cytrynowa granulowana, 1 kg' },
      symbol: 'VEN-TEALEM-1000',
      priceNet: 1890,
      weight: 1.03,
      stockOnHand: 240,
      note: {
        en: 'It contains sugar, tea extract and lemon juice powder; use 14 g to the cup, hot or cold. The powder takes up moisture faster than any of the others, so fill this canister last and close it first.',
        pl: 'Cukier, ekstrakt herbaty i sok cytrynowy w proszku; 14 g na kubek, na ciepło lub na zimno. Herbata chłonie wilgoć szybciej niż inne proszki, więc ten pojemnik napełniaj na końcu i zamykaj jako pierwszy.',
      },
      features: { contents: '1 kg', cups: '71', taste: { en: 'black tea, lemon', pl: 'czarna herbata, cytryna' } },
    },
    {
      name: { en: 'Instant coffee in a jar for the office kitchen, 200 g', pl: 'Kawa rozpuszczalna w słoiku do kuchni biurowej, 200 g' },
      symbol: 'VEN-JAR-200',
      kind: 'jar',
      priceNet: 3490,
      weight: 0.49,
      stockOnHand: 96,
      note: {
        en: 'This is freeze-dried Arabica in a glass jar with a tight lid, for rooms without a machine. A rounded teaspoon is close to 2 g; let boiling water stand a minute first.',
        pl: 'Liofilizowana arabika w szklanym słoiku ze szczelną zakrętką, do pomieszczeń bez automatu. Czubata łyżeczka to około 2 g; wrzątek odstaw najpierw na minutę.',
      },
      features: {
        contents: '200 g',
        process: { en: 'Freeze-dried', pl: 'Liofilizowana' },
        cups: '100',
        application: { en: 'Mug, jug', pl: 'Kubek, dzbanek' },
        taste: { en: 'mild, cocoa', pl: 'łagodny, kakao' },
      },
    },
  ],
}
