import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, silent, type TestApi } from '../../test/test-api.ts'
import { sql, type Tx } from './database.ts'
import { startRetention } from './retention.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const inOne = (work: (tx: Tx) => Promise<unknown>) => api.db.asOwner(new Date()).transaction(work)
const rename = (tx: Tx, id: number, words: string) =>
  tx.query(sql`update products set name = jsonb_build_object('en', ${words}::text, 'pl', ${words}::text) where shop_id = 1 and id = ${id}`)
const round = () => startRetention({ db: api.db, clock: () => new Date(), log: silent }).stop()

test('a search word that a concurrent transaction adds to a product stays', async () => {
  await inOne(tx => rename(tx, 1, 'Zgrzytadło'))
  await inOne(tx => rename(tx, 1, 'Zgrzywnik'))
  const { promise: written, resolve: write } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const writer = inOne(async tx => {
    await rename(tx, 2, 'Zgrzytadło')
    write()
    await released
  })
  await written
  await round()
  release()
  await writer
  await round()
  const rows = await api.db
    .asOwner(new Date())
    .query<{ word: string }>(sql`select distinct word from search_vocabulary where shop_id = 1 and word like 'zgrz%'`)
  expect(rows.map(({ word }) => word)).toEqual(expect.arrayContaining(['zgrzytadl', 'zgrzytadlo', 'zgrzywnik']))
})

test('a product that is deleted while its words are indexed leaves none', async () => {
  const owner = api.db.asOwner(new Date())
  const add = () =>
    owner.transaction(tx =>
      tx.query(sql`insert into products (shop_id, id, symbol, name, slug, vat_percent, price_net, has_variants)
    values (1, 900001, 'XQ-900001', '{"en": "Quern", "pl": "Żarna"}', '{"en": "quern", "pl": "zarna"}', 23, 100, false)`),
    )
  const words = () => owner.query<{ word: string }>(sql`select word from search_words where shop_id = 1 and product_id = 900001`)
  await add()
  expect(await words()).not.toEqual([])
  const { promise: indexed, resolve: index } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const writer = inOne(async tx => {
    await tx.query(sql`select index_products(1, array[900001])`)
    index()
    await released
  })
  await indexed
  const deletion = inOne(tx => tx.query(sql`delete from products where shop_id = 1 and id = 900001`))
  release()
  await Promise.all([writer, deletion])
  expect(await words()).toEqual([])
})
