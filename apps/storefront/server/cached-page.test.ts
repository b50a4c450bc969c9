import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { cachedPage } from './cached-page.ts'

test('a cached page has an ETag, and is sent in the negotiated encoding', async () => {
  const text = 'Bolts and nuts. '.repeat(100)
  const {
    stored: { page },
  } = await cachedPage(new Response(text, { headers: { 'content-type': 'text/html' } }), null)
  expect(page.headers).toEqual({ 'content-type': 'text/html', etag: page.etag })
  expect(page.etag).toMatch(/^W\/"/)
  const body = async (accept?: string) => {
    const { encoding, bytes } = page.body(accept)
    return [encoding, await bytes] as const
  }
  const [br, packed] = await body('gzip, deflate, br')
  const [gzip, zipped] = await body('gzip;q=0.5, br;q=0')
  expect([br, brotliDecompressSync(packed).toString(), gzip, gunzipSync(zipped).toString()]).toEqual(['br', text, 'gzip', text])
  for (const none of [undefined, '', 'identity', 'gzip;q=0', 'vibrant']) {
    const [encoding, bytes] = await body(none)
    expect([encoding, bytes.toString()]).toEqual(['identity', text])
  }
})

test('a popular page is compressed with more effort', async () => {
  const text = Array.from({ length: 3000 }, (_, i) => `<li>${(i * 7919) % 997} bolts of ${(i * 104_729) % 89} mm</li>`).join('')
  const {
    stored: { page },
  } = await cachedPage(new Response(text), null)
  const size = async () => {
    const bytes = await page.body('br').bytes
    expect(brotliDecompressSync(bytes).toString()).toBe(text)
    return bytes.length
  }
  const first = await size()
  await expect.poll(size, { interval: 10, timeout: 20_000 }).toBeLessThan(first)
})
