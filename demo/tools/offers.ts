import { headTorch, utilityKnife } from '../art/drawings/gifts.ts'
import type { DemoDiscountCode, DemoGift } from '../types.ts'

/** What a large enough cart earns. */
export const gifts: DemoGift[] = [
  {
    name: { en: 'Folding utility knife', pl: 'Nóż składany z wymiennym ostrzem' },
    description: {
      en: 'It takes standard trapezoidal blades and locks when open. Folded, it is 10 cm long, short enough for a trouser pocket.',
      pl: 'Na standardowe ostrza trapezowe, z blokadą po rozłożeniu. Złożony ma 10 cm i mieści się w kieszeni spodni.',
    },
    draw: utilityKnife,
    minOrderValue: 20_000,
    stockOnHand: 200,
  },
  {
    name: { en: 'Rechargeable head torch', pl: 'Latarka czołowa z akumulatorem' },
    description: {
      en: 'It lights what you look at and leaves both hands free. It gives 350 lumens, has three brightness levels and a head that tilts, and runs for four hours on one charge; the cable is included.',
      pl: 'Świeci tam, gdzie patrzysz, a ręce masz wolne: 350 lumenów, trzy poziomy jasności, odchylana głowica. Po naładowaniu działa cztery godziny; przewód jest w komplecie.',
    },
    draw: headTorch,
    minOrderValue: 100_000,
    stockOnHand: 40,
  },
]

export const discountCodes: DemoDiscountCode[] = [
  { code: 'RABAT10', type: 'percentage', value: 1000, minOrderValue: 0 },
  { code: 'MINUS50', type: 'fixed', value: 5000, minOrderValue: 30_000 },
]
