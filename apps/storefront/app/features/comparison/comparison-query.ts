import { hrefTo, type Language } from '@stragan/routing'
import { parseId } from '../../platform/form.ts'

/** Maximum of products that are compared at once. */
export const maxCompared = 4

/** Ids of an address that are looked up, so that four are left if some products no longer exist. */
const maxIds = 2 * maxCompared

/** Address of a comparison; without products, of the page that says how to choose them. */
export const comparisonHref = (language: Language, products: readonly number[] = []): string =>
  [hrefTo(language, 'comparison'), products.map(id => `product=${id}`).join('&')].filter(Boolean).join('?')

/** The first distinct product ids of an address; anything else is ignored. */
export const readCompared = (query: URLSearchParams): number[] =>
  [...new Set(query.getAll('product').map(parseId))].filter(id => id !== null).slice(0, maxIds)
