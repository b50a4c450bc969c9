import { type Queryable, sql } from '../../platform/database.ts'
import type { NamedPrice } from '../prices/prices.ts'
import type { ClaimedImport } from './batch.queries.ts'

/** Those of some variants that a row before this one has named. */
export const namedBefore = async (db: Queryable, { shop_id, id }: ClaimedImport, number: number, variants: readonly number[]) =>
  new Set(
    (
      await db.query<{ variant_id: number }>(sql`
        select variant_id from import_rows
        where shop_id = ${shop_id} and import_id = ${id} and number < ${number} and variant_id = any (${[...variants]}::int[])`)
    ).map(({ variant_id }) => variant_id),
  )

/** Adds prices that no row names as rows behind those of the file, of which this is the last one. */
export async function listRemoved(
  db: Queryable,
  { shop_id, id }: ClaimedImport,
  last: number,
  removed: readonly NamedPrice[],
): Promise<void> {
  await db.query(sql`
    insert into import_rows (shop_id, import_id, number, cells, symbol, outcome, variant_id, price_net_before)
    select ${shop_id}, ${id}, ${last}::int + place::int, '[]', price ->> 'symbol', 'removed', (price ->> 'variant_id')::int, (price ->> 'price_net')::int
    from jsonb_array_elements(${JSON.stringify(removed)}::jsonb) with ordinality given (price, place)`)
  await db.query(sql`
    update imports set removed = ${removed.length}, next_row = ${last}::int + ${removed.length} + 1 where shop_id = ${shop_id} and id = ${id}`)
}
