import type { ShopAdminCtx } from '../../../admin-context.ts'
import { sql } from '../../../platform/database.ts'

export const setActive = ({ db, shop }: ShopAdminCtx, id: number, isActive: boolean) =>
  db.query(sql`update products set is_active = ${isActive} where shop_id = ${shop.id} and id = ${id} and is_active <> ${isActive}`)

export const deleteProduct = ({ db, shop }: ShopAdminCtx, id: number) =>
  db.query(sql`delete from products where shop_id = ${shop.id} and id = ${id}`)

export const copyPictures = ({ db, shop }: ShopAdminCtx, from: number, to: number) =>
  db.query(sql`
    insert into product_pictures (shop_id, product_id, position, picture_id)
    select shop_id, ${to}, position, picture_id from product_pictures where shop_id = ${shop.id} and product_id = ${from}`)

/** Symbols of products, or of variants, that begin with a text. */
export const symbolsFrom = async ({ db, shop }: ShopAdminCtx, table: 'products' | 'variants', candidates: readonly string[]) => {
  const rows = await db.query<{ symbol: string }>(
    table === 'products'
      ? sql`select symbol from products where shop_id = ${shop.id} and symbol = any (${[...candidates]}::text[])`
      : sql`select symbol from variants where shop_id = ${shop.id} and symbol = any (${[...candidates]}::text[])`,
  )
  return new Set(rows.map(({ symbol }) => symbol))
}
