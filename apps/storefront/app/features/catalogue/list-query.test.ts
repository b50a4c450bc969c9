import { expect, test } from 'vitest'
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
