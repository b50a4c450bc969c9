import { z } from 'zod'
import { packageContentUnits, salesUnitCodes } from '../constants.ts'

/** Package content: how much one sales unit contains, such as 0.3 l. The price per unit of measure derives from it. */
const packageContent = z.object({ amount: z.number().positive(), unit: z.enum(packageContentUnits) }).meta({ id: 'PackageContent' })
export type PackageContent = z.infer<typeof packageContent>

/**
 * Sales unit: in what a product or variant is sold, such as a box of 100 pieces. Quantities, stock, tiers, weights and prices are per sales
 * unit. `content` is null for single articles.
 */
export const salesUnit = z.object({ code: z.enum(salesUnitCodes), content: packageContent.nullable() }).meta({ id: 'SalesUnit' })
export type SalesUnit = z.infer<typeof salesUnit>
