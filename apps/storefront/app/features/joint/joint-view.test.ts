import type { SalesUnit } from '@stragan/contract'
import { expect, test } from 'vitest'
import { neededOf, type PartView, parseLineKey, readTyped } from './joint-view.ts'

const box = (amount: number): SalesUnit => ({ code: 'box', content: { amount, unit: 'piece' } })
const piece: SalesUnit = { code: 'piece', content: null }
const part = (pieces: number | null, sales_unit: SalesUnit) => ({ pieces, product: { sales_unit } }) as PartView

test('as many pieces of a part as of the product, in whole sales units', () => {
  const needed = (quantity: number, salesUnit: SalesUnit, one: PartView) => neededOf(one, { quantity, salesUnit })
  expect(needed(1, box(100), part(1, box(100)))).toBe(1)
  expect(needed(2, box(100), part(1, box(50)))).toBe(4)
  expect(needed(3, box(100), part(2, box(500)))).toBe(2)
  expect(needed(1, box(100), part(1, box(1000)))).toBe(1)
  expect(needed(5, piece, part(1, piece))).toBe(5)
  expect(needed(1, box(100), part(null, piece))).toBe(1)
})

test('a line names a product, or a variant of one', () => {
  expect(['12-34', '12-', '12', '-34', '0-1', '12-34-5', '12-0', '9999999999-'].map(parseLineKey)).toEqual([
    { product: 12, variant: 34 },
    { product: 12, variant: null },
    null,
    null,
    null,
    null,
    null,
    null,
  ])
})

test('a quantity may name a unit', () => {
  const read = (text: string) => readTyped(text, box(100), 'en')
  expect(['5', '500 pcs', '2 boxes', '1 000', '150 pcs', '0', 'abc', ''].map(read)).toEqual([5, 5, 2, 1000, null, null, null, null])
  expect(readTyped('200 szt.', box(100), 'pl')).toBe(2)
})
