import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { createChangeLog } from '@stragan/cache'
import { expect, test } from 'vitest'
import { type Asked, keptPages, pageKey } from './kept-pages.ts'
import { packedOnce } from './packed.ts'

const asked = (url: string, headers: Record<string, string> = {}, more: Partial<Asked> = {}): Asked => ({
  method: 'GET',
  https: true,
  host: 'shop.example',
  url,
  header: name => headers[name],
  ...more,
})

test('the same page has one key, whatever tracks its visitor and in whatever order it is asked for', () => {
  const key = pageKey(asked('/en/new?sort=name&page=2'))
  expect(pageKey(asked('/en/new?page=2&utm_source=mail&sort=name&gclid=7', { cookie: 'other=1' }))).toBe(key)
  for (const other of [
    asked('/en/new?page=3&sort=name'),
    asked('/pl/new?sort=name&page=2'),
    asked('/en/new?sort=name&page=2', {}, { host: 'other.example' }),
    asked('/en/new?sort=name&page=2', {}, { https: false }),
    asked('/en/new?sort=name&page=2', { cookie: '__Host-display=eur-net' }),
    asked('/en/new?sort=name&page=2', { cookie: '__Host-consent=matomo' }),
    asked('/en/new?sort=name&page=2', { 'sec-gpc': '1' }),
  ])
    expect(pageKey(other)).not.toBe(key)
})

test('over https a cookie that another host may have set makes no page another', () => {
  for (const planted of ['display=eur-net', 'consent=matomo', 'access_token=a', 'locale=pl'])
    expect(pageKey(asked('/en', { cookie: planted }))).toBe(pageKey(asked('/en')))
})

test('what is somebody’s own, changes something or leads elsewhere has no key', () => {
  for (const own of ['access_token=a', 'refresh_token=a', 'notice=%7B%7D']) {
    expect(pageKey(asked('/en', { cookie: `__Host-${own}` }))).toBeNull()
    expect(pageKey(asked('/en', { cookie: own }, { https: false }))).toBeNull()
  }
  expect(pageKey(asked('/en', {}, { method: 'POST' }))).toBeNull()
  expect(pageKey(asked('/', { cookie: '__Host-locale=pl' }))).toBeNull()
})

test('a page is kept packed as its visitors take it', async () => {
  const changeLog = createChangeLog()
  changeLog.connect([])
  const pages = keptPages(changeLog, 1_000_000)
  pages.learn('shop.example', 1)
  const made = { mark: changeLog.version(), shop: 1, tags: new Set(['product:7']), until: Number.POSITIVE_INFINITY }
  const text = 'Bolts and nuts. '.repeat(100)
  const sent = await pages.put('key', new Response(text, { headers: { 'content-type': 'text/html' } }), made)
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

test('a page that is asked for very often is packed smaller', async () => {
  const changeLog = createChangeLog()
  changeLog.connect([])
  const pages = keptPages(changeLog, 1_000_000)
  pages.learn('shop.example', 1)
  const made = { mark: changeLog.version(), shop: 1, tags: new Set<string>(), until: Number.POSITIVE_INFINITY }
  const text = Array.from({ length: 3000 }, (_, i) => `<li>${(i * 7919) % 997} bolts of ${(i * 104_729) % 89} mm</li>`).join('')
  await pages.put('key', new Response(text), made)
  const size = async () => {
    const bytes = await pages.get('key', 'shop.example')?.body('br').bytes
    expect(brotliDecompressSync(bytes ?? '').toString()).toBe(text)
    return bytes?.length ?? 0
  }
  const first = await size()
  await expect.poll(size, { interval: 10, timeout: 20_000 }).toBeLessThan(first)
})

test('what is one visitor’s alone is packed as they take it, and once', async () => {
  const asking = (encoding: string) => new Request('http://shop.example/en', { headers: { 'accept-encoding': encoding } })
  const html = () => new Response('A bolt. '.repeat(500), { status: 422, headers: { 'content-type': 'text/html', vary: 'cookie' } })
  const zstd = await packedOnce(asking('gzip, br, zstd'), html())
  expect([zstd.status, zstd.headers.get('content-encoding'), zstd.headers.get('vary')]).toEqual([422, 'zstd', 'cookie, accept-encoding'])
  expect(zstdDecompressSync(await zstd.bytes()).toString()).toBe(await html().text())
  expect((await packedOnce(asking('gzip'), html())).headers.get('content-encoding')).toBe('gzip')
  for (const [encoding, other] of [
    ['identity', html()],
    ['gzip', new Response('short', { headers: { 'content-type': 'text/html' } })],
    ['gzip', new Response('P'.repeat(5000), { headers: { 'content-type': 'image/png' } })],
    ['gzip', new Response(null, { status: 303 })],
  ] as const)
    expect((await packedOnce(asking(encoding), other)).headers.get('content-encoding')).toBeNull()
})
