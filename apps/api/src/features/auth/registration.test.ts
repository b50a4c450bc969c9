import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buyer } from '../../../test/buyer.ts'
import { confirm, fromElsewhere, mailedToken, openAccount, password, register as registerAt } from '../../../test/customer.ts'
import { sendEmails } from '../../../test/emails.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { openTestApi, silent, type TestApi } from '../../../test/test-api.ts'
import { type Answered, failure, openVisitor, request, type TestVisitor } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'
import { startRetention } from '../../platform/retention.ts'

const start = new Date('2027-03-01T12:00:00Z')
const shopId = 863
const origin = 'register.test'
const first = 8_630_001
const other = { id: 864, host: 'register-elsewhere.test', first: 8_640_001 }

let now = start
let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, { id: shopId, host: origin, first }, start)
  await addOrderableShop(api, other, start)
  await addProduct(api.db, { shopId, id: first, priceNet: 1000, first, items: 500 }, start)
})
afterAll(() => api.close())
beforeEach(() => {
  now = start
})

const asOwner = <Row>(statement: ReturnType<typeof sql>) => api.db.asOwner(now).query<Row>(statement)
const register = (email: string, more: object = {}) => registerAt(api, origin, email, more)
const registerAs = (visitor: TestVisitor, email: string) => {
  const person = { email, password, first_name: 'Ewa', last_name: 'Nowak', regulations_accepted: true, privacy_accepted: true }
  return visitor.post('/customer/register', { customer: person }, { headers: fromElsewhere() })
}
const tokenFor = (email: string) => mailedToken(api, email, 'confirm_email')
const visitor = () => openVisitor(api, origin)
const auth = async (email: string, given = password) =>
  (await visitor()).post('/auth', { session: { email, password: given } }, { headers: fromElsewhere() })
const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

const emails = () => sendEmails(api, now)

test.each([
  ['short', 'short', 'Ab1!xyz'],
  ['common', 'among the commonest', 'basketball'],
  ['common', 'a common one with a year', 'basketball2027'],
  ['common', 'one letter again and again', 'aaaaaaaaaaaa'],
  ['personal', 'the person’s own name', 'Nowakowska-1'],
])('a password that is %s is refused: %s', async (reason, _, given) => {
  const { status, body } = await register('weak@register.test', { password: given, last_name: 'Nowakowska' })
  expect([status, body.error.code, body.error.details.reason]).toEqual([422, 'password_too_weak', reason])
})

test('a weak password is refused with all reasons', async () => {
  const { body } = await register('ab@c.pl', { password: 'ab@c.pl' })
  expect(body.error.details).toEqual({ reason: 'short', reasons: 'short personal', least: 10 })
  const repeated = await register('weak@register.test', { password: 'aaaa', first_name: 'Aaaa' })
  expect(repeated.body.error.details.reasons).toBe('short common personal')
  const longer = await register('ab@c.pl', { password: 'xx-ab@c.pl-xx-yy' })
  expect(longer.body.error.details.reasons).toBe('personal')
})

test('an invalid registration is refused with a problem per field', async () => {
  const { body } = await register('x', { first_name: ' ', nip: '5260250275' })
  expect(Object.keys(body.error.fields).sort()).toEqual(['customer.email', 'customer.first_name', 'customer.nip'])
  const refused = await register('consent@register.test', { regulations_accepted: false })
  expect([...failure(refused), refused.body.error.fields]).toEqual([
    422,
    'regulations_required',
    { 'customer.regulations_accepted': expect.any(String) },
  ])
})

test('registration, login and reset do not reveal whether an e-mail has an account', async () => {
  await openAccount(api, origin, 'taken@register.test')
  const chosen = 'Quite another one 8'
  const responses = async (email: string) => {
    const registered = await register(email, { password: chosen })
    const login = await auth(email, chosen)
    const reset = await request(api, origin, 'POST', '/customer/password_reset', { customer: { email } }, fromElsewhere())
    return [registered, login, reset].map(({ status, body }) => [status, body])
  }
  const free = await responses('free@register.test')
  expect(free).toEqual([
    [200, 'ok'],
    [401, { error: { code: 'login_failed', message: 'The e-mail address or the password is wrong' } }],
    [200, 'ok'],
  ])
  expect(await responses('taken@register.test')).toEqual(free)
})

test('the owner of an e-mail is notified by mail of what the response does not reveal', async () => {
  await openAccount(api, origin, 'owner@register.test')
  await emails()
  await register('owner@register.test', { first_name: 'Visit https://evil.example' })
  await register('nobody@register.test', { first_name: 'Visit https://evil.example' })
  const mails = await emails()
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['owner@register.test', 'You already have an account | Shop 863'],
    ['nobody@register.test', 'Confirm your e-mail address | Shop 863'],
  ])
  for (const { text, html } of mails) expect(`${text} ${html}`).not.toContain('evil.example')
})

test('the link of a registration with its password opens the account and logs in, once', async () => {
  const email = 'confirm@register.test'
  await register(email)
  expect(await asOwner(sql`select id from customers where shop_id = ${shopId} and email = ${email}`)).toEqual([])
  const token = await tokenFor(email)
  const guest = await visitor()
  for (const wrong of ['', 'guessed', token.slice(1)]) expect(failure(await confirm(guest, wrong))).toEqual([422, 'link_invalid'])
  expect(failure(await confirm(await openVisitor(api, other.host), token))).toEqual([422, 'link_invalid'])
  expect(failure(await confirm(guest, token, 'not the password'))).toEqual([401, 'login_failed'])
  const body = { customer: { token, password } }
  expect(failure(await request(api, origin, 'PUT', '/customer/email_confirmation', body, fromElsewhere()))).toEqual([
    401,
    'session_missing',
  ])
  const { status, body: session } = await confirm(guest, token)
  expect([status, typeof session.device_token]).toEqual([200, 'string'])
  expect((await guest.as(session.access_token).get('/customer')).body.email).toBe(email)
  expect((await guest.get('/cart')).status).toBe(401)
  expect(failure(await confirm(await visitor(), token))).toEqual([422, 'link_invalid'])
  expect((await auth(email)).status).toBe(200)
  await emails()
  expect(JSON.stringify(await asOwner(sql`select data from mails where shop_id = ${shopId}`))).not.toContain(token)
})

test('of parallel confirmations one opens the account', async () => {
  await register('parallel@register.test')
  const token = await tokenFor('parallel@register.test')
  const guests = await Promise.all(Array.from({ length: 6 }, visitor))
  const answers = await Promise.all(guests.map(guest => confirm(guest, token)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422, 422])
})

test('registering another person’s e-mail gains nothing: each link needs the password of its own registration', async () => {
  const email = 'victim@register.test'
  const planted = 'Planted by a thief 9'
  await register(email, { password: planted })
  const early = await tokenFor(email)
  later(1000)
  await register(email)
  const own = await tokenFor(email)
  later(1000)
  await register(email, { password: planted })
  const late = await tokenFor(email)
  for (const token of [early, late]) expect(failure(await confirm(await visitor(), token))).toEqual([401, 'login_failed'])
  expect((await confirm(await visitor(), own)).status).toBe(200)
  for (const token of [early, late]) expect(failure(await confirm(await visitor(), token, planted))).toEqual([422, 'link_invalid'])
  expect(failure(await auth(email, planted))).toEqual([401, 'login_failed'])
  expect((await auth(email)).status).toBe(200)
})

test('a reset request before confirmation mails another confirmation link; each is valid until one is used', async () => {
  const email = 'impatient@register.test'
  await register(email)
  const old = await tokenFor(email)
  await emails()
  later(1000)
  await request(api, origin, 'POST', '/customer/password_reset', { customer: { email } }, fromElsewhere())
  const token = await tokenFor(email)
  expect((await emails()).filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
    'Confirm your e-mail address | Shop 863',
  ])
  expect((await confirm(await visitor(), old)).status).toBe(200)
  expect(failure(await confirm(await visitor(), token))).toEqual([422, 'link_invalid'])
})

test('a registration expires after seven days', async () => {
  const email = 'slow@register.test'
  await register(email)
  const token = await tokenFor(email)
  later(7 * 86_400_000)
  expect(failure(await confirm(await visitor(), token))).toEqual([422, 'link_invalid'])
  const left = async () => {
    await startRetention({ db: api.db, clock: () => now, log: silent }).stop()
    return asOwner(sql`select email from registrations where shop_id = ${shopId} and email = ${email}`)
  }
  later(-1000)
  expect(await left()).toHaveLength(1)
  later(1000)
  expect(await left()).toEqual([])
})

test('another link for a registration does not prolong it', async () => {
  const email = 'prolonged@register.test'
  await register(email)
  later(6 * 86_400_000)
  await request(api, origin, 'POST', '/customer/password_reset', { customer: { email } }, fromElsewhere())
  const token = await tokenFor(email)
  expect(await mailsTo(email, 'confirm_email')).toBe(2)
  later(86_400_000 - 1000)
  expect(failure(await confirm(await visitor(), token, 'not the password'))).toEqual([401, 'login_failed'])
  later(1000)
  expect(failure(await confirm(await visitor(), token))).toEqual([422, 'link_invalid'])
  await request(api, origin, 'POST', '/customer/password_reset', { customer: { email } }, fromElsewhere())
  expect(await mailsTo(email, 'confirm_email')).toBe(2)
})

test('an order placed as a guest after registering joins the account at confirmation, by session or e-mail', async () => {
  const email = 'guest@register.test'
  const before = (await (await readyShopper(api, origin, [[first, 1]])).order({ email })).body.uid
  later(1000)
  const guest = await readyShopper(api, origin, [[first, 2]])
  expect((await registerAs(guest, email)).body).toBe('ok')
  later(1000)
  const sameSession = (await guest.order()).body.uid
  const sameEmail = (await (await readyShopper(api, origin, [[first, 3]])).order({ email: 'Guest@Register.test' })).body.uid
  const strange = (await (await readyShopper(api, origin, [[first, 4]])).order({ email: buyer.email })).body.uid
  await guest.post('/cart/cart_items', { cart_item: { product_id: first, items: 7 } })
  const { body } = await confirm(guest, await tokenFor(email))
  const customer = guest.as(body.access_token)
  const { items } = (await customer.get('/orders')).body
  expect(items.map((order: { uid: string }) => order.uid).sort()).toEqual([sameSession, sameEmail].sort())
  for (const uid of [before, strange]) expect(failure(await customer.get(`/customer/orders/${uid}`))).toEqual([404, 'order_not_found'])
  expect((await customer.get('/cart')).body.cart_items).toMatchObject([{ product_id: first, items: 7 }])
})

/** Sends 60 requests in parallel and returns how many passed, at most `max`; a busy machine may answer others with 503. */
async function passed(max: number, status: number, send: (i: number) => Promise<Answered>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => send(i)))
  const n = answers.filter(answer => answer.status === status).length
  expect(n).toBeGreaterThan(0)
  expect(n).toBeLessThanOrEqual(max)
  expect(answers.every(answer => [status, 429, 503].includes(answer.status))).toBe(true)
  return n
}

const mailsTo = async (recipients: string, kind: string) => {
  const [row] = await asOwner<{ n: number }>(
    sql`select count(*)::int as n from mails where recipient like ${recipients} and kind = ${kind}`,
  )
  return row?.n
}

test('of 60 parallel registrations from one address 20 are mailed', async () => {
  const headers = fromElsewhere()
  const n = await passed(20, 200, i => registerAt(api, origin, `flood${i}@register.test`, {}, headers))
  expect(await mailsTo('flood%@register.test', 'confirm_email')).toBe(n)
}, 60_000)

test('an e-mail gets ten mails with links in an hour from all addresses, and responses do not reveal the limit', async () => {
  const [customer, unconfirmed] = ['besieged@register.test', 'unwilling@register.test']
  await openAccount(api, origin, customer)
  const reset = (email: string) => request(api, origin, 'POST', '/customer/password_reset', { customer: { email } }, fromElsewhere())
  for (let i = 0; i < 12; i++)
    for (const answer of [await reset(customer), await register(unconfirmed), await reset('nobody@register.test')])
      expect([answer.status, answer.body]).toEqual([200, 'ok'])
  // The registration of the account counts as the first.
  expect(await mailsTo(customer, 'reset_password')).toBe(9)
  expect(await mailsTo(unconfirmed, 'confirm_email')).toBe(10)
})

test('of 60 parallel resets from one address 10 are mailed', async () => {
  for (const i of [0, 1]) await openAccount(api, origin, `mailed${i}@register.test`)
  const headers = fromElsewhere()
  const requestReset = (i: number) =>
    request(api, origin, 'POST', '/customer/password_reset', { customer: { email: `mailed${i % 2}@register.test` } }, headers)
  const n = await passed(10, 200, requestReset)
  expect(await mailsTo('mailed_@register.test', 'reset_password')).toBe(n)
}, 60_000)

test('of 60 parallel guessed links from one address 20 are checked', async () => {
  const headers = fromElsewhere()
  const guess = (i: number) =>
    request(api, origin, 'PUT', '/customer/password_reset', { customer: { token: `guess ${i}`, password } }, headers)
  await passed(20, 422, guess)
}, 60_000)
