import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buyer } from '../../../test/buyer.ts'
import { fromElsewhere, openAccount, password } from '../../../test/customer.ts'
import { sendEmails } from '../../../test/emails.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { type Answered, failure, openVisitor, request, type TestVisitor } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'
import { approveDeferredPayment } from '../account/account.ts'
import type { EmailMessage } from '../mail/mail.ts'

const start = new Date('2027-03-01T12:00:00Z')
const shopId = 860
const origin = 'people.test'
const first = 8_600_001
const other = { id: 861, host: 'others.test', first: 8_610_001 }

let now = start
let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, { id: shopId, host: origin, first }, start)
  await addOrderableShop(api, other, start)
  for (let i = 0; i < 70; i++) await addProduct(api.db, { shopId, id: first + i, priceNet: 1000, first, items: 50 }, start)
})
afterAll(() => api.close())
beforeEach(() => {
  now = start
})

const asOwner = <Row>(statement: ReturnType<typeof sql>) => api.db.asOwner(now).query<Row>(statement)
const auth = (visitor: TestVisitor, email: string, given = password) =>
  visitor.post('/auth', { session: { email, password: given } }, { headers: fromElsewhere() })
const customer = (email: string) => openAccount(api, origin, email)

const emails = () => sendEmails(api, now)
const tokenIn = (email: EmailMessage | undefined, name: string) => new RegExp(`\\?${name}=([\\w-]+)`).exec(email?.text ?? '')?.[1] ?? ''

test('customer is null for a visitor and has account_type shop for a customer', async () => {
  expect((await (await openVisitor(api, origin)).get('/customer')).body).toBeNull()
  const body = (await (await customer('who@people.test')).get('/customer')).body
  expect(body).toMatchObject({
    account_type: 'shop',
    email: 'who@people.test',
    first_name: 'Ewa',
    company: null,
    language: 'en',
  })
})

test('login needs a session and replaces it; the old one is invalid', async () => {
  await customer('new@people.test')
  expect(failure(await request(api, origin, 'POST', '/auth', { session: { email: 'new@people.test', password } }))).toEqual([
    401,
    'session_missing',
  ])
  const visitor = await openVisitor(api, origin)
  const { body } = await auth(visitor, ' New@People.test'.trim())
  expect(Object.keys(body).sort()).toEqual([
    'accessExpiresAt',
    'access_token',
    'csrf_token',
    'device_token',
    'refreshExpiresAt',
    'refresh_token',
  ])
  expect((await visitor.get('/cart')).status).toBe(401)
  expect((await visitor.as(body.access_token).get('/customer')).body.email).toBe('new@people.test')
})

test('a reset link sets a new password once, within an hour, in its own shop, and ends every session', async () => {
  const visitor = await customer('forgot@people.test')
  await emails()
  const requestReset = (email: string) => request(api, origin, 'POST', '/customer/password_reset', { customer: { email } }, fromElsewhere())
  expect([(await requestReset('forgot@people.test')).body, (await requestReset('nobody@people.test')).body]).toEqual(['ok', 'ok'])
  const mailed = await emails()
  expect(mailed.map(email => email.to)).toEqual(['forgot@people.test'])
  const token = tokenIn(mailed[0], 'token')
  const set = (given: string, at = origin, chosen = 'Quite another one 8') =>
    request(api, at, 'PUT', '/customer/password_reset', { customer: { token: given, password: chosen } }, fromElsewhere())
  expect(failure(await set(token, other.host))).toEqual([422, 'link_invalid'])
  expect(failure(await set(`${token}x`))).toEqual([422, 'link_invalid'])
  expect(failure(await set(token, origin, 'short'))).toEqual([422, 'password_too_weak'])
  now = new Date(start.getTime() + 3_600_000)
  expect(failure(await set(token))).toEqual([422, 'link_invalid'])
  now = new Date(start.getTime() + 3_599_000)
  expect((await visitor.get('/customer')).status).toBe(200)
  expect((await set(token)).body).toBe('ok')
  expect((await visitor.get('/customer')).status).toBe(401)
  expect(failure(await set(token))).toEqual([422, 'link_invalid'])
  const again = await openVisitor(api, origin)
  expect(failure(await auth(again, 'forgot@people.test'))).toEqual([401, 'login_failed'])
  expect((await auth(again, 'forgot@people.test', 'Quite another one 8')).status).toBe(200)
})

test('requesting another reset link leaves earlier ones valid; using one deletes the others', async () => {
  await customer('newer@people.test')
  await emails()
  const requestReset = () =>
    request(api, origin, 'POST', '/customer/password_reset', { customer: { email: 'newer@people.test' } }, fromElsewhere())
  await requestReset()
  const old = tokenIn((await emails())[0], 'token')
  await requestReset()
  const newer = tokenIn((await emails())[0], 'token')
  const set = (token: string) =>
    request(api, origin, 'PUT', '/customer/password_reset', { customer: { token, password: 'Quite another one 8' } }, fromElsewhere())
  expect((await set(old)).body).toBe('ok')
  expect(failure(await set(newer))).toEqual([422, 'link_invalid'])
})

const add = (visitor: TestVisitor, product: number, items: number) =>
  visitor.post('/cart/cart_items', { cart_item: { product_id: product, items } })
const linesOf = async (visitor: TestVisitor) =>
  Object.fromEntries(
    (await visitor.get('/cart')).body.cart_items.map((item: { product_id: number; items: number }) => [item.product_id, item.items]),
  )

test('login merges the visitor’s cart into the customer’s, up to the stock, and lists stock-limited lines', async () => {
  const email = 'merge@people.test'
  const before = await customer(email)
  await add(before, first, 3)
  await add(before, first + 1, 40)
  await before.put('/cart/set_delivery', { cart: { delivery_shop_configuration_id: 2 } })
  const visitor = await openVisitor(api, origin)
  await add(visitor, first, 2)
  await add(visitor, first + 1, 30)
  await add(visitor, first + 2, 1)
  await visitor.put('/cart/set_delivery', { cart: { delivery_shop_configuration_id: 1 } })
  await visitor.put('/cart', { cart: { customer_order_number: 'PO 9' } })
  const after = visitor.as((await auth(visitor, email)).body.access_token)
  expect(await linesOf(after)).toEqual({ [first]: 5, [first + 1]: 50, [first + 2]: 1 })
  expect((await after.get('/cart')).body).toMatchObject({
    delivery_shop_configuration_id: 2,
    customer_order_number: 'PO 9',
    stock_limited: [{ product_id: first + 1, product_variant_id: null, wanted: 70, items: 50 }],
  })
  expect(await linesOf(before)).toEqual(await linesOf(after))
  await add(after, first, 1)
  expect((await after.get('/cart')).body.stock_limited).toEqual([])
})

test('20 parallel logins with a cart of 65 lines neither lose nor duplicate a line', async () => {
  const email = 'many@people.test'
  const before = await customer(email)
  await add(before, first, 1)
  const visitor = await openVisitor(api, origin)
  for (let i = 0; i < 65; i++) await add(visitor, first + i, 2)
  const logins = await Promise.all(Array.from({ length: 20 }, () => auth(visitor, email)))
  // A login whose token is read after another one replaced the session is refused.
  const [loggedIn, refused] = [200, 401].map(status => logins.filter(login => login.status === status)) as [Answered[], Answered[]]
  expect([loggedIn.length > 0, loggedIn.length + refused.length]).toEqual([true, 20])
  for (const { body } of [loggedIn[0], loggedIn.at(-1)] as Answered[])
    expect(await linesOf(visitor.as(body.access_token))).toEqual({
      ...Object.fromEntries(Array.from({ length: 65 }, (_, i) => [first + i, 2])),
      [first]: 3,
    })
}, 120_000)

test('two carts merged into one account in parallel are both there', async () => {
  const email = 'both@people.test'
  await customer(email)
  const visitors = await Promise.all(Array.from({ length: 6 }, () => openVisitor(api, origin)))
  for (const visitor of visitors) await add(visitor, first + 3, 2)
  const logins = await Promise.all(visitors.map(visitor => auth(visitor, email)))
  expect(await linesOf(visitors[0]?.as(logins[0]?.body.access_token) as TestVisitor)).toEqual({ [first + 3]: 12 })
})

test('logout retains the customer’s cart for the next login', async () => {
  const email = 'back@people.test'
  const visitor = await customer(email)
  await add(visitor, first, 2)
  expect((await visitor.delete('/session/logout')).status).toBe(200)
  const next = await openVisitor(api, origin)
  expect(await linesOf(next)).toEqual({})
  expect(await linesOf(next.as((await auth(next, email)).body.access_token))).toEqual({ [first]: 2 })
})

test('a personal price applies to its customer only', async () => {
  const [one, two] = [await customer('priced@people.test'), await customer('plain@people.test')]
  const { id } = (await one.get('/customer')).body
  await asOwner(
    sql`insert into customer_prices (shop_id, customer_id, variant_id, product_id, price_net) values (${shopId}, ${id}, ${first}, ${first}, 700)`,
  )
  for (const visitor of [one, two]) await add(visitor, first, 1)
  const priceOf = async (visitor: TestVisitor) => {
    const [item] = (await visitor.get('/cart')).body.cart_items
    return [item.unit_price_net, item.price_source, item.explanation.regular_net]
  }
  expect(await priceOf(one)).toEqual([7, 'personal', 10])
  expect(await priceOf(two)).toEqual([10, 'product', 10])
})

test('a deferred invoice goes to an approved company alone: no other valid NIP is enough, and a new NIP revokes the approval', async () => {
  const email = 'firm@people.test'
  const approve = (isApproved: boolean, to = email) => approveDeferredPayment(api.db, now, { host: origin, email: to, isApproved })
  const choose = (visitor: TestVisitor) => visitor.put('/cart/set_payment', { cart: { component_payment_method_id: 3 } })
  const refusal = async (visitor: TestVisitor) => {
    const { body } = await choose(visitor)
    return body.error && [body.error.code, body.error.details.reason]
  }
  expect(await refusal(await openVisitor(api, origin))).toEqual(['payment_not_offered', 'company_needed'])
  expect(await refusal(await customer('private@people.test'))).toEqual(['payment_not_offered', 'company_needed'])
  expect(await approve(true, 'private@people.test')).toBe('not_company')
  const firm = await openAccount(api, origin, email, { company: 'Firma', nip: '526-025-02-74' })
  expect(await refusal(firm)).toEqual(['payment_not_offered', 'approval_needed'])
  expect(await approve(true, 'nobody@people.test')).toBe('no_customer')
  expect(await approve(true)).toBe('done')
  expect(await refusal(firm)).toBeUndefined()
  await add(firm, first, 1)
  await firm.put('/cart/set_delivery', { cart: { delivery_shop_configuration_id: 2 } })
  await approve(false)
  const refused = await firm.post('/orders', { order: buyer })
  expect([refused.body.error.code, refused.body.error.details.reason]).toEqual(['payment_not_offered', 'approval_needed'])
  await approve(true)
  // Neither a person nor another company can be invoiced later.
  for (const invoiced of [{}, { company: 'Another', nip: '7740001454' }]) {
    const { status, body } = await firm.post('/orders', { order: { ...buyer, billing_address: { ...buyer.billing_address, ...invoiced } } })
    expect([status, body.error.code, body.error.details.reason]).toEqual([422, 'payment_not_offered', 'nip_needed'])
  }
  const billing_address = { ...buyer.billing_address, company: 'Firma', nip: '526-025-02-74' }
  const { body } = await firm.post('/orders', { order: { ...buyer, billing_address } })
  expect(body.payment).toMatchObject({ code: 'deferred_invoice', due_at: '2027-03-15T12:00:00.000Z', awaited_until: null })
  const person = { first_name: 'Jan', last_name: 'Kowalski', company: 'Firma 2', nip: '526-025-02-74' }
  await firm.put('/customer', { customer: person })
  expect(await refusal(firm)).toBeUndefined()
  await firm.put('/customer', { customer: { ...person, nip: '7740001454' } })
  expect(await refusal(firm)).toEqual(['payment_not_offered', 'approval_needed'])
})

test('a customer sees their own orders unmasked from any session, and no others', async () => {
  const email = 'orders@people.test'
  const visitor = await customer(email)
  const place = async (product: number) => {
    await add(visitor, product, 1)
    await visitor.put('/cart/set_delivery', { cart: { delivery_shop_configuration_id: 2 } })
    await visitor.put('/cart/set_payment', { cart: { component_payment_method_id: 1 } })
    return (await visitor.post('/orders', { order: buyer })).body
  }
  const [one, two] = [await place(first), await place(first + 1)]
  const list = async (query = '') => (await visitor.get(`/orders${query}`)).body.items.map((order: { uid: string }) => order.uid)
  expect(await list()).toEqual([two.uid, one.uid])
  expect(await list(`?q=${one.number}`)).toEqual([one.uid])
  expect(await list(`?q=P${first + 1}`)).toEqual([two.uid])
  expect(await list('?q=%25')).toEqual([])
  expect(await list('?status=sent')).toEqual([])
  expect((await visitor.get('/orders?per_page=1&page=2')).body).toMatchObject({
    total: 2,
    items: [{ uid: one.uid, total_gross: one.total_gross }],
  })
  const elsewhere = await openVisitor(api, origin)
  const again = elsewhere.as((await auth(elsewhere, email)).body.access_token)
  expect((await again.get(`/orders/${one.uid}`)).body.masked).toBe(false)
  const other = await customer('other@people.test')
  expect((await other.get(`/orders/${one.uid}`)).body.masked).toBe(true)
  expect((await other.get('/orders')).body.total).toBe(0)
  expect((await again.get(`/customer/orders/${one.uid}`)).body).toMatchObject({ uid: one.uid, masked: false, email: buyer.email })
  for (const uid of [one.uid, '0'.repeat(32), 'x'])
    expect(failure(await other.get(`/customer/orders/${uid}`))).toEqual([404, 'order_not_found'])
  for (const path of ['/orders', `/customer/orders/${one.uid}`])
    expect(failure(await (await openVisitor(api, origin)).get(path))).toEqual([401, 'customer_required'])
})

test('an order placed before registering joins no account, not even one that logs in afterwards', async () => {
  const guest = await readyShopper(api, origin, [[first, 1]])
  const { uid } = (await guest.order()).body
  expect((await guest.get(`/orders/${uid}`)).body.masked).toBe(false)
  now = new Date(start.getTime() + 1000)
  await customer('later@people.test')
  const later = guest.as((await auth(guest, 'later@people.test')).body.access_token)
  expect(failure(await later.get(`/customer/orders/${uid}`))).toEqual([404, 'order_not_found'])
})

test('an account belongs to one shop', async () => {
  await customer('here@people.test')
  const visitor = await openVisitor(api, other.host)
  expect(failure(await auth(visitor, 'here@people.test'))).toEqual([401, 'login_failed'])
})
