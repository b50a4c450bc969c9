import type { ShopAdminCtx } from '../../admin-context.ts'
import { sql } from '../../platform/database.ts'
import { lacks } from '../catalogue/catalogue.ts'

/** Of active products. The few inactive ones are taken away from all, since to look at each product would be to read the whole catalogue. */
export const catalogue = ({ db, shop }: ShopAdminCtx) => {
  const all = sql`select count(*)::int from products product where product.shop_id = ${shop.id}`
  const isActive = sql`not exists (
    select from products inactive where inactive.shop_id = product.shop_id and inactive.id = product.id and not inactive.is_active)`
  const soldOut = sql`
    select count(*)::int
    from (select distinct shop_id, product_id as id from variants where shop_id = ${shop.id} and stock_on_hand = 0) product
    where ${lacks.sold_out} and ${isActive}`
  return db.one<{ products: number; without_price: number; sold_out: number }>(sql`
    select (${all}) - (${all} and not product.is_active) as products, (${all} and product.is_active and ${lacks.without_price}) as without_price,
      (${soldOut}) as sold_out`)
}

export const mails = ({ db, shop }: ShopAdminCtx) =>
  db.one<{ given_up: number; retried: number; last_given_up_at: Date | null }>(sql`
    select count(*) filter (where state = 'given_up')::int as given_up,
      count(*) filter (where state = 'waiting' and attempts > 1)::int as retried,
      max(created_at) filter (where state = 'given_up') as last_given_up_at
    from mails where shop_id = ${shop.id} and created_at > clock() - interval '30 days'`)
