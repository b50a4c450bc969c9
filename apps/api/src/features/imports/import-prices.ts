import type { Input, ResponseInput } from '@stragan/contract'
import type { priceCalls } from '@stragan/contract/admin'
import { fromDecimal, grossOf, netOf, toDecimal } from '@stragan/pricing'
import { ownPriceOf, productPriceOf } from '../prices/prices.ts'
import type { ParsedRow, ProductRows } from './parsed-rows.ts'

type PricesOfProduct = ResponseInput<typeof priceCalls.productPrices>
export type PriceSet = Input<typeof priceCalls.savePrices>['body']['from']

interface Tier {
  quantity: number
  price_net: number
}

/** The price of one. */
export const priceOf = (tiers: readonly Tier[]) => tiers.find(({ quantity }) => quantity === 1)?.price_net

/** A product whose rows have net prices, computed with its VAT rate where the file has gross ones; a row says where that is not exact. */
export function withNetPrices(group: ProductRows, storedVat: number | undefined): ProductRows {
  const vat = group.rows[0]?.values.get('vat_percent') ?? storedVat
  // Without a rate that there is, the product is refused.
  if (typeof vat !== 'number' || !Number.isInteger(vat) || vat < 0 || vat > 100) return group
  return { ...group, rows: group.rows.map(row => (row.hasVat ? withNetPrice(row, vat) : row)) }
}

function withNetPrice(row: ParsedRow, vat: number): ParsedRow {
  const values = new Map(row.values)
  let isExact = true
  const netPrice = (gross: number) => {
    // No amount of money: it stays, and is refused as a net price would be.
    if (toDecimal(fromDecimal(gross)) !== gross) return gross
    const net = netOf(fromDecimal(gross), vat)
    isExact &&= grossOf(net, vat) === fromDecimal(gross)
    return toDecimal(net)
  }
  const price = values.get('price_net')
  const tiers = values.get('quantity_prices')
  if (typeof price === 'number') values.set('price_net', netPrice(price))
  if (Array.isArray(tiers))
    values.set(
      'quantity_prices',
      (tiers as Tier[]).map(tier => ({ ...tier, price_net: netPrice(tier.price_net) })),
    )
  return { ...row, values, notes: isExact ? row.notes : [...row.notes, 'gross_rounded'] }
}

/** The prices of a product as a file wants them. An empty cell leaves a price. */
export function wantedPrices(present: PricesOfProduct, rowOf: ReadonlyMap<string, ParsedRow>): PriceSet {
  const given = new Map<number, number>()
  for (const { id, symbol } of present.variants) {
    const price = rowOf.get(symbol)?.values.get('price_net')
    if (typeof price === 'number') given.set(id, price)
  }
  const hasOwn = present.variants.some(({ tiers }) => priceOf(tiers) !== undefined)
  // What variants add to it must not become the product’s price, to which it would be added again.
  const isFixed = [...rowOf.values()].some(({ impacts }) => impacts.has('price_net'))
  const price_net = isFixed
    ? present.price_net
    : productPriceOf({ price_net: present.price_net, variants: present.variants.length, hasOwn }, [...given.values()])
  const variants = present.variants.map(({ id, symbol, tiers }) => {
    const first = ownPriceOf(priceOf(tiers), given.get(id), price_net)
    const more = rowOf.get(symbol)?.values.get('quantity_prices') as Tier[] | undefined
    const rest = more ?? tiers.filter(({ quantity }) => quantity > 1)
    return { id, tiers: [...(first === undefined ? [] : [{ quantity: 1, price_net: first }]), ...rest] }
  })
  return { price_net, variants }
}
