import { hrefTo, type Language } from '@stragan/routing'
import { parseId } from '../../platform/form.ts'

/** Variants in an address; more are not filtered by. */
const maxVariants = 50

/** Address of the variants of a product: of some, with `showAll` among all others, or of all. */
export function variantsHref(language: Language, slug: string, variants: readonly number[] = [], { showAll = false } = {}): string {
  const page = hrefTo(language, 'product', { id: slug })
  if (variants.length === 0 || variants.length > maxVariants) return `${page}#variants`
  return `${page}?variant=${variants.join(',')}${showAll ? '&variants=all' : ''}#variants`
}

export interface SearchedVariants {
  ids: number[]
  /** Whether the table shows only these. */
  isFiltered: boolean
}

/** The variants of an address; null if it names none of the product's. */
export function readSearchedVariants(query: URLSearchParams, variants: readonly { id: number }[]): SearchedVariants | null {
  const wanted = new Set(
    (query.get('variant') ?? '')
      .slice(0, maxVariants * 10)
      .split(',', maxVariants)
      .map(Number),
  )
  const ids = variants.map(({ id }) => id).filter(id => wanted.has(id))
  return ids.length === 0 ? null : { ids, isFiltered: query.get('variants') !== 'all' && ids.length < variants.length }
}

/** The only variant that an address names; null if it names none, or several. */
export const variantIn = (query: URLSearchParams): number | null => parseId(query.get('variant'))
