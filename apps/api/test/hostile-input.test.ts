import { apiPrefix, type Call, calls, fieldProblems } from '@stragan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { demoPassword } from '../../../demo/logins.ts'
import { exampleBody, exampleId } from './call-examples.ts'
import {
  fieldsIn,
  hostileHeaders,
  hostileNames,
  hostilePaths,
  hostileQueryValues,
  numbers,
  prototypeNames,
  tooLarge,
  unreadable,
  withField,
} from './hostile-fields.ts'
import { openTestApi, silent, type TestApi } from './test-api.ts'
import { openVisitor } from './visitor.ts'

/** What a caller can make of each place of a request that it is not meant for: answered as the caller's mistake, and never logged as ours. */
let api: TestApi
let token: string
const logged: object[] = []

beforeAll(async () => {
  api = await openTestApi({ log: { ...silent, error: (data, message) => void logged.push({ ...data, message }) } })
  const visitor = await openVisitor(api)
  const { body } = await visitor.post('/auth', { session: { email: 'jan@tools.localhost', password: demoPassword } })
  token = body.access_token
})
afterAll(() => api.close())

const all = Object.values(calls).flatMap((feature): Call[] => Object.values(feature))
const named = (some: readonly Call[]) => some.map(call => [`${call.method} ${call.path}`, call] as const)

let requests = 0
/** Each request comes from an address of its own, which no limit counts. */
const headersOf = (more: Record<string, string> = {}): Record<string, string> => ({
  'shop-origin': 'localhost',
  'storefront-secret': 'test secret',
  'visitor-address': `10.${++requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`,
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  ...more,
})

interface Sent {
  path?: string
  query?: string
  body?: string | undefined
  headers?: Record<string, string>
}

async function send(call: Call, { path, query = '', body, headers }: Sent) {
  logged.length = 0
  const given = body ?? (call.body && JSON.stringify(exampleBody[call.path]))
  const answer = await api.app.request(apiPrefix + (path ?? pathOf(call)) + query, {
    method: call.method,
    headers: headersOf(headers),
    ...(given !== undefined && call.method !== 'GET' && { body: given }),
  })
  const { error } = ((await answer.json()) ?? {}) as { error?: { code: string; fields?: Record<string, string> } }
  return { status: answer.status, code: error?.code, fields: error?.fields ?? {}, logged: [...logged] }
}

const pathOf = (call: Call, value = exampleId[call.path] ?? '1') => call.path.replaceAll(/\{\w+\}/g, value)

const bodyWith = (call: Call, path: string[], raw: string) => withField(exampleBody[call.path] ?? {}, path, raw)

const withBody = all.filter(call => call.body)

test.each(named(withBody))('%s: no field takes down the call', async (_, call) => {
  for (const field of fieldsIn(call.body as z.ZodObject)) {
    const ask = async (raw: string) => {
      const { status, logged: errors } = await send(call, { body: bodyWith(call, field.path, raw) })
      return { field: field.path.join('.'), raw: raw.slice(0, 40), status, errors }
    }
    for (const raw of unreadable) expect(await ask(raw)).toMatchObject({ status: 400, errors: [] })
    for (const raw of prototypeNames) {
      const { status, errors, ...what } = await ask(raw)
      const isRefused =
        field.schema.enum !== undefined || field.schema.type === 'integer' || (raw.startsWith('{') && field.schema.type !== 'flag')
      expect({ ...what, errors, fine: isRefused ? status >= 400 && status < 500 : status < 500 }).toEqual({
        ...what,
        errors: [],
        fine: true,
      })
    }
    for (const raw of numbers) {
      const { status, errors, ...what } = await ask(raw)
      const isRefused = field.schema.type === 'integer' && field.schema.exclusiveMinimum === 0 && tooLarge.has(raw)
      expect({ ...what, errors, fine: isRefused ? status === 422 : status < 500 }).toEqual({ ...what, errors: [], fine: true })
    }
    const { maxLength } = field.schema
    if (maxLength !== undefined && maxLength < 10_000)
      expect(await ask(JSON.stringify('x'.repeat(maxLength + 1)))).toMatchObject({ status: 422, errors: [] })
  }
})

test.each(named(withBody))('%s: a body of another shape or kind is refused', async (_, call) => {
  for (const body of ['', 'null', '[]', '1', '"text"', '{', '{"__proto__":1}', `{"__proto__":${JSON.stringify(exampleBody[call.path])}}`]) {
    const { status, logged: errors } = await send(call, { body })
    expect([body, status === 400 || status === 422, errors]).toEqual([body, true, []])
  }
  for (const type of ['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'text/plain', 'application/jsonx', '']) {
    const { status, logged: errors } = await send(call, { headers: { 'content-type': type } })
    expect([type, status, errors]).toEqual([type, 415, []])
  }
})

test.each(named(all.filter(call => call.params)))('%s: what cannot be a parameter is not found', async (_, call) => {
  for (const value of hostilePaths) {
    const { status, logged: errors } = await send(call, { path: pathOf(call, value) })
    expect([value, status, errors]).toEqual([value, 404, []])
  }
})

test.each(named(all.filter(call => call.query)))('%s: no query takes down the call', async (_, call) => {
  const names = Object.keys((call.query as z.ZodObject).shape)
  const queries = [...names.flatMap(name => hostileQueryValues.map(value => `${name}=${value}`)), ...hostileNames]
  for (const query of queries) {
    const { status, code, logged: errors } = await send(call, { query: `?${query}` })
    expect([query, status < 500, errors]).toEqual([query, true, []])
    if (query.includes('%00')) expect([query, code]).toEqual([query, 'invalid_query'])
  }
  for (const name of names.filter(one => one === 'page' || one === 'per_page' || one === 'product')) {
    const { code, fields } = await send(call, { query: `?${name}=${'9'.repeat(30)}` })
    expect([code, Object.keys(fields)]).toEqual(['invalid_query', [name]])
  }
})

test.each(hostileHeaders)('the header %j takes no call down', async headers => {
  for (const path of ['/brands', '/cart', '/cart/cart_items']) {
    const call = all.find(one => one.path === path) as Call
    const { status, logged: errors } = await send(call, { headers })
    expect([path, status < 500, errors]).toEqual([path, true, []])
  }
})

const application = all.find(({ path }) => path === '/career_applications') as Call

test.each([
  ['members', `{"application":{${Array.from({ length: 200_000 }, (_, i) => `"${i}z":1`).join()}}}`, 'body_too_large'],
  ['objects', `{"application":[${'{},'.repeat(200_000)}{}]}`, 'body_too_large'],
  ['escaped quotes', `{"application":"${'\\\\\\"'.repeat(500_000)}"}`, 'invalid_body'],
  ['characters in an e-mail', bodyWith(application, ['application', 'email'], `"${'a'.repeat(6_800_000)}@example.com"`), 'invalid_body'],
])('millions of %s are refused, and no failure', async (_, body, refusal) => {
  const { code, logged: errors } = await send(application, { body })
  expect([code, errors]).toEqual([refusal, []])
})

test('a document whose name has a NUL is not found', async () => {
  const path = `${apiPrefix}/documents/${'0'.repeat(64)}/a%00.pdf`
  expect((await api.app.request(path, { headers: headersOf() })).status).toBe(404)
})

test('what is wrong with a field is said in our own words, whatever checks it', async () => {
  const messages = new Set<string>(Object.values(fieldProblems))
  for (const call of withBody)
    for (const body of [
      '{}',
      '[]',
      ...fieldsIn(call.body as z.ZodObject).flatMap(({ path }) =>
        ['null', '1e400', '"x"', '""', '[]', '{}'].map(raw => bodyWith(call, path, raw)),
      ),
    ]) {
      const { fields } = await send(call, { body })
      expect([call.path, Object.values(fields).filter(message => !messages.has(message))]).toEqual([call.path, []])
    }
})
