import { globSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningShop, startShop } from './start-shop.ts'

const client = join(import.meta.dirname, '../../storefront/build/client')
const [script, style] = ['js', 'css'].map(ending => `/${globSync(`assets/*.${ending}`, { cwd: client }).sort()[0]}`)

let shop: RunningShop
beforeAll(async () => {
  shop = await startShop({ STRAGAN_ROLE: 'storefront', API_URL: 'http://127.0.0.1:1', STOREFRONT_SECRET: 'a secret of these tests' })
}, 60_000)
afterAll(() => shop.kill())

/** Fetches without decompression. */
const sent = (path: string, accept: string) =>
  new Promise<{ encoding: string; caching: string; bytes: Buffer }>((resolve, reject) => {
    get(shop.url + path, { headers: { 'accept-encoding': accept } }, async response => {
      const { headers } = response
      resolve({
        encoding: headers['content-encoding'] ?? '',
        caching: `${headers['cache-control']}; ${headers.vary}`,
        bytes: await buffer(response),
      })
    }).on('error', reject)
  })

test.each([script, style])('%s is sent as the build compressed it', async (path = '') => {
  const plain = readFileSync(join(client, path))
  const brotli = await sent(path, 'gzip, deflate, br')
  expect([brotli.encoding, brotliDecompressSync(brotli.bytes).equals(plain)]).toEqual(['br', true])
  expect(brotli.bytes).toEqual(readFileSync(join(client, `${path}.br`)))
  const gzip = await sent(path, 'gzip')
  expect([gzip.encoding, gunzipSync(gzip.bytes).equals(plain)]).toEqual(['gzip', true])
  const identity = await sent(path, 'identity')
  expect([identity.encoding, identity.bytes.equals(plain)]).toEqual(['', true])
  expect(brotli.caching).toBe('public, max-age=31536000, immutable; Accept-Encoding')
})
