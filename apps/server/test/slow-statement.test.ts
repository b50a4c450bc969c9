import { afterAll, expect, test } from 'vitest'
import { grounds } from './databases.ts'
import { startShop } from './running.ts'

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing.toReversed()) await close()
})

const statusOf = async (url: string, method = 'GET') => {
  const answer = await fetch(url, { method, headers: { 'shop-origin': 'localhost' }, signal: AbortSignal.timeout(60_000) })
  await answer.text()
  return answer.status
}

test.each(grounds)(
  'while a statement takes too long, cached pages and checks are answered; then it is ended, and all is well (%s)',
  { timeout: 600_000 },
  async (_, make) => {
    const { env, open, remove } = await make()
    closing.push(remove)
    await startShop(env).then(shop => shop.stop())
    const db = await open()
    await db.asOwner(new Date(), tx =>
      tx.run(`
        create function endless() returns boolean language plpgsql as 'begin loop end loop; end';
        create policy endless on sessions as restrictive to stragan_app with check (endless())`),
    )
    await db.close()

    const shop = await startShop(env)
    closing.push(() => shop.kill())
    const calm = ['/pl', '/healthz']
    const ask = (path: string) => statusOf(shop.url + path)
    // A page that is cached has an ETag.
    await expect.poll(async () => (await fetch(`${shop.url}/pl`)).headers.has('etag'), { timeout: 60_000 }).toBe(true)

    let slow: number | undefined
    const asked = statusOf(`${shop.url}/api/my-shop/session`, 'POST').then(status => {
      slow = status
    })
    let rounds = 0
    // The embedded database is opened again meanwhile.
    for (let fresh = 0; slow === undefined || fresh !== 200; fresh = await ask('/api/my-shop/products?page=2')) {
      for (const path of calm) expect([path, await ask(path)]).toEqual([path, 200])
      if (slow === undefined) rounds++
    }
    await asked
    expect([slow, rounds > 1]).toEqual([503, true])
    await expect.poll(shop.said, { timeout: 10_000 }).toMatch(/"path":"\/api\/my-shop\/session".*"msg":"a statement passed its time limit"/)
    await shop.stop()
  },
)
