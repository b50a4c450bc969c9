import { randomBytes, randomInt } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressGapped, concatenate } from './splice.ts'

/** A list with repeating words, Polish letters and numbers, as pages have them. */
const list = (count: number) =>
  Array.from({ length: count }, (_, i) => `<li class="flex">${(i * 7919) % 997} śrub M${i % 13} po ${(i * 104_729) % 8999} zł</li>`).join(
    '\n',
  )

const text = {
  parts: [`<!doctype html><header>${list(40)}`, `</header><main>${list(900)}</main>`, `</html>${list(20)}`].map(part => Buffer.from(part)),
  gaps: [
    { length: 1800, end: Buffer.from('v>') },
    { length: 300, end: Buffer.from('  ') },
  ],
}

/** Contents of a visitor: text that also is in the page, and any bytes. */
const contentsOf = (i: number) =>
  text.gaps.map(({ length, end }) => Buffer.concat([i % 2 === 0 ? Buffer.alloc(length - 2, list(30 + i)) : randomBytes(length - 2), end]))

const decompress = { br: brotliDecompressSync, gzip: gunzipSync }

for (const encoding of ['br', 'gzip'] as const)
  for (const effort of ['cached', 'popular'] as const)
    test(`contents spliced into ${encoding} (${effort}) decompress to the plain text`, { timeout: 60_000 }, async () => {
      const spliceable = await compressGapped(text, encoding, effort)
      for (let i = 0; i < 50; i++) {
        const contents = contentsOf(i + randomInt(100))
        const spliced = spliceable?.splice(contents) ?? Buffer.alloc(0)
        expect(decompress[encoding](spliced).equals(concatenate(text.parts, contents))).toBe(true)
      }
    })

test('nearly every first attempt finds no match in a gap', { timeout: 60_000 }, async () => {
  const attempts = 20
  let passed = 0
  for (let i = 0; i < attempts; i++) if (await compressGapped(text, 'br', 'popular', 1)) passed++
  expect(passed).toBeGreaterThanOrEqual(attempts - 2)
})
