// kinds: pouch, tin, tea-bags
import { type DemoFamily, type DemoVariant, tiered } from '../../types.ts'

const pouch = (symbol: string, contents: '100 g' | '250 g' | '1 kg', price: number, stockOnHand: number): DemoVariant => ({
  symbol,
  features: { contents },
  tiers: tiered(price, contents === '1 kg' ? [3, 6] : [6, 4]),
  weight: { '100 g': 0.12, '250 g': 0.28, '1 kg': 1.06 }[contents],
  stockOnHand,
})

export const family: DemoFamily = {
  code: 'green-tea',
  category: 'tea',
  brand: 'parzylisc',
  vat: 23,
  short: {
    en: 'Green tea from Japan and China, steamed or pan-fired, with the water temperature that keeps it from turning bitter.',
    pl: 'Herbata zielona z Japonii i Chin, parowana albo prażona, z temperaturą wody, przy której nie gorzknieje.',
  },
  description: {
    en:
      'Green tea is heated soon after picking so that it cannot oxidise. In Japan the leaf is steamed and tastes of grass and the sea; in China it is usually fired in a hot ' +
      'pan and tastes of nuts and vegetables.\n\n' +
      'Most bad green tea is good tea in boiling water. Let the kettle stand, or add one part of cold water to three of boiling: 80 °C suits Chinese leaf, 70 °C good sencha. ' +
      'Use 2.5 g to 200 ml, wait two minutes, pour off all the tea and use the same leaf two or three times more, each time a little longer.\n\n' +
      'A cup holds roughly half the caffeine of a cup of coffee. Green tea ages faster than black: buy small amounts, close the pouch well and drink the tea within a year of the ' +
      'packing date. Matcha should be used within two months of opening.',
    pl:
      'Liść herbaty zielonej zaraz po zbiorze się podgrzewa, żeby się nie utlenił. W Japonii robi się to na parze, stąd smak trawy i morza, a w Chinach zwykle na gorącej patelni, stąd nuty orzechów i warzyw.\n\n' +
      'Zła zielona herbata to najczęściej dobra herbata zalana wrzątkiem. Odstaw czajnik albo dolej jedną część zimnej wody na trzy wrzątku: liść chiński lubi 80 ' +
      '°C, a dobra sencha 70 °C. ' +
      'Weź 2,5 g na 200 ml, odczekaj dwie minuty, zlej do końca i parz te same liście jeszcze dwa, trzy razy, za każdym razem trochę dłużej.\n\n' +
      'Filiżanka ma w przybliżeniu o połowę mniej kofeiny niż filiżanka kawy. Zielona starzeje się szybciej niż czarna: kupuj po trochu, zamykaj szczelnie i wypij w ciągu roku od daty ' +
      'pakowania. Matchę zużyj w ciągu dwóch miesięcy od otwarcia.',
  },
  features: { base: { en: 'Green tea', pl: 'Herbata zielona' } },
  keywords: { en: 'loose leaf, japanese tea, chinese tea, macha, gyokuro', pl: 'zielona sypana, liściasta, japońska, chińska, macza, maccza' },
  products: [
    {
      name: { en: 'Sencha Shizuoka, spring harvest', pl: 'Herbata Sencha Shizuoka, zbiór wiosenny' },
      symbol: 'GTE-SENCHA',
      print: 'Sencha',
      priceNet: 3690,
      note: {
        en: 'It is needle-shaped steamed leaf from the first picking, late April to May. Cool the water to 70 °C and pour to the last drop: what stays in the pot turns the second cup bitter.',
        pl: 'Parowany liść w kształcie igiełek, z pierwszego zbioru, od końca kwietnia do maja. Ostudź wodę do 70 °C i zlej do ostatniej kropli, bo od reszty w imbryku drugi napar zgorzknieje.',
      },
      features: {
        origin: { en: 'Japan, Shizuoka', pl: 'Japonia, Shizuoka' },
        process: { en: 'Steamed', pl: 'Parowana' },
        application: { en: 'Brew at 70 °C', pl: 'Parzenie w 70 °C' },
        taste: { en: 'cut grass, spinach, sea', pl: 'skoszona trawa, szpinak, morze' },
      },
      variants: [pouch('GTE-SENCHA-100', '100 g', 3690, 88), pouch('GTE-SENCHA-250', '250 g', 8290, 36)],
    },
    {
      name: { en: 'Gunpowder Zhejiang, rolled leaf', pl: 'Herbata Gunpowder Zhejiang, liść zwijany' },
      symbol: 'GTE-GUNPOWDER',
      print: 'Gunpowder',
      priceNet: 1490,
      note: {
        en: 'The leaves are rolled into pellets that open in the glass; the tea is strong enough for fresh mint and sugar, Moroccan style. The kilo pouch is what most restaurants order.',
        pl: 'Liście zwinięte w kuleczki, które rozwijają się w szklance; herbata jest dość mocna, żeby pić ją ze świeżą miętą i cukrem, po marokańsku. Restauracje biorą zwykle opakowanie kilogramowe.',
      },
      features: {
        origin: { en: 'China, Zhejiang', pl: 'Chiny, Zhejiang' },
        process: { en: 'Pan-fired, rolled', pl: 'Prażona, zwijana' },
        application: { en: 'Brew at 80 °C', pl: 'Parzenie w 80 °C' },
        taste: { en: 'light smoke, herbs', pl: 'lekki dym, zioła' },
      },
      variants: [pouch('GTE-GUNPOWDER-100', '100 g', 1490, 260), pouch('GTE-GUNPOWDER-250', '250 g', 3190, 150), pouch('GTE-GUNPOWDER-1000', '1 kg', 10900, 58)],
    },
    {
      name: { en: 'Longjing, flat pan-fired leaf', pl: 'Herbata Longjing, płaski liść prażony' },
      symbol: 'GTE-LONGJING',
      print: 'Longjing',
      priceNet: 4490,
      note: {
        en: 'It is pressed flat by hand against the hot pan, which gives the chestnut note. Brew it in a tall glass and drink it with the leaves left in; no strainer is needed, as they sink.',
        pl: 'Dociskana ręką do gorącej patelni, stąd płaski liść i nuta kasztana. Parz w wysokiej szklance i popijaj znad liści; sitko jest niepotrzebne, bo liście opadną na dno.',
      },
      features: {
        origin: { en: 'China, Zhejiang', pl: 'Chiny, Zhejiang' },
        process: { en: 'Pan-fired', pl: 'Prażona' },
        application: { en: 'Brew at 80 °C', pl: 'Parzenie w 80 °C' },
        taste: { en: 'roast chestnut, young peas', pl: 'pieczony kasztan, młody groszek' },
      },
      variants: [pouch('GTE-LONGJING-100', '100 g', 4490, 52), pouch('GTE-LONGJING-250', '250 g', 9990, 15)],
    },
    {
      name: { en: 'Jasmine green tea, Fujian', pl: 'Herbata zielona jaśminowa, Fujian' },
      symbol: 'GTE-JASMINE',
      print: 'Jasmine',
      priceNet: 2390,
      note: {
        en: 'This spring tea is layered with fresh jasmine blossom for several nights and then sieved, so only a few petals remain. It is scented by the flowers themselves, without added flavouring.',
        pl: 'Wiosenna herbata przesypywana przez kilka nocy świeżym kwiatem jaśminu, a potem odsiewana, więc płatków zostaje mało. Pachnie samym kwiatem, bez dodanego aromatu.',
      },
      features: {
        origin: { en: 'China, Fujian', pl: 'Chiny, Fujian' },
        process: { en: 'Scented with blossom', pl: 'Aromatyzowana kwiatem' },
        application: { en: 'Brew at 80 °C', pl: 'Parzenie w 80 °C' },
        taste: { en: 'jasmine, pear', pl: 'jaśmin, gruszka' },
      },
      variants: [pouch('GTE-JASMINE-100', '100 g', 2390, 140), pouch('GTE-JASMINE-250', '250 g', 5190, 80), pouch('GTE-JASMINE-1000', '1 kg', 18400, 12)],
    },
    {
      name: { en: 'Matcha Uji in a tin, 30 g', pl: 'Matcha Uji w puszce, 30 g' },
      symbol: 'GTE-MATCHA-T30',
      print: 'Matcha',
      kind: 'tin',
      priceNet: 6490,
      weight: 0.09,
      stockOnHand: 0,
      note: {
        en: 'This is stone-milled leaf from bushes shaded for three weeks before picking. Sift 2 g and whisk it with 70 ml of water until it foams; for a latte, add the milk afterwards. The tin makes fifteen bowls.',
        pl: 'Liść zacieniany przez trzy tygodnie przed zbiorem i mielony na kamieniu. Przesiej 2 g i ubij z 70 ml wody na pianę, a do latte mleko dolej na końcu. Puszka starcza na piętnaście czarek.',
      },
      features: {
        contents: '30 g',
        origin: { en: 'Japan, Uji', pl: 'Japonia, Uji' },
        process: { en: 'Shaded, stone-milled', pl: 'Zacieniana, mielona na kamieniu' },
        application: { en: 'Brew at 75 °C', pl: 'Parzenie w 75 °C' },
        taste: { en: 'umami, cream, young grass', pl: 'umami, śmietanka, młoda trawa' },
      },
    },
    {
      name: { en: 'Green tea in pyramid bags, 50 pcs', pl: 'Herbata zielona w piramidkach, 50 szt.' },
      symbol: 'GTE-PIRAMIDKI-50',
      kind: 'tea-bags',
      priceNet: 2690,
      weight: 0.19,
      stockOnHand: 380,
      note: {
        en: 'This is whole Chinese leaf with room to unfold in a net made from maize starch. The string is welded on without a staple. The net breaks down in an industrial composter, not on the garden heap.',
        pl: 'Cały chiński liść, który ma miejsce, żeby się rozwinąć, w siateczce ze skrobi kukurydzianej. Sznurek jest zgrzany, bez zszywki. Siateczka rozkłada się w kompostowni przemysłowej, ale nie w kompostowniku na działce.',
      },
      features: {
        contents: '50 × 2 g',
        pack: { en: '50 pcs', pl: '50 szt.' },
        origin: { en: 'China, Hubei', pl: 'Chiny, Hubei' },
        process: { en: 'Steamed', pl: 'Parowana' },
        application: { en: 'Brew at 80 °C', pl: 'Parzenie w 80 °C' },
        taste: { en: 'green apple, meadow', pl: 'zielone jabłko, łąka' },
      },
    },
  ],
}
