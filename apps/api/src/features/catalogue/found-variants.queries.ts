import type { ShopAdminCtx } from '../../admin-context.ts'
import { sql } from '../../platform/database.ts'

/** `ranked` and `variant`: the variants that a search finds, with the rank of their product; those alone whose symbol or EAN it is, if there are any. */
export const foundVariants = ({ shop }: ShopAdminCtx, q: string) => {
  const isNamed = sql`(variants.symbol_key = upper(regexp_replace(${q}, '[^A-Za-z0-9]', '', 'g')) and ${q} ~ '[A-Za-z0-9]' or variants.ean = ${q})`
  return sql`(
    select product_id, row_number() over (order by score desc, product_id desc)::int as position from find_products(${shop.id}, ${q})) ranked
    cross join lateral (
      select * from variants where shop_id = ${shop.id} and product_id = ranked.product_id
        and (${isNamed} or not exists (select from variants where shop_id = ${shop.id} and ${isNamed}))
      offset 0) variant`
}
