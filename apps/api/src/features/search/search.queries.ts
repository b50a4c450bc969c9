import type { ShopAdminCtx } from '../../admin-context.ts'
import { raw, sql } from '../../platform/database.ts'
import { highestIdIn } from '../history/history.ts'

const entities = { search_synonyms: 'search_synonyms', search_redirects: 'search_redirect' } as const
type Table = keyof typeof entities

/** The number of rows of a table, and an id that none of them has ever had. Serialises what is added. */
export async function nextRow(ctx: ShopAdminCtx, table: Table): Promise<{ count: number; id: number }> {
  const { db, shop } = ctx
  await db.query(sql`select pg_advisory_xact_lock(hashtext(${table}), ${shop.id})`)
  const { count, highest } = await db.one<{ count: number; highest: number }>(sql`
    select count(*)::int as count, coalesce(max(id), 0) as highest from ${raw(table)} where shop_id = ${shop.id}`)
  return { count, id: Math.max(highest, await highestIdIn(ctx, entities[table], table)) + 1 }
}

/** False where there is no such row. */
export const deleteRow = async ({ db, shop }: ShopAdminCtx, table: Table, id: number) =>
  (await db.maybeOne(sql`delete from ${raw(table)} where shop_id = ${shop.id} and id = ${id} returning id`)) !== undefined
