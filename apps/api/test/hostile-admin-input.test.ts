import { type AdminCall, adminPrefix, isDownloadCall, isShopCall, servedAdminCalls } from '@stragan/contract/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { fromElsewhere } from './customer.ts'
import { addProduct } from './fixtures.ts'
import { type Field, fieldsIn, hostileHeaders, hostileNames, unreadable, withField } from './hostile-fields.ts'
import { type ExistingIds, existingPaths, oneOfEverything } from './one-of-everything.ts'
import { openTestNetwork } from './public-network.ts'
import { addOrderableShop } from './shopper.ts'
import { exampleAdminBody, examplePath, newStaff } from './staff.ts'
import { openTestApi, silent, type TestApi } from './test-api.ts'

/** What staff and their programs can make of each place of a request: answered as the caller's mistake, and never logged as ours. */
const shop = { id: 957, host: 'hostile-admin.test', first: 9_570_001 }
const code = `shop-${shop.id}`
let api: TestApi
let token: string
let ids: ExistingIds
const logged: object[] = []

beforeAll(async () => {
  const log = { ...silent, error: (data: object, message: string) => void logged.push({ ...data, message }) }
  api = await openTestApi({ hasOwnFiles: true, network: openTestNetwork().network, log })
  const now = new Date()
  await addOrderableShop(api, shop, now)
  await addProduct(api.db, { shopId: shop.id, id: shop.first, priceNet: 1000, first: shop.first, items: 1000 })
  const owner = await newStaff(api, { [shop.id]: 'owner' }, { isOperator: true })
  const { id: shopId, host, first } = shop
  ids = await oneOfEverything({ api, shopId, host, first, path: `/shops/${code}`, owner, prove: () => {}, now: () => now })
  token = owner.token
})
afterAll(() => api.close())

const all = Object.values(servedAdminCalls).flatMap((feature): AdminCall[] => Object.values(feature))
const name = ({ method, path }: AdminCall) => `${method} ${path}`
const named = (calls: readonly AdminCall[]) => calls.map(call => [name(call), call] as const)
const exampleOf = (call: AdminCall) => exampleAdminBody[name(call)] ?? {}
const pathOf = (call: AdminCall) => (isShopCall(call) ? (existingPaths(call, code, ids)[0] ?? '') : examplePath(call, code))

interface Sent {
  path?: string
  body?: string | undefined
  type?: string
  headers?: Record<string, string>
}

/** Sends a request, and fails unless the answer says what was wrong, if anything, and nothing is logged as an error. */
async function send(call: AdminCall, { path = pathOf(call), body = call.body && JSON.stringify(exampleOf(call)), type, headers }: Sent) {
  logged.length = 0
  const answer = await api.app.request(adminPrefix + path, {
    method: call.method,
    headers: { ...fromElsewhere(), authorization: `Bearer ${token}`, 'content-type': type ?? 'application/json', ...headers },
    ...(body !== undefined && call.method !== 'GET' && { body }),
  })
  const text = await answer.text()
  const isClear = answer.status < 400 || (answer.status < 500 && typeof JSON.parse(text).error?.code === 'string')
  const sent = { path: path.slice(0, 200), body: body?.slice(0, 1000) }
  expect({ ...sent, status: answer.status, isClear, logged }).toEqual({ ...sent, status: answer.status, isClear: true, logged: [] })
  return answer.status
}

const hostileJson = ['"__proto__"', '{"constructor":{"prototype":{}}}', '1e400', '9007199254740993', '-1']
/** Of texts that are dates: PostgreSQL has no year 0. */
const hostileDates: Record<string, string[]> = { 'date-time': ['"0000-01-01T00:00:00Z"'], date: ['"0000-01-01"'] }

function valuesOf({ maxLength = Number.POSITIVE_INFINITY, format = '' }: Field['schema']): string[] {
  const tooLong = maxLength < 10_000 ? [JSON.stringify('x'.repeat(maxLength + 1))] : []
  return [...hostileJson, ...tooLong, ...(hostileDates[format] ?? [])]
}

test.each(named(all.filter(call => call.body)))('%s: no body takes down the call', async (_, call) => {
  const fields = fieldsIn(call.body as z.ZodType)
  for (const { path, schema } of fields)
    for (const raw of valuesOf(schema)) await send(call, { body: withField(exampleOf(call), path, raw) })
  for (const raw of unreadable) expect(await send(call, { body: withField(exampleOf(call), fields[0]?.path ?? ['a'], raw) })).toBe(400)
  for (const body of ['', 'null', '[]', '{']) expect([400, 422]).toContain(await send(call, { body }))
  expect(await send(call, { type: 'text/plain' })).toBe(415)
})

test.each(named(all.filter(call => call.path.includes('{'))))('%s: what cannot be an id is not found', async (_, call) => {
  for (const value of ['2147483648', '9'.repeat(30), '%00', '%ED%A0%80', '%zz', '__proto__']) {
    const path = pathOf(call).split('/')
    const at = call.path.split('/').findLastIndex(part => part.startsWith('{'))
    // What can be the token of a link is one that is not valid.
    expect(await send(call, { path: path.with(at, value).join('/') })).toBe(
      call.path.includes('{token}') && value.startsWith('9') ? 422 : 404,
    )
  }
})

test('a code that no shop can have is unknown to a key, too', async () => {
  const headers = { authorization: `Bearer sk_${'x'.repeat(43)}` }
  for (const call of all.filter(one => one.path === '/shops/{shop}/products'))
    for (const code of ['%00', '%ED%A0%80', '9'.repeat(300)])
      expect(await send(call, { path: `/shops/${code}/products`, headers })).toBe(401)
})

const cursorOf = (json: string) => Buffer.from(json).toString('base64url')
const cursors = ['["a"]', '[1e400,null]', '["0000-01-01T00:00:00.000000Z","00000000-0000-4000-8000-000000000000"]', '["\\u0000"]'].map(
  cursorOf,
)

test.each(named(all.filter(call => call.query)))('%s: no query takes down the call', async (_, call) => {
  // A download has the filters of its list.
  const values = isDownloadCall(call) ? ['%00'] : ['9'.repeat(30), '-1', '1e400', '%00', '%ED%A0%80', '__proto__', '']
  for (const name of Object.keys((call.query as z.ZodObject).shape))
    for (const value of [...values, ...(name === 'after' ? cursors : [])]) await send(call, { path: `${pathOf(call)}?${name}=${value}` })
  await send(call, { path: `${pathOf(call)}?${hostileNames.join('&')}` })
})

const withHeaders = ['/account', '/shops/{shop}/orders', '/shops/{shop}/search_synonyms'].flatMap(path =>
  all.filter(call => call.path === path),
)

test.each(hostileHeaders)('the header %j takes down no call', async headers => {
  for (const call of withHeaders) await send(call, { headers })
})

const part = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.csv"\r\n\r\nsymbol'
/** No form with files, or none that can be read: the type and the body. */
const brokenUploads: readonly (readonly [type: string, body: string])[] = [
  ['application/json', '{}'],
  ['multipart/form-data', `${part}\r\n--x--\r\n`],
  ['multipart/form-data; boundary=', `${part}\r\n--x--\r\n`],
  [`multipart/form-data; boundary=${'x'.repeat(5000)}`, `${part}\r\n--x--\r\n`],
  ['multipart/form-data; boundary=y', `${part}\r\n--x--\r\n`],
  ['multipart/form-data; boundary=x', part],
  ['multipart/form-data; boundary=x', ''],
]

test.each(named(all.filter(call => 'files' in call)))('%s: a form that cannot be read is refused', async (_, call) => {
  for (const [type, body] of brokenUploads) expect(await send(call, { type, body })).toBeGreaterThanOrEqual(400)
  for (const form of ['--x--\r\n', '--x\r\n\r\n\r\n--x--\r\n']) await send(call, { type: 'multipart/form-data; boundary=x', body: form })
})

/** A body that never ends; `isRead` resolves when the server waits for more of it. */
function endless() {
  const { promise: isRead, resolve } = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array>({ pull: () => resolve() }, { highWaterMark: 0 })
  return { body, isRead }
}

test('requests whose bodies never end hold no transaction: others are answered', async () => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  // More than there are connections to the database.
  const stalled = Array.from({ length: 12 }, () => endless())
  for (const { body } of stalled) {
    const init = {
      method: 'PUT',
      headers: { ...fromElsewhere(), ...headers, 'content-length': '600' },
      body,
      duplex: 'half',
    } as RequestInit
    void api.app.request(`${adminPrefix}/shops/${code}/brands/${shop.first}`, init)
  }
  await Promise.race(stalled.map(({ isRead }) => isRead))
  const view = { name: 'Mine', query: 'active=true' }
  const init = { method: 'POST', headers: { ...fromElsewhere(), ...headers }, body: JSON.stringify(view) }
  expect((await api.app.request(`${adminPrefix}/shops/${code}/saved_views/products`, init)).status).toBe(200)
})
