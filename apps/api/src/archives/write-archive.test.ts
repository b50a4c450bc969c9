import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { archiveLimits, shopFile } from './archive-format.ts'
import { createArchive } from './write-archive.ts'

const folder = mkdtempSync(join(tmpdir(), 'stragan-archive-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function* bytes(count: number) {
  for (let left = count; left > 0; left -= 65_536) yield new Uint8Array(Math.min(left, 65_536))
}

test.each(['shop.zip', 'shop'])('%s has no file that is larger than one that is read in', async name => {
  const path = join(folder, name)
  const archive = await createArchive(path)
  await archive.add('products.csv', bytes(archiveLimits.maxShopBytes + 1))
  const adding = archive.add(shopFile, bytes(archiveLimits.maxShopBytes + 1))
  await expect(adding).rejects.toMatchObject({ reason: { problem: 'file_too_large', subject: shopFile, number: 4 } })
  await archive.abandon()
  expect(existsSync(path)).toBe(false)
})
