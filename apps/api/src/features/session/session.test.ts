import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { logIn, openAccount, password } from '../../../test/customer.ts'
import { addProduct, addShop } from '../../../test/fixtures.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { openVisitor, request, type TestVisitor } from '../../../test/visitor.ts'
import { raw, sql } from '../../platform/database.ts'

const start = new Date('2027-03-01T12:00:00Z')
const hour = 3_600_000
let now = start
let api: TestApi

beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addShop(api.db, { id: 801, host: 'other.test', first: 8_010_001 })
  await addProduct(api.db, { shopId: 801, id: 8_010_001, priceNet: 10, first: 8_010_001 })
})
afterAll(() => api.close())
beforeEach(() => {
  now = start
})

const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
const refresh = ({ refresh_token, csrf_token }: TestVisitor['tokens'], origin = 'localhost') =>
  request(api, origin, 'POST', '/session/refresh', { refresh_token, csrf_token })
const statusOf = async (accessToken: string) => (await (await openVisitor(api)).as(accessToken).get('/cart')).status
const asOwner = <Row>(statement: ReturnType<typeof sql>) => api.db.asOwner(now).query<Row>(statement)

test('a session has three tokens of 256 bits, access for two hours and refresh for thirty days', async () => {
  const { tokens } = await openVisitor(api)
  for (const token of [tokens.access_token, tokens.refresh_token, tokens.csrf_token])
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(tokens).toMatchObject({ accessExpiresAt: '2027-03-01T14:00:00.000Z', refreshExpiresAt: '2027-03-31T12:00:00.000Z' })
})

test('no token is stored in plain text', async () => {
  const { tokens } = await openVisitor(api)
  await refresh(tokens)
  for (const table of ['sessions', 'session_tokens']) {
    const stored = JSON.stringify(await asOwner(sql`select * from ${raw(table)}`))
    for (const token of [tokens.access_token, tokens.refresh_token, tokens.csrf_token]) expect(stored).not.toContain(token)
  }
})

test('a call that requires a session distinguishes a missing from an expired one', async () => {
  const none = await request(api, 'localhost', 'GET', '/cart')
  expect([none.status, none.body.error.code]).toEqual([401, 'session_missing'])
  const visitor = await openVisitor(api)
  expect((await visitor.as('x').get('/cart')).body.error.code).toBe('session_expired')
  later(2 * hour - 1)
  expect((await visitor.get('/cart')).status).toBe(200)
  later(1)
  expect((await visitor.get('/cart')).body.error.code).toBe('session_expired')
})

test('a refresh returns new tokens and renews the session for thirty days; the cart stays', async () => {
  const visitor = await openVisitor(api)
  await visitor.put('/cart', { cart: { customer_order_number: 'PO 7' } })
  later(29 * 24 * hour)
  const { status, body } = await refresh(visitor.tokens)
  expect(status).toBe(200)
  expect(new Set([body.access_token, body.refresh_token, body.csrf_token, ...Object.values(visitor.tokens)]).size).toBe(8)
  expect(body.refreshExpiresAt).toBe('2027-04-29T12:00:00.000Z')
  expect((await visitor.as(body.access_token).get('/cart')).body.customer_order_number).toBe('PO 7')
  later(30 * 24 * hour + 1)
  expect((await refresh(body)).body.error.code).toBe('session_expired')
})

test('fifty concurrent refreshes return the same tokens', async () => {
  const { tokens } = await openVisitor(api)
  const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(tokens)))
  expect(answers.map(answer => answer.status)).toEqual(Array(50).fill(200))
  expect(new Set(answers.map(answer => JSON.stringify(answer.body))).size).toBe(1)
})

test('the previous refresh token returns the same tokens for thirty seconds; later reuse ends the session', async () => {
  const { tokens } = await openVisitor(api)
  const first = (await refresh(tokens)).body
  later(30_000)
  expect((await refresh(tokens)).body).toEqual(first)
  expect(await statusOf(first.access_token)).toBe(200)
  later(1)
  expect((await refresh(tokens)).body.error.code).toBe('session_expired')
  expect(await statusOf(first.access_token)).toBe(401)
  expect((await refresh(first)).status).toBe(401)
})

test('reuse of a token from before the last rotation ends the session, too', async () => {
  const { tokens } = await openVisitor(api)
  let last = tokens
  for (let i = 0; i < 3; i++) {
    later(2 * hour)
    last = (await refresh(last)).body
  }
  expect((await refresh(tokens)).status).toBe(401)
  expect(await statusOf(last.access_token)).toBe(401)
})

test('a wrong csrf token is not allowed and revokes nothing', async () => {
  const { tokens } = await openVisitor(api)
  const wrong = { ...tokens, csrf_token: tokens.access_token }
  expect((await refresh(wrong)).body.error.code).toBe('csrf_token_wrong')
  const next = (await refresh(tokens)).body
  later(31_000)
  expect((await refresh(wrong)).status).toBe(403)
  expect(await statusOf(next.access_token)).toBe(200)
})

test('a token of one shop is invalid in another', async () => {
  const visitor = await openVisitor(api)
  const elsewhere = (await openVisitor(api, 'other.test')).as(visitor.tokens.access_token)
  expect((await elsewhere.get('/cart')).body.error.code).toBe('session_expired')
  expect((await refresh(visitor.tokens, 'other.test')).status).toBe(401)
  expect((await refresh(visitor.tokens)).status).toBe(200)
})

test('logout ends the session and invalidates its refresh token', async () => {
  const visitor = await openVisitor(api)
  const { status, body } = await visitor.delete('/session/logout')
  expect([status, body]).toEqual([200, null])
  expect((await visitor.get('/cart')).status).toBe(401)
  expect((await refresh(visitor.tokens)).status).toBe(401)
})

test('login as another customer ends the previous session and leaves its cart; a wrong password changes nothing', async () => {
  await openAccount(api, 'other.test', 'jan@other.test')
  const anna = await openAccount(api, 'other.test', 'anna@other.test')
  expect((await anna.post('/cart/cart_items', { cart_item: { product_id: 8_010_001, items: 2 } })).status).toBe(200)
  const login = (given: string) => anna.post('/auth', { session: { email: 'jan@other.test', password: given } })
  expect((await login('not this one')).body.error.code).toBe('login_failed')
  expect((await anna.get('/customer')).body.email).toBe('anna@other.test')
  const jan = anna.as((await login(password)).body.access_token)
  expect([(await jan.get('/customer')).body.email, (await jan.get('/cart')).body.cart_items]).toEqual(['jan@other.test', []])
  expect((await anna.get('/customer')).body.error.code).toBe('session_expired')
  const back = await logIn(api, 'other.test', 'anna@other.test')
  expect((await back.get('/cart')).body.cart_items).toMatchObject([{ product_id: 8_010_001, items: 2 }])
})

test('new sessions delete expired ones', async () => {
  const count = async () =>
    (await asOwner<{ n: number }>(sql`select count(*)::int as n from sessions where shop_id = 1 and expires_at < ${now.toISOString()}`))[0]
      ?.n
  await openVisitor(api)
  now = new Date('2028-01-01T00:00:00Z')
  const before = (await count()) ?? 0
  expect(before).toBeGreaterThan(0)
  for (let i = 0; i < Math.ceil(before / 5); i++) await openVisitor(api)
  expect(await count()).toBe(0)
})

test('reading the catalogue creates no session', async () => {
  const count = async () => (await asOwner<{ n: number }>(sql`select count(*)::int as n from sessions`))[0]?.n
  const before = await count()
  for (const path of ['/products', '/category_tree', '/configuration/shop']) expect((await api.get(path)).status).toBe(200)
  expect(await count()).toBe(before)
})
