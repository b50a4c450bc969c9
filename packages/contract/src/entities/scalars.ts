import { z } from 'zod'
import { currencies, defaultPerPage, languages, maxId, maxPerPage } from '../constants.ts'
import { isCountryCode } from '../country-codes.ts'
import { fieldProblems } from '../field-problems.ts'

/** A number within one shop; never shared between shops. */
export const id = z.int().positive().max(maxId)
/** An id as a path or a query string carries it: digits alone. */
export const idAsText = z.coerce
  .string()
  .max(10)
  .regex(/^[1-9]\d*$/)
  .transform(Number)
  .pipe(id)
/** The length is checked first: the expression of an e-mail is not run on a longer text. */
export const email = z.string().max(254, { abort: true }).check(z.email())
/** An amount in the answer's currency with at most two decimals; exact, since it was computed in minor units. */
export const money = z.number().multipleOf(0.01)
/** Pieces. */
export const quantity = z.int()
/** true, 'true', 1 and '1' are true, everything else is false, absent or of another type too (docs/spec.md#3); past this schema there is only boolean. */
export const flag = z
  .union([z.boolean(), z.number(), z.string().max(20)])
  .nullish()
  .catch(null)
  .transform(value => value === true || value === 1 || value === 'true' || value === '1')
export const timestamp = z.iso.datetime()
export const language = z.enum(languages)
export const currency = z.enum(currencies)
/** ISO 3166-1 alpha-2. */
export const country = z
  .string()
  .max(2)
  .regex(/^[A-Z]{2}$/, { abort: true })
  .refine(isCountryCode, { error: fieldProblems.not_one_of })
/** The slug of one thing in each language. */
export const slugs = z.object({ en: z.string(), pl: z.string() })

/** Which page of a list is asked for. */
export const paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(maxPerPage).default(defaultPerPage),
}

/** A page of a list. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), page: z.int(), per_page: z.int(), total: z.int() })
