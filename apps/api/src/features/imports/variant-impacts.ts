import { fromDecimal, grossOf, toDecimal } from '@stragan/pricing'
import { priceOf } from './import-prices.ts'
import type { ProductRows } from './parsed-rows.ts'

/** What variants add to. */
interface Stored {
  product: {
    symbol: string
    vat_percent: number
    variants: readonly { symbol: string; weight: number; features: readonly unknown[] }[]
  }
  prices: { price_net: number | null; variants: readonly { symbol: string; tiers: readonly { quantity: number; price_net: number }[] }[] }
}

/** Rows whose prices and weights are those of variants, where the file has what these add to the product’s own. */
export function withImpacts(group: ProductRows, { product, prices }: Stored): ProductRows {
  // The one that the product’s own row has made says more than the product: later prices of that row may be its own.
  const bare = product.variants.find(({ symbol, features }) => symbol === product.symbol && features.length === 0)
  const own = bare && priceOf(prices.variants.find(({ symbol }) => symbol === bare.symbol)?.tiers ?? [])
  const net = own ?? prices.price_net
  return {
    ...group,
    rows: group.rows.map(row => {
      const values = new Map(row.values)
      const price = row.values.get('price_net')
      if (row.impacts.has('price_net') && typeof price === 'number') {
        values.delete('price_net')
        const base = net !== null && row.hasVat ? toDecimal(grossOf(fromDecimal(net), product.vat_percent)) : net
        if (base !== null) values.set('price_net', toDecimal(fromDecimal(base) + fromDecimal(price)))
        else if (price !== 0) row.problems.push({ field: 'price_net', problem: 'product_without_price' })
      }
      if (row.impacts.has('weight')) setWeight(values, bare?.weight)
      return { ...row, values }
    }),
  }
}

/** Where the variant with the product’s own weight is gone, weights stay. */
function setWeight(values: Map<string, unknown>, base: number | undefined): void {
  const impact = values.get('weight') ?? 0
  values.delete('weight')
  if (base !== undefined) values.set('weight', Number((base + Number(impact)).toFixed(5)))
}
