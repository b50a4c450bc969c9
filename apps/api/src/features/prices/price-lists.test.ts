import type { ChangeLog } from '@stragan/cache'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCustomer } from '../../../test/customer.ts'
import { addProduct, addPromotion } from '../../../test/fixtures.ts'
import { addOrderableShop } from '../../../test/shopper.ts'
import { newStaff, requestsWith, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { failure } from '../../../test/visitor.ts'
import { listenForChanges } from '../../platform/change-listener.ts'
import { sql } from '../../platform/database.ts'

const shop = { id: 979, host: 'price-lists.test', first: 9_790_001 }
const path = `/shops/shop-${shop.id}`
const lists = `${path}/price_lists`
/** At 10.00, with variants 41 at 5.00 and 42 at 4.00, at 20.00 and promoted at 15.00, and on request. */
const [simple, varied, promoted, onRequest] = [shop.first, shop.first + 1, shop.first + 2, shop.first + 3]
const hourMs = 3_600_000

let now = new Date('2027-05-03T12:00:00Z')
let api: TestApi
/** The same shop through caches. */
let cached: TestApi
let changeLog: ChangeLog
let stop: () => Promise<void>
/** A key, which does not expire while hours go by. */
let owner: ReturnType<typeof requestsWith>
let manager: StaffMember
beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  ;({ changeLog, stop } = await listenForChanges(api.db))
  cached = await openTestApi({ db: api.db, changeLog, clock: () => now })
  await addOrderableShop(api, shop, now)
  const add = (id: number, priceNet: number | null, more = {}) =>
    addProduct(api.db, { shopId: shop.id, id, priceNet, first: shop.first, items: 1000, ...more }, now)
  await add(simple, 1000)
  const tiers = (price: number) => [[1, price]] as [number, number][]
  const variants = [
    { id: 41, tiers: tiers(500), items: 100 },
    { id: 42, tiers: tiers(400), items: 100 },
  ]
  await add(varied, null, { variants })
  await add(promoted, 2000)
  await add(onRequest, null)
  await addPromotion(api.db, { shopId: shop.id, id: 1, productId: promoted, priceNet: 1500, startsAt: now }, now)
  manager = await newStaff(api, { [shop.id]: 'owner' })
  const scopes = ['prices:write', 'customers:write', 'history:write', 'exports:read']
  owner = requestsWith(api, (await manager.post(`${path}/api_keys`, { name: 'Prices', scopes })).body.key)
})
afterAll(async () => {
  await stop()
  await api.close()
})

const inHours = (hours: number) => new Date(now.getTime() + hours * hourMs).toISOString()
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * hourMs)
}
/** Waits until caches know what was changed. */
async function notified() {
  const { number } = await api.db.asOwner(now).one<{ number: number }>(sql`select number::int from shop_changes where shop_id = ${shop.id}`)
  await expect.poll(() => changeLog.shopVersion(shop.id), { timeout: 20_000, interval: 2 }).toBe(number)
}
const customer = (through = api) => newCustomer(through, shop.host)
interface Period {
  valid_from: string | null
  valid_to: string | null
}
const always: Period = { valid_from: null, valid_to: null }
/** A list of prices by variant for some customers. */
async function newList(prices: Record<number, number>, customers: readonly { id: number }[], period = always) {
  const { id } = (await owner.post(lists, { name: `List ${crypto.randomUUID()}`, ...period })).body
  const set = Object.entries(prices).map(([variant_id, price_net]) => ({ variant_id: Number(variant_id), price_net, from: null }))
  if (set.length > 0) expect((await owner.put(`${lists}/${id}/prices`, { prices: set })).status).toBe(200)
  expect((await owner.put(`${lists}/${id}/customers`, { add: customers.map(one => one.id) })).status).toBe(200)
  return `${lists}/${id}`
}
type Shopper = Awaited<ReturnType<typeof customer>>
const priceOf = async (who: Shopper, product: number) => (await who.get(`/products/${product}`)).body.custom_price_net
const listedPriceOf = async (who: Shopper, product: number) =>
  (await who.get('/products')).body.items.find(({ id }: { id: number }) => id === product)?.custom_price_net
const newestChange = async () => (await owner.get(`${path}/change_sets?limit=1`)).body.items[0].id as string

test('customers of a list pay its prices, others do not; the lowest of all that hold counts', async () => {
  const [member, stranger] = [await customer(), await customer()]
  await newList({ [simple]: 8, 41: 3, [promoted]: 16, [onRequest]: 30 }, [member])
  expect([await priceOf(member, simple), await listedPriceOf(member, simple)]).toEqual([8, 8])
  expect([await priceOf(member, varied), await priceOf(member, onRequest)]).toEqual([3, 30])
  // The promotion is lower.
  expect(await priceOf(member, promoted)).toBeNull()
  expect([await priceOf(stranger, simple), await listedPriceOf(stranger, simple)]).toEqual([null, null])
  await newList({ [simple]: 7, [promoted]: 14 }, [member])
  expect([await priceOf(member, simple), await priceOf(member, promoted)]).toEqual([7, 14])
  const agreed = (price_net: number | null, from: number | null) =>
    owner.put(`${path}/customers/${member.id}/prices`, { prices: [{ variant_id: simple, price_net, from }] })
  await agreed(9, null)
  expect(await priceOf(member, simple)).toBe(7)
  await agreed(6, 9)
  expect(await priceOf(member, simple)).toBe(6)
  await member.post('/cart/cart_items', { cart_item: { product_id: simple, items: 3 } })
  expect((await member.get('/cart')).body.totals.products_net).toBe(18)
  await agreed(null, 6)
  expect((await member.get('/cart')).body.totals.products_net).toBe(21)
})

test.each(['computed', 'cached'])(
  'a list begins and ends at its very moments, in lists, products, the cart and the summary: %s',
  async how => {
    const member = await customer(how === 'cached' ? cached : api)
    await newList({ [simple]: 8 }, [member], { valid_from: inHours(0.1), valid_to: inHours(0.2) })
    await notified()
    await member.post('/cart/cart_items', { cart_item: { product_id: simple, items: 1 } })
    const seen = async () => [
      await priceOf(member, simple),
      await listedPriceOf(member, simple),
      (await member.get('/cart')).body.totals.products_net,
      (await member.get('/visitor_summary')).body.personal_prices.includes(simple),
      (await member.get('/customer/prices')).body.total,
    ]
    const without = [null, null, 10, false, 0]
    const begin = new Date(now.getTime() + hourMs / 10)
    const end = new Date(now.getTime() + hourMs / 5)
    const at = (moment: Date, ms: number) => {
      now = new Date(moment.getTime() + ms)
    }
    expect(await seen()).toEqual(without)
    at(begin, -1)
    expect(await seen()).toEqual(without)
    at(begin, 0)
    expect(await seen()).toEqual([8, 8, 8, true, 1])
    at(end, -1)
    expect(await seen()).toEqual([8, 8, 8, true, 1])
    at(end, 0)
    expect(await seen()).toEqual(without)
  },
)

test('caches follow what is changed in a list, and who is in it', async () => {
  const member = await customer(cached)
  const at = await newList({ [simple]: 8 }, [member])
  const seen = async () => {
    await notified()
    return [await priceOf(member, simple), await listedPriceOf(member, simple)]
  }
  expect(await seen()).toEqual([8, 8])
  await owner.put(`${at}/prices`, { prices: [{ variant_id: simple, price_net: 7, from: 8 }] })
  expect(await seen()).toEqual([7, 7])
  const { name } = (await owner.get(at)).body
  const from = { name, ...always }
  await owner.put(at, { name, valid_from: inHours(1), valid_to: null, from })
  expect(await seen()).toEqual([null, null])
  await owner.put(at, { ...from, from: { name, valid_from: inHours(1), valid_to: null } })
  expect(await seen()).toEqual([7, 7])
  await owner.put(`${at}/customers`, { remove: [member.id] })
  expect(await seen()).toEqual([null, null])
  await owner.put(`${at}/customers`, { add: [member.id] })
  expect(await seen()).toEqual([7, 7])
  await owner.delete(at)
  expect(await seen()).toEqual([null, null])
})

test('what a customer sees is said to change when a list begins; what strangers see is not', async () => {
  const member = await customer()
  await newList({ [simple]: 8 }, [member], { valid_from: inHours(1), valid_to: null })
  const { everybody, customers } = await api.db.asOwner(now).one<{ everybody: Date; customers: Date }>(sql`
    select next_scheduled_change(${shop.id}) as everybody, next_price_list_change(${shop.id}) as customers`)
  expect([everybody.getTime() > customers.getTime(), customers.toISOString()]).toEqual([true, inHours(1)])
})

test('a customer sees the prices of lists beside the list prices, the lowest of each variant once', async () => {
  const member = await customer()
  await newList({ [simple]: 8, 41: 3 }, [member])
  await newList({ [simple]: 7 }, [member])
  const { total, items } = (await member.get('/customer/prices?sort=name')).body
  expect([total, items.map((one: { price_net: number }) => one.price_net)]).toEqual([2, [7, 3]])
  expect(items[0]).toMatchObject({ product_id: simple, list_price_net: 10, is_recent: true })
  expect((await member.get('/customer/prices?q=V41')).body.total).toBe(1)
})

test('a list is added, changed, found with its numbers, and deleted', async () => {
  const at = await newList({ [simple]: 8, 41: 3 }, [await customer()])
  const { id, name, ...rest } = (await owner.get(at)).body
  expect(rest).toEqual({ ...always, state: 'current', prices: 2, customers: 1 })
  const from = { name, ...always }
  const change = (values: object, base = from) => owner.put(at, { ...base, ...values, from: base })
  expect((await change({ name: 'Dealers', valid_from: inHours(1) })).body).toBe('ok')
  expect((await owner.get(lists)).body.find((one: { id: number }) => one.id === id)).toMatchObject({ name: 'Dealers', state: 'upcoming' })
  // Another field is merged, the same one is named.
  expect((await change({ valid_to: inHours(3) })).body).toBe('ok')
  expect((await owner.get(at)).body).toMatchObject({ name: 'Dealers', valid_from: inHours(1), valid_to: inHours(3) })
  const refused = await change({ name: 'Installers' })
  expect([failure(refused), Object.keys(refused.body.error.fields)]).toEqual([[409, 'price_list_changed'], ['name']])
  const wrong = await owner.post(lists, { name: 'A', valid_from: inHours(2), valid_to: inHours(2) })
  expect([failure(wrong), Object.keys(wrong.body.error.fields)]).toEqual([[422, 'invalid_body'], ['valid_to']])
  expect((await owner.delete(at)).body).toBe('ok')
  expect(failure(await owner.get(at))).toEqual([404, 'price_list_not_found'])
  expect(failure(await owner.get(`${at}/prices`))).toEqual([404, 'price_list_not_found'])
})

test('a list that is deleted comes back with its prices and customers by undo', async () => {
  const member = await customer()
  const at = await newList({ [simple]: 8 }, [member])
  later(1)
  await owner.delete(at)
  expect(await priceOf(member, simple)).toBeNull()
  expect((await owner.post(`${path}/change_sets/${await newestChange()}/undo`)).body).toEqual({ skipped: [] })
  expect(await priceOf(member, simple)).toBe(8)
})

test('customers are found, added and removed, each once', async () => {
  const [member, other] = [await customer(), await customer()]
  const at = await newList({}, [member])
  const idsOf = async (query = '') =>
    (await owner.get(`${at}/customers${query}`)).body.items.map((one: { id: number; is_in_list: boolean }) => [one.id, one.is_in_list])
  expect(await idsOf()).toEqual([[member.id, true]])
  expect(await idsOf(`?q=${encodeURIComponent(other.email)}`)).toEqual([[other.id, false]])
  const save = (body: object) => owner.put(`${at}/customers`, body)
  expect((await save({ add: [member.id, other.id] })).body).toEqual({ added: 1, removed: 0 })
  expect(await idsOf('?limit=1')).toEqual([[other.id, true]])
  expect((await save({ remove: [member.id, 999_999] })).body).toEqual({ added: 0, removed: 1 })
  expect(await idsOf()).toEqual([[other.id, true]])
  const refused = await save({ add: [999_999] })
  expect([failure(refused), Object.keys(refused.body.error.fields)]).toEqual([[422, 'invalid_body'], ['add.0']])
})

test('a copy of a customer’s data names the lists, and erasing the customer leaves nothing of them there', async () => {
  const member = await customer()
  later(1)
  const at = await newList({ [simple]: 8 }, [member])
  const { name } = (await owner.get(at)).body
  const copy = await owner.get(`${path}/customers/${member.id}/data.json`)
  expect(copy.body.price_lists).toEqual([{ name, since: now.toISOString() }])
  const erasure = { confirmation: member.email }
  expect((await owner.post(`${path}/customers/${member.id}/erasure`, erasure)).body).toBe('ok')
  expect((await owner.get(at)).body).toMatchObject({ prices: 1, customers: 0 })
  const left = await api.db.asOwner(now).query(sql`
    select 1 from change_rows where shop_id = ${shop.id} and table_name = 'price_list_customers' and entity_key = ${String(member.id)}`)
  expect(left).toEqual([])
})
