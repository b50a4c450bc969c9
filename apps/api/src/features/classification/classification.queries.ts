import type { ShopAdminCtx } from '../../admin-context.ts'
import { raw, sql } from '../../platform/database.ts'
import { highestIdIn } from '../history/history.ts'

export type Table = 'categories' | 'brands' | 'producers' | 'features' | 'feature_values'

/** Serialises changes of the classification of the shop. */
export const lockClassification = ({ db, shop }: ShopAdminCtx) =>
  db.query(sql`select pg_advisory_xact_lock(hashtext('classification'), ${shop.id})`)

/** The number of rows of a table, and an id that none of them has ever had. */
export async function nextRow(ctx: ShopAdminCtx, table: Table): Promise<{ count: number; id: number }> {
  const { db, shop } = ctx
  const { count, highest } = await db.one<{ count: number; highest: number }>(sql`
    select count(*)::int as count, greatest(coalesce(max(id), 0), ${highestIdIn(ctx, table)}) as highest
    from ${raw(table)} where shop_id = ${shop.id}`)
  return { count, id: highest + 1 }
}

/** Additions of a kind: each is checked when it is added, as those before it are, and all of them are stored by one statement. */
export interface Additions<Body> {
  /** Returns the id. Throws what refuses it. */
  add(body: Body): number
  store(): Promise<unknown>
}

/** Locks a row that is to be deleted, so that nothing begins to refer to it; false where there is none. */
export const lockRow = async ({ db, shop }: ShopAdminCtx, table: Table, id: number) =>
  (await db.maybeOne(sql`select 1 from ${raw(table)} where shop_id = ${shop.id} and id = ${id} for update`)) !== undefined

export const deleteRow = ({ db, shop }: ShopAdminCtx, table: Table, id: number) =>
  db.query(sql`delete from ${raw(table)} where shop_id = ${shop.id} and id = ${id}`)
