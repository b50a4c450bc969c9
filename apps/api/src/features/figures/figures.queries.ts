import type { ShopAdminCtx } from '../../admin-context.ts'
import { sql } from '../../platform/database.ts'
import { lacks } from '../catalogue/catalogue.ts'

export const catalogue = ({ db, shop }: ShopAdminCtx) => {
  const active = sql`select count(*)::int from products product where product.shop_id = ${shop.id} and product.is_active`
  return db.one<{ products: number; without_price: number; sold_out: number }>(sql`
    select (${active}) as products, (${active} and ${lacks.without_price}) as without_price, (${active} and ${lacks.sold_out}) as sold_out`)
}

export const mails = ({ db, shop }: ShopAdminCtx) =>
  db.one<{ given_up: number; retried: number; last_given_up_at: Date | null }>(sql`
    select count(*) filter (where state = 'given_up')::int as given_up,
      count(*) filter (where state = 'waiting' and attempts > 1)::int as retried,
      max(created_at) filter (where state = 'given_up') as last_given_up_at
    from mails where shop_id = ${shop.id} and created_at > clock() - interval '30 days'`)
