import { z } from 'zod'

/** Where storefronts send what was searched for, with their secret. */
export const searchCountsPath = '/internal/searches'

/** Different searches of a shop and day. */
export const maxCountedSearches = 1000
/** Different searches that are sent at once. */
export const maxSentSearches = 200
export const maxCountedLength = 100

const count = z.int().min(0).max(1_000_000)

export const countedSearches = z
  .array(z.object({ search: z.string().trim().min(1).max(maxCountedLength), searches: count, without_result: count }))
  .max(maxSentSearches)
export type CountedSearch = z.infer<typeof countedSearches>[number]

/** Digits that a number of a phone, a document or an account has at least. */
const minPersonalDigits = 9
const separators = ' \u00a0.-–()/+'

/** Whether a search may be counted: not what looks like an e-mail address, a phone number, or a number of more than eight digits. */
export function isCountable(search: string): boolean {
  if (search === '' || search.length > maxCountedLength || search.includes('@') || /^\+\d|^\d{3}-\d{2}-\d{2}$/.test(search)) return false
  let digits = 0
  for (const character of search) {
    if (/\p{Nd}/u.test(character)) digits += 1
    else if (!separators.includes(character)) digits = 0
    if (digits >= minPersonalDigits) return false
  }
  return true
}
