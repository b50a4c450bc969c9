import { expect, test } from 'vitest'
import type { OfflineCart } from './offline-cart.ts'
import { offlinePage } from './offline-page.ts'

const seenAt = new Date(2026, 10, 24, 9, 5).getTime()
const cart: OfflineCart = {
  seenAt,
  language: 'en',
  prices: 'gross',
  lines: [
    { name: 'Bolt <M8>', features: ['40 mm'], quantity: 2, sales_unit: { code: 'box', content: null }, line_net: 100, line_gross: 123 },
    { name: 'Washer', features: [], quantity: 1, sales_unit: { code: 'bag', content: null }, line_net: 10, line_gross: 12.3 },
  ],
  products_net: 110,
  products_gross: 135.3,
  currency: 'PLN',
  shop: { name: 'Shop', logo: '<svg/>', theme: ':root{--ink:#123456}' },
}
const plain = (html: string) => html.replaceAll('\u00a0', ' ')

test('the offline page has the cart as last seen, with its time, in the language of the path', () => {
  const english = plain(offlinePage('en', '/en/product/1', cart, new Date(2026, 10, 24, 17, 0)))
  for (const part of [
    'Bolt &lt;M8&gt;, 40 mm',
    '2 boxes',
    'PLN 123.00',
    'PLN 135.30',
    'This is the cart as of 09:05.',
    '--ink:#123456',
    'href="/en/product/1"',
  ])
    expect(english).toContain(part)
  const polish = plain(offlinePage('pl', '/pl', { ...cart, prices: 'net' }, new Date(2026, 10, 25, 17, 0)))
  for (const part of ['lang="pl"', '<td lang="en">', '2 pudełka', '100,00 zł', '110,00 zł', '24 listopada 2026, 09:05'])
    expect(polish).toContain(part)
})

test('without a cart it says that the shop cannot be reached; an address cannot write markup', () => {
  const page = offlinePage('en', '/en?q="><script>', null, new Date(seenAt))
  expect(page).toContain('No connection to the shop')
  expect(page).not.toContain('<script')
  expect(page).not.toContain('<table')
})
