import { expect, test } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

test('a path of this shop is accepted, with query and hash', () => {
  for (const path of ['/en/cart', '/pl/konto/historia-zamowien?page=2', '/en/regulations#one']) expect(safeRedirect(path)).toBe(path)
})

test('addresses that a browser resolves to another site, and invalid ones, become the home page', () => {
  const others = ['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n/evil.example', '/.//evil.example', '/%2e//evil.example']
  for (const value of [...others, 'https://evil.example', 'javascript:alert(1)', 'en', '', null, undefined])
    expect([value, safeRedirect(value)]).toEqual([value, '/'])
})
