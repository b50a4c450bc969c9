// kinds: pouch, tin, tea-bags
import { type DemoFamily, type DemoVariant, tiered } from '../../types.ts'

const pouch = (symbol: string, contents: '100 g' | '250 g' | '1 kg', price: number, stockOnHand: number): DemoVariant => ({
  symbol,
  features: { contents },
  tiers: tiered(price, contents === '1 kg' ? [3, 5] : [6, 4], contents === '1 kg' ? [10, 10] : [24, 8]),
  weight: { '100 g': 0.12, '250 g': 0.28, '1 kg': 1.06 }[contents],
  stockOnHand,
})

export const family: DemoFamily = {
  code: 'black-tea',
  category: 'tea',
  brand: 'parzylisc',
  vat: 23,
  short: {
    en: 'Black tea from India, Sri Lanka, China and Kenya, sold loose by region, or in bags for the office.',
    pl: 'Herbata czarna z Indii, Sri Lanki, Chin i Kenii, liściasta, do wyboru według regionu, albo w torebkach do biura.',
  },
  description: {
    en:
      'Black tea is withered, rolled and left to oxidise until the leaf turns copper, then dried. All of it comes from Camellia sinensis; place, season and leaf size make the difference. ' +
      'The letters on the pack grade the leaf, not the taste: OP is a whole leaf, FTGFOP a leaf with many tips, BOP a broken leaf that brews faster and darker.\n\n' +
      'Use 2.5 g, a level teaspoon of broken leaf or a heaped one of whole leaf, to 200 ml of water just off the boil. ' +
      'Three minutes make a lively cup, five a strong one for milk. Darjeeling likes 90 °C and no more than three minutes.\n\n' +
      'Hard water gives a dull cup with a film on top; a filter jug helps at once. Keep tea sealed, in the dark and away from coffee and spices, whose smell it takes on. ' +
      'Loose tea keeps for two years.',
    pl:
      'Liść herbaty czarnej więdnie, jest skręcany i utlenia się, aż nabierze koloru miedzi, a potem jest suszony. Zawsze pochodzi z Camellia sinensis; o różnicy decydują ' +
      'miejsce, pora zbioru i wielkość liścia. ' +
      'Litery na opakowaniu mówią o liściu, nie o smaku: OP to cały liść, FTGFOP to liść z wieloma pąkami, a BOP to liść łamany, który zaparza się szybciej i daje ciemniejszy napar.\n\n' +
      'Na 200 ml wody tuż po zagotowaniu weź 2,5 g, czyli płaską łyżeczkę liścia łamanego albo czubatą całego. ' +
      'Trzy minuty dają napar rześki, a pięć minut daje mocny, do mleka. Darjeeling woli 90 °C i najwyżej trzy minuty.\n\n' +
      'Twarda woda daje mętny napar z kożuszkiem; dzbanek filtrujący pomaga od razu. Trzymaj herbatę zamkniętą, w ciemności, z dala od kawy i przypraw, bo przejmuje ' +
      'zapachy. Sypana zachowuje świeżość przez dwa lata.',
  },
  features: { base: { en: 'Black tea', pl: 'Herbata czarna' } },
  keywords: { en: 'loose leaf tea, breakfast tea, cuppa, brew', pl: 'herbata liściasta, sypana, ekspresowa, czaj, do biura' },
  products: [
    {
      name: { en: 'Assam second flush, FTGFOP leaf', pl: 'Herbata Assam z drugiego zbioru, liść FTGFOP' },
      symbol: 'BTE-ASSAM',
      print: 'Assam',
      priceNet: 2190,
      note: {
        en: 'It comes from the hot lowland along the Brahmaputra and is plucked in May and June, when the malt note is deepest. It takes milk better than any other tea here, and in East Frisia it is drunk with cream.',
        pl: 'Z gorącej niziny nad Brahmaputrą, zbierana w maju i czerwcu, gdy nuta słodowa jest najgłębsza. Spośród naszych herbat ta najlepiej smakuje z mlekiem, a we Fryzji Wschodniej pije się ją ze śmietanką.',
      },
      features: { origin: { en: 'India, Assam', pl: 'Indie, Assam' }, altitude: '50–120 m', taste: { en: 'malt, dark honey, cocoa', pl: 'słód, ciemny miód, kakao' } },
      variants: [pouch('BTE-ASSAM-100', '100 g', 2190, 190), pouch('BTE-ASSAM-250', '250 g', 4790, 120), pouch('BTE-ASSAM-1000', '1 kg', 16900, 24)],
    },
    {
      name: { en: 'Darjeeling first flush, FTGFOP1 leaf', pl: 'Herbata Darjeeling z pierwszego zbioru, liść FTGFOP1' },
      symbol: 'BTE-DARJEELING',
      print: 'Darjeeling',
      priceNet: 4290,
      note: {
        en: 'This is the March and April picking from the slopes of the Himalayas, greenish in the leaf and pale in the cup. Add neither milk nor lemon, or the flowery scent will be lost.',
        pl: 'Marcowo-kwietniowy zbiór z himalajskich stoków, liść zielonkawy, napar jasny. Nie dodawaj mleka ani cytryny, bo kwiatowy aromat zniknie.',
      },
      features: {
        origin: { en: 'India, Darjeeling', pl: 'Indie, Darjeeling' },
        altitude: { en: '900–2,000 m', pl: '900–2000 m' },
        taste: { en: 'muscat grape, meadow flowers, almond', pl: 'winogrono muszkatowe, kwiaty łąkowe, migdał' },
      },
      variants: [pouch('BTE-DARJEELING-100', '100 g', 4290, 70), pouch('BTE-DARJEELING-250', '250 g', 9690, 31)],
    },
    {
      name: { en: 'Ceylon Dimbula, OP leaf', pl: 'Herbata cejlońska Dimbula, liść OP' },
      symbol: 'BTE-DIMBULA',
      print: 'Dimbula',
      priceNet: 1790,
      note: {
        en: 'It is grown on the western slopes of the Sri Lankan highlands, and is bright amber and brisk. It stays clear when cooled, which makes it the right base for iced tea with lemon.',
        pl: 'Z zachodnich stoków wyżyny Sri Lanki, bursztynowa i rześka. Po ostudzeniu nie mętnieje, więc jest dobrą podstawą herbaty mrożonej z cytryną.',
      },
      features: {
        origin: 'Sri Lanka, Dimbula',
        altitude: { en: '1,100–1,600 m', pl: '1100–1600 m' },
        taste: { en: 'citrus, fresh wood, apple', pl: 'cytrusy, świeże drewno, jabłko' },
      },
      variants: [pouch('BTE-DIMBULA-100', '100 g', 1790, 230), pouch('BTE-DIMBULA-250', '250 g', 3890, 140), pouch('BTE-DIMBULA-1000', '1 kg', 13400, 42)],
    },
    {
      name: { en: 'Yunnan Dian Hong with golden tips', pl: 'Herbata Yunnan Dian Hong ze złotymi pąkami' },
      symbol: 'BTE-YUNNAN',
      print: 'Yunnan',
      priceNet: 2990,
      note: {
        en: 'It is made from the large-leaf variety of southern China and is soft enough to forgive ten minutes in the pot. The same leaf gives two more cups with fresh water.',
        pl: 'Z wielkolistnej odmiany z południa Chin, tak łagodna, że wybaczy nawet dziesięć minut w imbryku. Te same liście zalejesz jeszcze dwa razy.',
      },
      features: {
        origin: { en: 'China, Yunnan', pl: 'Chiny, Junnan' },
        altitude: { en: '1,000–2,000 m', pl: '1000–2000 m' },
        taste: { en: 'sweet potato, cocoa, pepper', pl: 'batat, kakao, pieprz' },
      },
      variants: [pouch('BTE-YUNNAN-100', '100 g', 2990, 96), pouch('BTE-YUNNAN-250', '250 g', 6690, 44)],
    },
    {
      name: { en: 'Earl Grey with bergamot oil', pl: 'Herbata Earl Grey z olejkiem z bergamotki' },
      symbol: 'BTE-EARLGREY',
      print: 'Earl Grey',
      priceNet: 1990,
      note: {
        en: 'It is Ceylon leaf scented with oil pressed from the rind of Calabrian bergamot, and nothing else. Close the pouch well, because the scent gets into every other tea in the cupboard.',
        pl: 'Liść cejloński z olejkiem tłoczonym ze skórki kalabryjskiej bergamotki i niczym więcej. Zamykaj torebkę szczelnie, bo zapachem bergamotki przejdzie każda inna herbata w szafce.',
      },
      features: { origin: 'Sri Lanka', taste: { en: 'bergamot, lemon peel', pl: 'bergamotka, skórka cytrynowa' } },
      variants: [pouch('BTE-EARLGREY-100', '100 g', 1990, 310), pouch('BTE-EARLGREY-250', '250 g', 4390, 160), pouch('BTE-EARLGREY-1000', '1 kg', 15200, 38)],
    },
    {
      name: { en: 'Keemun in a tin, Anhui, 120 g', pl: 'Herbata Keemun w puszce, Anhui, 120 g' },
      symbol: 'BTE-KEEMUN-T120',
      print: 'Keemun',
      kind: 'tin',
      priceNet: 4990,
      weight: 0.24,
      stockOnHand: 11,
      note: {
        en: 'These thin black leaves from Qimen county have a trace of smoke and red wine. The tin has a second, tight inner lid and is meant to be refilled.',
        pl: 'Cienkie czarne liście z powiatu Qimen, z lekką nutą dymu i czerwonego wina. Puszka ma drugie, szczelne wieczko w środku i służy do ponownego napełniania.',
      },
      features: { contents: '120 g', origin: { en: 'China, Anhui', pl: 'Chiny, Anhui' }, taste: { en: 'light smoke, plum, rose', pl: 'lekki dym, śliwka, róża' } },
    },
    {
      name: { en: 'Breakfast tea in enveloped bags, 100 pcs', pl: 'Herbata śniadaniowa w kopertach, 100 szt.' },
      symbol: 'BTE-SNIADANIOWA-100',
      kind: 'tea-bags',
      priceNet: 1890,
      weight: 0.31,
      stockOnHand: 640,
      note: {
        en: 'This blend of Assam and Kenyan tea is cut fine, so three minutes are enough even in a large mug. Each bag sits in its own paper envelope and stays clean on a hotel or meeting table.',
        pl: 'Assam i herbata kenijska, drobno cięte, więc trzy minuty wystarczą nawet na duży kubek. Każda torebka ma papierową kopertę i zostaje czysta na stole w hotelu czy sali spotkań.',
      },
      features: {
        contents: '100 × 2 g',
        pack: { en: '100 pcs', pl: '100 szt.' },
        origin: { en: 'India, Kenya', pl: 'Indie, Kenia' },
        taste: { en: 'malt, orange', pl: 'słód, pomarańcza' },
      },
    },
  ],
}
