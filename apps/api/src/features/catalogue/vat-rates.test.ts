import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, addShop } from '../../../test/fixtures.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { sql } from '../../platform/database.ts'

const start = new Date('2027-03-01T12:00:00Z')
const shopId = 879
const first = 8_790_001

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ clock: () => start })
  await addShop(api.db, { id: shopId, host: 'vat.test', first }, start)
  await addProduct(api.db, { shopId, id: first, priceNet: 1000, first }, start)
})
afterAll(() => api.close())

const asOwner = (statement: ReturnType<typeof sql>) => api.db.asOwner(start).query(statement)
const sellAt = (percent: number) => asOwner(sql`update products set vat_percent = ${percent} where shop_id = ${shopId} and id = ${first}`)
const enable = (percent: number, enabled: boolean) =>
  asOwner(sql`
    update configuration set enabled = ${enabled} where shop_id = ${shopId} and scope = 'vat_tax' and entry ->> 'percent' = ${String(percent)}`)
const isRefused = /has no enabled VAT rate/

test('a product has one of the VAT rates that its shop has enabled', async () => {
  await expect(sellAt(7)).rejects.toThrow(isRefused)
  await sellAt(8)
  await enable(5, false)
  await expect(sellAt(5)).rejects.toThrow(isRefused)
  await enable(23, false)
  await expect(addProduct(api.db, { shopId, id: first + 1, priceNet: 1000, first }, start)).rejects.toThrow(isRefused)
  // Other columns are not checked, and disabling a rate does not affect existing products.
  await enable(8, false)
  await asOwner(sql`update products set price_net = 900 where shop_id = ${shopId} and id = ${first}`)
  await enable(23, true)
  await addProduct(api.db, { shopId, id: first + 1, priceNet: 1000, first }, start)
})

test('the rates of another shop do not count', async () => {
  await addShop(api.db, { id: shopId + 10_000, host: 'other-vat.test', first: first + 100 }, start)
  await asOwner(sql`delete from configuration where shop_id = ${shopId + 10_000} and scope = 'vat_tax'`)
  await expect(addProduct(api.db, { shopId: shopId + 10_000, id: 1, priceNet: 1 }, start)).rejects.toThrow(isRefused)
})
