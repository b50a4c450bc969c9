import { z } from 'zod'
import { id, money } from './scalars.ts'

const discountTypes = ['percentage', 'fixed'] as const

export const discount = z
  .object({
    id,
    discount_type: z.enum(discountTypes),
    /** Percent, or a net amount. */
    value: z.number().nonnegative(),
    /** Minimum of products net. */
    min_order_value: money,
    /** Names of the categories and brands whose products it is for; empty: all products, or only deleted ones. */
    limited_to: z.array(z.string()),
  })
  .meta({ id: 'Discount' })
