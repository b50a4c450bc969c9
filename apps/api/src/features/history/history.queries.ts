import type { ConfigurationScope } from '@stragan/contract'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { countRows } from '../../platform/count-rows.ts'
import { raw, type Sql, sql } from '../../platform/database.ts'
import { type TimeCursor, timeKey, timeOf } from '../../platform/keyset.ts'
import { text } from '../../platform/texts.ts'

export interface ChangeSetRow {
  id: string
  created_at: Date
  actor_kind: 'staff' | 'key'
  actor_id: string
  actor_name: string
  call: string
  params: Record<string, string>
  subject: { entity: string; key: string; name: string | null } | null
  undoes: string | null
  undone_by: string | null
  /** Whether a part is left that can be undone again. */
  is_partly_undone: boolean
  is_erased: boolean
}

export interface ListFilters {
  actor?: string | undefined
  entity?: string | undefined
  entityKey?: string | undefined
  /** Days of the time zone. */
  from?: string | undefined
  to?: string | undefined
  timeZone: string
}

interface ListQuery extends ListFilters {
  after: TimeCursor | null
  limit: number
}

/** The customer whom a change set is about that may have no rows: the one of its call's path. The index `change_sets_of_customer` has it. */
const handledCustomer = sql`case when call like 'customerHandling.%' then (params ->> 'id')::int::text end`

/** Ids of the change sets about an entity, or about one thing of it. */
const about = ({ shop }: ShopAdminCtx, entity: string, key: string | undefined): Sql => sql`
  select change_set_id from change_rows where shop_id = ${shop.id} and entity = ${entity}
    ${key === undefined ? sql`` : sql`and entity_key = ${key}`}
  ${
    entity !== 'customer'
      ? sql``
      : sql`union all select id from change_sets where shop_id = ${shop.id}
          and ${handledCustomer} ${key === undefined ? sql`is not null` : sql`= ${key}`}`
  }`

/** The change sets that filters leave, as `change_set`. */
const matching = (ctx: ShopAdminCtx, { actor, entity, entityKey, from, to, timeZone }: ListFilters): Sql => sql`
  change_sets change_set where change_set.shop_id = ${ctx.shop.id}
    ${actor === undefined ? sql`` : sql`and actor_id = ${actor}`}
    ${from === undefined ? sql`` : sql`and created_at >= ${from}::date::timestamp at time zone ${timeZone}`}
    ${to === undefined ? sql`` : sql`and created_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`}
    ${entity === undefined ? sql`` : sql`and id in (${about(ctx, entity, entityKey)})`}`

/** What people call an entity: the number of an order, the symbol of a variant, the name of a product. */
const calledBy = (ctx: ShopAdminCtx, entity: Sql, key: Sql): Sql => sql`
  case ${entity}
    when 'order' then (select number from orders where orders.shop_id = ${ctx.shop.id} and uid = ${key})
    when 'stock' then (select symbol from variants where variants.shop_id = ${ctx.shop.id} and variants.id = ${key}::int)
    when 'product' then (select ${text(ctx, sql`name`)} from products where products.shop_id = ${ctx.shop.id} and products.id = ${key}::int)
  end`

/** The names of customers, too: only for who may read what the change changed. */
const nameOf = (ctx: ShopAdminCtx, entity: Sql, key: Sql): Sql => sql`
  case ${entity}
    when 'customer' then (
      select first_name || ' ' || last_name from customers where customers.shop_id = ${ctx.shop.id} and customers.id = ${key}::int)
    else ${calledBy(ctx, entity, key)}
  end`

/** What a change set can be about, the most telling first. */
const subjects = sql`array['order', 'stock', 'inbox', 'customer', 'product', 'settings']`

/**
 * The one thing of these that a change set is about; null where there are several. Of settings it has a name if one entry was changed. What was
 * done with a customer and changed no row is about the customer of its path, while there is one.
 */
const subject = (ctx: ShopAdminCtx): Sql => sql`
  coalesce((select json_build_object('entity', entity, 'key', key, 'name', coalesce(${calledBy(ctx, sql`entity`, sql`key`)}, entry))
  from (
    select entity, min(entity_key) as key, count(distinct entity_key) as things,
      case when count(*) = 1 and entity = 'settings' then min(${entryName(ctx)}) end as entry
    from change_rows
    where change_rows.shop_id = ${ctx.shop.id} and change_set_id = change_set.id and entity = any (${subjects}) and before is distinct from after
    group by entity order by array_position(${subjects}, entity) limit 1
  ) about where things = 1), (
    select json_build_object('entity', 'customer', 'key', customers.id::text, 'name', null) from customers
    where customers.shop_id = ${ctx.shop.id}
      and customers.id = ${handledCustomer}::int))`

/** The name or code of an entry of the settings. */
const entryName = (ctx: ShopAdminCtx): Sql => {
  const entry = sql`(coalesce(after, before) -> 'entry')`
  return sql`coalesce(
    case jsonb_typeof(${entry} -> 'name') when 'object' then ${text(ctx, sql`(${entry} -> 'name')`)} when 'string' then ${entry} ->> 'name' end,
    ${entry} ->> 'code')`
}

const columns = (ctx: ShopAdminCtx) => sql`
  change_set.id, created_at, actor_kind, actor_id, actor_name, call, params, ${subject(ctx)} as subject, undoes, is_erased,
  undo.id as undone_by, coalesce(undo.is_partial and is_repeatable_undo(${ctx.shop.id}, change_set.id), false) as is_partly_undone`

/** The last change set that took back `change_set`, as `undo`. */
const lastUndo = ({ shop }: ShopAdminCtx) => sql`
  left join lateral (
    select later.id, later.is_partial from change_sets later where later.shop_id = ${shop.id} and later.undoes = change_set.id
    order by later.created_at desc limit 1) undo on true`

/** Change sets, newest first, with their time: one more than the limit, if there are. */
export const listedChangeSets = (ctx: ShopAdminCtx, { after, limit, ...filters }: ListQuery) =>
  ctx.db.query<ChangeSetRow & { at: string }>(sql`
    select ${columns(ctx)}, ${timeKey(sql`created_at`)} as at
    from (
      select * from ${matching(ctx, filters)} ${after ? sql`and (created_at, id) < (${timeOf(after)}, ${after.id}::uuid)` : sql``}
      order by created_at desc, id desc limit ${limit + 1}
    ) change_set ${lastUndo(ctx)}
    order by created_at desc, change_set.id desc`)

/** The number of change sets, at most `max`. */
export const countChangeSets = (ctx: ShopAdminCtx, filters: ListFilters, max: number) => countRows(ctx.db, matching(ctx, filters), max)

export const changeSetById = (ctx: ShopAdminCtx, id: string) =>
  ctx.db.maybeOne<ChangeSetRow>(sql`
    select ${columns(ctx)} from change_sets change_set ${lastUndo(ctx)} where change_set.shop_id = ${ctx.shop.id} and change_set.id = ${id}`)

export type Document = Record<string, unknown>

export interface ChangeRow {
  table_name: string
  row_key: Document
  entity: string
  entity_key: string
  /** Number of the order, symbol of the variant, or name of the customer, that the row belongs to. */
  called: string | null
  before: Document | null
  after: Document | null
  total: number
}

/** The rows that a change set changed in the end. */
export const changedRows = (ctx: ShopAdminCtx, id: string, limit: number) =>
  ctx.db.query<ChangeRow>(sql`
    select table_name, row_key, ${nameOf(ctx, sql`stored.entity`, sql`entity_key`)} as called, stored.entity, entity_key, before, after, count(*) over ()::int as total
    from change_rows stored join history_tables() declared on declared.name = stored.table_name
    where shop_id = ${ctx.shop.id} and change_set_id = ${id} and before is distinct from after
    order by declared.rank, row_key limit ${limit}`)

/** Part of a change that undo did not take back. */
export interface Skipped {
  table: string
  key: Record<string, string | number>
  field: string | null
  problem: 'changed_later' | 'secret' | 'still_in_use'
}

/** Whether a change set has changed prices, and stock, of products, by the permission that each needs. */
export const changedParts = ({ db, shop }: ShopAdminCtx, id: string) => {
  const changes = sql`select from change_rows where shop_id = ${shop.id} and change_set_id = ${id} and before is distinct from after`
  return db.one<Record<'prices:write' | 'stock:write', boolean>>(sql`
    select
      exists (${changes} and (table_name = 'tiers'
        or table_name = 'products' and before ->> 'price_net' is distinct from after ->> 'price_net')) as "prices:write",
      exists (${changes} and (table_name = 'stock_movements'
        or table_name = 'variants' and before ->> 'minimum_stock' is distinct from after ->> 'minimum_stock')) as "stock:write"`)
}

/** Names the change of this transaction after the one that it takes back. */
export const nameUndo = ({ db }: ShopAdminCtx, { id, call, params }: Pick<ChangeSetRow, 'id' | 'call' | 'params'>) =>
  db.query(sql`
    select set_config('app.change',
      (current_setting('app.change')::jsonb || ${JSON.stringify({ undoes: id, call, params })}::jsonb)::text, true)`)

/** Serialises the undoing of a change set. */
export const lockChangeSet = ({ db, shop }: ShopAdminCtx, id: string) =>
  db.query(sql`select pg_advisory_xact_lock(hashtext(${`change set ${id}`}), ${shop.id})`)

/** Locks the orders that a change set is about until the transaction ends. */
export const lockOrders = ({ db, shop }: ShopAdminCtx, id: string) =>
  db.query(sql`
    select from orders where shop_id = ${shop.id} and uid in (
      select entity_key from change_rows where shop_id = ${shop.id} and change_set_id = ${id} and entity = 'order')
    order by uid for no key update`)

/** Why a change set cannot be undone; null where it can, at least in part. */
export const undoRefusal = async ({ db, shop }: ShopAdminCtx, id: string) =>
  (await db.one<{ refusal: 'final' | 'nothing_left' | null }>(sql`select undo_refusal(${shop.id}, ${id}) as refusal`)).refusal

/** Takes a change set back as far as possible; returns what was not. */
export const undo = ({ db, shop }: ShopAdminCtx, id: string) =>
  db.query<Skipped>(sql`select table_name as table, row_key as key, field, problem from undo_change_set(${shop.id}, ${id})`)

/** Records that the undo of this transaction has left a part. */
export const recordPartialUndo = ({ db }: ShopAdminCtx) => db.query(sql`select record_partial_undo()`)

/** Entities of which a change set has changed rows of a table, in the order in which they are locked. */
const changedIn = async <Key extends string>({ db, shop }: ShopAdminCtx, id: string, table: string) =>
  (
    await db.query<{ key: Key }>(sql`
      select distinct entity_key as key from change_rows
      where shop_id = ${shop.id} and change_set_id = ${id} and table_name = ${table} order by 1`)
  ).map(({ key }) => key)

/** Scopes of the settings. */
export const scopesOf = (ctx: ShopAdminCtx, id: string) => changedIn<ConfigurationScope>(ctx, id, 'configuration')
export const inboxEntriesOf = (ctx: ShopAdminCtx, id: string) => changedIn(ctx, id, 'inbox_entries')

/** Ids of the rows that a change set has added to a table. */
export const addedTo = async ({ db, shop }: ShopAdminCtx, table: 'discount_codes' | 'gifts', id: string) =>
  (
    await db.query<{ id: number }>(sql`
      select (row_key ->> 'id')::int as id from change_rows
      where shop_id = ${shop.id} and change_set_id = ${id} and table_name = ${table} and before is null`)
  ).map(row => row.id)

/** The highest id that a row of an entity has had, of those that the history knows; 0 if it knows none. */
export const highestId = async ({ db, shop }: Pick<ShopAdminCtx, 'db' | 'shop'>, entity: string, key: string) =>
  (
    await db.one<{ id: number }>(sql`
      select coalesce(max((row_key ->> 'id')::int), 0) as id from change_rows
      where shop_id = ${shop.id} and entity = ${entity} and entity_key = ${key}`)
  ).id

/** Tables whose rows have ids that no other row of the shop has ever had, as in the index of migration 0082. */
export const numberedTables = [
  'promotions',
  'data_sheets',
  'price_lists',
  'discount_codes',
  'gifts',
  'categories',
  'brands',
  'producers',
  'features',
  'feature_values',
  'search_synonyms',
  'search_redirects',
] as const

/**
 * SQL: the highest id that a row of a table has had; 0 if the history knows none. The name of the table is a literal, because generic plans use a
 * partial index for literals alone.
 */
export const highestIdIn = ({ shop }: Pick<ShopAdminCtx, 'shop'>, table: (typeof numberedTables)[number]): Sql => sql`(
  select coalesce(max((row_key ->> 'id')::int), 0) from change_rows where shop_id = ${shop.id} and table_name = ${raw(`'${table}'`)})`

/** A row that an undo has changed. */
export interface RestoredRow {
  table_name: string
  entity_key: string
  before: Document | null
  after: Document | null
}

/** What the transaction has changed so far. */
export const restoredRows = ({ db, shop }: ShopAdminCtx) =>
  db.query<RestoredRow>(sql`
    select table_name, entity_key, before, after from change_rows
    where shop_id = ${shop.id} and change_set_id = (current_setting('app.change')::jsonb ->> 'id')::uuid and before is distinct from after
    order by table_name, row_key`)

/** Deletes what the history has of entities whose personal data are erased. */
export const eraseHistory = (ctx: Pick<ShopAdminCtx, 'db'>, entity: string, keys: readonly string[]) =>
  ctx.db.query(sql`select erase_history(${entity}, ${[...keys]}::text[])`)

/** The call itself stands in the history, where it changed nothing that the history has. */
export const recordCall = ({ db }: Pick<ShopAdminCtx, 'db'>) => db.query(sql`select record_change_set()`)

/** Records nothing from here on; returns the change of the transaction, to resume it. */
export const pauseHistory = async ({ db }: ShopAdminCtx) => {
  const { change } = await db.one<{ change: string }>(sql`select current_setting('app.change') as change`)
  await db.query(sql`select set_config('app.change', '', true)`)
  return change
}

export const resumeHistory = ({ db }: ShopAdminCtx, change: string) => db.query(sql`select set_config('app.change', ${change}, true)`)

export const insertErasure = ({ db }: ShopAdminCtx, { table, entity, id }: { table: string; entity: string; id: number }) =>
  db.query(sql`select record_erasure(${table}, ${entity}, ${String(id)})`)

/** Rows that belong to an entity, of one table or of all. */
interface RowsOf {
  table?: string
  entity: string
  key: string
}

/** The rows of an entity as they were before and after each of its last changes, the newest change first; null where it had none. */
export const rowsBefore = <Row>({ db, shop }: Pick<ShopAdminCtx, 'db' | 'shop'>, { table, entity, key }: RowsOf, limit: number) =>
  db.query<{ change_set_id: string; table_name: string; actor_id: string; row_key: Document; before: Row | null; after: Row | null }>(sql`
    select change_set_id, table_name, actor_id, row_key, before, after
    from change_rows stored join change_sets on change_sets.shop_id = ${shop.id} and change_sets.id = change_set_id
    where stored.shop_id = ${shop.id} and entity = ${entity} and entity_key = ${key}
      ${table === undefined ? sql`` : sql`and table_name = ${table}`} and before is distinct from after
    order by created_at desc, change_set_id limit ${limit}`)
