// kinds: carton, portions, bag
// Milk, plant-based drinks and honey, all at 5% VAT; sugar is taxed at 8% and is the family `sugar`.
import { type DemoFamily, type DemoVariant, tiered } from '../../types.ts'

/** A tray as it comes from the dairy, and the pallet layer for cafés. */
const trays = (symbol: string, litres: 6 | 12, tray: number, stockOnHand: readonly [number, number]): DemoVariant[] => [
  {
    symbol: `${symbol}-${litres}`,
    features: { pack: { en: `${litres} pcs`, pl: `${litres} szt.` } },
    tiers: tiered(tray, [5, 3]),
    weight: Math.round(litres * 10.7) / 10,
    stockOnHand: stockOnHand[0],
  },
  {
    symbol: `${symbol}-${litres * 5}`,
    features: { pack: { en: `${litres * 5} pcs`, pl: `${litres * 5} szt.` } },
    tiers: tiered(Math.round(tray * 4.7), [3, 3]),
    weight: Math.round(litres * 53.5) / 10,
    stockOnHand: stockOnHand[1],
  },
]

export const family: DemoFamily = {
  code: 'milk-and-sugar',
  category: 'milk-and-sweetening',
  brand: 'dolewnik',
  vat: 5,
  short: {
    en: 'Long-life milk, plant-based drinks that froth, portions of cream and of honey, and milk powder for machines.',
    pl: 'Mleko UHT, napoje roślinne do spieniania, śmietanka i miód w porcjach oraz mleko w proszku do automatów.',
  },
  description: {
    en:
      'Foam needs protein; body needs fat. Milk with 3.2% fat and at least 3.2 g of protein per 100 ml gives a dense, sweet foam; skimmed milk foams higher, but its foam dries out sooner. ' +
      'Start from the fridge at 4 °C and stop at 60 to 65 °C: above 70 °C the milk tastes boiled and the foam breaks.\n\n' +
      'Long-life milk is heated to about 135 °C for a few seconds and keeps for months unopened without a fridge. Once open, it keeps like fresh milk: three days at 4 °C. ' +
      'Plant-based drinks for coffee contain some oil and an acidity regulator, so that they do not curdle in the cup. Shake them well.\n\n' +
      'Milk left in tubes and wands overnight is the most frequent cause of complaints. Purge the wand after every jug and run a milk system cleaner at the end of each day.',
    pl:
      'Za pianę odpowiada białko, a za pełnię tłuszcz. Mleko 3,2% z co najmniej 3,2 g białka na 100 ml daje pianę gęstą i słodką; odtłuszczone pieni się wyżej, ale jego piana szybciej wysycha. ' +
      'Zacznij od 4 °C, prosto z lodówki, a skończ na 60–65 °C: powyżej 70 °C mleko smakuje jak gotowane, a piana siada.\n\n' +
      'Mleko UHT podgrzewa się na kilka sekund do około 135 °C, dlatego zamknięte wytrzymuje miesiące bez lodówki. Po otwarciu przechowuje się je jak świeże: trzy dni w 4 °C. ' +
      'Napoje roślinne do kawy zawierają olej i regulator kwasowości, żeby nie zwarzyły się w filiżance. Mocno wstrząśnij przed użyciem.\n\n' +
      'Mleko zostawione na noc w wężyku i dyszy to najczęstszy powód reklamacji. Przedmuchuj dyszę po każdym dzbanku, a na koniec dnia użyj środka do czyszczenia układów mlecznych.',
  },
  features: { application: { en: 'Coffee and tea', pl: 'Kawa i herbata' } },
  keywords: { en: 'creamer, oat milk, barista milk, coffee cream, whitener', pl: 'mleczko do kawy, mleko owsiane, barista, śmietanka, mleko do spieniania, granulat mleczny' },
  products: [
    {
      name: { en: 'Long-life milk 3.2%, 1 l cartons', pl: 'Mleko UHT 3,2%, kartony 1 l' },
      symbol: 'MLK-UHT32',
      priceNet: 4490,
      note: {
        en: 'This Polish cow’s milk in a carton with a screw cap is the standard for cafés that froth all day. One litre makes six or seven cappuccinos; put tomorrow’s tray in the fridge tonight.',
        pl: 'Polskie mleko krowie w kartonie z zakrętką, podstawa w kawiarniach, które spieniają cały dzień. Z litra wychodzi sześć, siedem cappuccino; jutrzejszą zgrzewkę wstaw do lodówki wieczorem.',
      },
      features: { contents: '1 l', origin: { en: 'Poland', pl: 'Polska' } },
      variants: trays('MLK-UHT32', 12, 4490, [180, 30]),
    },
    {
      name: { en: 'Lactose-free long-life milk 1.5%, 1 l cartons', pl: 'Mleko UHT bez laktozy 1,5%, kartony 1 l' },
      symbol: 'MLK-LF15',
      priceNet: 3190,
      note: {
        en: 'The lactose is split into glucose and galactose, so the milk tastes a little sweeter than the ordinary kind. Mark the jug: guests with an intolerance rely on you not to mix up the milk.',
        pl: 'Laktozę rozłożono na glukozę i galaktozę, dlatego mleko jest trochę słodsze niż zwykłe. Oznacz dzbanek, bo gość z nietolerancją liczy na to, że nie pomylisz mleka.',
      },
      features: { contents: '1 l', origin: { en: 'Poland', pl: 'Polska' } },
      variants: trays('MLK-LF15', 6, 3190, [75, 12]),
    },
    {
      name: { en: 'Oat drink for frothing, 1 l cartons', pl: 'Napój owsiany do spieniania, kartony 1 l' },
      symbol: 'MLK-OAT',
      priceNet: 5290,
      note: {
        en: 'Enzymes turn part of the oat starch into malt sugar, hence the cereal sweetness without added sugar. Foam the drink only to 55 °C; hotter than that, it turns thick and slimy. It contains gluten.',
        pl: 'Enzymy zamieniają część skrobi owsianej w cukier słodowy, stąd zbożowa słodycz bez dodatku cukru. Spieniaj tylko do 55 °C; gorętszy napój gęstnieje i robi się śluzowaty. Zawiera gluten.',
      },
      features: { contents: '1 l', base: { en: 'Oats', pl: 'Owies' } },
      variants: trays('MLK-OAT', 6, 5290, [140, 22]),
    },
    {
      name: { en: 'Soya drink for frothing, 1 l cartons', pl: 'Napój sojowy do spieniania, kartony 1 l' },
      symbol: 'MLK-SOY',
      priceNet: 4690,
      note: {
        en: 'It has almost as much protein as cow’s milk, so the foam holds longer than on other plant-based drinks. Acidic, lightly roasted coffees make it curdle; serve it with a darker blend.',
        pl: 'Białka ma prawie tyle co mleko krowie, dlatego piana trzyma się dłużej niż na innych napojach roślinnych. W kwaśnej, jasno palonej kawie napój się warzy; podawaj go z ciemniejszą mieszanką.',
      },
      features: { contents: '1 l', base: { en: 'Soya', pl: 'Soja' } },
      variants: trays('MLK-SOY', 6, 4690, [60, 8]),
    },
    {
      name: { en: 'Coffee cream 10%, 10 g portions', pl: 'Śmietanka do kawy 10%, porcje po 10 g' },
      symbol: 'MLK-CREAM10',
      kind: 'portions',
      priceNet: 6400,
      weight: 2.65,
      stockOnHand: 85,
      note: {
        en: 'The sealed cups need no fridge, which suits conference tables and hotel rooms. There are 240 in the carton, in strips of ten that snap apart; one cup whitens one ordinary coffee.',
        pl: 'Zamknięte kubeczki, które nie potrzebują lodówki, na stół konferencyjny i do pokoju hotelowego. W kartonie jest 240 sztuk w listkach po dziesięć; jeden kubeczek zabiela jedną zwykłą kawę.',
      },
      features: { contents: '240 × 10 g', pack: { en: '240 pcs', pl: '240 szt.' }, origin: { en: 'Poland', pl: 'Polska' } },
    },
    {
      name: { en: 'Skimmed milk granules for vending machines, 500 g', pl: 'Mleko odtłuszczone granulowane do automatów, 500 g' },
      symbol: 'MLK-GRAN',
      kind: 'bag',
      priceNet: 2290,
      note: {
        en: 'It is pure skimmed milk in granules that dissolve at once and do not stick in the canister; use 6 g for a white coffee and 9 g for a latte. Check the auger setting after changing from another brand.',
        pl: 'Samo mleko odtłuszczone w granulkach, które od razu się rozpuszczają i nie zawieszają się w pojemniku; 6 g na kawę z mlekiem, 9 g na latte. Po przejściu z innej marki sprawdź ustawienie ślimaka.',
      },
      features: { contents: '500 g', application: { en: 'Vending machines', pl: 'Automaty vendingowe' } },
      variants: [
        { symbol: 'MLK-GRAN-500', features: { pack: { en: '1 bag', pl: '1 torba' } }, tiers: tiered(2290, [5, 3]), weight: 0.53, stockOnHand: 280 },
        { symbol: 'MLK-GRAN-500-10', features: { pack: { en: 'carton of 10', pl: 'karton 10 szt.' } }, tiers: tiered(21600, [5, 5]), weight: 5.7, stockOnHand: 75 },
      ],
    },
    {
      name: { en: 'Multifloral honey, 20 g portions, 60 pcs', pl: 'Miód wielokwiatowy, porcje po 20 g, 60 szt.' },
      symbol: 'MLK-HONEY20-60',
      kind: 'portions',
      priceNet: 5900,
      weight: 1.5,
      stockOnHand: 0,
      note: {
        en: 'It is for the tea tray and the breakfast buffet. If it sets, stand the portions in warm water below 40 °C; the honey stays the same, and setting is no fault.',
        pl: 'Na tacę z herbatą i bufet śniadaniowy. Jeśli miód skrystalizuje, wstaw porcje do ciepłej wody (poniżej 40 °C); to nadal ten sam miód, a krystalizacja nie jest wadą.',
      },
      features: { contents: '60 × 20 g', pack: { en: '60 pcs', pl: '60 szt.' }, origin: { en: 'Poland', pl: 'Polska' } },
    },
  ],
}
