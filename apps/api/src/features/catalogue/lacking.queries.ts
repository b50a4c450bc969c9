import { sql } from '../../platform/database.ts'

const variants = sql`variants variant where variant.shop_id = product.shop_id and variant.product_id = product.id`

/** Conditions on `product`: what it lacks to be sold. Partial indexes find the few candidates. */
export const lacks = {
  /** No variant is in stock. */
  sold_out: sql`
    (product.shop_id, product.id) in (select shop_id, product_id from variants where stock_on_hand = 0)
    and not exists (select from ${variants} and variant.stock_on_hand > 0)`,
  /** A variant has neither a price for a single unit nor the price of its product. */
  without_price: sql`
    product.price_net is null
    and exists (select from ${variants} and not exists (
      select from tiers tier where tier.shop_id = variant.shop_id and tier.variant_id = variant.id and tier.quantity = 1))`,
}
