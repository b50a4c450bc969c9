import { ShopError } from '@stragan/contract'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { batched } from '../../platform/batched.ts'
import { type Queryable, sql } from '../../platform/database.ts'

/** Throws `product_not_found` unless the shop has the product. */
export async function assertProduct({ db, shop }: ShopAdminCtx, id: number) {
  if (!(await db.maybeOne(sql`select id from products where shop_id = ${shop.id} and id = ${id}`))) throw new ShopError('product_not_found')
}

/** The same, and locks it, so that changes of what belongs to it are made one after another. */
export async function lockProduct(ctx: ShopAdminCtx, db: Queryable, id: number) {
  if (!(await isLocked({ ...ctx, db }, id))) throw new ShopError('product_not_found')
}

const isLocked = batched(async (ctx: ShopAdminCtx, ids: readonly number[]) => {
  const locked = new Set(await lockProducts(ctx, ids))
  return ids.map(id => locked.has(id))
})

/** Locks several products in the order of their ids, and returns those that the shop has. */
export const lockProducts = async ({ db, shop }: ShopAdminCtx, ids: readonly number[]): Promise<number[]> => {
  const rows = await db.query<{ id: number }>(sql`
    select id from products where shop_id = ${shop.id} and id = any (${[...ids]}::int[]) order by id for no key update`)
  return rows.map(({ id }) => id)
}
