import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fromElsewhere, mailedToken, openAccount, password } from '../../../test/customer.ts'
import { addShop } from '../../../test/fixtures.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { type Answered, failure, openVisitor, request, type TestVisitor } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

const shopId = 862
const origin = 'logins.test'
let now = new Date('2027-03-01T12:00:00Z')

let api: TestApi
let visitor: TestVisitor
/** Delays of attempts in milliseconds; they wait until `released`, which is resolved by default. */
let pauses: number[] = []
let released: Promise<void> = Promise.resolve()
beforeAll(async () => {
  const pause = (ms: number) => {
    pauses.push(ms)
    return released
  }
  api = await openTestApi({ clock: () => now, pause })
  await addShop(api.db, { id: shopId, host: origin, first: 8_620_001 })
  visitor = await openVisitor(api, origin)
})
afterAll(() => api.close())
beforeEach(() => {
  now = new Date('2027-03-01T12:00:00Z')
  pauses = []
  released = Promise.resolve()
})

const statuses = (answers: readonly Answered[]) => answers.map(({ status }) => status)
const from = (address: string) => ({ 'storefront-secret': 'test secret', 'visitor-address': address })
const account = (email: string) => openAccount(api, origin, email)

interface LoginOptions {
  given?: string
  headers?: Record<string, string>
  device_token?: string
}

/** Logs in from a visitor's session, which is replaced after a success. */
async function auth(email: string, { given = password, headers = fromElsewhere(), device_token }: LoginOptions = {}, who = visitor) {
  const answer = await who.post('/auth', { session: { email, password: given, ...(device_token && { device_token }) } }, { headers })
  // A login replaces the session.
  if (answer.status === 200 && who === visitor) visitor = await openVisitor(api, origin)
  return answer
}
const wrong = (email: string, more: LoginOptions = {}) => auth(email, { given: 'not this one', ...more })
/** Sets the counter of failures on an account. */
const failuresOn = (email: string, n: number) =>
  api.db.asOwner(now).query(sql`
    insert into rate_limits (key, points, expire)
    values (${`login account:${shopId} ${createHash('sha256').update(email).digest('base64url')}`}, ${n}, ${Date.now() + 600_000})
    on conflict (key) do update set points = excluded.points`)
const many = <T>(n: number, one: (i: number) => Promise<T>) => Promise.all(Array.from({ length: n }, (_, i) => one(i)))

/** Asserts that at most `max` requests pass the limit; a busy machine may answer others with 503. */
function expectAtMost(max: number, passed: number, answers: readonly Answered[]) {
  const n = statuses(answers).filter(status => status === passed).length
  expect(n).toBeGreaterThan(0)
  expect(n).toBeLessThanOrEqual(max)
  expect(statuses(answers).filter(status => ![passed, 429, 503].includes(status))).toEqual([])
}

test('a wrong password and an unknown e-mail have the same response', async () => {
  await account('known@logins.test')
  const [known, unknown] = [await wrong('known@logins.test'), await wrong('unknown@logins.test')]
  expect([known.status, known.body]).toEqual([
    401,
    { error: { code: 'login_failed', message: 'The e-mail address or the password is wrong' } },
  ])
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
})

test('the eleventh failure of an address on an account is rate-limited; another address can log in', async () => {
  await account('guessed@logins.test')
  const headers = fromElsewhere()
  for (let i = 0; i < 10; i++) expect(failure(await wrong('guessed@logins.test', { headers }))).toEqual([401, 'login_failed'])
  const stopped = await auth('Guessed@logins.test', { headers })
  expect(failure(stopped)).toEqual([429, 'too_many_requests'])
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(800)
  expect((await auth('guessed@logins.test')).status).toBe(200)
})

test('of 60 parallel wrong passwords from one address 10 are verified', async () => {
  const headers = fromElsewhere()
  expectAtMost(10, 401, await many(60, () => wrong('parallel@logins.test', { headers })))
}, 60_000)

test('IPv6 addresses count by their /64, IPv4-mapped ones as IPv4', async () => {
  for (let i = 0; i < 10; i++) await wrong('six@logins.test', { headers: from(`2001:db8:7:7::${i + 1}`) })
  expect((await wrong('six@logins.test', { headers: from('2001:db8:7:7:ffff::1') })).status).toBe(429)
  expect((await wrong('six@logins.test', { headers: from('2001:db8:7:8::1') })).status).toBe(401)
  for (let i = 0; i < 10; i++) await wrong('four@logins.test', { headers: from(i % 2 ? '203.0.113.7' : '::ffff:203.0.113.7') })
  expect((await wrong('four@logins.test', { headers: from('::ffff:203.0.113.7') })).status).toBe(429)
})

test('an address is rate-limited after 300 failures on any account', async () => {
  const headers = from('203.0.113.30')
  await api.db.asOwner(now).query(sql`
    insert into rate_limits (key, points, expire) values (${`login address:${shopId} 203.0.113.30`}, 299, ${Date.now() + 600_000})`)
  const guesses = await many(5, i => wrong(`one-of-many-${i}@logins.test`, { headers }))
  expect(statuses(guesses).sort()).toEqual([401, 429, 429, 429, 429])
})

test('successful logins do not count: many customers from one address, or one customer many times', async () => {
  await account('often@logins.test')
  const headers = fromElsewhere()
  for (let i = 0; i < 12; i++) expect((await auth('often@logins.test', { headers })).status).toBe(200)
})

test('110 failures from as many addresses delay further attempts, and never refuse the right password', async () => {
  await account('besieged@logins.test')
  for (let i = 0; i < 110; i++) expect((await wrong('besieged@logins.test')).status).toBe(401)
  expect(pauses).toHaveLength(90)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect([pauses[0], pauses[1], Math.max(...pauses)]).toEqual([100, 200, 5000])
  expect((await auth('besieged@logins.test')).status).toBe(200)
  expect(pauses.at(-1)).toBe(5000)
}, 180_000)

test('four attempts of addresses with failures wait at once for one account; a fifth is refused and not counted', async () => {
  await account('crowded@logins.test')
  const known = Array.from({ length: 5 }, fromElsewhere)
  for (const headers of known) await wrong('crowded@logins.test', { headers })
  await failuresOn('crowded@logins.test', 20)
  const { promise, resolve: release } = Promise.withResolvers<void>()
  released = promise
  const waiting = Promise.all(known.slice(0, 4).map(headers => wrong('crowded@logins.test', { headers })))
  await expect.poll(() => pauses.length, { timeout: 20_000 }).toBe(4)
  const beyond = await auth('crowded@logins.test', { headers: known[4] as Record<string, string> })
  expect([...failure(beyond), beyond.headers.get('retry-after')]).toEqual([429, 'too_many_requests', '5'])
  // Waiting attempts hold no transaction and do not block the process.
  expect((await wrong('elsewhere@logins.test')).status).toBe(401)
  release()
  expect(statuses(await waiting)).toEqual([401, 401, 401, 401])
  expect((await auth('crowded@logins.test', { headers: known[4] as Record<string, string> })).status).toBe(200)
  expect(pauses.at(-1)).toBe(500)
})

test('the right password from a new address is accepted during an attack from changing addresses', async () => {
  const email = 'surrounded@logins.test'
  await account(email)
  await failuresOn(email, 110)
  const { promise, resolve: release } = Promise.withResolvers<void>()
  released = promise
  const guesses = many(20, () => wrong(email))
  await expect.poll(() => pauses.length, { timeout: 20_000 }).toBe(20)
  const owner = auth(email)
  await expect.poll(() => pauses.length, { timeout: 20_000 }).toBe(21)
  release()
  expect((await owner).status).toBe(200)
  expect(new Set(statuses(await guesses))).toEqual(new Set([401]))
})

test('a trusted device has its own budget: failures of others neither delay nor refuse it', async () => {
  const email = 'device@logins.test'
  await account(email)
  const headers = fromElsewhere()
  const { device_token } = (await auth(email, { headers })).body
  expect(Buffer.from(device_token, 'base64url')).toHaveLength(32)
  await failuresOn(email, 110)
  for (let i = 0; i < 10; i++) await wrong(email, { headers })
  expect((await auth(email, { headers })).status).toBe(429)
  pauses = []
  const known = await auth(email, { headers, device_token })
  expect([known.status, known.body.device_token, pauses]).toEqual([200, device_token, []])
  for (let i = 0; i < 10; i++) expect((await wrong(email, { device_token })).status).toBe(401)
  expect((await auth(email, { device_token })).status).toBe(429)
})

test('a device token is bound to its account and shop, expires a year after the last login, and is stored as a hash', async () => {
  const [mine, other] = ['mine@logins.test', 'other@logins.test']
  await account(mine)
  await account(other)
  const { device_token } = (await auth(mine)).body
  expect((await auth(other, { device_token })).body.device_token).not.toBe(device_token)
  expect((await auth(other, { device_token: 'a'.repeat(43) })).body.device_token).not.toBe('a'.repeat(43))
  expect(JSON.stringify(await api.db.asOwner(now).query(sql`select * from customer_devices`))).not.toContain(device_token)
  now = new Date('2028-02-29T11:00:00Z')
  visitor = await openVisitor(api, origin)
  expect((await auth(mine, { device_token })).body.device_token).toBe(device_token)
  now = new Date('2029-03-01T12:00:00Z')
  visitor = await openVisitor(api, origin)
  expect((await auth(mine, { device_token })).body.device_token).not.toBe(device_token)
  now = new Date('2027-03-01T12:00:00Z')
  visitor = await openVisitor(api, origin)
})

test('the last 20 devices of a customer are stored', async () => {
  const customer = await account('devices@logins.test')
  const { id } = (await customer.get('/customer')).body
  const tokens: string[] = []
  for (let i = 0; i < 21; i++) {
    now = new Date(now.getTime() + 1000)
    tokens.push((await auth('devices@logins.test')).body.device_token)
  }
  const row = await api.db
    .asOwner(now)
    .maybeOne<{ n: number }>(sql`select count(*)::int as n from customer_devices where shop_id = ${shopId} and customer_id = ${id}`)
  expect(row?.n).toBe(20)
  expect((await auth('devices@logins.test', { device_token: tokens[0] as string })).body.device_token).not.toBe(tokens[0])
  expect((await auth('devices@logins.test', { device_token: tokens[20] as string })).body.device_token).toBe(tokens[20])
})

test('a new password deletes the customer’s devices', async () => {
  const email = 'forgets@logins.test'
  const customer = await account(email)
  const { device_token } = (await auth(email)).body
  expect(
    (await customer.put('/customer/password', { customer: { current_password: password, password: 'Quite another one 8' } })).body,
  ).toBe('ok')
  const again = await auth(email, { given: 'Quite another one 8', device_token })
  expect(again.body.device_token).not.toBe(device_token)
  await request(api, origin, 'POST', '/customer/password_reset', { customer: { email } }, fromElsewhere())
  const reset = { token: await mailedToken(api, email, 'reset_password'), password }
  expect((await request(api, origin, 'PUT', '/customer/password_reset', { customer: reset }, fromElsewhere())).body).toBe('ok')
  expect((await auth(email, { device_token: again.body.device_token })).body.device_token).not.toBe(again.body.device_token)
})

test.each([
  [
    'changing the password',
    (who: TestVisitor, current_password: string) =>
      who.put('/customer/password', { customer: { current_password, password: 'Quite another one 8' } }, { headers: fromElsewhere() }),
  ],
  [
    'closing the account',
    (who: TestVisitor, current_password: string) =>
      who.post('/customer/closing', { customer: { current_password } }, { headers: fromElsewhere() }),
  ],
] as const)('of sixty wrong passwords at once for %s ten are judged; failed log-ins of others do not count', async (what, act) => {
  const email = `${what.replaceAll(' ', '-')}@logins.test`
  const [thief, owner] = [await account(email), visitor]
  const token = (await auth(email, {}, owner)).body.access_token
  visitor = await openVisitor(api, origin)
  await failuresOn(email, 110)
  expectAtMost(10, 401, await many(60, () => act(thief, 'not this one')))
  for (let i = 0; i < 10; i++) await act(thief, 'not this one')
  expect((await act(thief, password)).status).toBe(429)
  expect((await act(owner.as(token), password)).body).toBe('ok')
})

test('of two parallel changes of one password one succeeds', async () => {
  const customer = await account('twice@logins.test')
  const change = (next: string) => customer.put('/customer/password', { customer: { current_password: password, password: next } })
  const answers = await Promise.all([change('Quite another one 8'), change('Quite another one 9')])
  expect(statuses(answers).sort()).toEqual([200, 401])
})

test('an address can start 600 sessions in 15 minutes, whichever call starts them', async () => {
  const email = 'sessions@logins.test'
  await account(email)
  const headers = from('203.0.113.60')
  const open = () => request(api, origin, 'POST', '/session', undefined, headers)
  await open()
  await api.db.asOwner(now).query(sql`update rate_limits set points = 597 where key = ${`session address:${shopId} 203.0.113.60`}`)
  const [one, two] = [await open(), await open()]
  expect(statuses([one, two])).toEqual([200, 200])
  expect((await auth(email, { headers })).status).toBe(200)
  const refused = await open()
  expect(failure(refused)).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  expect(failure(await auth(email, { headers }))).toEqual([429, 'too_many_requests'])
  expect((await visitor.get('/cart')).status).toBe(200)
  expect((await request(api, origin, 'POST', '/session', undefined, from('203.0.113.61'))).status).toBe(200)
})

test('100 parallel requests start no more sessions than the limit leaves', async () => {
  const headers = from('203.0.113.62')
  await request(api, origin, 'POST', '/session', undefined, headers)
  await api.db.asOwner(now).query(sql`update rate_limits set points = 560 where key = ${`session address:${shopId} 203.0.113.62`}`)
  expectAtMost(40, 200, await many(100, () => request(api, origin, 'POST', '/session', undefined, headers)))
}, 60_000)
