import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { demoPassword } from '@stragan/demo/logins'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningShop, startShop } from './start-shop.ts'
import { embedded, type TestDatabase } from './test-databases.ts'

const staleMs = 1000
const secret = 'a secret of these tests'

let database: TestDatabase
let api: RunningShop
let storefronts: RunningShop[]
beforeAll(async () => {
  database = await embedded()
  api = await startShop({ ...database.env, STRAGAN_ROLE: 'api', STOREFRONT_SECRET: secret, OPERATIONS_PORT: '0' })
  const apart = { STRAGAN_ROLE: 'storefront', STOREFRONT_SECRET: secret, API_URL: api.url, OPERATIONS_PORT: '0' }
  storefronts = await Promise.all([startShop(apart), startShop(apart)])
}, 120_000)
afterAll(async () => {
  await Promise.all(storefronts.map(one => one.kill()))
  await api.stop()
  await database.remove()
})

const sent = (url: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    get(url, { headers }, async response => resolve({ status: response.statusCode, body: await text(response) })).on('error', reject)
  })
/** The answers of all storefronts for a host. */
const shown = async (host: string, path = '/en/contact') =>
  (await Promise.all(storefronts.map(({ url }) => sent(url + path, { host })))).map(({ status }) => status)

const operationsOf = async ({ output }: RunningShop) => {
  const find = () => /(http:\S+)\/metrics/.exec(output())?.[1]
  await expect.poll(find).toBeDefined()
  return String(find())
}

async function signIn() {
  const call = async (method: string, path: string, body?: object, token?: string) => {
    const response = await fetch(`${api.url}/api/admin/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect([path, response.status]).toEqual([path, 200])
    return response.json()
  }
  const { token } = await call('POST', 'session', { email: 'owner@demo.localhost', password: demoPassword })
  return (method: string, path: string, body?: object) => call(method, `shops/tools/${path}`, body, token)
}

test('every storefront serves a new host within a second, and no longer one that was removed', { timeout: 120_000 }, async () => {
  const call = await signIn()
  const host = 'added.localhost'
  expect(await shown(host)).toEqual([404, 404])
  await call('POST', 'hosts', { host })
  await pause(staleMs)
  expect(await shown(host)).toEqual([200, 200])
  // From the caches of pages.
  expect(await shown(host)).toEqual([200, 200])
  await call('DELETE', `hosts/${host}`)
  await pause(staleMs)
  expect(await shown(host)).toEqual([404, 404])
  expect(await shown('localhost')).toEqual([200, 200])
})

test('every storefront shows a changed setting within a second, on pages that are cached', { timeout: 120_000 }, async () => {
  const call = await signIn()
  const phone = '+48 22 123 45 67'
  const shownBy = async () =>
    (await Promise.all(storefronts.map(({ url }) => sent(`${url}/en/contact`, { host: 'localhost' })))).map(({ body }) =>
      body.includes('tel:+48221234567'),
    )
  await shownBy()
  expect(await shownBy()).toEqual([false, false])
  const { revision, entries } = await call('GET', 'settings/local_business')
  await call('PUT', 'settings/local_business', { revision, entries: entries.map((entry: object) => ({ ...entry, phone })) })
  await pause(staleMs)
  expect(await shownBy()).toEqual([true, true])
})

test('a waiting host is answered for its token by every storefront, and has no page', async () => {
  const call = await signIn()
  const { record } = await call('POST', 'hosts', { host: 'waits.example' })
  const path = `/.well-known/stragan/${record.value}`
  expect(await shown('waits.example', path)).toEqual([200, 200])
  expect(await shown('localhost', path)).toEqual([404, 404])
  expect(await shown('waits.example')).toEqual([404, 404])
})

test('a proxy of this machine is told for which hosts it may obtain certificates, by every process', async () => {
  for (const shop of [api, ...storefronts]) {
    const operations = await operationsOf(shop)
    const ask = async (query: string, headers = {}) => (await sent(`${operations}/tls-allowed${query}`, headers)).status
    for (const host of ['localhost', 'KAWA.localhost.', 'admin.localhost'])
      expect([host, await ask(`?domain=${host}`)]).toEqual([host, 200])
    for (const host of ['unknown.example', 'waits.example', 'x.localhost'])
      expect([host, await ask(`?domain=${host}`)]).toEqual([host, 404])
    for (const query of [
      '',
      '?domain=',
      '?domain=a_b',
      '?domain=../healthz',
      '?domain=localhost&domain=x.example',
      `?domain=${'a.'.repeat(200)}`,
    ])
      expect([query, await ask(query)]).toEqual([query, 400])
    expect(await ask('?domain=localhost', { 'x-forwarded-for': '203.0.113.7' })).toBe(404)
  }
})
