import type { ShopAdminCtx } from '../../admin-context.ts'
import { raw, sql } from '../../platform/database.ts'
import { highestIdIn } from '../history/history.ts'

type Table = 'search_synonyms' | 'search_redirects'

/** The number of rows of a table, and an id that none of them has ever had. Serialises what is added. */
export async function nextRow(ctx: ShopAdminCtx, table: Table): Promise<{ count: number; id: number }> {
  const { db, shop } = ctx
  await db.query(sql`select pg_advisory_xact_lock(hashtext(${table}), ${shop.id})`)
  const { count, highest } = await db.one<{ count: number; highest: number }>(sql`
    select count(*)::int as count, greatest(coalesce(max(id), 0), ${highestIdIn(ctx, table)}) as highest
    from ${raw(table)} where shop_id = ${shop.id}`)
  return { count, id: highest + 1 }
}

/** False where there is no such row. */
export const deleteRow = async ({ db, shop }: ShopAdminCtx, table: Table, id: number) =>
  (await db.maybeOne(sql`delete from ${raw(table)} where shop_id = ${shop.id} and id = ${id} returning id`)) !== undefined
