import type { ShopAdminCtx } from '../../admin-context.ts'
import { countRows } from '../../platform/count-rows.ts'
import { type Sql, sql } from '../../platform/database.ts'
import { searchTerms } from '../customers/customers.ts'
import { highestIdIn } from '../history/history.ts'

export interface PriceListValues {
  name: string
  valid_from: Date | null
  valid_to: Date | null
}

export interface PriceListRow extends PriceListValues {
  id: number
  state: 'current' | 'upcoming' | 'over'
  prices: number
  customers: number
}

const columns = ({ shop }: ShopAdminCtx): Sql => sql`
  id, name, valid_from, valid_to,
  case when valid_to <= clock() then 'over' when valid_from > clock() then 'upcoming' else 'current' end as state,
  (select count(*)::int from price_list_prices where shop_id = ${shop.id} and price_list_id = list.id) as prices,
  (select count(*)::int from price_list_customers where shop_id = ${shop.id} and price_list_id = list.id) as customers`

export const allLists = (ctx: ShopAdminCtx) =>
  ctx.db.query<PriceListRow>(sql`select ${columns(ctx)} from price_lists list where shop_id = ${ctx.shop.id} order by fold(name), id`)

export const listById = (ctx: ShopAdminCtx, id: number) =>
  ctx.db.maybeOne<PriceListRow>(sql`select ${columns(ctx)} from price_lists list where shop_id = ${ctx.shop.id} and id = ${id}`)

export const hasList = async ({ db, shop }: ShopAdminCtx, id: number) =>
  (await db.maybeOne(sql`select from price_lists where shop_id = ${shop.id} and id = ${id}`)) !== undefined

/** Locks a list until the transaction ends; undefined if there is none. */
export const lockList = ({ db, shop }: ShopAdminCtx, id: number) =>
  db.maybeOne<PriceListValues>(sql`
    select name, valid_from, valid_to from price_lists where shop_id = ${shop.id} and id = ${id} for no key update`)

/** Serialises the numbering of new lists of the shop. */
export const lockNumbering = ({ db, shop }: ShopAdminCtx) =>
  db.query(sql`select pg_advisory_xact_lock(hashtext('price lists'), ${shop.id})`)

/** How many there are, and the highest id that there ever was. */
export const numbering = ({ db, shop }: ShopAdminCtx) =>
  db.one<{ count: number; highest: number }>(sql`
    select count(*)::int as count, greatest(coalesce(max(id), 0), ${highestIdIn({ shop }, 'price_lists')}) as highest
    from price_lists where shop_id = ${shop.id}`)

const moment = (at: Date | null) => at?.toISOString() ?? null

export const insertList = ({ db, shop }: ShopAdminCtx, { id, name, valid_from, valid_to }: PriceListValues & { id: number }) =>
  db.query(sql`
    insert into price_lists (shop_id, id, name, valid_from, valid_to)
    values (${shop.id}, ${id}, ${name}, ${moment(valid_from)}, ${moment(valid_to)})`)

export const updateList = ({ db, shop }: ShopAdminCtx, id: number, { name, valid_from, valid_to }: PriceListValues) =>
  db.query(sql`
    update price_lists set name = ${name}, valid_from = ${moment(valid_from)}, valid_to = ${moment(valid_to)}
    where shop_id = ${shop.id} and id = ${id}`)

/** Deletes a list with its prices and customers, which the history records before the list. */
export async function deleteList({ db, shop }: ShopAdminCtx, id: number): Promise<void> {
  for (const table of [sql`price_list_customers`, sql`price_list_prices`])
    await db.query(sql`delete from ${table} where shop_id = ${shop.id} and price_list_id = ${id}`)
  await db.query(sql`delete from price_lists where shop_id = ${shop.id} and id = ${id}`)
}

export interface ListedCustomerRow {
  id: number
  first_name: string
  last_name: string
  company: string | null
  nip: string | null
  email: string
  is_in_list: boolean
}

interface ListQuery {
  q?: string | undefined
  /** Id of the last customer before. */
  after: number | null
  limit: number
}

/** Customers of a list, or those that a search finds, each with its `member`ship. */
function shownCustomers({ shop }: ShopAdminCtx, listId: number, q: string | undefined): Sql {
  const isInList = sql`member.shop_id = ${shop.id} and member.price_list_id = ${listId}`
  const { words, numbers } = searchTerms(q ?? '')
  return q
    ? sql`find_customers(${shop.id}, ${words}::text[], ${numbers}::text[]) found
      cross join lateral (select * from customers where shop_id = ${shop.id} and id = found.customer_id offset 0) customer
      left join price_list_customers member on ${isInList} and member.customer_id = customer.id`
    : sql`price_list_customers member join customers customer on ${isInList} and customer.shop_id = ${shop.id} and customer.id = member.customer_id`
}

/** Those customers, the newest first: one more than the limit, if there are. */
export const listedCustomers = (ctx: ShopAdminCtx, listId: number, { q, after, limit }: ListQuery) =>
  ctx.db.query<ListedCustomerRow>(sql`
    select customer.id, first_name, last_name, nullif(company, '') as company, nullif(nip, '') as nip, email,
      member.customer_id is not null as is_in_list
    from ${shownCustomers(ctx, listId, q)} where ${after === null ? sql`true` : sql`customer.id < ${after}`}
    order by customer.id desc limit ${limit + 1}`)

export const countListed = (ctx: ShopAdminCtx, listId: number, q: string | undefined, max: number) =>
  countRows(ctx.db, shownCustomers(ctx, listId, q), max)

/** Those of some customers that the shop has, locked against being erased meanwhile. */
export const existingCustomers = async ({ db, shop }: ShopAdminCtx, ids: readonly number[]) =>
  (
    await db.query<{ id: number }>(sql`
      select id from customers where shop_id = ${shop.id} and id = any (${[...ids]}::int[]) order by id for key share`)
  ).map(({ id }) => id)

export const addCustomers = async ({ db, shop }: ShopAdminCtx, listId: number, ids: readonly number[]) =>
  (
    await db.query(sql`
      insert into price_list_customers (shop_id, price_list_id, customer_id)
      select ${shop.id}, ${listId}, customer_id from unnest(${[...ids]}::int[]) customer_id on conflict do nothing returning customer_id`)
  ).length

export const removeCustomers = async ({ db, shop }: ShopAdminCtx, listId: number, ids: readonly number[]) =>
  (
    await db.query(sql`
      delete from price_list_customers where shop_id = ${shop.id} and price_list_id = ${listId} and customer_id = any (${[...ids]}::int[])
      returning customer_id`)
  ).length

export const countCustomers = async ({ db, shop }: ShopAdminCtx, listId: number) =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from price_list_customers where shop_id = ${shop.id} and price_list_id = ${listId}`)
  ).count
