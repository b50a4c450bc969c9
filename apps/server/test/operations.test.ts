import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningShop, startShop } from './start-shop.ts'

/** An API that always answers 503, and records the request ids. */
const requestIds = new Set<string>()
const api = createServer((request, response) => {
  requestIds.add(String(request.headers['x-request-id']))
  response.writeHead(503, { 'content-type': 'application/json' }).end('{"error":{"code":"unavailable","message":""}}')
})
const env = () => ({
  STRAGAN_ROLE: 'storefront',
  API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
  STOREFRONT_SECRET: 'a secret of these tests',
  OPERATIONS_PORT: '0',
})
let trusting: RunningShop
let plain: RunningShop
let open: RunningShop

beforeAll(async () => {
  await new Promise<void>(resolve => api.listen(0, '127.0.0.1', resolve))
  const started = await Promise.all([
    startShop({ ...env(), TRUST_PROXY: 'loopback' }),
    startShop(env()),
    startShop({ ...env(), OPERATIONS_HOST: '0.0.0.0' }),
  ])
  ;[trusting, plain, open] = started
}, 60_000)
afterAll(async () => {
  await Promise.all([trusting.kill(), plain.kill(), open.kill()])
  api.closeAllConnections()
  api.close()
})

const operationsOf = async ({ output }: RunningShop) => {
  const find = () => /(http:\S+)\/metrics/.exec(output())?.[1]
  await expect.poll(find).toBeDefined()
  return String(find())
}

const idOf = async (url: string, id: string) => (await fetch(url, { headers: { 'x-request-id': id } })).headers.get('x-request-id')

test('one request id is in the response, in every log line, and at the API', async () => {
  expect(await idOf(`${trusting.url}/en`, 'from-the-proxy-1')).toBe('from-the-proxy-1')
  expect(await idOf(`${trusting.url}/api/my-shop/brands`, 'from-the-proxy-2')).toBe('from-the-proxy-2')
  expect([...requestIds]).toEqual(expect.arrayContaining(['from-the-proxy-1', 'from-the-proxy-2']))
  await expect.poll(() => trusting.output()).toContain('"request":"from-the-proxy-1"')
})

test('a request id of an untrusted client, or of a wrong form, is replaced', async () => {
  const replaced = await idOf(`${plain.url}/en`, 'from-an-untrusted-client')
  expect(replaced).toMatch(/^[\da-f-]{36}$/)
  expect([...requestIds]).toContain(replaced)
  expect(await idOf(`${trusting.url}/en`, 'two words')).toMatch(/^[\da-f-]{36}$/)
})

test('metrics are served on a port of their own, labelled by kind and status, never by path', async () => {
  await (await fetch(`${plain.url}/en/product/hex-bolt`)).text()
  await (await fetch(`${plain.url}/assets/none.js`)).text()
  const operations = await operationsOf(plain)
  const read = async () => (await fetch(`${operations}/metrics`)).text()
  await expect.poll(read).toContain('stragan_request_duration_seconds_count{kind="page",status="503"}')
  const metrics = await read()
  for (const expected of [
    'stragan_request_duration_seconds_count{kind="asset",status="404"} 1',
    'stragan_change_log_heartbeat_age_seconds +Inf',
    'stragan_page_renders_rejected_total 0',
    'stragan_page_cache_hits_total 0',
    'stragan_event_loop_delay_seconds_bucket{le="1"}',
    'process_resident_memory_bytes',
  ])
    expect(metrics).toContain(expected)
  expect(metrics).not.toContain('hex-bolt')
  for (const path of ['/healthz', '/readyz']) expect((await fetch(operations + path)).status).toBe(200)
  expect((await fetch(`${plain.url}/metrics`)).status).not.toBe(200)
})

test('the operations port shows what is cached, as text', async () => {
  const operations = await operationsOf(plain)
  const response = await fetch(`${operations}/caches?cache=page_cache&shop=1`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  const page = await response.text()
  expect(page).toContain('<h2>page_cache</h2>')
  expect(page).not.toContain('bootstrap_cache')
})

test('the operations port listens on 127.0.0.1, unless OPERATIONS_HOST names another address', async () => {
  const operations = new URL(await operationsOf(plain))
  expect(operations.hostname).toBe('127.0.0.1')
  expect((await fetch(`${operations.origin}/healthz`)).headers.get('content-security-policy')).toContain("default-src 'none'")
  for (const address of ['[::1]', '127.0.0.2'])
    await expect(fetch(`http://${address}:${operations.port}/healthz`)).rejects.toThrow('fetch failed')
  const { port } = new URL(await operationsOf(open))
  expect((await fetch(`http://127.0.0.2:${port}/healthz`)).status).toBe(200)
})
