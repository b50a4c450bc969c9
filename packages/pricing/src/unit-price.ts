import { isOn } from './flag.ts'
import { tierFor } from './tier.ts'

/** One step of a price list as it comes: amounts net in minor units, the flag in any spelling. */
export interface Tier {
  quantity: number
  price_net: number
  promo_price_net: number | null
  sale: unknown
}

/** A product's own price as it comes, with both spellings of its promotional one and both flags (docs/spec.md#3). */
export interface ProductPrice {
  price_net: number | null
  price_net_promo?: number | null
  price_promo_netto?: number | null
  product_is_on_sale?: unknown
  sale?: unknown
}

/** Everything that may decide what one piece costs. */
export interface PriceSources {
  /** The customer's own price of the variant; null where there is none. */
  personal: number | null
  tiers: readonly Tier[]
  product: ProductPrice
}

export interface UnitPrice {
  /** Minor units of one piece, net. */
  net: number
  source: 'personal' | 'tier' | 'tier_promotion' | 'promotion' | 'product'
  /** What it would cost by the list without promotions. */
  regular: number
  /** From how many pieces on; null where no tier decides. */
  tierQuantity: number | null
}

/**
 * The unit net price of a line: the lower of the list price (that of the tier, else the product's) and the customer's own, which wins only
 * where it is lower (docs/rules.md#5). null where nothing is found.
 */
export function unitPriceFor({ personal, tiers, product }: PriceSources, items: number): UnitPrice | null {
  const listed = tierPrice(tiers, items) ?? productPrice(product)
  if (personal === null || (listed && listed.net <= personal)) return listed
  return { net: personal, source: 'personal', regular: listed?.regular ?? personal, tierQuantity: null }
}

/** A unit price and the number of pieces from which it holds. */
export interface PriceStep extends UnitPrice {
  quantity: number
}

/** What one piece costs by quantity, ascending: a step for each tier; a personal price is one step for as long as it is the lowest. */
export function priceSteps(sources: PriceSources): PriceStep[] {
  const quantities = [...new Set([1, ...sources.tiers.map(({ quantity }) => quantity)])].sort((a, b) => a - b)
  const steps = quantities.flatMap(quantity => {
    const price = unitPriceFor(sources, quantity)
    return price ? [{ quantity, ...price }] : []
  })
  return steps.filter(({ source }, i) => !(source === 'personal' && steps[i - 1]?.source === 'personal'))
}

function tierPrice(tiers: readonly Tier[], items: number): UnitPrice | null {
  const tier = tierFor(tiers, items)
  if (!tier) return null
  const promoted = isOn(tier.sale) && tier.promo_price_net !== null
  return {
    net: promoted ? (tier.promo_price_net as number) : tier.price_net,
    source: promoted ? 'tier_promotion' : 'tier',
    regular: tier.price_net,
    tierQuantity: tier.quantity,
  }
}

function productPrice(product: ProductPrice): UnitPrice | null {
  const promo =
    isOn(product.product_is_on_sale) || isOn(product.sale) ? (product.price_net_promo ?? product.price_promo_netto ?? null) : null
  const regular = product.price_net ?? promo
  if (regular === null) return null
  return promo === null
    ? { net: regular, source: 'product', regular, tierQuantity: null }
    : { net: promo, source: 'promotion', regular, tierQuantity: null }
}

/**
 * The next step that is cheaper than what `items` pieces cost each; null where more pieces are never cheaper. `shown` is a unit price as it is
 * shown: what is cheaper in grosz may be the same cent.
 */
export function nextStep(sources: PriceSources, items: number, shown: (net: number) => number = net => net): PriceStep | null {
  const now = unitPriceFor(sources, items)
  if (!now) return null
  return priceSteps(sources).find(({ quantity, net }) => quantity > items && shown(net) < shown(now.net)) ?? null
}
