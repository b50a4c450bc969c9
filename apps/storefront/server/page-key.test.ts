import { expect, test } from 'vitest'
import { pageKey } from './page-key.ts'
import type { PageRequest } from './types.ts'

const request = (url: string, headers: Record<string, string> = {}, more: Partial<PageRequest> = {}): PageRequest => ({
  method: 'GET',
  https: true,
  host: 'shop.example',
  url,
  header: name => headers[name],
  ...more,
})

test('a page has one key, without tracking parameters and in any order of its query', () => {
  const key = pageKey(request('/en/new?sort=name&page=2'))
  expect(pageKey(request('/en/new?page=2&utm_source=mail&sort=name&gclid=7', { cookie: 'other=1' }))).toBe(key)
  for (const other of [
    request('/en/new?page=3&sort=name'),
    request('/pl/new?sort=name&page=2'),
    request('/en/new?sort=name&page=2', {}, { host: 'other.example' }),
    request('/en/new?sort=name&page=2', {}, { https: false }),
    request('/en/new?sort=name&page=2', { cookie: '__Host-display=eur-net' }),
    request('/en/new?sort=name&page=2', { cookie: '__Host-consent=matomo' }),
    request('/en/new?sort=name&page=2', { 'sec-gpc': '1' }),
  ])
    expect(pageKey(other)).not.toBe(key)
})

test('over https the key ignores cookies without the __Host- prefix', () => {
  for (const planted of ['display=eur-net', 'consent=matomo', 'access_token=a', 'locale=pl'])
    expect(pageKey(request('/en', { cookie: planted }))).toBe(pageKey(request('/en')))
})

test('personal pages, mutations and redirects have no key', () => {
  for (const own of ['access_token=a', 'refresh_token=a', 'notice=%7B%7D']) {
    expect(pageKey(request('/en', { cookie: `__Host-${own}` }))).toBeNull()
    expect(pageKey(request('/en', { cookie: own }, { https: false }))).toBeNull()
  }
  expect(pageKey(request('/en', {}, { method: 'POST' }))).toBeNull()
  expect(pageKey(request('/', { cookie: '__Host-locale=pl' }))).toBeNull()
})
