import type { ShopAdminCtx } from '../../admin-context.ts'
import { sql } from '../../platform/database.ts'

/** A variant has a price for a single unit, or the price of its product. */
export const catalogue = ({ db, shop }: ShopAdminCtx) =>
  db.one<{ products: number; without_price: number; sold_out: number }>(sql`
    select count(*)::int as products,
      count(*) filter (where price_net is null and lacks_tier)::int as without_price,
      count(*) filter (where stock = 0)::int as sold_out
    from products product
    cross join lateral (
      select coalesce(sum(variant.stock_on_hand), 0) as stock, coalesce(bool_or(not exists (
          select from tiers tier
          where tier.shop_id = variant.shop_id and tier.product_id = variant.product_id and tier.variant_id = variant.id and tier.quantity = 1)), true) as lacks_tier
      from variants variant where variant.shop_id = product.shop_id and variant.product_id = product.id
    ) variants
    where product.shop_id = ${shop.id} and product.is_active`)

export const mails = ({ db, shop }: ShopAdminCtx) =>
  db.one<{ given_up: number; retried: number; last_given_up_at: Date | null }>(sql`
    select count(*) filter (where state = 'given_up')::int as given_up,
      count(*) filter (where state = 'waiting' and attempts > 1)::int as retried,
      max(created_at) filter (where state = 'given_up') as last_given_up_at
    from mails where shop_id = ${shop.id} and created_at > clock() - interval '30 days'`)
