import { fieldProblems } from '@stragan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, addShop } from '../../../test/fixtures.ts'
import { newStaff, requestsWith } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { failure } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

const start = new Date('2027-02-01T12:00:00Z')
const shop = { id: 974, host: 'staff-prices.test', first: 9_740_001 }
const { first } = shop
const path = `/shops/shop-${shop.id}`
const dayMs = 86_400_000

let now = start
let api: TestApi
/** A key, which does not expire while days go by. */
let owner: ReturnType<typeof requestsWith>
beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addShop(api.db, shop, start)
  const person = await newStaff(api, { [shop.id]: 'owner' })
  const { body } = await person.post(`${path}/api_keys`, { name: 'Prices', scopes: ['prices:write', 'promotions:write', 'history:write'] })
  owner = requestsWith(api, body.key)
})
afterAll(() => api.close())

let added = 0
/** A product whose variants have prices of their own. */
async function newProduct(tiers: [number, number][][] = [[[1, 1200]], []]) {
  const id = first + ++added
  const variants = tiers.map((of, i) => ({ id: id * 10 + i, tiers: of }))
  await addProduct(api.db, { shopId: shop.id, id, priceNet: 1000, variants }, now)
  return { id, at: `${path}/products/${id}/prices`, variants: variants.map(variant => variant.id) }
}
const read = async (at: string) => {
  const { price_net, variants } = (await owner.get(at)).body
  return { price_net, variants: variants.map(({ id, tiers }: { id: number; tiers: object[] }) => ({ id, tiers })) }
}
const inShop = async (id: number) => (await api.get(`/products/${id}`, { origin: shop.host })).body
const later = (days: number) => {
  now = new Date(now.getTime() + days * dayMs)
}

test('prices are changed, added and removed at once, and the shop has them in its next answer', async () => {
  const { id, at, variants } = await newProduct()
  expect((await inShop(id)).price_net).toBe(10)
  const from = await read(at)
  const tiers = [
    { quantity: 1, price_net: 12.5 },
    { quantity: 10, price_net: 11 },
  ]
  const changed = {
    price_net: null,
    variants: [
      { id: variants[0], tiers: [] },
      { id: variants[1], tiers },
    ],
  }
  expect((await owner.put(at, { ...changed, from })).status).toBe(200)
  expect(await read(at)).toEqual(changed)
  const shown = await inShop(id)
  expect(shown.price_net).toBeNull()
  expect(shown.product_variants_table_data.map((one: { product_variant_prices: object[] }) => one.product_variant_prices)).toMatchObject([
    [],
    tiers,
  ])
})

test('only what changed is written: the history of a price has no entry for one that stayed', async () => {
  const { id, at, variants } = await newProduct()
  const from = await read(at)
  later(1)
  const dearer = { ...from, price_net: 11 }
  expect((await owner.put(at, { ...dearer, from })).status).toBe(200)
  expect((await owner.put(at, { ...dearer, from: dearer })).status).toBe(200)
  const intervals = await api.db.asOwner(now).query<{ variant_id: number | null; price_net: number }>(sql`
    select variant_id, price_net from price_intervals where shop_id = ${shop.id} and product_id = ${id} order by valid_from, price_net`)
  expect(intervals).toEqual([
    { variant_id: null, price_net: 1000 },
    { variant_id: variants[0], price_net: 1200 },
    { variant_id: null, price_net: 1100 },
  ])
})

test('what two people change apart is merged; the same price is refused by name, and nothing is saved', async () => {
  const { at, variants } = await newProduct()
  const from = await read(at)
  const withTier = (quantity: number, price_net: number) => ({
    ...from,
    variants: from.variants.map((one: { id: number; tiers: object[] }) =>
      one.id === variants[1] ? { ...one, tiers: [...one.tiers, { quantity, price_net }] } : one,
    ),
  })
  expect((await owner.put(at, { ...withTier(10, 9), from })).status).toBe(200)
  expect((await owner.put(at, { ...withTier(20, 8), price_net: 9.5, from })).status).toBe(200)
  const merged = await read(at)
  expect(merged.price_net).toBe(9.5)
  expect(merged.variants[1].tiers).toEqual([
    { quantity: 10, price_net: 9 },
    { quantity: 20, price_net: 8 },
  ])
  const refused = await owner.put(at, { ...withTier(10, 8.5), price_net: 7, from })
  expect(failure(refused)).toEqual([409, 'prices_changed'])
  expect(Object.keys(refused.body.error.fields).sort()).toEqual(['price_net', `variants.${variants[1]}.10`])
  expect(await read(at)).toEqual(merged)
})

test('foreign variants, double quantities and amounts out of bounds are refused', async () => {
  const { at, variants } = await newProduct()
  const other = await newProduct()
  const from = await read(at)
  const save = (change: object) => owner.put(at, { ...from, ...change, from })
  const fieldsOf = async (change: object) => Object.keys((await save(change)).body.error.fields)
  expect(await fieldsOf({ variants: [{ id: other.variants[0], tiers: [] }] })).toEqual(['variants.0.id'])
  const twice = { quantity: 5, price_net: 1 }
  expect(await fieldsOf({ variants: [{ id: variants[0], tiers: [twice, twice] }] })).toEqual(['variants.0.tiers.1.quantity'])
  for (const price_net of [-1, 0.001, 10_000_001]) expect(await fieldsOf({ price_net })).toEqual(['price_net'])
  expect(failure(await owner.get(`${path}/products/1/prices`))).toEqual([404, 'product_not_found'])
  expect(await read(at)).toEqual(from)
})

test('a tier with a promotion that is not over is not removed from under it', async () => {
  const { id, at, variants } = await newProduct()
  const body = { product_id: id, variant_id: variants[0], quantity: 1, price_net: 9, starts_at: null, ends_at: null }
  const promotion = (await owner.post(`${path}/promotions`, body)).body.id
  const from = await read(at)
  const without = { ...from, variants: from.variants.map(({ id: variant }: { id: number }) => ({ id: variant, tiers: [] })) }
  const refused = await owner.put(at, { ...without, from })
  expect(failure(refused)).toEqual([409, 'tier_promoted'])
  expect(refused.body.error.details).toMatchObject({ variant_id: variants[0], quantity: 1 })
  later(1)
  expect((await owner.post(`${path}/promotions/${promotion}/end`)).status).toBe(200)
  expect((await owner.put(at, { ...without, from })).status).toBe(200)
})

test('a price is not lowered to that of its promotion, or below it: buyers would pay more than it', async () => {
  const { id, at, variants } = await newProduct()
  const added = [
    { variant_id: null, quantity: null, price_net: 8 },
    { variant_id: variants[0], quantity: 1, price_net: 9 },
  ]
  for (const promotion of added)
    expect((await owner.post(`${path}/promotions`, { product_id: id, starts_at: null, ends_at: null, ...promotion })).status).toBe(200)
  const from = await read(at)
  const withTier = (price_net: number) => ({
    ...from,
    variants: [{ id: variants[0], tiers: [{ quantity: 1, price_net }] }, from.variants[1]],
  })
  const refused = [await owner.put(at, { ...from, price_net: 8, from }), await owner.put(at, { ...withTier(8.5), from })]
  expect(refused.map(failure)).toEqual([
    [409, 'tier_promoted'],
    [409, 'tier_promoted'],
  ])
  expect(refused.map(({ body }) => body.error.details)).toEqual([undefined, { variant_id: variants[0], quantity: 1 }])
  expect(await read(at)).toEqual(from)
  expect(failure(await owner.put(at, { ...from, price_net: null, from }))).toEqual([409, 'tier_promoted'])
  expect((await owner.put(at, { ...withTier(9.01), from })).status).toBe(200)
})

test('a price on request is not promoted', async () => {
  const { id, at } = await newProduct()
  const from = await read(at)
  expect((await owner.put(at, { ...from, price_net: null, from })).status).toBe(200)
  const promotion = { product_id: id, variant_id: null, quantity: null, price_net: 8, starts_at: null, ends_at: null }
  const refused = await owner.post(`${path}/promotions`, promotion)
  expect([refused.status, refused.body.error.fields]).toEqual([422, { price_net: fieldProblems.out_of_range }])
})

test('the course of a price has what it cost, with its promotions, of the product and of a variant', async () => {
  const { id, at, variants } = await newProduct([[], [[1, 1200]]])
  const began = now
  later(10)
  const from = await read(at)
  await owner.put(at, { ...from, price_net: 11, from })
  later(10)
  const ends_at = new Date(now.getTime() + 5 * dayMs).toISOString()
  await owner.post(`${path}/promotions`, { product_id: id, variant_id: null, quantity: null, price_net: 9, starts_at: null, ends_at })
  later(20)
  const course = async (query = '') => (await owner.get(`${path}/products/${id}/price_course${query}`)).body.steps
  const steps = await course()
  expect(steps[0]).toMatchObject({ price_net: null, is_sold: false })
  expect(steps.map((step: { price_net: number; is_promotion: boolean }) => [step.price_net, step.is_promotion])).toEqual([
    [null, false],
    [10, false],
    [11, false],
    [9, true],
    [11, false],
  ])
  expect(steps[1].from).toBe(began.toISOString())
  expect(await course(`?variant=${variants[0]}`)).toEqual(steps)
  expect((await course(`?variant=${variants[1]}`)).map((step: { price_net: number }) => step.price_net)).toEqual([null, 12])
  expect(failure(await owner.get(`${path}/products/${id}/price_course?variant=1`))).toEqual([404, 'variant_not_found'])
})

test('the course of a price has a gap while the product was not sold, as the lowest price of 30 days has', async () => {
  const { id } = await newProduct([[]])
  const sell = (isActive: boolean) =>
    api.db.asOwner(now).query(sql`update products set is_active = ${isActive} where shop_id = ${shop.id} and id = ${id}`)
  later(10)
  const ended = now
  await sell(false)
  later(5)
  const resumed = now
  await sell(true)
  later(5)
  const { steps } = (await owner.get(`${path}/products/${id}/price_course`)).body
  // It was not there before.
  expect(steps[0]).toMatchObject({ price_net: null, is_sold: false })
  expect(steps.slice(1)).toEqual([
    { from: new Date(ended.getTime() - 10 * dayMs).toISOString(), price_net: 10, is_promotion: false, is_sold: true },
    { from: ended.toISOString(), price_net: null, is_promotion: false, is_sold: false },
    { from: resumed.toISOString(), price_net: 10, is_promotion: false, is_sold: true },
  ])
})

test('an undo gives prices back and rewrites nothing of the public history', async () => {
  const { id, at } = await newProduct()
  later(5)
  const from = await read(at)
  await owner.put(at, { ...from, price_net: 8, from })
  later(5)
  const [{ id: change }] = (await owner.get(`${path}/change_sets?limit=1`)).body.items
  expect((await owner.post(`${path}/change_sets/${change}/undo`)).body).toEqual({ skipped: [] })
  expect((await read(at)).price_net).toBe(10)
  later(1)
  // The 8.00 were public in the 30 days before.
  const body = { product_id: id, variant_id: null, quantity: null, price_net: 9, starts_at: null, ends_at: null }
  const { body: preview } = await owner.post(`${path}/promotion_preview`, body)
  expect(preview).toMatchObject({ regular_price_net: 10, lowest_price_net: 8, is_announced: false, percent: null })
})

test('an undo does not remove a price that has got a promotion since; a later removal takes one that is over with it', async () => {
  const { id, at, variants } = await newProduct([[]])
  const from = await read(at)
  const withTier = { ...from, variants: [{ id: variants[0], tiers: [{ quantity: 10, price_net: 9 }] }] }
  await owner.put(at, { ...withTier, from })
  const [{ id: change }] = (await owner.get(`${path}/change_sets?limit=1`)).body.items
  later(1)
  const ends_at = new Date(now.getTime() + dayMs).toISOString()
  const body = { product_id: id, variant_id: variants[0], quantity: 10, price_net: 8, starts_at: null, ends_at }
  expect((await owner.post(`${path}/promotions`, body)).status).toBe(200)
  const refused = await owner.post(`${path}/change_sets/${change}/undo`)
  expect([failure(refused), refused.body.error.details]).toEqual([[409, 'undo_refused'], { reason: 'conflict' }])
  expect(await read(at)).toEqual(withTier)
  later(2)
  expect((await owner.put(at, { ...from, from: withTier })).status).toBe(200)
  expect((await owner.get(`${path}/promotions?product=${id}`)).body.items).toEqual([])
})
