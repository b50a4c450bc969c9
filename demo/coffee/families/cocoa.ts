// kinds: pouch, tin
import { type DemoFamily, type DemoVariant, tiered } from '../../types.ts'

const pouch = (symbol: string, contents: '250 g' | '1 kg', price: number, stockOnHand: number): DemoVariant => ({
  symbol,
  features: { contents },
  tiers: tiered(price, contents === '1 kg' ? [5, 4] : [8, 3], contents === '1 kg' ? [20, 9] : [24, 7]),
  weight: contents === '1 kg' ? 1.04 : 0.27,
  stockOnHand,
})

export const family: DemoFamily = {
  code: 'cocoa',
  category: 'cocoa-and-powders',
  brand: 'sypko',
  vat: 23,
  short: {
    en: 'Cocoa powder by fat content and drinking chocolate by cocoa content, for cafés and kitchens.',
    pl: 'Kakao według zawartości tłuszczu i czekolada do picia według zawartości kakao, do kawiarni i kuchni.',
  },
  description: {
    en:
      'Cocoa powder is what remains when most of the butter is pressed out of cocoa mass. With 20% butter or more it may be called cocoa; below that it must be sold as fat-reduced cocoa. ' +
      'More butter means a rounder drink; cocoa with less butter mixes more easily into dough.\n\n' +
      'Natural cocoa is light brown and sour, and reacts with bicarbonate of soda. Alkalised cocoa, also called Dutch-process cocoa, is treated with potash, which makes it darker, milder and easier to stir. ' +
      'In baking, do not swap one for the other without changing the raising agent.\n\n' +
      'Stir cocoa with a little cold milk to a smooth paste before the hot milk goes in, or lumps will form. Chocolate in powder holds at least 32% cocoa, drinking ' +
      'chocolate at least 25%; the rest is mainly sugar. ' +
      'Keep all of them dry and under 20 °C; a grey film is cocoa butter and does no harm.',
    pl:
      'Kakao w proszku powstaje z miazgi kakaowej po wyciśnięciu z niej większości masła. Przy co najmniej 20% tłuszczu nazywa się kakao, a poniżej trzeba pisać: kakao o obniżonej zawartości tłuszczu. ' +
      'Więcej tłuszczu daje pełniejszy napój, a kakao chudsze łatwiej miesza się z ciastem.\n\n' +
      'Kakao naturalne jest jasnobrązowe i kwaśne i reaguje z sodą oczyszczoną. Alkalizowane, zwane holenderskim, poddaje się działaniu potażu: jest ciemniejsze, łagodniejsze i łatwiej je rozmieszać. ' +
      'W wypiekach nie zamieniaj jednego na drugie bez zmiany środka spulchniającego.\n\n' +
      'Zanim wlejesz gorące mleko, rozetrzyj kakao z odrobiną zimnego na gładką pastę, inaczej zrobią się grudki. Czekolada w proszku ma co najmniej 32% kakao, ' +
      'a czekolada do picia co najmniej 25%; reszta to głównie cukier. ' +
      'Wszystkie te produkty przechowuj w suchym miejscu, poniżej 20 °C; szary nalot to masło kakaowe i nie szkodzi.',
  },
  features: { base: { en: 'Cocoa', pl: 'Kakao' } },
  keywords: { en: 'hot chocolate, dutch process, cacao, baking', pl: 'gorąca czekolada, kakao holenderskie, do wypieków, kakałko' },
  products: [
    {
      name: { en: 'Alkalised cocoa, 20–22% cocoa butter', pl: 'Kakao alkalizowane, 20–22% tłuszczu' },
      symbol: 'COC-ALK22',
      priceNet: 2890,
      note: {
        en: 'This is the one for a cup of cocoa: full-fat, red-brown and mild. Ten grams and as much sugar make a 200 ml cup, so a café gets about a hundred cups from a kilogram.',
        pl: 'To jest kakao do kubka: pełnotłuste, czerwonobrązowe i łagodne. Na 200 ml wystarczy dziesięć gramów i tyle samo cukru; z kilograma kawiarnia ma około stu porcji.',
      },
      features: { origin: { en: 'West Africa', pl: 'Afryka Zachodnia' }, process: { en: 'Alkalised', pl: 'Alkalizowane' }, colour: { en: 'Red-brown', pl: 'Czerwonobrązowy' } },
      variants: [pouch('COC-ALK22-250', '250 g', 2890, 180), pouch('COC-ALK22-1000', '1 kg', 9900, 120)],
    },
    {
      name: { en: 'Fat-reduced alkalised cocoa, 10–12% cocoa butter', pl: 'Kakao alkalizowane o obniżonej zawartości tłuszczu, 10–12%' },
      symbol: 'COC-ALK12',
      priceNet: 2290,
      note: {
        en: 'This is the baker’s cocoa: it colours sponge and glaze evenly and does not weigh the dough down. To dust tiramisu, sift it on at the last minute, since it draws moisture.',
        pl: 'Kakao cukiernicze: równo barwi biszkopt i polewę i nie obciąża ciasta. Tiramisu posyp tuż przed podaniem, bo kakao chłonie wilgoć.',
      },
      features: { origin: { en: 'West Africa', pl: 'Afryka Zachodnia' }, process: { en: 'Alkalised', pl: 'Alkalizowane' }, colour: { en: 'Dark brown', pl: 'Ciemnobrązowy' } },
      variants: [pouch('COC-ALK12-250', '250 g', 2290, 230), pouch('COC-ALK12-1000', '1 kg', 7900, 160)],
    },
    {
      name: { en: 'Natural cocoa, Peru, 20–22% cocoa butter', pl: 'Kakao naturalne z Peru, 20–22% tłuszczu' },
      symbol: 'COC-PERU',
      print: 'Peru',
      priceNet: 3690,
      note: {
        en: 'It is not alkalised, so it keeps the sour, fruity edge of the bean. It pairs with banana and cinnamon in a drink, and needs bicarbonate of soda, not baking powder, in a brownie.',
        pl: 'Niealkalizowane, więc zachowuje kwaskowaty, owocowy charakter ziarna. W napoju pasuje do banana i cynamonu, a w brownie potrzebuje sody oczyszczonej, nie proszku do pieczenia.',
      },
      features: { origin: 'Peru, San Martín', process: { en: 'Not alkalised', pl: 'Bez alkalizacji' }, colour: { en: 'Light brown', pl: 'Jasnobrązowy' } },
      variants: [pouch('COC-PERU-250', '250 g', 3690, 64), pouch('COC-PERU-1000', '1 kg', 12900, 28)],
    },
    {
      name: { en: 'Drinking chocolate, 32% cocoa, for the steam wand', pl: 'Czekolada do picia, 32% kakao, do spieniania dyszą' },
      symbol: 'COC-DRINK32',
      priceNet: 1990,
      note: {
        en: 'It dissolves in milk under the steam wand in the same jug in which you foam the milk, 25 g to 200 ml. The fine sugar leaves no grit at the bottom of the cup.',
        pl: 'Rozpuszcza się w mleku pod dyszą, w tym samym dzbanku, w którym spieniasz: 25 g na 200 ml. Drobny cukier nie zostawia osadu na dnie.',
      },
      features: { process: { en: 'Alkalised', pl: 'Alkalizowane' }, taste: { en: 'milk chocolate', pl: 'mleczna czekolada' } },
      variants: [pouch('COC-DRINK32-250', '250 g', 1990, 210), pouch('COC-DRINK32-1000', '1 kg', 6400, 190)],
    },
    {
      name: { en: 'Thick Italian-style hot chocolate, 1 kg', pl: 'Gęsta czekolada na gorąco po włosku, 1 kg' },
      symbol: 'COC-DENSA-1000',
      priceNet: 6900,
      weight: 1.04,
      stockOnHand: 75,
      note: {
        en: 'Cornflour makes it thick enough to eat with a spoon once it has boiled for a minute. In a chocolate dispenser, keep the paddle turning, or the chocolate will stick to the wall.',
        pl: 'Skrobia kukurydziana zagęszcza czekoladę tak, że po minucie gotowania można ją jeść łyżeczką. W czekoladziarce mieszadło musi chodzić bez przerwy, inaczej czekolada przywrze do ścianki.',
      },
      features: {
        contents: '1 kg',
        taste: { en: 'dark chocolate, vanilla', pl: 'gorzka czekolada, wanilia' },
        application: { en: 'Saucepan, chocolate dispenser', pl: 'Rondel, czekoladziarka' },
      },
    },
    {
      name: { en: 'Alkalised cocoa in a tin with shaker lid, 200 g', pl: 'Kakao alkalizowane w puszce z sitkiem, 200 g' },
      symbol: 'COC-TIN-200',
      kind: 'tin',
      priceNet: 2490,
      weight: 0.28,
      stockOnHand: 0,
      note: {
        en: 'Under the cap sits a fine steel sieve, so a barista can dust cappuccino straight from the tin. Refill it from a pouch; the sieve comes out for washing.',
        pl: 'Pod nakrętką jest gęste stalowe sitko, więc barista posypuje cappuccino prosto z puszki. Puszkę uzupełniaj z torebki; sitko wyjmuje się do mycia.',
      },
      features: { contents: '200 g', process: { en: 'Alkalised', pl: 'Alkalizowane' }, colour: { en: 'Dark brown', pl: 'Ciemnobrązowy' } },
    },
  ],
}
