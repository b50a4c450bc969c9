import type { Cart } from '@stragan/contract'

/** What badge and mini-cart show; amounts are in the cart's currency. */
export type CartSummary = ReturnType<typeof summaryOf>

export const summaryOf = ({ cart_items, totals, revision }: Cart) => ({
  revision,
  /** Pieces. */
  items: cart_items.reduce((sum, line) => sum + line.items, 0),
  products_net: totals.products_net,
  products_gross: totals.products_gross,
  currency: totals.currency,
  lines: cart_items.map(
    ({ product_id, product_variant_id, name, slug, symbol, cover, items, line_net, line_gross, combination_features, explanation }) => ({
      product_id,
      product_variant_id,
      name,
      slug,
      symbol,
      features: combination_features.map(feature => feature.feature_value),
      cover,
      items,
      line_net,
      line_gross,
      /** Priced by what the customer alone pays. */
      is_own_price: explanation?.source === 'personal',
    }),
  ),
})

/** What the header shows on every page. */
export const badgeOf = (cart: Cart) => {
  const { lines: _, ...badge } = summaryOf(cart)
  return badge
}
export type CartBadge = ReturnType<typeof badgeOf>

/** What the script of a page is answered when it adds to the cart. */
export type AddAnswer =
  | { ok: true; name: string; items: number; summary: CartSummary }
  /** `left` where the stock is the reason. */
  | { ok: false; code: string; left: number | null }
