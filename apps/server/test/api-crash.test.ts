import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '@stragan/api'
import { afterAll, expect, test } from 'vitest'
import { buyer } from '../../api/test/buyer.ts'
import { allowManyOrders } from '../../api/test/many-orders.ts'
import { type Replicas, servers, startReplicas } from './replicas.ts'
import { fromNewAddress } from './start-shop.ts'

/** More in `npm run test:faults`. */
const kills = process.env.STRAGAN_FAULTS ? 20 : 3
const readers = 4
const buyers = 4
/** Above every time limit of the application. */
const hangMs = 20_000
/** Until the balancer notices a killed process. */
const transientStatuses = [502, 503]

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
  'after an API is killed under load responses are correct, and no order is lost or duplicated (%s)',
  { timeout: 3_600_000 },
  async (_, binaries) => {
    const replicas = await startReplicas(binaries, { balanced: true })
    closing.push(replicas.remove)
    await allowManyOrders(replicas.db)
    const { storefronts, apis } = replicas
    const isCalm = async () => {
      const responses = await Promise.all(
        storefronts.flatMap(({ url }) => ['/en/product/3', '/api/my-shop/products/3'].map(path => fetch(url + path))),
      )
      return responses.every(({ ok }) => ok)
    }
    await expect.poll(isCalm, { timeout: 60_000 }).toBe(true)
    const products = await bestStocked(storefronts[0]?.url ?? '')
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
    expect(load.failures).toEqual([])
    expect(load.reads).toBeGreaterThan(kills * readers)
    await expect.poll(isCalm, { timeout: 10_000 }).toBe(true)

    // A retry with the same idempotency key, on any API: the same order.
    for (const { key, headers, number } of load.orders.slice(-20)) {
      const again = await call(storefronts[0]?.url ?? '', 'POST', '/orders', { ...headers, 'idempotency-key': key }, { order: buyer })
      expect([again.status, again.body.number]).toEqual([200, number])
    }
    const stored = await replicas.db
      .asOwner(new Date())
      .query<{ number: string }>(sql`select number from orders where shop_id = 1 and email = ${buyer.email} order by number`)
    expect(stored.map(({ number }) => number)).toEqual(load.orders.map(({ number }) => number).sort())
  },
)

async function call(url: string, method: string, path: string, headers: Record<string, string>, body?: object): Promise<Answer> {
  const response = await fetch(`${url}/api/my-shop${path}`, {
    method,
    headers: { 'shop-origin': 'localhost', ...fromNewAddress(), ...headers, ...(body && { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(hangMs),
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
}

/** One product per buyer: those with the most stock. */
async function bestStocked(url: string): Promise<number[]> {
  const { body } = await call(url, 'GET', '/products?per_page=100&in_stock=1', {})
  const simple: { id: number; items: number; has_variants: boolean }[] = body.items
  return simple
    .filter(({ has_variants }) => !has_variants)
    .sort((a, b) => b.items - a.items)
    .slice(0, buyers)
    .map(({ id }) => id)
}

/** Continuous load: visitors read pages, buyers order a product each and retry until they get a response. */
function startLoad({ storefronts }: Replicas, products: number[]) {
  const orders: Order[] = []
  const failures: unknown[] = []
  let reads = 0
  let turn = 0
  let isStopped = false
  const next = () => storefronts[turn++ % storefronts.length]?.url ?? ''

  const read = async () => {
    const product = 1 + (turn % 12)
    const path = turn % 2 === 0 ? `/en/product/${product}` : `/api/my-shop/products/${product}`
    const response = await fetch(next() + path, { headers: { 'shop-origin': 'localhost' }, signal: AbortSignal.timeout(hangMs) })
    const text = await response.text()
    const isExpected = path.startsWith('/api') ? text.startsWith(`{"id":${product},`) : text.includes(`/en/product/${product}"`)
    reads++
    const isTransient = transientStatuses.includes(response.status) && (path.startsWith('/api') || response.headers.has('retry-after'))
    if (response.ok ? !isExpected : !isTransient) failures.push([path, response.status, text.slice(0, 200)])
  }

  /** Retries until it succeeds; other failures have to be transient. */
  const retry = async (method: string, path: string, headers: Record<string, string>, body?: object): Promise<Answer['body']> => {
    for (;;) {
      const response = await call(next(), method, path, headers, body)
      if (response.status === 200) return response.body
      if (!transientStatuses.includes(response.status))
        throw new Error(`${method} ${path} ${response.status} ${JSON.stringify(response.body)}`)
      await pause(20)
    }
  }
  const buy = async (product: number) => {
    const { access_token } = await retry('POST', '/session', {})
    const headers = { authorization: `Bearer ${access_token}` }
    const once = () => ({ ...headers, 'idempotency-key': randomUUID() })
    await retry('POST', '/cart/cart_items', once(), { cart_item: { product_id: product, items: 1 } })
    await retry('PUT', '/cart/set_delivery', headers, { cart: { delivery_shop_configuration_id: 1 } })
    await retry('PUT', '/cart/set_payment', headers, { cart: { component_payment_method_id: 2 } })
    const { cart_items } = await retry('GET', '/cart', headers)
    const lines = cart_items.map((line: { product_id: number; items: number }) => [line.product_id, line.items])
    if (JSON.stringify(lines) !== JSON.stringify([[product, 1]])) failures.push(['the cart of', product, lines])
    const key = randomUUID()
    const { number } = await retry('POST', '/orders', { ...headers, 'idempotency-key': key }, { order: buyer })
    orders.push({ key, headers, number })
  }

  const lane = async (work: () => Promise<void>) => {
    while (!isStopped) await work().catch(error => failures.push(String(error.cause ?? error)))
  }
  const lanes = Promise.all([...Array.from({ length: readers }, () => lane(read)), ...products.map(product => lane(() => buy(product)))])
  return {
    orders,
    failures,
    get reads() {
      return reads
    },
    stop: async () => {
      isStopped = true
      await lanes
    },
  }
}
