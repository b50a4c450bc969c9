import { isOn } from './flag.ts'
import { tierFor } from './tier.ts'

/** A quantity tier: net amounts in minor units, the flag in any spelling. */
export interface Tier {
  quantity: number
  price_net: number
  promo_price_net: number | null
  sale: unknown
}

/** Price of a product, with both spellings of its promotional price and both flags (docs/spec.md#3). */
export interface ProductPrice {
  price_net: number | null
  price_net_promo?: number | null
  price_promo_netto?: number | null
  product_is_on_sale?: unknown
  sale?: unknown
}

/** Inputs of a unit price. */
export interface PriceSources {
  /** The customer's price of the variant: the lowest of the personal price and of those of price lists that hold. */
  personal: number | null
  tiers: readonly Tier[]
  product: ProductPrice
}

export interface UnitPrice {
  /** Net amount in minor units. */
  net: number
  source: 'personal' | 'tier' | 'tier_promotion' | 'promotion' | 'product'
  /** List price without promotions. */
  regular: number
  /** Quantity of the tier that applies; null without one. */
  tierQuantity: number | null
}

/**
 * Chooses the net unit price of a line: the lower of the list price (of the tier, else of the product, each with its promotion) and the
 * personal price; the list price if they are equal (docs/rules.md#5). null without any price.
 */
export function unitPriceFor({ personal, tiers, product }: PriceSources, quantity: number): UnitPrice | null {
  const listed = tierPrice(tiers, quantity) ?? productPrice(product)
  if (personal === null || (listed && listed.net <= personal)) return listed
  return { net: personal, source: 'personal', regular: listed?.regular ?? personal, tierQuantity: null }
}

/** A unit price and the quantity from which it applies. */
export interface PriceStep extends UnitPrice {
  quantity: number
}

/** Lists unit prices by ascending quantity: a step for each tier; steps with the same personal price are one. */
export function priceSteps(sources: PriceSources): PriceStep[] {
  const quantities = [...new Set([1, ...sources.tiers.map(({ quantity }) => quantity)])].sort((a, b) => a - b)
  const steps = quantities.flatMap(quantity => {
    const price = unitPriceFor(sources, quantity)
    return price ? [{ quantity, ...price }] : []
  })
  return steps.filter(({ source }, i) => !(source === 'personal' && steps[i - 1]?.source === 'personal'))
}

function tierPrice(tiers: readonly Tier[], quantity: number): UnitPrice | null {
  const tier = tierFor(tiers, quantity)
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
 * Finds the next step with a lower unit price than at `quantity`; null if there is none. `shown` converts a unit price for display, in which
 * prices that differ in grosz may be equal.
 */
export function nextStep(sources: PriceSources, quantity: number, shown: (net: number) => number = net => net): PriceStep | null {
  const now = unitPriceFor(sources, quantity)
  if (!now) return null
  return priceSteps(sources).find(step => step.quantity > quantity && shown(step.net) < shown(now.net)) ?? null
}
