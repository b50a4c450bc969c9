import { z } from 'zod'
import { packageContentUnits } from '../constants.ts'

/** How much is in one sold unit, such as 0.3 l or 200 pieces: what the price of a measure is computed from. */
export const packageContent = z.object({ amount: z.number().positive(), unit: z.enum(packageContentUnits) }).meta({ id: 'ContentOfUnit' })
export type PackageContent = z.infer<typeof packageContent>
