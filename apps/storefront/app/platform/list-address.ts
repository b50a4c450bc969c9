import { maxListSearchLength } from '@stragan/contract'

/** The highest page that the API takes. */
const maxPage = 100_000

/** The page of a list in the query of an address: an invalid one is ignored, one beyond the API's highest is that one. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isSafeInteger(page) && page > 0 ? Math.min(page, maxPage) : 1
}

/** What is searched for in a list by the query of an address. The database cannot store a NUL: a text with one is ignored. */
export function searchIn(query: URLSearchParams, name: 'find' | 'q'): string {
  const text = query.get(name) ?? ''
  return text.includes('\0') ? '' : text.trim().slice(0, maxListSearchLength).trim()
}
