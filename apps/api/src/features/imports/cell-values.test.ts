import type { ProductField } from '@stragan/contract/admin'
import { expect, test } from 'vitest'
import { valueIn } from './cell-values.ts'
import { type ParsedRow, parseRow } from './parsed-rows.ts'
import { namesIn } from './references.ts'

const listOf = (count: number, text = 'a=b') => Array.from({ length: count }, (_, i) => text + i).join('|')

test.each<[ProductField, max: number, text?: string]>([
  ['features', 100],
  ['variant_features', 100],
  ['related', 50],
  ['quantity_prices', 20, '10=1'],
])('a list of %s has at most %i entries', (field, max, text) => {
  expect(valueIn(field, `${listOf(max, text)}||| `)).toHaveProperty('value.length', max)
  expect(valueIn(field, listOf(max + 1, text))).toEqual({ problem: 'too_many' })
})

test('a backslash makes what separates texts a part of one', () => {
  const cell = String.raw` a\|b | c\\|d\e|\|| f\\\|\\`
  expect(valueIn('features', cell)).toEqual({ value: ['a|b', 'c\\', 'd\\e', '|', 'f\\|\\'] })
})

test('a comma that may stand before thousands or decimals makes no price and no quantity', () => {
  const problem = { problem: 'not_a_number' }
  for (const field of ['price_net', 'stock'] as const)
    for (const cell of ['1,250', '1,000', '-12,500', ' 999,999 ', '1,000,000']) expect(valueIn(field, cell)).toEqual(problem)
  for (const cell of ['1,000=9.50', '10=1,250', '10=9,50|1,000=8']) expect(valueIn('quantity_prices', cell)).toEqual(problem)
  expect(valueIn('weight', '1,250')).toEqual({ value: 1.25 })
  expect(valueIn('content_amount', '1,500')).toEqual({ value: 1.5 })
})

test.each([
  ['1250', 1250],
  ['1,25', 1.25],
  ['0,250', 0.25],
  ['9,500000', 9.5],
  ['12,345.00', 12_345],
  ['1 250,00', 1250],
  ['1 250,000', 1250],
  ['1.250', 1.25],
])('%s is the price %d', (cell, value) => {
  expect(valueIn('price_net', cell)).toEqual({ value })
})

test('texts that are too long to name anything are no names', () => {
  const tooLong = { problem: 'too_long' }
  for (const cell of ['x'.repeat(500_000), '|'.repeat(500_000), ' |'.repeat(100_000)]) expect(valueIn('features', cell)).toEqual(tooLong)
  expect(valueIn('brand', 'B'.repeat(201))).toEqual(tooLong)
  expect(valueIn('category', 'C'.repeat(5000))).toEqual(tooLong)
  expect(valueIn('category', listOf(21).replaceAll('|', '>'))).toEqual(tooLong)
  expect(valueIn('category', 'Tools > Saws')).toEqual({ value: 'Tools > Saws' })
})

test('rows with long lists of names take no longer than others', () => {
  const columns = (['symbol', 'features', 'related', 'category'] as const).map(field => ({ title: field, field }))
  const names = 'a|'.repeat(20_000)
  const cells = ['S', names, names, names.replaceAll('|', '>')]
  const started = performance.now()
  const rows: ParsedRow[] = []
  for (let number = 1; number <= 50; number++)
    rows.push(parseRow({ number, cells }, { format: 'own', columns, prices_include_vat: false, vat_percent: null }))
  expect(rows.flatMap(namesIn)).toEqual([])
  // Splitting them takes seconds.
  expect(performance.now() - started).toBeLessThan(500)
})
