import { fieldProblems, ShopError } from '@stragan/contract'
import type { ImportFormat } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { hasVariantsAlone } from './foreign-row.ts'
import { vatPercents } from './imports.queries.ts'

/** Rates of the shop, one of which is chosen for what a file says is taxed, the standard one first; none for a file that names rates, or has no products. */
export const ratesFor = async (ctx: ShopAdminCtx, format: ImportFormat): Promise<number[]> =>
  format === 'own' || hasVariantsAlone(format) ? [] : vatPercents(ctx)

export const standardRate = ([first]: readonly number[]): number | null => first ?? null

/** The rate to check a file with, the standard one unless another is given. Throws `invalid_body` for one that is not among them. */
export function chosenRate(rates: readonly number[], given: number | null): number | null {
  if (given !== null && !rates.includes(given))
    throw new ShopError('invalid_body', {
      fields: { vat_percent: rates.length > 0 ? fieldProblems.not_one_of : fieldProblems.not_offered },
    })
  return given ?? standardRate(rates)
}
