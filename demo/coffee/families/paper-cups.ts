// kinds: single, double, vending, lid, stirrer
import { type DemoFamily, type DemoVariant, type FeatureValue, tiered } from '../../types.ts'

/** A sleeve for the counter and the carton it comes in. */
const cup = (
  symbol: string,
  capacity: FeatureValue,
  diameter: FeatureValue,
  sleeve: readonly [pieces: number, price: number, weight: number, stockOnHand: number],
  carton: readonly [pieces: number, price: number, weight: number, stockOnHand: number],
): DemoVariant[] =>
  [sleeve, carton].map(([pieces, price, weight, stockOnHand], i) => ({
    symbol: `${symbol}-${pieces}`,
    features: { capacity, diameter, pack: { en: `${pieces.toLocaleString('en-GB')} pcs`, pl: `${pieces} szt.` } },
    tiers: i === 0 ? tiered(price, [10, 4]) : tiered(price, [5, 4], [20, 9]),
    weight,
    stockOnHand,
  }))

export const family: DemoFamily = {
  code: 'paper-cups',
  category: 'cups',
  brand: 'kubnia',
  vat: 23,
  short: {
    en: 'Takeaway paper cups with the lids that fit them, cups for vending machines, and stirrers.',
    pl: 'Kubki papierowe na wynos i pasujące do nich wieczka, kubki do automatów i mieszadełka.',
  },
  description: {
    en:
      'A cup is chosen by volume and by rim. In our range, the 100 ml cup has a rim of 62 mm, the 250 ml cup 80 mm, and the 350 and 450 ml cups share 90 mm, so one lid serves both. ' +
      'Vending cups have a rim of 70.3 mm, the size for which nearly all cup droppers in Europe are built.\n\n' +
      'The board is virgin fibre of 210 to 300 g/m² with a thin inner layer of polyethylene that makes it leakproof. Single wall is enough for espresso and vending; ' +
      'for larger hot drinks, choose double wall or add a cup sleeve, since black coffee is poured at over 85 °C.\n\n' +
      'Cups with a plastic layer carry the EU mark “plastic in product”. In Poland, whoever sells the drink adds a fee for each such cup and keeps a record of it. The ' +
      'cups do not belong in waste paper. Store them dry and upright in their packaging.',
    pl:
      'Kubek wybiera się według pojemności i średnicy. U nas kubek 100 ml ma 62 mm, 250 ml ma 80 mm, a kubki 350 i 450 ml mają tę samą średnicę, 90 mm, więc pasuje do nich jedno wieczko. ' +
      'Kubki vendingowe mają 70,3 mm, bo pod taki wymiar buduje się prawie wszystkie podajniki w Europie.\n\n' +
      'Papier to czysta celuloza 210–300 g/m² z cienką warstwą polietylenu od środka, która zapewnia szczelność. Do espresso i automatu wystarczy pojedyncza ścianka; ' +
      'do większych napojów weź podwójną albo opaskę, bo czarna kawa ma w chwili nalania ponad 85 °C.\n\n' +
      'Kubki z warstwą tworzywa mają unijne oznaczenie „produkt zawiera plastik”. W Polsce sprzedawca napoju dolicza do każdego takiego kubka opłatę SUP i prowadzi jej ewidencję. ' +
      'Nie wyrzucaj takich kubków do makulatury. Zapas przechowuj w rękawach, na sucho, w pionie.',
  },
  features: { material: { en: 'Board with PE layer', pl: 'Papier powlekany PE' } },
  keywords: { en: 'takeaway cups, to go, disposable, coffee cup lids', pl: 'kubki jednorazowe, na wynos, to go, pokrywki, dekielki, patyczki' },
  products: [
    {
      name: { en: 'Espresso cup 100 ml, single wall', pl: 'Kubek do espresso 100 ml, jednowarstwowy' },
      symbol: 'CUP-S100',
      priceNet: 590,
      note: {
        en: 'It holds a double espresso or a tasting portion and stands firmly under the twin spout of most machines. It will also do for a sip of water with the coffee.',
        pl: 'Mieści podwójne espresso albo porcję do degustacji i stoi pewnie pod podwójną wylewką. Nadaje się też na łyk wody do kawy.',
      },
      features: { colour: { en: 'White', pl: 'Biały' } },
      variants: cup('CUP-S100', '100 ml', '62 mm', [50, 590, 0.24, 320], [1000, 9900, 5.1, 85]),
    },
    {
      name: { en: 'Coffee cup 250 ml, single wall', pl: 'Kubek do kawy 250 ml, jednowarstwowy' },
      symbol: 'CUP-S250',
      priceNet: 890,
      note: {
        en: 'It is for cappuccino and filter coffee, drunk on the spot or taken away with a cup sleeve. A 200 ml drink leaves the finger’s width of space that keeps it from spilling out under the lid.',
        pl: 'Na cappuccino i przelew, na miejscu albo z opaską na wynos. Przy 200 ml napoju zostaje na palec luzu, dzięki któremu nic nie wychlapuje się spod wieczka.',
      },
      features: { colour: { en: 'Brown kraft', pl: 'Brązowy kraft' } },
      variants: cup('CUP-S250', '250 ml', '80 mm', [50, 890, 0.5, 540], [1000, 15900, 10.4, 140]),
    },
    {
      name: { en: 'Coffee cup 350 ml, double wall', pl: 'Kubek do kawy 350 ml, dwuwarstwowy' },
      symbol: 'CUP-D350',
      kind: 'double',
      priceNet: 990,
      note: {
        en: 'It has a second wall with an air gap, so a fresh Americano can be held bare-handed. It takes about a third more room in the cupboard than a single-wall cup; plan the shelf accordingly.',
        pl: 'Ma drugą ściankę i szczelinę powietrzną, więc świeże americano da się trzymać gołą ręką. Kubek zajmuje w szafce mniej więcej o jedną trzecią więcej miejsca niż jednowarstwowy; zaplanuj półkę.',
      },
      features: { colour: { en: 'Black', pl: 'Czarny' } },
      variants: cup('CUP-D350', '350 ml', '90 mm', [25, 990, 0.45, 280], [500, 17900, 9.3, 96]),
    },
    {
      name: { en: 'Latte cup 450 ml, double wall', pl: 'Kubek do latte 450 ml, dwuwarstwowy' },
      symbol: 'CUP-D450',
      kind: 'double',
      priceNet: 1190,
      note: {
        en: 'This is the large one, for latte, chai and lemonade with ice. Check the height before you order: at 137 mm it does not fit under the spout of many home machines.',
        pl: 'Duży kubek na latte, chai i lemoniadę z lodem. Sprawdź przed zakupem wysokość: ma 137 mm i pod wylewkę wielu ekspresów domowych nie wejdzie.',
      },
      features: { height: '137 mm', colour: { en: 'Brown kraft', pl: 'Brązowy kraft' } },
      variants: cup('CUP-D450', '450 ml', '90 mm', [25, 1190, 0.52, 150], [500, 21400, 10.8, 44]),
    },
    {
      name: { en: 'Vending cup 180 ml, rim 70.3 mm', pl: 'Kubek vendingowy 180 ml, średnica 70,3 mm' },
      symbol: 'CUP-V180',
      kind: 'vending',
      priceNet: 8900,
      note: {
        en: 'The rim is tightly curled and the board is smooth, so cups part from the stack one at a time. Load the tower with full sleeves and do not press them in, or the dropper jams.',
        pl: 'Ciasno zwinięty rant i śliski papier, więc kubki schodzą ze stosu pojedynczo. Wkładaj do wieży pełne rękawy i nie dociskaj ich, bo podajnik się zatnie.',
      },
      features: { colour: { en: 'White', pl: 'Biały' } },
      variants: cup('CUP-V180', '180 ml', { en: '70.3 mm', pl: '70,3 mm' }, [1000, 8900, 6.2, 260], [2500, 20900, 15.4, 90]),
    },
    {
      name: { en: 'Paper sip lid for hot drinks', pl: 'Wieczko papierowe z otworem do picia' },
      symbol: 'CUP-LID',
      kind: 'lid',
      priceNet: 1490,
      note: {
        en: 'It is pressed from cellulose without a plastic film; press it down all round until it clicks, with the sip hole away from the seam of the cup. The lid softens after about two hours.',
        pl: 'Tłoczone z celulozy, bez folii. Dociśnij je dookoła, aż kliknie, otworem z dala od szwu kubka. Wieczko mięknie po mniej więcej dwóch godzinach.',
      },
      features: { material: { en: 'Moulded cellulose', pl: 'Celuloza tłoczona' }, colour: { en: 'White', pl: 'Biały' } },
      variants: [
        { symbol: 'CUP-LID-62', features: { diameter: '62 mm', pack: { en: '100 pcs', pl: '100 szt.' } }, tiers: tiered(1490, [10, 6]), weight: 0.24, stockOnHand: 130 },
        { symbol: 'CUP-LID-80', features: { diameter: '80 mm', pack: { en: '100 pcs', pl: '100 szt.' } }, tiers: tiered(1890, [10, 6], [40, 11]), weight: 0.38, stockOnHand: 410 },
        { symbol: 'CUP-LID-90', features: { diameter: '90 mm', pack: { en: '100 pcs', pl: '100 szt.' } }, tiers: tiered(2090, [10, 6], [40, 11]), weight: 0.46, stockOnHand: 330 },
      ],
    },
    {
      name: { en: 'Birch stirrers 140 mm, 1,000 pcs', pl: 'Mieszadełka brzozowe 140 mm, 1000 szt.' },
      symbol: 'CUP-STIR140-1000',
      kind: 'stirrer',
      priceNet: 1690,
      weight: 1.15,
      stockOnHand: 420,
      note: {
        en: 'They are long enough for the 350 ml cup and sanded at both ends. They are for use by hand; a vending machine with a stirrer dropper needs the shorter ones that its manual names.',
        pl: 'Sięgają dna kubka 350 ml, a oba końce są szlifowane. To mieszadełka na ladę; automat z podajnikiem wymaga krótszych, takich, jakie podaje jego instrukcja.',
      },
      features: { material: { en: 'Birch', pl: 'Brzoza' }, length: '140 mm', width: '6 mm', pack: { en: '1,000 pcs', pl: '1000 szt.' } },
    },
  ],
}
