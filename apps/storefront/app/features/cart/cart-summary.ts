import type { Cart } from '@stragan/contract'
import type { NearestQuantities } from '../../platform/visitor-context.ts'

/** Data of badge and mini-cart; amounts are in the cart's currency. */
export type CartSummary = ReturnType<typeof summaryOf>

export const summaryOf = ({ cart_items, totals, revision }: Cart) => ({
  revision,
  /** Total quantity. */
  quantity: cart_items.reduce((sum, line) => sum + line.items, 0),
  products_net: totals.products_net,
  products_gross: totals.products_gross,
  currency: totals.currency,
  lines: cart_items.map(
    ({
      product_id,
      product_variant_id,
      name,
      slug,
      symbol,
      cover,
      items: quantity,
      line_net,
      line_gross,
      combination_features,
      explanation,
      sales_unit,
    }) => ({
      product_id,
      product_variant_id,
      name,
      slug,
      symbol,
      features: combination_features.map(feature => feature.feature_value),
      cover,
      quantity,
      sales_unit,
      line_net,
      line_gross,
      /** Whether the customer's personal price applies. */
      is_own_price: explanation?.source === 'personal',
    }),
  ),
})

/** Data of the header's badge. */
export const badgeOf = (cart: Cart) => {
  const { lines: _, ...badge } = summaryOf(cart)
  return badge
}
export type CartBadge = ReturnType<typeof badgeOf>

/** Why nothing was added: `left` is the stock, if that is the reason; `offer`, if the typed quantity is not whole sales units. */
export interface AddRefusal {
  ok: false
  code: string
  left: number | null
  offer?: NearestQuantities
}

/** JSON response to adding to the cart. */
export type AddResult = { ok: true; name: string; quantity: number; summary: CartSummary } | AddRefusal
