import { defaultQuantity, type Product, type ProductListItem, type Tier } from '@stragan/contract'
import { announcedReduction, priceSteps, tierFor } from '@stragan/pricing'

/** A price step: from `quantity` pieces, one piece costs `net`; `regular` is the list price without promotion. Amounts are net. */
export interface Step {
  quantity: number
  regular: number
  net: number
  /** The customer's own price, lower than the list price. */
  isOwn: boolean
}

type PriceFields = 'price_net' | 'price_net_promo' | 'best_price_from_history' | 'custom_price_net'

/** The price struck through beside a reduced one: the lowest of the 30 days before, where it is higher (directive 98/6/EC, article 6a). */
export const struckPrice = (net: number, lowest: number | null): number | null => announcedReduction(net, lowest)?.struck ?? null

/** Unit prices as displayed: per piece, or per 100 where the price of one has more than 2 decimals. */
export type UnitPrices = Pick<ProductListItem, PriceFields> & { per: 1 | 100 }

export function unitPricesOf(product: Pick<ProductListItem, PriceFields | 'per_100'>): UnitPrices {
  const { price_net, price_net_promo, best_price_from_history, custom_price_net } = product.per_100 ?? product
  return { price_net, price_net_promo, best_price_from_history, custom_price_net, per: product.per_100 ? 100 : 1 }
}

/** Prices of a product on request. */
export const noPrice = { price_net: null, price_net_promo: null }

type PricedProduct = Pick<Product, PriceFields | 'per_100' | 'has_variants'> & {
  product_variants_table_data: readonly Pick<
    Product['product_variants_table_data'][number],
    'product_variant_prices' | 'best_price_from_history' | 'best_price_per_100'
  >[]
}

/** The prices that stand for a product: of one with variants the list prices of the cheapest. */
export function listPricesOf(product: PricedProduct): UnitPrices {
  const prices = unitPricesOf(product)
  if (!product.has_variants) return prices
  const offers = product.product_variants_table_data.flatMap(variant => {
    const step = stepFor(priceListOf(prices, variant.product_variant_prices), defaultQuantity)
    return step ? [{ ...step, lowest: variant.best_price_per_100 ?? variant.best_price_from_history }] : []
  })
  const [first, ...others] = offers
  if (!first) return { ...prices, ...noPrice, best_price_from_history: null }
  const { regular, net, lowest } = others.reduce((a, b) => (b.net < a.net ? b : a), first)
  const isPromoted = net < regular
  return {
    ...prices,
    price_net: regular,
    price_net_promo: isPromoted ? net : null,
    best_price_from_history: isPromoted ? lowest : null,
  }
}

export interface LinePrice {
  unit_price_net: number
  unit_price_per_100_net: number | null
}

/** The displayed unit price of a line of a cart or an order. */
export const unitPriceOf = (line: LinePrice): { net: number; per: UnitPrices['per'] } =>
  line.unit_price_per_100_net === null ? { net: line.unit_price_net, per: 1 } : { net: line.unit_price_per_100_net, per: 100 }

/**
 * Price steps of a variant by quantity, ascending, at the lower of list price and own price; in the unit of the product's prices. Below the
 * first tier the product's price applies (docs/rules.md#5).
 */
export const priceListOf = (
  { price_net, price_net_promo }: Pick<UnitPrices, 'price_net' | 'price_net_promo'>,
  tiers: readonly Tier[],
  personal: number | null = null,
): Step[] =>
  priceSteps({
    personal,
    tiers: tiers.map(tier => ({ ...tier, ...tier.per_100 })),
    product: { price_net, price_net_promo, sale: price_net_promo !== null },
  }).map(({ quantity, regular, net, source }) => ({ quantity, regular, net, isOwn: source === 'personal' }))

/** All quantities at which the price of any variant changes, ascending. */
export const quantitiesOf = (lists: readonly Step[][]): number[] =>
  [...new Set(lists.flatMap(list => list.map(step => step.quantity)))].sort((a, b) => a - b)

/** The price list if all variants have the same one, else null. */
export function sharedList(lists: readonly Step[][]): Step[] | null {
  const [first, ...others] = lists
  const same = (list: Step[]) => JSON.stringify(list) === JSON.stringify(first)
  return first && others.every(same) ? first : null
}

/** The step that applies to a quantity; null if there is no price for so few. */
export const stepFor = (list: readonly Step[], quantity: number): Step | null => tierFor(list, quantity)
