import type { SalesUnit } from '@stragan/contract'
import { singlePiece } from '@stragan/contract/sales-units'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inSalesUnits, isInDoubt, parseQuantity, quantityText } from './typed-quantity.ts'

const box: SalesUnit = { code: 'box', content: { amount: 100, unit: 'piece' } }
const bag: SalesUnit = { code: 'bag', content: { amount: 0.25, unit: 'kg' } }

test.each<[typed: string, salesUnit: SalesUnit, quantities: number | number[]]>([
  ['2', box, 2],
  ['200 pcs', box, 2],
  ['200 pieces', box, 2],
  ['1,000 pcs', box, 10],
  ['2 boxes', box, 2],
  ['2 packs', box, 2],
  ['2 pudełka', box, 2],
  ['150 pcs', box, [1, 2]],
  ['50 pcs', box, [1]],
  ['2 kg', box, []],
  ['2 rolls', box, []],
  ['1 kg', bag, 4],
  ['0.3 kg', bag, [1, 2]],
  ['3 bags', bag, 3],
  ['5 pcs', singlePiece, 5],
  ['5 packs', singlePiece, []],
  ['5 pcs', bag, 5],
  ['500 g', bag, 2],
  ['2 packs', { code: 'pair', content: null }, []],
  ['5 pcs', { code: 'pair', content: null }, []],
  ['2 pairs', { code: 'pair', content: null }, 2],
  ['0,250 kg', bag, 1],
  ['1000001 pcs', { code: 'box', content: { amount: 1_000_000, unit: 'piece' } }, [1, 2]],
  ['2 kg', { code: 'kg', content: null }, 2],
])('%s of %o is %o', (typed, salesUnit, quantities) => {
  const quantity = parseQuantity(typed, 'en')
  expect(quantity && inSalesUnits(quantity, salesUnit)).toEqual(quantities)
})

test.each(['', 'ten', '0', '-1', '1.5', '2 foxes', '1 200 300 000 000 pcs', 'pcs', '2 2', '9'.repeat(61)])('%s is no quantity', typed => {
  expect(parseQuantity(typed, 'en')).toBeNull()
})

test('a number is in doubt from the content on, unless its unit is named', () => {
  const inDoubt = (typed: string, salesUnit: SalesUnit) => {
    const quantity = parseQuantity(typed, 'en')
    return quantity && isInDoubt(quantity, salesUnit)
  }
  expect(inDoubt('99', box)).toBe(false)
  expect(inDoubt('100', box)).toBe(true)
  expect(inDoubt('200 boxes', box)).toBe(false)
  expect(inDoubt('200', bag)).toBe(false)
  expect(inDoubt('200', singlePiece)).toBe(false)
})

test('a written quantity is parsed as the same quantity, in either language', () => {
  const language = fc.constantFrom('en' as const, 'pl' as const)
  const units = fc.constantFrom('piece', 'box', 'bag', 'kg', 'm', 'l', 'm2', 'pair', 'can', 'cartridge')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), fc.option(units), language, language, (amount, unit, written, read) => {
      const quantity = { amount, unit } as NonNullable<ReturnType<typeof parseQuantity>>
      expect(parseQuantity(quantityText(quantity, written), read)).toEqual(quantity)
    }),
  )
})

test('the nearest quantities enclose what was typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 2, max: 1000 }), (pieces, amount) => {
      const exactOrNearest = inSalesUnits({ amount: pieces, unit: 'piece' }, { code: 'box', content: { amount, unit: 'piece' } })
      const nearest = [exactOrNearest].flat()
      expect(typeof exactOrNearest).toBe(pieces % amount === 0 ? 'number' : 'object')
      expect(Math.max(...nearest) * amount).toBeGreaterThanOrEqual(pieces)
      expect((Math.max(...nearest) - 1) * amount).toBeLessThan(pieces)
    }),
  )
})

test.each([0.25, 0.125, 1.25, 1.125, 2.5, 12.34567])('%d kg is written and read in either language', amount => {
  for (const written of ['en', 'pl'] as const)
    for (const read of ['en', 'pl'] as const)
      expect(parseQuantity(quantityText({ amount, unit: 'kg' }, written), read)).toEqual({ amount, unit: 'kg' })
})
