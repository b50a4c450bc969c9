import { call } from '@stragan/contract'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestApi, silent, type TestApi } from '../../test/test-api.ts'
import { createRateLimiter } from './rate-limits.ts'
import { createResponseCache } from './response-cache.ts'
import { createSchedule } from './schedule.ts'
import { type Handlers, handleError, serveCalls } from './serve-calls.ts'
import { shopsByHost } from './shop-origin.ts'

const calls = {
  echo: call({
    from: 'ours',
    method: 'POST',
    path: '/echo/{id}',
    summary: 'Gives back what it was sent',
    params: z.object({ id: z.coerce.number().int() }),
    body: z.object({ word: z.object({ text: z.string().max(5) }) }),
    response: z.object({ id: z.int(), text: z.string() }),
    errors: ['product_not_found'],
  }),
}

let api: TestApi
let app: Hono
const logged: object[] = []
beforeAll(async () => {
  api = await openTestApi()
  app = new Hono()
  app.onError(handleError({ ...silent, error: line => logged.push(line) }))
  const deps = {
    db: api.db,
    clock: () => new Date(),
    log: silent,
    fileFolder: '',
    version: '',
    checkResponses: true,
    storefrontSecret: '',
  }
  const serving = { ...deps, shopAt: shopsByHost(deps), cacheOf: () => undefined, isStorefront: () => false, reportIncomplete: () => {} }
  const handlers = {
    echo: async (_, { params, body }) => ({ id: params.id, text: body.word.text === 'bad' ? (7 as never) : body.word.text }),
  } satisfies Handlers<typeof calls>
  serveCalls(
    app,
    serving,
    {
      findVisitor: async () => undefined,
      rateLimiter: createRateLimiter(api.db, silent),
      responseCache: createResponseCache(serving, createSchedule(serving)),
    },
    { echo: calls },
    { echo: handlers },
  )
})
afterAll(() => api.close())

const sent = (body: string, headers: Record<string, string> = {}, id = '7') =>
  app.request(`/api/my-shop/echo/${id}`, {
    method: 'POST',
    body,
    headers: { 'shop-origin': 'localhost', 'content-type': 'application/json', ...headers },
  })
const send = async (body: string, headers: Record<string, string> = {}, id = '7') => {
  const answer = await sent(body, headers, id)
  return { status: answer.status, body: (await answer.json()) as { error?: { code: string; fields?: object } } }
}
const word = (text: unknown) => JSON.stringify({ word: { text } })

test('the handler receives the validated body and the parsed parameters', async () => {
  expect(await send(word('hello'))).toEqual({ status: 200, body: { id: 7, text: 'hello' } })
  expect((await send(word('hello'), { 'content-type': 'application/json; charset=utf-8' })).status).toBe(200)
})

test.each([
  ['no JSON', '{"word":', {}, 400, 'malformed_request'],
  ['a NUL', JSON.stringify({ word: { text: 'a\0' } }), {}, 400, 'malformed_request'],
  ['nothing', '', {}, 400, 'malformed_request'],
  ['a form', 'word=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'unsupported_media_type'],
  ['more than 64 KiB', JSON.stringify({ word: { text: 'x'.repeat(64 * 1024) } }), {}, 413, 'body_too_large'],
  ['a null', 'null', {}, 422, 'invalid_body'],
])('a body of %s is refused', async (_, body, headers, status, code) => {
  const answer = await send(body, headers)
  expect([answer.status, answer.body.error?.code]).toEqual([status, code])
})

test('an invalid body is answered with its fields', async () => {
  const answer = await send(word('much too long'))
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.error?.fields ?? {})).toEqual(['word.text'])
})

test('an invalid path parameter is answered with the 404 of its call', async () => {
  const answer = await send(word('hello'), {}, 'seven')
  expect([answer.status, answer.body.error?.code]).toEqual([404, 'product_not_found'])
})

test('a response that violates the contract is answered 500 and logged by its route, where responses are validated', async () => {
  expect((await send(word('bad'), {}, '4711')).status).toBe(500)
  expect(logged).toMatchObject([{ method: 'POST', path: '/api/my-shop/echo/:id' }])
})

test('responses and errors are not stored by caches', async () => {
  for (const [path, id] of [
    [word('hello'), '7'],
    ['no JSON', '7'],
    [word('hello'), 'seven'],
  ] as const)
    expect((await sent(path, {}, id)).headers.get('cache-control')).toBe('private, no-store')
  const other = await app.request('/api/my-shop/echo/7', { headers: { 'shop-origin': 'localhost' } })
  expect([other.status, other.headers.get('cache-control')]).toEqual([405, 'private, no-store'])
})

test('a call without a handler, or with a handler that returns another shape, does not compile', () => {
  // @ts-expect-error echo has no handler
  const none = {} satisfies Handlers<typeof calls>
  // @ts-expect-error the answer has no text
  const wrong = { echo: async () => ({ id: 7 }) } satisfies Handlers<typeof calls>
  expect([none, wrong]).toHaveLength(2)
})
