import type { MaybeVisitorCtx } from '../../../context.ts'
import { searchHits, searchTerms, variantHits } from '../list.queries.ts'
import type { ListIndex } from './list-index.ts'
import { isInStock } from './list-item.ts'
import { type NamedVariants, namedVariants, termsByValue } from './named-variants.ts'

/** What a search finds: products with their scores, and the variants that it names. */
export interface Search {
  scores: ReadonlyMap<number, number>
  named: ReadonlyMap<number, NamedVariants>
}

/** Best products whose variants are compared with a search; those of the others are not looked up. */
const maxCompared = 1000
/** Scores of symbols and EANs begin here (`code_matches` in apps/api/sql/search.sql), those of words are below {@link inStockScore}. */
const minCodeScore = 200
const inStockScore = 100

/** Where a search names variants, products that have one of them in stock come first; exact symbols and EANs before all. */
export async function searchList(ctx: MaybeVisitorCtx, loadingIndex: Promise<ListIndex>, search: string): Promise<Search> {
  const [index, hits, terms] = await Promise.all([loadingIndex, searchHits(ctx, search), searchTerms(ctx, search)])
  const { values } = index.metadata
  const termsOf = termsByValue(values, terms)
  const best = hits.length <= maxCompared ? hits : hits.toSorted((a, b) => b.score - a.score).slice(0, maxCompared)
  const compared = best.flatMap(({ product_id }) => {
    const item = index.get(product_id)
    return item?.values.some(at => termsOf.has(values[at]?.id ?? 0)) ? [item.id] : []
  })
  const named = namedVariants(await variantHits(ctx, search, { products: compared, values: [...termsOf.keys()] }), termsOf)
  const isAvailable = (id: number) => {
    const item = index.get(id)
    return named.get(id)?.isInStock ?? (item !== undefined && isInStock(item))
  }
  const scoreOf = (id: number, score: number) => (named.size > 0 && score < minCodeScore && isAvailable(id) ? inStockScore + score : score)
  return { scores: new Map(hits.map(({ product_id: id, score }) => [id, scoreOf(id, score)])), named }
}
