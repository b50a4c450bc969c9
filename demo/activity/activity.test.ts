import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { storeDocument } from '../../apps/api/src/features/documents/documents.ts'
import { type Database, sql } from '../../apps/api/src/platform/database.ts'
import { expectStockToBeLedger } from '../../apps/api/test/stock-ledger.ts'
import { openTestApi, type TestApi } from '../../apps/api/test/test-api.ts'
import { catalogueRows } from '../catalogue-rows.ts'
import { coffee } from '../coffee/index.ts'
import { contentRows } from '../content-rows.ts'
import { daysBefore } from '../customer-life.ts'
import { insertContent, openedDaysAgo, writeInbox, writeShop } from '../seed.ts'
import { colleaguesIn, insertStaff } from '../staff.ts'
import { testShop } from '../test-shop/index.ts'
import { variantOf } from '../timed-events.ts'
import { tools } from '../tools/index.ts'
import type { DemoShop } from '../types.ts'

const now = new Date()
const store = (drawing: string) => Promise.resolve({ hash: String(drawing.length).padStart(64, '0'), width: 1, height: 1, placeholder: '#ffffff', is_drawing: true })
/** The shop with what else the tool shop has: a price list for its companies with an account, a locked customer and a webhook. */
const withWorkOfTools = (shop: DemoShop): DemoShop => {
  if (!shop.activity) throw new Error('Nobody works in the shop')
  const customers = shop.activity.buyers.filter(({ account, address }) => account && address.nip).map(({ email }) => email)
  const [symbol = ''] = shop.activity.baskets.companies[0]?.[0] ?? []
  const { locks = [], webhooks = [] } = tools.activity ?? {}
  return { ...shop, activity: { ...shop.activity, locks, webhooks, priceLists: [{ name: 'Kawiarnie', daysAgo: 1, customers, prices: [[symbol, 100]] }] } }
}
let api: TestApi
let db: Database

/** The two small shops, in which the demo staff work: what is true of them is true of the large one. */
beforeAll(async () => {
  api = await openTestApi()
  db = api.db
  await db.asOwner(now).transaction(tx => tx.run('truncate shops, staff cascade'))
  const ids = await db.asOwner(daysBefore(now, openedDaysAgo)).transaction(insertStaff)
  const written = async (shop: DemoShop) => {
    const rows = await catalogueRows(shop, now, store)
    await writeShop(shop, rows, { db, now, colleagues: colleaguesIn(shop, ids) })
    return rows
  }
  const { pictures } = await written(withWorkOfTools(coffee))
  await written(testShop)
  const content = await contentRows(coffee, now, pictures.length + 1, {
    picture: store,
    document: bytes => storeDocument(inject('database').fileFolder, bytes),
  })
  await db.asOwner(now).transaction(tx => insertContent(tx, coffee, content))
  await writeInbox(coffee, { db, now, colleagues: colleaguesIn(coffee, ids) })
}, 120_000)
afterAll(() => api.close())

const count = async (what: string, shop = coffee.id) => (await db.asOwner(now).one<{ count: number }>({ text: `select count(*)::int as count from ${what} and shop_id = $1`, values: [shop] })).count

test('orders of every status have numbers in the order in which they were placed', async () => {
  const orders = await db.asOwner(now).query<{ number: string; status: string; year: string }>(sql`
    select number, status, left(number, 4) as year from orders where shop_id = ${coffee.id} order by created_at, number`)
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['new', 'confirmed', 'paid', 'packed', 'sent', 'delivered', 'cancelled']))
  const numbers = orders.map(({ number }) => number)
  expect(numbers).toEqual(numbers.toSorted())
  expect(orders.length).toBeGreaterThan(15)
})

test('staff are the authors of moves, notes, parcels and payments, the provider of what was paid online', async () => {
  const authors = await db.asOwner(now).query<{ kind: string; name: string | null }>(sql`
    select distinct author_kind as kind, author_name as name from order_events where shop_id = ${coffee.id} order by 1, 2`)
  expect(authors).toEqual(
    expect.arrayContaining([
      { kind: 'staff', name: 'Anna Kowalska' },
      { kind: 'buyer', name: null },
    ]),
  )
  for (const table of ['order_notes', 'shipments', 'payment_events']) expect([table, await count(`${table} where author_kind = 'staff'`)]).not.toContain(0)
  expect(await count("payment_events where author_kind = 'provider' and provider = 'test'")).toBeGreaterThan(0)
})

test('the inbox has entries of every planned kind, new ones, some in progress and some that are done, with replies and a refund that is due', async () => {
  const { messages = [], claims = [], applications = [] } = coffee.activity ?? {}
  const planned = [...messages.map(({ machine }) => (machine ? 'vending' : 'message')), ...claims.map(({ kind }) => kind), ...applications.map(() => 'application')]
  const entries = await db.asOwner(now).query<{ kind: string; state: string }>(sql`select kind, state from inbox_entries where shop_id = ${coffee.id}`)
  expect(entries.map(({ kind }) => kind).toSorted()).toEqual(planned.toSorted())
  expect(new Set(entries.map(({ state }) => state))).toEqual(new Set(['new', 'in_progress', 'done']))
  expect(await count('inbox_replies where true')).toBeGreaterThan(0)
  expect(await count('refunds where refunded_at is null')).toBeGreaterThan(0)
})

test('staff have written about a customer with an account, and the history has it', async () => {
  expect(await count("customer_notes where author_kind = 'staff'")).toBe(1)
  expect(await count("change_sets where call = 'customerHandling.addCustomerNote'")).toBe(1)
})

test('the history has the trial of the settings and its undo, after which they are as before', async () => {
  expect(await count("change_sets where undoes is null and call = 'settings.saveSettings'")).toBe(1)
  expect(await count('change_sets where undoes is not null')).toBe(1)
  const entries = await db.asOwner(now).query<{ entry: { code: string; free_from_net: number | null } }>(sql`
    select entry from configuration where shop_id = ${coffee.id} and scope = 'delivery' order by position`)
  expect(entries.map(({ entry }) => [entry.code, entry.free_from_net ?? null])).toEqual(coffee.configuration.delivery.map(({ code, free_from_net }) => [code, free_from_net ?? null]))
})

test('a price list holds now, for some companies, and the history has how it came to be', async () => {
  expect([await count('price_lists where valid_from is null and valid_to is null'), await count('price_list_prices where price_net = 100')]).toEqual([1, 1])
  expect(await count('price_list_customers where true')).toBeGreaterThan(1)
  expect(await count("change_sets where call like 'priceLists.%'")).toBe(3)
})

test('the price list of the tool shop is for companies with an account, of goods that it has, below their list prices', async () => {
  const rows = await catalogueRows(tools, now, store)
  const [list] = tools.activity?.priceLists ?? []
  const accounts = (tools.activity?.buyers ?? []).filter(({ account, address }) => account && address.nip).map(({ email }) => email)
  expect(accounts).toEqual(expect.arrayContaining([...(list?.customers ?? ['none'])]))
  for (const [symbol, price] of list?.prices ?? []) {
    const { id, product_id } = variantOf(rows, symbol)
    const listPrice = rows.tiers.find(tier => tier.variant_id === id && tier.quantity === 1)?.price_net ?? rows.products[product_id - 1]?.price_net
    expect([symbol, price < (listPrice ?? 0)]).toEqual([symbol, true])
  }
})

test('a customer is locked out with a reason, has no session and has ordered nothing', async () => {
  expect(await count('customers where locked_at is not null and lock_reason is not null')).toBe(1)
  expect(await count('orders where customer_id in (select id from customers locked where locked.shop_id = orders.shop_id and locked_at is not null)')).toBe(0)
  expect(await count("change_sets where call = 'customerHandling.lockCustomer'")).toBe(1)
})

test('a webhook is switched off, with a log of attempts that failed, and nothing of it is going to be sent', async () => {
  expect([await count('webhook_endpoints where not enabled'), await count('webhook_endpoints where enabled')]).toEqual([1, 0])
  expect(await count("webhook_deliveries where state <> 'given_up'")).toBe(0)
  expect(await count("webhook_deliveries where event = 'webhook.test'")).toBe(1)
  expect(await count("webhook_deliveries where event <> 'webhook.test' and attempts > 1")).toBeGreaterThan(0)
  expect(await count("webhook_attempts where error = 'no_address'")).toBeGreaterThan(3)
  expect(await count("change_sets where call like 'webhooks.%'")).toBe(2)
})

test('no e-mail is going to be sent, one was given up, and nothing is dated in the future', async () => {
  expect(await count("mails where state = 'waiting'")).toBe(0)
  expect(await count("mails where state = 'given_up'")).toBe(1)
  for (const [table, column] of Object.entries({
    orders: 'created_at',
    order_events: 'at',
    stock_movements: 'at',
    change_sets: 'created_at',
    mails: 'created_at',
    payment_events: 'at',
    shipments: 'created_at',
    order_notes: 'created_at',
    customer_notes: 'created_at',
    inbox_entries: 'created_at',
    inbox_replies: 'created_at',
    webhook_deliveries: 'created_at',
    webhook_attempts: 'at',
  })) {
    const late = `${table} where ${column} > '${now.toISOString()}'`
    expect([table, await count(late)]).toEqual([table, 0])
  }
})

test('the stock is what was written down, by movements with reasons, some of it below its minimum', async () => {
  await expectStockToBeLedger(db)
  const { variants } = await catalogueRows(coffee, now, store)
  const stocked = await db.asOwner(now).query(sql`select id, stock_on_hand from variants where shop_id = ${coffee.id} order by id`)
  expect(stocked).toEqual(variants.map(({ id, stock_on_hand }) => ({ id, stock_on_hand })))
  for (const reason of ['count', 'correction']) expect([reason, await count(`stock_movements where reason = '${reason}'`)]).not.toContain(0)
  expect(await count('variants where stock_on_hand < minimum_stock')).toBeGreaterThan(0)
})

test('orders of the shop in test mode are test orders', async () => {
  expect(await count('orders where is_test', testShop.id)).toBe(3)
  expect(await count('orders where not is_test', testShop.id)).toBe(0)
})
