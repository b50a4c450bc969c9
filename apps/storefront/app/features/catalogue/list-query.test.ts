import { languages } from '@stragan/routing'
import { expect, test } from 'vitest'
import { formatNumber } from '../../platform/format.ts'
import { readListQuery } from './list-query.server.ts'

const values = (count: number) => Array.from({ length: count }, (_, i) => `v${i}`)
const query = (brands: number, features: number, each: number) =>
  new URLSearchParams([
    ...Array.from({ length: brands }, (_, i) => ['brand', String(i + 1)]),
    ...Array.from({ length: features }, (_, i) => values(each).map(value => [`feature[f${i}]`, value])).flat(),
  ])

test('brands and feature values are parsed as chosen', () => {
  const { brand, feature } = readListQuery(query(2, 3, 2))
  expect([brand, feature]).toEqual([['1', '2'], { f0: ['v0', 'v1'], f1: ['v0', 'v1'], f2: ['v0', 'v1'] }])
})

test('at most 60 brands and feature values are applied, the first ones', () => {
  const { brand, feature } = readListQuery(query(50, 12, 50))
  expect([brand.length, Object.values(feature).flat().length]).toEqual([50, 10])
  expect(Object.values(readListQuery(query(0, 12, 50)).feature).flat().length).toBe(60)
})

const priceFrom = (typed: string) => readListQuery(new URLSearchParams({ price_from: typed })).price_from

test.each(languages)('the price range that a form in %s shows is parsed as what it stands for', language => {
  for (const amount of [0, 0.5, 9.99, 100, 999.9, 1000, 1234.5, 12_499, 1_234_567.89])
    expect(priceFrom(formatNumber(language, amount))).toBe(amount)
})

test.each([
  ['1500', 1500],
  ['1 500', 1500],
  ['12,5', 12.5],
  ['0,500', 0.5],
  ['1234,50', 1234.5],
  ['1,2,3', undefined],
  ['12 zł', undefined],
  ['-1', undefined],
])('a price of %s is parsed as %s', (typed, amount) => {
  expect(priceFrom(typed)).toBe(amount)
})
