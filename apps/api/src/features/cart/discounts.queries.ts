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

/** A discount code as it is now for a customer (an id or null): a DiscountRow as JSON, null for an unknown one (sql/discounts.sql). */
export const evaluatedCode = (ctx: Ctx, id: Sql, customer: Sql) =>
  sql`evaluated_discount_code(${ctx.shop.id}, ${id}, ${customer}, ${ctx.language}, ${ctx.shop.defaultLanguage})`

/**
 * Finds a discount code in any letter case; a code that is not valid yet is not found. `applyDiscountCode` (cart.ts) refuses one that is over
 * or used up, `effectOfDiscount` (computed-cart.ts) checks its minimum.
 */
export const discountByCode = async (ctx: VisitorCtx, code: string) => {
  const found = await ctx.db.maybeOne<{ discount: DiscountRow }>(sql`
    select ${evaluatedCode(ctx, sql`id`, customerIdOf(ctx))} as discount
    from evaluated_discount_codes where shop_id = ${ctx.shop.id} and code = upper(${code}) and has_begun`)
  return found?.discount
}

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
      else max_uses_per_customer > uses_of_discount_code(shop_id, id, ${customerIdOf(ctx)}, ${email}) end as may
    from discount_codes where shop_id = ${ctx.shop.id} and id = ${id}`)
  return may
}
