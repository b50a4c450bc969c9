import { descendants, type ListIndex } from './list-index.ts'
import { isInStock, type ListItem } from './list-item.ts'

/** What a product's own rows say about related products. */
export interface Relations {
  id: number
  /** By the shop. */
  chosen: readonly { id: number; position: number }[]
  bought_together: readonly { id: number; orders: number }[]
}

const maxRelated = 8
/** Products with the nearest ids that are compared: of the category, of its siblings, and of the brand or the whole shop. */
const maxSimilar = 60
const maxOthers = 12

const scores = { boughtTogether: 1000, sameCategory: 30, siblingCategory: 10, sharedValue: 3 }

/**
 * The active products that are related to one, the best first: those chosen by the shop, then bought together, then similar by category and
 * shared feature values, then of the same brand or any; of the chosen ones those that are sold out come last. Its cost does not depend on the
 * number of products.
 */
export function relatedProducts(index: ListIndex, { id, chosen, bought_together }: Relations): number[] {
  const item = index.get(id)
  const places = new Map(chosen.map(one => [one.id, one.position]))
  const scored = new Map<number, number>()
  const add = (ids: readonly number[], score: number) => {
    for (const one of ids) scored.set(one, (scored.get(one) ?? 0) + score)
  }
  add([...places.keys()], 0)
  for (const { id: other, orders } of bought_together) add([other], scores.boughtTogether + orders)
  if (item) addSimilar(index, item, add)
  const own = new Set(item?.values)
  const candidates = [...scored].flatMap(([other, score]) => {
    const candidate = other === id ? undefined : index.get(other)
    if (!candidate) return []
    const shared = candidate.values.filter(value => own.has(value)).length
    return { id: other, isSoldOut: !isInStock(candidate), place: places.get(other) ?? Infinity, score: score + shared * scores.sharedValue }
  })
  return candidates
    .sort((a, b) => (a.place === b.place ? b.score - a.score || a.id - b.id : a.place - b.place))
    .slice(0, maxRelated)
    .sort((a, b) => Number(a.isSoldOut) - Number(b.isSoldOut))
    .map(one => one.id)
}

function addSimilar(
  { metadata, neighbours }: ListIndex,
  { id, categoryId, brand }: ListItem,
  add: (ids: readonly number[], score: number) => void,
) {
  const parent = metadata.categories.find(category => category.id === categoryId)?.parent_id ?? null
  if (categoryId !== null) add(neighbours.inCategories([categoryId], id, maxSimilar), scores.sameCategory)
  if (parent !== null) add(neighbours.inCategories(descendants(metadata, parent), id, maxSimilar), scores.siblingCategory)
  const ofBrand = brand === null ? [] : neighbours.ofBrand(brand, id, maxOthers)
  const others = new Set([...ofBrand, ...neighbours.ofShop(id, maxOthers)])
  add([...others].slice(0, maxOthers), 0)
}
