import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, addShop } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { adminRequest, newStaff, requestsWith, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { failure } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

let api: TestApi
let operator: StaffMember
beforeAll(async () => {
  api = await openTestApi({ adminHost: 'admin.operator.test' })
  for (const id of [971, 972, 973]) await addShop(api.db, { id, host: `operated-${id}.test`, first: id * 10_000 })
  operator = await newStaff(api, {}, { isOperator: true })
})
afterAll(() => api.close())

test('an operator lists all shops with their figures in parts, finds one by host, and may do nothing in it', async () => {
  const seen: string[] = []
  let after = ''
  for (;;) {
    const { items, next } = (await operator.get(`/shops?limit=2${after}`)).body
    seen.push(...items.map((shop: { code: string }) => shop.code))
    if (next === null) break
    after = `&after=${next}`
  }
  const all = await api.db.asOwner(new Date()).query<{ code: string }>(sql`select code from shops`)
  expect([...seen].sort()).toEqual(all.map(shop => shop.code).sort())
  const { items } = (await operator.get('/shops?q=operated-972')).body
  expect(items).toEqual([
    expect.objectContaining({ code: 'shop-972', hosts: ['operated-972.test'], products: 0, orders: 0, people: 0, has_owner: false }),
  ])
  expect(failure(await operator.get('/shops/shop-972/orders'))).toEqual([404, 'shop_not_found'])
})

test('an operator sees the active products, the orders of the last 30 days and the people of a shop', async () => {
  const now = new Date()
  const [id, host] = [974, 'busy.test']
  await addOrderableShop(api, { id, host, first: 9_740_001 }, now)
  for (const product of [9_740_001, 9_740_002, 9_740_003])
    await addProduct(api.db, { shopId: id, id: product, priceNet: 1000, first: 9_740_001, items: 100 }, now)
  const asOwner = (statement: ReturnType<typeof sql>) => api.db.asOwner(now).query(statement)
  await asOwner(sql`update products set is_active = false where shop_id = ${id} and id = 9740003`)
  const place = async () => (await (await readyShopper(api, host, [[9_740_001, 1]])).order()).body.uid as string
  const [, , old, cancelled] = [await place(), await place(), await place(), await place()]
  await asOwner(sql`update orders set created_at = created_at - interval '31 days' where shop_id = ${id} and uid = ${old}`)
  await newStaff(api, { [id]: 'sales' })
  const figures = async () => {
    const [{ products, orders, people, has_owner }] = (await operator.get(`/shops?q=${host}`)).body.items
    return { products, orders, people, has_owner }
  }
  expect(await figures()).toEqual({ products: 2, orders: 3, people: 1, has_owner: false })
  const owner = await newStaff(api, { [id]: 'owner' })
  expect((await owner.put(`/shops/shop-${id}/orders/${cancelled}/status`, { status: 'cancelled' })).status).toBe(200)
  expect(await figures()).toEqual({ products: 2, orders: 2, people: 2, has_owner: true })
})

test('the list goes on after a shop with the longest name', async () => {
  await api.db.asOwner(new Date()).query(sql`update shops set name = ${'店'.repeat(100)} where shop_id in (971, 972, 973)`)
  const { next } = (await operator.get('/shops?q=operated&limit=2')).body
  expect((await operator.get(`/shops?q=operated&limit=2&after=${next}`)).body.items).toHaveLength(1)
})

test('staff of shops are no operators', async () => {
  const owner = await newStaff(api, { 971: 'owner' })
  expect(failure(await owner.get('/shops'))).toEqual([403, 'operator_required'])
  expect(failure(await owner.post('/shops', {}))).toEqual([403, 'operator_required'])
})

test('links of a shop on this machine lead to the port of the back office, those of any other to https', async () => {
  const originOf = async (host: string, at?: string) => {
    const body = { name: host, language: 'en', host, owner: 'boss@made.test' }
    const { status } = await adminRequest(api, 'POST', '/shops', {
      body,
      token: operator.token,
      ...(at && { headers: { 'visitor-origin': at } }),
    })
    expect(status).toBe(200)
    return (await api.get('/configuration/shop', { origin: host })).body[0].origin
  }
  expect(await originOf('ports.localhost', 'http://admin.localhost:43700')).toBe('http://ports.localhost:43700')
  expect(await originOf('ports.test', 'http://admin.localhost:43700')).toBe('https://ports.test')
})

test('a shop that an operator creates sells as soon as its owner has come in and it has a product', async () => {
  const created = await operator.post('/shops', { name: 'Made by an operator', language: 'en', host: 'made.test', owner: 'boss@made.test' })
  expect(created.body).toMatchObject({ code: 'made-by-an-operator' })
  const accepted = await adminRequest(api, 'PUT', `/invitations/${created.body.owner_token}`, {
    body: { name: 'Boss', password: 'A long enough one 7' },
  })
  const owner = requestsWith(api, accepted.body.token)
  expect((await owner.get('/shops/made-by-an-operator/settings/delivery')).status).toBe(200)
  const [{ shop_id: shopId = 0 } = {}] = await api.db
    .asOwner(new Date())
    .query<{ shop_id: number }>(sql`select shop_id from hosts where host = 'made.test'`)
  await addProduct(api.db, { shopId, id: 1, priceNet: 1000 })
  const shopper = await readyShopper(api, 'made.test', [[1, 1]])
  expect((await shopper.order()).status).toBe(200)
})

test.each(['operated-971.test', 'admin.operator.test', 'Admin.Operator.test.', 'shop.admin.operator.test'])(
  'the host %s, which is in use, is refused',
  async host => {
    const answer = await operator.post('/shops', { name: 'Second', language: 'en', host, owner: 'boss@made.test' })
    expect(failure(answer)).toEqual([409, 'host_taken'])
  },
)

test('a host near the back office is refused on this machine; elsewhere a domain may have the back office below it', async () => {
  const local = await openTestApi({ adminHost: 'admin.localhost', db: api.db })
  const create = (of: TestApi, host: string) =>
    adminRequest(of, 'POST', '/shops', { token: operator.token, body: { name: 'Near', language: 'en', host, owner: 'boss@made.test' } })
  expect(failure(await create(local, 'foo.admin.localhost'))).toEqual([409, 'host_taken'])
  expect((await create(local, 'foo.localhost')).status).toBe(200)
  expect((await create(api, 'operator.test')).status).toBe(200)
})

test('a host is written as on the list of domains', async () => {
  const body = { name: 'Written', language: 'en', host: ' Sklep-Żółw.Localhost. ', owner: 'boss@made.test' }
  expect((await operator.post('/shops', body)).status).toBe(200)
  expect(await api.db.asOwner(new Date()).query(sql`select from hosts where host = 'xn--sklep-w-q0a52e8r.localhost'`)).toHaveLength(1)
})

test.each(['made', '127.0.0.1', 'made..test', 'made.test:80'])('%s is no host', async host => {
  const answer = await operator.post('/shops', { name: 'Second', language: 'en', host, owner: 'boss@made.test' })
  expect(answer.body.error.fields).toEqual({ host: 'The value does not have the right form' })
})
