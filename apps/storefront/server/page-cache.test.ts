import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { createChangeLog } from '@stragan/cache'
import { expect, test } from 'vitest'
import { compressResponse } from './compression.ts'
import { createPageCache } from './page-cache.ts'
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

test('a cached page is sent in the negotiated encoding', async () => {
  const changeLog = createChangeLog()
  changeLog.connect([])
  const pages = createPageCache(changeLog, 1_000_000)
  pages.setShop('shop.example', 1)
  const dependencies = { version: changeLog.version(), shop: 1, tags: new Set(['product:7']), expiresAt: Number.POSITIVE_INFINITY }
  const text = 'Bolts and nuts. '.repeat(100)
  const sent = await pages.set('key', new Response(text, { headers: { 'content-type': 'text/html' } }), dependencies)
  expect([await sent.text(), sent.headers.get('etag')]).toEqual([text, expect.stringMatching(/^W\/"/)])
  const page = pages.get('key', 'shop.example')
  const body = async (accept?: string) => {
    const { encoding, bytes } = page?.body(accept) ?? { encoding: '', bytes: Buffer.alloc(0) }
    return [encoding, await bytes] as const
  }
  const [br, packed] = await body('gzip, deflate, br')
  const [gzip, zipped] = await body('gzip;q=0.5, br;q=0')
  expect([br, brotliDecompressSync(packed).toString(), gzip, gunzipSync(zipped).toString()]).toEqual(['br', text, 'gzip', text])
  for (const none of [undefined, '', 'identity', 'gzip;q=0', 'vibrant']) expect((await body(none))[0]).toBe('identity')
  changeLog.applyChange({ shop: 1, version: 1, tags: ['product:7'] })
  expect(pages.get('key', 'shop.example')).toBeUndefined()
})

test('a popular page is compressed with more effort', async () => {
  const changeLog = createChangeLog()
  changeLog.connect([])
  const pages = createPageCache(changeLog, 1_000_000)
  pages.setShop('shop.example', 1)
  const dependencies = { version: changeLog.version(), shop: 1, tags: new Set<string>(), expiresAt: Number.POSITIVE_INFINITY }
  const text = Array.from({ length: 3000 }, (_, i) => `<li>${(i * 7919) % 997} bolts of ${(i * 104_729) % 89} mm</li>`).join('')
  await pages.set('key', new Response(text), dependencies)
  const size = async () => {
    const bytes = await pages.get('key', 'shop.example')?.body('br').bytes
    expect(brotliDecompressSync(bytes ?? '').toString()).toBe(text)
    return bytes?.length ?? 0
  }
  const first = await size()
  await expect.poll(size, { interval: 10, timeout: 20_000 }).toBeLessThan(first)
})

test('a response that is not cached is compressed in the negotiated encoding', async () => {
  const accepting = (encoding: string) => new Request('http://shop.example/en', { headers: { 'accept-encoding': encoding } })
  const html = () => new Response('A bolt. '.repeat(500), { status: 422, headers: { 'content-type': 'text/html', vary: 'cookie' } })
  const zstd = await compressResponse(accepting('gzip, br, zstd'), html())
  expect([zstd.status, zstd.headers.get('content-encoding'), zstd.headers.get('vary')]).toEqual([422, 'zstd', 'cookie, accept-encoding'])
  expect(zstdDecompressSync(await zstd.bytes()).toString()).toBe(await html().text())
  expect((await compressResponse(accepting('gzip'), html())).headers.get('content-encoding')).toBe('gzip')
  for (const [encoding, other] of [
    ['identity', html()],
    ['gzip', new Response('short', { headers: { 'content-type': 'text/html' } })],
    ['gzip', new Response('P'.repeat(5000), { headers: { 'content-type': 'image/png' } })],
    ['gzip', new Response(null, { status: 303 })],
  ] as const)
    expect((await compressResponse(accepting(encoding), other)).headers.get('content-encoding')).toBeNull()
})
