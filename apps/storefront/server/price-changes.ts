import type { DataChanges } from '../app/platform/data-changes.ts'

/** Values that a customer's prices change, wherever they are in the loaders' data: `lowest` of a variant, `from` and `to` of the price facet. */
const values = new Set(['price_net', 'price_net_promo', 'best_price_from_history', 'custom_price_net', 'sale', 'lowest', 'from', 'to'])
/** Lists of price steps that they change. */
const steps = new Set(['prices', 'tiers'])

/**
 * How a customer's data differ from a stranger's by prices, but for favourites; null if anything else differs: the order or selection of a
 * list, the unit of prices, or whether a product has a price at all.
 */
export function priceChanges(ofStranger: unknown, ofCustomer: unknown): DataChanges | null {
  const changes: DataChanges = {}
  const [before, after] = [ofStranger, ofCustomer] as Record<string, unknown>[]
  if (!before || !after || !isSameShape(before, after) || hasPrice(before) !== hasPrice(after)) return null
  for (const key of Object.keys(before)) {
    const [old, own] = [before[key], after[key]]
    if (key === 'is_favorite' || old === own) continue
    if (isPrice(key, old, own)) {
      if (JSON.stringify(old) !== JSON.stringify(own)) changes[key] = own
      continue
    }
    const nested = isObject(old) && isObject(own) ? priceChanges(old, own) : null
    if (!nested) return null
    if (Object.keys(nested).length > 0) changes[key] = nested
  }
  return changes
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

type Price = string | number | boolean | null | readonly unknown[]

const isPrice = (key: string, old: unknown, own: unknown): own is Price =>
  (values.has(key) && !isObject(old) && !isObject(own) && own !== undefined) || (steps.has(key) && Array.isArray(old) && Array.isArray(own))

const isSameShape = (before: object, after: object) => {
  const keys = Object.keys(before)
  return Array.isArray(before) === Array.isArray(after) && keys.length === Object.keys(after).length && keys.every(key => key in after)
}

/** Whether something that can be priced has a list price or an own one. */
const hasPrice = ({ price_net, custom_price_net }: Record<string, unknown>) =>
  (price_net ?? null) !== null || (custom_price_net ?? null) !== null
