import { coffeeTin, cupPair } from '../art/drawings/gifts.ts'
import type { DemoDiscountCode, DemoGift } from '../types.ts'

/** What a large enough cart earns. */
export const gifts: DemoGift[] = [
  {
    name: { en: 'Coffee tin with a scoop', pl: 'Puszka na kawę z miarką' },
    description: {
      en: 'It holds half a kilogram of beans, and the seal in its wooden lid keeps the aroma in. The scoop measures 10 g.',
      pl: 'Mieści pół kilograma ziaren, a uszczelka w drewnianej pokrywce zatrzymuje aromat. Miarka odmierza 10 g kawy.',
    },
    draw: coffeeTin,
    minOrderValue: 15_000,
    stockOnHand: 200,
  },
  {
    name: { en: 'Two cappuccino cups', pl: 'Dwie filiżanki do cappuccino' },
    description: {
      en: 'They are 180 ml stoneware cups with saucers, one cup glazed brown, the other cream. Their thick walls keep the coffee warm.',
      pl: 'Z kamionki, po 180 ml, ze spodkami: jedna w brązowym szkliwie, druga w kremowym. Dzięki grubym ściankom kawa wolniej stygnie.',
    },
    draw: cupPair,
    minOrderValue: 60_000,
    stockOnHand: 40,
  },
]

export const discountCodes: DemoDiscountCode[] = [{ code: 'KAWA5', type: 'percentage', value: 500, minOrderValue: 0 }]
