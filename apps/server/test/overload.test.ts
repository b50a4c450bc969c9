import { type Database, sql } from '@stragan/api'
import { afterAll, expect, test } from 'vitest'
import { startShop } from './start-shop.ts'
import { testDatabases } from './test-databases.ts'

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

interface Seen {
  status: number
  retryAfter: string | null
  text: string
}

async function get(url: string): Promise<Seen> {
  const response = await fetch(url, { headers: { 'shop-origin': 'localhost' }, signal: AbortSignal.timeout(30_000) })
  return { status: response.status, retryAfter: response.headers.get('retry-after'), text: await response.text() }
}

/** More requests than run and queue. A page is refused before it is rendered, or shows within its layout that the API refused it. */
const loads: [what: string, size: number, path: (i: number) => string, refused: RegExp][] = [
  ['calls', 400, i => `/api/my-shop/products?page=${i + 1}`, /"code":"unavailable"/],
  ['pages', 300, i => `/pl/products-all?page=${i + 1}`, /<html lang="pl".*<h1[^>]*>Wystąpił błąd, już nad nim pracujemy<\/h1>/s],
]

/** Locks the table of products; returns the function that releases it. */
async function lockProducts(db: Database): Promise<() => Promise<void>> {
  const { promise: held, resolve: hold } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const holding = db.asOwner(new Date()).transaction(async tx => {
    await tx.query(sql`lock table products in access exclusive mode`)
    hold()
    await released
  })
  await held
  return () => {
    release()
    return holding
  }
}

test.each(testDatabases.filter(([name]) => name === 'PostgreSQL'))(
  'under overload excess requests are rejected with 503 at once, cached pages and checks are served, and the shop recovers (%s)',
  { timeout: 300_000 },
  async (_, make) => {
    const { env, open, remove } = await make()
    closing.push(remove)
    const shop = await startShop({ ...env, OPERATIONS_PORT: '0' })
    closing.push(() => shop.kill())
    const db = await open()
    closing.push(() => db.close())
    const unaffected = ['/pl', '/healthz', '/readyz']
    for (const path of unaffected) expect((await get(shop.url + path)).status).toBe(200)

    for (const [what, size, path, refused] of loads) {
      expect((await get(shop.url + path(0))).status, path(0)).toBe(200)
      const release = await lockProducts(db)
      const rejected: Seen[] = []
      const load = Promise.all(
        Array.from({ length: size }, async (_, i) => {
          const seen = await get(shop.url + path(i + 1))
          if (seen.status === 503) rejected.push(seen)
          return seen.status
        }),
      )
      // While products are locked: the queue rejects requests, cached pages are served, and checks succeed.
      await expect.poll(() => rejected.length, { timeout: 20_000 }).toBeGreaterThan(0)
      const unaffectedStatuses = async () => (await Promise.all(unaffected.map(one => get(shop.url + one)))).map(({ status }) => status)
      await expect.poll(unaffectedStatuses, { timeout: 15_000 }).toEqual([200, 200, 200])
      await release()
      const statuses = new Set(await load)
      for (const status of statuses) expect([what, [200, 503]]).toEqual([what, expect.arrayContaining([status])])
      // Pages time out on the API, on a slow machine perhaps all of them.
      if (what === 'calls') expect(statuses).toContain(200)
      for (const { retryAfter, text } of rejected) {
        expect(Number(retryAfter)).toBeGreaterThan(0)
        expect(text).toMatch(refused)
      }
      for (const one of [...unaffected, path(0), path(size + 1)])
        await expect.poll(async () => (await get(shop.url + one)).status, { timeout: 15_000 }).toBe(200)
    }
    const metrics = await (await fetch(/http:\S+\/metrics/.exec(shop.output())?.[0] ?? '')).text()
    for (const figure of [
      'database_transactions_rejected_total',
      'page_renders_rejected_total',
      'page_cache_hits_total',
      'response_cache_misses_total',
    ])
      expect(metrics).toMatch(new RegExp(`^stragan_${figure} [1-9]`, 'm'))
    // Each demo shop has one e-mail that could not be sent.
    for (const figure of ['database_transactions_queued 0', 'page_renders_queued 0', 'mails_given_up 3'])
      expect(metrics).toContain(`stragan_${figure}\n`)
    await shop.stop()
  },
)
