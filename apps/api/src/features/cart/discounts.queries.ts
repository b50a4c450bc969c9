import type { Ctx, VisitorCtx } from '../../context.ts'
import { type Sql, sql } from '../../platform/database.ts'
import { customerIdOf } from '../catalogue/catalogue.ts'

export interface DiscountRow {
  id: number
  code: string
  discount_type: 'percentage' | 'fixed'
  value: number
  min_order_value: number
  /** The current time is within its period. */
  is_valid: boolean
  is_used_up: boolean
  /** The customer has placed as many orders with it as one may. */
  is_used_by_customer: boolean
  /** The categories whose products it is for, with those below them; null: all. One that was deleted is not there any more. */
  covered_categories: number[] | null
  /** The brands whose products it is for; null: all. */
  covered_brands: number[] | null
  /** Names of those that it was limited to. */
  limited_to: string[]
}

/** Orders with a code that were not cancelled, of a customer or with an e-mail address. */
const usesBy = (shopId: number, discount: Sql, { customer, email }: { customer: Sql; email: Sql }) => sql`(
  select count(*) from orders where orders.shop_id = ${shopId} and orders.discount_id = ${discount} and orders.status <> 'cancelled'
    and (orders.customer_id = ${customer} or lower(orders.email) = lower(${email})))`

/** A discount code with what its period, its uses and those of a customer (an id or null) say now; the condition is on `discount`. */
export const evaluatedCode = (ctx: Ctx, customer: Sql, condition: Sql) => sql`
  select discount.*, case when discount.max_uses_per_customer is null then false else discount.max_uses_per_customer <= ${usesBy(
    ctx.shop.id,
    sql`discount.id`,
    {
      customer,
      email: sql`(select email from customers where customers.shop_id = ${ctx.shop.id} and customers.id = ${customer})`,
    },
  )} end as is_used_by_customer,
    case when discount.category_ids <> '{}' then array(select distinct below.category_id
      from unnest(discount.category_ids) named (id), category_descendants(${ctx.shop.id}, named.id) below) end as covered_categories,
    nullif(discount.brand_ids, '{}') as covered_brands,
    array(
      select localised_text(category.name, ${ctx.language}, ${ctx.shop.defaultLanguage}) from unnest(discount.category_ids) with ordinality named (id, place)
      join categories category on category.shop_id = ${ctx.shop.id} and category.id = named.id order by place
    ) || array(
      select brand.name from unnest(discount.brand_ids) with ordinality named (id, place)
      join brands brand on brand.shop_id = ${ctx.shop.id} and brand.id = named.id order by place
    ) as limited_to
  from evaluated_discount_codes discount where discount.shop_id = ${ctx.shop.id} and ${condition}`

/**
 * Finds a discount code in any letter case; a code that is not valid yet is not found. `applyDiscountCode` (cart.ts) refuses one that is over
 * or used up, `effectOfDiscount` (computed-cart.ts) checks its minimum.
 */
export const discountByCode = (ctx: VisitorCtx, code: string) =>
  ctx.db.maybeOne<DiscountRow>(evaluatedCode(ctx, customerIdOf(ctx), sql`discount.code = upper(${code}) and discount.has_begun`))

/** Counts a use of a code, or reverts it; false if the code was used up meanwhile. */
export const countDiscountUse = async (ctx: Ctx, id: number, uses: 1 | -1) => {
  const counted = await ctx.db.query(sql`
    update discount_codes set uses = greatest(0, uses + ${uses}::int)
    where shop_id = ${ctx.shop.id} and id = ${id} and (${uses}::int < 0 or max_uses is null or uses < max_uses) returning id`)
  return counted.length > 0
}

/**
 * Whether a customer, or an e-mail address, may use a code once more. Called after the use was counted: the row of the code is locked then, so of
 * two orders at once the second sees the first.
 */
export const mayUseAgain = async (ctx: VisitorCtx, id: number, email: string) => {
  const { may } = await ctx.db.one<{ may: boolean }>(sql`
    select case when max_uses_per_customer is null then true
      else max_uses_per_customer > ${usesBy(ctx.shop.id, sql`${id}::int`, { customer: customerIdOf(ctx), email: sql`${email}::text` })} end as may
    from discount_codes where shop_id = ${ctx.shop.id} and id = ${id}`)
  return may
}
