import { randomBytes } from 'node:crypto'
import { zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compress, compressResponse } from './compression.ts'

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

/** Window size in bits, from the first bits of a Brotli stream (RFC 7932, 9.1). */
function windowBits([first = 0]: Buffer): number {
  if ((first & 1) === 0) return 16
  const short = (first >> 1) & 7
  return short > 0 ? 17 + short : 17
}

test('the window of Brotli covers the text and is no larger than it has to be', async () => {
  for (const effort of ['once', 'cached', 'popular'] as const)
    for (const [length, bits] of [
      [5000, 16],
      [100_000, 17],
      [200_000, 18],
    ] as const) {
      const half = randomBytes(length / 4).toString('hex')
      const compressed = await compress(Buffer.from(half + half), 'br', effort)
      expect([effort, length, windowBits(compressed)]).toEqual([effort, length, bits])
      // The second half is found in the window.
      expect(compressed.length).toBeLessThan(length * 0.4)
    }
})
