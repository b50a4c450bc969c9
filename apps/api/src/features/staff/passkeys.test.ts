import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { password } from '../../../test/customer.ts'
import { sendEmails } from '../../../test/emails.ts'
import { addOrderableShop } from '../../../test/shopper.ts'
import { list, map, type SoftwareAuthenticator, softwareAuthenticator, text } from '../../../test/software-authenticator.ts'
import { adminRequest, codeAt, newStaff, requestsWith, type StaffMember, setUpAuthenticator } from '../../../test/staff.ts'
import { openTestApi, silent, type TestApi } from '../../../test/test-api.ts'
import { failure } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'
import { startRetention } from '../../platform/retention.ts'
import { resetSecondFactorOf } from './staff.ts'

const start = new Date('2027-03-01T12:00:00Z')
const shopId = 971
const code = `shop-${shopId}`
const adminHost = 'admin.example.com'
const origin = `https://${adminHost}`
const minuteMs = 60_000

let now = start
let api: TestApi
let owner: StaffMember
let device: SoftwareAuthenticator
beforeAll(async () => {
  api = await openTestApi({ clock: () => now, adminHost })
  await addOrderableShop(api, { id: shopId, host: 'passkeys.test', first: 9_710_001 }, start)
})
afterAll(() => api.close())
beforeEach(async () => {
  now = start
  await asOwner(sql`delete from rate_limits`)
  await asOwner(sql`delete from staff_challenges`)
  owner = at(await newStaff(api, { [shopId]: 'owner' }))
  device = softwareAuthenticator(origin)
})

const asOwner = <Row>(statement: ReturnType<typeof sql>) => api.db.asOwner(now).query<Row>(statement)
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

type Requests = Pick<StaffMember, 'token' | 'get' | 'post' | 'put' | 'delete'>
/** The requests of a person, from the back office as it is opened at an origin. */
function at<Person extends Requests>(person: Person, opened = origin): Person {
  const send = (method: string) => (path: string, body?: unknown) =>
    adminRequest(api, method, path, { token: person.token, body, headers: { 'visitor-origin': opened } })
  return { ...person, get: send('GET'), post: send('POST'), put: send('PUT'), delete: send('DELETE') }
}
const anonymous = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
  adminRequest(api, 'POST', path, { body, headers: { 'visitor-origin': origin, ...headers } })

const begin = async (person: Requests) => (await person.post('/account/passkeys/options')).body
const addPasskey = async (person: Requests, on = device, name = 'Laptop') =>
  person.post('/account/passkeys', { name, credential: on.create(await begin(person)) })
const beginSignIn = async () => (await anonymous('/session/passkey/options')).body
const sendSignIn = (credential: object, headers: Record<string, string> = {}) => anonymous('/session/passkey', { credential }, headers)
type Deviation = Parameters<SoftwareAuthenticator['get']>[1]
const signInBy = async (on: SoftwareAuthenticator, deviation?: Deviation) => sendSignIn(on.get(await beginSignIn(), deviation))
const beginIdentity = async (person: Requests) => (await person.post('/session/identity/options')).body
const confirmBy = async (person: Requests, on = device, deviation?: Deviation) =>
  person.put('/session/identity/passkey', { credential: on.get(await beginIdentity(person), deviation) })
const passwordSession = async (email: string) => (await adminRequest(api, 'POST', '/session', { body: { email, password } })).body

const withPasskey = async () => {
  expect((await addPasskey(owner)).status).toBe(200)
  return (await owner.get('/account/passkeys')).body[0]
}

// Adding

test('a person adds a passkey, which is listed without its key, and signs in with it', async () => {
  const options = await begin(owner)
  expect(options).toMatchObject({ rp: { id: adminHost }, user: { name: owner.email, displayName: owner.name }, attestation: 'none' })
  expect(options.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' })
  expect((await owner.post('/account/passkeys', { name: ' Laptop ', credential: device.create(options) })).status).toBe(200)
  expect((await owner.get('/account')).body).toMatchObject({ passkeys: 1, has_authenticator: false, has_second_factor: true })
  const [listed] = (await owner.get('/account/passkeys')).body
  expect(listed).toEqual({
    id: expect.any(String),
    name: 'Laptop',
    is_backed_up: true,
    created_at: now.toISOString(),
    last_used_at: null,
  })
  expect((await begin(owner)).excludeCredentials).toMatchObject([{ type: 'public-key', transports: ['internal', 'hybrid'] }])
  pass(minuteMs)
  const { status, body } = await signInBy(device)
  expect([status, body.needs_second_factor]).toEqual([200, false])
  const session = requestsWith(api, body.token)
  expect((await session.get('/account')).body).toMatchObject({ email: owner.email, has_second_factor: true })
  expect((await session.get(`/shops/${code}/staff`)).status).toBe(200)
  expect((await session.get('/account/passkeys')).body[0].last_used_at).toBe(now.toISOString())
})

test('a passkey that is added or removed is mailed to the person', async () => {
  const { id } = await withPasskey()
  expect((await owner.delete(`/account/passkeys/${id}`)).status).toBe(200)
  const sent = (await sendEmails(api, now)).filter(({ to }) => to === owner.email)
  expect(sent.map(({ subject }) => subject.split(' | ')[0])).toEqual([
    'A passkey was added to your account',
    'A passkey was removed from your account',
  ])
})

test.each<[string, Parameters<SoftwareAuthenticator['create']>[1]]>([
  ['of another origin', { origin: 'https://admin.example.org' }],
  ['of another port', { origin: `${origin}:8443` }],
  ['for another host', { rpId: 'example.com' }],
  ['of an unverified person', { isVerified: false }],
  ['from within a page of another site', { crossOrigin: true }],
  ['that is a signature', { type: 'webauthn.get' }],
  ['with certificates', { attestation: Buffer.concat([text('packed'), text('attStmt'), map([text('x5c'), list()])]) }],
  ['with an attestation of Apple', { attestation: Buffer.concat([text('apple'), text('attStmt'), map()]) }],
])('a new passkey %s is refused', async (_, deviation) => {
  const credential = device.create(await begin(owner), deviation)
  expect(failure(await owner.post('/account/passkeys', { name: 'A', credential }))).toEqual([401, 'passkey_refused'])
  expect((await owner.get('/account')).body).toMatchObject({ passkeys: 0, has_second_factor: false })
})

test('what a passkey is created for is used once, within five minutes, by the same person, for the same purpose', async () => {
  const options = await begin(owner)
  const credential = device.create(options)
  const other = at(await newStaff(api, { [shopId]: 'sales' }))
  expect(failure(await other.post('/account/passkeys', { name: 'A', credential }))).toEqual([401, 'passkey_refused'])
  expect((await owner.post('/account/passkeys', { name: 'A', credential })).status).toBe(200)
  expect(failure(await owner.post('/account/passkeys', { name: 'A', credential }))).toEqual([401, 'passkey_refused'])
  const second = softwareAuthenticator(origin)
  const late = second.create(await begin(owner))
  pass(5 * minuteMs + 1000)
  expect(failure(await owner.post('/account/passkeys', { name: 'A', credential: late }))).toEqual([401, 'passkey_refused'])
  const { challenge } = await beginIdentity(owner)
  const crossed = second.create({ ...options, challenge })
  expect(failure(await owner.post('/account/passkeys', { name: 'A', credential: crossed }))).toEqual([401, 'passkey_refused'])
})

test('a passkey belongs to one person', async () => {
  await withPasskey()
  const other = at(await newStaff(api, { [shopId]: 'sales' }))
  const again = device.create(await begin(other))
  expect(failure(await other.post('/account/passkeys', { name: 'A', credential: again }))).toEqual([401, 'passkey_refused'])
  expect((await other.get('/account')).body.passkeys).toBe(0)
})

test('an eleventh passkey is refused, also of many at once', async () => {
  for (let i = 0; i < 8; i++) expect((await addPasskey(owner, softwareAuthenticator(origin), `Key ${i}`)).status).toBe(200)
  const more = await Promise.all(
    Array.from({ length: 4 }, async () => ({ name: 'A', credential: softwareAuthenticator(origin).create(await begin(owner)) })),
  )
  const answers = await Promise.all(more.map(body => owner.post('/account/passkeys', body)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422])
  expect(failure(await owner.post('/account/passkeys/options'))).toEqual([422, 'too_many_passkeys'])
  expect((await owner.get('/account')).body.passkeys).toBe(10)
})

test('adding and removing need a confirmed identity; listing and renaming do not', async () => {
  const { id } = await withPasskey()
  const credential = softwareAuthenticator(origin).create(await begin(owner))
  pass(11 * minuteMs)
  for (const answer of [
    await owner.post('/account/passkeys/options'),
    await owner.post('/account/passkeys', { name: 'A', credential }),
    await owner.delete(`/account/passkeys/${id}`),
  ])
    expect(failure(answer)).toEqual([403, 'step_up_required'])
  expect((await owner.put(`/account/passkeys/${id}`, { name: 'Phone' })).status).toBe(200)
  expect((await owner.get('/account/passkeys')).body).toMatchObject([{ id, name: 'Phone' }])
})

test('nobody renames, removes or sees a passkey of another person', async () => {
  const { id } = await withPasskey()
  const other = at(await newStaff(api, { [shopId]: 'owner' }))
  expect(failure(await other.put(`/account/passkeys/${id}`, { name: 'Mine' }))).toEqual([404, 'passkey_not_found'])
  expect(failure(await other.delete(`/account/passkeys/${id}`))).toEqual([404, 'passkey_not_found'])
  expect((await other.get('/account/passkeys')).body).toEqual([])
  expect(failure(await other.post('/session/identity/options'))).toEqual([404, 'passkey_not_found'])
})

// Signing in

test.each<[string, NonNullable<Deviation>]>([
  ['of another origin', { origin: 'https://admin.example.org' }],
  ['over http', { origin: `http://${adminHost}` }],
  ['for another host', { rpId: 'example.com' }],
  ['of an unverified person', { isVerified: false }],
  ['from within a page of another site', { crossOrigin: true }],
  ['that is of another type', { type: 'webauthn.create' }],
  ['without the person', { userHandle: null }],
  ['of another person', { userHandle: Buffer.from('00000000-0000-4000-8000-000000000000').toString('base64url') }],
])('a signature %s opens no session, and is refused like that of an unknown passkey', async (_, deviation) => {
  await withPasskey()
  const refused = await signInBy(device, deviation)
  expect(failure(refused)).toEqual([401, 'passkey_refused'])
  expect(refused.body).toEqual((await signInBy(softwareAuthenticator(origin))).body)
})

test('a signature that was altered is refused', async () => {
  await withPasskey()
  const credential = device.get(await beginSignIn()) as { response: { signature: string } }
  const other = softwareAuthenticator(origin).get(await beginSignIn()) as typeof credential
  credential.response.signature = other.response.signature
  expect(failure(await sendSignIn(credential))).toEqual([401, 'passkey_refused'])
})

test('what is signed is accepted once, however parallel, and within five minutes', async () => {
  await withPasskey()
  const credential = device.get(await beginSignIn())
  const answers = await Promise.all(Array.from({ length: 5 }, () => sendSignIn(credential)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
  const late = device.get(await beginSignIn())
  pass(5 * minuteMs + 1000)
  expect(failure(await sendSignIn(late))).toEqual([401, 'passkey_refused'])
  const madeUp = device.get({ challenge: Buffer.alloc(32).toString('base64url'), rpId: adminHost })
  expect(failure(await sendSignIn(madeUp))).toEqual([401, 'passkey_refused'])
})

test('a challenge of another address of the back office is refused, and one for something else', async () => {
  await withPasskey()
  const elsewhere = (await anonymous('/session/passkey/options', undefined, { 'visitor-origin': `${origin}:8443` })).body
  expect(failure(await sendSignIn(device.get(elsewhere)))).toEqual([401, 'passkey_refused'])
  expect(failure(await sendSignIn(device.get(await beginIdentity(owner))))).toEqual([401, 'passkey_refused'])
})

test('a counter that does not grow is refused, as of a copied passkey; one that stays zero is not', async () => {
  await withPasskey()
  expect((await signInBy(device, { counter: 7 })).status).toBe(200)
  for (const counter of [7, 6, 0]) expect(failure(await signInBy(device, { counter }))).toEqual([401, 'passkey_refused'])
  expect((await signInBy(device, { counter: 4_294_967_295 })).status).toBe(200)
  const uncounted = softwareAuthenticator(origin)
  expect((await addPasskey(owner, uncounted)).status).toBe(200)
  for (let i = 0; i < 2; i++) expect((await signInBy(uncounted, { counter: 0 })).status).toBe(200)
})

test.each(['https://admin.example.org', `http://${adminHost}`, 'https://sub.admin.example.com', 'null'])(
  'passkeys are refused where the back office is opened at %s',
  async opened => {
    const answer = await anonymous('/session/passkey/options', undefined, { 'visitor-origin': opened })
    expect(failure(answer)).toEqual([401, 'passkey_refused'])
    expect(failure(await at(owner, opened).post('/account/passkeys/options'))).toEqual([401, 'passkey_refused'])
  },
)

test('who calls the API directly does so at its own address, whatever they say', async () => {
  const direct = (host: string) =>
    api.app.request(`${host}/api/admin/session/passkey/options`, { method: 'POST', headers: { 'visitor-origin': origin } })
  expect((await direct(origin)).status).toBe(200)
  expect((await direct('https://admin.example.org')).status).toBe(401)
})

test('on this machine passkeys work over http, at the port of the shop', async () => {
  const local = await openTestApi({ db: api.db, adminHost: 'admin.localhost' })
  const statusAt = async (opened: string) =>
    (await adminRequest(local, 'POST', '/session/passkey/options', { headers: { 'visitor-origin': opened } })).status
  expect(await statusAt('http://admin.localhost:3000')).toBe(200)
  expect(await statusAt('http://admin.localhost.example.com')).toBe(401)
})

test('unknown passkeys are limited by address', async () => {
  await withPasskey()
  const headers = { 'visitor-address': '192.0.2.99' }
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => sendSignIn(softwareAuthenticator(origin).get(await beginSignIn()), headers)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
  expect(failure(await sendSignIn(device.get(await beginSignIn()), headers))).toEqual([429, 'too_many_requests'])
  expect((await signInBy(device)).status).toBe(200)
})

test('a sign-in with a passkey opens one of the 600 sessions that an address has in 15 minutes', async () => {
  await withPasskey()
  await asOwner(
    sql`insert into rate_limits (key, points, expire) values ('session address:staff 192.0.2.98', 599, ${Date.now() + 600_000})`,
  )
  const signInFrom = async () => sendSignIn(device.get(await beginSignIn()), { 'visitor-address': '192.0.2.98' })
  expect((await signInFrom()).status).toBe(200)
  expect(failure(await signInFrom())).toEqual([429, 'too_many_requests'])
  expect((await signInBy(device)).status).toBe(200)
})

test('demo staff sign in with a passkey from the machine itself only', async () => {
  await withPasskey()
  await asOwner(sql`update staff set email = ${`passkey-${owner.id}@demo.localhost`} where id = ${owner.id}`)
  for (const headers of [{ 'visitor-address': '192.0.2.1' }, { 'visitor-address': '127.0.0.1', 'visitor-forwarded': '1' }])
    expect(failure(await sendSignIn(device.get(await beginSignIn()), headers))).toEqual([403, 'demo_sign_in_refused'])
  expect((await sendSignIn(device.get(await beginSignIn()), { 'visitor-address': '127.0.0.1' })).status).toBe(200)
})

test('a removed passkey opens no session; sessions that it opened stay', async () => {
  const { id } = await withPasskey()
  const session = requestsWith(api, (await signInBy(device)).body.token)
  expect((await owner.delete(`/account/passkeys/${id}`)).status).toBe(200)
  expect(failure(await signInBy(device))).toEqual([401, 'passkey_refused'])
  expect(failure(await owner.delete(`/account/passkeys/${id}`))).toEqual([404, 'passkey_not_found'])
  expect((await session.get('/account')).body).toMatchObject({ passkeys: 0, has_second_factor: false })
})

// The identity, and the second factor

test('a passkey confirms the identity of its person, for ten minutes', async () => {
  await withPasskey()
  pass(11 * minuteMs)
  expect(failure(await owner.post('/account/passkeys/options'))).toEqual([403, 'step_up_required'])
  expect((await confirmBy(owner)).status).toBe(200)
  expect((await owner.post('/account/passkeys/options')).status).toBe(200)
  expect((await beginIdentity(owner)).allowCredentials).toHaveLength(1)
})

test.each<[string, NonNullable<Deviation>]>([
  ['of another origin', { origin: 'https://admin.example.org' }],
  ['for another host', { rpId: 'example.com' }],
  ['of an unverified person', { isVerified: false }],
])('a signature %s confirms no identity', async (_, deviation) => {
  await withPasskey()
  pass(11 * minuteMs)
  expect(failure(await confirmBy(owner, device, deviation))).toEqual([401, 'passkey_refused'])
  expect((await owner.get('/account')).body.confirmed_until).toBeNull()
})

test('a person confirms with their own passkey and their own challenge, once', async () => {
  await withPasskey()
  const other = at(await newStaff(api, { [shopId]: 'sales' }))
  const ofOther = softwareAuthenticator(origin)
  expect((await addPasskey(other, ofOther)).status).toBe(200)
  pass(11 * minuteMs)
  expect(failure(await confirmBy(owner, ofOther))).toEqual([401, 'passkey_refused'])
  const foreign = device.get(await beginIdentity(other))
  expect(failure(await owner.put('/session/identity/passkey', { credential: foreign }))).toEqual([401, 'passkey_refused'])
  const ofSignIn = device.get(await beginSignIn())
  expect(failure(await owner.put('/session/identity/passkey', { credential: ofSignIn }))).toEqual([401, 'passkey_refused'])
  const late = device.get(await beginIdentity(owner))
  pass(5 * minuteMs + 1000)
  expect(failure(await owner.put('/session/identity/passkey', { credential: late }))).toEqual([401, 'passkey_refused'])
  const credential = device.get(await beginIdentity(owner))
  expect((await owner.put('/session/identity/passkey', { credential })).status).toBe(200)
  expect(failure(await owner.put('/session/identity/passkey', { credential }))).toEqual([401, 'passkey_refused'])
})

test('a shop that requires a second factor admits sessions by passkey, and those that confirm with one', async () => {
  await withPasskey()
  expect((await owner.put(`/shops/${code}/staff_policy`, { requires_second_factor: true })).status).toBe(200)
  const byPasskey = requestsWith(api, (await signInBy(device)).body.token)
  expect((await byPasskey.get(`/shops/${code}/staff`)).status).toBe(200)
  const { token, needs_second_factor } = await passwordSession(owner.email)
  expect(needs_second_factor).toBe(false)
  const byPassword = at(requestsWith(api, token))
  expect((await byPassword.get('/account')).body.has_second_factor).toBe(false)
  expect(failure(await byPassword.get(`/shops/${code}/staff`))).toEqual([403, 'second_factor_required'])
  expect((await confirmBy(byPassword)).status).toBe(200)
  const { members } = (await byPassword.get(`/shops/${code}/staff`)).body
  expect(members.find((one: { id: string }) => one.id === owner.id).has_second_factor).toBe(true)
  await asOwner(sql`update shops set requires_second_factor = false where shop_id = ${shopId}`)
})

test('who knows the password of an account with a passkey changes no factor of it', async () => {
  const { id } = await withPasskey()
  const thief = at(requestsWith(api, (await passwordSession(owner.email)).token))
  const attempts = [
    await thief.post('/account/passkeys/options'),
    await thief.delete(`/account/passkeys/${id}`),
    await thief.post('/account/authenticator'),
    await thief.put('/account/authenticator', { code: '000000' }),
  ]
  for (const attempt of attempts) expect(failure(attempt)).toEqual([403, 'passkey_required'])
  // Who confirms with the passkey is the person.
  expect((await confirmBy(thief)).status).toBe(200)
  expect((await thief.delete(`/account/passkeys/${id}`)).status).toBe(200)
})

test('a session keeps its second factor while the account has one, an authenticator or a passkey', async () => {
  await setUpAuthenticator(owner, now)
  const { id } = await withPasskey()
  const session = requestsWith(api, (await signInBy(device)).body.token)
  const hasSecondFactor = async () => (await session.get('/account')).body.has_second_factor
  expect((await owner.delete(`/account/passkeys/${id}`)).status).toBe(200)
  expect(await hasSecondFactor()).toBe(true)
  expect((await owner.delete('/account/authenticator')).status).toBe(200)
  expect(await hasSecondFactor()).toBe(false)
})

test('with an authenticator and a passkey, the password alone still needs a code, the passkey none', async () => {
  const { secret } = await setUpAuthenticator(owner, now)
  await withPasskey()
  pass(minuteMs)
  const { token, needs_second_factor } = await passwordSession(owner.email)
  expect(needs_second_factor).toBe(true)
  const pending = at(requestsWith(api, token))
  expect(failure(await pending.post('/session/identity/options'))).toEqual([403, 'second_factor_required'])
  expect((await pending.put('/session/second_factor', { code: codeAt(secret, now) })).status).toBe(200)
  expect((await signInBy(device)).body.needs_second_factor).toBe(false)
})

test.each(['an owner', 'the command'])('a reset of the second factor by %s removes passkeys and ends sessions', async by => {
  const seller = at(await newStaff(api, { [shopId]: 'sales' }))
  expect((await addPasskey(seller)).status).toBe(200)
  if (by === 'an owner') expect((await owner.delete(`/shops/${code}/staff/${seller.id}/second_factor`)).status).toBe(200)
  else expect(await resetSecondFactorOf(api.db, now, seller.email)).toBe(true)
  expect(failure(await seller.get('/account'))).toEqual([401, 'session_expired'])
  expect(failure(await signInBy(device))).toEqual([401, 'passkey_refused'])
  expect(await asOwner(sql`select id from staff_passkeys where staff_id = ${seller.id}`)).toEqual([])
})

// What is stored

test('challenges are stored as hashes, ten of a person at most, and deleted after five minutes', async () => {
  const first = await begin(owner)
  const hashes = async () => (await asOwner<{ hash: string }>(sql`select hash from staff_challenges`)).map(({ hash }) => hash)
  expect(await hashes()).toHaveLength(1)
  expect(await hashes()).not.toContain(first.challenge)
  for (let i = 0; i < 12; i++) {
    pass(1000)
    await begin(owner)
  }
  expect(await hashes()).toHaveLength(10)
  await beginSignIn()
  const prune = () => startRetention({ db: api.db, clock: () => now, log: silent }).stop()
  await prune()
  expect(await hashes()).toHaveLength(11)
  pass(5 * minuteMs)
  await prune()
  expect(await hashes()).toEqual([])
})

test('of ten thousand challenges to sign in the oldest makes room', async () => {
  const until = new Date(now.getTime() + minuteMs).toISOString()
  await beginSignIn()
  // The statistics are those of a small table until autovacuum comes: the plan has to be good for a large one.
  await asOwner(sql`analyze staff_challenges`)
  await asOwner(sql`
    insert into staff_challenges (hash, purpose, origin, expires_at)
    select 'old ' || n, 'sign-in', ${origin}, ${until}::timestamptz - make_interval(secs => 10000 - n) from generate_series(1, 10000) n`)
  await beginSignIn()
  const [left] = await asOwner<{ n: number; oldest: boolean }>(sql`
    select count(*)::int as n, bool_or(hash = 'old 1') as oldest from staff_challenges where staff_id is null`)
  expect(left).toEqual({ n: 10_000, oldest: false })
})

test('the functions that look for a passkey return one only for an open challenge of that address', async () => {
  await withPasskey()
  const [{ credential_id: id } = { credential_id: '' }] = await asOwner<{ credential_id: string }>(
    sql`select credential_id from staff_passkeys where staff_id = ${owner.id}`,
  )
  const db = api.db.withoutTenant(now)
  const find = (challenge: string, opened: string) =>
    db.query<{ staff_id: string }>(sql`select staff_id from find_staff_passkey(${challenge}, ${opened}, ${id})`)
  expect(await find('made up', origin)).toEqual([])
  await db.query(sql`select open_sign_in_challenge('one', ${origin}, ${new Date(now.getTime() + minuteMs).toISOString()})`)
  expect(await find('one', 'https://admin.example.org')).toEqual([])
  expect(await find('one', origin)).toEqual([{ staff_id: owner.id }])
  expect(await find('one', origin)).toEqual([])
  expect(await db.query(sql`select id from staff_passkeys`)).toEqual([])
})
