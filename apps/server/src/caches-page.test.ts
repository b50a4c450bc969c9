import { createCache, createChangeLog } from '@stragan/cache'
import { expect, test } from 'vitest'
import { cachesPage } from './caches-page.ts'

test('the page lists entries of a shop with tags and age; what a visitor sent is text', async () => {
  const changeLog = createChangeLog()
  changeLog.connect([])
  const cache = createCache<string>({ name: 'page_cache', changeLog, maxBytes: 100_000 })
  const put = (shop: number, key: string, tags: string[]) =>
    cache.compute(key, shop, async () => ({ value: 'page', shop, tags, bytes: 2048, expiresAt: Date.UTC(2027, 2, 1) }))
  await put(1, '/en?q=<script>', ['product:7', 'category:3'])
  await put(2, '/pl', [])
  const page = (query: string) => cachesPage(new Map([['page_cache', cache]]), new URLSearchParams(query))
  expect(page('shop=1')).toContain('1 entries, 2 KB')
  for (const cell of ['/en?q=&lt;script>', 'product:7, category:3', '2027-03-01T00:00:00.000Z', '0 s'])
    expect(page('shop=1')).toContain(`<td>${cell}`)
  expect(page('shop=2')).toContain('<td>whole shop')
  expect(page('cache=response_cache')).not.toContain('<table>')
})
