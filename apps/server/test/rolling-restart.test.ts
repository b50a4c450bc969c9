import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openBalancer } from './balancer.ts'
import { type Replicas, servers, startReplicas } from './replicas.ts'

const perSecond = process.env.STRAGAN_FAULTS ? 200 : 30

const closing: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

const pages = ['/en', '/pl', '/en/product/3', '/pl/product/5', '/en/bestsellers', '/api/my-shop/products/7', '/en/cart', '/sitemap.xml']

const get = (url: string) => fetch(url, { headers: { 'shop-origin': 'localhost' } })

/** Requests pages continuously; collects failures. */
function visit(url: string) {
  const failures: string[] = []
  const waiting = new Set<Promise<unknown>>()
  let sent = 0
  const timer = setInterval(() => {
    const page = pages[sent++ % pages.length]
    const one = get(url + page)
      .then(async response => {
        const text = await response.text()
        if (!response.ok) failures.push(`${page} ${response.status} ${text.slice(0, 80)}`)
      })
      .catch(error => failures.push(`${page} ${error.cause ?? error}`))
      .finally(() => waiting.delete(one))
    waiting.add(one)
  }, 1000 / perSecond)
  return {
    failures,
    stop: async () => {
      clearInterval(timer)
      await Promise.all(waiting)
      return sent
    },
  }
}

test.each(servers)(
  'a rolling restart fails no request; pages survive a stopped database and a killed storefront (%s)',
  { timeout: 600_000 },
  async (_, binaries) => {
    const replicas = await startReplicas(binaries)
    closing.push(replicas.remove)
    const balancer = await openBalancer(() => replicas.storefronts.map(({ url }) => url))
    closing.push(balancer.close)
    for (const page of pages) await expect.poll(async () => (await get(balancer.url + page)).status, { timeout: 60_000 }).toBe(200)

    const during = visit(balancer.url)
    for (const old of [...replicas.storefronts]) await replace(replicas, old)
    const requests = await during.stop()
    expect([...new Set(during.failures)]).toEqual([])
    expect(requests).toBeGreaterThan(perSecond)

    await survivesDatabase(replicas, balancer.url)
    await survivesKills(replicas, balancer.url)
  },
)

/** The new process is ready before the old one is stopped. */
async function replace(replicas: Replicas, old: Replicas['storefronts'][number]) {
  const next = await replicas.startStorefront()
  replicas.storefronts.push(next)
  await pause(300)
  await old.stop()
  replicas.storefronts.splice(replicas.storefronts.indexOf(old), 1)
}

/** While the database is stopped pages answer 200 or 503; afterwards the shop recovers without a restart. */
async function survivesDatabase(replicas: Replicas, url: string) {
  const statuses = new Set<number>()
  const gone = replicas.stopDatabase(5000)
  let isBack = false
  void gone.then(() => {
    isBack = true
  })
  while (!isBack) {
    for (const page of pages) statuses.add((await get(url + page)).status)
    await pause(50)
  }
  for (const status of statuses) expect([200, 503]).toContain(status)
  for (const page of ['/en/product/11', '/api/my-shop/products/11'])
    await expect.poll(async () => (await get(url + page)).status, { timeout: 10_000 }).toBe(200)
}

/** Kills a storefront. */
async function survivesKills(replicas: Replicas, url: string) {
  const [victim] = replicas.storefronts
  await victim?.kill()
  replicas.storefronts.splice(0, 1)
  // Round robin: once no request fails, the balancer has noticed.
  const failing = async () => (await Promise.all(pages.map(page => get(url + page)))).filter(({ ok }) => !ok).length
  await expect.poll(failing, { timeout: 10_000 }).toBe(0)
  const during = visit(url)
  await pause(500)
  await during.stop()
  expect(during.failures).toEqual([])
}
