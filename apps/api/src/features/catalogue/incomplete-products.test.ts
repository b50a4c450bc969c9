import type { Metrics } from '@stragan/cache'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, addShop } from '../../../test/fixtures.ts'
import { openTestApi, silent, type TestApi } from '../../../test/test-api.ts'
import { openVisitor } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

const start = new Date('2027-03-01T12:00:00Z')
const shopId = 877
const origin = 'incomplete.test'
const first = 8_770_001
/** Without a price; priced; variant 2 without a tier and the product without a price; variant 12 without a colour; in a cart. */
const [unpriced, priced, tiered, coloured, carted] = [first, first + 1, first + 2, first + 3, first + 4]

let api: TestApi
const warnings: object[] = []
const figures: Record<string, () => Metrics | Promise<Metrics>> = {}

beforeAll(async () => {
  const warn = (about: object, message: string) => warnings.push({ ...about, message })
  api = await openTestApi({
    clock: () => start,
    log: { ...silent, warn },
    telemetry: { registerMetrics: (part, of) => Object.assign(figures, { [part]: of }), registerCache() {} },
  })
  await addShop(api.db, { id: shopId, host: origin, first }, start)
  const add = (id: number, priceNet: number | null, variants?: { id: number; tiers: [number, number][] }[]) =>
    addProduct(api.db, { shopId, id, priceNet, first, ...(variants && { variants }) }, start)
  await add(unpriced, null)
  await add(priced, 1000)
  await add(tiered, null, [
    { id: 1, tiers: [[10, 500]] },
    { id: 2, tiers: [] },
  ])
  await add(coloured, 1000, [
    { id: 11, tiers: [] },
    { id: 12, tiers: [] },
  ])
  await add(carted, 1000)
  await api.db.asOwner(start).transaction(async tx => {
    await tx.query(
      sql`insert into features (shop_id, id, code, position, name) values (${shopId}, 1, 'colour', 1, '{"en": "Colour", "pl": "Kolor"}')`,
    )
    await tx.query(sql`
      insert into feature_values (shop_id, id, feature_id, code, position, name) values (${shopId}, 1, 1, 'red', 1, '{"en": "Red", "pl": "Czerwony"}')`)
    await tx.query(sql`insert into variant_features (shop_id, product_id, variant_id, value_id) values (${shopId}, ${coloured}, 11, 1)`)
  })
})
afterAll(() => api.close())

const open = (id: number) => api.get(`/products/${id}`, { origin })

test('a product without a price, or a variant without data, is logged once per process, and counted', async () => {
  expect((await open(unpriced)).body.price_net).toBeNull()
  await open(unpriced)
  await api.get(`/products/${unpriced}/full`, { origin })
  await api.get('/products', { origin })
  await open(priced)
  await open(tiered)
  await open(coloured)
  expect(warnings).toEqual([
    { shop: shopId, product: unpriced, message: 'a product has no price' },
    { shop: shopId, product: tiered, variants: [2], message: 'a product has no price' },
    { shop: shopId, product: coloured, variants: [12], message: 'a variant has no data' },
  ])
  expect(await figures.incomplete_products?.()).toEqual({ without_price_total: 2, without_variant_data_total: 1 })
})

test('a product that loses its price in a cart is logged too', async () => {
  const visitor = await openVisitor(api, origin)
  await visitor.post('/cart/cart_items', { cart_item: { product_id: carted, items: 1 } })
  warnings.length = 0
  await api.db.asOwner(start).query(sql`update products set price_net = null where shop_id = ${shopId} and id = ${carted}`)
  expect((await visitor.get('/cart')).body.cart_items[0]).toMatchObject({ unit_price_net: null, problem: 'not_for_sale' })
  expect(warnings).toEqual([{ shop: shopId, product: carted, message: 'a product has no price' }])
})
