import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { filesOf } from '../../api/test/uploaded-files.ts'
import { openKilledShop } from './killed-shop.ts'
import { testDatabases } from './test-databases.ts'

const kills = process.env.STRAGAN_FAULTS === undefined ? 3 : 10
/** Every tenth names a producer that the shop does not have. */
const brands = 400

const texts = { en: '', pl: '' }
const brandOf = (i: number) => ({
  name: `Brand ${i}`,
  slug: `brand-${i}`,
  description: texts,
  seo_title: texts,
  seo_description: texts,
  producer: i % 10 === 0 ? 'Nobody' : null,
  logo: null,
})
const archive = zipSync({
  'shop.json': strToU8(JSON.stringify({ format: 'stragan-shop', version: 1, settings: {} })),
  'products.csv': strToU8('symbol\n'),
  'brands.jsonl': strToU8(Array.from({ length: brands }, (_, i) => `${JSON.stringify(brandOf(i))}\n`).join('')),
})

test.each(testDatabases)(
  'an archive whose import is killed again and again is read in with the right counts (%s)',
  {
    timeout: 1_800_000,
  },
  async (_, make) => {
    const database = await make()
    const { call, get, killWhile, whileStopped } = await openKilledShop(database, 'coffee')
    const { body: uploaded } = await call('POST', '/archives/uploaded', await filesOf(['shop.zip', archive]))
    const at = `/archives/${uploaded.id}`
    await expect.poll(() => get(at), { timeout: 600_000 }).toMatchObject({ state: 'checked' })
    expect((await call('PUT', `${at}/run`)).status).toBe(200)
    for (let kill = 0; kill < kills; kill++) {
      const reached = (brands * kill) / (kills + 1)
      await killWhile(async isReached => {
        const { state, created, refused } = await get(at)
        if (state !== 'importing' || created + refused > reached) isReached()
      })
    }
    await expect.poll(() => get(at), { timeout: 600_000 }).toMatchObject({ state: 'imported' })
    expect(await get(at)).toMatchObject({ created: (brands * 9) / 10, changed: 0, unchanged: 0, refused: brands / 10, failure: null })
    const folder = join(database.env.DATA_DIR ?? '', 'archives')
    await whileStopped(async () => expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([`${uploaded.id}.zip`]))
  },
)
