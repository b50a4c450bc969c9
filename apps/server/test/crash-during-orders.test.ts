import { randomInt, randomUUID } from 'node:crypto'
import { type Database, sql } from '@stragan/api'
import { afterAll, expect, test } from 'vitest'
import { buyer } from '../../api/test/buyer.ts'
import { allowManyOrders } from '../../api/test/many-orders.ts'
import { fromNewAddress, killWhile, startShop } from './start-shop.ts'
import { testDatabases } from './test-databases.ts'

/** More in `npm run test:faults`. */
const kills = process.env.STRAGAN_FAULTS ? 50 : 3
const buyers = 6

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

interface Acknowledged {
  uid: string
  number: string
  total_gross: number
}

test.each(testDatabases)(
  'orders survive a crash: complete, numbered without gaps, with consistent stock (%s)',
  { timeout: 3_600_000 },
  async (_, make) => {
    const { env, open, remove } = await make()
    closing.push(remove)
    const seeded = await open()
    await allowManyOrders(seeded)
    await seeded.close()
    const acknowledged: Acknowledged[] = []
    const quantity = 2
    let product = 0
    let stockBefore = 0

    for (let round = 0; round < kills; round++) {
      const shop = await startShop({ ...env, TRUST_PROXY: 'loopback' })
      // biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape they are about to check
      const call = async (method: string, path: string, headers: Record<string, string>, body?: object): Promise<any> => {
        const response = await fetch(`${shop.url}/api/my-shop${path}`, {
          method,
          headers: { 'shop-origin': 'localhost', ...fromNewAddress(), ...headers, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        })
        // A slow machine may be overloaded by six: retry.
        if (response.status === 503) return call(method, path, headers, body)
        if (!response.ok) throw new Error(`${method} ${path} answers ${response.status} ${await response.text()}`)
        return response.json()
      }
      if (product === 0) {
        const { items } = await call('GET', '/products?per_page=100&in_stock=1', {})
        const ample = items.reduce((most: { items: number; has_variants: boolean }, item: { items: number; has_variants: boolean }) =>
          !item.has_variants && (most.has_variants || item.items > most.items) ? item : most,
        )
        product = ample.id
        stockBefore = ample.items
      }
      // Kills after a random number of orders of this round.
      const enough = acknowledged.length + randomInt(3, 12)
      await killWhile(shop, buyers, async reached => {
        const { access_token } = await call('POST', '/session', {})
        const headers = { authorization: `Bearer ${access_token}`, 'idempotency-key': randomUUID() }
        await call('POST', '/cart/cart_items', headers, { cart_item: { product_id: product, items: quantity } })
        await call('PUT', '/cart/set_delivery', headers, { cart: { delivery_shop_configuration_id: 1 } })
        await call('PUT', '/cart/set_payment', headers, { cart: { component_payment_method_id: 2 } })
        acknowledged.push(await call('POST', '/orders', { ...headers, 'idempotency-key': randomUUID() }, { order: buyer }))
        if (acknowledged.length >= enough) reached()
      })
    }

    const db = await open()
    await assertConsistent(db, { acknowledged, product, quantity, stockBefore })
    await db.close()
  },
)

async function assertConsistent(
  db: Database,
  expected: { acknowledged: Acknowledged[]; product: number; quantity: number; stockBefore: number },
) {
  const query = <Row>(statement: ReturnType<typeof sql>) => db.asOwner(new Date()).query<Row>(statement)
  const orders = await query<{
    uid: string
    number: string
    email: string
    total_gross: number
    lines: number
    events: number
    mails: number
    open_carts: number
  }>(sql`
    select uid, number, email, total_gross::float / 100 as total_gross,
      (select count(*)::int from order_lines line where line.shop_id = 1 and line.order_uid = uid and line.quantity = ${expected.quantity}::int) as lines,
      (select count(*)::int from order_events event where event.shop_id = 1 and event.order_uid = uid) as events,
      (select count(distinct kind)::int * (count(*) = 2)::int from mails where mails.shop_id = 1 and data ->> 'uid' = uid) as mails,
      (select count(*)::int from carts where carts.shop_id = 1 and carts.session_id = orders.session_id and closed_at is null) as open_carts
    from orders where shop_id = 1 order by number`)
  const byUid = new Map(orders.map(one => [one.uid, one]))
  for (const { uid, number, total_gross } of expected.acknowledged) expect(byUid.get(uid)).toMatchObject({ number, total_gross })
  // Orders of the demo have other states and lines.
  const bought = orders.filter(({ email }) => email === buyer.email)
  for (const one of bought) expect(one).toMatchObject({ lines: 1, events: 1, mails: 2, open_carts: 0 })
  expect(orders.map(one => Number(one.number.slice(5)))).toEqual(orders.map((_, i) => i + 1))
  const [left] = await query<{ stock_on_hand: number }>(
    sql`select stock_on_hand from variants where shop_id = 1 and product_id = ${expected.product}`,
  )
  expect(left?.stock_on_hand).toBe(expected.stockBefore - bought.length * expected.quantity)
  expect(await query(sql`select * from stock_discrepancies`)).toEqual([])
}
