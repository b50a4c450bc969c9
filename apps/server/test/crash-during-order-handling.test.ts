import { randomInt, randomUUID } from 'node:crypto'
import { type Database, sql } from '@stragan/api'
import { afterAll, expect, test } from 'vitest'
import { buyer } from '../../api/test/buyer.ts'
import { allowManyOrders } from '../../api/test/many-orders.ts'
import { adminCall, signIn } from './admin-calls.ts'
import { actAtRandom, ofCrashTest, spareName } from './order-handling-actions.ts'
import { fromNewAddress, killWhile, type RunningShop, startShop } from './start-shop.ts'
import { testDatabases } from './test-databases.ts'

/** Per database; more in `npm run test:faults`. */
const kills = process.env.STRAGAN_FAULTS ? 100 : 4
const people = 4
const ordersPerRound = 3
const shopPath = '/shops/tools'

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

async function placeOrder(shop: RunningShop, product: number): Promise<string> {
  const call = async (method: string, path: string, headers: Record<string, string>, body: object) => {
    const response = await fetch(`${shop.url}/api/my-shop${path}`, {
      method,
      headers: { 'shop-origin': 'localhost', ...fromNewAddress(), ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([path, response.status]).toEqual([path, 200])
    return response.json()
  }
  const { access_token } = await call('POST', '/session', {}, {})
  const headers = { authorization: `Bearer ${access_token}` }
  await call('POST', '/cart/cart_items', headers, { cart_item: { product_id: product, items: 2 } })
  await call('PUT', '/cart/set_delivery', headers, { cart: { delivery_shop_configuration_id: 1 } })
  await call('PUT', '/cart/set_payment', headers, { cart: { component_payment_method_id: 1 } })
  return (await call('POST', '/orders', { ...headers, 'idempotency-key': randomUUID() }, { order: buyer })).uid
}

test.each(testDatabases)(
  'orders, stock, mails and history agree after crashes in the middle of what staff do (%s)',
  { timeout: 3_600_000 },
  async (_, make) => {
    const { env, open, remove } = await make()
    closing.push(remove)
    const seeded = await open()
    await allowManyOrders(seeded)
    const spare = await addSpareCustomers(seeded, 2 * kills)
    const { product_id: product, id: variant } = await seeded.asOwner(new Date()).one<{ product_id: number; id: number }>(sql`
      select variants.product_id, variants.id from variants join products on products.shop_id = 1 and products.id = product_id
      where variants.shop_id = 1 and is_active and not has_variants and price_net is not null order by stock_on_hand desc limit 1`)
    await seeded.close()
    const uids: string[] = []
    const acknowledged: { uid: string; status: string }[] = []

    for (let round = 0; round < kills; round++) {
      const shop = await startShop({ ...env, TRUST_PROXY: 'loopback' })
      for (let i = 0; i < ordersPerRound; i++) uids.push(await placeOrder(shop, product))
      const token = await signIn(shop)
      const { total_gross } = (await adminCall(shop, 'GET', `${shopPath}/orders/${uids[0]}`, token)).body
      // Random moves may all be refused.
      const newest = uids.at(-1) ?? ''
      expect((await adminCall(shop, 'PUT', `${shopPath}/orders/${newest}/status`, token, { status: 'confirmed' })).status).toBe(200)
      acknowledged.push({ uid: newest, status: 'confirmed' })
      let answers = 0
      const enough = randomInt(3, 15)
      await killWhile(shop, people, async reached => {
        const moved = await actAtRandom({ shop, token, uids: uids.slice(-2 * ordersPerRound), variant, total: total_gross })
        if (moved) acknowledged.push(moved)
        if (++answers >= enough) reached()
      })
    }

    const db = await open()
    await assertConsistent(db, uids, acknowledged)
    await assertErasedAsAWhole(db, spare)
    await db.close()
  },
)

async function assertConsistent(db: Database, uids: readonly string[], acknowledged: readonly { uid: string; status: string }[]) {
  const query = <Row>(statement: ReturnType<typeof sql>) => db.asOwner(new Date()).query<Row>(statement)
  expect(await query(sql`select * from stock_discrepancies`)).toEqual([])
  const orders = await query<{
    uid: string
    status: string
    is_paid: boolean
    statuses: string[]
    emails: string[]
    payments: number
    moved: number
    ordered: number
    recorded: number
    shipments: number
    retained: number
    refundable: number
    to_refund: number
    total: number
  }>(sql`
    select uid, status, is_paid,
      (select array_agg(status order by position) from order_events event where event.shop_id = 1 and order_uid = uid) as statuses,
      (select array_agg(kind order by kind) from mails where mails.shop_id = 1 and data ->> 'uid' = uid) as emails,
      (select count(*)::int from payment_events event where event.shop_id = 1 and order_uid = uid) as payments,
      (select coalesce(sum(amount), 0)::int from payment_events event where event.shop_id = 1 and order_uid = uid and not refund_due) as retained,
      (select coalesce(sum(amount), 0)::int from payment_events event where event.shop_id = 1 and order_uid = uid and refund_due) as refundable,
      (select coalesce(sum(amount), 0)::int from refunds where refunds.shop_id = 1 and order_uid = uid) as to_refund, total_gross::int as total,
      (select coalesce(sum(quantity), 0)::int from stock_movements movement where movement.shop_id = 1 and order_uid = uid) as moved,
      (select sum(quantity)::int from order_lines line where line.shop_id = 1 and order_uid = uid) as ordered,
      (select count(*)::int from change_rows row where row.shop_id = 1 and table_name = 'order_events' and entity_key = uid) as recorded,
      (select count(*)::int from shipments where shipments.shop_id = 1 and order_uid = uid) as shipments
    from orders where shop_id = 1 and uid = any (${[...uids]}::text[])`)
  expect(orders).toHaveLength(uids.length)
  for (const order of orders) {
    const { uid, status, is_paid, statuses, emails, moved, ordered, recorded, shipments } = order
    // Moves of the timeline lead to the status; one mail for each, and one row of the history for each that staff made.
    expect([uid, statuses.at(-1)]).toEqual([uid, status])
    expect([uid, new Set(emails).size]).toEqual([uid, emails.length])
    for (const one of ['sent', 'cancelled']) expect([uid, one, emails.includes(`order_${one}`)]).toEqual([uid, one, statuses.includes(one)])
    expect([uid, emails.includes('order_confirmed')]).toEqual([uid, statuses.includes('confirmed') || statuses.includes('packed')])
    expect([uid, emails.includes('order_paid')]).toEqual([uid, is_paid])
    expect([uid, recorded]).toEqual([uid, statuses.length - 1])
    expect([uid, shipments]).toEqual([uid, statuses.includes('sent') ? 1 : 0])
    // The stock is taken, or back.
    expect([uid, moved]).toEqual([uid, status === 'cancelled' ? 0 : -ordered])
    // A paid order has one payment: retained, or, where the order is cancelled, due as a refund or noted as refunded.
    const [retained, refundable] = !is_paid ? [0, 0] : status === 'cancelled' ? [0, order.total] : [order.total, 0]
    expect(order).toMatchObject({ uid, payments: is_paid ? 1 : 0, retained, refundable, to_refund: refundable })
  }
  expect(acknowledged).not.toEqual([])
  const byUid = new Map(orders.map(order => [order.uid, order]))
  for (const { uid, status } of acknowledged) expect([uid, byUid.get(uid)?.statuses.includes(status)]).toEqual([uid, true])
  expect(await withoutHistory(db, uids)).toEqual([])
  expect(
    await query(sql`
      select reply.id from inbox_replies reply where shop_id = 1 and subject like ${`${ofCrashTest}%`} and 1 <> (
        select count(*) from mails where mails.shop_id = 1 and kind = 'inbox_reply' and data ->> 'id' = reply.id::text)`),
  ).toEqual([])
  // What was undone is undone as a whole: its change set has rows of its own.
  expect(
    await query(sql`
      select id from change_sets where shop_id = 1 and not is_erased and not exists (select from change_rows row where row.shop_id = 1 and change_set_id = change_sets.id)`),
  ).toEqual([])
  const numbers = await query<{ number: string }>(sql`select number from orders where shop_id = 1 order by number`)
  expect(numbers.map(({ number }) => Number(number.slice(5)))).toEqual(numbers.map((_, i) => i + 1))
}

/** Customers whom nothing depends on, each with a note and an address; returns their ids. */
async function addSpareCustomers(db: Database, count: number): Promise<number[]> {
  const rows = await db.asOwner(new Date()).query<{ id: number }>(sql`
    with added as (
      insert into customers (shop_id, id, email, password_hash, first_name, last_name, language)
      select 1, n, 'spare-' || n || '@example.com', '', ${spareName}, 'Nowak', 'pl'
      from (select 900000 + generate_series(1, ${count}::int) as n) numbered
      returning id
    ), noted as (
      insert into customer_notes (shop_id, customer_id, text, author_kind, author_id, author_name) select 1, id, 'Spare', 'key', '', '' from added
    ), addressed as (
      insert into favourites (shop_id, customer_id, product_id) select 1, id, (select min(id) from products where shop_id = 1) from added
    )
    select id from added`)
  return rows.map(({ id }) => id)
}

/** A customer is there with everything, or nothing is left but the record of the erasure. */
async function assertErasedAsAWhole(db: Database, ids: readonly number[]) {
  const rows = await db.asOwner(new Date()).query<{ id: number; parts: number; words: number; changes: unknown }>(sql`
    select id,
      (select count(*)::int from customers where shop_id = 1 and customers.id = spare.id)
        + (select count(*)::int from customer_notes where shop_id = 1 and customer_id = spare.id)
        + (select count(*)::int from favourites where shop_id = 1 and customer_id = spare.id) as parts,
      (select count(*)::int from customer_words where shop_id = 1 and customer_id = spare.id) as words,
      (select json_agg(json_build_object('row_key', row_key, 'before', before, 'after', after)) from change_rows row
        where row.shop_id = 1 and entity = 'customer' and entity_key = spare.id::text) as changes
    from unnest(${[...ids]}::int[]) spare (id)`)
  for (const { id, parts, words, changes } of rows)
    if (parts === 3) expect([id, words]).not.toContain(0)
    else expect([id, parts, words, changes]).toEqual([id, 0, 0, [{ row_key: { id }, before: { id }, after: null }]])
}

/** What staff have written, and its history does not have as it is. */
const withoutHistory = (db: Database, uids: readonly string[]) =>
  db.asOwner(new Date()).transaction(async tx => {
    // By which times are written in the history.
    await tx.query(sql`set local timezone = 'UTC'`)
    return tx.query(sql`
      with written as (
        select 'order_notes' as name, to_jsonb(note) as stored from order_notes note where shop_id = 1 and order_uid = any (${[...uids]}::text[])
        union all
        select 'payment_events', to_jsonb(event) from payment_events event where shop_id = 1 and order_uid = any (${[...uids]}::text[])
        union all
        select 'shipments', to_jsonb(shipment) from shipments shipment where shop_id = 1 and order_uid = any (${[...uids]}::text[])
        union all
        select 'orders', to_jsonb(orders) from orders where shop_id = 1 and uid = any (${[...uids]}::text[])
          and exists (select from order_changes change where change.shop_id = 1 and change.order_uid = uid)
        union all
        select 'stock_movements', to_jsonb(movement) from stock_movements movement
        where shop_id = 1 and reason = 'correction' and author_kind = 'staff' and at > (
          select min(created_at) from orders where shop_id = 1 and uid = any (${[...uids]}::text[]))
        union all
        select 'inbox_replies', to_jsonb(reply) from inbox_replies reply where shop_id = 1 and subject like ${`${ofCrashTest}%`}
        union all
        select 'customers', to_jsonb(customer) from customers customer where shop_id = 1 and lock_reason like ${`${ofCrashTest}%`}
        union all
        select 'configuration', to_jsonb(setting) from configuration setting
        where shop_id = 1 and scope = 'local_business' and entry #>> '{opening_hours,en}' like ${`${ofCrashTest}%`}
      )
      select written.name, stored from written join history_tables() declared on declared.name = written.name
      where not exists (
        select from change_rows row where row.shop_id = 1 and row.table_name = written.name
          and row.row_key = picked(stored, history_key(written.name::regclass))
          and row.after = recorded(stored, declared.omitted || generated_columns(written.name::regclass), declared.secret))`)
  })
