import type { APIRequestContext, APIResponse } from '@playwright/test'
import { hrefTo } from '@stragan/routing'
import { demoPassword, logIn } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { alteredPort } from './ports.ts'
import { findProduct } from './products.ts'

const sessionCookies = ['access_expires_at', 'access_token', 'csrf_token', 'refresh_expires_at', 'refresh_token']

/** A product without variants with ample stock. */
const plenty = (request: APIRequestContext) => findProduct(request, product => !product.has_variants && product.items > 200)

const addTo = async (request: APIRequestContext, headers: Record<string, string> = {}) =>
  request.post('/cart-lines', { form: { product_id: (await plenty(request)).id, items: 1, to: '/en' }, headers, maxRedirects: 0 })

const cookiesSet = (response: APIResponse) =>
  response
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    .map(({ value }) => value)

const isSession = (cookie: string) => sessionCookies.some(name => cookie.startsWith(`${name}=`))

test('no page creates a session; adding to the cart does, in HttpOnly cookies', async ({ page, context }) => {
  for (const path of ['/en', '/pl/bestsellery', '/en/cart']) await page.goto(path)
  expect(await context.cookies()).toEqual([])
  await addTo(context.request)
  const cookies = (await context.cookies()).filter(({ name }) => sessionCookies.includes(name))
  expect(cookies.map(({ name }) => name).sort()).toEqual(sessionCookies)
  for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', secure: false })
  await page.goto('/en')
  expect(await page.evaluate(() => document.cookie)).toBe('')
})

test('a page with a cart is private', async ({ request }) => {
  await addTo(request)
  const response = await request.get('/en')
  expect(response.headers()['cache-control']).toBe('private, no-store')
})

test('a login of a company shows net prices, unless the browser has chosen a display', async ({ page, context, baseURL }) => {
  const chosen = async () => (await context.cookies()).find(({ name }) => name === 'display')?.value
  await logIn({ request: context.request }, 'anna@demo.localhost')
  expect(await chosen()).toBeUndefined()
  await logIn({ request: context.request }, 'jan@demo.localhost')
  expect(await chosen()).toBe('pln-net')
  await page.goto('/en/bestsellers')
  await expect(page.locator('summary').filter({ hasText: 'PLN · net' })).toBeVisible()
  await context.addCookies([{ name: 'display', value: 'eur-gross', url: baseURL ?? '' }])
  await logIn({ request: context.request }, 'jan@demo.localhost')
  expect(await chosen()).toBe('eur-gross')
  await context.request.post('/logout', { form: { language: 'en' }, maxRedirects: 0 })
  expect(await chosen()).toBe('eur-gross')
  await context.clearCookies({ name: 'display' })
  await logIn({ request: context.request }, 'jan@demo.localhost')
  expect(await chosen()).toBe('pln-net')
  await context.request.post('/logout', { form: { language: 'en' }, maxRedirects: 0 })
  expect(await chosen()).toBeUndefined()
})

test('logging in as another customer replaces the session; a wrong password shows an error and keeps it', async ({ context, request }) => {
  const post = (password: string) =>
    context.request.post(hrefTo('en', 'customerLogin'), {
      form: { intent: 'login', email: 'jan@demo.localhost', password },
      headers: { accept: 'text/html' },
      maxRedirects: 0,
    })
  const header = async (cookie?: string) =>
    (await (cookie ? request : context.request).get('/en', { headers: cookie ? { cookie } : {} })).text()
  await logIn({ request: context.request }, 'anna@demo.localhost')
  await addTo(context.request)
  const annas = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const refused = await post('not this one')
  expect(refused.status()).toBe(401)
  const html = await refused.text()
  expect(html).toContain('The e-mail address or password is wrong')
  expect(html).toContain('value="jan@demo.localhost"')
  expect(await header()).toContain('Anna')
  expect((await post(demoPassword)).status()).toBe(303)
  expect(await header()).toContain('Jan')
  expect(await header(annas)).not.toContain('Anna')
})

test('twenty concurrent pages with an expired access token refresh once and keep the cart', async ({ context, request }) => {
  const shop = `http://localhost:${alteredPort}`
  const refreshes = async () => (await (await request.get(`${shop}/refreshes`)).json()) as number
  await addTo(context.request)
  const known = new Map((await context.cookies()).map(({ name, value }) => [name, value]))
  known.set('access_expires_at', new Date(Date.now() - 1000).toISOString())
  const cookie = [...known].map(([name, value]) => `${name}=${value}`).join('; ')
  const { symbol } = await plenty(request)
  const before = await refreshes()
  const visit = async () => {
    const response = await fetch(`${shop}/en/cart`, { headers: { cookie } })
    return { status: response.status, set: response.headers.getSetCookie(), html: await response.text() }
  }
  const responses = await Promise.all(Array.from({ length: 20 }, visit))
  expect((await refreshes()) - before).toBe(1)
  const tokens = new Set<string>()
  for (const response of responses) {
    expect(response.status).toBe(200)
    for (const set of response.set) if (set.startsWith('access_token=')) tokens.add(set.split(';')[0] ?? '')
    expect(response.html).toContain(symbol)
  }
  expect(tokens.size).toBe(1)
  expect([...tokens][0]).not.toContain(known.get('access_token'))
})

test('a page leaves the cookies of an unknown session, which a login may have replaced meanwhile, and the next add replaces them', async ({
  request,
}) => {
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  const cookie = sessionCookies.map(name => `${name}=${name.endsWith('_at') ? soon : 'unknown'}`).join('; ')
  const page = await request.get('/en', { headers: { cookie } })
  expect([page.status(), cookiesSet(page).filter(isSession), page.headers()['cache-control']]).toEqual([200, [], 'private, no-store'])
  const added = await addTo(request, { cookie })
  expect([added.status(), cookiesSet(added).filter(isSession).length]).toEqual([303, 5])
})

test('rejects a form from another origin; behind a TLS proxy forms work and cookies are secure', async ({ request }) => {
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    const refused = await addTo(request, headers)
    expect([refused.status(), cookiesSet(refused)]).toEqual([403, []])
  }
  const proxied = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'localhost', 'x-forwarded-for': '192.0.2.7' }
  const response = await addTo(request, { ...proxied, origin: 'https://localhost', 'sec-fetch-site': 'same-origin' })
  expect(response.status()).toBe(303)
  const secure = cookiesSet(response).filter(cookie => cookie.startsWith('__Host-') && isSession(cookie.slice('__Host-'.length)))
  expect(secure).toHaveLength(5)
  for (const cookie of secure) expect(cookie).toContain('; Secure')
  expect((await addTo(request, { ...proxied, origin: 'http://localhost' })).status()).toBe(403)
})

test('an address over the session limit gets pages without a session, and forms show a rate limit message', async ({ page }) => {
  test.slow()
  const headers = { 'shop-origin': 'localhost' }
  const open = async () => (await page.request.post('/api/my-shop/session', { headers })).status()
  const statuses: number[] = []
  while (statuses.length < 700 && !statuses.includes(429)) statuses.push(...(await Promise.all(Array.from({ length: 20 }, open))))
  expect(statuses.filter(status => status === 200).length).toBeLessThanOrEqual(600)
  expect(statuses).toContain(429)
  for (const language of ['en', 'pl'] as const) {
    const response = await page.goto(hrefTo(language, 'register'))
    expect(response?.status()).toBe(200)
  }
  expect(await page.context().cookies()).toEqual([])
  const added = await addTo(page.request)
  expect(added.status()).toBe(303)
  await page.goto('/en')
  await expect(page.getByText('Too many requests came from your network. Wait a quarter of an hour and try again.')).toBeVisible()
  const login = await page.request.post(hrefTo('pl', 'customerLogin'), {
    form: { intent: 'login', email: 'anna@demo.localhost', password: 'Stragan-demo-1' },
    headers: { accept: 'text/html' },
  })
  expect([login.status(), (await login.text()).includes('Za dużo prób')]).toEqual([429, true])
})
