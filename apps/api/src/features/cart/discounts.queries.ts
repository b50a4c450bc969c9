import type { Ctx, VisitorCtx } from '../../context.ts'
import { sql } from '../../platform/database.ts'

export interface DiscountRow {
  id: number
  code: string
  discount_type: 'percentage' | 'fixed'
  value: number
  min_order_value: number
  /** The current time is within its period. */
  is_valid: boolean
  is_used_up: boolean
}

/**
 * Finds a discount code in any letter case; a code that is not valid yet is not found. `applyDiscountCode` (cart.ts) refuses one that is over
 * or used up, `effectOfDiscount` (computed-cart.ts) checks its minimum.
 */
export const discountByCode = (ctx: VisitorCtx, code: string) =>
  ctx.db.maybeOne<DiscountRow>(sql`
    select * from evaluated_discount_codes where shop_id = ${ctx.shop.id} and code = upper(${code}) and has_begun`)

/** Counts a use of a code, or reverts it; false if the code was used up meanwhile. */
export const countDiscountUse = async (ctx: Ctx, id: number, uses: 1 | -1) => {
  const counted = await ctx.db.query(sql`
    update discount_codes set uses = greatest(0, uses + ${uses}::int)
    where shop_id = ${ctx.shop.id} and id = ${id} and (${uses}::int < 0 or max_uses is null or uses < max_uses) returning id`)
  return counted.length > 0
}
