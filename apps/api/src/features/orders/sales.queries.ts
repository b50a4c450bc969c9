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
  return ctx.db.query(sql`
    with ${sold(ctx, ordered)}, counted as (
      insert into sales (shop_id, product_id, day, quantity)
      select ${ctx.shop.id}, product_id, ${day}::date, quantity from sold order by product_id
      on conflict (shop_id, product_id, day) do update set quantity = sales.quantity + excluded.quantity
      returning 1
    )
    insert into bought_together (shop_id, product_id, other_id, orders)
    select ${ctx.shop.id}, product_id, other_id, 1 from pairs
    -- Counts the sales first.
    where (select count(*) from counted) > 0
    order by product_id, other_id
    on conflict (shop_id, product_id, other_id) do update set orders = bought_together.orders + 1`)
}

/**
 * Takes a cancelled order off the sales of its day, then off the products bought together, in key order; an order of a test was never counted.
 * The conditions name the keys of the rows, so that an index finds them however many rows the planner expects.
 */
export const revertSales = (ctx: Ctx, uid: string) => {
  const { id: shopId } = ctx.shop
  const ordered = sql`
    order_lines line join orders on orders.shop_id = line.shop_id and orders.uid = line.order_uid
    where line.shop_id = ${shopId} and order_uid = ${uid} and not is_test`
  const day = sql`(
    select (created_at at time zone coalesce((select entry ->> 'time_zone' from first_entries where shop_id = ${shopId} and scope = 'shop'), 'UTC'))::date
    from orders where shop_id = ${shopId} and uid = ${uid})`
  const changedSales = sql`sales.shop_id = ${shopId} and sales.day = ${day} and sales.product_id = any (array(select product_id from counted))
    and sales.product_id = counted.product_id`
  const changedPairs = sql`bought.shop_id = ${shopId} and bought.product_id = any (array(select product_id from counted))
    and bought.other_id = any (array(select other_id from counted))
    and (bought.product_id, bought.other_id) = (counted.product_id, counted.other_id)`
  return Promise.all([
    ctx.db.query(sql`
      with ${sold(ctx, ordered)}, counted as (
        select sold.product_id, present.quantity - sold.quantity as remaining
        from (select * from sold order by product_id) sold
        cross join lateral (
          select quantity from sales where sales.shop_id = ${shopId} and sales.product_id = sold.product_id and day = ${day} for update) present
      ), emptied as (
        delete from sales using counted where ${changedSales} and remaining <= 0
      )
      update sales set quantity = remaining from counted where ${changedSales} and remaining > 0`),
    ctx.db.query(sql`
      with ${sold(ctx, ordered)}, counted as (
        select pairs.*, present.orders - 1 as remaining
        from (select * from pairs order by product_id, other_id) pairs
        cross join lateral (
          select orders from bought_together bought
          where bought.shop_id = ${shopId} and bought.product_id = pairs.product_id and bought.other_id = pairs.other_id for update) present
      ), emptied as (
        delete from bought_together bought using counted where ${changedPairs} and remaining <= 0
      )
      update bought_together bought set orders = remaining from counted where ${changedPairs} and remaining > 0`),
  ])
}
