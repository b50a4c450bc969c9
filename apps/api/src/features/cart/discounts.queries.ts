import type { Ctx, VisitorCtx } from '../../context.ts'
import { sql } from '../../platform/database.ts'

export interface DiscountRow {
  id: number
  code: string
  discount_type: 'percentage' | 'fixed'
  value: number
  min_order_value: number
  is_over: boolean
  is_used_up: boolean
}

/** Discount code `d` as JSON: a DiscountRow. */
export const discountJson = sql`
  json_build_object('id', d.id, 'code', d.code, 'discount_type', d.discount_type, 'value', d.value, 'min_order_value', d.min_order_value,
    'is_over', coalesce(d.valid_to <= clock() or d.valid_from > clock(), false), 'is_used_up', coalesce(d.uses >= d.max_uses, false))`

/**
 * Finds a discount code in any letter case; a code that is not valid yet is not found. `applyDiscountCode` (cart.ts) refuses one that is over
 * or used up, `effectOfDiscount` (computed-cart.ts) checks its minimum.
 */
export const discountByCode = async (ctx: VisitorCtx, code: string) => {
  const rows = await ctx.db.query<{ discount: DiscountRow }>(sql`
    select ${discountJson} as discount from discount_codes d
    where d.shop_id = ${ctx.shop.id} and d.code = upper(${code}) and coalesce(d.valid_from <= clock(), true)`)
  return rows[0]?.discount
}

/** Counts a use of a code, or reverts it; false if the code was used up meanwhile. */
export const countDiscountUse = async (ctx: Ctx, id: number, uses: 1 | -1) => {
  const counted = await ctx.db.query(sql`
    update discount_codes set uses = greatest(0, uses + ${uses}::int)
    where shop_id = ${ctx.shop.id} and id = ${id} and (${uses}::int < 0 or max_uses is null or uses < max_uses) returning id`)
  return counted.length > 0
}
