// kinds: sticks, cubes, bag
// Beside `milk-and-sugar`, because Polish law taxes sugar at 8% and milk at 5%.
import { type DemoFamily, tiered } from '../../types.ts'

export const family: DemoFamily = {
  code: 'sugar',
  category: 'milk-and-sweetening',
  brand: 'dolewnik',
  vat: 8,
  short: {
    en: 'White and cane sugar in sticks, cubes and bags, for the table and for the vending machine.',
    pl: 'Cukier biały i trzcinowy w saszetkach, kostkach i torbach, na stół i do automatu.',
  },
  description: {
    en:
      'White sugar from Polish beet is almost pure sucrose and sweetens without adding any other taste. ' +
      'Cane sugar keeps a little molasses, which colours it and adds a note of caramel; it is no less sweet and has the same energy, about 400 kcal in 100 g.\n\n' +
      'Sticks are the cleanest choice for a counter or meeting room: nobody leaves a wet spoon in them, and the portion is known. A stick holds 4 g, a cube 2.5 to 5 g. ' +
      'Cubes suit tea and a set table. For vending machines, use fine, dry granulated sugar, because coarse or damp sugar blocks the auger.\n\n' +
      'Sugar needs no best-before date, but it absorbs moisture and odours. Keep it off the floor, away from detergents and below 65% humidity. If it has set, it is ' +
      'still good for the kitchen, but not for a machine.',
    pl:
      'Biały cukier z polskich buraków to niemal czysta sacharoza: słodzi i nie wnosi żadnego innego smaku. ' +
      'Cukier trzcinowy zachowuje trochę melasy, stąd kolor i nuta karmelu; nie jest mniej słodki i ma tyle samo energii, około 400 kcal w 100 g.\n\n' +
      'Na ladę i do sali spotkań najczystsze są saszetki: nikt nie zostawi w nich mokrej łyżeczki, a porcja jest znana. Saszetka ma 4 g, a kostka 2,5–5 g. ' +
      'Kostki pasują do herbaty i nakrytego stołu. Do automatu weź cukier drobny i suchy, bo gruby lub wilgotny blokuje ślimak.\n\n' +
      'Cukier nie wymaga daty „najlepiej spożyć przed”, ale chłonie wilgoć i zapachy. Nie stawiaj go na podłodze; trzymaj go z dala od chemii, przy wilgotności poniżej 65%. Zbrylony ' +
      'nadal jest dobry do kuchni, ale do automatu już nie.',
  },
  features: { application: { en: 'Coffee and tea', pl: 'Kawa i herbata' } },
  keywords: { en: 'sugar sachets, sugar packets, demerara, sugar lumps', pl: 'cukier w saszetkach, paluszki, sticki, cukier w kostkach, brązowy, słodzenie' },
  products: [
    {
      name: { en: 'White sugar sticks, 4 g', pl: 'Cukier biały w saszetkach, 4 g' },
      symbol: 'SUG-STWH4',
      priceNet: 2290,
      note: {
        en: 'These slim paper sticks fit on the saucer and in a standard counter-top holder. The big carton lasts a café with a hundred guests a day for about a fortnight.',
        pl: 'Wąskie papierowe saszetki, które mieszczą się na spodku i w zwykłym pojemniku na ladzie. Duży karton starcza kawiarni ze stu gośćmi dziennie na mniej więcej dwa tygodnie.',
      },
      features: { material: { en: 'Beet sugar', pl: 'Cukier buraczany' }, origin: { en: 'Poland', pl: 'Polska' } },
      variants: [
        { symbol: 'SUG-STWH4-500', features: { contents: '500 × 4 g', pack: { en: '500 pcs', pl: '500 szt.' } }, tiers: tiered(2290, [5, 4]), weight: 2.25, stockOnHand: 210 },
        {
          symbol: 'SUG-STWH4-2000',
          features: { contents: { en: '2,000 × 4 g', pl: '2000 × 4 g' }, pack: { en: '2,000 pcs', pl: '2000 szt.' } },
          tiers: tiered(7900, [4, 5], [20, 9]),
          weight: 8.9,
          stockOnHand: 130,
        },
      ],
    },
    {
      name: { en: 'Cane sugar sticks, 4 g', pl: 'Cukier trzcinowy w saszetkach, 4 g' },
      symbol: 'SUG-STCA4',
      priceNet: 2890,
      note: {
        en: 'It is unrefined golden granulated sugar in brown paper, so guests see at once which is which. It dissolves more slowly than white sugar; in iced drinks, stir it in while the shot is hot.',
        pl: 'Nierafinowany, złoty kryształ w brązowym papierze, więc gość nie pomyli go z białym. Rozpuszcza się wolniej niż biały: do napoju z lodem wsyp go, póki espresso jest gorące.',
      },
      features: { material: { en: 'Cane sugar', pl: 'Cukier trzcinowy' }, origin: 'Mauritius' },
      variants: [
        { symbol: 'SUG-STCA4-500', features: { contents: '500 × 4 g', pack: { en: '500 pcs', pl: '500 szt.' } }, tiers: tiered(2890, [5, 4]), weight: 2.25, stockOnHand: 160 },
        {
          symbol: 'SUG-STCA4-2000',
          features: { contents: { en: '2,000 × 4 g', pl: '2000 × 4 g' }, pack: { en: '2,000 pcs', pl: '2000 szt.' } },
          tiers: tiered(10200, [4, 5], [20, 9]),
          weight: 8.9,
          stockOnHand: 58,
        },
      ],
    },
    {
      name: { en: 'White sugar cubes, wrapped in pairs, 5 kg', pl: 'Cukier biały w kostkach, pakowany po dwie, 5 kg' },
      symbol: 'SUG-CUWH-5',
      kind: 'cubes',
      priceNet: 5400,
      weight: 5.3,
      stockOnHand: 46,
      note: {
        en: 'The box holds about a thousand paper-wrapped pairs, for hotels and banquets where a stick looks out of place. One pair is 5 g, about as much as a level teaspoon.',
        pl: 'Około tysiąca par w papierku, do hoteli i na przyjęcia, gdzie saszetka nie pasuje. Para waży 5 g, czyli mniej więcej tyle co płaska łyżeczka.',
      },
      features: { contents: '5 kg', material: { en: 'Beet sugar', pl: 'Cukier buraczany' } },
    },
    {
      name: { en: 'Rough-cut cane sugar cubes', pl: 'Cukier trzcinowy w nieregularnych kostkach' },
      symbol: 'SUG-CUCA',
      kind: 'cubes',
      priceNet: 1290,
      note: {
        en: 'The lumps come in different sizes, so everybody finds the right one. They look good in an open bowl, but cover the bowl in summer: wasps find the molasses quickly.',
        pl: 'Bryłki różnej wielkości, więc każdy znajdzie swoją. Ładnie wyglądają w otwartej cukiernicy, ale latem ją przykryj, bo osy szybko wyczuwają melasę.',
      },
      features: { material: { en: 'Cane sugar', pl: 'Cukier trzcinowy' } },
      variants: [
        { symbol: 'SUG-CUCA-500', features: { contents: '500 g' }, tiers: tiered(1290, [10, 5]), weight: 0.53, stockOnHand: 190 },
        { symbol: 'SUG-CUCA-1000', features: { contents: '1 kg' }, tiers: tiered(2390, [10, 6]), weight: 1.05, stockOnHand: 90 },
      ],
    },
    {
      name: { en: 'Fine dry sugar for vending machines', pl: 'Cukier drobny suchy do automatów' },
      symbol: 'SUG-VEND',
      kind: 'bag',
      priceNet: 590,
      note: {
        en: 'It is sieved to grains of 0.2 to 0.7 mm and dried, so the auger doses it evenly. A medium setting is 3 g; do not top up the canister with kitchen sugar from the shop round the corner.',
        pl: 'Przesiany do ziaren 0,2–0,7 mm i dosuszony, więc ślimak dozuje go równo. Ustawienie średnie to 3 g; zwykłego cukru ze sklepu za rogiem do pojemnika nie dosypuj.',
      },
      features: {
        material: { en: 'Beet sugar', pl: 'Cukier buraczany' },
        size: { en: '0.2–0.7 mm', pl: '0,2–0,7 mm' },
        application: { en: 'Vending machines', pl: 'Automaty vendingowe' },
      },
      variants: [
        { symbol: 'SUG-VEND-1', features: { contents: '1 kg' }, weight: 1.02, stockOnHand: 600 },
        { symbol: 'SUG-VEND-10', features: { contents: '10 × 1 kg' }, tiers: tiered(5490, [5, 4], [20, 8]), weight: 10.3, stockOnHand: 120 },
      ],
    },
  ],
}
