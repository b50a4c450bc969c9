import type { Input, ResponseInput } from '@stragan/contract'
import type { priceCalls } from '@stragan/contract/admin'
import { ownPriceOf, productPriceOf } from '../prices/prices.ts'
import type { ParsedRow } from './parsed-rows.ts'

type PricesOfProduct = ResponseInput<typeof priceCalls.productPrices>
export type PriceSet = Input<typeof priceCalls.savePrices>['body']['from']

interface Tier {
  quantity: number
  price_net: number
}

const priceOf = (tiers: readonly Tier[]) => tiers.find(({ quantity }) => quantity === 1)?.price_net

/** The prices of a product as a file wants them. An empty cell leaves a price. */
export function wantedPrices(present: PricesOfProduct, rowOf: ReadonlyMap<string, ParsedRow>): PriceSet {
  const given = new Map<number, number>()
  for (const { id, symbol } of present.variants) {
    const price = rowOf.get(symbol)?.values.get('price_net')
    if (typeof price === 'number') given.set(id, price)
  }
  const hasOwn = present.variants.some(({ tiers }) => priceOf(tiers) !== undefined)
  const price_net = productPriceOf({ price_net: present.price_net, variants: present.variants.length, hasOwn }, [...given.values()])
  const variants = present.variants.map(({ id, symbol, tiers }) => {
    const first = ownPriceOf(priceOf(tiers), given.get(id), price_net)
    const more = rowOf.get(symbol)?.values.get('quantity_prices') as Tier[] | undefined
    const rest = more ?? tiers.filter(({ quantity }) => quantity > 1)
    return { id, tiers: [...(first === undefined ? [] : [{ quantity: 1, price_net: first }]), ...rest] }
  })
  return { price_net, variants }
}
