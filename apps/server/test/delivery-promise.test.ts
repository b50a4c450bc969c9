import { join } from 'node:path'
import { createApp, type Database, listenForChanges, sql } from '@stragan/api'
import type { ChangeLog } from '@stragan/cache'
import { isDayOff } from '@stragan/deadlines'
import { demoPassword } from '@stragan/demo/logins'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Storefront, StorefrontDependencies } from '../../storefront/server/types.ts'
import { sessionCookies } from './session-cookies.ts'
import { embedded, type TestDatabase } from './test-databases.ts'

const secondMs = 1000
const dayMs = 86_400_000
/** Before a cut-off: what a slow machine needs for a page. */
const marginMs = 60 * secondMs
const log = { debug() {}, info() {}, warn() {}, error() {} }

/** 14:00 in Warsaw, which is 12:00 or 13:00 in Greenwich, of Tuesdays to come around which nobody has a day off. */
const cutOffs = Array.from({ length: 120 }, (_, i) => Math.floor(Date.now() / dayMs) * dayMs + (i + 1) * dayMs)
  .filter(
    at => new Date(at).getUTCDay() === 2 && [0, 1, 2].every(days => !isDayOff(new Date(at + days * dayMs).toISOString().slice(0, 10))),
  )
  .map(day => [12, 13].map(hour => day + hour * 3600 * secondMs).find(at => warsaw({ hour: '2-digit' }, at) === '14') as number)

function warsaw(options: Intl.DateTimeFormatOptions, at: number) {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'Europe/Warsaw' }).format(at).replace(',', '')
}
const dayAfter = (at: number, days: number) => warsaw({ weekday: 'long', day: 'numeric', month: 'long' }, at + days * dayMs)

let database: TestDatabase
let db: Database
let changeLog: ChangeLog
let stop: () => Promise<void>
let storefront: Storefront
let product: { id: number; path: string }
beforeAll(async () => {
  // Before the caches are made: they keep the `Date.now` of that moment.
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true })
  database = await embedded()
  db = await database.open()
  ;({ changeLog, stop } = await listenForChanges(db))
  const clock = () => new Date()
  const fileFolder = join(database.env.DATA_DIR ?? '', 'files')
  const api = createApp({ db, changeLog, clock, log, fileFolder, version: 'test', storefrontSecret: 'secret', checkResponses: true })
  const file = join(import.meta.dirname, '../../storefront/build/server/index.js')
  const { createStorefront } = (await import(file)) as { createStorefront: (deps: StorefrontDependencies) => Storefront }
  storefront = createStorefront({ fetch: api.fetch, apiUrl: 'http://api.internal', secret: 'secret', log, changeLog, pageBytes: 2 ** 26 })
  const headers = { 'shop-origin': 'localhost', 'accept-language': 'en-US' }
  // Refused with 503 while the process is busy with what it has just loaded.
  const response = await vi.waitFor(async () => {
    const answer = await api.request('/api/my-shop/products?in_stock=1&sort=name', { headers })
    expect(answer.status).toBe(200)
    return answer
  }, 20_000)
  const { id, slug } = (await response.json()).items.find((item: { has_variants: boolean }) => !item.has_variants)
  product = { id, path: `/en/product/${slug}` }
}, 120_000)
afterAll(async () => {
  vi.useRealTimers()
  await stop?.()
  await db?.close()
  await database?.remove()
})
/** Time goes on from test to test: each has a cut-off of its own, half an hour ahead. */
let cutOff: number
let wednesday: string
let thursday: string
beforeEach(() => {
  cutOff = cutOffs.shift() as number
  ;[wednesday, thursday] = [dayAfter(cutOff, 1), dayAfter(cutOff, 2)]
  vi.setSystemTime(cutOff - 1800 * secondMs)
})

const host = 'localhost'
const pageOf = (path: string, cookie = '') =>
  storefront.cachedPage({
    method: 'GET',
    https: false,
    host,
    url: path,
    header: name => (name === 'cookie' ? cookie || undefined : undefined),
  })

/** The page as it is served: from the cache if it is there. */
async function get(path: string, cookie = '') {
  const cached = pageOf(path, cookie)
  if (cached) {
    const { bytes } = cached.body('identity')
    return { html: String(await bytes), isCached: true, headers: new Headers(cached.headers) }
  }
  const response = await storefront.fetch(
    new Request(`http://${host}${path}`, { headers: { host, accept: 'text/html', ...(cookie && { cookie }) } }),
  )
  expect(response.status).toBe(200)
  return { html: await response.text(), isCached: false, headers: response.headers }
}

/** The page, once it is served from the cache: a page with a part that came late is not cached. */
const getCached = (path: string, cookie = '') =>
  vi.waitFor(
    async () => {
      const page = await get(path, cookie)
      expect(page.isCached).toBe(true)
      return page
    },
    { timeout: 60_000, interval: 100 },
  )

const promisesOf = (html: string) => [...new Set(html.replaceAll('\u00a0', ' ').match(/Delivery on [A-Z]\w+ \d+ \w+/g))]
const conditionOf = (html: string) => /if you order by[^<]*/.exec(html.replaceAll('\u00a0', ' '))?.[0]
const cardsOf = (html: string) => [...new Set(html.replaceAll('\u00a0', ' ').match(/(?<=>Delivery )[A-Z]\w\w \d+ \w\w\w(?=<)/g))]
/** `Wed 25 Nov`. */
const shortly = (day: string) => day.replace(/[A-Z]\w+/g, name => name.slice(0, 3))

async function logIn() {
  const form = new URLSearchParams({ intent: 'login', email: 'anna@demo.localhost', password: demoPassword, return_to: '/en' })
  const request = new Request(`http://${host}/en/customer/login`, { method: 'POST', headers: { host, accept: 'text/html' }, body: form })
  const response = await storefront.fetch(request)
  expect(response.status).toBe(303)
  return sessionCookies(response)
}

test('a stranger’s cached page is another one from the cut-off on', { timeout: 120_000 }, async () => {
  await getCached(product.path)
  vi.setSystemTime(cutOff - marginMs)
  // Cached again if something else ended in that half hour: promotions of the demo begin and end at the time of day at which it was seeded.
  const before = await getCached(product.path)
  expect(promisesOf(before.html)).toEqual([`Delivery on ${wednesday}`])
  expect(conditionOf(before.html)).toBe('if you order by 14:00 today')
  expect(before.headers.get('cache-control')).toBe('public, no-cache')
  vi.setSystemTime(cutOff)
  const after = await get(product.path)
  expect([after.isCached, promisesOf(after.html)]).toEqual([false, [`Delivery on ${thursday}`]])
  expect(conditionOf(after.html)).toBe(`if you order by 14:00 on ${wednesday}`)
  const cached = await getCached(product.path)
  expect(promisesOf(cached.html)).toEqual([`Delivery on ${thursday}`])
  expect(cached.headers.get('etag')).not.toBe(before.headers.get('etag'))
  // Midnight in Warsaw: another day is today.
  vi.setSystemTime(cutOff + 10 * 3600 * secondMs)
  expect(conditionOf((await get(product.path)).html)).toBe('if you order by 14:00 today')
})

test.each(['product', 'list'])(
  'a customer’s page made from a cached %s is another one from the cut-off on',
  { timeout: 120_000 },
  async kind => {
    const cookie = await logIn()
    const path = kind === 'list' ? '/en/bestsellers' : product.path
    const daysOf = kind === 'list' ? cardsOf : promisesOf
    const [before, after] =
      kind === 'list' ? [shortly(wednesday), shortly(thursday)] : [wednesday, thursday].map(day => `Delivery on ${day}`)
    await getCached(path)
    const made = await getCached(path, cookie)
    expect([daysOf(made.html), made.headers.get('cache-control')]).toEqual([[before], 'private, no-store'])
    vi.setSystemTime(cutOff - marginMs)
    expect(daysOf((await get(path, cookie)).html)).toEqual([before])
    vi.setSystemTime(cutOff)
    const rendered = await get(path, cookie)
    expect([rendered.isCached, daysOf(rendered.html)]).toEqual([false, [after]])
    expect(daysOf((await getCached(path)).html)).toEqual([after])
    expect(daysOf((await getCached(path, cookie)).html)).toEqual([after])
  },
)

test('a change of the price before the cut-off leaves the promise and its end', { timeout: 120_000 }, async () => {
  await getCached(product.path)
  const owner = db.asOwner(new Date())
  await owner.query(sql`update products set price_net = 7777700 where shop_id = 1 and id = ${product.id}`)
  const { number } = await owner.one<{ number: number }>(sql`select number::int from shop_changes where shop_id = 1`)
  await vi.waitFor(() => expect(changeLog.shopVersion(1)).toBe(number), { timeout: 20_000, interval: 5 })
  expect(pageOf(product.path)).toBeUndefined()
  const changed = await getCached(product.path)
  expect(promisesOf(changed.html)).toEqual([`Delivery on ${wednesday}`])
  expect(changed.html).toContain('77,777.00')
  vi.setSystemTime(cutOff - marginMs)
  await getCached(product.path)
  vi.setSystemTime(cutOff)
  const after = await get(product.path)
  expect([after.isCached, promisesOf(after.html)]).toEqual([false, [`Delivery on ${thursday}`]])
  expect(after.html).toContain('77,777.00')
})
