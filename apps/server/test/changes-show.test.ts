import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '@stragan/api'
import { afterAll, expect, test } from 'vitest'
import { type Replicas, servers, startReplicas } from './replicas.ts'

/** More in `npm run test:faults`. */
const times = process.env.STRAGAN_FAULTS ? 1000 : 20
const staleMs = 1000
const product = 3

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

/** Looks at the product's page on every storefront, again and again: what each showed that was asked for at which time. */
function watch({ storefronts }: Replicas) {
  const seen: { begun: number; price: number }[] = []
  const stopped = new AbortController()
  const look = async (url: string) => {
    while (!stopped.signal.aborted) {
      const begun = performance.now()
      const price = await priceAt(url)
      if (price !== null) seen.push({ begun, price })
    }
  }
  const looking = Promise.all(storefronts.flatMap(({ url }) => [look(url), look(url)]))
  return async () => {
    stopped.abort()
    await looking
    return seen
  }
}

/** Net, in the data of the page, where no other number is as large; null where the shop says that it can not answer. */
async function priceAt(url: string): Promise<number | null> {
  const answer = await fetch(`${url}/en/product/${product}.data`)
  if (answer.status === 503) return null
  const told = /[[,](77\d{3}(?:\.\d+)?)[,\]]/.exec(await answer.text())?.[1]
  if (!told) throw new Error(`No price at ${url}: ${answer.status}`)
  return Number(told)
}

test.each(servers)(
  'a price that is changed shows on every storefront within a second, with the stream of changes whole, silent or cut (%s)',
  { timeout: 3_600_000 },
  async (_, binaries) => {
    const replicas = await startReplicas(binaries)
    closing.push(replicas.remove)
    const { db, line } = replicas
    let price = 7_700_000
    const changes: { at: number; price: number }[] = []
    const change = async () => {
      price++
      await db.asOwner(new Date(), tx => tx.query(sql`update products set price_net = ${price} where shop_id = 1 and id = ${product}`))
      changes.push({ at: performance.now(), price: price / 100 })
    }
    await change()
    await pause(staleMs)
    const stop = watch(replicas)
    for (let i = 0; i < times; i++) {
      await change()
      await pause(20 + Math.random() * 200)
    }
    for (const disturb of [line.silence, line.cut]) {
      disturb()
      for (let i = 0; i < 8; i++) {
        await change()
        await pause(250)
      }
      line.mend()
      for (let i = 0; i < 4; i++) {
        await change()
        await pause(250)
      }
    }
    await pause(staleMs * 1.5)
    const seen = await stop()

    const stale = seen.filter(({ begun, price: shown }) => shown < (changes.findLast(({ at }) => at + staleMs < begun)?.price ?? 0))
    expect([stale.slice(0, 5), stale.length]).toEqual([[], 0])
    expect(seen.length).toBeGreaterThan(changes.length)
    for (const { url } of replicas.storefronts) await expect.poll(() => priceAt(url)).toBe(price / 100)

    await begins(replicas)
  },
)

/** A promotion that was entered before begins and ends by the clock alone. */
async function begins({ db, storefronts }: Replicas) {
  const promoted = async (url: string) => (await (await fetch(`${url}/en/product/${product}.data`)).text()).includes('66000.05')
  const now = Date.now()
  const [starts, ends] = [now + 2500, now + 5500]
  await db.asOwner(new Date(), tx => tx.query(sql`delete from promotions where shop_id = 1 and product_id = ${product}`))
  await db.asOwner(new Date(), tx =>
    tx.query(sql`
      insert into promotions (shop_id, id, product_id, price_net, starts_at, ends_at)
      select 1, max(id) + 1, ${product}, 6600005, ${new Date(starts).toISOString()}, ${new Date(ends).toISOString()} from promotions where shop_id = 1`),
  )
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
