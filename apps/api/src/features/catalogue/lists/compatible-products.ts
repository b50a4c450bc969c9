import { type CompatibilityRule, type Condition, conditionsFor, fits } from './compatibility-rules.ts'
import type { ListIndex } from './list-index.ts'
import { isInStock, type ListItem } from './list-item.ts'
import type { Relations } from './related-products.ts'

/** A variant of a product, or a product without variants, with all its feature values: positions in the metadata. */
export interface VariantValues {
  productId: number
  id: number
  isInStock: boolean
  values: readonly number[]
}

/** What goes with a product by one rule. */
export interface Match {
  rule: CompatibilityRule
  conditions: readonly Condition[]
  /** Products of which some variant may fit. */
  ids: number[]
  /** Those of them that are in stock and have a price, the bestselling first: their variants are read. */
  best: number[]
}

const maxRules = 16
/** Products of a rule's categories with the nearest ids that are compared. */
const maxCompared = 200
/** Of those that fit, the nearest are ranked by stock and sales, and of the best the variants are read. */
const maxRanked = 12
const maxRead = 4

/** By the first rules that hold for a product; `values` are those of the product or of one of its variants. */
export function matchesOf({ metadata, neighbours, get }: ListIndex, own: Pick<ListItem, 'id' | 'categoryId' | 'values'>): Match[] {
  const holding = metadata.compatibilityRules.flatMap(rule => {
    const conditions = conditionsFor(rule, own)
    return conditions ? [{ rule, conditions }] : []
  })
  return holding.slice(0, maxRules).map(({ rule, conditions }) => {
    const near = neighbours.inCategories(rule.goesWith.categories, own.id, maxCompared)
    const matching = near
      .flatMap(id => (id === own.id ? [] : (get(id) ?? [])))
      .filter(item => fits(item.values, conditions))
      .slice(0, maxRanked)
    const best = matching
      .filter(item => isInStock(item) && item.price !== null)
      .sort((a, b) => b.soldQuantity - a.soldQuantity || a.id - b.id)
      .slice(0, maxRead)
    return { rule, conditions, ids: matching.map(({ id }) => id), best: best.map(({ id }) => id) }
  })
}

/** A product with those of its variants that fit, and are in stock. */
export interface Fitting {
  id: number
  variants: number[]
}

/** What is in stock of a match, the best first. */
export function fittingOf({ best, conditions }: Match, variants: ReadonlyMap<number, readonly VariantValues[]>): Fitting[] {
  return best.flatMap(id => {
    const fitting = (variants.get(id) ?? []).filter(one => one.isInStock && fits(one.values, conditions))
    return fitting.length > 0 ? [{ id, variants: fitting.map(one => one.id) }] : []
  })
}

const maxGoingWith = 16

/**
 * What goes with a product: chosen by the shop; then in stock, of another category, and bought together; then by rules, the best of each
 * rule before the second best of any. Those of the chosen ones that are sold out come last.
 */
export function goingWith(index: ListIndex, own: ListItem, { chosen, bought_together }: Relations, byRule: readonly Fitting[][]): number[] {
  const known = (ids: readonly number[]) => ids.flatMap(id => (id === own.id ? [] : (index.get(id) ?? [])))
  const first = known(chosen.toSorted((a, b) => a.position - b.position || a.id - b.id).map(({ id }) => id))
  const bought = known(boughtWith({ bought_together }))
  const longest = Math.max(0, ...byRule.map(fitting => fitting.length))
  const ruled = Array.from({ length: longest }, (_, place) => byRule.flatMap(fitting => fitting[place]?.id ?? [])).flat()
  const ids = [
    ...first.map(({ id }) => id),
    ...bought.filter(item => isInStock(item) && item.categoryId !== own.categoryId).map(({ id }) => id),
    ...ruled,
  ]
  const isSoldOut = (id: number) => Number(first.some(item => item.id === id && !isInStock(item)))
  return [...new Set(ids)].slice(0, maxGoingWith).sort((a, b) => isSoldOut(a) - isSoldOut(b))
}

/** The products that are bought together most often. */
export const boughtWith = ({ bought_together }: Pick<Relations, 'bought_together'>): number[] =>
  bought_together
    .toSorted((a, b) => b.orders - a.orders || a.id - b.id)
    .slice(0, maxRanked)
    .map(({ id }) => id)

/** What a rule names for a joint: one variant of the best product. */
interface JointPart extends Fitting {
  rule: CompatibilityRule & { joint: NonNullable<CompatibilityRule['joint']> }
}

export interface Joint {
  title: CompatibilityRule['jointTitle']
  /** Whether what fits differs by variant. */
  dependsOnVariant: boolean
  parts: JointPart[]
}

const isOfJoint = (rule: CompatibilityRule): rule is JointPart['rule'] => rule.joint !== null

/**
 * The joint of a product, or of the variant for which the matches are; null if no rule names one. `own`: the variants of the product.
 * Without a chosen variant, a rule has to hold for what all variants have in common.
 */
export function jointOf(
  matches: readonly Match[],
  fitting: readonly Fitting[][],
  item: ListItem,
  { own, isVariant }: { own: readonly VariantValues[]; isVariant: boolean },
): Joint | null {
  const offered = matches.flatMap(({ rule }, at) => (isOfJoint(rule) ? [{ rule, best: fitting[at]?.[0] }] : []))
  if (offered.length === 0) return null
  const common = item.values.filter(value => own.every(({ values }) => values.includes(value)))
  const dependsOnVariant = offered.some(({ rule }) => !conditionsFor(rule, { ...item, values: common }))
  const title = offered.find(({ rule }) => rule.jointTitle)?.rule.jointTitle ?? null
  if (dependsOnVariant && !isVariant) return { title, dependsOnVariant, parts: [] }
  const parts = offered.flatMap(({ rule, best }) => (best ? [{ rule, id: best.id, variants: best.variants.slice(0, 1) }] : []))
  return parts.length > 0 ? { title, dependsOnVariant, parts } : null
}

const maxSimilar = 8
const maxSimilarCompared = 60

/** Products of the same category, the most alike first; of these the sold-out ones last. Its cost does not depend on the number of products. */
export function similarProducts({ neighbours, get }: ListIndex, { id, categoryId, values }: ListItem): number[] {
  if (categoryId === null) return []
  const own = new Set(values)
  return neighbours
    .inCategories([categoryId], id, maxSimilarCompared)
    .flatMap(other => (other === id ? [] : (get(other) ?? [])))
    .map(item => ({ item, shared: item.values.filter(value => own.has(value)).length }))
    .sort((a, b) => b.shared - a.shared || a.item.id - b.item.id)
    .slice(0, maxSimilar)
    .map(({ item }) => item)
    .sort((a, b) => Number(isInStock(b)) - Number(isInStock(a)))
    .map(item => item.id)
}
