import { createHash } from 'node:crypto'
import { sql } from '@stragan/api'
import { demoPassword } from '@stragan/demo/logins'
import { hrefTo } from '@stragan/routing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { dataInDocument } from '../../storefront/app/deferred-hydration/document-data.ts'
import { catalogueMessages } from '../../storefront/app/features/catalogue/catalogue.messages.ts'
import { type DataChanges, withChanges } from '../../storefront/app/platform/data-changes.ts'
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
  await addRandomPrices(database)
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
        await getCached(path)
        // With a notice a page is rendered; this one cannot be read, and shows nothing.
        const rendered = await get(path, `${client.cookie}; notice=x`, encoding)
        const page = await getMade(() => get(path, client.cookie, encoding), rendered)
        // The data of a page with favourites or prices are a stranger's.
        const comparable = hasOwnData(page.html) ? withoutOwnData : withoutPadding
        expect([path, difference(comparable(page.html), comparable(rendered.html))]).toEqual([path, null])
        expect(withoutPolicy(page.headers)).toEqual(withoutPolicy(rendered.headers))
        expect([path, forbiddenScripts(page)]).toEqual([path, []])
        if (page.html !== rendered.html) made.set(client, (made.get(client) ?? 0) + 1)
      }
  expect(made.get(clients.visitor)).toBe(3 * paths.length)
  // The product's page shows a favourite of hers.
  expect(made.get(clients.anna)).toBe(3 * paths.length)
  expect(hasOwnData((await get(paths.at(-1) ?? '', clients.anna.cookie)).html)).toBe(true)
})

test('a page with random personal prices equals the rendered page, and its data with the changes in it the rendered data', {
  timeout: 120_000,
}, async () => {
  const customer = await logIn(trader)
  const made: string[] = []
  const render = new Set<string>()
  for (const path of pricedPaths(await productIds()))
    for (const display of ['pln-gross', 'eur-net']) {
      const cookies = { stranger: `display=${display}`, customer: `${customer}; display=${display}` }
      await getCached(path, cookies.stranger)
      const rendered = await get(path, `${cookies.customer}; notice=x`)
      const page = await getMade(() => get(path, cookies.customer), rendered)
      if (page.html === rendered.html) {
        render.add(path)
        continue
      }
      if (page.html.includes(catalogueMessages.en.yourPrice)) made.push(path)
      expect([path, difference(withoutOwnData(page.html), withoutOwnData(rendered.html))]).toEqual([path, null])
      const { favouriteIds } = summaryIn(page.html)
      const data = withFavourites(withChanges(dataInDocument(page.html), changesIn(page.html)), favouriteIds)
      const expected = withFavourites(dataInDocument(rendered.html), null)
      expect([path, difference(JSON.stringify(data), JSON.stringify(expected))]).toEqual([path, null])
    }

  // Prices decide what some lists show, and in which order.
  expect(made.length).toBeGreaterThan(20)
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

/** A company with many more personal prices than the demo gives it, below and above the list price, of products with and without one. */
const trader = 'jan@demo.localhost'

async function addRandomPrices({ open }: TestDatabase) {
  const db = await open()
  await db.asOwner(new Date()).query(sql`
    insert into customer_prices (shop_id, customer_id, variant_id, product_id, price_net)
    select customer.shop_id, customer.id, variant.id, variant.product_id, greatest(1, (list.price_net * (0.3 + random())))::int
    from customers customer
    join variants variant on variant.shop_id = customer.shop_id
    join products product on product.shop_id = variant.shop_id and product.id = variant.product_id
    cross join lateral (
      select coalesce(min(tiers.price_net), product.price_net, 1234) as price_net from tiers
      where tiers.shop_id = variant.shop_id and tiers.variant_id = variant.id) list
    where customer.email = ${trader} and random() < 0.6
    on conflict do nothing`)
  await db.close()
}

/** Lists in all views, orders and filters, and product pages. */
const pricedPaths = (ids: readonly number[]) => [
  hrefTo('en', 'home'),
  hrefTo('pl', 'home'),
  ...[
    '',
    '?view=table',
    '?page=2&sort=name',
    '?sort=price_asc',
    '?price_to=20',
    '?q=m8',
    '?q=m8&view=table',
    '?sale=1',
    '?in_stock=1&per_page=48',
  ].map(query => `${hrefTo('en', 'allProducts')}${query}`),
  ...['bestsellers', 'newProducts', 'productsOfTheMonth'].map(id => hrefTo('en', id as 'bestsellers')),
  hrefTo('en', 'category', { slug: 'fasteners' }),
  `${hrefTo('en', 'comparison')}?${new URLSearchParams(ids.slice(0, 3).map(id => ['product', String(id)]))}`,
  ...ids.map(id => hrefTo('en', 'product', { id: String(id) })),
]

/** A dozen random products. */
async function productIds(): Promise<number[]> {
  const response = await fetch(`${shop.url}/api/my-shop/products?per_page=100`, { headers: { 'shop-origin': 'localhost' } })
  const { items } = (await response.json()) as { items: { id: number }[] }
  return Array.from({ length: 12 }, () => pick(items).id)
}

interface Summary {
  favouriteIds: number[] | null
}

const summaryIn = (html: string): Summary =>
  JSON.parse(/<script id="visitor" type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? '')

const changesIn = (html: string): DataChanges | undefined =>
  JSON.parse(/<script id="data-changes" type="application\/json">(.*?)<\/script>/.exec(html)?.[1] || '{}')

/** The data with the favourites that the summary names; the data of a rendered page say it. */
function withFavourites<Data>(data: Data, ids: readonly number[] | null): Data {
  return JSON.parse(JSON.stringify(data), (_, value) =>
    ids && typeof value?.is_favorite === 'boolean' ? { ...value, is_favorite: ids.includes(value.id) } : value,
  )
}

const pick = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T

/** Where two texts begin to differ; null if they are equal. */
function difference(one: string, other: string): [string, string] | null {
  if (one === other) return null
  const at = [...one].findIndex((letter, i) => letter !== other[i])
  return [one.slice(Math.max(0, at - 100), at + 100), other.slice(Math.max(0, at - 100), at + 100)]
}

const withoutPolicy = (headers: Record<string, string>) => ({ ...headers, vary: undefined, 'content-security-policy': undefined })

/** The inline scripts of a page of which its policy has no hash. */
const forbiddenScripts = ({ html, headers }: Page) =>
  html
    .split('<script')
    .slice(1)
    .filter(text => !/ src=| type="application/.test(text.slice(0, text.indexOf('>'))))
    .map(text => text.slice(text.indexOf('>') + 1, text.indexOf('</script>')))
    .filter(code => !headers['content-security-policy']?.includes(createHash('sha256').update(code).digest('base64')))

type Page = Awaited<ReturnType<typeof get>>

/** Padding stands inside the first tag of a part, and behind JSON. */
const withoutPadding = (html: string) => html.replaceAll(/ +/g, ' ').replaceAll('} </script>', '}</script>')

/** Whether the page has favourites in its summary or changes of prices, which the loaders' data of a rendered page have. */
const hasOwnData = (html: string) => /"favouriteIds":\[\d|<script id="data-changes" type="application\/json">\{/.test(html)

/** Without the loaders' data, and what the summary says about them. */
const withoutOwnData = (html: string) =>
  withoutPadding(html)
    .replace(/"favouriteIds":(null|\[[\d,]*\])/, '')
    .replace(/<script id="data-changes".*?<\/script>/, '')
    .replaceAll(/<script id="router-data".*?<\/script>/gs, '')

/** A stranger’s page, once it comes from the cache: in the first second after a start pages are rendered. */
const getCached = (path: string, cookie = '') =>
  vi.waitFor(
    async () => {
      const page = await get(path, cookie)
      expect([path, page.headers['cache-control']]).toEqual([path, 'public, no-cache'])
      return page
    },
    { timeout: 10_000 },
  )

/** A page made from a cached one, or the rendered one where none is made; while a heartbeat is late none is, so some attempts are made. */
async function getMade(load: () => ReturnType<typeof get>, rendered: { html: string }) {
  let page = await load()
  for (let attempt = 0; attempt < 3 && page.html === rendered.html; attempt++) page = await load()
  return page
}

/** A page with all of its parts: a busy server leaves the finder out of the home page after a second. */
async function get(path: string, cookie: string, encoding = 'identity') {
  const isComplete = ({ html }: { html: string }) => path !== hrefTo('en', 'home') || html.includes('id="finder"')
  return vi.waitFor(async () => {
    const page = await fetchPage(path, cookie, encoding)
    expect(isComplete(page), `the finder of ${path}`).toBe(true)
    return page
  }, 10_000)
}

async function fetchPage(path: string, cookie: string, encoding: string) {
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
