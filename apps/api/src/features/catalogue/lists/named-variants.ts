import type { SearchTerm, VariantHit } from '../list.queries.ts'
import type { FeatureValue } from './list-index.ts'

/** The variants of a product that a search names, in stock first. */
export interface NamedVariants {
  ids: number[]
  isInStock: boolean
}

/**
 * Which words of a search name a feature value, as a bit set, by the value's id. A number names equal ones only (40 is no beginning of 400), a
 * word of three letters also those that it begins. The unit of a value counts with its number: 40 mm does not name 50 mm.
 */
export function termsByValue(
  values: readonly Pick<FeatureValue, 'id' | 'words'>[],
  terms: readonly SearchTerm[],
): ReadonlyMap<number, number> {
  const places = new Map([...new Set(terms.map(({ term }) => term))].map((term, place) => [term, place]))
  const bitsOf = (words: readonly string[]) =>
    terms.reduce((bits, term) => (words.some(word => names(term, word)) ? bits | (1 << (places.get(term.term) ?? 0)) : bits), 0)
  const counted = (words: readonly string[]) => {
    const withoutUnit = words.filter(word => hasDigit.test(word) || word.length >= minBeginning)
    return words.some(word => hasDigit.test(word)) && bitsOf(withoutUnit) === 0 ? 0 : bitsOf(words)
  }
  return new Map(values.map(({ id, words }) => [id, counted(words)] as const).filter(([, bits]) => bits !== 0))
}

const hasDigit = /\d/
const minBeginning = 3

const names = ({ stem, thread }: SearchTerm, word: string) =>
  word === stem || word === thread || (stem.length >= minBeginning && !hasDigit.test(stem) && word.startsWith(stem))

/**
 * The variants of each product that have the code that is searched for, else those with most of its words. A product of which the search names
 * all variants alike, or none, is left out.
 */
export function namedVariants(hits: readonly VariantHit[], terms: ReadonlyMap<number, number>): ReadonlyMap<number, NamedVariants> {
  const named = new Map<number, NamedVariants>()
  for (const [product, variants] of Map.groupBy(hits, ({ product_id }) => product_id)) {
    const scoreOf = ({ code_score, values }: VariantHit) =>
      code_score * 100 + bitCount(values.reduce((bits, value) => bits | (terms.get(value) ?? 0), 0))
    const best = Math.max(...variants.map(scoreOf))
    const chosen = variants.filter(one => scoreOf(one) === best)
    if (chosen.length === chosen[0]?.siblings) continue
    named.set(product, {
      ids: chosen.map(({ variant_id }) => variant_id),
      isInStock: chosen.some(({ stock_on_hand }) => stock_on_hand > 0),
    })
  }
  return named
}

const bitCount = (bits: number): number => (bits === 0 ? 0 : (bits & 1) + bitCount(bits >>> 1))
