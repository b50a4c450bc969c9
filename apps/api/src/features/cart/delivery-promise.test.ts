import type { ChangeLog } from '@stragan/cache'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buyer } from '../../../test/buyer.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { newStaff } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { openVisitor } from '../../../test/visitor.ts'
import { listenForChanges } from '../../platform/change-listener.ts'
import { sql } from '../../platform/database.ts'
import { type StoredEntry, saveEntries } from '../configuration/configuration.ts'
import { changeOrderStatus } from '../orders/orders.ts'

/** A Monday, one hour before the cut-off in Warsaw. */
const monday = new Date('2026-11-23T12:00:00Z')
const cutOff = new Date('2026-11-23T13:00:00Z')
const shop = { id: 866, host: 'promise.test', first: 8_660_001 }
const product = shop.first + 1
const texts = { en: 'x', pl: 'x' }
const method = { description: texts, vat_tax_percent: 23, free_from_net: null, price_net: 10 }
const deliveries: StoredEntry[] = [
  { ...method, name: { en: 'Locker', pl: 'Automat' }, code: 'locker', duration: { min: 1, max: 2 } },
  { ...method, name: { en: 'Courier', pl: 'Kurier' }, code: 'courier', duration: { min: 1, max: 1, countries: ['PL'] } },
  { ...method, name: { en: 'Collection', pl: 'Odbiór' }, code: 'pickup', duration: { min: 0, max: 0, collected: true } },
  { ...method, name: { en: 'Freight', pl: 'Spedycja' }, code: 'freight' },
]
const log = { debug() {}, info() {}, warn() {}, error() {} }
const settings = { mode: 'production', new_days: 30, dispatch: { cut_off: '14:00' } }

let now = monday
let api: TestApi
let changeLog: ChangeLog
let stop: () => Promise<void>
beforeAll(async () => {
  const { db } = await openTestApi()
  ;({ changeLog, stop } = await listenForChanges(db))
  api = await openTestApi({ db, changeLog, clock: () => now })
  await addOrderableShop(api, shop, monday)
  await addProduct(api.db, { shopId: shop.id, id: product, priceNet: 1000, first: shop.first, items: 10 }, monday)
  await configure('delivery', deliveries)
  await configure('shop_configuration', [settings])
})
afterAll(async () => {
  await stop()
  await api.close()
})
beforeEach(() => {
  now = monday
})

/** Replaces the entries of a scope, and waits until the change log has it. */
async function configure(scope: 'delivery' | 'shop_configuration', entries: readonly StoredEntry[]) {
  await api.db.asOwner(now).transaction(async tx => {
    await tx.query(sql`delete from configuration where shop_id = ${shop.id} and scope = ${scope}`)
    await saveEntries(tx, shop.id, scope, entries)
  })
  const { number } = await api.db.asOwner(now).one<{ number: number }>(sql`select number::int from shop_changes where shop_id = ${shop.id}`)
  await vi.waitFor(() => expect(changeLog.shopVersion(shop.id)).toBe(number), { timeout: 20_000, interval: 2 })
}

const ofShop = (language = 'en-US') => api.get('/delivery_promise', { origin: shop.host, language })
const days = async () => {
  const { body } = await ofShop()
  return [body.order_by, body.order_by_is_today, body.from]
}
async function promises(items: number, change: object = {}) {
  const visitor = await openVisitor(api, shop.host)
  await visitor.put(`/cart/cart_items/set_by_product/${product}`, { cart_item: { items } })
  await visitor.put('/cart', { cart: change })
  const { deliveries } = (await visitor.get('/cart')).body
  return Object.fromEntries(
    deliveries.map(({ code, promise }: { code: string; promise: { from: string; to: string } | null }) => [
      code,
      promise && [promise.from, promise.to],
    ]),
  )
}

test('the shop promises what its fastest delivery does, collection left out', async () => {
  expect((await ofShop('pl-PL')).body).toEqual({
    order_by: cutOff.toISOString(),
    order_by_day: '2026-11-23',
    order_by_time: '14:00',
    order_by_is_today: true,
    from: '2026-11-24',
    to: '2026-11-24',
    collected: false,
    delivery: 'Kurier',
    countries: ['PL'],
  })
})

test('a cached promise is another one from the cut-off on, and from midnight, when another day is today', async () => {
  const ttl = async () => Number((await ofShop()).headers.get('cache-ttl'))
  now = new Date(cutOff.getTime() - 1000)
  const today = [cutOff.toISOString(), true, '2026-11-24']
  expect([await days(), await days()]).toEqual([today, today])
  expect(await ttl()).toBe(1000)
  now = cutOff
  const tomorrow = ['2026-11-24T13:00:00.000Z', false, '2026-11-25']
  expect([await days(), await days()]).toEqual([tomorrow, tomorrow])
  now = new Date(cutOff.getTime() + 1000)
  expect(await days()).toEqual(tomorrow)
  // Midnight in Warsaw.
  now = new Date('2026-11-23T22:59:59.999Z')
  expect(await days()).toEqual(tomorrow)
  expect(await ttl()).toBe(1)
  now = new Date('2026-11-23T23:00:00Z')
  expect(await days()).toEqual([tomorrow[0], true, tomorrow[2]])
})

test('a browser may keep no response longer than it holds', async () => {
  expect((await ofShop()).headers.get('cache-control')).toBe('public, no-cache')
})

test('a changed configuration changes the promise at once', async () => {
  await days()
  await configure('shop_configuration', [{ ...settings, dispatch: { cut_off: '14:00', handling_days: 1 } }])
  expect(await days()).toEqual([cutOff.toISOString(), true, '2026-11-25'])
  await configure('shop_configuration', [{ mode: 'production', new_days: 30 }])
  expect((await ofShop()).body).toBeNull()
  expect(await promises(1)).toEqual({ locker: null, courier: null, pickup: null, freight: null })
  await configure('shop_configuration', [settings])
  expect(await days()).toEqual([cutOff.toISOString(), true, '2026-11-24'])
})

test('each delivery of a cart has its own dates, or none: not in the country, not in stock, no duration', async () => {
  const inPoland = { locker: ['2026-11-24', '2026-11-25'], courier: ['2026-11-24', '2026-11-24'], pickup: ['2026-11-23', '2026-11-23'] }
  expect(await promises(1)).toEqual({ ...inPoland, freight: null })
  expect(await promises(1, { delivery_country: 'DE' })).toEqual({ ...inPoland, courier: null, freight: null })
  const visitor = await openVisitor(api, shop.host)
  expect((await visitor.get('/cart')).body.deliveries[0].promise).toBeNull()
  await visitor.put(`/cart/cart_items/set_by_product/${product}`, { cart_item: { items: 10 } })
  await api.db.asOwner(now).query(sql`update variants set stock_on_hand = 9 where shop_id = ${shop.id}`)
  expect((await visitor.get('/cart')).body.deliveries.map(({ promise }: { promise: unknown }) => promise)).toEqual([null, null, null, null])
  await api.db.asOwner(now).query(sql`update variants set stock_on_hand = 10 where shop_id = ${shop.id}`)
})

test('an order keeps what was promised when it was placed', async () => {
  const shopper = await readyShopper(api, shop.host, [[product, 1]], { delivery: 2, payment: 2 })
  now = cutOff
  const { uid } = (await shopper.order()).body
  await configure('shop_configuration', [{ ...settings, dispatch: { cut_off: '08:00', handling_days: 5 } }])
  expect((await shopper.get(`/orders/${uid}`)).body.delivery).toEqual({
    code: 'courier',
    name: 'Courier',
    name_language: 'en',
    promise: {
      order_by: '2026-11-24T13:00:00.000Z',
      order_by_day: '2026-11-24',
      order_by_time: '14:00',
      from: '2026-11-25',
      to: '2026-11-25',
      collected: false,
    },
  })
  await configure('shop_configuration', [settings])
})

test('what a payment in advance was to bring is promised until its deadline, and on if it arrived by then; later the next dates are', async () => {
  const place = async () => {
    const shopper = await readyShopper(api, shop.host, [[product, 1]], { delivery: 2, payment: 1 })
    const { uid } = (await shopper.order()).body
    return { uid, promise: async () => (await shopper.get(`/orders/${uid}`)).body.delivery.promise?.from ?? null }
  }
  const pay = (uid: string) => {
    const context = { language: 'en', now, log, address: '', db: api.db.withTenant(shop.id, now) } as const
    return changeOrderStatus({ ...context, shop: { id: shop.id, name: '', defaultLanguage: 'en' } }, uid, 'paid')
  }
  const [inTime, late] = [await place(), await place()]
  now = new Date(cutOff.getTime() - 1)
  await pay(inTime.uid)
  expect([await inTime.promise(), await late.promise()]).toEqual(['2026-11-24', '2026-11-24'])
  now = cutOff
  expect([await inTime.promise(), await late.promise()]).toEqual(['2026-11-24', null])
  now = new Date(cutOff.getTime() + 60_000)
  await pay(late.uid)
  expect([await inTime.promise(), await late.promise()]).toEqual(['2026-11-24', '2026-11-25'])
})

test('an order that is paid only after it was packed has the promise of that moment', async () => {
  const shopper = await readyShopper(api, shop.host, [[product, 1]], { delivery: 2, payment: 1 })
  const { uid, total_gross } = (await shopper.order()).body
  const seller = await newStaff(api, { [shop.id]: 'manager' })
  const path = `/shops/shop-${shop.id}/orders/${uid}`
  for (const status of ['confirmed', 'packed']) expect((await seller.put(`${path}/status`, { status })).status).toBe(200)
  const promise = async () => (await shopper.get(`/orders/${uid}`)).body.delivery.promise?.from ?? null
  expect(await promise()).toBe('2026-11-24')
  now = new Date(cutOff.getTime() + 60_000)
  expect(await promise()).toBeNull()
  expect((await seller.post(`${path}/payments`, { amount: total_gross })).status).toBe(200)
  expect(await promise()).toBe('2026-11-25')
})

test('an order to a country without a promise, or by a delivery without one, has none', async () => {
  const abroad = { ...buyer.billing_address, country: 'DE', postal_code: '10115' }
  const shopper = await readyShopper(api, shop.host, [[product, 1]], { delivery: 2, payment: 2 })
  const { uid } = (await shopper.order({ billing_address: abroad })).body
  expect((await shopper.get(`/orders/${uid}`)).body.delivery.promise).toBeNull()
})

test.each([
  { cut_off: '24:00' },
  { cut_off: '9:00' },
  { cut_off: '14:00', working_days: [] },
  { cut_off: '14:00', working_days: [0] },
  { cut_off: '14:00', holidays: 'DE' },
  { cut_off: '14:00', handling_days: -1 },
])('the dispatch %j is refused', async dispatch => {
  const saving = api.db.asOwner(now).transaction(tx => saveEntries(tx, shop.id, 'shop_configuration', [{ ...settings, dispatch }]))
  await expect(saving).rejects.toThrow()
})

test.each([
  { min: 2, max: 1 },
  { min: 0.5, max: 1 },
  { min: 0, max: 61 },
  { min: 1, max: 1, countries: [] },
])('the duration %j is refused', async duration => {
  const saving = api.db.asOwner(now).transaction(tx => saveEntries(tx, shop.id, 'delivery', [{ ...deliveries[0], duration }]))
  await expect(saving).rejects.toThrow()
})
