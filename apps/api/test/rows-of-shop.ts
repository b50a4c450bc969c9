import { join, raw, sql } from '../src/platform/database.ts'
import type { TestApi } from './test-api.ts'

type Db = TestApi['db']

export const tablesOfShops = async (db: Db): Promise<string[]> =>
  (
    await db.asOwner(new Date()).query<{ name: string }>(sql`
      select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'shop_id'
      where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`)
  ).map(({ name }) => name)

/** One statement for the rows of a shop in all tables; `column` is made of a row `t`. */
export const inAllTables = (tables: readonly string[], shopId: number, column: (table: string) => ReturnType<typeof sql>) =>
  join(
    tables.map(table => sql`select ${table}::text as name, ${column(table)} as row from ${raw(table)} t where shop_id = ${shopId}`),
    ' union all ',
  )

/** All rows of a shop, by table. */
export async function rowsOfShop(db: Db, shopId: number): Promise<Record<string, string[]>> {
  const tables = await tablesOfShops(db)
  const rows = await db
    .asOwner(new Date())
    .query<{ name: string; row: string }>(
      sql`${inAllTables(tables, shopId, table => sql`(to_jsonb(t) - ${table === 'orders' ? 'revision' : ''}::text)::text`)} order by 1, 2`,
    )
  const byTable = Object.fromEntries(tables.map((table): [string, string[]] => [table, []]))
  for (const { name, row } of rows) byTable[name]?.push(row)
  return byTable
}
