import { expect, test } from 'vitest'
import { secretCheck } from './storefront-secret.ts'

test('who sends the very secret is the storefront, and nobody is where there is none', () => {
  const isStorefront = secretCheck('0123456789abcdef')
  expect(isStorefront('0123456789abcdef')).toBe(true)
  for (const sent of [undefined, '', '0123456789abcde', '0123456789abcdeg', '0123456789abcdef '])
    expect([sent, isStorefront(sent)]).toEqual([sent, false])
  for (const none of [undefined, '']) for (const sent of [undefined, '']) expect(secretCheck(none)(sent)).toBe(false)
})
