import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../src/platform/database.ts'
import { buyer } from './buyer.ts'
import { newCustomer, password } from './customer.ts'
import { addProduct } from './fixtures.ts'
import { addOrderableShop, readyShopper } from './shopper.ts'
import { openTestApi, type TestApi } from './test-api.ts'
import { openVisitor, request } from './visitor.ts'

let now = new Date('2027-03-01T12:00:00Z')
const shop = { id: 907, host: 'retries.test', first: 907_000 }
const other = { id: 908, host: 'other-retries.test', first: 908_000 }
let api: TestApi

beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  for (const one of [shop, other]) await addOrderableShop(api, one, now)
})
afterAll(() => api.close())

let addresses = 0
const newAddress = () => `10.7.0.${++addresses}`
const from = (address: string, key: string) => ({ 'storefront-secret': 'test secret', 'visitor-address': address, 'idempotency-key': key })
const ask = (email: string, headers: Record<string, string>, host = shop.host) =>
  request(api, host, 'POST', '/customer/password_reset', { customer: { email } }, headers)
const resets = async (email: string) => {
  const row = await api.db
    .asOwner(now)
    .maybeOne<{ count: number }>(sql`select count(*)::int as count from mails where kind = 'reset_password' and recipient = ${email}`)
  return row?.count
}

test('a password reset that is retried without a session sends one mail, in parallel too', async () => {
  const { email } = await newCustomer(api, shop.host)
  const headers = from(newAddress(), randomUUID())
  for (let i = 0; i < 2; i++) expect((await ask(email, headers)).body).toBe('ok')
  expect(await resets(email)).toBe(1)
  const parallel = from(newAddress(), randomUUID())
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(email, parallel)))
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(5).fill([200, 'ok']))
  expect(await resets(email)).toBe(2)
})

test('a key is scoped to the session, or else to shop and network', async () => {
  const { email } = await newCustomer(api, shop.host)
  const [key, address] = [randomUUID(), newAddress()]
  await ask(email, from(address, key))
  await ask(email, from(newAddress(), key))
  expect(await resets(email)).toBe(2)
  const visitor = await openVisitor(api, shop.host)
  for (let i = 0; i < 2; i++) {
    const { body } = await visitor.post('/customer/password_reset', { customer: { email } }, { key, headers: from(address, key) })
    expect(body).toBe('ok')
  }
  expect(await resets(email)).toBe(3)
  expect((await ask('nobody@retries.test', from(address, key), other.host)).body).toBe('ok')
  const reused = await ask('somebody.else@retries.test', from(address, key))
  expect([reused.status, reused.body.error.code]).toEqual([422, 'idempotency_key_reused'])
})

test('a refusal frees the key; a response is stored for a day', async () => {
  const address = newAddress()
  const key = randomUUID()
  const person = { email: `${key}@retries.test`, password, first_name: 'Ewa', last_name: 'Nowak', privacy_accepted: true }
  const register = (regulations_accepted: boolean) =>
    request(api, shop.host, 'POST', '/customer/register', { customer: { ...person, regulations_accepted } }, from(address, key))
  expect((await register(false)).body.error.code).toBe('regulations_required')
  expect((await register(true)).body).toBe('ok')
  const { email } = await newCustomer(api, shop.host)
  const headers = from(address, randomUUID())
  await ask(email, headers)
  now = new Date(now.getTime() + 25 * 3_600_000)
  await ask(email, headers)
  expect(await resets(email)).toBe(2)
})

test('tokens are not stored: a retried log-in is a new log-in', async () => {
  const { email } = await newCustomer(api, shop.host)
  const visitor = await openVisitor(api, shop.host)
  const logIn = () => visitor.post('/auth', { session: { email, password } }, { key: 'log-in' })
  const { body } = await logIn()
  expect(body.access_token).toEqual(expect.any(String))
  const stored = await api.db.asOwner(now).query(sql`select key from idempotency_keys where response like '%access_token%'`)
  expect(stored).toEqual([])
})

test('neither a request nor its address can be guessed from the table, and no order is stored in it', async () => {
  const [address, key] = [newAddress(), randomUUID()]
  const person = { email: `${key}@retries.test`, password, first_name: 'Ewa', last_name: 'Nowak', privacy_accepted: true }
  const body = { customer: { ...person, regulations_accepted: true } }
  expect((await request(api, shop.host, 'POST', '/customer/register', body, from(address, key))).body).toBe('ok')
  const rows = await api.db
    .asOwner(now)
    .query<object>(sql`select caller, key, request_hash from idempotency_keys where shop_id = ${shop.id}`)
  const stored = JSON.stringify(rows)
  const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
  const guesses = [key, address, digest(address), digest(`POST /api/my-shop/customer/register\n${JSON.stringify(body)}`)]
  expect(guesses.filter(guess => stored.includes(guess))).toEqual([])
  expect(stored).toContain(digest(key))

  await addProduct(api.db, { shopId: shop.id, id: shop.first + 1, priceNet: 1000, first: shop.first }, now)
  const { uid } = (await (await readyShopper(api, shop.host, [[shop.first + 1, 1]])).order()).body
  const unmask = { order: { email: buyer.email } }
  const answer = await request(api, shop.host, 'POST', `/orders/${uid}/unmask`, unmask, from(newAddress(), randomUUID()))
  expect(answer.body.email).toBe(buyer.email)
  const remaining = await api.db
    .asOwner(now)
    .maybeOne<{ n: number }>(sql`select count(*)::int as n from idempotency_keys where response like ${`%${buyer.email}%`}`)
  expect(remaining?.n).toBe(0)
})
