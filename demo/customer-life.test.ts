import type { orderCalls, ResponseInput } from '@stragan/contract'
import { fromDecimal } from '@stragan/pricing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, type Statement, sql } from '../apps/api/src/platform/database.ts'
import { expectStockToBeLedger } from '../apps/api/test/stock-ledger.ts'
import { openTestApi, type TestApi } from '../apps/api/test/test-api.ts'
import { openVisitor, type TestVisitor } from '../apps/api/test/visitor.ts'
import { catalogueRows, namedByCustomers } from './catalogue-rows.ts'
import { demoShops } from './index.ts'
import { demoPassword } from './logins.ts'
import { writeShop } from './seed.ts'
import type { DemoShop } from './types.ts'

type Order = ResponseInput<typeof orderCalls.order>

let api: TestApi
let jan: TestVisitor
let orders: Order[]

beforeAll(async () => {
  api = await openTestApi()
  jan = await logIn('localhost', 'jan@demo.localhost')
  orders = await ordersOf(jan)
})
afterAll(() => api.close())

async function logIn(origin: string, email: string): Promise<TestVisitor> {
  const visitor = await openVisitor(api, origin)
  const { body } = await visitor.post('/auth', { session: { email, password: demoPassword } })
  return visitor.as(body.access_token)
}

/** The oldest first. */
async function ordersOf(visitor: TestVisitor): Promise<Order[]> {
  const { body } = await visitor.get('/orders?per_page=100')
  const whole: Order[] = []
  for (const { uid } of body.items.toReversed()) whole.push((await visitor.get(`/orders/${uid}`)).body)
  return whole
}

const asOwner = <Row>(db: Database, statement: Statement) => db.asOwner(new Date()).query<Row>(statement)

test('jan has orders of every kind, and their histories lead to what they are', () => {
  expect(orders.length).toBeGreaterThanOrEqual(8)
  expect(orders.length).toBeLessThanOrEqual(12)
  const all = <T>(of: (order: Order) => T) => new Set(orders.map(of))
  expect([...all(order => order.status)]).toEqual(expect.arrayContaining(['new', 'paid', 'packed', 'sent', 'delivered', 'cancelled']))
  expect(all(order => order.payment.code)).toEqual(new Set(['bank_transfer', 'deferred_invoice', 'cash_on_delivery']))
  expect(all(order => order.currency)).toEqual(new Set(['PLN', 'EUR']))
  expect(all(order => order.delivery_address?.city ?? null).size).toBe(3)
  expect(orders.filter(order => order.discount_code).length).toBeGreaterThan(0)
  expect(orders.filter(order => order.gift).length).toBeGreaterThan(0)
  const sources = new Set(orders.flatMap(order => order.items.map(item => item.price_source)))
  expect([...sources]).toEqual(expect.arrayContaining(['personal', 'tier', 'product']))
  for (const { number, created_at, status, history, consents, gift } of orders) {
    const times = history.map(({ at }) => at)
    expect([number, times[0], history.at(-1)?.status]).toEqual([number, created_at, status])
    expect([number, times]).toEqual([number, times.toSorted()])
    expect([number, String(times.at(-1)) < new Date().toISOString()]).toEqual([number, true])
    const accepted = ['regulations', ...(gift ? ['reward-regulations'] : [])]
    expect([number, consents.map(({ key }) => key)]).toEqual([number, accepted])
  }
})

test('what each order costs adds up', () => {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + fromDecimal(amount), 0)
  for (const { number, items, totals, total_net, total_gross } of orders)
    for (const kind of ['net', 'gross'] as const) {
      const products = sum(items.map(item => item[`line_${kind}`]))
      const total = products + fromDecimal(totals[`delivery_${kind}`]) - fromDecimal(totals[`discount_${kind}`])
      expect([number, kind, fromDecimal(totals[`products_${kind}`])]).toEqual([number, kind, products])
      expect([number, kind, fromDecimal({ net: total_net, gross: total_gross }[kind])]).toEqual([number, kind, total])
      expect([number, kind, sum(totals.vat.map(row => row[kind]))]).toEqual([number, kind, total])
    }
})

test('jan has favourites with and without variants, one of them sold out, and two addresses', async () => {
  const { products } = (await jan.get('/favorite_products')).body
  expect(products).toHaveLength(8)
  const ids = products.map(({ id }: { id: number }) => id)
  const rows = await asOwner<{ has_variants: boolean; stock_on_hand: number }>(
    api.db,
    sql`select has_variants, sum(stock_on_hand)::int as stock_on_hand from products join variants on variants.shop_id = products.shop_id and product_id = products.id
      where products.shop_id = 1 and products.id = any (${ids}::int[]) group by products.id, has_variants`,
  )
  expect(new Set(rows.map(row => row.has_variants))).toEqual(new Set([true, false]))
  expect(rows.filter(row => row.stock_on_hand === 0).length).toBeGreaterThan(0)
  const addresses = (await jan.get('/customer/addresses')).body
  expect(addresses.map((one: Record<string, unknown>) => [one.is_default_billing, one.is_default_delivery])).toEqual([
    [true, false],
    [false, true],
  ])
})

test('jan’s prices came to be over months, of products with variants and without', async () => {
  const { items } = (await jan.get('/customer/prices?per_page=100')).body as { items: { changed_at: string; product_variant_id: number | null }[] }
  const newest = items.slice(0, 20)
  expect(new Set(newest.map(price => price.product_variant_id === null))).toEqual(new Set([true, false]))
  expect(new Set(items.map(price => price.changed_at.slice(0, 10))).size).toBeGreaterThan(3)
})

test('anna’s account is empty, ewa has ordered coffee', async () => {
  const anna = await logIn('localhost', 'anna@demo.localhost')
  expect((await anna.get('/orders')).body.total).toBe(0)
  expect((await anna.get('/favorite_products')).body.products).toEqual([])
  expect((await anna.get('/customer/addresses')).body).toEqual([])
  const ewa = await logIn('kawa.localhost', 'ewa@kawa.localhost')
  expect((await ordersOf(ewa)).map(order => order.status)).toEqual(['delivered', 'confirmed'])
})

test('the past left no mail to send, no cart and no session behind, and the shelves as they were written down', async () => {
  const other = await openTestApi()
  try {
    for (const table of ["mails where state = 'waiting'", 'carts', 'sessions']) {
      const [row] = await asOwner<{ left: number }>(other.db, { text: `select count(*)::int as left from ${table}`, values: [] })
      expect([table, row?.left]).toEqual([table, 0])
    }
    for (const shop of demoShops) {
      const { variants, gifts, sales } = await catalogueRows(shop, new Date(), store)
      const stock = (table: string) => ({ text: `select id, stock_on_hand from ${table} where shop_id = $1 order by id`, values: [shop.id] })
      for (const [table, rows] of [['variants', variants] as const, ['gifts', gifts] as const])
        expect(await asOwner(other.db, stock(table))).toEqual(rows.map(({ id, stock_on_hand }) => ({ id, stock_on_hand })))
      const [sold] = await asOwner<{ quantity: number }>(other.db, sql`select sum(quantity)::int as quantity from sales where shop_id = ${shop.id}`)
      expect(sold?.quantity).toBe(sales.reduce((sum, { quantity }) => sum + quantity, 0))
    }
    await expectStockToBeLedger(other.db)
  } finally {
    await other.close()
  }
})

test('the next order gets the next number', async () => {
  const year = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(new Date()).slice(0, 4)
  const thisYears = orders.filter(order => order.number.startsWith(year)).length
  const { items } = (await jan.get('/products?q=ADH-CON120')).body
  await jan.post('/cart/cart_items', { cart_item: { product_id: items[0].id, items: 1 } })
  const cart = (await jan.get('/cart')).body
  const idOf = (choices: { id: number; code: string }[], code: string) => choices.find(choice => choice.code === code)?.id
  await jan.put('/cart/set_delivery', { cart: { delivery_shop_configuration_id: idOf(cart.deliveries, 'courier') } })
  await jan.put('/cart/set_payment', { cart: { component_payment_method_id: idOf(cart.payments, 'deferred_invoice') } })
  const order = { email: 'jan@demo.localhost', phone: '600100200', billing_address: { id: 1 }, regulations_accepted: true, privacy_accepted: true }
  const { body } = await jan.post('/orders', { order })
  expect(body.number).toBe(`${year}-${String(thisYears + 1).padStart(6, '0')}`)
})

test('each full shop has a random secret of the test provider', async () => {
  const rows = await asOwner<{ shop_id: number; value: string }>(api.db, sql`select shop_id, value from shop_secrets where name = 'test_provider_secret' order by shop_id`)
  expect(rows.map(({ shop_id }) => shop_id)).toEqual([1, 2])
  expect(new Set(rows.map(({ value }) => value)).size).toBe(2)
  for (const { value } of rows) expect(value).toMatch(/^[\w-]{43}$/)
})

const store = (drawing: string) => Promise.resolve({ hash: String(drawing.length).padStart(64, '0'), width: 1, height: 1, placeholder: '#ffffff', is_drawing: true })

/** A shop of only what its customers bought and like: soon written, and otherwise the same. */
function onlyNamed(shop: DemoShop): DemoShop {
  const named = namedByCustomers(shop)
  const families = shop.families.map(family => ({ ...family, products: family.products.filter(named) }))
  return { ...shop, families: families.filter(({ products }) => products.length > 0) }
}

/** All that was ordered in shops written at a moment, into a database of which nothing stays. */
async function ordersWrittenAt(now: Date, db: Database) {
  await db.asOwner(now).transaction(tx => tx.run('truncate shops cascade'))
  for (const shop of demoShops.map(onlyNamed)) await writeShop(shop, await catalogueRows(shop, now, store), { db, now })
  return asOwner<{ shop_id: number; number: string }>(
    db,
    sql`select orders.*, (select json_agg(line order by position) from order_lines line where line.shop_id = orders.shop_id and order_uid = uid) as lines,
        (select json_agg(event order by position) from order_events event where event.shop_id = orders.shop_id and order_uid = uid) as history
      from orders order by shop_id, created_at`,
  )
}

test('the same orders come out every time; at a year’s turn each year has numbers without a gap', { timeout: 120_000 }, async () => {
  const other = await openTestApi()
  try {
    const soonAfterNewYear = new Date('2027-01-20T12:00:00Z')
    const written = await ordersWrittenAt(soonAfterNewYear, other.db)
    expect(await ordersWrittenAt(soonAfterNewYear, other.db)).toEqual(written)
    for (const shop of demoShops.filter(({ customers }) => customers.some(({ orders }) => orders.length > 0)))
      for (const year of ['2026', '2027']) {
        const numbers = written.filter(order => order.shop_id === shop.id && order.number.startsWith(year)).map(order => order.number)
        expect(numbers.length).toBeGreaterThan(0)
        expect(numbers).toEqual(numbers.map((_, i) => `${year}-${String(i + 1).padStart(6, '0')}`))
      }
  } finally {
    await other.close()
  }
})
