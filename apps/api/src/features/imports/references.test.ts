import { expect, test } from 'vitest'
import { groupRows, parseRow } from './parsed-rows.ts'
import { upToNames } from './references.ts'

test('as many products are made at once as have not too many names', () => {
  const columns = (['symbol', 'brand', 'features'] as const).map(field => ({ title: field, field }))
  const rows = ['a=1|a=2', 'a=1', '', 'a=1|a=2|a=3|a=4|a=5|a=6'].map((features, i) =>
    parseRow(
      { number: i + 1, cells: [`P-${i}`, 'Brand', features] },
      { format: 'own', columns, prices_include_vat: false, vat_percent: null },
    ),
  )
  const groups = groupRows(rows, new Map())
  const symbols = (first: number, max: number) => upToNames(groups.slice(first), max).map(({ symbol }) => symbol)
  expect(symbols(0, 13)).toEqual(['P-0', 'P-1', 'P-2', 'P-3'])
  expect(symbols(0, 12)).toEqual(['P-0', 'P-1', 'P-2'])
  expect(symbols(0, 5)).toEqual(['P-0', 'P-1'])
  expect(symbols(3, 5)).toEqual(['P-3'])
})
