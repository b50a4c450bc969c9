import {
  type AdminCall,
  isShopCall,
  type Permission,
  permissions,
  permissionsFor,
  type Role,
  roleHas,
  roles,
  type ShopAdminCall,
  servedAdminCalls,
} from '@stragan/contract/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../src/platform/database.ts'
import { newCustomer } from './customer.ts'
import { addShop } from './fixtures.ts'
import { adminRequest, exampleAdminBody, examplePath, newStaff, requestsWith, type StaffMember } from './staff.ts'
import { openTestApi, type TestApi } from './test-api.ts'
import { failure } from './visitor.ts'

const shop = { id: 951, host: 'admin-access.test', first: 9_510_001 }
const other = { id: 952, host: 'admin-elsewhere.test', first: 9_520_001 }
const code = `shop-${shop.id}`
const all: AdminCall[] = Object.values(servedAdminCalls).flatMap((feature): AdminCall[] => Object.values(feature))
const inShop = all.filter(isShopCall)
const personal = all.filter(call => !isShopCall(call) && call.permission !== 'public')
const ofOperators = personal.filter(call => call.permission === 'operator')

let api: TestApi
let people: Record<Role, StaffMember>
beforeAll(async () => {
  api = await openTestApi()
  for (const one of [shop, other]) await addShop(api.db, one)
  people = Object.fromEntries(await Promise.all(roles.map(async role => [role, await newStaff(api, { [shop.id]: role })]))) as typeof people
})
afterAll(() => api.close())

const send = (call: AdminCall, token?: string, shopCode = code) =>
  adminRequest(api, call.method, examplePath(call, shopCode), { token, body: exampleAdminBody[`${call.method} ${call.path}`] })

/** Error codes that refuse the caller, before the call itself. */
const refusals = [
  'session_missing',
  'session_expired',
  'permission_denied',
  'operator_required',
  'shop_not_found',
  'second_factor_required',
  'step_up_required',
]
const outcome = ({ status, body }: Awaited<ReturnType<typeof send>>) =>
  refusals.includes(body?.error?.code) ? body.error.code : status >= 500 ? `${status}` : 'allowed'

/** What the matrix of the contract says. Calls run one after another: some change the staff. */
test.each(roles)('each call in a shop is allowed to a person in the role %s as the matrix says', async role => {
  const expected = inShop.map(call => [
    call.method,
    call.path,
    permissionsFor(call).every(permission => roleHas(role, permission)) ? 'allowed' : 'permission_denied',
  ])
  const found: string[][] = []
  for (const call of inShop) found.push([call.method, call.path, outcome(await send(call, people[role].token))])
  expect(found).toEqual(expected)
})

test.each([
  ['an owner of another shop', { [other.id]: 'owner' }, false],
  ['an operator who works in no shop', {}, true],
  ['an operator who owns another shop', { [other.id]: 'owner' }, true],
] as const)('no call in a shop is allowed to %s, nor does it say that the shop exists', async (_, memberships, isOperator) => {
  const stranger = await newStaff(api, memberships, { isOperator })
  for (const call of inShop) {
    const [refused, unknown] = [await send(call, stranger.token), await send(call, stranger.token, 'no-such-shop')]
    expect([call.method, call.path, failure(refused)]).toEqual([call.method, call.path, [404, 'shop_not_found']])
    expect(refused.body).toEqual(unknown.body)
  }
})

test.each(roles)('no call of operators is allowed to a person in the role %s', async role => {
  for (const call of ofOperators)
    expect([call.method, call.path, failure(await send(call, people[role].token))]).toEqual([
      call.method,
      call.path,
      [403, 'operator_required'],
    ])
})

test('each call of operators is allowed to an operator, and to no API key of theirs', async () => {
  const operator = await newStaff(api, { [shop.id]: 'owner' }, { isOperator: true })
  const { key } = await keyWith(permissions, operator)
  expect(ofOperators.length).toBeGreaterThan(1)
  for (const call of ofOperators) {
    expect([call.method, call.path, failure(await send(call, key))]).toEqual([call.method, call.path, [403, 'permission_denied']])
    expect([call.method, call.path, outcome(await send(call, operator.token))]).toEqual([call.method, call.path, 'allowed'])
  }
})

test('no call but public ones is allowed without a token, with a made-up one, with a customer’s, or with an ended one', async () => {
  const customer = await newCustomer(api, shop.host)
  const gone = await newStaff(api, { [shop.id]: 'owner', [other.id]: 'owner' })
  expect((await gone.delete('/session')).status).toBe(200)
  for (const call of [...inShop, ...personal]) {
    expect([call.path, failure(await send(call))]).toEqual([call.path, [401, 'session_missing']])
    for (const token of ['made-up', 'sk_made-up', customer.tokens.access_token, gone.token]) {
      const code = token.startsWith('sk_') && !isShopCall(call) ? [403, 'permission_denied'] : [401, 'session_expired']
      expect([call.path, token, failure(await send(call, token))]).toEqual([call.path, token, code])
    }
  }
})

const keyWith = async (scopes: readonly Permission[], by = people.owner, more: object = {}) => {
  const { status, body } = await by.post(`/shops/${code}/api_keys`, { name: 'Test', scopes, ...more })
  expect(status).toBe(200)
  return body as { id: string; key: string }
}

/** What keys can call; a key creates no keys. */
const ofKeys = inShop.filter(call => !(call.path.endsWith('/api_keys') && call.method === 'POST'))
const named = (call: ShopAdminCall, key: string) => [key, call.method, call.path]

test('an API key may make the calls of its scopes, of no person and of no other shop', async () => {
  const needed = new Map(ofKeys.map(call => [permissionsFor(call).join(' '), permissionsFor(call)]))
  for (const [name, scopes] of needed) {
    const { key, id } = await keyWith(scopes)
    const granted = scopes.flatMap(one => [one, one.replace(':write', ':read')])
    for (const call of ofKeys.filter(one => permissionsFor(one).every(permission => granted.includes(permission))))
      expect([...named(call, name), outcome(await send(call, key))]).toEqual([...named(call, name), 'allowed'])
    expect(failure(await send(inShop[0] as ShopAdminCall, key, `shop-${other.id}`))).toEqual([401, 'session_expired'])
    for (const call of personal) expect([call.path, failure(await send(call, key))]).toEqual([call.path, [403, 'permission_denied']])
    await people.owner.delete(`/shops/${code}/api_keys/${id}`)
  }
}, 60_000)

test('an API key with every scope but one makes no call that needs it', async () => {
  for (const missing of new Set(ofKeys.flatMap(permissionsFor))) {
    const { key, id } = await keyWith(permissions.filter(one => one !== missing && one.replace(':write', ':read') !== missing))
    for (const call of ofKeys.filter(one => permissionsFor(one).includes(missing)))
      expect([...named(call, missing), failure(await send(call, key))]).toEqual([...named(call, missing), [403, 'permission_denied']])
    await people.owner.delete(`/shops/${code}/api_keys/${id}`)
  }
}, 60_000)

test('an API key with all scopes makes no call in another shop, and creates no other key', async () => {
  const { key } = await keyWith(permissions)
  for (const call of inShop)
    expect([call.path, failure(await send(call, key, `shop-${other.id}`))]).toEqual([call.path, [401, 'session_expired']])
  const call = inShop.find(one => one.method === 'POST' && one.path.endsWith('/api_keys')) as ShopAdminCall
  expect(failure(await send(call, key))).toEqual([403, 'person_required'])
})

test('a call with step-up asks a person for the password after ten minutes, and an API key never', async () => {
  const owner = await newStaff(api, { [shop.id]: 'owner' })
  const { key } = await keyWith(permissions, owner)
  const old = sql`update staff_sessions set confirmed_at = confirmed_at - interval '11 minutes' where staff_id = ${owner.id}`
  await api.db.asOwner(new Date()).query(old)
  for (const call of inShop.filter(one => one.stepUp)) {
    expect([call.path, failure(await send(call, owner.token))]).toEqual([call.path, [403, 'step_up_required']])
    if (!call.path.endsWith('/api_keys')) expect([call.path, outcome(await send(call, key))]).toEqual([call.path, 'allowed'])
  }
  expect(failure(await owner.put('/session/identity', { password: 'wrong' }))).toEqual([401, 'login_failed'])
  expect((await owner.put('/session/identity', { password: 'A long enough one 7' })).status).toBe(200)
  expect(outcome(await send(inShop.find(one => one.stepUp) as ShopAdminCall, owner.token))).toBe('allowed')
})

test('where a shop requires a second factor, sessions without one are refused in every call', async () => {
  const owner = await newStaff(api, { [other.id]: 'owner' })
  await api.db.asOwner(new Date()).query(sql`update shops set requires_second_factor = true where shop_id = ${other.id}`)
  for (const call of inShop)
    expect([call.path, failure(await send(call, owner.token, `shop-${other.id}`))]).toEqual([call.path, [403, 'second_factor_required']])
  expect((await requestsWith(api, owner.token).get('/account')).status).toBe(200)
})

test('a method that a path does not take is refused with those that it takes', async () => {
  const answer = await adminRequest(api, 'PATCH', `/shops/${code}/staff`)
  expect(failure(answer)).toEqual([405, 'method_not_allowed'])
  expect(answer.headers.get('allow')).toBe('GET')
})
