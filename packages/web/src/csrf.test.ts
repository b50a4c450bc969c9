import { expect, test } from 'vitest'
import { isCsrfSafe } from './csrf.ts'

test('a mutation from another site is refused, by sec-fetch-site and origin', () => {
  const post = (headers: Record<string, string>) =>
    isCsrfSafe(new Request('https://shop.example/settings/locale', { method: 'POST', headers }))
  expect(post({})).toBe(true)
  expect(post({ origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' })).toBe(true)
  for (const origin of ['http://shop.example', 'https://shop.example:8443', 'https://evil.example', 'null'])
    expect([origin, post({ origin })]).toEqual([origin, false])
  for (const site of ['cross-site', 'same-site']) expect([site, post({ 'sec-fetch-site': site })]).toEqual([site, false])
  expect(isCsrfSafe(new Request('https://shop.example/', { headers: { 'sec-fetch-site': 'cross-site' } }))).toBe(true)
})
