import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newEmptyShop } from '../../../test/empty-shop.ts'
import { newStaff } from '../../../test/staff.ts'
import { openTestApi, silent, type TestApi } from '../../../test/test-api.ts'
import { filesOf } from '../../../test/uploaded-files.ts'
import { workOnArchives, workOnImports } from '../../import-jobs.ts'
import { sql } from '../../platform/database.ts'

// The products of an archive are read in by imports, which staff see and can change.

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const now = () => new Date()
const deps = () => ({ db: api.db, clock: now, log: silent, fileFolder: api.fileFolder })
const work = (isStopped?: () => boolean) => workOnArchives(deps(), isStopped)

type Shop = Awaited<ReturnType<typeof newEmptyShop>>
const shopAt = (host: string) => newEmptyShop(api, host, now())

const archiveOf = (products: readonly string[], minimumStocks = '') =>
  zipSync({
    'shop.json': strToU8(JSON.stringify({ format: 'stragan-shop', version: 1, settings: {} })),
    'products.csv': strToU8(['product_symbol,symbol,name_en,vat_percent,price_net', ...products, ''].join('\n')),
    'minimum-stocks.jsonl': strToU8(minimumStocks),
  })
const small = archiveOf(['SAW,SAW,Saw,23,10', 'NUT,NUT,Nut,23,20'], '{"variant":"SAW","minimum_stock":3}\n')

const load = async ({ code, owner }: Shop, path: string) => (await owner.get(`/shops/${code}/${path}`)).body
async function take({ code, owner }: Shop, path: string, given?: object) {
  const { body } = await owner.put(`/shops/${code}/${path}`, given)
  return body.error?.code ?? null
}
async function uploaded({ code, owner }: Shop, archive = small): Promise<string> {
  const { body } = await owner.post(`/shops/${code}/archives/uploaded`, await filesOf(['shop.zip', archive]))
  await work()
  return `archives/${body.id}`
}
const partOf = ({ parts }: { parts: { name: string; import_id: string | null }[] }, name = 'products.csv') =>
  parts.find(part => part.name === name)
const symbolsIn = async (shop: Shop) => (await load(shop, 'products')).items.map(({ symbol }: { symbol: string }) => symbol).sort()

/** Runs an archive until something is so, and stops it; the import of its products with it, unless that is done. */
async function stoppedWhen(shop: Shop, at: string, isReached: (importId: string | null) => Promise<boolean>) {
  expect(await take(shop, `${at}/run`)).toBeNull()
  for (let allowed = 1; ; allowed++) {
    let left = allowed
    await work(() => left-- < 0)
    const found = await load(shop, at)
    expect(found.state).toBe('importing')
    if (await isReached(partOf(found)?.import_id ?? null)) break
  }
  expect(await take(shop, `${at}/stop`)).toBeNull()
}

test('an archive goes on whose import of products was undone: products are read in anew, and what depends on them', async () => {
  const shop = await shopAt('undone.test')
  const at = await uploaded(shop)
  await stoppedWhen(shop, at, async id => id !== null && (await load(shop, `imports/${id}`)).state === 'imported')
  const begun = partOf(await load(shop, at))?.import_id
  expect(await take(shop, `imports/${begun}/undo`)).toBeNull()
  // It waits for the undo.
  expect(await take(shop, `${at}/run`)).toBeNull()
  await work()
  const done = await load(shop, at)
  expect(done).toMatchObject({ state: 'imported', refused: 0 })
  expect(partOf(done)?.import_id).not.toBe(begun)
  expect(await symbolsIn(shop)).toEqual(['NUT', 'SAW'])
})

test('an archive whose import of products somebody stops says so, and goes on', { timeout: 90_000 }, async () => {
  const shop = await shopAt('products-stopped.test')
  const symbols = Array.from({ length: 120 }, (_, i) => `SAW-${i}`)
  const at = await uploaded(shop, archiveOf(symbols.map(symbol => `${symbol},${symbol},Saw,23,10`)))
  expect(await take(shop, `${at}/run`)).toBeNull()
  let mayStop = true
  const stopProducts = async () => {
    mayStop = false
    const [newest] = (await load(shop, 'imports')).items
    mayStop = newest.only_trial || (await take(shop, `imports/${newest.id}/stop`)) !== null
  }
  await work(() => {
    if (mayStop) void stopProducts()
    return false
  })
  const reason = { problem: 'products_stopped', subject: '', number: null }
  expect(await load(shop, at)).toMatchObject({ state: 'failed', failure: { kind: 'refused', reason } })
  expect(await take(shop, `${at}/run`)).toBeNull()
  await work()
  expect(await load(shop, at)).toMatchObject({ state: 'imported', failure: null })
  expect(partOf(await load(shop, at))).toMatchObject({ created: 120, refused: 0 })
})

test('an archive stops where its person has lost a right to it, and another owner goes on', async () => {
  const shop = await shopAt('left.test')
  const other = await newStaff(api, { [shop.id]: 'owner' })
  const at = await uploaded(shop)
  const lost = { kind: 'refused', reason: { problem: 'permission_lost', subject: '', number: null } }
  const become = (role: string) =>
    api.db.asOwner(now()).query(sql`update memberships set role = ${role} where shop_id = ${shop.id} and staff_id = ${shop.owner.id}`)
  expect(await take(shop, `${at}/run`)).toBeNull()
  await become('manager')
  await work()
  const successor = { ...shop, owner: other }
  expect(await load(successor, at)).toMatchObject({ state: 'failed', failure: lost })
  expect(await symbolsIn(successor)).toEqual([])
  expect(await take(successor, `${at}/run`)).toBeNull()
  await work()
  expect(await load(successor, at)).toMatchObject({ state: 'imported', failure: null })
  await become('owner')
  const { body: begun } = await shop.owner.post(`/shops/${shop.code}/archives`)
  await become('editor')
  await work()
  expect(await load(successor, `archives/${begun.id}`)).toMatchObject({ state: 'failed', failure: lost, available_until: null })
})

test('the trial of an archive leaves no import that could be run, on its own or after another check', async () => {
  const shop = await shopAt('tried.test')
  const at = await uploaded(shop)
  const tried = `imports/${partOf(await load(shop, at))?.import_id}`
  expect(await load(shop, tried)).toMatchObject({ state: 'checked', only_trial: true, created: 2 })
  expect(await take(shop, `${tried}/run`)).toBe('import_step_refused')
  const { columns, create_missing, prices_include_vat } = await load(shop, tried)
  const fields = columns.map(({ field }: { field: string | null }) => field)
  expect(await take(shop, `${tried}/check`, { fields, create_missing, prices_include_vat })).toBeNull()
  await workOnImports(deps())
  expect(await take(shop, `${tried}/run`)).toBe('import_step_refused')
  expect(await symbolsIn(shop)).toEqual([])
})

test('an archive that is stopped behind its products reads them in again where their import was undone', async () => {
  const shop = await shopAt('undone-later.test')
  const at = await uploaded(shop)
  await stoppedWhen(shop, at, async () => partOf(await load(shop, at), 'minimum-stocks.jsonl') !== undefined)
  const begun = partOf(await load(shop, at))?.import_id
  expect(await take(shop, `imports/${begun}/undo`)).toBeNull()
  await workOnImports(deps())
  expect(await take(shop, `${at}/run`)).toBeNull()
  await work()
  const done = await load(shop, at)
  expect(done).toMatchObject({ state: 'imported', refused: 0 })
  const names = done.parts.map(({ name }: { name: string }) => name)
  expect(names).toEqual([...new Set(names)])
  expect(await symbolsIn(shop)).toEqual(['NUT', 'SAW'])
})
