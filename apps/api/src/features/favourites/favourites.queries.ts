import type { Ctx } from '../../context.ts'
import { sql } from '../../platform/database.ts'

export const favouritesOf = (ctx: Ctx, customerId: number) =>
  ctx.db.query<{ id: number; added_at: Date; is_active: boolean }>(sql`
    select product.id, favourites.added_at, product.is_active
    from favourites join products product on product.shop_id = favourites.shop_id and product.id = favourites.product_id
    where favourites.shop_id = ${ctx.shop.id} and favourites.customer_id = ${customerId}
    order by favourites.added_at desc, product.id desc`)

/** False if there is no such product. `for key share`: one that is being deleted is waited for, and gone. */
export const insertFavourite = async (ctx: Ctx, customerId: number, productId: number) => {
  const row = await ctx.db.maybeOne<{ is_there: boolean }>(sql`
    with product as (
      select id from products where shop_id = ${ctx.shop.id} and id = ${productId} and is_active for key share
    ), added as (
      insert into favourites (shop_id, customer_id, product_id) select ${ctx.shop.id}, ${customerId}, id from product on conflict do nothing
    )
    select exists (select from product) as is_there`)
  return row?.is_there === true
}

export const deleteFavourite = (ctx: Ctx, customerId: number, productId: number) =>
  ctx.db.query(sql`delete from favourites where shop_id = ${ctx.shop.id} and customer_id = ${customerId} and product_id = ${productId}`)
