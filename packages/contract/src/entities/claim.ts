import { z } from 'zod'
import { claimRemedies } from '../constants.ts'
import { language, quantity, timestamp } from './scalars.ts'

/** A withdrawal or a complaint. */
export const claim = z.object({
  kind: z.enum(['withdrawal', 'complaint']),
  order_uid: z.string(),
  received_at: timestamp,
  language,
  name: z.string(),
  email: z.string(),
  /** Names of the lines when they were ordered. */
  items: z.array(z.object({ name: z.string(), symbol: z.string(), items: quantity })),
  text: z.string().nullable(),
  /** The buyer declared that the purchase has no professional character for them. */
  as_consumer: z.boolean(),
  remedy: z.enum(claimRemedies).nullable(),
})
