// kinds: bag, tin
import { type DemoFamily, type DemoVariant, type Texts, tiered } from '../../types.ts'
import { flavours } from '../flavours.ts'

const beans: Texts = { en: 'Whole bean', pl: 'Ziarno' }
const filter: Texts = { en: 'Ground for filter', pl: 'Mielona do przelewu' }
const press: Texts = { en: 'Ground for French press', pl: 'Mielona do french pressu' }

const small = (symbol: string, grind: Texts, price: number, stockOnHand: number): DemoVariant => ({
  symbol,
  features: { contents: '250 g', grind },
  tiers: tiered(price, [8, 4], [32, 8]),
  weight: 0.27,
  stockOnHand,
})
const large = (symbol: string, price: number, stockOnHand: number): DemoVariant => ({
  symbol,
  features: { contents: '1 kg', grind: beans },
  tiers: tiered(price, [5, 5]),
  weight: 1.03,
  stockOnHand,
})

export const family: DemoFamily = {
  code: 'single-origins',
  category: 'single-origin-coffee',
  brand: 'palimir',
  vat: 23,
  short: {
    en: 'Arabica from one region at a time, roasted lightly enough for you to taste where it grew.',
    pl: 'Arabika z jednego regionu, palona na tyle jasno, żeby było czuć, skąd pochodzi.',
  },
  description: {
    en:
      'A single origin comes from one country and one growing region, often from one washing station. ' +
      'The features give its altitude, variety and process, because these three shape the cup more than the flag does. ' +
      'Higher farms are cooler, the cherry ripens more slowly and the bean grows denser and more acidic.\n\n' +
      'Washed coffee is fermented and rinsed before drying and tastes clean and bright. Natural coffee dries inside the cherry and tastes of ripe fruit. ' +
      'Honey lies in between: the skin is taken off, and the sticky layer under it, the mucilage, stays on.\n\n' +
      'For filter coffee, use 60 g of coffee per litre of water at 92 to 96 °C. Dense, lightly roasted beans want a finer grind and hotter water than a blend does. ' +
      'The harvest comes once or twice a year, so the taste differs a little from lot to lot.',
    pl:
      'Kawa jednorodna pochodzi z jednego kraju i jednego regionu, często z jednej stacji obróbki. ' +
      'W cechach podajemy wysokość upraw, odmianę i obróbkę, bo to one decydują o smaku bardziej niż flaga na torebce. ' +
      'Wyżej jest chłodniej, owoc dojrzewa wolniej, a ziarno jest twardsze i ma więcej kwasowości.\n\n' +
      'Kawę mytą fermentuje się i płucze przed suszeniem, stąd czysty, rześki smak. Naturalna schnie w całym owocu i smakuje dojrzałymi owocami. ' +
      'Honey to metoda pośrednia: zdejmuje się skórkę, a lepki miąższ zostaje.\n\n' +
      'Do przelewu odmierz 60 g kawy na litr wody o temperaturze 92–96 °C. Twarde, jasno palone ziarno trzeba zemleć drobniej i zalać gorętszą wodą niż mieszankę. ' +
      'Zbiory są raz albo dwa razy w roku, więc smak kolejnych partii trochę się różni.',
  },
  features: { application: { en: 'Filter and light espresso', pl: 'Przelew i jasne espresso' } },
  keywords: { en: 'specialty coffee, speciality, pour over beans, third wave, arabica', pl: 'kawa specialty, speciality, plantacyjna, arabica, alternatywy, trzecia fala' },
  products: [
    {
      name: { en: 'Ethiopia Yirgacheffe coffee, washed', pl: 'Kawa Etiopia Yirgacheffe, myta' },
      symbol: 'SO-YIRGACHEFFE',
      print: 'Yirgacheffe',
      priceNet: 4390,
      note: {
        en: 'These are small beans of many local varieties from gardens in the Gedeo zone, so dense that they need a finer setting than anything else on the shelf. The coffee is lovely over ice.',
        pl: 'Drobne ziarna wielu lokalnych odmian z przydomowych ogrodów strefy Gedeo, tak twarde, że miele się je drobniej niż wszystko inne na półce. Kawa jest dobra także z lodem.',
      },
      features: {
        origin: { en: 'Ethiopia, Yirgacheffe', pl: 'Etiopia, Yirgacheffe' },
        process: { en: 'Washed', pl: 'Myta' },
        variety: { en: 'Local landraces', pl: 'Odmiany lokalne' },
        altitude: { en: '1,900–2,200 m', pl: '1900–2200 m' },
        flavour: flavours.flowers,
        roast: { en: 'Light', pl: 'Jasne' },
        taste: { en: 'bergamot, jasmine, lemon', pl: 'bergamotka, jaśmin, cytryna' },
      },
      variants: [small('SO-YIRGACHEFFE-250B', beans, 4390, 240), small('SO-YIRGACHEFFE-250F', filter, 4390, 60), large('SO-YIRGACHEFFE-1000B', 15400, 75)],
    },
    {
      name: { en: 'Kenya Nyeri AA coffee, washed', pl: 'Kawa Kenia Nyeri AA, myta' },
      symbol: 'SO-NYERI',
      print: 'Nyeri',
      priceNet: 5290,
      note: {
        en: 'AA is the bean size, screens 17 and 18, not a quality score. The coffee comes from the volcanic soil between Mount Kenya and the Aberdare range; the blackcurrant note is strongest in a filter brew.',
        pl: 'AA to wielkość ziarna, sito 17 i 18, a nie ocena jakości. Kawa rośnie na glebach wulkanicznych między górą Kenia a pasmem Aberdare; czarną porzeczkę najmocniej czuć w przelewie.',
      },
      features: {
        origin: { en: 'Kenya, Nyeri', pl: 'Kenia, Nyeri' },
        process: { en: 'Washed, soaked', pl: 'Myta, z moczeniem' },
        variety: 'SL28, SL34',
        altitude: { en: '1,700–1,900 m', pl: '1700–1900 m' },
        flavour: flavours.fruit,
        roast: { en: 'Light', pl: 'Jasne' },
        taste: { en: 'blackcurrant, grapefruit, tomato leaf', pl: 'czarna porzeczka, grejpfrut, liść pomidora' },
      },
      variants: [small('SO-NYERI-250B', beans, 5290, 130), small('SO-NYERI-250F', filter, 5290, 45), large('SO-NYERI-1000B', 18900, 22)],
    },
    {
      name: { en: 'Colombia Huila coffee, washed', pl: 'Kawa Kolumbia Huila, myta' },
      symbol: 'SO-HUILA',
      print: 'Huila',
      priceNet: 3890,
      note: {
        en: 'This is the safe choice for a first single origin in the office: round, sweet and not sour. Huila has two harvests a year, so this coffee is rarely out of stock for long.',
        pl: 'Bezpieczny wybór na pierwszą kawę jednorodną w biurze: okrągła, słodka i niekwaśna. W Huili zbiera się kawę dwa razy w roku, więc rzadko brakuje jej na długo.',
      },
      features: {
        origin: { en: 'Colombia, Huila', pl: 'Kolumbia, Huila' },
        process: { en: 'Washed', pl: 'Myta' },
        variety: 'Castillo, Caturra',
        altitude: { en: '1,500–1,900 m', pl: '1500–1900 m' },
        flavour: flavours.caramel,
        roast: { en: 'Light to medium', pl: 'Średnio jasne' },
        taste: { en: 'caramel, red apple, panela', pl: 'karmel, czerwone jabłko, panela' },
      },
      variants: [small('SO-HUILA-250B', beans, 3890, 300), small('SO-HUILA-250F', filter, 3890, 110), small('SO-HUILA-250P', press, 3890, 52), large('SO-HUILA-1000B', 13400, 140)],
    },
    {
      name: { en: 'Guatemala Huehuetenango coffee, washed', pl: 'Kawa Gwatemala Huehuetenango, myta' },
      symbol: 'SO-HUEHUE',
      print: 'Huehuetenango',
      priceNet: 4090,
      note: {
        en: 'Dry winds from the Tehuantepec plain in Mexico keep frost off these farms, so coffee grows higher up than elsewhere in the country. This one is good as a light espresso too.',
        pl: 'Suche wiatry z meksykańskiej równiny Tehuantepec chronią te plantacje przed przymrozkiem, dlatego kawa rośnie tu wyżej niż w reszcie kraju. Sprawdza się też jako jasne espresso.',
      },
      features: {
        origin: { en: 'Guatemala, Huehuetenango', pl: 'Gwatemala, Huehuetenango' },
        process: { en: 'Washed', pl: 'Myta' },
        variety: 'Bourbon, Caturra',
        altitude: { en: '1,500–1,900 m', pl: '1500–1900 m' },
        flavour: flavours.fruit,
        roast: { en: 'Light to medium', pl: 'Średnio jasne' },
        taste: { en: 'orange, milk chocolate, toffee', pl: 'pomarańcza, mleczna czekolada, toffi' },
      },
      variants: [small('SO-HUEHUE-250B', beans, 4090, 150), small('SO-HUEHUE-250F', filter, 4090, 38), large('SO-HUEHUE-1000B', 14200, 48)],
    },
    {
      name: { en: 'Costa Rica Tarrazú coffee, honey process', pl: 'Kawa Kostaryka Tarrazú, obróbka honey' },
      symbol: 'SO-TARRAZU',
      print: 'Tarrazú',
      priceNet: 4490,
      note: {
        en: 'It is dried with the mucilage left on, which gives a syrupy body halfway between washed and natural. There is no honey in it; the word describes the sticky layer.',
        pl: 'Suszona z pozostawionym miąższem, stąd syropowata pełnia w pół drogi między mytą a naturalną. Miodu w niej nie ma; nazwa opisuje lepką warstwę na ziarnie.',
      },
      features: {
        origin: { en: 'Costa Rica, Tarrazú', pl: 'Kostaryka, Tarrazú' },
        process: 'Honey',
        variety: 'Caturra, Catuaí',
        altitude: { en: '1,400–1,900 m', pl: '1400–1900 m' },
        flavour: flavours.fruit,
        roast: { en: 'Light to medium', pl: 'Średnio jasne' },
        taste: { en: 'apricot, brown sugar, almond', pl: 'morela, brązowy cukier, migdał' },
      },
      variants: [small('SO-TARRAZU-250B', beans, 4490, 90), small('SO-TARRAZU-250P', press, 4490, 26)],
    },
    {
      name: { en: 'Sumatra Gayo coffee, wet-hulled', pl: 'Kawa Sumatra Gayo, obróbka giling basah' },
      symbol: 'SO-GAYO',
      print: 'Gayo',
      priceNet: 4190,
      note: {
        en: 'It comes from the Gayo highlands in Aceh and is hulled while the bean is still wet, which is why it looks bluish before roasting and tastes low in acid. It is best in a press with the lid on for four minutes.',
        pl: 'Z płaskowyżu Gayo w prowincji Aceh, łuszczona na mokro, dlatego surowe ziarno jest niebieskawe, a napar ma mało kwasowości. Najlepsza z french pressu po czterech minutach.',
      },
      features: {
        origin: { en: 'Indonesia, Aceh', pl: 'Indonezja, Aceh' },
        process: { en: 'Wet-hulled', pl: 'Łuszczona na mokro' },
        variety: 'Tim Tim, Ateng',
        altitude: { en: '1,200–1,600 m', pl: '1200–1600 m' },
        flavour: flavours.spice,
        roast: { en: 'Medium', pl: 'Średnie' },
        taste: { en: 'cedar, dark chocolate, spice', pl: 'cedr, gorzka czekolada, przyprawy' },
      },
      variants: [small('SO-GAYO-250B', beans, 4190, 84), small('SO-GAYO-250P', press, 4190, 40), large('SO-GAYO-1000B', 14600, 30)],
    },
    {
      name: { en: 'Panama Boquete Geisha coffee in a tin, washed, beans, 150 g', pl: 'Kawa Panama Boquete Geisha w puszce, myta, ziarno, 150 g' },
      symbol: 'SO-GEISHA-T150',
      print: 'Geisha',
      kind: 'tin',
      priceNet: 14900,
      weight: 0.22,
      stockOnHand: 6,
      note: {
        en: 'This is the long, slim bean that came to Panama from Ethiopia by way of Costa Rica. It is roasted in small batches and is best as filter coffee: 15 g to a cup, ten cups from the tin.',
        pl: 'Długie, smukłe ziarno, które trafiło do Panamy z Etiopii przez Kostarykę. Kawa palona w małych partiach, najlepsza z przelewu, po 15 g na filiżankę; puszka starcza na dziesięć.',
      },
      features: {
        contents: '150 g',
        grind: beans,
        origin: 'Panama, Boquete',
        process: { en: 'Washed', pl: 'Myta' },
        variety: 'Geisha',
        altitude: { en: '1,600–1,800 m', pl: '1600–1800 m' },
        flavour: flavours.flowers,
        roast: { en: 'Light', pl: 'Jasne' },
        taste: { en: 'jasmine, peach, mandarin', pl: 'jaśmin, brzoskwinia, mandarynka' },
      },
    },
  ],
}
