import { expect, test } from 'vitest'
import { mergedFields } from './merged-fields.ts'

const prices = (price_net: number | null, tiers: Readonly<Record<number, number>>) => ({
  price_net,
  variants: [{ id: 7, tiers: Object.entries(tiers).map(([quantity, price]) => ({ quantity: Number(quantity), price_net: price })) }],
})
const from = prices(20, { 1: 10, 10: 9, 100: 8 })

test('a form has what was typed, and what others have changed, added and removed where it was left as it was', () => {
  const versions = { from, typed: prices(30, { 1: 10, 5: 9.5, 10: 9, 100: 8 }), stored: prices(25, { 1: 11, 10: 9, 50: 8.5 }) }
  expect(mergedFields('en', versions)).toEqual({
    price: '30.00',
    'quantity-7-0': '1',
    'price-7-0': '11.00',
    'quantity-7-1': '5',
    'price-7-1': '9.50',
    'quantity-7-2': '10',
    'price-7-2': '9.00',
    'quantity-7-3': '50',
    'price-7-3': '8.50',
  })
})

test('a price that was removed and that others have changed is empty', () => {
  const versions = { from, typed: prices(20, { 1: 10, 100: 8 }), stored: prices(null, { 1: 10, 10: 9.9, 100: 8 }) }
  expect(mergedFields('pl', versions)).toEqual({
    price: '',
    'quantity-7-0': '1',
    'price-7-0': '10,00',
    'quantity-7-1': '100',
    'price-7-1': '8,00',
    'quantity-7-2': '10',
  })
})

test('a variant that was added meanwhile has the prices that are stored', () => {
  const stored = { ...from, variants: [...from.variants, { id: 8, tiers: [{ quantity: 1, price_net: 5 }] }] }
  expect(mergedFields('en', { from, typed: from, stored })).toMatchObject({ 'quantity-8-0': '1', 'price-8-0': '5.00' })
})
