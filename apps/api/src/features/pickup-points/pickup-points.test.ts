import type { PickupPoint } from '@stragan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCustomer, password } from '../../../test/customer.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { openTestApi, shopCtx, type TestApi } from '../../../test/test-api.ts'
import { openVisitor, type TestVisitor } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'
import { saveEntries } from '../configuration/configuration.ts'
import { changeOrderStatus } from '../orders/orders.ts'
import { distanceKm } from './distance.ts'
import { nearestStatement } from './pickup-points.queries.ts'
import { importPickupPoints } from './pickup-points.ts'

const start = new Date('2027-03-01T12:00:00Z')
const shop = { id: 864, host: 'points.test', first: 8_640_001 }
const product = shop.first + 1
const [courier, locker, kiosk] = [1, 2, 3]

let api: TestApi

const pointAt = (code: string, city: string, postal_code: string, latitude: number, longitude: number): PickupPoint => ({
  network: 'lockers',
  code,
  name: code,
  street: 'Prosta 1',
  postal_code,
  city,
  country: 'PL',
  latitude,
  longitude,
  opening_hours: '24/7',
  description: 'by the entrance',
  takes_cash_on_delivery: true,
  is_sample: false,
})
const lodz = [
  pointAt('LDZ01', 'Łódź', '90-001', 51.77, 19.46),
  pointAt('LDZ02', 'Łódź', '90-361', 51.75, 19.47),
  pointAt('LDZ03', 'Łódź', '93-232', 51.73, 19.5),
]
const points = [
  ...lodz,
  pointAt('ZGR01', 'Zgierz', '95-100', 51.856, 19.406),
  pointAt('WAW01', 'Warszawa', '00-805', 52.23, 21.0),
  // Two towns of one name, in two regions.
  pointAt('NWI01', 'Nowa Wieś', '05-806', 52.14, 20.78),
  pointAt('NWI02', 'Nowa Wieś', '05-806', 52.141, 20.781),
  pointAt('NWI03', 'Nowa Wieś', '83-400', 54.1, 18.1),
]

const replace = (network: string, list: readonly PickupPoint[], isForced = true) =>
  importPickupPoints(
    api.db,
    start,
    network,
    list.map(point => ({ ...point, network })),
    { isForced },
  )

beforeAll(async () => {
  api = await openTestApi({ clock: () => start })
  await addOrderableShop(api, shop, start)
  await addProduct(api.db, { shopId: shop.id, id: product, priceNet: 1000, first: shop.first, items: 1000 }, start)
  await api.db.asOwner(start).transaction(async tx => {
    await tx.query(sql`delete from configuration where shop_id = ${shop.id} and scope = 'delivery'`)
    const method = {
      name: { en: 'By', pl: 'Jak' },
      description: { en: '', pl: '' },
      vat_tax_percent: 23,
      free_from_net: null,
      price_net: 10,
    }
    await saveEntries(tx, shop.id, 'delivery', [
      { ...method, code: 'courier' },
      { ...method, code: 'locker', pickup_network: 'lockers' },
      { ...method, code: 'kiosk', pickup_network: 'kiosks' },
    ])
  })
  await replace('lockers', points)
  await replace('kiosks', [pointAt('KIO01', 'Łódź', '90-001', 51.77, 19.46)])
})
afterAll(() => api.close())

const search = async (q: string, delivery = locker) =>
  api.get(`/pickup_points?delivery=${delivery}&q=${encodeURIComponent(q)}`, { origin: shop.host })
const codesNear = async (q: string, delivery = locker) =>
  (await search(q, delivery)).body.map(({ code, distance_km }: { code: string; distance_km: number }) => [code, distance_km])
const choose = (visitor: TestVisitor, point: object) => visitor.put('/cart/set_pickup_point', { cart: { pickup_point: point } })
const deliver = (visitor: TestVisitor, id: number) => visitor.put('/cart/set_delivery', { cart: { delivery_shop_configuration_id: id } })
const shopper = (delivery = locker) => readyShopper(api, shop.host, [[product, 1]], { delivery })
const pointOf = async (visitor: TestVisitor) => (await visitor.get('/cart')).body.pickup_point

test.each(['Łódź', 'lodz', ' LÓDZ ', 'łód'])('a town is found however it is written: %s', async q => {
  const found = await codesNear(q)
  expect(found.slice(0, 4).map(([code]: [string]) => code)).toEqual(['LDZ02', 'LDZ01', 'LDZ03', 'ZGR01'])
  // From the centre of its points, 51.75 N 19.4767 E.
  expect(found[0]).toEqual(['LDZ02', 0.5])
  expect(found[1]).toEqual(['LDZ01', 2.5])
})

test.each(['90-001', '90001', '90 001'])('a postal code is found however it is written: %s', async q => {
  expect((await codesNear(q))[0]).toEqual(['LDZ01', 0])
})

test('a postal code without points of its own is found by its first digits', async () => {
  expect((await codesNear('93-999'))[0]).toEqual(['LDZ03', 0])
})

test('a code is found in any letter case, with its neighbours', async () => {
  expect((await codesNear('waw01'))[0]).toEqual(['WAW01', 0])
  expect((await search('waw01')).body[0]).toMatchObject({ street: 'Prosta 1', city: 'Warszawa', opening_hours: '24/7', is_sample: false })
})

test('of towns of one name the one with the most points is meant', async () => {
  const nearest = (await codesNear('nowa wies')).slice(0, 2)
  expect(nearest.map(([code]: [string]) => code).sort()).toEqual(['NWI01', 'NWI02'])
})

test('only points of the delivery’s network are found', async () => {
  expect(await codesNear('lodz', kiosk)).toEqual([['KIO01', 0]])
})

test('an unknown place has no points, and a delivery without points cannot be searched', async () => {
  for (const q of ['Atlantyda', '77', '--', '%%']) expect((await search(q)).body).toEqual([])
  for (const delivery of [courier, 99]) {
    const { status, body } = await search('lodz', delivery)
    expect([status, body.error.code, Object.keys(body.error.fields)]).toEqual([400, 'invalid_query', ['delivery']])
  }
  expect((await search('a')).status).toBe(400)
  expect((await search('a'.repeat(61))).status).toBe(400)
  expect((await api.get('/pickup_points?q=lodz', { origin: shop.host })).status).toBe(400)
})

test('an order by a delivery with a network is refused without a point', async () => {
  const visitor = await shopper()
  const { status, body } = await visitor.order()
  expect([status, body.error.code]).toEqual([422, 'pickup_point_required'])
  expect((await choose(visitor, { code: ' ldz 01 ' })).body.cart.pickup_point).toMatchObject({ code: 'LDZ01', city: 'Łódź' })
  expect((await visitor.order()).status).toBe(200)
})

test('choosing a point is a change of the cart, and repeating it changes nothing else', async () => {
  const visitor = await shopper()
  const { body: before } = await visitor.get('/cart')
  const { body: first } = await choose(visitor, { network: 'lockers', code: 'LDZ01' })
  const { body: second } = await choose(visitor, { code: 'LDZ01' })
  expect([first.cart.revision, second.cart.revision]).toEqual([before.revision + 1, before.revision + 2])
  expect({ ...second.cart, revision: 0 }).toEqual({ ...first.cart, revision: 0 })
})

test('an unknown point, one of another network, or of a delivery without one is refused and not stored', async () => {
  const visitor = await shopper()
  const refused = async (point: object) => {
    const { status, body } = await choose(visitor, point)
    return [status, body.error.code]
  }
  for (const point of [{ code: 'XXX' }, { code: 'KIO01' }, { network: 'kiosks', code: 'KIO01' }])
    expect(await refused(point)).toEqual([422, 'pickup_point_not_found'])
  expect(await refused({ code: '' })).toEqual([422, 'invalid_body'])
  expect(await refused({ code: 'A'.repeat(41) })).toEqual([422, 'invalid_body'])
  await deliver(visitor, courier)
  expect(await refused({ code: 'LDZ01' })).toEqual([422, 'pickup_point_not_found'])
  await deliver(visitor, locker)
  expect(await pointOf(visitor)).toBeNull()
})

test('a delivery of another network has no point; back to it the point is there again', async () => {
  const visitor = await shopper()
  await choose(visitor, { code: 'LDZ02' })
  for (const delivery of [courier, kiosk]) expect((await deliver(visitor, delivery)).body.cart.pickup_point).toBeNull()
  expect((await visitor.order()).body.error.code).toBe('pickup_point_required')
  expect((await deliver(visitor, locker)).body.cart.pickup_point.code).toBe('LDZ02')
})

test('a point that was removed meanwhile is not in the cart, and the order is refused', async () => {
  await replace('lockers', [...points, pointAt('OLD01', 'Łódź', '90-001', 51.77, 19.46)])
  const visitor = await shopper()
  await choose(visitor, { code: 'OLD01' })
  await replace('lockers', points)
  expect(await pointOf(visitor)).toBeNull()
  const { status, body } = await visitor.order()
  expect([status, body.error.code]).toEqual([422, 'pickup_point_not_found'])
})

test('an order by another delivery has no point', async () => {
  const visitor = await shopper()
  await choose(visitor, { code: 'LDZ01' })
  await deliver(visitor, courier)
  const { uid } = (await visitor.order()).body
  expect((await visitor.get(`/orders/${uid}`)).body.pickup_point).toBeNull()
})

test('an order keeps its point as it was; strangers do not see it', async () => {
  await replace('lockers', [...points, pointAt('MOV01', 'Łódź', '90-001', 51.77, 19.46)])
  const visitor = await shopper()
  await choose(visitor, { code: 'MOV01' })
  const { uid } = (await visitor.order()).body
  await replace('lockers', points)
  const { body: order } = await visitor.get(`/orders/${uid}`)
  expect(order).toMatchObject({
    delivery_address: null,
    pickup_point: {
      network: 'lockers',
      code: 'MOV01',
      name: 'MOV01',
      street: 'Prosta 1',
      postal_code: '90-001',
      city: 'Łódź',
      country: 'PL',
      description: 'by the entrance',
      is_sample: false,
    },
  })
  const stranger = await openVisitor(api, shop.host)
  expect((await stranger.get(`/orders/${uid}`)).body).toMatchObject({ masked: true, pickup_point: null })
})

test('the last point of each network is remembered for a customer, until it closes or the account does', async () => {
  const customer = await newCustomer(api, shop.host)
  const remembered = async () => (await customer.get('/customer/checkout_defaults')).body.pickup_points.map(({ code }: PickupPoint) => code)
  const order = async (delivery: number, code: string) => {
    await customer.post('/cart/cart_items', { cart_item: { product_id: product, items: 1 } })
    await deliver(customer, delivery)
    await customer.put('/cart/set_payment', { cart: { component_payment_method_id: 1 } })
    await choose(customer, { code })
    const address = { first_name: 'Jan', last_name: 'Nowak', street: 'Prosta 1', postal_code: '00-001', city: 'Warszawa', country: 'PL' }
    const body = { order: { email: 'a@example.com', phone: '600100200', billing_address: address, regulations_accepted: true } }
    const { status, body: placed } = await customer.post('/orders', body)
    expect(status).toBe(200)
    return placed.uid as string
  }
  expect(await remembered()).toEqual([])
  const uids = [await order(locker, 'LDZ01')]
  expect(await remembered()).toEqual(['LDZ01'])
  uids.push(await order(kiosk, 'KIO01'))
  expect((await remembered()).sort()).toEqual(['KIO01', 'LDZ01'])
  const { body } = await customer.get('/customer/data')
  expect(body.orders.map((one: { pickup_point: PickupPoint }) => one.pickup_point.code).sort()).toEqual(['KIO01', 'LDZ01'])
  await replace('lockers', points.slice(1))
  expect(await remembered()).toEqual(['KIO01'])
  await replace('lockers', points)
  const ctx = shopCtx(api, shop.id, start)
  for (const uid of uids) await changeOrderStatus(ctx, uid, 'cancelled')
  expect((await customer.post('/customer/closing', { customer: { current_password: password } })).status).toBe(200)
  const orders = await ctx.db.query(sql`select pickup_point from orders where shop_id = ${shop.id} and uid = any (${uids}::text[])`)
  expect(orders).toEqual([{ pickup_point: null }, { pickup_point: null }])
})

test('requests can read the points of all networks and write none', async () => {
  const asRequest = api.db.withTenant(shop.id, start)
  expect(await asRequest.one(sql`select count(*)::int as n from pickup_points where network = 'lockers'`)).toEqual({ n: points.length })
  for (const statement of [
    sql`delete from pickup_points`,
    sql`update pickup_points set name = 'x'`,
    sql`insert into pickup_points select * from pickup_points limit 1`,
  ])
    await expect(asRequest.query(statement)).rejects.toThrow(/permission denied/)
})

test('a list that lacks more than half of the points is refused unless forced; sample points do not count', async () => {
  const list = Array.from({ length: 4 }, (_, i) => pointAt(`GRD0${i}`, 'Łódź', '90-001', 51.77, 19.46))
  const sample = list.map(point => ({ ...point, is_sample: true }))
  expect(await replace('guarded', sample, false)).toEqual({ added: 4, changed: 0, removed: 0 })
  expect(await replace('guarded', list.slice(0, 1), false)).toEqual({ added: 0, changed: 1, removed: 3 })
  expect(await replace('guarded', list, false)).toEqual({ added: 3, changed: 0, removed: 0 })
  await expect(replace('guarded', list.slice(0, 1), false)).rejects.toThrow(/lacks 3 of 4 points/)
  expect(await replace('guarded', list, false)).toEqual({ added: 0, changed: 0, removed: 0 })
  expect(await replace('guarded', list.slice(0, 1), true)).toEqual({ added: 0, changed: 0, removed: 3 })
})

test('a search of 22,000 points uses indexes, and finds the nearest', async () => {
  const many = Array.from({ length: 22_000 }, (_, i) => {
    const [row, column] = [Math.floor(i / 150), i % 150]
    const town = `Town ${Math.floor(row / 10)}x${Math.floor(column / 10)}`
    return pointAt(`P${i}`, town, `${10 + (row % 90)}-${100 + column}`, 49 + row * 0.04, 14 + column * 0.066)
  })
  await replace('lockers', [...points, ...many])
  await api.db.asOwner(start).query(sql`analyze pickup_points`)
  const keys = { code: 'TOWN5X5', postal: 'TOWN5X5', city: 'town 5x5' }
  const plan = JSON.stringify(
    await api.db.withTenant(shop.id, start).query(sql`explain (format json) ${nearestStatement('lockers', keys)}`),
  )
  expect(plan).toContain('pickup_points_by_position')
  expect(plan).not.toContain('Seq Scan')
  expect((await codesNear('town 5x5')).length).toBe(20)
  for (const code of ['P12075', 'P140', 'P21900']) {
    const place = many.find(point => point.code === code) as PickupPoint
    const nearest = many.map(point => distanceKm(place, point)).sort((a, b) => a - b)
    const found = (await codesNear(code)).map(([, km]: [string, number]) => km)
    expect(found).toEqual(nearest.slice(0, 20).map(km => Math.round(km * 10) / 10))
  }
})
