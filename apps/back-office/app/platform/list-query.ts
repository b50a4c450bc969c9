import { maxListSearchLength } from '@stragan/contract'

/** One of the allowed values of a query parameter; undefined for any other. */
export const oneOf = <Value extends string>(values: readonly Value[], value: string | null) => values.find(one => one === value)

/** The search text of a list; undefined without one. */
export const searchOf = (query: URLSearchParams) => query.get('q')?.trim().slice(0, maxListSearchLength) || undefined
