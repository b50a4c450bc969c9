import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, addShop } from '../../../test/fixtures.ts'
import { countingReads } from '../../../test/rows-read.ts'
import { newStaff, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi, vacuum } from '../../../test/test-api.ts'
import { filesOf, newPdf } from '../../../test/uploaded-files.ts'
import { type Database, sql } from '../../platform/database.ts'
import { numberedTables } from './history.queries.ts'

const shop = { id: 1158, host: 'row-numbers.test', first: 11_580_001 }
const path = `/shops/shop-${shop.id}`
const changes = 20_000
const [productId, otherId] = [shop.first + 10, shop.first + 11]

let api: TestApi
let db: ReturnType<typeof countingReads>
let owner: StaffMember
beforeAll(async () => {
  const plain = await openTestApi()
  db = countingReads(plain.db)
  api = await openTestApi({ db: db as Database })
  await addShop(plain.db, shop)
  for (const id of [productId, otherId]) await addProduct(plain.db, { shopId: shop.id, id, priceNet: 1000, first: shop.first })
  owner = await newStaff(api, { [shop.id]: 'owner' })
  // As imports leave them.
  expect((await owner.post(`${path}/promotions`, promotion)).status).toBe(200)
  await plain.db.asOwner(new Date()).query(sql`
    insert into change_rows (shop_id, change_set_id, table_name, row_key, entity, entity_key, after)
    select shop_id, id, 'products', jsonb_build_object('id', n), 'product', n::text, '{}'::jsonb
    from change_sets, generate_series(1, ${changes}) n where shop_id = ${shop.id}
    union all
    select shop_id, id, 'price_list_prices', jsonb_build_object('variant_id', n), 'price_list', '1', '{}'::jsonb
    from change_sets, generate_series(1, ${changes}) n where shop_id = ${shop.id}`)
  await plain.db.asOwner(new Date()).query(sql`
    insert into price_intervals (shop_id, product_id, price_net, valid_from, valid_to)
    select ${shop.id}, ${otherId}, 1000, clock() - make_interval(hours => n + 1), clock() - make_interval(hours => n)
    from generate_series(1, ${changes}) n`)
  await vacuum(plain.db)
})
afterAll(() => api.close())

const promotion = { product_id: productId, variant_id: null, quantity: null, price_net: 8, starts_at: null, ends_at: null }
const read = () => {
  const tables = ['change_rows', 'price_intervals']
  const rows = db.take().filter(({ table }) => tables.includes(table))
  return rows.reduce((sum, { scanned, fetched, entries }) => sum + scanned + fetched + entries, 0)
}

test('a new promotion is numbered without reading other changes and prices of products', async () => {
  db.take()
  expect((await owner.post(`${path}/promotions`, { ...promotion, price_net: 7 })).status).toBe(200)
  expect(read()).toBeLessThan(changes / 10)
})

test('a new data sheet is numbered without it, too', async () => {
  db.take()
  const { body } = await owner.post(`${path}/products/${productId}/documents`, await filesOf(['a.pdf', newPdf()]))
  expect(body.files).toMatchObject([{ outcome: 'added' }])
  expect(read()).toBeLessThan(changes / 10)
})

test('so is a new price list', async () => {
  db.take()
  expect((await owner.post(`${path}/price_lists`, { name: 'Trade', valid_from: null, valid_to: null })).status).toBe(200)
  expect(read()).toBeLessThan(changes / 10)
})

test('the index of numbered rows has each table that is numbered', async () => {
  const { definition } = await api.db
    .asOwner(new Date())
    .one<{ definition: string }>(sql`select pg_get_indexdef('change_rows_of_numbered_rows'::regclass) as definition`)
  for (const table of numberedTables) expect(definition).toContain(`'${table}'`)
})
