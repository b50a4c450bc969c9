import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningShop, startShop } from './start-shop.ts'

const apart = { API_URL: 'http://127.0.0.1:1', STOREFRONT_SECRET: 'a secret of these tests', LOG_LEVEL: 'silent' }
let office: RunningShop
let storefront: RunningShop
beforeAll(async () => {
  const roles = ['back-office', 'storefront'].map(role => startShop({ ...apart, STRAGAN_ROLE: role }))
  ;[office, storefront] = (await Promise.all(roles)) as [RunningShop, RunningShop]
}, 60_000)
afterAll(() => Promise.all([office.kill(), storefront.kill()]))

const sent = ({ url }: RunningShop, host: string, path: string) =>
  new Promise<{ status: number | undefined; policy: string | undefined; body: string }>((resolve, reject) => {
    get(url + path, { headers: { host } }, async response => {
      const { statusCode, headers } = response
      resolve({ status: statusCode, policy: headers['content-security-policy']?.toString(), body: await text(response) })
    }).on('error', reject)
  })
const statusOf = async (...of: Parameters<typeof sent>) => (await sent(...of)).status

test('the back office runs apart from its API, on its own host alone', async () => {
  for (const host of ['admin.localhost', 'ADMIN.localhost.:3000']) {
    const { status, policy, body } = await sent(office, host, '/sign-in')
    expect([status, policy?.startsWith("default-src 'none'"), body.includes('name="password"')]).toEqual([200, true, true])
  }
  expect(await statusOf(office, 'shop.example', '/sign-in')).toBe(404)
  expect(await statusOf(office, 'shop.example', '/readyz')).toBe(200)
  // The API cannot be reached.
  expect(await statusOf(office, 'admin.localhost', '/api/admin/account')).toBe(503)
  expect(await statusOf(office, 'shop.example', '/api/admin/account')).toBe(404)
})

test('a storefront that runs apart passes no request on to the admin API, at any host', async () => {
  for (const host of ['shop.example', 'admin.localhost']) expect(await statusOf(storefront, host, '/api/admin/account')).toBe(404)
})
