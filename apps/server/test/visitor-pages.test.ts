import { demoPassword } from '@stragan/api/demo-logins'
import { hrefTo } from '@stragan/routing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { catalogueMessages } from '../../storefront/app/features/catalogue/catalogue.messages.ts'
import { sessionCookies } from './session-cookies.ts'
import { fromNewAddress, type RunningShop, startShop } from './start-shop.ts'
import { embedded, type TestDatabase } from './test-databases.ts'

interface Client {
  cookie: string
  /** What all pages of this client, and no others, contain. */
  own: string[]
  /** What some pages of this client, and no others, contain: personal prices and favourites. */
  personal: string[]
}

let database: TestDatabase
let shop: RunningShop
/** In stock and without variants. */
let product: number
let clients: Record<'jan' | 'anna' | 'visitor' | 'stranger', Client>
beforeAll(async () => {
  database = await embedded()
  shop = await startShop({ ...database.env, TRUST_PROXY: 'loopback' })
  product = await findProduct()
  const jan = await logIn('jan@demo.localhost')
  const anna = await logIn('anna@demo.localhost')
  await addToCart(anna, 17)
  await addFavourite(anna)
  paths.push(hrefTo('en', 'product', { id: String(product) }))
  clients = {
    jan: { cookie: jan, own: ['Jan'], personal: [catalogueMessages.en.yourPrice] },
    anna: { cookie: anna, own: ['Anna', '17 items'], personal: ['name="remove"'] },
    visitor: { cookie: await addToCart('', 23), own: ['23 items'], personal: [] },
    stranger: { cookie: '', own: [], personal: [] },
  }
}, 120_000)
afterAll(async () => {
  await shop?.stop()
  await database?.remove()
})

/** The last one is the product's. */
const paths = [
  hrefTo('en', 'home'),
  hrefTo('en', 'bestsellers'),
  hrefTo('en', 'aboutUs'),
  hrefTo('en', 'contact'),
  hrefTo('en', 'categories'),
  `${hrefTo('en', 'newProducts')}?sort=name`,
  hrefTo('en', 'product', { id: '5' }),
]

test('a page made from a stranger’s page equals the rendered page in every encoding', { timeout: 60_000 }, async () => {
  const made = new Map<Client, number>()
  for (const path of paths)
    for (const client of [clients.anna, clients.visitor, clients.jan])
      for (const encoding of ['identity', 'br', 'gzip']) {
        // Without a stranger’s page in the cache a page with personal prices would be rendered without a look at them.
        const stranger = await getCached(path)
        // With a notice a page is rendered; this one cannot be read, and shows nothing.
        const rendered = await get(path, `${client.cookie}; notice=x`, encoding)
        let page = await get(path, client.cookie, encoding)
        // While a heartbeat is late no page is made from a cached one.
        for (let attempt = 0; attempt < 3 && page.html === rendered.html; attempt++) page = await get(path, client.cookie, encoding)
        // The data of a page that names the favourites are a stranger's, and the policy with their hash.
        const [comparable, { headers: policy }] = namesFavourites(page.html) ? [withoutFavouriteData, stranger] : [withoutPadding, rendered]
        expect([path, comparable(page.html)]).toEqual([path, comparable(rendered.html)])
        const expected = { ...rendered.headers, 'content-security-policy': policy['content-security-policy'] }
        expect({ ...page.headers, vary: undefined }).toEqual({ ...expected, vary: undefined })
        if (page.html !== rendered.html) made.set(client, (made.get(client) ?? 0) + 1)
      }
  expect(made.get(clients.visitor)).toBe(3 * paths.length)
  // The product's page shows a favourite of hers.
  expect(made.get(clients.anna)).toBe(3 * paths.length)
  expect(namesFavourites((await get(paths.at(-1) ?? '', clients.anna.cookie)).html)).toBe(true)
})

test('500 requests of two customers, a visitor and a stranger in random order contain each one’s data only', {
  timeout: 120_000,
}, async () => {
  const all = Object.values(clients)
  const requests = Array.from({ length: 500 }, () => ({ client: pick(all), path: pick(paths), encoding: pick(['identity', 'br', 'gzip']) }))
  const problems: string[] = []
  const seen = new Set<string>()
  const work = async () => {
    for (let next = requests.pop(); next; next = requests.pop()) {
      const { client, path, encoding } = next
      const { html, headers } = await get(path, client.cookie, encoding)
      const missing = client.own.filter(text => !html.includes(text))
      const others = all.filter(other => other !== client)
      const foreign = others.flatMap(({ own, personal }) => [...own, ...personal].filter(text => html.includes(text)))
      for (const text of client.personal) if (html.includes(text)) seen.add(text)
      if (missing.length + foreign.length > 0) problems.push(`${path}: without ${missing}, with ${foreign}`)
      if (client.cookie && headers['cache-control'] !== 'private, no-store') problems.push(`${path}: ${headers['cache-control']}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  expect(problems).toEqual([])
  expect(seen).toEqual(new Set(all.flatMap(({ personal }) => personal)))
})

test('a visitor’s own change shows on the next page', { timeout: 60_000 }, async () => {
  const [path = ''] = paths
  let cookie = await addToCart('', 1)
  for (let quantity = 2; quantity < 20; quantity++) {
    await get(path, cookie)
    cookie = await addToCart(cookie, 1)
    expect((await get(path, cookie)).html).toContain(`${quantity} items`)
  }
})

test('a response to a visitor’s change makes every storefront load the summary anew', async () => {
  const response = await postCartLine(clients.visitor.cookie, 1)
  expect(response.headers.getSetCookie()).toContain('changed=1; Path=/; Max-Age=2; SameSite=Lax; HttpOnly')
})

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T

/** Padding stands inside the first tag of a part, and behind JSON. */
const withoutPadding = (html: string) => html.replaceAll(/ +/g, ' ').replaceAll('} </script>', '}</script>')

/** Whether the summary of the page has the favourites, which the loaders' data of a rendered page have. */
const namesFavourites = (html: string) => /"favouriteIds":\[\d/.test(html)

const withoutFavouriteData = (html: string) =>
  withoutPadding(html)
    .replace(/"favouriteIds":(null|\[[\d,]*\])/, '')
    .replaceAll(/<script[^>]*>window\.__reactRouterContext\.streamController\.enqueue\(.*?<\/script>/gs, '')

/** A stranger’s page, once it comes from the cache: in the first second after a start pages are rendered. */
const getCached = (path: string) =>
  vi.waitFor(
    async () => {
      const page = await get(path, '')
      expect([path, page.headers['cache-control']]).toEqual([path, 'public, no-cache'])
      return page
    },
    { timeout: 10_000 },
  )

async function get(path: string, cookie: string, encoding = 'identity') {
  const response = await fetch(shop.url + path, { headers: { 'accept-encoding': encoding, ...(cookie && { cookie }) } })
  expect([path, response.status]).toEqual([path, 200])
  const {
    date,
    'x-request-id': _,
    'content-length': __,
    'transfer-encoding': ___,
    'set-cookie': ____,
    ...headers
  } = Object.fromEntries(response.headers)
  return { html: await response.text(), headers }
}

async function logIn(email: string): Promise<string> {
  const body = new URLSearchParams({ intent: 'login', email, password: demoPassword, return_to: '/en' })
  const headers = { accept: 'text/html', ...fromNewAddress() }
  const response = await fetch(shop.url + hrefTo('en', 'customerLogin'), { method: 'POST', redirect: 'manual', headers, body })
  expect(response.status).toBe(303)
  return sessionCookies(response)
}

function postCartLine(cookie: string, quantity: number): Promise<Response> {
  const headers = { accept: 'application/json', ...(cookie && { cookie }), ...fromNewAddress() }
  const body = new URLSearchParams({ product_id: String(product), items: String(quantity), to: '/en' })
  return fetch(`${shop.url}/cart-lines`, { method: 'POST', headers, body })
}

async function addToCart(cookie: string, quantity: number): Promise<string> {
  const response = await postCartLine(cookie, quantity)
  expect(await response.json()).toMatchObject({ ok: true })
  return cookie || sessionCookies(response)
}

async function addFavourite(cookie: string) {
  const headers = { accept: 'application/json', cookie, ...fromNewAddress() }
  const response = await fetch(`${shop.url}/favourites`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ add: String(product), to: '/en' }),
  })
  expect(await response.json()).toEqual({ ok: true, ids: [product] })
}

async function findProduct(): Promise<number> {
  const url = `${shop.url}/api/my-shop/products?in_stock=1&sort=name&per_page=100`
  const response = await fetch(url, { headers: { 'shop-origin': 'localhost' } })
  const { items } = (await response.json()) as { items: { id: number; has_variants: boolean; items: number }[] }
  const found = items.find(one => !one.has_variants && one.items >= 100)
  if (!found) throw new Error('The demo has too few products without variants')
  return found.id
}
