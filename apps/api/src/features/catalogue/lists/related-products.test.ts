import type { ChangeLog } from '@stragan/cache'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateShops } from '../../../../../../demo/generated-shops/index.ts'
import { readRelations, referenceRelated, referenceReplacements } from '../../../../test/reference-related.ts'
import { openTestApi, type TestApi } from '../../../../test/test-api.ts'
import { listenForChanges } from '../../../platform/change-listener.ts'
import { type Sql, sql } from '../../../platform/database.ts'

const products = 200
let api: TestApi
let changeLog: ChangeLog
let stop: () => Promise<void>
let origin = ''
let shop = 0
beforeAll(async () => {
  const { db, fileFolder } = await openTestApi()
  origin = await generateShops({ db, fileFolder, now: new Date(), products, shops: 0, each: 1, seed: 1 })
  ;({ id: shop } = await db.asOwner(new Date()).one<{ id: number }>(sql`select shop_id as id from hosts where host = ${origin}`))
  ;({ changeLog, stop } = await listenForChanges(db))
  api = await openTestApi({ db, changeLog, responseCacheBytes: 0 })
})
afterAll(async () => {
  await stop()
  await api.close()
})

const productId = fc.integer({ min: 1, max: products })
const anyOf = (table: Sql, pick: number) =>
  sql`(select id from ${table} where shop_id = ${shop} order by id offset ${pick} % (select count(*) from ${table} where shop_id = ${shop}) limit 1)`
/** Random changes of what related products are ranked by. */
const changeOf: fc.Arbitrary<() => Sql> = fc.oneof(
  productId.map(id => () => sql`update products set is_active = not is_active where shop_id = ${shop} and id = ${id}`),
  fc.tuple(productId, fc.nat(99)).map(
    ([id, pick]) =>
      () =>
        sql`update products set category_id = ${pick % 5 > 0 ? anyOf(sql`categories`, pick) : sql`null`},
          brand_id = ${pick % 7 > 0 ? anyOf(sql`brands`, pick) : sql`null`} where shop_id = ${shop} and id = ${id}`,
  ),
  fc.tuple(productId, fc.nat(99)).map(
    ([id, pick]) =>
      () =>
        sql`insert into product_features (shop_id, product_id, value_id)
          select shop_id, ${id}, id from feature_values where shop_id = ${shop} and (id + ${pick}) % 7 = 0 on conflict do nothing`,
  ),
  fc.tuple(productId, productId, fc.nat(3)).map(
    ([id, other, position]) =>
      () =>
        sql`insert into related_products (shop_id, product_id, related_id, position)
          select shop_id, ${id}, id, ${position} from products where shop_id = ${shop} and id = ${other} and id <> ${id} on conflict do nothing`,
  ),
  fc.tuple(productId, fc.integer({ min: 0, max: 1 })).map(
    ([id, stock]) =>
      () =>
        sql`update variants set stock_on_hand = ${stock} where shop_id = ${shop} and product_id between ${id} and ${id} + 20`,
  ),
  productId.map(id => () => sql`delete from related_products where shop_id = ${shop} and product_id = ${id}`),
  fc.tuple(productId, fc.integer({ min: 1, max: 30 })).map(
    ([id, orders]) =>
      () =>
        sql`insert into bought_together (shop_id, product_id, other_id, orders)
          select shop_id, ${id}, id, ${orders} + id % 3 from products where shop_id = ${shop} and id % 50 = ${orders} and id <> ${id}
          on conflict (shop_id, product_id, other_id) do update set orders = excluded.orders`,
  ),
)

/** Runs statements in one transaction, and waits until the change log has it. */
async function change(changes: readonly Sql[]) {
  const owner = api.db.asOwner(new Date())
  await owner.transaction(async tx => {
    for (const statement of changes) await tx.query(statement)
  })
  const rows = await owner.query<{ number: number }>(sql`select number::int from shop_changes where shop_id = ${shop}`)
  await expect.poll(() => changeLog.shopVersion(shop), { timeout: 20_000, interval: 2 }).toBe(rows[0]?.number)
}

/** Many more in `npm run test:scale`. */
const numRuns = Number(process.env.LIST_RUNS ?? 40)

test(
  'related products and replacements equal a straightforward reference after random changes',
  async () => {
    const run = fc.record({
      changes: fc.array(changeOf, { minLength: 1, maxLength: 6 }),
      ids: fc.array(productId, { minLength: 3, maxLength: 6 }),
    })
    const check = async ({ changes, ids }: { changes: (() => Sql)[]; ids: number[] }) => {
      await change(changes.map(statement => statement()))
      const tables = await readRelations(api.db, shop)
      const sold = await api.db.asOwner(new Date()).query<{ product_id: number; quantity: number }>(
        sql`select product_id, sum(quantity)::int as quantity from sales where shop_id = ${shop}
          and day > (clock() - interval '90 days')::date group by product_id`,
      )
      const soldBy = new Map(sold.map(row => [row.product_id, row.quantity]))
      for (const id of ids) {
        const { status, body } = await api.get(`/products/${id}/related_products`, { origin })
        const own = tables.products.find(product => product.id === id)
        if (own) expect([id, body.map((one: { id: number }) => one.id)]).toEqual([id, referenceRelated(tables, own)])
        else expect([id, status]).toEqual([id, 404])
        const replaced = await api.get(`/products/${id}/replacements`, { origin })
        if (own) expect(replaced.body.map((one: { id: number }) => one.id)).toEqual(referenceReplacements(tables, own, soldBy))
        else expect(replaced.status).toBe(404)
      }
    }
    await fc.assert(fc.asyncProperty(run, check), { numRuns, endOnFailure: true })
  },
  numRuns * 3000,
)

test('related products are found by a slug, and not of an unknown product', async () => {
  const { body } = await api.get('/products/2', { origin })
  const [byId, bySlug, unknown] = await Promise.all(
    ['2', body.slug, 'unknown'].map(key => api.get(`/products/${key}/related_products`, { origin })),
  )
  expect([bySlug?.body, unknown?.status]).toEqual([byId?.body, 404])
})
