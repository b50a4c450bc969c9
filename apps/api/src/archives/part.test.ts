import { expect, test } from 'vitest'
import { shortKey } from './part.ts'

test('a long key is remembered as a digest that tells entries apart, a short one as it is', () => {
  const [one, other] = ['1', '2'].map(end => shortKey('word '.repeat(100_000) + end))
  expect(one).toHaveLength(43)
  expect(one).not.toBe(other)
  expect(shortKey('HAM-300')).toBe('HAM-300')
})
