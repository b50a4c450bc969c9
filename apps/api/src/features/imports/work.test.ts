import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockedTransactions } from '../../../test/blocked-transactions.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { fieldsOf, load, openImportShop, step, uploaded, work } from '../../../test/import-shop.ts'
import { silent } from '../../../test/test-api.ts'
import { failure } from '../../../test/visitor.ts'
import { importQueues } from '../../import-jobs.ts'
import { sql } from '../../platform/database.ts'
import { startJobQueues } from '../../platform/job-queues.ts'
import { type ClaimedImport, claimDue, maxAttempts, rowsFrom } from './batch.queries.ts'

const shopId = 981
const hourMs = 3_600_000

let now = new Date('2027-05-03T12:00:00Z')
const clock = () => now
let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop(shopId, clock)
})
afterAll(() => shop.api.close())

test('an import that a crash left behind goes on when its lease ends; at once where no other process can hold it', async () => {
  const { db, fileFolder } = shop.api
  const at = await uploaded(shop, 'symbol,name_en\r\nLEFT,Left\r\n')
  await step(shop, at, 'check', { fields: await fieldsOf(shop, at) })
  await db.asOwner(now).query(sql`
    update imports set lease = gen_random_uuid(), leased_until = clock() + interval '1 hour' where shop_id = ${shopId}`)
  await work(shop)
  expect((await load(shop, at)).state).toBe('checking')
  if (db.kind === 'postgres') now = new Date(now.getTime() + hourMs)
  const deps = { db, clock, log: silent, fileFolder }
  const imports = startJobQueues(deps, importQueues(deps))
  await expect.poll(async () => (await load(shop, at)).state, { timeout: 20_000 }).toBe('checked')
  await imports.stop()
})

/** Claims the import as a process does that then ends without a word. */
async function crash(): Promise<ClaimedImport | undefined> {
  const claim = await claimDue(shop.api.db, now)
  now = new Date(now.getTime() + hourMs)
  return claim
}

test('an import that ends the process again and again ends as failed; one that gets on meanwhile does not', async () => {
  const at = await uploaded(shop, 'symbol,name_en,vat_percent\r\nKILL,Killer,23\r\n')
  const check = async () => step(shop, at, 'check', { fields: await fieldsOf(shop, at) })
  for (const state of ['checked', 'checked', 'failed']) {
    await check()
    for (let attempt = state === 'failed' ? 0 : 1; attempt < maxAttempts; attempt++) expect(await crash()).toBeDefined()
    await work(shop)
    expect(await load(shop, at)).toMatchObject({ state, failure: state === 'failed' ? 'error' : null })
  }
  await check()
  await work(shop)
  expect((await load(shop, at)).state).toBe('checked')
})

/** Ends the step in progress as failed. */
async function failStep() {
  for (let attempt = 0; attempt < maxAttempts; attempt++) await crash()
  await work(shop)
}

test('a run that fails in the middle goes on, a check that fails does not; what was changed is undone after either', async () => {
  const at = await uploaded(shop, 'symbol,name_en,vat_percent\r\nHALF,Half,23\r\n')
  const check = async () => step(shop, at, 'check', { fields: await fieldsOf(shop, at) })
  expect(await load(shop, at)).toMatchObject({ has_changes: false, failed_step: null })
  await check()
  await work(shop)
  await step(shop, at, 'run')
  let reads = 0
  await work(shop, () => ++reads > 2)
  await failStep()
  expect(await load(shop, at)).toMatchObject({ state: 'failed', rows_done: 1, has_changes: true, failed_step: 'importing' })
  await step(shop, at, 'run')
  await work(shop)
  expect(await load(shop, at)).toMatchObject({ state: 'imported', has_changes: true, failed_step: null })
  await check()
  expect(await load(shop, at)).toMatchObject({ state: 'checking', has_changes: true })
  await failStep()
  expect(await load(shop, at)).toMatchObject({ state: 'failed', has_changes: true, failed_step: 'checking' })
  expect(failure(await shop.owner.put(`${at}/run`))).toEqual([409, 'import_step_refused'])
  await step(shop, at, 'undo')
  await work(shop)
  expect(await load(shop, at)).toMatchObject({ state: 'undone', has_changes: false, failed_step: null })
})

test('of rows with long texts fewer are read at once', async () => {
  const texts = [50, 50, 500, 5, 5].map(length => 'x'.repeat(length))
  const at = await uploaded(shop, ['symbol,name_en', ...texts.map((text, i) => `LONG-${i},${text}`)].join('\r\n'))
  await step(shop, at, 'check', { fields: await fieldsOf(shop, at) })
  const claim = await crash()
  if (!claim) throw new Error('Nothing is due')
  const numbers = async (first: number, rows: number, length: number) =>
    (await rowsFrom(shop.api.db.withTenant(shopId, now), claim, first, { rows, length })).map(({ number }) => number)
  expect(await numbers(1, 9, 1000)).toEqual([1, 2, 3, 4, 5])
  expect(await numbers(2, 2, 1000)).toEqual([2, 3])
  expect(await numbers(1, 9, 100)).toEqual([1, 2])
  expect(await numbers(3, 9, 100)).toEqual([3])
  await work(shop)
  expect(await load(shop, at)).toMatchObject({ state: 'checked', rows_done: 5 })
})

test('products are locked in the order of their ids, as the spreadsheet locks them', async () => {
  const { db } = shop.api
  // The embedded database has one connection.
  if (db.kind !== 'postgres') return
  const [low, high] = [shopId * 10_000 + 1, shopId * 10_000 + 2]
  for (const id of [low, high]) await addProduct(db, { shopId, id, priceNet: 100 }, now)
  const at = await uploaded(shop, `symbol,name_en\r\nP${high},High\r\nP${low},Low\r\n`)
  await step(shop, at, 'check', { fields: await fieldsOf(shop, at) })
  let working: Promise<void> | undefined
  await db.asOwner(now).transaction(async tx => {
    const lock = (id: number) => tx.query(sql`select id from products where shop_id = ${shopId} and id = ${id} for no key update nowait`)
    await lock(low)
    working = work(shop)
    await expect.poll(() => blockedTransactions(db), { timeout: 20_000 }).toBe(1)
    expect(await lock(high)).toEqual([{ id: high }])
  })
  await working
  expect(await load(shop, at)).toMatchObject({ state: 'checked', rows_done: 2 })
})
