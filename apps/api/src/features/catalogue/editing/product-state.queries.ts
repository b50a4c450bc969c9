import type { ShopAdminCtx } from '../../../admin-context.ts'
import { sql } from '../../../platform/database.ts'

interface State {
  id: number
  is_active: boolean
}

export const setActive = ({ db, shop }: ShopAdminCtx, states: readonly State[]) =>
  db.query(sql`
    update products set is_active = given.is_active
    from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) given (id int, is_active boolean)
    where shop_id = ${shop.id} and products.id = given.id and products.is_active <> given.is_active`)

export const deleteProduct = ({ db, shop }: ShopAdminCtx, id: number) =>
  db.query(sql`delete from products where shop_id = ${shop.id} and id = ${id}`)

export const copyPictures = ({ db, shop }: ShopAdminCtx, from: number, to: number) =>
  db.query(sql`
    insert into product_pictures (shop_id, product_id, position, picture_id)
    select shop_id, ${to}, position, picture_id from product_pictures where shop_id = ${shop.id} and product_id = ${from}`)
