import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { hrefTo, languages, type PageId, pageIds, pages } from '@stragan/routing'
import { type RunningShop, startShop } from '../apps/server/test/start-shop.ts'
import { expect, hydrate, kawa, shopUrl, test } from './fixtures.ts'
import { placeOrder } from './orders.ts'
import { alteredPort } from './ports.ts'
import { publicScreens } from './screens.ts'

/** A separate storefront process, with the shop under test as its API. */
let apart: RunningShop
const paths = new Set<string>()

test.beforeAll(async ({ request }) => {
  apart = await startShop({
    STRAGAN_ROLE: 'storefront',
    API_URL: shopUrl,
    STOREFRONT_SECRET: 'a secret of these tests',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'silent',
  })
  for (const path of [...screens(), ...resources, ...failures]) paths.add(path)
  for (const path of [...(await calls()), ...(await files())]) paths.add(path)
  const { order } = await placeOrder(request)
  for (const path of [hrefTo('en', 'order', { uid: order.uid }), `/api/my-shop/orders/${order.uid}`]) paths.add(path)
})
test.afterAll(() => apart.kill())

interface HttpResponse {
  status: number
  headers: Record<string, string | undefined>
  /** Header names as received, with duplicates. */
  names: string[]
  text: string
}

/** Uses `node:http`, which exposes duplicate headers. */
const send = (url: string, headers: Record<string, string> = {}, method = 'GET', body = '') =>
  new Promise<HttpResponse>((resolve, reject) => {
    const outgoing = request(url, { method, headers: { host: 'localhost', ...headers } }, async response => {
      const names = response.rawHeaders.filter((_, i) => i % 2 === 0).map(name => name.toLowerCase())
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers as HttpResponse['headers'],
        names,
        text: (await buffer(response)).toString(),
      })
      if (!outgoing.writableEnded) outgoing.destroy()
    })
    outgoing.on('error', reject)
    // A body that is only announced is rejected before it is sent.
    if (headers['content-length']) outgoing.flushHeaders()
    else outgoing.end(body)
  })

/** Every page of the route table, as a document and as a data request. */
function screens() {
  const known = new Map(
    publicScreens.filter(({ host }) => host === 'localhost').map(({ id, language, path }) => [`${id} ${language}`, path]),
  )
  const guessed = (id: PageId, language: 'en' | 'pl') =>
    `/${language}/${pages[id][language].replace(/:\w+/, '0'.repeat(32))}`.replace(/\/$/, '')
  const all = languages.flatMap(language => pageIds.map(id => known.get(`${id} ${language}`) ?? guessed(id, language)))
  return all.flatMap(path => [path, `${path}.data`])
}

/** Every path of the routes that is not a page. */
const routes = readFileSync(join(import.meta.dirname, '../apps/storefront/app/routes.ts'), 'utf8')
const resources = [...routes.matchAll(/route\('(\/[^']+)'/g)]
  .map(([, path = '']) => path.replace(':name', 'locale').replace(':language', 'en'))
  .filter(path => path !== '/design')

const failures = [
  '/',
  '/EN/Cart',
  '/en/nothing',
  '/nothing',
  '/nothing.data',
  '/assets/none.js',
  '/api',
  '/api/my-shop',
  '/api/my-shop/none',
]

/** Every GET operation of the OpenAPI document, and the other routes of the API. */
async function calls() {
  const { paths: all } = JSON.parse((await send(`${shopUrl}/api/my-shop/openapi.json`)).text) as { paths: Record<string, object> }
  const docs = ['', '/swagger-ui.css', '/swagger-ui-bundle.js', '/start.js'].map(file => `/api/my-shop/docs${file}`)
  const gets = Object.entries(all).flatMap(([path, methods]) =>
    'get' in methods ? [path.replace('{scope}', 'shop').replace(/\{\w+\}/g, '1')] : [],
  )
  return [...gets, ...docs, '/api/my-shop/openapi.json', '/healthz', '/readyz', '/internal/changes']
}

const shopOrigin = { 'shop-origin': 'localhost' }

/** Pictures, documents, scripts and styles linked from pages. */
async function files() {
  const { cover } = JSON.parse((await send(`${shopUrl}/api/my-shop/products/1`, shopOrigin)).text) as { cover: { url: string } }
  const { text: sheets } = await send(`${shopUrl}/en/data-sheets`)
  const { text } = await send(`${shopUrl}/en`)
  const assets = [...text.matchAll(/"(\/(?:assets\/[^"]+|logo\.svg[^"]*))"/g)].map(([, path = '']) => path)
  return [
    `${cover.url}-96.webp`,
    `${cover.url}-97.webp`,
    /"(\/api\/my-shop\/documents\/[^"]+)"/.exec(sheets)?.[1] ?? '',
    ...new Set(assets),
  ]
}

const requiredHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
}

function check(path: string, { headers, names, status }: HttpResponse, https: boolean) {
  expect({ path, ...headers }).toMatchObject({ path, ...requiredHeaders })
  expect([path, headers['strict-transport-security']]).toEqual([path, https ? 'max-age=31536000; includeSubDomains' : undefined])
  expect(headers['referrer-policy'], path).toMatch(/^(strict-origin-when-cross-origin|same-origin)$/)
  // Of a product; the icons are an asset of the pages.
  const isPicture = /^image\//.test(headers['content-type'] ?? '') && !path.startsWith('/assets/')
  expect([path, headers['cross-origin-resource-policy']]).toEqual([path, isPicture ? 'cross-origin' : 'same-origin'])
  const policy = headers['content-security-policy'] ?? ''
  const isPage = headers['content-type']?.startsWith('text/html') && !path.startsWith('/api/')
  expect(policy, path).toContain(isPage ? "default-src 'self'; script-src 'self'" : "default-src 'none'")
  expect(policy, path).toContain("frame-ancestors 'none'")
  expect(policy.replace("style-src 'self' 'unsafe-inline'", '').replace("style-src 'unsafe-inline'", ''), path).not.toContain('unsafe')
  const security = /^(x-content|x-frame|referrer-p|permissions-p|cross-origin|content-security|strict-transport|cache-control)/
  const twice = names.filter((name, i) => security.test(name) && names.indexOf(name) !== i)
  expect([path, twice]).toEqual([path, []])
  // A cache may store a response without cache-control, a failure too (RFC 9110, 15.1).
  expect(headers['cache-control'], path).toMatch(/no-store|no-cache|immutable|max-age/)
  if (path.startsWith('/api/') && status >= 400) expect([path, headers['cache-control']]).toEqual([path, 'private, no-store'])
}

for (const https of [false, true])
  for (const role of ['all', 'storefront'])
    test(`${role}, ${https ? 'https' : 'http'}: every response has security headers`, async () => {
      test.slow()
      const url = role === 'all' ? shopUrl : apart.url
      const proxied = https ? { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'localhost' } : {}
      expect(paths.size).toBeGreaterThan(250)
      for (const path of paths) {
        // Calls of the API are sent with their shop origin, and once without, as a browser would.
        const responses = path.startsWith('/api/') ? [await send(url + path, { ...proxied, ...shopOrigin })] : []
        for (const response of [...responses, await send(url + path, proxied)]) check(path, response, https)
      }
      // A cached response, full and as 304.
      for (const path of ['/en', '/api/my-shop/brands']) {
        await send(url + path, { ...proxied, ...shopOrigin })
        const cached = await send(url + path, { ...proxied, ...shopOrigin })
        check(path, cached, https)
        const { etag } = cached.headers
        if (etag) check(path, await send(url + path, { ...proxied, ...shopOrigin, 'if-none-match': etag }), https)
        check(path, await send(url + path, { ...proxied, ...shopOrigin }, 'HEAD'), https)
      }
      const sent = { ...proxied, ...shopOrigin, 'content-type': 'application/json' }
      if (role === 'all') {
        const path = '/api/my-shop/session/refresh'
        const tooLarge = await send(url + path, { ...sent, 'content-length': '2000000' }, 'POST')
        expect(tooLarge.status).toBe(413)
        check(path, tooLarge, https)
      }
      const refused = [
        ['PUT', '/api/my-shop/brands', '', 405],
        ['POST', '/api/my-shop/session/refresh', 'x', 400],
        ['POST', '/cart-lines', '', 403],
      ] as const
      for (const [method, path, body, status] of refused) {
        const response = await send(url + path, { ...sent, 'sec-fetch-site': status === 403 ? 'cross-site' : 'same-origin' }, method, body)
        expect([path, response.status]).toEqual([path, status])
        check(path, response, https)
      }
    })

test('the keep-alive timeout is longer than the idle timeout of reverse proxies', async () => {
  for (const url of [shopUrl, apart.url])
    for (const path of ['/en', '/api/my-shop/brands', '/en/nothing']) {
      const { headers } = await send(url + path, shopOrigin)
      const seconds = Number(/^timeout=(\d+)$/.exec(headers['keep-alive'] ?? '')?.[1])
      expect(seconds, `${path} of ${url}`).toBeGreaterThan(60)
    }
})

test('responses of a session are not cacheable, public ones vary by shop and language', async () => {
  const responses = await Promise.all(
    ['/cart', '/customer', '/orders', '/customer/data', '/orders/1', '/favorite_products'].map(path =>
      send(`${shopUrl}/api/my-shop${path}`, shopOrigin),
    ),
  )
  for (const { headers } of responses) expect(headers['cache-control']).toBe('private, no-store')
  const session = await send(`${shopUrl}/api/my-shop/session`, shopOrigin, 'POST')
  expect([session.status, session.headers['cache-control']]).toEqual([200, 'private, no-store'])
  const { access_token } = JSON.parse(session.text) as { access_token: string }
  const authorization = { ...shopOrigin, authorization: `Bearer ${access_token}` }
  for (const path of ['/cart', '/customer', '/products/1', '/products']) {
    const { status, headers } = await send(`${shopUrl}/api/my-shop${path}`, authorization)
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'private, no-store'])
  }
  for (const path of ['/brands', '/products/1', '/brands'])
    expect((await send(`${shopUrl}/api/my-shop${path}`, shopOrigin)).headers).toMatchObject({
      'cache-control': 'public, no-cache',
      vary: 'shop-origin, accept-language, authorization',
    })
})

test('a picture is served by its own shop only, not at another address with its name', async () => {
  const { cover } = JSON.parse((await send(`${shopUrl}/api/my-shop/products/1`, shopOrigin)).text) as { cover: { url: string } }
  const path = `${cover.url}-96.webp`
  const own = await send(shopUrl + path)
  expect([own.status, own.headers.vary]).toEqual([200, expect.stringContaining('shop-origin')])
  for (const headers of [{ host: new URL(kawa).host }, { 'shop-origin': 'kawa.localhost' }]) {
    const other = await send(shopUrl + path, headers)
    expect([other.status, other.headers['cache-control']]).toEqual([404, 'private, no-store'])
  }
})

test.describe('a script injected into a text', () => {
  test.use({ expectedErrors: [/Content Security Policy/] })

  test('is not run, nor is a style, while the page’s own are', async ({ page }) => {
    await page.goto(`http://injected.localhost:${alteredPort}${hrefTo('en', 'aboutUs')}`)
    expect(await page.content()).toContain("document.title = 'injected'")
    expect(await page.title()).not.toBe('injected')
    const heading = page.getByRole('heading', { level: 1 })
    expect(await heading.evaluate(element => getComputedStyle(element).color)).not.toBe('rgb(255, 0, 0)')
    // The shop's theme and the hydration script are inline too.
    expect(await page.evaluate(() => typeof Reflect.get(window, 'reloadOnce'))).toBe('function')
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--radius'))).not.toBe('')
    await hydrate(page)
  })
})

test('over https cookies have the __Host- prefix, and a cookie with another name is ignored', async () => {
  const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'localhost', origin: 'https://localhost' }
  const form = { ...proxied, 'content-type': 'application/x-www-form-urlencoded' }
  const chosen = await send(`${shopUrl}/settings/locale`, form, 'POST', 'language=pl&to=/en')
  const added = await send(`${shopUrl}/cart-lines`, form, 'POST', 'product_id=1&items=1&to=/en')
  const cookies = [chosen, added].flatMap(({ headers }) => (headers['set-cookie'] as unknown as string[]) ?? [])
  expect(cookies.length).toBeGreaterThan(6)
  for (const cookie of cookies) expect(cookie).toMatch(/^__Host-[a-z_]+=[^;]*; Path=\/; Max-Age=\d+; SameSite=Lax; Secure; HttpOnly$/)
  const [first] = cookies
  expect((await send(`${shopUrl}/`, { ...proxied, cookie: first?.split(';')[0] ?? '' })).headers.location).toBe('/pl')
  expect((await send(`${shopUrl}/`, { ...proxied, cookie: 'locale=pl' })).status).toBe(200)
  expect((await send(`${shopUrl}/`, { cookie: 'locale=pl' })).headers.location).toBe('/pl')
  expect((await send(`${shopUrl}/`, { cookie: 'locale=pl; locale=en' })).status).toBe(200)
})

test('the API reference works under its CSP', async ({ page }) => {
  await page.goto('/api/my-shop/docs')
  await expect(page.getByRole('heading', { name: /^my-shop/ })).toBeVisible()
  await page.getByText('/api/my-shop/brands', { exact: true }).first().click()
  await expect(page.getByRole('button', { name: 'Try it out' }).first()).toBeVisible()
})
