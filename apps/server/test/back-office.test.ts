import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { demoPassword } from '@stragan/demo/logins'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningShop, startShop } from './start-shop.ts'
import { embedded, type TestDatabase } from './test-databases.ts'

const secret = 'a secret of these tests'
const apart = { STOREFRONT_SECRET: secret, LOG_LEVEL: 'silent' }
const unreachable = 'http://127.0.0.1:1'

interface Sent {
  host?: string
  headers?: Record<string, string>
  /** Sent as a form. */
  form?: Record<string, string>
}

const send = ({ url }: RunningShop, path: string, { host = 'admin.localhost', headers, form }: Sent = {}) =>
  new Promise<{ status: number | undefined; policy: string | undefined; cookie: string; body: string }>((resolve, reject) => {
    const type = form && { 'content-type': 'application/x-www-form-urlencoded' }
    request(url + path, { method: form ? 'POST' : 'GET', headers: { host, ...type, ...headers } }, async response => {
      const { 'content-security-policy': policy, 'set-cookie': cookies = [] } = response.headers
      const cookie = cookies.map(one => one.split(';')[0]).join('; ')
      resolve({ status: response.statusCode, policy: policy?.toString(), cookie, body: await text(response) })
    })
      .on('error', reject)
      .end(form && new URLSearchParams(form).toString())
  })
const statusOf = async (...of: Parameters<typeof send>) => (await send(...of)).status

describe('apart from an API that cannot be reached', () => {
  let office: RunningShop
  let storefront: RunningShop
  beforeAll(async () => {
    const roles = ['back-office', 'storefront'].map(role => startShop({ ...apart, API_URL: unreachable, STRAGAN_ROLE: role }))
    ;[office, storefront] = (await Promise.all(roles)) as [RunningShop, RunningShop]
  }, 60_000)
  afterAll(() => Promise.all([office.kill(), storefront.kill()]))

  test('the back office answers on its own host alone', async () => {
    for (const host of ['admin.localhost', 'ADMIN.localhost.:3000']) {
      const { status, policy, body } = await send(office, '/sign-in', { host })
      expect([status, policy?.startsWith("default-src 'none'"), body.includes('name="password"')]).toEqual([200, true, true])
    }
    const host = 'shop.example'
    expect(await statusOf(office, '/sign-in', { host })).toBe(404)
    expect(await statusOf(office, '/readyz', { host })).toBe(200)
    expect(await statusOf(office, '/api/admin/account')).toBe(503)
    expect(await statusOf(office, '/api/admin/account', { host })).toBe(404)
  })

  test('a storefront passes no request on to the admin API, at any host', async () => {
    for (const host of ['shop.example', 'admin.localhost']) expect(await statusOf(storefront, '/api/admin/account', { host })).toBe(404)
  })
})

describe('over an API of its own process', () => {
  const credentials = { email: 'owner@demo.localhost', password: demoPassword }
  let database: TestDatabase
  let api: RunningShop
  let office: RunningShop
  beforeAll(async () => {
    database = await embedded()
    api = await startShop({ ...apart, ...database.env, STRAGAN_ROLE: 'api' })
    office = await startShop({ ...apart, API_URL: api.url, STRAGAN_ROLE: 'back-office' })
  }, 120_000)
  afterAll(async () => {
    await office?.kill()
    await api?.stop()
    await database?.remove()
  })
  const signIn = (sent: Sent = {}) => send(office, '/sign-in', { form: credentials, ...sent })
  const startPage = (cookie: string) => send(office, '/tools', { headers: { cookie } })

  test('staff sign in and see their shop', async () => {
    const { status, cookie } = await signIn()
    expect([status, cookie.startsWith('staff=')]).toEqual([303, true])
    const { status: shown, body } = await startPage(cookie)
    expect([shown, body.includes('href="/tools/orders')]).toEqual([200, true])
  })

  /** The memberships in which the demo shows each role. */
  test.each([
    ['owner', false, { tools: 'owner', coffee: 'owner', 'test-shop': 'owner' }],
    ['sales', false, { tools: 'sales' }],
    ['warehouse', false, { tools: 'warehouse' }],
    ['editor', false, { tools: 'editor' }],
    ['operator', true, {}],
  ])('%s@demo.localhost signs in from this machine, and works where the demo says', async (name, isOperator, roles) => {
    const { status, cookie } = await signIn({ form: { ...credentials, email: `${name}@demo.localhost` } })
    expect(status).toBe(303)
    const token = /(?:^|; )staff=([^;]+)/.exec(cookie)?.[1]
    const account = await send(api, '/api/admin/account', { headers: { authorization: `Bearer ${token}` } })
    const { is_operator, shops } = JSON.parse(account.body)
    const shown = Object.fromEntries(shops.map(({ code, role }: { code: string; role: string }) => [code, role]))
    expect([is_operator, shown]).toEqual([isOperator, roles])
  })

  test('a device that signed in before signs in while its network is refused', async () => {
    const form = { ...credentials, email: 'editor@demo.localhost' }
    const { cookie } = await signIn({ form })
    const device = /(?:^|; )(staff_device=[^;]+)/.exec(cookie)?.[1] ?? ''
    for (let i = 0; i < 10; i++) await signIn({ form: { ...form, password: 'not this one' } })
    expect((await signIn({ form })).status).toBe(429)
    expect((await signIn({ form, headers: { cookie: device } })).status).toBe(303)
  })

  test('demo staff, whose passwords are published, do not come in through a proxy', async () => {
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip']) {
      const value = header === 'forwarded' ? 'for=127.0.0.1' : '127.0.0.1'
      expect([header, (await signIn({ headers: { [header]: value } })).status]).toEqual([header, 403])
    }
  })

  test.each([
    ['a shop at the same site', { 'sec-fetch-site': 'same-site', origin: 'http://localhost' }],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }],
    ['a browser that sends the origin alone', { origin: 'http://localhost' }],
  ])('a form that %s sends is refused, and changes nothing', async (_, headers) => {
    const { cookie } = await signIn()
    expect(await statusOf(office, '/sign-out', { form: {}, headers: { ...headers, cookie } })).toBe(403)
    expect((await startPage(cookie)).status).toBe(200)
    expect((await signIn({ headers })).cookie).toBe('')
    // The same form of its own page.
    const own = { 'sec-fetch-site': 'same-origin', origin: `http://admin.localhost`, cookie }
    expect(await statusOf(office, '/sign-out', { form: {}, headers: own })).toBe(303)
    expect((await startPage(cookie)).status).toBe(303)
  })
})

describe('in one process with a shop', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await embedded()
  }, 60_000)
  afterAll(() => database?.remove())
  async function withAdminHost(host: string, use: (shop: RunningShop) => Promise<void>) {
    const shop = await startShop({ ...database.env, LOG_LEVEL: 'silent', ADMIN_HOST: host })
    try {
      await use(shop)
    } finally {
      await shop.stop()
    }
  }
  const account = '/api/admin/account'
  const configuration = { path: '/api/my-shop/configuration/shop', headers: { 'shop-origin': 'localhost' } }

  test('the back office takes the host of a shop from it, also what is cached, and no other host', { timeout: 120_000 }, async () => {
    const host = 'kawa.localhost'
    await withAdminHost(host, async shop => {
      for (const path of ['/', '/en']) expect([path, await statusOf(shop, path, { host })]).toEqual([path, 303])
      expect((await send(shop, '/sign-in', { host })).body).toContain('name="password"')
      expect(await statusOf(shop, account, { host })).toBe(401)
      const { path, headers } = configuration
      for (const time of ['first', 'cached'])
        for (const other of ['/en', path])
          expect([time, other, await statusOf(shop, other, { host: 'localhost', headers })]).toEqual([time, other, 200])
      expect(await statusOf(shop, path, { host, headers })).toBe(404)
      expect(await statusOf(shop, '/en', { host })).toBe(303)
      for (const other of ['localhost', 'admin.localhost'])
        expect([other, await statusOf(shop, account, { host: other })]).toEqual([other, 404])
    })
  })

  test('without a host there is no back office and no admin API', { timeout: 120_000 }, async () => {
    await withAdminHost('none', async shop => {
      expect(await statusOf(shop, '/en', { host: 'localhost' })).toBe(200)
      for (const host of ['localhost', 'kawa.localhost', 'admin.localhost', 'none'])
        expect([host, await statusOf(shop, account, { host })]).toEqual([host, 404])
      for (const host of ['admin.localhost', 'none']) expect([host, await statusOf(shop, '/sign-in', { host })]).toEqual([host, 404])
    })
  })
})
