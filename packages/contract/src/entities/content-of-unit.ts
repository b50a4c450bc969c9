import { z } from 'zod'
import { contentUnits } from '../constants.ts'

/** How much is in one sold unit, such as 0.3 l or 200 pieces: what the price of a measure is computed from. */
export const contentOfUnit = z.object({ amount: z.number().positive(), unit: z.enum(contentUnits) }).meta({ id: 'ContentOfUnit' })
export type ContentOfUnit = z.infer<typeof contentOfUnit>
