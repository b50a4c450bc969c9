import { expect, test } from 'vitest'
import { createSecretVerifier } from './storefront-secret.ts'

test('only the shared secret is accepted, and none where there is no secret', () => {
  const isStorefront = createSecretVerifier('0123456789abcdef')
  expect(isStorefront('0123456789abcdef')).toBe(true)
  for (const sent of [undefined, '', '0123456789abcde', '0123456789abcdeg', '0123456789abcdef '])
    expect([sent, isStorefront(sent)]).toEqual([sent, false])
  for (const none of [undefined, '']) for (const sent of [undefined, '']) expect(createSecretVerifier(none)(sent)).toBe(false)
})
