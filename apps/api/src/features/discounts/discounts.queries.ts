import type { DiscountCodeState } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { countRows } from '../../platform/count-rows.ts'
import { type Sql, sql } from '../../platform/database.ts'
import { highestIdIn } from '../history/history.ts'

export interface CodeValues {
  code: string
  discount_type: 'percentage' | 'fixed'
  /** Hundredths of a percent, or grosz net. */
  value: number
  /** Grosz net. */
  min_order_value: number
  category_ids: number[]
  brand_ids: number[]
  valid_from: Date | null
  valid_to: Date | null
  max_uses: number | null
  max_uses_per_customer: number | null
  enabled: boolean
}

export interface CodeRow extends CodeValues {
  id: number
  uses: number
  series: string | null
  state: DiscountCodeState
}

export interface ListFilters {
  q?: string | undefined
  series?: string | undefined
  state?: DiscountCodeState | undefined
}

const state = sql`case
  when not enabled then 'disabled' when uses >= max_uses then 'used_up' when valid_to <= clock() then 'over'
  when valid_from > clock() then 'planned' else 'usable' end`

const matching = (ctx: ShopAdminCtx, { q, series, state: wanted }: ListFilters): Sql => sql`
  discount_codes where shop_id = ${ctx.shop.id} ${q ? sql`and starts_with(code, upper(${q}))` : sql``}
    ${series ? sql`and series = ${series}` : sql``} ${wanted ? sql`and ${state} = ${wanted}` : sql``}`

export const countCodes = (ctx: ShopAdminCtx, filters: ListFilters, max: number) => countRows(ctx.db, matching(ctx, filters), max)

const columns = sql`id, code, discount_type, value, min_order_value, category_ids, brand_ids, valid_from, valid_to, max_uses, max_uses_per_customer, uses, enabled, series,
  ${state} as state`

/** Codes, newest first: one more than the limit, if there are. */
export const listedCodes = (ctx: ShopAdminCtx, { after, limit, ...filters }: ListFilters & { after: number | null; limit: number }) =>
  ctx.db.query<CodeRow>(sql`
    select ${columns} from ${matching(ctx, filters)} ${after === null ? sql`` : sql`and id < ${after}`} order by id desc limit ${limit + 1}`)

export const codeById = ({ db, shop }: ShopAdminCtx, id: number) =>
  db.maybeOne<CodeRow>(sql`select ${columns} from discount_codes where shop_id = ${shop.id} and id = ${id}`)

/** The same, locked: no order counts a use meanwhile. */
export const lockCode = ({ db, shop }: ShopAdminCtx, id: number) =>
  db.maybeOne<CodeRow>(sql`select ${columns} from discount_codes where shop_id = ${shop.id} and id = ${id} for update`)

/**
 * Locks the carts that have one of some codes or gifts, which they lose when it is deleted: carts of sessions first, as a login does that merges one
 * into the customer's.
 */
export const lockCartsWith = (
  { db, shop }: ShopAdminCtx,
  { codes = [], gifts = [] }: Partial<Record<'codes' | 'gifts', readonly number[]>>,
) =>
  db.query(sql`
    select from carts
    where shop_id = ${shop.id} and (discount_id = any (${[...codes]}::int[]) or gift_id = any (${[...gifts]}::int[]))
    order by customer_id nulls first, id for no key update`)

/** Serialises the numbering of new codes of the shop. */
export const lockNumbering = ({ db, shop }: ShopAdminCtx) =>
  db.query(sql`select pg_advisory_xact_lock(hashtext('discount codes'), ${shop.id})`)

/** How many there are, and the highest id that there ever was, in orders, too. */
export const numbering = ({ db, shop }: ShopAdminCtx) =>
  db.one<{ count: number; highest: number }>(sql`
    select count(*)::int as count, greatest(coalesce(max(id), 0), ${highestIdIn({ shop }, 'discount_codes')},
      (select coalesce(max(discount_id), 0) from orders where shop_id = ${shop.id})) as highest
    from discount_codes where shop_id = ${shop.id}`)

/** Those of some codes that the shop has. */
export const takenCodes = async ({ db, shop }: ShopAdminCtx, codes: readonly string[]) =>
  (
    await db.query<{ code: string }>(sql`select code from discount_codes where shop_id = ${shop.id} and code = any (${[...codes]}::text[])`)
  ).map(({ code }) => code)

export const hasSeries = async ({ db, shop }: ShopAdminCtx, series: string) =>
  (await db.maybeOne(sql`select from discount_codes where shop_id = ${shop.id} and series = ${series} limit 1`)) !== undefined

/** Inserts codes with the same values; `first` is the id of the first one. */
export const insertCodes = (
  { db, shop }: ShopAdminCtx,
  first: number,
  codes: readonly string[],
  values: Omit<CodeValues, 'code'> & { series: string | null },
) =>
  db.query(sql`
    insert into discount_codes (shop_id, id, code, discount_type, value, min_order_value, category_ids, brand_ids, valid_from, valid_to, max_uses,
      max_uses_per_customer, enabled, series)
    select ${shop.id}, ${first - 1} + place, code, ${values.discount_type}, ${values.value}, ${values.min_order_value},
      ${values.category_ids}::int[], ${values.brand_ids}::int[], ${values.valid_from?.toISOString() ?? null}::timestamptz, ${values.valid_to?.toISOString() ?? null}::timestamptz, ${values.max_uses}::int,
      ${values.max_uses_per_customer}::int, ${values.enabled}, ${values.series}
    from unnest(${[...codes]}::text[]) with ordinality codes (code, place)`)

export const updateCode = ({ db, shop }: ShopAdminCtx, id: number, values: CodeValues) =>
  db.query(sql`
    update discount_codes set code = ${values.code}, discount_type = ${values.discount_type}, value = ${values.value},
      min_order_value = ${values.min_order_value}, category_ids = ${values.category_ids}::int[], brand_ids = ${values.brand_ids}::int[],
      valid_from = ${values.valid_from?.toISOString() ?? null}, valid_to = ${values.valid_to?.toISOString() ?? null},
      max_uses = ${values.max_uses}, max_uses_per_customer = ${values.max_uses_per_customer}, enabled = ${values.enabled}
    where shop_id = ${shop.id} and id = ${id}`)

/** Categories and brands of some ids that the shop does not have. */
export const unknownAmong = ({ db, shop }: ShopAdminCtx, { category_ids, brand_ids }: Pick<CodeValues, 'category_ids' | 'brand_ids'>) =>
  db.one<Pick<CodeValues, 'category_ids' | 'brand_ids'>>(sql`
    select array(select unnest(${category_ids}::int[]) except select id from categories where shop_id = ${shop.id}) as category_ids,
      array(select unnest(${brand_ids}::int[]) except select id from brands where shop_id = ${shop.id}) as brand_ids`)

/** Whether an order has one of some codes. */
export const isAnyOrdered = async ({ db, shop }: ShopAdminCtx, ids: readonly number[]) =>
  (await db.maybeOne(sql`select from orders where shop_id = ${shop.id} and discount_id = any (${[...ids]}::int[]) limit 1`)) !== undefined

/** Deletes a code that no order has, not even a cancelled one; false if one has it. */
export const deleteCode = async ({ db, shop }: ShopAdminCtx, id: number) =>
  (
    await db.query(sql`
      delete from discount_codes where shop_id = ${shop.id} and id = ${id}
        and not exists (select from orders where orders.shop_id = ${shop.id} and discount_id = ${id}) returning id`)
  ).length > 0
