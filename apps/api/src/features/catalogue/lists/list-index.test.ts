import { plnRate } from '@stragan/pricing'
import { expect, test } from 'vitest'
import { createListIndex } from './list-index.ts'
import type { ListItem } from './list-item.ts'
import { queryList } from './list-query.ts'

const metadata = {
  categories: [
    { id: 1, parent_id: null, slug_en: 'a', slug_pl: 'a', facets: null, first_products: [] },
    { id: 2, parent_id: null, slug_en: 'b', slug_pl: 'b', facets: null, first_products: [] },
  ],
  brands: [],
  features: [],
  values: [],
  brandAt: new Map(),
  valueAt: new Map(),
  newDays: 30,
  compatibilityRules: [],
}

const item = (id: number, soldQuantity: number, stockOnHand = 1): ListItem => ({
  id,
  categoryId: 1 + (id % 2),
  brand: null,
  createdAt: 0,
  isMonthStar: false,
  names: { en: `product ${id}`, pl: `produkt ${id}` },
  stockOnHand,
  soldQuantity,
  values: [],
  regularPrice: id,
  promotions: [],
  unitPrices: [],
  hasOtherVariants: true,
  price: id,
  isOnSale: false,
  isNew: false,
  vatPercent: 23,
})

const bestsellers = { category: null, flag: 'bestseller', inStock: false } as const
const idsOf = (items: readonly ListItem[]) => items.map(({ id }) => id)

test('bestsellers are the 48 products of the shop that sold most, in each order and part', () => {
  const index = createListIndex(
    metadata,
    Array.from({ length: 100 }, (_, i) => item(i + 1, i)),
    0,
  )
  const first = Array.from({ length: 48 }, (_, i) => 100 - i)
  expect(idsOf(index.scope(bestsellers).sorted('bestselling'))).toEqual(first)
  expect(idsOf(index.scope(bestsellers).sorted('price_asc'))).toEqual(first.toReversed())
  expect([index.scope(bestsellers).size(), index.scope(bestsellers).inStock()]).toEqual([48, 48])
  expect(idsOf(index.scope({ ...bestsellers, category: 2 }).sorted('bestselling'))).toEqual(first.filter(id => id % 2 === 1))
})

test('a product that sells more takes the place of the last of them, and one that is removed leaves it', () => {
  const index = createListIndex(
    metadata,
    Array.from({ length: 60 }, (_, i) => item(i + 1, 100 - i)),
    0,
  )
  index.scope(bestsellers).sorted('bestselling')
  index.update([60], [item(60, 500, 0)])
  const scope = index.scope(bestsellers)
  expect(idsOf(scope.sorted('bestselling'))).toEqual([60, ...Array.from({ length: 47 }, (_, i) => i + 1)])
  expect(scope.inStock()).toBe(47)
  index.update([1], [])
  expect(idsOf(index.scope(bestsellers).sorted('bestselling'))).toEqual([60, ...Array.from({ length: 47 }, (_, i) => i + 2)])
})

test('a product that sold nothing is no bestseller', () => {
  const index = createListIndex(metadata, [item(1, 0), item(2, 3)], 0)
  expect(idsOf(index.scope(bestsellers).sorted('bestselling'))).toEqual([2])
})

test('the price range of a list counts the personal prices of more products than a call has arguments', () => {
  const count = 200_000
  const index = createListIndex(
    metadata,
    Array.from({ length: count }, (_, i) => item(i + 1, 0)),
    0,
  )
  const { total, priceFrom, priceTo } = queryList(index, {
    category: null,
    flag: undefined,
    inStock: false,
    language: 'en',
    candidates: undefined,
    brands: [],
    priceFrom: undefined,
    priceTo: undefined,
    prices: 'net',
    rate: plnRate,
    features: [],
    sort: 'bestselling',
    firstProducts: [],
    page: 1,
    perPage: 1,
    personalPrices: new Map(Array.from({ length: count }, (_, i) => [i + 1, i])),
  })
  expect({ total, priceFrom, priceTo }).toEqual({ total: count, priceFrom: 0, priceTo: count - 1 })
})
