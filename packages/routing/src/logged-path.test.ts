import { expect, test } from 'vitest'
import { loggedPath } from './logged-path.ts'

const uid = '0123456789abcdef'.repeat(2)

test.each([
  ['/', '/'],
  ['/_.data', '/'],
  ['/pl.data', '/pl'],
  ['/pl', '/pl'],
  [`/en/order/${uid}`, '/en/order/{uid}'],
  [`/pl/zamowienie/${uid}/reklamacja.data`, '/pl/zamowienie/{uid}/reklamacja'],
  [`/EN/Order/${uid}/`, '/en/order/{uid}'],
  ['/en/category/hex-bolts', '/en/category/{slug}'],
  ['/settings/locale', '/settings/locale'],
  ['/my-prices.csv', '/my-prices.csv'],
])('%s is logged as the pattern of its route', (path, logged) => {
  expect(loggedPath(path)).toBe(logged)
})

test.each([
  `/en/order/${uid}/nothing`,
  `/en/order/${uid.slice(1)}`,
  `/api/my-shop/orders/${uid}`,
  '/en/customer/reset-password/q7Zr0Yw-token_of_43_characters',
  '/jan@example.com',
  '/jan%40example.com',
])('of the unknown path %s only plain words are logged', path => {
  expect(loggedPath(path)).toMatch(/^(\/([a-z-]+|\{\}))+$/i)
})
