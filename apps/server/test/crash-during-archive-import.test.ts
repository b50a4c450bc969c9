import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from '@stragan/api'
import { strToU8, zipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { filesOf } from '../../api/test/uploaded-files.ts'
import { adminCall, signIn } from './admin-calls.ts'
import { killWhile, startShop } from './start-shop.ts'
import { type TestDatabase, testDatabases } from './test-databases.ts'

const kills = process.env.STRAGAN_FAULTS === undefined ? 3 : 10
/** Every tenth names a producer that the shop does not have. */
const brands = 400
const shopPath = '/shops/coffee'

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

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
    let shop = await startShop(database.env)
    closing.push(async () => {
      await shop.kill()
      await database.remove()
    })
    let token = await signIn(shop)
    const get = async (path: string) => (await adminCall(shop, 'GET', shopPath + path, token)).body
    const { body: uploaded } = await adminCall(shop, 'POST', `${shopPath}/archives/uploaded`, token, await filesOf(['shop.zip', archive]))
    const at = `/archives/${uploaded.id}`
    await expect.poll(() => get(at), { timeout: 600_000 }).toMatchObject({ state: 'checked' })
    expect((await adminCall(shop, 'PUT', `${shopPath}${at}/run`, token)).status).toBe(200)
    for (let kill = 0; kill < kills; kill++) {
      const reached = (brands * kill) / (kills + 1)
      await killWhile(shop, 1, async isReached => {
        const { state, created, refused } = await get(at)
        if (state !== 'importing' || created + refused > reached) isReached()
      })
      await endLease(database)
      shop = await startShop(database.env)
      token = await signIn(shop)
    }
    await expect.poll(() => get(at), { timeout: 600_000 }).toMatchObject({ state: 'imported' })
    expect(await get(at)).toMatchObject({ created: (brands * 9) / 10, changed: 0, unchanged: 0, refused: brands / 10, failure: null })
    await shop.stop()
    const folder = join(database.env.DATA_DIR ?? '', 'archives')
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([`${uploaded.id}.zip`])
    shop = await startShop(database.env)
  },
)

/** As if the minute had passed after which another process takes an archive over. With the embedded database there is no other one. */
async function endLease({ env, open }: TestDatabase) {
  if (!env.DATABASE_URL) return
  const db = await open()
  try {
    await db.asOwner(new Date()).query(sql`update archives set leased_until = null`)
  } finally {
    await db.close()
  }
}
