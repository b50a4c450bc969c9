import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { startShop } from './start-shop.ts'
import { testDatabases } from './test-databases.ts'

/** More in `npm run test:faults`. */
const [adds, kills] = process.env.STRAGAN_FAULTS ? [1000, 20] : [400, 2]
const atOnce = 8
const maxTries = 20

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

/** Adds to the cart; retries with the same idempotency key until there is a response. */
interface Add {
  key: string
  line: number
  acknowledged: boolean
}

test.each(testDatabases)('acknowledged adds to a cart survive a crash (%s)', { timeout: 1_200_000 }, async (_, make) => {
  const { env: given, remove } = await make()
  closing.push(remove)
  let shop = await startShop(given)
  const { access_token } = await json(`${shop.url}/api/my-shop/session`, { method: 'POST', headers: { 'shop-origin': 'localhost' } })
  const headers = { 'shop-origin': 'localhost', authorization: `Bearer ${access_token}` }
  const api = `/api/my-shop`
  const { items } = await json(`${shop.url}${api}/products?per_page=100&in_stock=1`, { headers })
  const lines: number[] = items
    .filter((item: { has_variants: boolean; items: number }) => !item.has_variants && item.items > 100)
    .map((item: { id: number }) => item.id)
  expect(lines.length).toBeGreaterThan(10)
  const todo: Add[] = Array.from({ length: adds }, (_, i) => ({
    key: randomUUID(),
    line: lines[i % lines.length] as number,
    acknowledged: false,
  }))
  const inCart = async () => {
    const { cart_items } = await json(`${shop.url}${api}/cart`, { headers })
    return new Map<number, number>(cart_items.map((item: { product_id: number; items: number }) => [item.product_id, item.items]))
  }
  const acknowledged = (line: number) => todo.filter(add => add.line === line && add.acknowledged).length

  for (let round = 0; round <= kills; round++) {
    const waiting = todo.filter(add => !add.acknowledged)
    let stopAfter = round < kills ? Math.floor(Math.random() * (adds / (kills + 1))) + 50 : Number.POSITIVE_INFINITY
    let killed: Promise<void> | undefined
    const worker = async () => {
      for (let add = waiting.shift(); add && !killed; add = waiting.shift()) {
        const response = await fetch(`${shop.url}${api}/cart/cart_items`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': add.key },
          body: JSON.stringify({ cart_item: { product_id: add.line, items: 1 } }),
        }).catch(() => null)
        if (!response) return
        // A slow machine may be overloaded by eight: retry.
        if (response.status === 503) {
          waiting.push(add)
          continue
        }
        expect(response.status).toBe(200)
        add.acknowledged = true
        if (--stopAfter === 0) killed = shop.kill()
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    if (!killed) break
    await killed
    shop = await startShop(given)
    const cart = await inCart()
    for (const line of lines) {
      expect(cart.get(line) ?? 0).toBeGreaterThanOrEqual(acknowledged(line))
      expect(cart.get(line) ?? 0).toBeLessThanOrEqual(acknowledged(line) + atOnce)
    }
  }
  expect(todo.every(add => add.acknowledged)).toBe(true)
  expect(await inCart()).toEqual(new Map(lines.map(line => [line, acknowledged(line)])))
  await shop.stop()
})

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape they are about to check
async function json(url: string, init: RequestInit): Promise<any> {
  let response = await fetch(url, init)
  // A slow machine may be overloaded by its start: the shop says how long to wait.
  for (let tries = 1; response.status === 503 && tries < maxTries; tries++) {
    await pause(1000 * Number(response.headers.get('retry-after')))
    response = await fetch(url, init)
  }
  expect(response.status).toBe(200)
  return response.json()
}
