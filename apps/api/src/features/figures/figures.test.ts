import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, addShop } from '../../../test/fixtures.ts'
import { newStaff } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { sql } from '../../platform/database.ts'

const shop = { id: 957, host: 'figures.test', first: 9_570_001 }
let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await addShop(api.db, shop)
})
afterAll(() => api.close())

test('the figures of the catalogue count active products without a price, and those that are sold out', async () => {
  const add = (n: number, priceNet: number | null, more: object = {}) =>
    addProduct(api.db, { shopId: shop.id, id: shop.first + n, priceNet, first: shop.first, ...more })
  const variants = (...tiers: [number, number][][]) => ({
    variants: tiers.map((of, i) => ({ id: shop.first + 100 + i, tiers: of, items: 1 })),
  })
  await add(1, 100)
  await add(2, 100, { items: 0 })
  await add(3, null)
  await add(4, null, variants([[1, 100]], [[10, 90]]))
  const editor = await newStaff(api, { [shop.id]: 'editor' })
  const figures = async () => (await editor.get(`/shops/shop-${shop.id}/catalogue_figures`)).body
  expect(await figures()).toEqual({ products: 4, without_price: 2, sold_out: 1 })
  await api.db.asOwner(new Date()).query(sql`update products set is_active = false where shop_id = ${shop.id} and id > ${shop.first + 1}`)
  expect(await figures()).toEqual({ products: 1, without_price: 0, sold_out: 0 })
})

test('the figures of mails count those that were given up or wait for another attempt', async () => {
  const owner = await newStaff(api, { [shop.id]: 'owner' })
  const figures = async () => (await owner.get(`/shops/shop-${shop.id}/mail_figures`)).body
  expect(await figures()).toEqual({ given_up: 0, retried: 0, last_given_up_at: null })
  for (const [state, attempts] of [
    ['given_up', 10],
    ['waiting', 3],
    ['waiting', 0],
    ['sent', 2],
  ] as const)
    await api.db.asOwner(new Date()).query(sql`
      insert into mails (shop_id, kind, recipient, language, data, state, attempts) values (${shop.id}, 'x', 'a@b.test', 'en', '{}', ${state}, ${attempts})`)
  expect(await figures()).toMatchObject({ given_up: 1, retried: 1, last_given_up_at: expect.any(String) })
})
