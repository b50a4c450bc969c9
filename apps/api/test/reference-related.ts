import { type Database, sql } from '../src/platform/database.ts'

interface Row {
  id: number
  category_id: number | null
  brand_id: number | null
  values: number[]
  stock: number
}

interface Tables {
  /** The active ones. */
  products: Row[]
  categories: { id: number; parent_id: number | null }[]
  chosen: { product_id: number; related_id: number; position: number }[]
  bought: { product_id: number; other_id: number; orders: number }[]
}

export const readRelations = (db: Database, shop: number): Promise<Tables> =>
  db.asOwner(new Date()).one<Tables>(sql`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'category_id', category_id, 'brand_id', brand_id,
        'stock', (select coalesce(sum(stock_on_hand), 0)::int from variants where variants.shop_id = ${shop} and product_id = products.id),
        'values', array(select value_id from product_feature_values values where values.shop_id = ${shop} and product_id = products.id))), '[]')
        from products where shop_id = ${shop} and is_active) as products,
      (select json_agg(json_build_object('id', id, 'parent_id', parent_id)) from categories where shop_id = ${shop}) as categories,
      (select coalesce(json_agg(json_build_object('product_id', product_id, 'related_id', related_id, 'position', position)), '[]')
        from related_products where shop_id = ${shop}) as chosen,
      (select coalesce(json_agg(json_build_object('product_id', product_id, 'other_id', other_id, 'orders', orders)), '[]')
        from bought_together where shop_id = ${shop}) as bought`)

/** The ids of replacements, computed from all rows of the category. */
export const referenceReplacements = ({ products }: Tables, own: Row, sold: ReadonlyMap<number, number>): number[] =>
  products
    .filter(({ id, category_id, stock }) => id !== own.id && stock > 0 && category_id !== null && category_id === own.category_id)
    .map(({ id, values }) => ({ id, shared: values.filter(value => own.values.includes(value)).length, sold: sold.get(id) ?? 0 }))
    .filter(({ shared }) => shared > own.values.length / 2)
    .sort((a, b) => b.shared - a.shared || b.sold - a.sold || a.id - b.id)
    .slice(0, 4)
    .map(({ id }) => id)

/** The ids of related products, computed from all rows: slow, and as simple as the rules are. */
export function referenceRelated({ products, categories, chosen, bought }: Tables, own: Row): number[] {
  const isBelow = (id: number | null, above: number): boolean =>
    id !== null && (id === above || isBelow(categories.find(category => category.id === id)?.parent_id ?? null, above))
  const nearest = (all: readonly Row[], max: number) =>
    all.toSorted((a, b) => Math.abs(a.id - own.id) - Math.abs(b.id - own.id) || a.id - b.id).slice(0, max)
  const parent = categories.find(({ id }) => id === own.category_id)?.parent_id ?? null
  const sameCategory = nearest(
    products.filter(({ category_id }) => category_id !== null && category_id === own.category_id),
    60,
  )
  const siblings = nearest(
    products.filter(({ category_id }) => parent !== null && isBelow(category_id, parent)),
    60,
  )
  const sameBrand = nearest(
    products.filter(({ brand_id }) => brand_id !== null && brand_id === own.brand_id),
    12,
  )
  const others = [...new Set([...sameBrand, ...nearest(products, 12)])].slice(0, 12)

  const best = products.flatMap(product => {
    const place = chosen.find(({ product_id, related_id }) => product_id === own.id && related_id === product.id)?.position
    const orders = bought.find(({ product_id, other_id }) => product_id === own.id && other_id === product.id)?.orders
    const isSimilar = [sameCategory, siblings, others].some(some => some.includes(product))
    if (product.id === own.id || (place === undefined && orders === undefined && !isSimilar)) return []
    const shared = product.values.filter(value => own.values.includes(value)).length
    const score =
      (orders === undefined ? 0 : 1000 + orders) +
      (sameCategory.includes(product) ? 30 : 0) +
      (siblings.includes(product) ? 10 : 0) +
      3 * shared
    return [{ id: product.id, place: place ?? 1_000_000, score, stock: product.stock }]
  })
  const shown = best.sort((a, b) => a.place - b.place || b.score - a.score || a.id - b.id).slice(0, 8)
  return [...shown.filter(({ stock }) => stock > 0), ...shown.filter(({ stock }) => stock === 0)].map(({ id }) => id)
}
