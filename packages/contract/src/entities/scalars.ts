import { z } from 'zod'
import { currencies, defaultPerPage, languages, maxId, maxLengths, maxPerPage } from '../constants.ts'
import { isCountryCode } from '../country-codes.ts'
import { fieldProblems } from '../field-problems.ts'

/** Id, unique within one shop. */
export const id = z.int().positive().max(maxId)
/** An id in a path or a query string: digits only. */
export const idAsText = z.coerce
  .string()
  .max(10)
  .regex(/^[1-9]\d*$/)
  .transform(Number)
  .pipe(id)
/** The length is checked first, so that the regular expression does not run on longer texts. */
export const email = z.string().max(maxLengths.email, { abort: true }).check(z.email())
/** An amount in the currency of the response, with two decimals at most; computed in minor units, so exact. */
export const money = z.number().multipleOf(0.01)
export const quantity = z.int()
/** Parses a flag: true, 'true', 1 and '1' are true, any other or no value is false (docs/spec.md#3). */
export const flag = z
  .union([z.boolean(), z.number(), z.string().max(20)])
  .nullish()
  .catch(null)
  .transform(value => value === true || value === 1 || value === 'true' || value === '1')
/** ISO 8601 has a year 0, PostgreSQL has none. */
const hasYear = [(text: string) => !text.startsWith('0000'), { error: fieldProblems.wrong_format }] as const
export const timestamp = z.iso.datetime().refine(...hasYear)
/** A date in the shop's time zone: `2026-12-24`. */
export const day = z.iso.date().refine(...hasYear)
export const language = z.enum(languages)
export const currency = z.enum(currencies)
/** ISO 3166-1 alpha-2. */
export const country = z
  .string()
  .max(maxLengths.country)
  .regex(/^[A-Z]{2}$/, { abort: true })
  .refine(isCountryCode, { error: fieldProblems.not_one_of })
/** Slug per language. */
export const slugs = z.object({ en: z.string(), pl: z.string() })

/** Query parameters of a paged list. */
export const paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(maxPerPage).default(defaultPerPage),
}

/** A page of a list. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), page: z.int(), per_page: z.int(), total: z.int() })
