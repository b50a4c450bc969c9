import { maxSavedLists } from '@stragan/contract'
import type { Ctx, CustomerCtx, MaybeVisitorCtx } from '../../context.ts'
import { type Sql, sql } from '../../platform/database.ts'
import { type LineRow, soldVariants } from '../cart/cart.ts'

/** Quantity of a product, or of one of its variants. */
export interface ListLine {
  product_id: number
  product_variant_id?: number | null | undefined
  items: number
}

export interface ListRow {
  id: string
  name: string
  share_key: string | null
  lines: LineRow[]
}

const ofCustomer = (ctx: CustomerCtx, id: string) =>
  sql`shop_id = ${ctx.shop.id} and customer_id = ${ctx.visitor.customer.id} and id = ${id}::uuid`

/** The lines of a request as rows of `product_id`, `variant_id` (null where the product has none), `quantity` and `place`, from 1. */
const linesOf = (lines: readonly ListLine[]) => sql`
  unnest(${lines.map(line => line.product_id)}::int[], ${lines.map(line => line.product_variant_id ?? null)}::int[], ${lines.map(line => line.items)}::int[])
    with ordinality as line (product_id, variant_id, quantity, place)`

export const listsOf = (ctx: CustomerCtx) =>
  ctx.db.query<{ id: string; name: string; lines: number; is_shared: boolean; changed_at: Date }>(sql`
    select list.id, list.name, list.share_key is not null as is_shared, list.changed_at,
      (select count(*)::int from saved_list_lines line where line.shop_id = list.shop_id and line.list_id = list.id) as lines
    from saved_lists list
    where list.shop_id = ${ctx.shop.id} and list.customer_id = ${ctx.visitor.customer.id}
    order by list.changed_at desc, list.id`)

/** Selects ids and names of a customer's lists as JSON, the one changed last first. */
export const savedListNames = (ctx: Ctx, customerId: Sql) => sql`
  coalesce((
    select json_agg(json_build_object('id', list.id, 'name', list.name) order by list.changed_at desc, list.id)
    from saved_lists list where list.shop_id = ${ctx.shop.id} and list.customer_id = ${customerId}), '[]')`

/** Inserts an empty list; undefined if the customer has as many as allowed. */
export const insertList = (ctx: CustomerCtx, name: string) =>
  ctx.db.transaction(async tx => {
    const customer = ctx.visitor.customer.id
    // Locks the customer: of two lists at once, the second one is counted after the first.
    await tx.query(sql`select id from customers where shop_id = ${ctx.shop.id} and id = ${customer} for update`)
    const row = await tx.maybeOne<{ id: string }>(sql`
      insert into saved_lists (shop_id, customer_id, name)
      select ${ctx.shop.id}, ${customer}, ${name}
      where (select count(*) from saved_lists where shop_id = ${ctx.shop.id} and customer_id = ${customer}) < ${maxSavedLists}
      returning id`)
    return row?.id
  })

/** Marks a list as changed and locks it until the transaction ends; false if the customer has no such list. */
export const touchList = async (ctx: CustomerCtx, id: string, name?: string) => {
  const rows = await ctx.db.query(sql`
    update saved_lists set changed_at = clock(), name = coalesce(${name ?? null}, name) where ${ofCustomer(ctx, id)} returning id`)
  return rows.length > 0
}

/** Adds quantities to the lines of a locked list, new lines last; returns how many it has then, and the largest quantity. */
export const addLines = async (ctx: Ctx, id: string, lines: readonly ListLine[]) => {
  await ctx.db.query(sql`
    with found as (
      select variant.id as variant_id, variant.product_id, line.quantity, line.place
      from ${linesOf(lines)}
      join products product on product.shop_id = ${ctx.shop.id} and product.id = line.product_id
      join variants variant on variant.shop_id = product.shop_id and variant.product_id = product.id
        and variant.id = case when product.has_variants then line.variant_id else variant.id end
      -- Those that are being deleted are waited for, and gone.
      for key share of variant
    ), line as (
      select variant_id, product_id, sum(quantity)::int as quantity, min(place) as place from found group by variant_id, product_id
    )
    insert into saved_list_lines (shop_id, list_id, variant_id, product_id, quantity, added_at)
    select ${ctx.shop.id}, ${id}::uuid, variant_id, product_id, quantity, greatest(clock(), (
        select max(added_at) from saved_list_lines existing where existing.shop_id = ${ctx.shop.id} and existing.list_id = ${id}::uuid
      )) + place * interval '1 microsecond'
    from line
    on conflict (shop_id, list_id, variant_id)
      do update set quantity = saved_list_lines.quantity + excluded.quantity`)
  return ctx.db.one<{ count: number; most: number }>(sql`
    select count(*)::int as count, coalesce(max(quantity), 0) as most
    from saved_list_lines where shop_id = ${ctx.shop.id} and list_id = ${id}::uuid`)
}

/** Sets quantities of lines that a locked list has; 0 deletes one. */
export const setLines = (ctx: Ctx, id: string, lines: readonly ListLine[]) =>
  ctx.db.query(sql`
    with line as (select * from ${linesOf(lines)}), deleted as (
      delete from saved_list_lines stored using line
      where stored.shop_id = ${ctx.shop.id} and stored.list_id = ${id}::uuid and stored.product_id = line.product_id
        and stored.variant_id = coalesce(line.variant_id, stored.variant_id) and line.quantity = 0
    )
    update saved_list_lines stored set quantity = line.quantity from line
    where stored.shop_id = ${ctx.shop.id} and stored.list_id = ${id}::uuid and stored.product_id = line.product_id
      and stored.variant_id = coalesce(line.variant_id, stored.variant_id) and line.quantity > 0`)

export const deleteList = async (ctx: CustomerCtx, id: string) =>
  (await ctx.db.query(sql`delete from saved_lists where ${ofCustomer(ctx, id)} returning id`)).length > 0

/** The key of a shared list's token, `newKey` if it was not shared; undefined if the customer has no such list. */
export const shareKeyOf = async (ctx: CustomerCtx, id: string, newKey: string, newHash: string) => {
  const row = await ctx.db.maybeOne<{ share_key: string }>(sql`
    update saved_lists set share_key = coalesce(share_key, ${newKey}::uuid), share_hash = coalesce(share_hash, ${newHash})
    where ${ofCustomer(ctx, id)} returning share_key`)
  return row?.share_key
}

export const deleteShare = async (ctx: CustomerCtx, id: string) =>
  (await ctx.db.query(sql`update saved_lists set share_key = null, share_hash = null where ${ofCustomer(ctx, id)} returning id`)).length > 0

/** A list with its lines as the visitor’s cart would have them. */
const listWhere = (ctx: MaybeVisitorCtx, condition: Sql) =>
  ctx.db.maybeOne<ListRow>(sql`
    select list.id, list.name, list.share_key, coalesce((
        select json_agg(line order by added_at, variant_id) from (
          select sold.*, stored.quantity, stored.added_at
          from saved_list_lines stored
          -- \`limit 1\`: the planner may otherwise read all variants of the shop.
          cross join lateral (select * from ${soldVariants(ctx)} variant where variant.variant_id = stored.variant_id limit 1) sold
          where stored.shop_id = list.shop_id and stored.list_id = list.id
        ) line), '[]') as lines
    from (select * from saved_lists where ${condition}) list`)

export const listById = (ctx: CustomerCtx, id: string) => listWhere(ctx, ofCustomer(ctx, id))

export const listByShareHash = (ctx: MaybeVisitorCtx, hash: string) =>
  listWhere(ctx, sql`shop_id = ${ctx.shop.id} and share_hash = ${hash}`)

interface ExportedList {
  name: string
  is_shared: boolean
  created_at: Date
  items: { product_id: number; name: string; symbol: string; items: number }[]
}

/** The lists of a customer with the names of what is in them; prices, which depend on who asks, are no part of them. */
export const exportedLists = (ctx: Ctx, customerId: number) =>
  ctx.db.query<ExportedList>(sql`
    select list.name, list.share_key is not null as is_shared, list.created_at, coalesce((
        select json_agg(json_build_object('product_id', sold.product_id, 'name', sold.name, 'symbol', sold.symbol, 'items', line.quantity)
          order by line.added_at, line.variant_id)
        from saved_list_lines line
        cross join lateral (select * from ${soldVariants({ ...ctx, visitor: null })} variant where variant.variant_id = line.variant_id limit 1) sold
        where line.shop_id = list.shop_id and line.list_id = list.id), '[]') as items
    from saved_lists list
    where list.shop_id = ${ctx.shop.id} and list.customer_id = ${customerId} order by list.created_at, list.id`)
