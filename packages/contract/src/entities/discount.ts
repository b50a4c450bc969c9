import { z } from 'zod'
import { id, money } from './scalars.ts'

const discountTypes = ['percentage', 'fixed'] as const

export const discount = z
  .object({
    id,
    discount_type: z.enum(discountTypes),
    /** Percent, or an amount net. */
    value: z.number().nonnegative(),
    /** Products net from which it applies. */
    min_order_value: money,
  })
  .meta({ id: 'Discount' })
