import type { Language, Order, OrderStatus } from '@stragan/contract'
import type { Ctx } from '../../../context.ts'
import { sql } from '../../../platform/database.ts'
import { configured, type OrderRow, translated } from '../orders.queries.ts'

export const languageOf = async (ctx: Ctx, uid: string) =>
  (await ctx.db.maybeOne<{ language: Language }>(sql`select language from orders where shop_id = ${ctx.shop.id} and uid = ${uid}`))
    ?.language

/** Current EANs of the lines of an order, in their order; null where there is none. */
export const eansOf = async (ctx: Ctx, uid: string) => {
  const rows = await ctx.db.query<{ ean: string | null }>(sql`
    select coalesce(variant.ean, case when not product.has_variants then product.ean end) as ean
    from order_lines ordered
    left join variants variant on variant.shop_id = ordered.shop_id and variant.id = ordered.variant_id
    left join products product on product.shop_id = ordered.shop_id and product.id = ordered.product_id
    where ordered.shop_id = ${ctx.shop.id} and ordered.order_uid = ${uid} order by ordered.position`)
  return rows.map(({ ean }) => ean)
}

export interface PickedOrder extends Pick<OrderRow, 'uid' | 'number' | 'is_test'> {
  status: OrderStatus
  /** In the language of the request. */
  delivery: { name: string }
  pickup_point: { code: string } | null
  billing_address: { company?: string | null; first_name?: string; last_name?: string } | null
  /** The variants that it needs, with the ordered line in the language of the request. */
  lines: { variant_id: number; quantity: number; ean: string | null; line: Order['items'][number] }[]
  gift_id: number | null
  gift: { name: string } | null
}

/** Orders with what they need, by number; those that do not exist are absent. */
export const pickedOrders = (ctx: Ctx, uids: readonly string[]) =>
  ctx.db.query<PickedOrder>(sql`
    select uid, number, status, is_test, billing_address, pickup_point, gift_id,
      ${translated(ctx, sql`delivery`, configured(ctx, 'delivery', sql`delivery ->> 'code'`))} as delivery,
      ${translated(ctx, sql`gift`, sql`select name from gifts where shop_id = ${ctx.shop.id} and id = gift_id`)} as gift,
      (select json_agg(json_build_object('variant_id', ordered.variant_id, 'quantity', ordered.quantity, 'line', coalesce(translated, line),
          'ean', coalesce(variant.ean, case when not product.has_variants then product.ean end)) order by ordered.position)
        from order_lines ordered
        left join variants variant on variant.shop_id = ordered.shop_id and variant.id = ordered.variant_id
        left join products product on product.shop_id = ordered.shop_id and product.id = ordered.product_id
        left join lateral translated_line(ordered.shop_id, line, ordered.product_id, ordered.variant_id, orders.language, ${ctx.language}, ${ctx.shop.defaultLanguage}) on true
        where ordered.shop_id = orders.shop_id and ordered.order_uid = uid) as lines
    from orders where shop_id = ${ctx.shop.id} and uid = any (${[...uids]}::text[]) order by number`)
