import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, test } from 'vitest'
import { authCalls } from './calls/auth.ts'
import { cartCalls } from './calls/cart.ts'
import { catalogueCalls } from './calls/catalogue.ts'
import { type ClientOptions, createClient } from './client.ts'
import { ShopError } from './errors.ts'

const logged: { level: string; message: string }[] = []
const log = {
  info: (_: object, message: string) => void logged.push({ level: 'info', message }),
  warn: (_: object, message: string) => void logged.push({ level: 'warn', message }),
}
afterEach(() => void logged.splice(0))

/** A client whose API answers with each of `answers` in turn, the last one repeatedly; `requests` records what was sent. */
function clientOf(answers: ((request: Request) => Response | Promise<Response>)[], options: Partial<ClientOptions> = {}) {
  const requests: Request[] = []
  const client = createClient({
    baseUrl: 'https://api.test',
    shopOrigin: 'demo.localhost',
    language: 'pl',
    log,
    timeoutMs: 1000,
    fetch: request => {
      requests.push(request)
      const answer = answers[requests.length - 1] ?? answers.at(-1)
      if (!answer) throw new TypeError('fetch failed')
      return answer(request)
    },
    ...options,
  })
  return { client, requests }
}

const json =
  (status: number, body: unknown, headers = {}) =>
  () =>
    Response.json(body, { status, headers })
const texts = { description: null, seo_title: null, seo_description: null }
const brand = { id: 1, name: 'Projahn', slug: 'projahn', ...texts, logo: null, products: 3, categories: [] }
const added = { cart_item: { product_id: 1, items: 1 } }
const refused = (code: string) => ({ error: { code, message: 'no' } })

test('an empty shop origin fails with the message of the specification before a request is sent', async () => {
  const { client, requests } = clientOf([json(200, [])], { shopOrigin: ' ' })
  await expect(client(catalogueCalls.brands, {})).rejects.toThrow('shop origin is empty')
  expect(requests).toHaveLength(0)
})

test('a request has shop origin, language, access token and the parameters of its path', async () => {
  const { client, requests } = clientOf([json(200, brand)], { accessToken: 'secret' })
  await client(catalogueCalls.brand, { params: { id: 'projahn' } })
  expect(requests[0]?.url).toBe('https://api.test/api/my-shop/brands/projahn')
  expect(requests[0]?.headers.get('shop-origin')).toBe('demo.localhost')
  expect(requests[0]?.headers.get('accept-language')).toBe('pl-PL')
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret')
})

test('the currency is sent to the calls that accept it', async () => {
  const { client, requests } = clientOf([json(500, refused('internal_error'))], { currency: 'EUR' })
  await expect(client(catalogueCalls.products, { query: { feature: { thread: ['m8'] } } })).rejects.toThrow()
  await expect(client(catalogueCalls.brands, {})).rejects.toThrow()
  expect(decodeURIComponent(requests[0]?.url ?? '')).toBe('https://api.test/api/my-shop/products?currency=EUR&feature[thread]=m8')
  expect(requests[1]?.url).toBe('https://api.test/api/my-shop/brands')
})

test.each([408, 409, 425, 429, 500, 502, 503, 504])('a POST is retried once after %i, with the same idempotency key', async status => {
  const { client, requests } = clientOf([json(status, refused('unavailable'), { 'retry-after': '0' })])
  await expect(client(cartCalls.addToCart, { body: added })).rejects.toThrow(ShopError)
  const keys = requests.map(request => request.headers.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
})

test('a POST is retried once after a connection error, and not after a client error', async () => {
  const broken = clientOf([])
  await expect(broken.client(cartCalls.addToCart, { body: added })).rejects.toMatchObject({ code: 'unavailable' })
  expect(broken.requests).toHaveLength(2)
  const refusing = clientOf([json(422, refused('not_enough_stock'))])
  await expect(refusing.client(cartCalls.addToCart, { body: added })).rejects.toMatchObject({ code: 'not_enough_stock', status: 422 })
  expect(refusing.requests).toHaveLength(1)
})

test('GET, PUT and DELETE are never retried', async () => {
  const { client, requests } = clientOf([json(503, refused('unavailable'))])
  await expect(client(catalogueCalls.brands, {})).rejects.toThrow()
  await expect(client(cartCalls.setDelivery, { body: { cart: { delivery_shop_configuration_id: 1 } } })).rejects.toThrow()
  await expect(client(cartCalls.removeDiscount, {})).rejects.toThrow()
  expect(requests.map(request => request.method)).toEqual(['GET', 'PUT', 'DELETE'])
})

test('401 and 404 are logged as info, other errors as warnings; the caller receives each with its code', async () => {
  const { client } = clientOf([
    json(401, refused('session_expired')),
    json(404, refused('brand_not_found')),
    json(500, refused('internal_error')),
  ])
  await expect(client(authCalls.customer, {})).rejects.toMatchObject({ code: 'session_expired', status: 401 })
  await expect(client(catalogueCalls.brand, { params: { id: '9' } })).rejects.toMatchObject({ code: 'brand_not_found' })
  await expect(client(catalogueCalls.brands, {})).rejects.toMatchObject({ code: 'internal_error' })
  expect(logged.map(line => line.level)).toEqual(['info', 'info', 'warn'])
})

test('the four spellings of true are parsed as true, any other value as false', async () => {
  const favourites = {
    id: 1,
    account_type: 'shop',
    email: 'a@b.pl',
    first_name: 'A',
    last_name: 'B',
    company: null,
    nip: null,
    phone: null,
    language: 'pl',
    created_at: '2026-01-01T00:00:00Z',
  }
  const spelled = async (email_confirmed: unknown) =>
    (await clientOf([json(200, { ...favourites, email_confirmed })]).client(authCalls.customer, {}))?.email_confirmed
  expect(await Promise.all([true, 'true', 1, '1'].map(spelled))).toEqual([true, true, true, true])
  expect(await Promise.all([false, 'false', 0, '0', 'yes', 2, null].map(spelled))).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
    false,
  ])
})

test('a response that does not match the contract is an error', async () => {
  const { client } = clientOf([json(200, [{ id: 'one' }])])
  await expect(client(catalogueCalls.brands, {})).rejects.toMatchObject({ code: 'internal_error' })
})

test('a timeout is reported as unavailable', async () => {
  const server = createServer(() => {})
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { client } = clientOf([], { baseUrl: `http://127.0.0.1:${port}`, fetch: request => fetch(request), timeoutMs: 50 })
  await expect(client(catalogueCalls.brands, {})).rejects.toMatchObject({ code: 'unavailable' })
  const { client: patient } = clientOf([], { baseUrl: `http://127.0.0.1:${port}`, fetch: request => fetch(request), timeoutMs: 600_000 })
  await expect(patient(catalogueCalls.brands, {}, { timeoutMs: 50 })).rejects.toMatchObject({ code: 'unavailable' })
  await expect(patient({ ...catalogueCalls.brands, timeoutMs: 50 }, {})).rejects.toMatchObject({ code: 'unavailable' })
  server.closeAllConnections()
  server.close()
})

test('garbage collection does not cancel the timeout of a call', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const server = createServer(() => {})
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { client } = clientOf([], { baseUrl: `http://127.0.0.1:${port}`, fetch: request => fetch(request), timeoutMs: 300 })
  const collecting = setInterval(collect, 10)
  await expect(client(catalogueCalls.brands, {})).rejects.toMatchObject({ code: 'unavailable' })
  clearInterval(collecting)
  server.closeAllConnections()
  server.close()
})
