import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '@stragan/api'
import { afterAll, expect, test } from 'vitest'
import { buyer } from '../../api/test/buyer.ts'
import { allowManyOrders } from '../../api/test/many-orders.ts'
import { type Replicas, servers, startReplicas } from './replicas.ts'
import { fromElsewhere } from './running.ts'

/** More in `npm run test:faults`. */
const kills = process.env.STRAGAN_FAULTS ? 20 : 3
const readers = 4
const buyers = 4
/** Longer than any limit of ours: who waits for so long is not going to be answered. */
const hangMs = 20_000
/** While nobody has noticed that one is gone. */
const honest = [502, 503]

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

interface Order {
  key: string
  headers: Record<string, string>
  number: string
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape they are about to check
type Answer = { status: number; body: any }

test.each(servers)(
  'an API is killed under reads, carts and orders: answers stay honest, and no order is lost or doubled (%s)',
  { timeout: 3_600_000 },
  async (_, binaries) => {
    const replicas = await startReplicas(binaries, { balanced: true })
    closing.push(replicas.remove)
    await allowManyOrders(replicas.db)
    const { storefronts, apis } = replicas
    const isCalm = async () => {
      const answers = await Promise.all(
        storefronts.flatMap(({ url }) => ['/en/product/3', '/api/my-shop/products/3'].map(path => fetch(url + path))),
      )
      return answers.every(({ ok }) => ok)
    }
    await expect.poll(isCalm, { timeout: 60_000 }).toBe(true)
    const products = await mostOf(storefronts[0]?.url ?? '')
    const load = startLoad(replicas, products)

    for (let i = 0; i < kills; i++) {
      const enough = load.orders.length + 2 + Math.random() * 6
      await expect.poll(() => load.orders.length, { timeout: 60_000 }).toBeGreaterThan(enough)
      const [victim] = apis
      await victim?.kill()
      const before = load.orders.length
      await expect.poll(() => load.orders.length, { timeout: 60_000 }).toBeGreaterThan(before + buyers)
      apis.splice(0, 1)
      apis.push(await replicas.startApi())
    }
    await load.stop()
    expect(load.dishonest).toEqual([])
    expect(load.reads).toBeGreaterThan(kills * readers)
    await expect.poll(isCalm, { timeout: 10_000 }).toBe(true)

    // The same press of the button once more, on whichever API: the same order.
    for (const { key, headers, number } of load.orders.slice(-20)) {
      const again = await call(storefronts[0]?.url ?? '', 'POST', '/orders', { ...headers, 'idempotency-key': key }, { order: buyer })
      expect([again.status, again.body.number]).toEqual([200, number])
    }
    const kept = await replicas.db.asOwner(new Date(), tx =>
      tx.query<{ number: string }>(sql`select number from orders where shop_id = 1 and email = ${buyer.email} order by number`),
    )
    expect(kept.map(({ number }) => number)).toEqual(load.orders.map(({ number }) => number).sort())
  },
)

async function call(url: string, method: string, path: string, headers: Record<string, string>, body?: object): Promise<Answer> {
  const answer = await fetch(`${url}/api/my-shop${path}`, {
    method,
    headers: { 'shop-origin': 'localhost', ...fromElsewhere(), ...headers, ...(body && { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(hangMs),
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: text.startsWith('{') ? JSON.parse(text) : text }
}

/** Of each buyer's own: what there is most of. */
async function mostOf(url: string): Promise<number[]> {
  const { body } = await call(url, 'GET', '/products?per_page=100&in_stock=1', {})
  const simple: { id: number; items: number; has_variants: boolean }[] = body.items
  return simple
    .filter(({ has_variants }) => !has_variants)
    .sort((a, b) => b.items - a.items)
    .slice(0, buyers)
    .map(({ id }) => id)
}

/** Visitors who look, and buyers each of whom buys a product of their own, all the time; an order is sent until it is answered. */
function startLoad({ storefronts }: Replicas, products: number[]) {
  const orders: Order[] = []
  const dishonest: unknown[] = []
  let reads = 0
  let turn = 0
  let isStopped = false
  const next = () => storefronts[turn++ % storefronts.length]?.url ?? ''

  const read = async () => {
    const product = 1 + (turn % 12)
    const path = turn % 2 === 0 ? `/en/product/${product}` : `/api/my-shop/products/${product}`
    const answer = await fetch(next() + path, { headers: { 'shop-origin': 'localhost' }, signal: AbortSignal.timeout(hangMs) })
    const text = await answer.text()
    const isIts = path.startsWith('/api') ? text.startsWith(`{"id":${product},`) : text.includes(`/en/product/${product}"`)
    reads++
    const isHonest = honest.includes(answer.status) && (path.startsWith('/api') || answer.headers.has('retry-after'))
    if (answer.ok ? !isIts : !isHonest) dishonest.push([path, answer.status, text.slice(0, 200)])
  }

  /** Until it is answered well; what was said meanwhile has to be honest. */
  const insist = async (method: string, path: string, headers: Record<string, string>, body?: object): Promise<Answer['body']> => {
    for (;;) {
      const answer = await call(next(), method, path, headers, body)
      if (answer.status === 200) return answer.body
      if (!honest.includes(answer.status)) throw new Error(`${method} ${path} ${answer.status} ${JSON.stringify(answer.body)}`)
      await pause(20)
    }
  }
  const buy = async (product: number) => {
    const { access_token } = await insist('POST', '/session', {})
    const headers = { authorization: `Bearer ${access_token}` }
    const once = () => ({ ...headers, 'idempotency-key': randomUUID() })
    await insist('POST', '/cart/cart_items', once(), { cart_item: { product_id: product, items: 1 } })
    await insist('PUT', '/cart/set_delivery', headers, { cart: { delivery_shop_configuration_id: 1 } })
    await insist('PUT', '/cart/set_payment', headers, { cart: { component_payment_method_id: 2 } })
    const { cart_items } = await insist('GET', '/cart', headers)
    const lines = cart_items.map((line: { product_id: number; items: number }) => [line.product_id, line.items])
    if (JSON.stringify(lines) !== JSON.stringify([[product, 1]])) dishonest.push(['the cart of', product, lines])
    const key = randomUUID()
    const { number } = await insist('POST', '/orders', { ...headers, 'idempotency-key': key }, { order: buyer })
    orders.push({ key, headers, number })
  }

  const lane = async (work: () => Promise<void>) => {
    while (!isStopped) await work().catch(error => dishonest.push(String(error.cause ?? error)))
  }
  const lanes = Promise.all([...Array.from({ length: readers }, () => lane(read)), ...products.map(product => lane(() => buy(product)))])
  return {
    orders,
    dishonest,
    get reads() {
      return reads
    },
    stop: async () => {
      isStopped = true
      await lanes
    },
  }
}
