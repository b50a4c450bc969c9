import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fromElsewhere, password } from '../../../test/customer.ts'
import { addShop } from '../../../test/fixtures.ts'
import { adminRequest, newStaff, staffMailToken } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { failure } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

const shopId = 987
const start = new Date('2027-03-01T12:00:00Z')

let now = start
let api: TestApi
/** Delays of attempts in milliseconds. */
let pauses: number[] = []
beforeAll(async () => {
  api = await openTestApi({ clock: () => now, pause: async ms => void pauses.push(ms) })
  await addShop(api.db, { id: shopId, host: 'sign-in-limits.test', first: 9_870_001 })
})
afterAll(() => api.close())
beforeEach(() => {
  now = start
  pauses = []
})

interface Attempt {
  given?: string
  headers?: Record<string, string>
  device_token?: string
}
const attempt = (email: string, { given = password, headers = fromElsewhere(), device_token }: Attempt = {}) =>
  adminRequest(api, 'POST', '/session', { body: { email, password: given, ...(device_token && { device_token }) }, headers })
const wrong = (email: string, more: Attempt = {}) => attempt(email, { given: 'not this one', ...more })
const deviceTokenOf = async (email: string) => (await attempt(email)).body.device_token as string
const setCounter = (key: string, points: number) =>
  api.db.asOwner(now).query(sql`
    insert into rate_limits (key, points, expire) values (${key}, ${points}, ${Date.now() + 600_000})
    on conflict (key) do update set points = excluded.points`)
/** Sets the counter of failures on an account. */
const failuresOn = (email: string, points: number) =>
  setCounter(`login account:staff ${createHash('sha256').update(email).digest('base64url')}`, points)
/** Whether the failures of others delay an attempt. */
async function isDelayed(email: string, more: Attempt) {
  pauses = []
  expect((await attempt(email, more)).status).toBe(200)
  return pauses.length > 0
}

test('a trusted device has its own budget: failures of others neither delay nor refuse it', async () => {
  const { email } = await newStaff(api, { [shopId]: 'owner' })
  const device_token = await deviceTokenOf(email)
  const headers = fromElsewhere()
  await failuresOn(email, 110)
  for (let i = 0; i < 10; i++) await wrong(email, { headers })
  expect(failure(await attempt(email, { headers }))).toEqual([429, 'too_many_requests'])
  expect([await isDelayed(email, {}), await isDelayed(email, { headers, device_token })]).toEqual([true, false])
  for (let i = 0; i < 10; i++) expect(failure(await wrong(email, { device_token }))).toEqual([401, 'login_failed'])
  expect(failure(await attempt(email, { device_token }))).toEqual([429, 'too_many_requests'])
  expect(await isDelayed(email, { device_token: await deviceTokenOf(email) })).toBe(false)
})

test('a device token is bound to its account, and expires a year after the last sign-in', async () => {
  const [mine, other] = await Promise.all([newStaff(api, { [shopId]: 'owner' }), newStaff(api, { [shopId]: 'owner' })])
  const device_token = await deviceTokenOf(mine.email)
  for (const { email } of [mine, other]) await failuresOn(email, 110)
  const altered = `${device_token.slice(0, -1)}${device_token.endsWith('A') ? 'Q' : 'A'}`
  const [device = '', , signature = ''] = device_token.split('.')
  const prolonged = [device, String(now.getTime() * 2), signature].join('.')
  for (const forged of [altered, prolonged, device, 'a.b.c', '..', 'a'.repeat(200)])
    expect([forged, await isDelayed(mine.email, { device_token: forged })]).toEqual([forged, true])
  expect(await isDelayed(other.email, { device_token })).toBe(true)
  now = new Date('2028-02-29T11:00:00Z')
  const renewed = (await attempt(mine.email, { device_token })).body.device_token as string
  now = new Date('2028-03-01T12:00:00Z')
  expect([await isDelayed(mine.email, { device_token }), await isDelayed(mine.email, { device_token: renewed })]).toEqual([true, false])
})

test('a device keeps its budget when its token is renewed', async () => {
  const { email } = await newStaff(api, { [shopId]: 'owner' })
  const device_token = await deviceTokenOf(email)
  for (let i = 0; i < 5; i++) await wrong(email, { device_token })
  now = new Date(now.getTime() + 1000)
  const renewed = (await attempt(email, { device_token })).body.device_token as string
  expect(renewed).not.toBe(device_token)
  for (let i = 0; i < 5; i++) await wrong(email, { device_token: renewed })
  expect(failure(await attempt(email, { device_token: renewed }))).toEqual([429, 'too_many_requests'])
})

test('a new password makes every device unknown', async () => {
  const { email, put } = await newStaff(api, { [shopId]: 'owner' })
  const device_token = await deviceTokenOf(email)
  const passwords = { current_password: password, password: 'Another long one 8' }
  expect((await put('/account/password', passwords)).body).toBe('ok')
  await failuresOn(email, 110)
  expect(await isDelayed(email, { given: passwords.password, device_token })).toBe(true)
})

test('a device token changes nothing where there is no account', async () => {
  const { email } = await newStaff(api, { [shopId]: 'owner' })
  const device_token = await deviceTokenOf(email)
  await failuresOn('nobody@sign-in-limits.test', 110)
  pauses = []
  const [unknown, known] = [await wrong('nobody@sign-in-limits.test', { device_token }), await wrong(email, { device_token })]
  expect([unknown.status, unknown.body, pauses]).toEqual([known.status, known.body, [5000]])
})

test('an address can open 600 sessions in 15 minutes, whichever call opens them', async () => {
  const owner = await newStaff(api, { [shopId]: 'owner' })
  const headers = { 'storefront-secret': 'test secret', 'visitor-address': '203.0.113.90' }
  const invited = 'invited@sign-in-limits.test'
  const invitation = { email: invited, role: 'sales', language: 'en' }
  expect((await owner.post(`/shops/shop-${shopId}/invitations`, invitation)).status).toBe(200)
  const path = `/invitations/${await staffMailToken(api, invited, 'staff_invitation')}`
  const body = { name: 'Ewa Nowak', language: 'en', password: 'Another long one 8' }
  await setCounter('session address:staff 203.0.113.90', 599)
  expect(failure(await wrong(owner.email, { headers }))).toEqual([401, 'login_failed'])
  expect((await attempt(owner.email, { headers })).status).toBe(200)
  const refused = await attempt(owner.email, { headers })
  expect(failure(refused)).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(400)
  expect(failure(await adminRequest(api, 'PUT', path, { body, headers }))).toEqual([429, 'too_many_requests'])
  expect((await attempt(owner.email)).status).toBe(200)
  // The refused invitation is still open.
  expect((await adminRequest(api, 'PUT', path, { body })).status).toBe(200)
})
