import { z } from 'zod'
import { picture } from './picture.ts'
import { currency, id, money, quantity } from './scalars.ts'

export const gift = z
  .object({
    id,
    name: z.string(),
    description: z.string().nullable(),
    picture: picture.nullable(),
    /** Minimum of products net. */
    min_order_value: money,
    currency,
    items: quantity,
  })
  .meta({ id: 'Gift' })
export type Gift = z.infer<typeof gift>
