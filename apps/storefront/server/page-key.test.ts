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

const keyOf = (of: PageRequest) => pageKey(of)?.page

test('a page has one key, without tracking parameters and in any order of its query', () => {
  const key = keyOf(request('/en/new?sort=name&page=2'))
  expect(keyOf(request('/en/new?page=2&utm_source=mail&sort=name&gclid=7', { cookie: 'other=1' }))).toBe(key)
  for (const other of [
    request('/en/new?page=3&sort=name'),
    request('/pl/new?sort=name&page=2'),
    request('/en/new?sort=name&page=2', {}, { host: 'other.example' }),
    request('/en/new?sort=name&page=2', {}, { https: false }),
    request('/en/new?sort=name&page=2', { cookie: '__Host-display=eur-net' }),
    request('/en/new?sort=name&page=2', { cookie: '__Host-consent=matomo' }),
    request('/en/new?sort=name&page=2', { 'sec-gpc': '1' }),
  ])
    expect(keyOf(other)).not.toBe(key)
})

test('over https the key ignores cookies without the __Host- prefix', () => {
  for (const planted of ['display=eur-net', 'consent=matomo', 'access_token=a', 'locale=pl'])
    expect(pageKey(request('/en', { cookie: planted }))).toEqual(pageKey(request('/en')))
})

const session = (token: string) =>
  `access_token=${token}; refresh_token=r; csrf_token=c; access_expires_at=2027-01-01T00:00:00Z; refresh_expires_at=2027-01-02T00:00:00Z`

test('a visitor with a session has the key of the page, and of the session', () => {
  const key = (cookie: string, more: Partial<PageRequest> = {}) => pageKey(request('/en', { cookie }, { https: false, ...more }))
  const jan = key(session('jan'))
  expect(jan?.page).toBe(key('')?.page)
  expect(key('')?.session).toBeNull()
  expect(jan?.session).toMatchObject({ currency: 'PLN', expiresAt: Date.UTC(2027, 0, 1), isChanged: false })
  expect(key(`${session('jan')}; changed=1`)?.session).toEqual({ ...jan?.session, isChanged: true })
  for (const other of [key(session('ewa')), key(session('jan'), { host: 'other.example' })])
    expect(other?.session?.key).not.toBe(jan?.session?.key)
})

test('incomplete sessions, notices, mutations and redirects have no key', () => {
  for (const own of ['access_token=a', 'refresh_token=a', 'notice=%7B%7D']) {
    expect(pageKey(request('/en', { cookie: `__Host-${own}` }))).toBeNull()
    expect(pageKey(request('/en', { cookie: own }, { https: false }))).toBeNull()
  }
  expect(pageKey(request('/en', {}, { method: 'POST' }))).toBeNull()
  for (const url of ['/', '/?', '/?utm_source=mail']) expect(pageKey(request(url, { cookie: '__Host-locale=pl' }))).toBeNull()
})
