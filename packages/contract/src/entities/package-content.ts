import { z } from 'zod'
import { packageContentUnits } from '../constants.ts'

/** Package content: how much one sold unit contains, such as 0.3 l. The price per unit of measure derives from it. */
export const packageContent = z.object({ amount: z.number().positive(), unit: z.enum(packageContentUnits) }).meta({ id: 'ContentOfUnit' })
export type PackageContent = z.infer<typeof packageContent>
