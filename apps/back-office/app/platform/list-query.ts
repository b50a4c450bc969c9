import { maxListSearchLength, writeQuery } from '@stragan/contract'

/** Filters of a list, as its address has them. */
export type Filters = Readonly<Record<string, string | readonly string[] | undefined>>

/** One of the allowed values of a query parameter; undefined for any other. */
export const oneOf = <Value extends string>(values: readonly Value[], value: string | null) => values.find(one => one === value)

/** An id in a query parameter; undefined for anything else. */
export const idOf = (value: string | null) => (value !== null && /^[1-9]\d{0,8}$/.test(value) ? value : undefined)

/** A day in a query parameter, as `2026-11-24`; undefined for anything else. */
export const dayOf = (value: string | null) =>
  value !== null && /^2[01]\d\d-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined

/** The search text of a list; undefined without one. */
export const searchOf = (query: URLSearchParams) => query.get('q')?.trim().slice(0, maxListSearchLength) || undefined

/** The address of a list with its filters. */
export function listHref(path: string, filters: Filters): string {
  const search = writeQuery(filters)
  return search.size > 0 ? `${path}?${search}` : path
}

export const isFiltered = (filters: Filters) => Object.values(filters).some(value => value !== undefined)
