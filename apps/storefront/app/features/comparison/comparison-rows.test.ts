import type { SalesUnit } from '@stragan/contract'
import { expect, test } from 'vitest'
import { comparisonRows } from './comparison-rows.ts'

type Compared = Parameters<typeof comparisonRows>[1][number]
type Variant = Compared['product_variants_table_data'][number]

const piece: SalesUnit = { code: 'piece', content: null }
const box: SalesUnit = { code: 'box', content: { amount: 100, unit: 'piece' } }

const featuresOf = (features: Record<string, string>) =>
  Object.entries(features).map(([feature_name, feature_value]) => ({ feature_name, feature_value }))

const product = (features: Record<string, string>, more: Partial<Compared> = {}): Compared => ({
  brand: { id: 1, name: 'Voltan', slug: 'voltan', description: null, logo: null } as Compared['brand'],
  weight: 1,
  sales_unit: piece,
  has_variants: false,
  product_features_table_data: featuresOf(features),
  list_variant_features: [],
  product_variants_table_data: [],
  ...more,
})

const varied = (lengths: string[], weights: number[], unit = box): Partial<Compared> => ({
  has_variants: true,
  weight: null,
  list_variant_features: ['Length'],
  product_variants_table_data: lengths.map(
    (length, at) => ({ weight: weights[at] ?? 0, sales_unit: unit, combination_features: featuresOf({ Length: length }) }) as Variant,
  ),
})

const values = (rows: { name: string; values: (string | null)[] }[]) => Object.fromEntries(rows.map(row => [row.name, row.values]))

test('separates what differs from what is equal, with every feature that any product has', () => {
  const { differing, equal } = comparisonRows('en', [
    product({ Voltage: '12 V', Drive: '1/4"' }, { weight: 0.8 }),
    product({ Voltage: '18 V', Contents: 'case', Drive: '1/4"' }, { brand: null }),
  ])
  expect(values(differing)).toEqual({
    Brand: ['Voltan', null],
    Weight: ['0.8 kg', '1 kg'],
    Voltage: ['12 V', '18 V'],
    Contents: [null, 'case'],
  })
  expect(values(equal)).toEqual({ 'Sales unit': ['piece', 'piece'], Drive: ['1/4"', '1/4"'] })
})

test('variants have the range of their weights and all values of their features, in any order', () => {
  const { differing, equal } = comparisonRows('pl', [
    product({}, varied(['16 mm', '20 mm'], [0.5, 1.25])),
    product({}, varied(['20 mm', '16 mm'], [0.5, 0.5])),
    product({ Length: '16 mm' }, { sales_unit: box, weight: null }),
  ])
  expect(values(equal)).toMatchObject({ 'Jednostka sprzedaży': Array(3).fill('pudełko 100\u00a0szt.') })
  expect(values(differing)).toEqual({
    Waga: ['0,5–1,25 kg / pudełko', '0,5 kg / pudełko', null],
    Length: ['16 mm, 20 mm', '20 mm, 16 mm', '16 mm'],
  })
  expect(comparisonRows('pl', [product({}, varied(['a', 'b'], [1, 1])), product({}, varied(['b', 'a'], [1, 1]))]).differing).toEqual([])
})

test('counts values beyond the first six, and leaves out what no product has', () => {
  const lengths = Array.from({ length: 9 }, (_, at) => `${at} mm`)
  const { differing } = comparisonRows('en', [product({}, varied(lengths, [])), product({}, varied(['0 mm'], [], piece))])
  expect(values(differing)).toEqual({
    'Sales unit': ['box of 100', 'piece'],
    Length: ['0 mm, 1 mm, 2 mm, 3 mm, 4 mm, 5 mm and 3 more', '0 mm'],
  })
})

test('a feature with several values is compared with all of them', () => {
  const both = {
    ...product({}),
    product_features_table_data: ['EN 1', 'EN 2'].map(value => ({ feature_name: 'Standard', feature_value: value })),
  }
  const { differing } = comparisonRows('en', [both, product({ Standard: 'EN 2' })])
  expect(values(differing)).toEqual({ Standard: ['EN 1, EN 2', 'EN 2'] })
})
