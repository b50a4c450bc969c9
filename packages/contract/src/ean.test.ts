import { expect, test } from 'vitest'
import { eanProblem } from './ean.ts'

test.each(['5901234123457', '96385074', '036000291452', '10614141000415'])('%s is an EAN', text => {
  expect(eanProblem(text)).toBe(null)
})

test.each([
  ['5,90123E+12', 'ean_digits'],
  ['5901234 123457', 'ean_digits'],
  ['590123412345X', 'ean_digits'],
  ['', 'ean_length'],
  ['0', 'ean_length'],
  ['59012341234', 'ean_length'],
  ['590123412345700', 'ean_length'],
  ['5901234123458', 'ean_check_digit'],
  ['590123412345', 'ean_check_digit'],
  ['59012341234571', 'ean_check_digit'],
  ['96385075', 'ean_check_digit'],
])('“%s” is none: %s', (text, problem) => {
  expect(eanProblem(text)).toBe(problem)
})
