import type { ListIndex } from './list-index.ts'
import { isInStock, type ListItem } from './list-item.ts'

const maxReplacements = 4
/** Products of the category with the nearest ids that are compared. */
const maxCompared = 200

/**
 * Products that replace one that is sold out, the most alike first: of its category, in stock, with a price, and with most of its feature
 * values. Of equally alike ones the bestselling come first. Its cost does not depend on the number of products.
 */
export function replacementsOf({ neighbours, get }: ListIndex, { id, categoryId, values }: ListItem): number[] {
  if (categoryId === null) return []
  const own = new Set(values)
  const alike = neighbours.inCategories([categoryId], id, maxCompared + 1).flatMap(other => {
    const item = get(other)
    if (!item || other === id || !isInStock(item) || item.price === null) return []
    const shared = item.values.filter(value => own.has(value)).length
    return shared * 2 > own.size ? [{ item, shared }] : []
  })
  return alike
    .sort((a, b) => b.shared - a.shared || b.item.soldQuantity - a.item.soldQuantity || a.item.id - b.item.id)
    .slice(0, maxReplacements)
    .map(({ item }) => item.id)
}
