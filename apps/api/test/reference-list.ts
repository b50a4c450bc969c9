import { foldAccents, type Language } from '@stragan/contract'
import type { ListQuery } from '../src/features/catalogue/lists/list-query.ts'
import { type Database, sql } from '../src/platform/database.ts'

/** Rows of a shop as they are in its tables. Times are milliseconds since 1970. */
export interface Tables {
  products: {
    id: number
    category_id: number | null
    brand_id: number | null
    price_net: number | null
    vat_percent: number
    month_star: boolean
    created: number
    name: Record<Language, string>
    stock: number
    values: number[]
    /** `price`: of its tier of 1. */
    variants: { id: number; price: number | null }[]
  }[]
  sales: { product_id: number; quantity: number; day: number }[]
  promotions: {
    id: number
    product_id: number
    variant_id: number | null
    quantity: number | null
    price_net: number
    lowest: number | null
    starts: number
    ends: number | null
  }[]
  categories: { id: number; parent_id: number | null; first_products: number[] }[]
  features: { id: number; code: string; position: number }[]
  values: { id: number; feature_id: number; code: string; position: number }[]
}

/** At a time, since until when a reduction is announced depends on it. */
export const readTables = (db: Database, shop: number, now: Date): Promise<Tables> =>
  db.asOwner(now).one<Tables>(sql`
    select
      (select coalesce(json_agg(json_build_object('id', id, 'category_id', category_id, 'brand_id', brand_id, 'price_net', price_net,
        'vat_percent', vat_percent, 'month_star', month_star, 'created', extract(epoch from created_at) * 1000, 'name', name,
        'stock', (select coalesce(sum(stock_on_hand), 0) from variants where variants.shop_id = ${shop} and product_id = products.id),
        'values', array(select value_id from product_features where product_features.shop_id = ${shop} and product_id = products.id
          union select value_id from variant_features where variant_features.shop_id = ${shop} and product_id = products.id),
        'variants', (select coalesce(json_agg(json_build_object('id', id, 'price', (
          select price_net from tiers where tiers.shop_id = ${shop} and variant_id = variants.id and quantity = 1))), '[]')
          from variants where variants.shop_id = ${shop} and product_id = products.id))), '[]')
        from products where shop_id = ${shop} and is_active) as products,
      (select coalesce(json_agg(json_build_object('product_id', product_id, 'quantity', quantity, 'day', extract(epoch from day) * 1000)), '[]')
        from sales where shop_id = ${shop}) as sales,
      (select coalesce(json_agg(json_build_object('id', id, 'product_id', product_id, 'variant_id', variant_id, 'quantity', quantity, 'price_net', price_net,
        'lowest', case when coalesce(quantity, 1) = 1 then lowest_price_before(shop_id, product_id, variant_id, id) end, 'starts', extract(epoch from starts_at) * 1000, 'ends', extract(epoch from ends_at) * 1000)), '[]')
        from lowering_promotions where shop_id = ${shop}) as promotions,
      (select json_agg(json_build_object('id', id, 'parent_id', parent_id, 'first_products', first_products)) from categories where shop_id = ${shop}) as categories,
      (select json_agg(json_build_object('id', id, 'code', code, 'position', position)) from features where shop_id = ${shop}) as features,
      (select json_agg(json_build_object('id', id, 'feature_id', feature_id, 'code', code, 'position', position))
        from feature_values where shop_id = ${shop}) as values`)

interface ReferenceQuery extends Omit<ListQuery, 'candidates' | 'firstProducts'> {
  favourites: readonly number[] | undefined
}

const dayMs = 86_400_000
const newDays = 30

/** What a list has to say, computed from all rows for this list alone: slow, and as simple as the rules are. */
export function referenceList(tables: Tables, now: number, query: ReferenceQuery) {
  const { personalPrices, priceFrom, priceTo, language } = query
  const current = (product: number) =>
    tables.promotions.filter(({ product_id, starts, ends }) => product_id === product && starts <= now && (ends === null || now < ends))
  const withVat = (net: number, vat: number) => (query.prices === 'net' ? net : Math.round((net * (100 + vat)) / 100))
  const products = tables.products.map(product => {
    const hasOtherVariants = product.variants.some(({ price }) => price === null)
    const promotions = current(product.id).filter(({ variant_id }) => variant_id !== null || hasOtherVariants)
    const listPrices = product.variants.flatMap(({ id, price }) => {
      const promoted = promotions.filter(one => (price === null ? one.variant_id === null : one.variant_id === id && one.quantity === 1))
      const regular = price ?? product.price_net
      return promoted.length > 0 ? Math.min(...promoted.map(one => one.price_net)) : (regular ?? [])
    })
    const listPrice = listPrices.length > 0 ? Math.min(...listPrices) : null
    const personal = personalPrices.get(product.id) ?? Infinity
    const price = personal < (listPrice ?? Infinity) ? personal : listPrice
    const since = Math.floor((now - 90 * dayMs) / dayMs) * dayMs
    const sold = tables.sales.filter(({ product_id, day }) => product_id === product.id && day > since)
    return {
      ...product,
      inPln: price === null ? null : withVat(price, product.vat_percent),
      amount: price === null ? null : withVat(Math.round((price * 1_000_000) / query.rate), product.vat_percent),
      isOnSale: promotions.some(
        one =>
          one.lowest !== null &&
          one.price_net < one.lowest &&
          // Of several for the same thing the cheapest is in force.
          promotions.every(
            other =>
              other.variant_id !== one.variant_id ||
              other.quantity !== one.quantity ||
              other.price_net > one.price_net ||
              (other.price_net === one.price_net && other.id >= one.id),
          ),
      ),
      sold: sold.reduce((sum, { quantity }) => sum + quantity, 0),
      sortName: foldAccents(product.name[language]),
    }
  })
  type Product = (typeof products)[number]

  const isBelow = (id: number | null): boolean =>
    id !== null && (id === query.category || isBelow(tables.categories.find(category => category.id === id)?.parent_id ?? null))
  const bestsellers = products
    .filter(({ sold }) => sold > 0)
    .sort((a, b) => b.sold - a.sold || a.id - b.id)
    .slice(0, 48)
  const flags: Record<NonNullable<ListQuery['flag']>, (product: Product) => boolean> = {
    bestseller: product => bestsellers.includes(product),
    new: ({ created }) => created > now - newDays * dayMs && created <= now,
    month: ({ month_star }) => month_star,
    sale: ({ isOnSale }) => isOnSale,
  }
  const scope = products.filter(
    product =>
      (query.category === null || isBelow(product.category_id)) &&
      (!query.flag || flags[query.flag](product)) &&
      (!query.favourites || query.favourites.includes(product.id)),
  )

  const codes = [...new Set(query.features.map(({ feature }) => feature))]
  const meets: Record<string, (product: Product) => boolean> = {
    brand: ({ brand_id }) => query.brands.length === 0 || (brand_id !== null && query.brands.includes(brand_id)),
    price: ({ amount }) =>
      (priceFrom === undefined || (amount !== null && amount >= priceFrom)) &&
      (priceTo === undefined || (amount !== null && amount <= priceTo)),
    stock: ({ stock }) => !query.inStock || stock > 0,
    ...Object.fromEntries(
      codes.map(code => [
        `feature ${code}`,
        ({ values }: Product) =>
          query.features.some(({ feature, value }) => {
            const wanted = tables.values.find(
              one => one.code === value && tables.features.find(({ id }) => id === one.feature_id)?.code === feature,
            )
            return feature === code && wanted !== undefined && values.includes(wanted.id)
          }),
      ]),
    ),
  }
  const matching = (except?: string) =>
    scope.filter(product => Object.entries(meets).every(([name, test]) => name === except || test(product)))
  const countBy = (keys: (string | number)[]) =>
    Object.fromEntries(
      Map.groupBy(keys, key => key)
        .entries()
        .map(([key, all]) => [key, all.length]),
    )

  const firstProducts = tables.categories.find(({ id }) => id === query.category)?.first_products ?? []
  const placeOf = ({ id }: Product) => {
    const at = query.favourites || query.flag ? -1 : firstProducts.indexOf(id)
    return at < 0 ? Infinity : at
  }
  const bestselling = (a: Product, b: Product) => b.sold - a.sold || a.id - b.id
  const sorts: Record<ListQuery['sort'], (a: Product, b: Product) => number> = {
    relevance: (a, b) => (placeOf(a) === placeOf(b) ? bestselling(a, b) : placeOf(a) - placeOf(b)),
    bestselling,
    newest: (a, b) => b.created - a.created || b.id - a.id,
    price_asc: (a, b) => (a.inPln ?? Infinity) - (b.inPln ?? Infinity) || a.id - b.id,
    price_desc: (a, b) => (b.inPln ?? -1) - (a.inPln ?? -1) || a.id - b.id,
    name: (a, b) => (a.sortName < b.sortName ? -1 : a.sortName > b.sortName ? 1 : a.id - b.id),
  }
  const matches = matching().sort(sorts[query.sort])
  const prices = matching('price').flatMap(({ amount }) => amount ?? [])
  const features = tables.features.flatMap(({ id, code }) => {
    const values = matching(`feature ${code}`).flatMap(product => product.values)
    const own = tables.values.filter(({ feature_id }) => feature_id === id)
    // What is chosen is offered without a product, too.
    const chosen = query.features.flatMap(({ feature, value }) =>
      feature === code && own.some(one => one.code === value) ? [[value, 0]] : [],
    )
    const counts = { ...Object.fromEntries(chosen), ...countBy(values.flatMap(value => own.find(one => one.id === value)?.code ?? [])) }
    const size = Object.keys(counts).length
    return size > 1 || (size > 0 && codes.includes(code)) ? [[code, counts] as const] : []
  })
  return {
    ids: matches.slice((query.page - 1) * query.perPage, query.page * query.perPage).map(({ id }) => id),
    total: matches.length,
    brands: countBy(matching('brand').flatMap(({ brand_id }) => brand_id ?? [])),
    features: Object.fromEntries(features),
    priceFrom: prices.length > 0 ? Math.min(...prices) : null,
    priceTo: prices.length > 0 ? Math.max(...prices) : null,
    inStock: matching('stock').filter(({ stock }) => stock > 0).length,
  }
}
