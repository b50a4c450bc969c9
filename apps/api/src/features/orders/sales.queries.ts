import type { Ctx } from '../../context.ts'
import { type Sql, sql } from '../../platform/database.ts'

/** Products of one order whose pairs are counted, those of the largest quantity: all pairs of 500 products would be 249,500 rows. */
const maxPaired = 30

/** The products of some lines, each with its quantity and looked up by its key, unless it was deleted; and the pairs that are counted. */
const sold = (ctx: Ctx, lines: Sql) => sql`
  sold as (
    select ranked.* from (
      select product_id, sum(quantity)::int as quantity, row_number() over (order by sum(quantity) desc, product_id) as place
      from ${lines} group by product_id
    ) ranked
    cross join lateral (select from products product where product.shop_id = ${ctx.shop.id} and product.id = ranked.product_id offset 0) present
  ), pairs as (
    select one.product_id, other.product_id as other_id from sold one join sold other on one.product_id <> other.product_id
    where one.place <= ${maxPaired} and other.place <= ${maxPaired}
  )`

/** Adds to the sales of the day, then to the products bought together, in key order. */
export const countSales = (ctx: Ctx, day: string, lines: readonly { product_id: number; quantity: number }[]) => {
  const ordered = sql`unnest(${lines.map(line => line.product_id)}::int[], ${lines.map(line => line.quantity)}::int[]) line (product_id, quantity)`
  return Promise.all([
    ctx.db.query(sql`
      with ${sold(ctx, ordered)}
      insert into sales (shop_id, product_id, day, quantity)
      select ${ctx.shop.id}, product_id, ${day}::date, quantity from sold order by product_id
      on conflict (shop_id, product_id, day) do update set quantity = sales.quantity + excluded.quantity`),
    ctx.db.query(sql`
      with ${sold(ctx, ordered)}
      insert into bought_together (shop_id, product_id, other_id, orders)
      select ${ctx.shop.id}, product_id, other_id, 1 from pairs order by product_id, other_id
      on conflict (shop_id, product_id, other_id) do update set orders = bought_together.orders + 1`),
  ])
}
