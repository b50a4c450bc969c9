import { maxSpreadsheetBytes, maxSpreadsheetCells, maxSpreadsheetRows, productTextLengths } from '@stragan/contract/admin'
import { expect, test } from 'vitest'
import { createCells, type Row } from './cells.ts'
import { cellsJson } from './sent-cells.ts'
import { sentEdits } from './sent-edits.ts'
import { copied, type Edits, fillDown, paste, rowWith, type Sheet, textsIn, write } from './sheet.ts'
import { fromTsv, toTsv } from './tsv.ts'

const cells = createCells('pl', { brands: [{ id: 4, name: 'Śruba' }], categories: [] })
const row = (product_id: number, variant_id: number, price_net: number): Row => ({
  product_id,
  variant_id,
  symbol: `V${variant_id}`,
  variant: '',
  name_en: 'Hammer',
  name_pl: 'Młotek',
  price_net,
  vat_percent: 23,
  items: 5,
  minimum_stock: null,
  ean: null,
  weight: 0.25,
  brand_id: 4,
  category_id: null,
  is_active: true,
})
/** A product with two variants, and one without. */
const sheet: Sheet = { rows: [row(1, 10, 1), row(1, 11, 2), row(2, 20, 1234.5)], columns: ['name_pl', 'price_net', 'is_active'], cells }
const none: Edits = new Map()
const all = { top: 0, bottom: 2, left: 0, right: 2 }
const only = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right })

test('cells are written as the values that they say, and one with the stored value again is no edit', () => {
  const edits = write(sheet, none, { row: 0, column: 1 }, [['3,5', 'NO'], ['2.0'], ['x']])
  expect(textsIn(sheet, edits, all)).toEqual([
    ['Młotek', '3,50', 'nie'],
    ['Młotek', '2,00', 'nie'],
    ['Młotek', 'x', 'tak'],
  ])
  expect([...edits.keys()]).toEqual(['price_net-10', 'is_active-1', 'price_net-20'])
  expect(write(sheet, edits, { row: 0, column: 1 }, [['1', 'tak'], ['2'], ['1 234,5']])).toEqual(none)
})

test.each([
  ['price_net', '1,234.50', 1234.5],
  ['price_net', '12,345,678.9', 12_345_678.9],
  ['price_net', '1,23.50', undefined],
  ['price_net', '1.234,50', undefined],
  ['weight', '1,500', undefined],
  ['weight', '1,5', 1.5],
  ['weight', '1.500', 1.5],
] as const)('an English cell %s with %s is read as %s', (field, text, value) => {
  expect(createCells('en', { brands: [], categories: [] }).valueOf(field, text)).toBe(value)
})

test('what variants have in common is changed in the first row of the product', () => {
  expect(textsIn(sheet, fillDown(sheet, write(sheet, none, { row: 0, column: 0 }, [['A']]), only(0, 0, 2)), only(0, 0, 2))).toEqual([
    ['A'],
    ['A'],
    ['A'],
  ])
  expect(write(sheet, none, { row: 1, column: 0 }, [['B']])).toEqual(none)
})

test('a pasted range is repeated where it fits the selection, and cut off at the edges', () => {
  const repeated = paste(sheet, none, only(0, 1, 2, 1), [['7']])
  expect(textsIn(sheet, repeated.edits, only(0, 1, 2, 1))).toEqual([['7,00'], ['7,00'], ['7,00']])
  const cut = paste(sheet, none, only(2, 1), [['8', 'nie', 'more'], ['9']])
  expect([textsIn(sheet, cut.edits, only(2, 1, 2, 2)), cut.range]).toEqual([[['8,00', 'nie']], only(2, 1, 2, 2)])
})

test('a clipboard with more lines or columns than the sheet takes no more time than the sheet', () => {
  const long = paste(sheet, none, only(1, 1), Array<string[]>(300_000).fill(['7']))
  expect([textsIn(sheet, long.edits, only(1, 1, 2, 1)), long.range]).toEqual([[['7,00'], ['7,00']], only(1, 1, 2, 1)])
  const wide = [Array<string>(100_000).fill('8'), ...Array<string[]>(100_000).fill(['9'])]
  expect(textsIn(sheet, paste(sheet, none, only(1, 1), wide).edits, only(1, 1, 2, 2))).toEqual([
    ['8,00', 'tak'],
    ['9,00', ''],
  ])
})

test('texts are copied so that no program calculates them, and pasted as they were', () => {
  const edits = write(sheet, none, { row: 0, column: 0 }, [['=HYPERLINK("x")', '-5'], [], ['@me', '=1+1']])
  const clipboard = copied(sheet, edits, all)
  expect(clipboard).toEqual([
    ['\'=HYPERLINK("x")', '-5,00', 'tak'],
    ['\'=HYPERLINK("x")', '2,00', 'tak'],
    ["'@me", "'=1+1", 'tak'],
  ])
  expect(paste(sheet, none, all, clipboard).edits).toEqual(edits)
})

test('a single row is filled from the one above', () => {
  expect(textsIn(sheet, fillDown(sheet, none, only(1, 1)), only(1, 1))).toEqual([['1,00']])
  expect(fillDown(sheet, none, only(0, 1))).toBe(none)
})

test('the row of a cell is found by product or by variant, though both have the same number', () => {
  const rows = [row(2, 1, 1), row(1, 2, 1)]
  expect(rowWith(rows, { field: 'name_pl', id: 1 })).toBe(rows[1])
  expect(rowWith(rows, { field: 'price_net', id: 1 })).toBe(rows[0])
})

test.each([
  ['items', '1,000'],
  ['items', '1.000'],
  ['minimum_stock', '5,0'],
  ['vat_percent', '23.5 %'],
  ['price_net', '1,234'],
  ['price_net', '1.005'],
  ['weight', '0.123456'],
] as const)('a %s of %s has more decimals than the column, or groups of thousands: it keeps its text and says nothing', (field, text) => {
  const at = { ...sheet, columns: [field] }
  expect([cells.valueOf(field, text), textsIn(at, write(at, none, { row: 0, column: 0 }, [[text]]), only(0, 0))]).toEqual([
    undefined,
    [[text]],
  ])
})

test('thousands may be separated by spaces', () => {
  expect([cells.valueOf('items', '1 000'), cells.valueOf('price_net', '1\u00a0234,50'), cells.valueOf('weight', '1,005')]).toEqual([
    1000, 1234.5, 1.005,
  ])
})

test('a refused cell whose row left the page is left out of the next form', () => {
  const sent = (id: number) => ({ id, field: 'price_net', from: 0.5, text: '3' }) as const
  const answer = {
    cells: [sent(10), sent(11), sent(98), sent(99)],
    problems: { 'price_net-10': 'changed', 'price_net-11': 'wrong', 'price_net-99': 'changed' },
    refusal: null,
    preview: null,
  } as const
  const edit = { from: 0.5, text: '3' }
  expect(sentEdits(answer, sheet.rows)).toEqual({
    edits: new Map([
      ['price_net-10', { ...edit, from: 1 }],
      ['price_net-11', edit],
      ['price_net-98', edit],
    ]),
    problems: { 'price_net-10': 'changed', 'price_net-11': 'wrong' },
    leftOut: [sent(99)],
  })
})

test('the largest form fits its limit', () => {
  const name = '\u20ac'.repeat(productTextLengths.name)
  const sent = Array.from({ length: maxSpreadsheetCells }, (_, i) =>
    i < 2 * maxSpreadsheetRows
      ? ({ id: 2 ** 31 - 1, field: 'name_en', from: name, text: name } as const)
      : ({ id: 2 ** 31 - 1, field: 'minimum_stock', from: 10_000_000, text: '10000000' } as const),
  )
  expect(new TextEncoder().encode(cellsJson(sent)).length).toBeLessThan(maxSpreadsheetBytes)
})

test('choices are known by their names in any case, and what there is not is no value', () => {
  expect([cells.textOf('brand_id', 4), cells.valueOf('brand_id', ' śruba '), cells.valueOf('brand_id', '')]).toEqual(['Śruba', 4, null])
  expect([cells.valueOf('brand_id', 'Nikt'), cells.textOf('category_id', 9), cells.valueOf('vat_percent', '8 %')]).toEqual([
    undefined,
    '#9',
    8,
  ])
})

test('choices that share a name are told apart by their numbers', () => {
  const brands = [
    { id: 4, name: 'Acme' },
    { id: 5, name: 'ACME' },
    { id: 6, name: 'Bolt' },
  ]
  const shared = createCells('en', { brands, categories: [] })
  expect(shared.choicesOf('brand_id')).toEqual(['Acme #4', 'ACME #5', 'Bolt'])
  for (const { id } of brands) expect(shared.valueOf('brand_id', shared.textOf('brand_id', id))).toBe(id)
  expect([shared.valueOf('brand_id', 'acme'), shared.valueOf('brand_id', '#5')]).toEqual([undefined, 5])
})

test.each([
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\r\n', [['a']]],
  [
    '"two\nlines"\t"say ""no"""\n5"\t',
    [
      ['two\nlines', 'say "no"'],
      ['5"', ''],
    ],
  ],
  ['"open', [['"open']]],
  ['', [['']]],
])('the clipboard %j has the cells %j', (text, lines) => {
  expect(fromTsv(text)).toEqual(lines)
})

test('what is copied is pasted as it was', () => {
  const texts = [
    ['a', 'tab\t"'],
    ['', 'line\nbreak'],
  ]
  expect(fromTsv(toTsv(texts))).toEqual(texts)
})
