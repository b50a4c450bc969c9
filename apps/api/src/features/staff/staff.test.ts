import { roles } from '@stragan/contract/admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { password } from '../../../test/customer.ts'
import { adminOrigin, sendEmails } from '../../../test/emails.ts'
import { addOrderableShop } from '../../../test/shopper.ts'
import {
  adminRequest,
  codeAt,
  newStaff,
  requestsWith,
  type StaffMember,
  setUpAuthenticator,
  signIn,
  staffMailToken,
} from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { failure } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'
import { inviteOwner, makeOperator } from './installation.ts'

const start = new Date('2027-03-01T12:00:00Z')
const shopId = 953
const code = `shop-${shopId}`
const otherId = 954
const otherCode = `shop-${otherId}`
const newPassword = 'Another long one 8'
const hourMs = 3_600_000

let now = start
let api: TestApi
let owner: StaffMember
beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, { id: shopId, host: 'staff.test', first: 9_530_001 }, start)
  await addOrderableShop(api, { id: otherId, host: 'staff-elsewhere.test', first: 9_540_001 }, start)
})
afterAll(() => api.close())
beforeEach(async () => {
  now = start
  await asOwner(sql`delete from rate_limits`)
  owner = await newStaff(api, { [shopId]: 'owner' })
})

const asOwner = <Row>(statement: ReturnType<typeof sql>) => api.db.asOwner(now).query<Row>(statement)
const pass = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
const attempt = (email: string, given = password, headers: Record<string, string> = {}) =>
  adminRequest(api, 'POST', '/session', { body: { email, password: given }, headers })
let invited = 0
const inviteSomebody = async (role = 'sales', by: Pick<StaffMember, 'post'> = owner) => {
  const email = `invited-${++invited}@staff.test`
  const { status, body } = await by.post(`/shops/${code}/invitations`, { email, role, language: 'pl' })
  expect(status).toBe(200)
  return { email, id: body.id as string, token: await staffMailToken(api, email, 'staff_invitation') }
}
const accept = (token: string, body: object = { name: 'Ewa Nowak', language: 'pl', password: newPassword }) =>
  adminRequest(api, 'PUT', `/invitations/${token}`, { body })
const rolesIn = async (person: Pick<StaffMember, 'get'>) =>
  (await person.get('/account')).body.shops.map((shop: { code: string; role: string }) => [shop.code, shop.role])

test('the account names its shops, with language, address and time zone', async () => {
  const configured = { code, default_language: 'en', role: 'owner', origin: 'https://staff.test', time_zone: 'Europe/Warsaw' }
  expect((await owner.get('/account')).body.shops).toMatchObject([configured])
  await asOwner(sql`update configuration set enabled = false where shop_id = ${shopId} and scope = 'shop'`)
  expect((await owner.get('/account')).body.shops).toMatchObject([{ ...configured, origin: '', time_zone: 'UTC' }])
  await asOwner(sql`update configuration set enabled = true where shop_id = ${shopId} and scope = 'shop'`)
})

// Sign-in

test('a wrong password, an unknown e-mail and an account without a password are refused alike', async () => {
  const answers = [await attempt(owner.email, 'wrong'), await attempt('nobody@staff.test'), await attempt(owner.email, ' ')]
  for (const answer of answers) expect(failure(answer)).toEqual([401, 'login_failed'])
  expect(answers[0]?.body).toEqual(answers[1]?.body)
})

test('letter case of the e-mail does not count', async () => {
  expect((await attempt(owner.email.toUpperCase())).status).toBe(200)
})

test('of 200 wrong passwords at once from one network ten are checked and all others refused', async () => {
  const headers = { 'visitor-address': '192.0.2.77' }
  const answers = await Promise.all(Array.from({ length: 200 }, () => attempt(owner.email, 'wrong', headers)))
  const codes = Map.groupBy(answers, answer => answer.body.error.code)
  expect(Object.fromEntries([...codes].map(([name, of]) => [name, of.length]))).toEqual({ login_failed: 10, too_many_requests: 190 })
  expect((await attempt(owner.email)).status).toBe(200)
})

test('a session ends after 12 hours without use and after 30 days in all', async () => {
  for (let hours = 0; hours < 48; hours += 11) {
    pass(11 * hourMs)
    expect((await owner.get('/account')).status).toBe(200)
  }
  pass(12 * hourMs + 1000)
  expect(failure(await owner.get('/account'))).toEqual([401, 'session_expired'])
  const again = await signIn(api, owner.email)
  for (let hours = 0; hours < 30 * 24 - 11; hours += 11) {
    pass(11 * hourMs)
    await again.get('/account')
  }
  pass(11 * hourMs)
  expect(failure(await again.get('/account'))).toEqual([401, 'session_expired'])
})

test('signing out ends the session alone', async () => {
  const second = await signIn(api, owner.email)
  expect((await owner.delete('/session')).status).toBe(200)
  expect(failure(await owner.get('/account'))).toEqual([401, 'session_expired'])
  expect((await second.get('/account')).status).toBe(200)
})

test('a person lists their sessions with device, and ends one, but none of another person', async () => {
  const other = await newStaff(api, { [shopId]: 'sales' })
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const { body } = await attempt(owner.email, password, { 'user-agent': agent })
  const listed = (await owner.get('/account/sessions')).body
  expect(listed.map((session: { is_current: boolean }) => session.is_current).sort()).toEqual([false, true])
  const second = listed.find((session: { is_current: boolean }) => !session.is_current)
  expect(second.device).toBe('Firefox, Linux')
  expect(failure(await other.delete(`/account/sessions/${second.id}`))).toEqual([404, 'session_not_found'])
  expect((await owner.delete(`/account/sessions/${second.id}`)).status).toBe(200)
  expect(failure(await requestsWith(api, body.token).get('/account'))).toEqual([401, 'session_expired'])
})

test.each<[string, Record<string, string>]>([
  ['through a proxy', { 'visitor-address': '127.0.0.1', 'x-forwarded-for': '127.0.0.1' }],
  ['through a proxy before the back office', { 'visitor-address': '127.0.0.1', 'visitor-forwarded': '1' }],
  ...['x-forwarded-port', 'x-forwarded', 'cf-connecting-ip', 'true-client-ip', 'x-original-forwarded-for', 'cdn-loop'].map(
    name => [`with ${name}`, { 'visitor-address': '127.0.0.1', [name]: '1' }] satisfies [string, Record<string, string>],
  ),
  ['from another machine', { 'visitor-address': '192.0.2.1' }],
])('demo staff are refused %s, whatever the password', async (_, headers) => {
  const email = `owner-${owner.id}@demo.localhost`
  await asOwner(sql`update staff set email = ${email} where id = ${owner.id}`)
  for (const given of [password, 'wrong']) expect(failure(await attempt(email, given, headers))).toEqual([403, 'demo_sign_in_refused'])
  expect((await attempt(email, password, { 'visitor-address': '127.0.0.1' })).status).toBe(200)
})

// Second factor

test('an account with an authenticator signs in with a code; until then a session may only complete or end itself', async () => {
  const { secret } = await setUpAuthenticator(owner, now)
  pass(60_000)
  const { body } = await attempt(owner.email)
  expect(body.needs_second_factor).toBe(true)
  const incomplete = requestsWith(api, body.token)
  expect((await incomplete.get('/account')).body.shops).toEqual([])
  for (const path of [`/shops/${code}/staff`, '/account/sessions'])
    expect(failure(await incomplete.get(path))).toEqual([403, 'second_factor_required'])
  expect(failure(await incomplete.put('/session/second_factor', { code: '000000' }))).toEqual([401, 'second_factor_wrong'])
  const done = await incomplete.put('/session/second_factor', { code: codeAt(secret, now) })
  expect([done.status, done.body.needs_second_factor]).toEqual([200, false])
  expect(failure(await incomplete.get('/account'))).toEqual([401, 'session_expired'])
  const complete = requestsWith(api, done.body.token)
  expect((await complete.get(`/shops/${code}/staff`)).status).toBe(200)
  expect((await complete.get('/account')).body).toMatchObject({ has_second_factor: true, recovery_codes_left: 10 })
})

test('a code is accepted once, in whatever order and however parallel', async () => {
  const { secret } = await setUpAuthenticator(owner, now)
  pass(90_000)
  const sessions = await Promise.all(Array.from({ length: 5 }, async () => requestsWith(api, (await attempt(owner.email)).body.token)))
  const code = codeAt(secret, now)
  const answers = await Promise.all(sessions.map(session => session.put('/session/second_factor', { code })))
  expect(answers.map(answer => answer.status).sort()).toEqual([200, 401, 401, 401, 401])
  // The step before, which a clock that is late would show.
  const late = requestsWith(api, (await attempt(owner.email)).body.token)
  const before = codeAt(secret, new Date(now.getTime() - 30_000))
  expect(failure(await late.put('/session/second_factor', { code: before }))).toEqual([401, 'second_factor_wrong'])
})

test('ten wrong codes lock the second factor for a while, whatever the session', async () => {
  const { secret } = await setUpAuthenticator(owner, now)
  pass(60_000)
  for (let i = 0; i < 10; i++) {
    const session = requestsWith(api, (await attempt(owner.email)).body.token)
    expect(failure(await session.put('/session/second_factor', { code: '000000' }))).toEqual([401, 'second_factor_wrong'])
  }
  const session = requestsWith(api, (await attempt(owner.email)).body.token)
  expect(failure(await session.put('/session/second_factor', { code: codeAt(secret, now) }))).toEqual([429, 'too_many_requests'])
})

test('a recovery code replaces the authenticator once; new codes replace the old ones', async () => {
  const { recoveryCodes } = await setUpAuthenticator(owner, now)
  expect(new Set(recoveryCodes).size).toBe(10)
  const [first = '', second = ''] = recoveryCodes
  const withCode = async (code: string) => {
    const session = requestsWith(api, (await attempt(owner.email)).body.token)
    return session.put('/session/second_factor', { code })
  }
  const done = await withCode(first.toUpperCase().replace('-', ' '))
  expect(done.status).toBe(200)
  expect(failure(await withCode(first))).toEqual([401, 'second_factor_wrong'])
  const session = requestsWith(api, done.body.token)
  expect((await session.get('/account')).body.recovery_codes_left).toBe(9)
  expect((await session.put('/account/recovery_codes')).body.recovery_codes).toHaveLength(10)
  expect(failure(await withCode(second))).toEqual([401, 'second_factor_wrong'])
})

test('of recovery codes that are replaced twice at once ten are left', async () => {
  await setUpAuthenticator(owner, now)
  for (let i = 0; i < 5; i++) {
    const answers = await Promise.all([1, 2, 3].map(() => owner.put('/account/recovery_codes')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await owner.get('/account')).body.recovery_codes_left).toBe(10)
  }
})

test('a session without its second factor ends after 15 minutes', async () => {
  await setUpAuthenticator(owner, now)
  const { body } = await attempt(owner.email)
  pass(15 * 60_000 + 1000)
  expect(failure(await requestsWith(api, body.token).get('/account'))).toEqual([401, 'session_expired'])
})

test('an authenticator is enabled by its own code only, ends other sessions, and can be disabled', async () => {
  const second = await signIn(api, owner.email)
  expect(failure(await owner.put('/account/authenticator', { code: '123456' }))).toEqual([401, 'second_factor_wrong'])
  await owner.post('/account/authenticator')
  expect(failure(await owner.put('/account/authenticator', { code: '000000' }))).toEqual([401, 'second_factor_wrong'])
  const { uri } = (await owner.post('/account/authenticator')).body
  expect(uri).toMatch(/^otpauth:\/\/totp\/Stragan:person-\d+%40staff\.test\?.*secret=[A-Z2-7]{32}/)
  await setUpAuthenticator(owner, now)
  expect(failure(await second.get('/account'))).toEqual([401, 'session_expired'])
  expect((await owner.get('/account')).body).toMatchObject({ has_authenticator: true, has_second_factor: true })
  expect((await owner.delete('/account/authenticator')).status).toBe(200)
  expect((await owner.get('/account')).body).toMatchObject({ has_authenticator: false, recovery_codes_left: 0 })
  expect((await attempt(owner.email)).body.needs_second_factor).toBe(false)
})

// Password

test('a changed password ends other sessions; the new one has to be strong, the current one right', async () => {
  const second = await signIn(api, owner.email)
  const change = (current_password: string, wanted: string) => owner.put('/account/password', { current_password, password: wanted })
  expect((await change('wrong', newPassword)).body.error).toMatchObject({
    code: 'login_failed',
    fields: { current_password: expect.anything() },
  })
  expect((await change(password, 'password')).body.error).toMatchObject({
    code: 'password_too_weak',
    fields: { password: expect.anything() },
  })
  await adminRequest(api, 'POST', '/password_reset', { body: { email: owner.email } })
  const link = await staffMailToken(api, owner.email, 'staff_reset_password')
  expect((await change(password, newPassword)).status).toBe(200)
  expect(failure(await adminRequest(api, 'PUT', `/password_reset/${link}`, { body: { password: 'A third good one 5' } }))).toEqual([
    422,
    'link_invalid',
  ])
  expect(failure(await second.get('/account'))).toEqual([401, 'session_expired'])
  expect((await owner.get('/account')).status).toBe(200)
  expect((await attempt(owner.email, newPassword)).status).toBe(200)
})

test('a password is reset by a mailed link, once and within an hour; all sessions end', async () => {
  const reset = (token: string, given = newPassword) => adminRequest(api, 'PUT', `/password_reset/${token}`, { body: { password: given } })
  const request = (email: string) => adminRequest(api, 'POST', '/password_reset', { body: { email } })
  expect((await request('nobody@staff.test')).body).toEqual((await request(owner.email)).body)
  const late = await staffMailToken(api, owner.email, 'staff_reset_password')
  pass(hourMs + 1000)
  expect(failure(await reset(late))).toEqual([422, 'link_invalid'])
  await request(owner.email)
  const token = await staffMailToken(api, owner.email, 'staff_reset_password')
  expect(failure(await reset(token, 'password'))).toEqual([422, 'password_too_weak'])
  const answers = await Promise.all([reset(token), reset(token)])
  expect(answers.map(answer => answer.status).sort()).toEqual([200, 422])
  expect(failure(await owner.get('/account'))).toEqual([401, 'session_expired'])
  expect(failure(await attempt(owner.email))).toEqual([401, 'login_failed'])
  expect((await attempt(owner.email, newPassword)).status).toBe(200)
  expect(failure(await reset(token))).toEqual([422, 'link_invalid'])
})

test('every change of how a person signs in is mailed to them, a refused one is not', async () => {
  const subjectsSent = async () => {
    const sent = await sendEmails(api, now)
    return sent.filter(mail => mail.to === owner.email).map(({ subject }) => subject.split(' | ')[0])
  }
  expect((await owner.put('/account/password', { current_password: 'wrong', password: newPassword })).status).toBe(401)
  expect(await subjectsSent()).toEqual([])
  await owner.put('/account/password', { current_password: password, password: newPassword })
  expect(await subjectsSent()).toEqual(['Your password for the back office was changed'])
  await setUpAuthenticator(owner, now)
  expect(await subjectsSent()).toEqual(['An authenticator app was added to your account'])
  await owner.put('/account/recovery_codes')
  expect(await subjectsSent()).toEqual(['Your account has new recovery codes'])
  await asOwner(sql`update staff set language = 'pl' where id = ${owner.id}`)
  await owner.delete('/account/authenticator')
  expect(await subjectsSent()).toEqual(['Z Twojego konta usunięto aplikację uwierzytelniającą'])
  // There is none any more.
  expect((await owner.delete('/account/authenticator')).status).toBe(200)
  expect(await subjectsSent()).toEqual([])
  await adminRequest(api, 'POST', '/password_reset', { body: { email: owner.email } })
  const token = await staffMailToken(api, owner.email, 'staff_reset_password')
  await subjectsSent()
  await adminRequest(api, 'PUT', `/password_reset/${token}`, { body: { password: 'A third good one 5' } })
  expect(await subjectsSent()).toEqual(['Zmieniono Twoje hasło do panelu'])
})

test('mails to staff lead to the back office', async () => {
  const { email, token } = await inviteSomebody('warehouse')
  await adminRequest(api, 'POST', '/password_reset', { body: { email: owner.email } })
  const sent = await sendEmails(api, now)
  const invitation = sent.find(mail => mail.to === email)
  expect(invitation?.text).toContain(`${adminOrigin}/invitation/${token}`)
  expect(invitation?.text).toMatch(/Twoja rola:\s+magazyn/)
  expect(sent.find(mail => mail.to === owner.email)?.text).toContain(`${adminOrigin}/password-reset/`)
})

// Invitations and roles

test('an invited person chooses a name and a password, and works in the shop', async () => {
  const { email, token } = await inviteSomebody('warehouse')
  expect((await adminRequest(api, 'GET', `/invitations/${token}`)).body).toMatchObject({ email, role: 'warehouse', has_account: false })
  expect(failure(await accept(token, { password: newPassword }))).toEqual([422, 'invalid_body'])
  expect(failure(await accept(token, { name: 'Ewa', password: 'short' }))).toEqual([422, 'password_too_weak'])
  const { status, body } = await accept(token)
  expect(status).toBe(200)
  expect(await rolesIn(requestsWith(api, body.token))).toEqual([[code, 'warehouse']])
  expect((await owner.get(`/shops/${code}/staff`)).body.members.map((member: { email: string }) => member.email)).toContain(email)
})

test('an invitation is accepted once, however parallel, and not after seven days', async () => {
  const { token } = await inviteSomebody()
  const answers = await Promise.all([accept(token), accept(token), accept(token)])
  expect(answers.filter(answer => answer.status === 200)).toHaveLength(1)
  for (const answer of answers.filter(one => one.status !== 200)) expect(failure(answer)[1]).toMatch(/^(link_invalid|login_failed)$/)
  const late = await inviteSomebody()
  pass(7 * 24 * hourMs + 1000)
  expect(failure(await accept(late.token))).toEqual([422, 'link_invalid'])
  expect(failure(await adminRequest(api, 'GET', `/invitations/${late.token}`))).toEqual([422, 'link_invalid'])
})

test('of two invitations of one new e-mail that are accepted at once with other passwords, one opens the account', async () => {
  const other = await newStaff(api, { [otherId]: 'owner' })
  const { email, token } = await inviteSomebody()
  expect((await other.post(`/shops/${otherCode}/invitations`, { email, role: 'owner', language: 'en' })).status).toBe(200)
  const second = await staffMailToken(api, email, 'staff_invitation', otherId)
  const passwords = [newPassword, 'A password of somebody else 3']
  const open = (one: string, given?: string) => accept(one, { name: 'Ewa', password: given })
  const answers = await Promise.all([token, second].map((one, i) => open(one, passwords[i])))
  const won = answers.findIndex(answer => answer.status === 200)
  const [lost, ...others] = answers.filter(answer => answer.status !== 200)
  expect(others).toEqual([])
  // Refused while the account was opened, or by the account that it found.
  expect(lost && failure(lost)[1]).toMatch(/^(link_invalid|login_failed)$/)
  // The other link is still good for the person who knows the password.
  const rest = [token, second][1 - won] ?? ''
  expect(failure(await open(rest, passwords[1 - won]))).toEqual([401, 'login_failed'])
  expect((await open(rest, passwords[won])).status).toBe(200)
})

test.each(['removed', 'demoted', 'gone'])('an invitation ends with the rights of who sent it: %s', async how => {
  const boss = await newStaff(api, { [shopId]: 'owner' })
  const { token } = await inviteSomebody('owner', boss)
  if (how === 'removed') await owner.delete(`/shops/${code}/staff/${boss.id}`)
  else if (how === 'demoted') await owner.put(`/shops/${code}/staff/${boss.id}`, { role: 'manager' })
  else await boss.delete(`/account/shops/${code}`)
  expect(failure(await accept(token))).toEqual([422, 'link_invalid'])
})

test('an invitation that a program sent ends with the rights of who created its key', async () => {
  const boss = await newStaff(api, { [shopId]: 'owner' })
  const { key } = (await createKey({ scopes: ['staff:write'] }, boss)).body
  const { token } = await inviteSomebody('owner', requestsWith(api, key))
  await owner.put(`/shops/${code}/staff/${boss.id}`, { role: 'manager' })
  expect(failure(await accept(token))).toEqual([422, 'link_invalid'])
})

test('demo staff accept no invitation from elsewhere', async () => {
  const somebody = await newStaff(api, { [otherId]: 'editor' })
  await asOwner(sql`update staff set email = ${`${somebody.id}@demo.localhost`} where id = ${somebody.id}`)
  const email = `${somebody.id}@demo.localhost`
  await owner.post(`/shops/${code}/invitations`, { email, role: 'sales', language: 'en' })
  const token = await staffMailToken(api, email, 'staff_invitation')
  expect(failure(await accept(token, { password }))).toEqual([403, 'demo_sign_in_refused'])
})

test('a person with an account accepts with its password, and keeps it', async () => {
  const somebody = await newStaff(api, { [otherId]: 'editor' })
  const invite = { email: somebody.email.toUpperCase(), role: 'sales', language: 'en' }
  expect((await owner.post(`/shops/${code}/invitations`, invite)).status).toBe(200)
  const token = await staffMailToken(api, invite.email, 'staff_invitation')
  expect((await adminRequest(api, 'GET', `/invitations/${token}`)).body.has_account).toBe(true)
  expect(failure(await accept(token, { name: 'Thief', password: newPassword }))).toEqual([401, 'login_failed'])
  expect((await accept(token, { password })).status).toBe(200)
  expect((await rolesIn(somebody)).sort()).toEqual([
    [code, 'sales'],
    [otherCode, 'editor'],
  ])
})

// An e-mail that nobody has confirmed

/** Somebody accepts the invitation of an owner's e-mail by the link that a command printed, and leaves in the account what they can. */
async function plantAccount() {
  const shop = await newLonelyShop()
  const email = `planted-${++invited}@staff.test`
  const printed = await api.db
    .asOwner(now)
    .transaction(tx => inviteOwner(tx, now, { shopId: shop.id, email, language: 'en', confirmsEmail: false }))
  const { body } = await accept(printed, { name: 'Somebody else', password })
  const session = requestsWith(api, body.token)
  await setUpAuthenticator(session, now)
  const { id } = (await session.get('/account')).body
  await asOwner(sql`
    insert into staff_passkeys (staff_id, name, credential_id, public_key, counter, transports, is_backed_up)
    values (${id}, 'Planted', ${id}, 'AA', 0, '{}', false)`)
  const { key } = (await session.post(`/shops/${shop.code}/api_keys`, { name: 'Planted', scopes: ['staff:read'] })).body
  await session.post(`/shops/${shop.code}/invitations`, { email: `friend-of-${email}`, role: 'owner', language: 'en' })
  const left = async () => {
    const { passkeys, has_authenticator, recovery_codes_left, name } = (await session.get('/account')).body
    const friend = await adminRequest(api, 'GET', `/invitations/${await staffMailToken(api, `friend-of-${email}`, 'staff_invitation')}`)
    const byKey = await adminRequest(api, 'GET', `/shops/${shop.code}/staff`, { token: key })
    return { passkeys, has_authenticator, recovery_codes_left, name, key: byKey.status, friend: friend.status }
  }
  const everything = { passkeys: 1, has_authenticator: true, recovery_codes_left: 10, name: 'Somebody else', key: 200, friend: 200 }
  expect(await left()).toEqual(everything)
  return { shop, email, session, left, everything }
}
const nothingLeft = { key: 401, friend: 422 }
const untouched = { passkeys: 0, has_authenticator: false, recovery_codes_left: 0 }
const resetByMail = async (email: string) => {
  await adminRequest(api, 'POST', '/password_reset', { body: { email } })
  const token = await staffMailToken(api, email, 'staff_reset_password')
  expect((await adminRequest(api, 'PUT', `/password_reset/${token}`, { body: { password: newPassword } })).status).toBe(200)
}

test('the first reset of a password by mail ends all that was left in an account before its e-mail was confirmed, a second nothing', async () => {
  const { shop, email, left } = await plantAccount()
  await resetByMail(email)
  expect(await left()).toEqual(nothingLeft)
  expect(failure(await attempt(email))).toEqual([401, 'login_failed'])
  const { body } = await attempt(email, newPassword)
  expect(body.needs_second_factor).toBe(false)
  const person = requestsWith(api, body.token)
  expect((await person.get('/account')).body).toMatchObject(untouched)
  expect(await rolesIn(person)).toEqual([[shop.code, 'owner']])
  const { secret } = await setUpAuthenticator(person, now)
  pass(1000)
  await resetByMail(email)
  pass(60_000)
  const again = requestsWith(api, (await attempt(email, newPassword)).body.token)
  expect((await again.put('/session/second_factor', { code: codeAt(secret, now) })).status).toBe(200)
})

test('a mailed invitation opens an account whose e-mail nobody has confirmed anew, and ends all that was left in it', async () => {
  const { shop, email, left } = await plantAccount()
  expect((await owner.post(`/shops/${code}/invitations`, { email, role: 'sales', language: 'pl' })).status).toBe(200)
  const token = await staffMailToken(api, email, 'staff_invitation', shopId)
  expect((await adminRequest(api, 'GET', `/invitations/${token}`)).body.has_account).toBe(false)
  const answers = await Promise.all([accept(token), accept(token)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(await left()).toEqual(nothingLeft)
  expect(failure(await attempt(email))).toEqual([401, 'login_failed'])
  const person = requestsWith(api, (await attempt(email, newPassword)).body.token)
  expect((await person.get('/account')).body).toMatchObject({ ...untouched, name: 'Ewa Nowak', language: 'pl' })
  expect((await rolesIn(person)).sort()).toEqual(
    [
      [code, 'sales'],
      [shop.code, 'owner'],
    ].sort(),
  )
})

test('another printed invitation takes the password of the account, and confirms nothing', async () => {
  const { email, left, everything } = await plantAccount()
  const printed = await api.db
    .asOwner(now)
    .transaction(tx => inviteOwner(tx, now, { shopId: otherId, email, language: 'en', confirmsEmail: false }))
  expect(failure(await accept(printed))).toEqual([401, 'login_failed'])
  expect((await accept(printed, { password })).status).toBe(200)
  expect(await left()).toEqual(everything)
})

test.each(['a mailed invitation', 'the link for an operator'])('%s confirms the e-mail of a new account', async by => {
  const email = `confirmed-${++invited}@staff.test`
  if (by === 'a mailed invitation') {
    await owner.post(`/shops/${code}/invitations`, { email, role: 'sales', language: 'en' })
    expect((await accept(await staffMailToken(api, email, 'staff_invitation'))).status).toBe(200)
  } else {
    const token = await makeOperator(api.db, now, email)
    expect((await adminRequest(api, 'PUT', `/password_reset/${token}`, { body: { password: newPassword } })).status).toBe(200)
  }
  const [account] = await asOwner<{ email_confirmed_at: Date }>(sql`select email_confirmed_at from staff where email = ${email}`)
  expect(account?.email_confirmed_at).toEqual(now)
})

test('a removal is not undone where the account has been deleted since', async () => {
  const person = await newStaff(api, { [shopId]: 'sales' })
  expect((await owner.delete(`/shops/${code}/staff/${person.id}`)).status).toBe(200)
  await asOwner(sql`delete from staff where id = ${person.id}`)
  const [removal] = (await owner.get(`/shops/${code}/change_sets?limit=1&actor=${owner.id}`)).body.items
  const undone = await owner.post(`/shops/${code}/change_sets/${removal.id}/undo`)
  expect([...failure(undone), undone.body.error.details.reason]).toEqual([409, 'undo_refused', 'conflict'])
})

test('an invitation that is accepted by somebody who is a member again ends, and leaves the role', async () => {
  const person = await newStaff(api, { [shopId]: 'sales' })
  await owner.delete(`/shops/${code}/staff/${person.id}`)
  expect((await owner.post(`/shops/${code}/invitations`, { email: person.email, role: 'accountant', language: 'en' })).status).toBe(200)
  const token = await staffMailToken(api, person.email, 'staff_invitation')
  await asOwner(sql`insert into memberships (shop_id, staff_id, role) values (${shopId}, ${person.id}, 'owner')`)
  expect((await accept(token, { password })).status).toBe(200)
  expect(await rolesIn(person)).toEqual([[code, 'owner']])
  expect(failure(await accept(token, { password }))).toEqual([422, 'link_invalid'])
})

test('an e-mail gets ten invitations and resets of the password in an hour, from all shops together', async () => {
  const elsewhere = await newStaff(api, { [otherId]: 'owner' })
  const invite = (email: string, by = owner, shop = code) => by.post(`/shops/${shop}/invitations`, { email, role: 'sales', language: 'en' })
  const email = 'besieged@staff.test'
  await adminRequest(api, 'POST', '/password_reset', { body: { email: email.toUpperCase() } })
  for (let i = 0; i < 9; i++) expect((await invite(email)).status).toBe(200)
  const headers = { 'idempotency-key': 'refused once' }
  const refused = await owner.post(`/shops/${code}/invitations`, { email, role: 'sales', language: 'en' }, headers)
  expect([...failure(refused), refused.headers.get('retry-after')]).toEqual([429, 'too_many_requests', expect.stringMatching(/^\d+$/)])
  expect(failure(await invite(email, elsewhere, otherCode))).toEqual([429, 'too_many_requests'])
  expect((await invite('another@staff.test')).status).toBe(200)
  const sent = await asOwner<{ n: number }>(sql`select count(*)::int as n from mails where recipient = ${email}`)
  expect(sent).toEqual([{ n: 9 }])
})

test('a second invitation to an e-mail replaces the first; a revoked one is worth nothing', async () => {
  const first = await inviteSomebody()
  const again = { email: first.email, role: 'editor', language: 'en' }
  expect((await owner.post(`/shops/${code}/invitations`, again)).status).toBe(200)
  expect(failure(await accept(first.token))).toEqual([422, 'link_invalid'])
  const listed = (await owner.get(`/shops/${code}/staff`)).body.invitations.filter((one: { email: string }) => one.email === first.email)
  expect(listed).toMatchObject([{ role: 'editor', invited_by: owner.name }])
  expect((await owner.delete(`/shops/${code}/invitations/${listed[0].id}`)).status).toBe(200)
  expect(failure(await owner.delete(`/shops/${code}/invitations/${listed[0].id}`))).toEqual([404, 'invitation_not_found'])
  expect(failure(await owner.post(`/shops/${code}/invitations`, { ...again, email: owner.email }))).toEqual([409, 'already_a_member'])
})

test('a changed role counts from the next call, and a removed person is out at once', async () => {
  const person = await newStaff(api, { [shopId]: 'manager' })
  expect(failure(await person.get(`/shops/${code}/staff`))).toEqual([403, 'permission_denied'])
  expect((await owner.put(`/shops/${code}/staff/${person.id}`, { role: 'owner' })).status).toBe(200)
  expect((await person.get(`/shops/${code}/staff`)).status).toBe(200)
  expect((await owner.delete(`/shops/${code}/staff/${person.id}`)).status).toBe(200)
  expect(failure(await person.get(`/shops/${code}/staff`))).toEqual([404, 'shop_not_found'])
  expect(failure(await owner.delete(`/shops/${code}/staff/${person.id}`))).toEqual([404, 'staff_not_found'])
})

test('of two owners who demote or remove each other at once, one stays', async () => {
  const shop = await newLonelyShop()
  const [a, b] = [await newStaff(api, { [shop.id]: 'owner' }), await newStaff(api, { [shop.id]: 'owner' })]
  const answers = await Promise.all([
    a.put(`/shops/${shop.code}/staff/${b.id}`, { role: 'sales' }),
    b.delete(`/shops/${shop.code}/staff/${a.id}`),
    a.delete(`/account/shops/${shop.code}`),
    b.delete(`/account/shops/${shop.code}`),
  ])
  expect(answers.filter(answer => answer.status >= 500)).toEqual([])
  const left = await asOwner<{ role: string }>(sql`select role from memberships where shop_id = ${shop.id} and role = 'owner'`)
  expect(left).toEqual([{ role: 'owner' }])
})

let lonely = 960
async function newLonelyShop() {
  const id = ++lonely
  await asOwner(sql`insert into shops (shop_id, name, default_language) values (${id}, ${`Shop ${id}`}, 'en')`)
  return { id, code: `shop-${id}` }
}

test('the last owner can neither leave, nor be removed, nor demoted', async () => {
  const shop = await newLonelyShop()
  const alone = await newStaff(api, { [shop.id]: 'owner' })
  await newStaff(api, { [shop.id]: 'manager' })
  for (const answer of [
    await alone.put(`/shops/${shop.code}/staff/${alone.id}`, { role: 'manager' }),
    await alone.delete(`/shops/${shop.code}/staff/${alone.id}`),
    await alone.delete(`/account/shops/${shop.code}`),
  ])
    expect(failure(answer)).toEqual([409, 'last_owner'])
  expect(await rolesIn(alone)).toEqual([[shop.code, 'owner']])
})

test('a lost second factor is reset by an owner, but not that of an owner or of a person with another shop', async () => {
  const seller = await newStaff(api, { [shopId]: 'sales' })
  await setUpAuthenticator(seller, now)
  expect((await owner.delete(`/shops/${code}/staff/${seller.id}/second_factor`)).status).toBe(200)
  expect((await attempt(seller.email)).body.needs_second_factor).toBe(false)
  const mail = (await sendEmails(api, now)).findLast(({ to }) => to === seller.email)
  expect(mail?.subject).toContain('reset by an owner')
  for (const memberships of [{ [shopId]: 'owner' }, { [shopId]: 'sales', [otherId]: 'sales' }] as const) {
    const person = await newStaff(api, memberships)
    await setUpAuthenticator(person, now)
    const answer = await owner.delete(`/shops/${code}/staff/${person.id}/second_factor`)
    expect(failure(answer)).toEqual([409, 'second_factor_reset_refused'])
    expect((await attempt(person.email)).body.needs_second_factor).toBe(true)
  }
  const elsewhere = await newStaff(api, { [otherId]: 'sales' })
  expect(failure(await owner.delete(`/shops/${code}/staff/${elsewhere.id}/second_factor`))).toEqual([404, 'staff_not_found'])
})

test('a second factor is required by somebody who has one', async () => {
  const shop = await newLonelyShop()
  const boss = await newStaff(api, { [shop.id]: 'owner' })
  const policy = (requires_second_factor: boolean) => boss.put(`/shops/${shop.code}/staff_policy`, { requires_second_factor })
  expect(failure(await policy(true))).toEqual([403, 'second_factor_required'])
  await setUpAuthenticator(boss, now)
  expect((await policy(true)).status).toBe(200)
  const seller = await newStaff(api, { [shop.id]: 'owner' })
  expect(failure(await seller.get(`/shops/${shop.code}/staff`))).toEqual([403, 'second_factor_required'])
  await setUpAuthenticator(seller, now)
  expect((await seller.get(`/shops/${shop.code}/staff`)).body.requires_second_factor).toBe(true)
  await seller.delete('/account/authenticator')
  expect(failure(await seller.get(`/shops/${shop.code}/staff`))).toEqual([403, 'second_factor_required'])
})

test('an API key requires a second factor only while its creator has one', async () => {
  const shop = await newLonelyShop()
  const boss = await newStaff(api, { [shop.id]: 'owner' })
  const { key } = (await boss.post(`/shops/${shop.code}/api_keys`, { name: 'Policy', scopes: ['staff:write'] })).body
  const policy = () => requestsWith(api, key).put(`/shops/${shop.code}/staff_policy`, { requires_second_factor: true })
  expect(failure(await policy())).toEqual([403, 'second_factor_required'])
  expect((await boss.get(`/shops/${shop.code}/staff`)).body.requires_second_factor).toBe(false)
  await setUpAuthenticator(boss, now)
  expect((await policy()).status).toBe(200)
})

// API keys

const createKey = async (body: object, by = owner) =>
  by.post(`/shops/${code}/api_keys`, { name: 'Warehouse', scopes: ['staff:read'], ...body })
const withKey = (key: string, headers: Record<string, string> = {}) =>
  adminRequest(api, 'GET', `/shops/${code}/staff`, { token: key, headers })

test('an API key is shown once, listed without its secret, and revoked at once', async () => {
  const { id, key } = (await createKey({})).body
  expect(key).toMatch(/^sk_[\w-]{43}$/)
  expect((await withKey(key)).status).toBe(200)
  const listed = (await owner.get(`/shops/${code}/api_keys`)).body.find((one: { id: string }) => one.id === id)
  expect(listed).toMatchObject({ name: 'Warehouse', prefix: key.slice(0, 11), scopes: ['staff:read'], created_by: owner.name })
  expect(listed.last_used_at).not.toBeNull()
  expect(JSON.stringify(listed)).not.toContain(key)
  expect((await owner.delete(`/shops/${code}/api_keys/${id}`)).status).toBe(200)
  expect(failure(await withKey(key))).toEqual([401, 'session_expired'])
})

test('API keys and tokens of sessions are stored as hashes', async () => {
  const { id, key } = (await createKey({})).body
  const keys = await asOwner<{ row: string }>(sql`select api_keys::text as row from api_keys where id = ${id}`)
  const sessions = await asOwner<{ row: string }>(sql`select staff_sessions::text as row from staff_sessions where staff_id = ${owner.id}`)
  expect([keys.length, sessions.length > 0]).toEqual([1, true])
  // The key is listed by its first eight characters.
  for (const secret of [key, key.slice(11), owner.token]) expect(JSON.stringify([keys, sessions])).not.toContain(secret)
})

test('an API key ends at its time, and works from its networks only', async () => {
  const { key } = (
    await createKey({ addresses: ['203.0.113.0/24', '2001:db8::/32'], expires_at: new Date(now.getTime() + hourMs).toISOString() })
  ).body
  for (const [address, status] of [
    ['203.0.113.9', 200],
    ['::ffff:203.0.113.9', 200],
    ['2001:db8:1::1', 200],
    ['203.0.114.9', 401],
    ['2001:db9::1', 401],
    ['', 401],
  ] as const)
    expect([address, (await withKey(key, { 'visitor-address': address })).status]).toEqual([address, status])
  pass(hourMs)
  expect(failure(await withKey(key, { 'visitor-address': '203.0.113.9' }))).toEqual([401, 'session_expired'])
})

test('an API key for one IPv6 address works from that address only', async () => {
  const { key } = (await createKey({ addresses: ['2001:db8::1'] })).body
  expect((await withKey(key, { 'visitor-address': '2001:db8::1' })).status).toBe(200)
  expect((await withKey(key, { 'visitor-address': '2001:db8::2' })).status).toBe(401)
})

test.each([
  ['::ffff:192.0.2.1', '192.0.2.1/32', '192.0.2.1', '192.0.2.2'],
  ['::ffff:c000:200/120', '192.0.2.0/24', '192.0.2.9', '192.0.3.9'],
  ['::ffff:0:0/96', '0.0.0.0/0', '192.0.2.9', '2001:db8::1'],
])('an API key for the network %s, mapped from IPv4, works from %s', async (network, stored, inside, outside) => {
  const { id, key } = (await createKey({ addresses: [network] })).body
  expect((await withKey(key, { 'visitor-address': inside })).status).toBe(200)
  expect((await withKey(key, { 'visitor-address': outside })).status).toBe(401)
  const listed = (await owner.get(`/shops/${code}/api_keys`)).body.find((one: { id: string }) => one.id === id)
  expect(listed.addresses).toEqual([stored])
})

test.each(['a\nb', 'a\u0007b', 'a\u2028b', 'a\u202eb', 'a\u2066b', 'a\tb'])('%j is no name of a key or a person', async name => {
  const refused = { code: 'invalid_body', fields: { name: 'The value does not have the right form' } }
  expect((await createKey({ name })).body.error).toMatchObject(refused)
  expect((await owner.put('/account', { name, language: 'en' })).body.error).toMatchObject(refused)
  const { token } = await inviteSomebody()
  expect((await accept(token, { name, password: newPassword })).body.error).toMatchObject(refused)
})

test.each(['\u200b', ' \u2800\u00ad'])('%j, of which nothing is visible, is no name of a key or a person', async name => {
  const refused = { code: 'invalid_body', fields: { name: 'This field is required' } }
  expect((await createKey({ name })).body.error).toMatchObject(refused)
  expect((await owner.put('/account', { name, language: 'en' })).body.error).toMatchObject(refused)
})

test('an API key that may create keys is told that a person has to', async () => {
  const { key } = (await createKey({ scopes: ['keys:write'] })).body
  const answer = await requestsWith(api, key).post(`/shops/${code}/api_keys`, { name: 'A', scopes: ['orders:read'] })
  expect(failure(answer)).toEqual([403, 'person_required'])
})

test.each(['0000-01-01T00:00:00Z', '2027-03-01T11:59:59Z'])('an API key cannot end in the past, at %s', async expires_at => {
  expect((await createKey({ expires_at })).body.error).toMatchObject({ code: 'invalid_body', fields: { expires_at: expect.anything() } })
})

test('an API key loses the rights that its creator loses, and ends with the membership', async () => {
  const boss = await newStaff(api, { [shopId]: 'owner' })
  const { key } = (await createKey({}, boss)).body
  await owner.put(`/shops/${code}/staff/${boss.id}`, { role: 'sales' })
  expect(failure(await withKey(key))).toEqual([403, 'permission_denied'])
  await owner.put(`/shops/${code}/staff/${boss.id}`, { role: 'owner' })
  expect((await withKey(key)).status).toBe(200)
  await boss.delete(`/account/shops/${code}`)
  expect(failure(await withKey(key))).toEqual([401, 'session_expired'])
})

test('an API key that is created twice with one idempotency key is one; its secret is neither stored nor shown again', async () => {
  const name = `Retried ${++invited}`
  const create = () => owner.post(`/shops/${code}/api_keys`, { name, scopes: ['orders:read'] }, { 'idempotency-key': 'retry-key' })
  const first = await create()
  expect((await withKey(first.body.key)).status).not.toBe(401)
  expect(failure(await create())).toEqual([409, 'secret_shown_before'])
  expect(await asOwner(sql`select id from api_keys where name = ${name}`)).toHaveLength(1)
  expect(await asOwner(sql`select key from idempotency_keys where response like ${`%${first.body.key}%`}`)).toEqual([])
})

test('a retry with the idempotency key of a person or a program is answered as the first call', async () => {
  const body = { email: `retried-${++invited}@staff.test`, role: 'sales', language: 'en' }
  const send = () => owner.post(`/shops/${code}/invitations`, body, { 'idempotency-key': 'retry-1' })
  const [first, second] = [await send(), await send()]
  expect(second.body).toEqual(first.body)
  expect(await asOwner(sql`select id from mails where recipient = ${body.email}`)).toHaveLength(1)
  const changed = await owner.post(`/shops/${code}/invitations`, { ...body, role: 'editor' }, { 'idempotency-key': 'retry-1' })
  expect(failure(changed)).toEqual([422, 'idempotency_key_reused'])
})

test('every role has a name in mails of both languages', async () => {
  const { staffEmailMessages } = await import('./staff-email.messages.ts')
  for (const { roles: names } of Object.values(staffEmailMessages)) expect(Object.keys(names).sort()).toEqual([...roles].sort())
})
