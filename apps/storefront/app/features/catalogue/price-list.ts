import type { Tier } from '@stragan/contract'
import { tierFor } from '@stragan/pricing'

/** From `quantity` pieces on one piece costs `net`; `regular` is that without its promotion. Amounts are net. */
export interface Step {
  quantity: number
  regular: number
  net: number
}

interface OwnPrice {
  price_net: number | null
  price_net_promo: number | null
}

/** What a variant costs by quantity, ascending. Below its first tier it costs what the product costs (decisions, 5). */
export function priceListOf(product: OwnPrice, tiers: readonly Tier[]): Step[] {
  const steps = tiers
    .map(({ quantity, price_net, promo_price_net, sale }) => ({
      quantity,
      regular: price_net,
      net: sale && promo_price_net !== null ? promo_price_net : price_net,
    }))
    .sort((a, b) => a.quantity - b.quantity)
  const ownFirst = steps[0]?.quantity === 1
  return ownFirst || product.price_net === null
    ? steps
    : [{ quantity: 1, regular: product.price_net, net: product.price_net_promo ?? product.price_net }, ...steps]
}

/** What a variant costs by a price of the customer's own: the same for every quantity, without tiers and promotions (decisions, 5). */
export const ownList = (net: number): Step[] => [{ quantity: 1, regular: net, net }]

/** Every quantity at which the price of some variant changes, ascending. */
export const quantitiesOf = (lists: readonly Step[][]): number[] =>
  [...new Set(lists.flatMap(list => list.map(step => step.quantity)))].sort((a, b) => a - b)

/** The one price list that all share, else null. */
export function sharedList(lists: readonly Step[][]): Step[] | null {
  const [first, ...others] = lists
  const same = (list: Step[]) => JSON.stringify(list) === JSON.stringify(first)
  return first && others.every(same) ? first : null
}

/** The step that is in force for a number of pieces; null where there is no price for so few. */
export const stepFor = (list: readonly Step[], quantity: number): Step | null => tierFor(list, quantity)
