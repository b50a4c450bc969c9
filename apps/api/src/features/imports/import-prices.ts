import type { Input, ResponseInput } from '@stragan/contract'
import type { priceCalls } from '@stragan/contract/admin'
import type { ParsedRow } from './parsed-rows.ts'

type PricesOfProduct = ResponseInput<typeof priceCalls.productPrices>
export type PriceSet = Input<typeof priceCalls.savePrices>['body']['from']

interface Tier {
  quantity: number
  price_net: number
}

const priceOf = (tiers: readonly Tier[]) => tiers.find(({ quantity }) => quantity === 1)?.price_net

/**
 * The prices of a product as a file wants them. A price is that of the product where all of its variants have the same and none has its own;
 * otherwise it is the variant's own, where it differs. An empty cell leaves a price.
 */
export function wantedPrices(present: PricesOfProduct, rowOf: ReadonlyMap<string, ParsedRow>): PriceSet {
  const given = new Map<number, number>()
  for (const { id, symbol } of present.variants) {
    const price = rowOf.get(symbol)?.values.get('price_net')
    if (typeof price === 'number') given.set(id, price)
  }
  const prices = [...given.values()]
  const isShared = given.size === present.variants.length && new Set(prices).size === 1
  const hasOwn = present.variants.some(({ tiers }) => priceOf(tiers) !== undefined)
  // Otherwise variants without a price would get that of others.
  const isWithoutPrice = present.price_net === null && !hasOwn && given.size === present.variants.length
  const price_net = (isShared && !hasOwn) || isWithoutPrice ? (prices[0] ?? present.price_net) : present.price_net
  const variants = present.variants.map(({ id, symbol, tiers }) => {
    const wanted = given.get(id)
    const own = priceOf(tiers)
    const first = wanted === undefined || (own === undefined && wanted === price_net) ? own : wanted
    const more = rowOf.get(symbol)?.values.get('quantity_prices') as Tier[] | undefined
    const rest = more ?? tiers.filter(({ quantity }) => quantity > 1)
    return { id, tiers: [...(first === undefined ? [] : [{ quantity: 1, price_net: first }]), ...rest] }
  })
  return { price_net, variants }
}
