import type { ConfigurationScope } from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import { type Queryable, sql } from '../../platform/database.ts'
import type { EntryRow } from './configuration.ts'

export const entriesOf = (ctx: Ctx, scope: ConfigurationScope) =>
  ctx.db.query<EntryRow>(sql`
    select id, enabled, entry from configuration
    where shop_id = ${ctx.shop.id} and scope = ${scope}
    order by position, id`)

export const insertEntries = (tx: Queryable, shopId: number, scope: ConfigurationScope, rows: readonly object[]) =>
  tx.query(sql`
    insert into configuration (shop_id, scope, id, position, enabled, entry)
    select ${shopId}, ${scope}, id, position, enabled, entry
    from json_to_recordset(${JSON.stringify(rows)}::json) as entry (id int, position int, enabled boolean, entry jsonb)`)

/** The time zone of the shop. */
export const timeZoneOf = async ({ db, shop }: Pick<Ctx, 'db' | 'shop'>) =>
  (
    await db.maybeOne<{ zone: string | null }>(sql`
    select entry ->> 'time_zone' as zone from first_entries where shop_id = ${shop.id} and scope = 'shop'`)
  )?.zone ?? 'UTC'
