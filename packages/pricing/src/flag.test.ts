import { expect, test } from 'vitest'
import { isOn } from './flag.ts'

test.each([[true], ['true'], [1], ['1']])('%o is on', flag => {
  expect(isOn(flag)).toBe(true)
})

test.each([
  [false],
  ['false'],
  [0],
  ['0'],
  [null],
  [undefined],
  [''],
  ['TRUE'],
  ['yes'],
  [' 1'],
  ['01'],
  [2],
  [-1],
  [1n],
  [Number.NaN],
  [[1]],
  [{}],
])('%o is off', flag => {
  expect(isOn(flag)).toBe(false)
})
