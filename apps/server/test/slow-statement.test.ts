import { afterAll, expect, test } from 'vitest'
import { startShop } from './start-shop.ts'
import { testDatabases } from './test-databases.ts'

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

const statusOf = async (url: string, method = 'GET') => {
  const response = await fetch(url, { method, headers: { 'shop-origin': 'localhost' }, signal: AbortSignal.timeout(60_000) })
  await response.text()
  return response.status
}

test.each(testDatabases)(
  'during a slow statement cached pages and checks are served; the statement is cancelled, and the shop recovers (%s)',
  { timeout: 600_000 },
  async (_, make) => {
    const { env, open, remove } = await make()
    closing.push(remove)
    const db = await open()
    await db.asOwner(new Date()).transaction(tx =>
      tx.run(`
        create function endless() returns boolean language plpgsql as 'begin loop end loop; end';
        create policy endless on sessions as restrictive to stragan_app with check (endless())`),
    )
    await db.close()

    const shop = await startShop(env)
    closing.push(() => shop.kill())
    const unaffected = ['/pl', '/healthz']
    const statusAt = (path: string) => statusOf(shop.url + path)
    // Only cached pages have an ETag.
    await expect.poll(async () => (await fetch(`${shop.url}/pl`)).headers.has('etag'), { timeout: 60_000 }).toBe(true)

    let slow: number | undefined
    const slowRequest = statusOf(`${shop.url}/api/my-shop/session`, 'POST').then(status => {
      slow = status
    })
    let rounds = 0
    // The embedded database is reopened.
    for (let fresh = 0; slow === undefined || fresh !== 200; fresh = await statusAt('/api/my-shop/products?page=2')) {
      for (const path of unaffected) expect([path, await statusAt(path)]).toEqual([path, 200])
      if (slow === undefined) rounds++
    }
    await slowRequest
    expect([slow, rounds > 1]).toEqual([503, true])
    await expect
      .poll(shop.output, { timeout: 10_000 })
      .toMatch(/"path":"\/api\/my-shop\/session".*"msg":"a statement exceeded its time limit"/)
    await shop.stop()
  },
)
