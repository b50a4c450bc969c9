import { zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressResponse } from './compression.ts'

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
