// kinds: bag, pods
import { type DemoFamily, type DemoVariant, type Texts, tiered } from '../../types.ts'
import { flavours } from '../flavours.ts'

const beans: Texts = { en: 'Whole bean', pl: 'Ziarno' }
const filter: Texts = { en: 'Ground for filter', pl: 'Mielona do przelewu' }
const espresso: Texts = { en: 'Ground for espresso', pl: 'Mielona do espresso' }

const bag = (symbol: string, contents: '250 g' | '1 kg', grind: Texts, price: number, stockOnHand: number): DemoVariant => ({
  symbol,
  features: { contents, grind },
  tiers: tiered(price, contents === '1 kg' ? [5, 5] : [10, 5]),
  weight: contents === '1 kg' ? 1.03 : 0.27,
  stockOnHand,
})

export const family: DemoFamily = {
  code: 'decaf',
  category: 'decaf-coffee',
  brand: 'palimir',
  vat: 23,
  short: {
    en: 'Coffee with the caffeine taken out of the green bean, for the afternoon and for those who avoid caffeine.',
    pl: 'Kawa pozbawiona kofeiny jeszcze w zielonym ziarnie, na popołudnie i dla tych, którzy kofeiny unikają.',
  },
  description: {
    en:
      'Caffeine is removed from the green bean before roasting. What stays is at most 0.1% of the dry matter, or a few milligrams in a cup against 60 to 100 in an ordinary one. ' +
      'That is little, but not nothing: if your doctor has forbidden caffeine, ask them before you drink this coffee.\n\n' +
      'Three methods are used. The water process washes caffeine out and holds it on activated carbon. Carbon dioxide under pressure dissolves caffeine and almost nothing else. ' +
      'Extraction with ethyl acetate made from sugarcane is the Colombian method and leaves a sweet cup. The process is named on every bag.\n\n' +
      'Decaf beans are browner before roasting and more brittle after it, so they grind to more dust. Set the grinder a step coarser than for ordinary coffee, and use the bag within a month.',
    pl:
      'Kofeinę usuwa się z zielonego ziarna, przed paleniem. Zostaje jej najwyżej 0,1% suchej masy, czyli kilka miligramów w filiżance zamiast zwykłych 60–100. ' +
      'To mało, ale nie zero: jeśli lekarz zabronił Ci kofeiny, zapytaj go, zanim sięgniesz po taką kawę.\n\n' +
      'Stosuje się trzy metody. W procesie wodnym kofeinę wypłukuje się i zatrzymuje na węglu aktywnym. Dwutlenek węgla pod ciśnieniem rozpuszcza kofeinę i prawie nic poza nią. ' +
      'Octan etylu z trzciny cukrowej to sposób kolumbijski, po którym napar jest słodki. Metodę podajemy na każdej torebce.\n\n' +
      'Ziarno bezkofeinowe jest ciemniejsze przed paleniem i bardziej kruche po nim, więc przy mieleniu daje więcej pyłu. ' +
      'Ustaw młynek o stopień grubiej niż do zwykłej kawy i zużyj torebkę w ciągu miesiąca.',
  },
  features: { variety: { en: '100% Arabica', pl: '100% arabika' } },
  keywords: { en: 'decaffeinated, caffeine free, evening coffee', pl: 'bez kofeiny, decaf, dekofeinizowana, kawa na wieczór' },
  products: [
    {
      name: { en: 'Decaf Colombia coffee, sugarcane process', pl: 'Kawa bezkofeinowa Kolumbia, proces trzcinowy' },
      symbol: 'DEC-COLOMBIA',
      print: 'Colombia',
      priceNet: 3990,
      note: {
        en: 'It is grown in Cauca and decaffeinated in Colombia itself with ethyl acetate from local sugarcane. It is the sweetest of our decafs, and the one cafés put in the second grinder.',
        pl: 'Z regionu Cauca, pozbawiona kofeiny na miejscu, octanem etylu z tamtejszej trzciny. Najsłodsza z naszych bezkofeinowych; kawiarnie wsypują ją do drugiego młynka.',
      },
      features: {
        origin: { en: 'Colombia, Cauca', pl: 'Kolumbia, Cauca' },
        process: { en: 'Washed, ethyl acetate', pl: 'Myta, octan etylu' },
        altitude: { en: '1,600–1,900 m', pl: '1600–1900 m' },
        flavour: flavours.caramel,
        roast: { en: 'Medium', pl: 'Średnie' },
        taste: { en: 'caramel, plum, cocoa', pl: 'karmel, śliwka, kakao' },
      },
      variants: [bag('DEC-COLOMBIA-250B', '250 g', beans, 3990, 180), bag('DEC-COLOMBIA-250F', '250 g', filter, 3990, 70), bag('DEC-COLOMBIA-1000B', '1 kg', beans, 13900, 90)],
    },
    {
      name: { en: 'Decaf Mexico Chiapas coffee, water process', pl: 'Kawa bezkofeinowa Meksyk Chiapas, proces wodny' },
      symbol: 'DEC-CHIAPAS',
      print: 'Chiapas',
      priceNet: 4190,
      note: {
        en: 'Only water touches these beans during decaffeination, and many guests ask for just that. The coffee is light in body; use 65 g per litre when you brew it as filter coffee.',
        pl: 'Przy usuwaniu kofeiny ziarno ma kontakt tylko z wodą i o to właśnie pyta wielu gości. Napar jest lekki, dlatego do przelewu weź 65 g na litr.',
      },
      features: {
        origin: { en: 'Mexico, Chiapas', pl: 'Meksyk, Chiapas' },
        process: { en: 'Washed, water process', pl: 'Myta, proces wodny' },
        altitude: { en: '1,200–1,700 m', pl: '1200–1700 m' },
        flavour: flavours.chocolate,
        roast: { en: 'Medium', pl: 'Średnie' },
        taste: { en: 'nuts, cane sugar, red apple', pl: 'orzechy, cukier trzcinowy, czerwone jabłko' },
      },
      variants: [bag('DEC-CHIAPAS-250B', '250 g', beans, 4190, 115), bag('DEC-CHIAPAS-250F', '250 g', filter, 4190, 66)],
    },
    {
      name: { en: 'Decaf Ethiopia Sidama coffee, carbon dioxide process', pl: 'Kawa bezkofeinowa Etiopia Sidama, proces z dwutlenkiem węgla' },
      symbol: 'DEC-SIDAMA',
      print: 'Sidama',
      priceNet: 4590,
      note: {
        en: 'Carbon dioxide leaves the aromas intact, so the lemon and flowers of a southern Ethiopian coffee come through. This one is roasted lighter than the other decafs and meant for the dripper.',
        pl: 'Dwutlenek węgla nie zabiera aromatów, dlatego czuć cytrynę i kwiaty, jak w zwykłej kawie z południa Etiopii. Sidama jest palona jaśniej niż pozostałe bezkofeinowe, z myślą o dripperze.',
      },
      features: {
        origin: { en: 'Ethiopia, Sidama', pl: 'Etiopia, Sidama' },
        process: { en: 'Washed, carbon dioxide', pl: 'Myta, dwutlenek węgla' },
        altitude: { en: '1,700–2,100 m', pl: '1700–2100 m' },
        flavour: flavours.fruit,
        roast: { en: 'Light to medium', pl: 'Średnio jasne' },
        taste: { en: 'lemon, black tea, honey', pl: 'cytryna, czarna herbata, miód' },
      },
      variants: [bag('DEC-SIDAMA-250B', '250 g', beans, 4590, 60), bag('DEC-SIDAMA-250F', '250 g', filter, 4590, 34), bag('DEC-SIDAMA-1000B', '1 kg', beans, 16200, 14)],
    },
    {
      name: { en: 'Decaf espresso blend Cicha, Brazil and Colombia', pl: 'Kawa bezkofeinowa, mieszanka do espresso Cicha, Brazylia i Kolumbia' },
      symbol: 'DEC-CICHA',
      print: 'Cicha',
      priceNet: 3690,
      note: {
        en: 'It is built to taste like our Rynek blend, so that a guest who switches after lunch notices no difference in the cappuccino. Dose 18.5 g for a double.',
        pl: 'Ułożona tak, żeby smakowała jak mieszanka Rynek i żeby gość, który po obiedzie przechodzi na bezkofeinową, nie poczuł różnicy w cappuccino. Na podwójne espresso odmierz 18,5 g.',
      },
      features: {
        origin: { en: 'Brazil, Colombia', pl: 'Brazylia, Kolumbia' },
        process: { en: 'Ethyl acetate, water process', pl: 'Octan etylu, proces wodny' },
        flavour: flavours.chocolate,
        roast: { en: 'Medium-dark', pl: 'Średnio ciemne' },
        taste: { en: 'milk chocolate, hazelnut', pl: 'mleczna czekolada, orzech laskowy' },
      },
      variants: [bag('DEC-CICHA-250B', '250 g', beans, 3690, 150), bag('DEC-CICHA-250E', '250 g', espresso, 3690, 48), bag('DEC-CICHA-1000B', '1 kg', beans, 12700, 130)],
    },
    {
      name: { en: 'Decaf pods 44 mm, 50 pcs', pl: 'Saszetki bezkofeinowe 44 mm, 50 szt.' },
      symbol: 'DEC-POD44-50',
      kind: 'pods',
      priceNet: 6900,
      weight: 0.52,
      stockOnHand: 0,
      note: {
        en: 'They are hard 7 g paper pods for machines with an ESE basket, each sealed on its own. They are handy where decaf is asked for twice a week and a second grinder makes no sense.',
        pl: 'Twarde saszetki papierowe po 7 g do ekspresów z sitkiem ESE, każda osobno zgrzana. Wygodne tam, gdzie o bezkofeinową pyta się dwa razy w tygodniu i drugi młynek nie ma sensu.',
      },
      features: {
        contents: '50 × 7 g',
        diameter: '44 mm',
        pack: { en: '50 pcs', pl: '50 szt.' },
        origin: { en: 'Brazil', pl: 'Brazylia' },
        process: { en: 'Natural, water process', pl: 'Naturalna, proces wodny' },
        flavour: flavours.chocolate,
        roast: { en: 'Medium-dark', pl: 'Średnio ciemne' },
        taste: { en: 'cocoa, toast', pl: 'kakao, grzanka' },
      },
    },
  ],
}
