import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '@stragan/api'
import { demoPassword } from '@stragan/demo/logins'
import { afterAll, expect, test } from 'vitest'
import { type Replicas, servers, startReplicas } from './replicas.ts'
import { sessionCookies } from './session-cookies.ts'

/** More in `npm run test:faults`. */
const times = process.env.STRAGAN_FAULTS ? 1000 : 8
const staleMs = 1000
const product = 3

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

/** Polls the product's page on every storefront, also as a customer; records the price and when it was requested. */
function watch({ storefronts }: Replicas, customer: string) {
  const seen: { requestedAt: number; price: number }[] = []
  const stopped = new AbortController()
  const look = async (url: string, cookie = '') => {
    while (!stopped.signal.aborted) {
      const requestedAt = performance.now()
      const price = await priceAt(url, cookie)
      if (price !== null) seen.push({ requestedAt, price })
    }
  }
  const looking = Promise.all(storefronts.flatMap(({ url }) => [look(url), look(url), look(url, customer)]))
  return async () => {
    stopped.abort()
    await looking
    return seen
  }
}

/** Logs in a customer, by default one without personal prices; returns the cookies. */
async function logIn({ storefronts: [storefront] }: Replicas, email = 'anna@demo.localhost'): Promise<string> {
  const body = new URLSearchParams({ intent: 'login', email, password: demoPassword, return_to: '/en' })
  const headers = { accept: 'text/html' }
  const response = await fetch(`${storefront?.url}/en/customer/login`, { method: 'POST', redirect: 'manual', headers, body })
  expect(response.status).toBe(303)
  return sessionCookies(response)
}

/** The net price in the page's data, recognised by its size; null for a 503. */
async function priceAt(url: string, cookie = ''): Promise<number | null> {
  const response = await fetch(`${url}/en/product/${product}.data`, { headers: { cookie } })
  if (response.status === 503) return null
  const shown = /[[,](77\d{3}(?:\.\d+)?)[,\]]/.exec(await response.text())?.[1]
  if (!shown) throw new Error(`No price at ${url}: ${response.status}`)
  return Number(shown)
}

test.each(servers)(
  'a price change shows on every storefront within a second, with the change stream connected, stalled or disconnected (%s)',
  { timeout: 3_600_000 },
  async (_, binaries) => {
    const replicas = await startReplicas(binaries)
    closing.push(replicas.remove)
    const { db, streamProxy } = replicas
    let price = 7_700_000
    const changes: { at: number; price: number }[] = []
    const change = async () => {
      price++
      await db.asOwner(new Date()).query(sql`update products set price_net = ${price} where shop_id = 1 and id = ${product}`)
      changes.push({ at: performance.now(), price: price / 100 })
    }
    await change()
    await pause(staleMs)
    const stop = watch(replicas, await logIn(replicas))
    for (let i = 0; i < times; i++) {
      await change()
      await pause(20 + Math.random() * 200)
    }
    for (const disturb of [streamProxy.stall, streamProxy.disconnect]) {
      disturb()
      for (let i = 0; i < 8; i++) {
        await change()
        await pause(250)
      }
      streamProxy.restore()
      for (let i = 0; i < 4; i++) {
        await change()
        await pause(250)
      }
    }
    await pause(staleMs * 1.5)
    const seen = await stop()

    const stale = seen.filter(
      ({ requestedAt, price: shown }) => shown < (changes.findLast(({ at }) => at + staleMs < requestedAt)?.price ?? 0),
    )
    expect([stale.slice(0, 5), stale.length]).toEqual([[], 0])
    expect(seen.length).toBeGreaterThan(changes.length)
    for (const { url } of replicas.storefronts) await expect.poll(() => priceAt(url)).toBe(price / 100)

    await expectPersonalPrice(replicas)
    await expectScheduledPromotion(replicas)
    await expectHiddenProduct(replicas)
  },
)

/** A personal price that is set, changed or removed changes the pages of its customer, made from a stranger's, and no others. */
async function expectPersonalPrice(replicas: Replicas) {
  const { db, storefronts } = replicas
  const [jan, anna] = [await logIn(replicas, 'jan@demo.localhost'), await logIn(replicas)]
  const setPrice = async (net: number | null) => {
    await db.asOwner(new Date()).query(sql`delete from customer_prices where shop_id = 1 and product_id = ${product}`)
    if (net !== null)
      await db.asOwner(new Date()).query(sql`
        insert into customer_prices (shop_id, customer_id, variant_id, product_id, price_net)
        select 1, customers.id, variants.id, ${product}, ${net} from customers join variants on variants.shop_id = 1 and product_id = ${product}
        where customers.shop_id = 1 and email = 'jan@demo.localhost'`)
    await pause(staleMs)
  }
  // Jan, a company, is shown net prices since the login.
  const pagesOf = async (cookie: string) =>
    Promise.all(storefronts.map(async ({ url }) => (await fetch(`${url}/en/product/${product}`, { headers: { cookie } })).text()))
  const shown = (pages: string[]) => pages.map(page => /PLN.(0\.0[37])<\/strong>/.exec(page)?.[1] ?? null)
  const everywhere = (price: string | null) => storefronts.map(() => price)
  for (const [net, price] of [
    [7, '0.07'],
    [3, '0.03'],
    [null, null],
  ] as const) {
    await setPrice(net)
    const pages = await pagesOf(jan)
    expect(shown(pages)).toEqual(everywhere(price))
    // Made from a stranger's.
    if (price !== null) for (const page of pages) expect(page).toContain(`"custom_price_net":${price}`)
    expect(shown(await pagesOf(`${anna}; display=pln-net`))).toEqual(everywhere(null))
    expect(shown(await pagesOf('display=pln-net'))).toEqual(everywhere(null))
  }
}

/** A promotion starts and ends by the clock alone. */
async function expectScheduledPromotion({ db, storefronts }: Replicas) {
  const promoted = async (url: string) => (await (await fetch(`${url}/en/product/${product}.data`)).text()).includes('66000.05')
  const now = Date.now()
  const [starts, ends] = [now + 2500, now + 5500]
  await db.asOwner(new Date()).query(sql`delete from promotions where shop_id = 1 and product_id = ${product}`)
  await db.asOwner(new Date()).query(sql`
    insert into promotions (shop_id, id, product_id, price_net, starts_at, ends_at)
    select 1, max(id) + 1, ${product}, 6600005, ${new Date(starts).toISOString()}, ${new Date(ends).toISOString()} from promotions where shop_id = 1`)
  const seenAt = async (from: number, until: number) => {
    const shown: boolean[] = []
    await pause(Math.max(0, from - Date.now()))
    while (Date.now() < until) shown.push(...(await Promise.all(storefronts.map(({ url }) => promoted(url)))))
    return [...new Set(shown)]
  }
  expect(await seenAt(now, starts - 300)).toEqual([false])
  expect(await seenAt(starts + staleMs, ends - 300)).toEqual([true])
  expect(await seenAt(ends + staleMs, ends + staleMs + 500)).toEqual([false])
}

/** A product that is hidden, and shown again, changes its page, lists, and the numbers of products of categories. */
async function expectHiddenProduct({ db, storefronts }: Replicas) {
  const show = async (isShown: boolean) => {
    await db.asOwner(new Date()).query(sql`update products set is_active = ${isShown} where shop_id = 1 and id = ${product}`)
    await pause(staleMs)
  }
  const { slug } = await db.asOwner(new Date()).one<{ slug: string }>(sql`
      select categories.slug_en as slug from categories join products on products.shop_id = categories.shop_id and category_id = categories.id
      where products.shop_id = 1 and products.id = ${product}`)
  const pages = async () => {
    const paths = [`product/${product}`, `category/${slug}`, 'categories']
    const responses = storefronts.flatMap(({ url }) => paths.map(async path => fetch(`${url}/en/${path}.data`)))
    return Promise.all((await Promise.all(responses)).map(async response => (response.ok ? response.text() : response.status)))
  }
  const before = await pages()
  expect(await pages()).toEqual(before)
  await show(false)
  const hidden = await pages()
  expect(hidden.filter((page, at) => page === before[at])).toEqual([])
  expect(hidden.filter(page => page === 404)).toHaveLength(storefronts.length)
  await show(true)
  expect(await pages()).toEqual(before)
}
