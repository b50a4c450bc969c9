import { expect, test } from 'vitest'
import { readFormula } from './formula.ts'

test.each([
  ['+5 %', 10.05, 10.55],
  ['-5%', 20, 19],
  ['+2', 1.1, 3.1],
  ['-0,5', 1, 0.5],
  ['*1.1', 10.05, 11.06],
  ['*1,1', 10, 11],
  ['/1.23', 12.3, 10],
  ['=9.99', 5, 9.99],
  ['.99', 11.34, 10.99],
  ['.99', 11.5, 11.99],
  ['.99', 0.2, 0.99],
  ['*1.1, .99', 10, 10.99],
  ['*1,1, ,99', 10, 10.99],
  ['*1,1; ,99', 20, 21.99],
])('%s of %d is %d', (formula, number, result) => {
  expect(readFormula(formula, 2)?.(number)).toBe(result)
})

test('whole numbers stay whole', () => {
  expect(readFormula('+5 %', 0)?.(7)).toBe(7)
  expect(readFormula('*1.5', 0)?.(3)).toBe(5)
  expect(readFormula('.99', 0)?.(7)).toBe(7)
  expect(readFormula('*1.5, .99', 0)?.(4)).toBe(6)
})

test.each(['', '5', 'x', '+', '+x', '*5%', '/0', '+1,,', '.', '+-1', '*1.1 .99'])('%j is no formula', formula => {
  expect(readFormula(formula, 2)).toBeUndefined()
})

test('a number with more decimals than the column has is refused: it may be one with groups of thousands', () => {
  for (const formula of ['=1,234', '+1,000', '-1.005', '.995']) expect(readFormula(formula, 2), formula).toBeUndefined()
  for (const formula of ['=1,000', '+1.5']) expect(readFormula(formula, 0), formula).toBeUndefined()
  expect(readFormula('=1 234,5', 2)?.(1)).toBe(1234.5)
  expect(readFormula('=1,234', 5)?.(1)).toBe(1.234)
  expect(readFormula('*1.125', 2)?.(8)).toBe(9)
})
