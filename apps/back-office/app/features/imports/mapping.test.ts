import { expect, test } from 'vitest'
import { mappingIn, mappingProblem } from './mapping.ts'

test('columns are read as fields, and anything else is left out', () => {
  expect(mappingIn(['symbol', '', 'name_pl', 'constructor'])).toEqual(['symbol', null, 'name_pl', null])
})

test('a mapping names each field once, and has a symbol', () => {
  expect(mappingProblem(['symbol', null, 'ean', null])).toBeNull()
  expect(mappingProblem(['product_symbol'])).toBeNull()
  expect(mappingProblem(['symbol', 'ean', 'ean'])).toEqual({ kind: 'twice', field: 'ean' })
  expect(mappingProblem(['ean', null])).toEqual({ kind: 'no_symbol' })
})

test('a mapping of prices has a symbol or an EAN, and a price', () => {
  expect(mappingProblem(['ean', 'price_net'], true)).toBeNull()
  expect(mappingProblem([null, 'price_net'], true)).toEqual({ kind: 'no_name' })
  expect(mappingProblem(['symbol', null], true)).toEqual({ kind: 'no_price' })
})
