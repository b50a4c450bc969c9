import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, addShop } from '../../../test/fixtures.ts'
import { newStaff, requestsWith } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { failure } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

const start = new Date('2027-02-01T12:00:00Z')
const shop = { id: 973, host: 'staff-promotions.test', first: 9_730_001 }
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
  const { body } = await person.post(`${path}/api_keys`, { name: 'Prices', scopes: ['promotions:write'] })
  owner = requestsWith(api, body.key)
})
afterAll(() => api.close())

const later = (days: number) => {
  now = new Date(now.getTime() + days * dayMs)
}
const inDays = (days: number) => new Date(now.getTime() + days * dayMs).toISOString()
let added = 0
/** A product that has cost 10.00 for 40 days. */
async function newProduct() {
  const id = first + ++added
  await addProduct(
    api.db,
    {
      shopId: shop.id,
      id,
      priceNet: 1000,
      variants: [
        {
          id: id * 10,
          tiers: [
            [1, 1200],
            [10, 1100],
          ],
        },
        { id: id * 10 + 1, tiers: [] },
      ],
    },
    now,
  )
  later(40)
  return id
}
const bodyOf = (product_id: number, more: object = {}) => ({
  product_id,
  variant_id: null,
  quantity: null,
  price_net: 8,
  starts_at: null,
  ends_at: null,
  ...more,
})
const add = async (body: object): Promise<number> => {
  const { status, body: answer } = await owner.post(`${path}/promotions`, body)
  expect([status, answer.error]).toEqual([200, undefined])
  return answer.id
}
const at = (id: number) => `${path}/promotions/${id}`
const inShop = async (id: number) => (await api.get(`/products/${id}`, { origin: shop.host })).body

test('a promotion begins and ends as it was planned, and the shop shows what the preview said', async () => {
  const product = await newProduct()
  const body = bodyOf(product, { starts_at: inDays(1), ends_at: inDays(3) })
  const { body: preview } = await owner.post(`${path}/promotion_preview`, body)
  expect(preview).toMatchObject({ regular_price_net: 10, lowest_price_net: 10, is_announced: true, percent: 20, others: [] })
  const id = await add(body)
  expect((await owner.get(at(id))).body).toMatchObject({ state: 'upcoming', is_announced: true, percent: 20, lowest_price_net: 10 })
  expect((await inShop(product)).price_net_promo).toBeNull()
  later(1)
  expect((await owner.get(at(id))).body.state).toBe('current')
  expect(await inShop(product)).toMatchObject({ price_net: 10, price_net_promo: 8, best_price_from_history: 10, sale: true })
  later(2)
  expect((await owner.get(at(id))).body.state).toBe('over')
  expect((await inShop(product)).price_net_promo).toBeNull()
})

test('one that is not below the lowest price is saved, and announced nowhere', async () => {
  const product = await newProduct()
  await add(bodyOf(product, { price_net: 7.5, ends_at: inDays(2) }))
  later(5)
  const body = bodyOf(product, { price_net: 7.5 })
  const { body: preview } = await owner.post(`${path}/promotion_preview`, body)
  expect(preview).toMatchObject({ regular_price_net: 10, lowest_price_net: 7.5, is_announced: false, percent: null })
  const id = await add(body)
  expect((await owner.get(at(id))).body).toMatchObject({ is_announced: false, lowest_price_net: 7.5 })
  expect(await inShop(product)).toMatchObject({ price_net: 7.5, price_net_promo: null, best_price_from_history: null, sale: false })
})

test('of a larger quantity nothing is announced, since its price has no history', async () => {
  const product = await newProduct()
  const body = bodyOf(product, { variant_id: product * 10, quantity: 10, price_net: 5 })
  const { body: preview } = await owner.post(`${path}/promotion_preview`, body)
  expect(preview).toMatchObject({ regular_price_net: 11, lowest_price_net: null, is_announced: false })
  await add(body)
  const { product_variants_table_data, sale } = await inShop(product)
  expect(sale).toBe(false)
  expect(product_variants_table_data[0].product_variant_prices[1]).toMatchObject({ quantity: 10, price_net: 5, promo_price_net: null })
})

test('of several at once the preview names the others, and the lowest price counts', async () => {
  const product = await newProduct()
  const lower = await add(bodyOf(product, { price_net: 6, ends_at: inDays(2) }))
  const body = bodyOf(product, { price_net: 7, starts_at: inDays(1), ends_at: inDays(4) })
  const { body: preview } = await owner.post(`${path}/promotion_preview`, body)
  expect(preview.others).toMatchObject([{ id: lower, price_net: 6 }])
  await add(body)
  later(1.5)
  expect((await inShop(product)).price_net_promo).toBe(6)
  later(1)
  // The 6.00 were public before it began: it is no reduction.
  expect(await inShop(product)).toMatchObject({ price_net: 7, price_net_promo: null })
})

test('a promotion that has begun is lowered or moved, and not raised: its lower price was public', async () => {
  const product = await newProduct()
  const id = await add(bodyOf(product, { price_net: 7, ends_at: inDays(20) }))
  later(1)
  const { price_net, starts_at, ends_at } = (await owner.get(at(id))).body
  const from = { price_net, starts_at, ends_at }
  const raised = await owner.put(at(id), { ...from, price_net: 8, from })
  expect([failure(raised), Object.keys(raised.body.error.fields)]).toEqual([[422, 'invalid_body'], ['price_net']])
  expect((await owner.put(at(id), { ...from, price_net: 6, ends_at: inDays(5), from })).status).toBe(200)
  expect(await inShop(product)).toMatchObject({ price_net_promo: 6 })
})

test('price and times are changed, the start only before it; what two people change is merged or refused by name', async () => {
  const product = await newProduct()
  const id = await add(bodyOf(product, { starts_at: inDays(1), ends_at: inDays(3) }))
  const read = async () => {
    const { price_net, starts_at, ends_at } = (await owner.get(at(id))).body
    return { price_net, starts_at, ends_at }
  }
  const from = await read()
  expect((await owner.put(at(id), { ...from, price_net: 7, from })).status).toBe(200)
  expect((await owner.put(at(id), { ...from, ends_at: inDays(5), from })).status).toBe(200)
  expect(await read()).toEqual({ ...from, price_net: 7, ends_at: inDays(5) })
  const refused = await owner.put(at(id), { ...from, price_net: 6, from })
  expect(failure(refused)).toEqual([409, 'promotion_changed'])
  expect(Object.keys(refused.body.error.fields)).toEqual(['price_net'])
  later(2)
  const begun = await read()
  const moved = await owner.put(at(id), { ...begun, starts_at: inDays(1), from: begun })
  expect(Object.keys(moved.body.error.fields)).toEqual(['starts_at'])
  expect((await owner.put(at(id), { ...begun, price_net: 6.5, from: begun })).status).toBe(200)
  expect((await inShop(product)).price_net_promo).toBe(6.5)
})

test('a current one is ended, an upcoming one deleted, one that is over stays as it was', async () => {
  const product = await newProduct()
  const current = await add(bodyOf(product))
  const upcoming = await add(bodyOf(product, { starts_at: inDays(9) }))
  later(1)
  expect(failure(await owner.delete(at(current)))).toEqual([409, 'promotion_begun'])
  expect(failure(await owner.post(`${at(upcoming)}/end`))).toEqual([409, 'promotion_not_begun'])
  expect((await owner.post(`${at(current)}/end`)).status).toBe(200)
  expect((await inShop(product)).price_net_promo).toBeNull()
  expect((await owner.delete(at(upcoming))).status).toBe(200)
  expect(failure(await owner.get(at(upcoming)))).toEqual([404, 'promotion_not_found'])
  expect(failure(await owner.post(`${at(current)}/end`))).toEqual([409, 'promotion_over'])
  const { price_net, starts_at, ends_at } = (await owner.get(at(current))).body
  const from = { price_net, starts_at, ends_at }
  expect(failure(await owner.put(at(current), { ...from, ends_at: inDays(3), from }))).toEqual([409, 'promotion_over'])
})

test('a new promotion never has the number of a former one, whose price the history knows', async () => {
  const product = await newProduct()
  const id = await add(bodyOf(product, { starts_at: inDays(1) }))
  await owner.delete(at(id))
  expect(await add(bodyOf(product))).toBeGreaterThan(id)
})

test('a price that is no lower, an end before the start, and a tier that there is not, are refused by field', async () => {
  const product = await newProduct()
  const fieldsOf = async (more: object) => Object.keys((await owner.post(`${path}/promotions`, bodyOf(product, more))).body.error.fields)
  expect(await fieldsOf({ price_net: 10 })).toEqual(['price_net'])
  expect(await fieldsOf({ starts_at: inDays(2), ends_at: inDays(1) })).toEqual(['ends_at'])
  expect(await fieldsOf({ ends_at: inDays(-1) })).toEqual(['ends_at'])
  expect(await fieldsOf({ variant_id: product * 10, quantity: 5 })).toEqual(['quantity'])
  expect(failure(await owner.post(`${path}/promotions`, bodyOf(1)))).toEqual([404, 'product_not_found'])
})

test('what is planned in the past begins now: no price is public that was not', async () => {
  const product = await newProduct()
  const id = await add(bodyOf(product, { starts_at: inDays(-10) }))
  expect((await owner.get(at(id))).body.starts_at).toBe(now.toISOString())
  const [interval] = await api.db.asOwner(now).query<{ from: Date }>(sql`
    select valid_from as "from" from price_intervals where shop_id = ${shop.id} and promotion_id = ${id}`)
  expect(interval?.from).toEqual(now)
})

test('the list is filtered by state and product, in parts that neither miss nor repeat one', async () => {
  const product = await newProduct()
  const ids = [
    await add(bodyOf(product, { starts_at: inDays(1) })),
    await add(bodyOf(product, { starts_at: inDays(2) })),
    await add(bodyOf(product)),
  ]
  const list = async (query: string) => (await owner.get(`${path}/promotions?product=${product}${query}`)).body
  const idsIn = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id)
  expect(idsIn(await list(''))).toEqual([ids[1], ids[0], ids[2]])
  expect(idsIn(await list('&state=upcoming'))).toEqual([ids[1], ids[0]])
  expect(idsIn(await list('&state=current'))).toEqual([ids[2]])
  expect(idsIn(await list('&state=over'))).toEqual([])
  const seen: number[] = []
  let after = ''
  for (let part = 0; part < 3; part++) {
    const answer = await list(`&limit=1${after}`)
    seen.push(...idsIn(answer))
    after = `&after=${answer.next}`
  }
  expect(seen).toEqual([ids[1], ids[0], ids[2]])
})

test('a list after a made-up cursor is refused', async () => {
  const after = Buffer.from(JSON.stringify(['1', '9999999999'])).toString('base64url')
  expect(failure(await owner.get(`${path}/promotions?after=${after}`))).toEqual([400, 'invalid_query'])
})
