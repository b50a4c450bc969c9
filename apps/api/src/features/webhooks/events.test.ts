import { webhookEvents } from '@stragan/contract/admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buyer } from '../../../test/buyer.ts'
import { newCustomer, password } from '../../../test/customer.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { shopCtx } from '../../../test/test-api.ts'
import { openWebhookShop } from '../../../test/webhook-shop.ts'
import { sql } from '../../platform/database.ts'
import { changeOrderStatus } from '../orders/orders.ts'

const shop = { id: 971, host: 'events.test', first: 9_710_001 }

let opened: Awaited<ReturnType<typeof openWebhookShop>>
beforeAll(async () => {
  opened = await openWebhookShop(shop)
})
afterAll(() => opened.close())
beforeEach(() => opened.reset())

const typesOf = (events: { type: string }[]) => events.map(({ type }) => type).sort()
const arrivedAfterAll = async () => {
  await opened.deliver()
  return opened.arrived()
}

test('an order is reported with its ids and states, and nothing about the buyer', async () => {
  await opened.create(['order.created'])
  const { uid, number } = await opened.placeOrder()
  expect(await arrivedAfterAll()).toEqual([
    {
      type: 'order.created',
      version: 1,
      timestamp: '2027-03-01T12:00:00.000Z',
      data: { uid, number, status: 'new', is_paid: false, is_test: false, revision: 1 },
    },
  ])
  const [written] = await opened.asOwner<{ text: string }>(sql`
    select string_agg(to_json(delivery)::text, '') as text from webhook_deliveries delivery where shop_id = ${shop.id}`)
  for (const personal of [buyer.email, buyer.billing_address.last_name, buyer.phone]) expect(written?.text).not.toContain(personal)
})

test('each change of an order reports what changed', async () => {
  const { uid } = await opened.placeOrder()
  await opened.create(webhookEvents)
  const move = async (status: 'confirmed' | 'paid' | 'cancelled') => {
    await changeOrderStatus(shopCtx(opened.api, shop.id, opened.time.now), uid, status)
    return arrivedAfterAll()
  }
  const [confirmed, ...none] = await move('confirmed')
  expect(confirmed).toMatchObject({ type: 'order.status_changed', data: { uid, status: 'confirmed', previous_status: 'new', revision: 2 } })
  expect(none).toEqual([])
  expect(typesOf(await move('paid'))).toEqual(['order.paid', 'order.status_changed', 'payment.received'])
  // What was ordered is in stock again.
  expect(typesOf(await move('cancelled'))).toEqual(['order.cancelled', 'order.status_changed', 'payment.refund_due', 'stock.changed'])
})

test('a payment is reported, and one that is to be refunded once more', async () => {
  const { uid, number } = await opened.placeOrder()
  await opened.create(['payment.received', 'payment.refund_due'])
  await opened.asOwner(sql`
    insert into payment_events (shop_id, provider, event_id, order_uid, payment_id, amount, currency)
    values (${shop.id}, 'stripe', 'evt_1', ${uid}, 'pi_1', 1234, 'PLN')`)
  const data = { order_uid: uid, order_number: number, provider: 'stripe', event_id: 'evt_1', amount: 12.34, currency: 'PLN' }
  expect(await arrivedAfterAll()).toMatchObject([{ type: 'payment.received', data }])
  await opened.asOwner(sql`update payment_events set refund_due = true where shop_id = ${shop.id} and event_id = 'evt_1'`)
  expect(await arrivedAfterAll()).toMatchObject([{ type: 'payment.refund_due', data }])
})

test('a transaction that changes the stock of a variant repeatedly reports the last one, and each variant of its own', async () => {
  const other = shop.first + 1
  await addProduct(opened.api.db, { shopId: shop.id, id: other, priceNet: 100, first: shop.first, items: 5 }, opened.time.now)
  await opened.create(['stock.changed', 'stock.sold_out'])
  await opened.api.db.asOwner(opened.time.now).transaction(async tx => {
    for (const stock of [7, 3, 0])
      await tx.query(sql`update variants set stock_on_hand = ${stock} where shop_id = ${shop.id} and id in (${shop.first}, ${other})`)
    await tx.query(sql`update variants set stock_on_hand = 4 where shop_id = ${shop.id} and id = ${other}`)
    await tx.query(sql`update variants set ean = '5900000000015' where shop_id = ${shop.id} and id = ${other}`)
  })
  const events: { type: string; data: { variant_id: number; stock_on_hand: number } }[] = await arrivedAfterAll()
  const summary = events.map(({ type, data }) => `${type} ${data.variant_id - shop.first}: ${data.stock_on_hand}`).sort()
  expect(summary).toEqual(['stock.changed 0: 0', 'stock.changed 1: 4', 'stock.sold_out 0: 0'])
  expect(events[0]?.data).toMatchObject({ product_id: expect.any(Number), symbol: expect.stringMatching(/^V971/) })
  // The next transaction has an event of its own.
  await opened.changeStock(10_000)
  expect(await arrivedAfterAll()).toMatchObject([{ type: 'stock.changed', data: { stock_on_hand: 10_000 } }])
})

test('a closed account is reported by its id, and erased from the log with what receivers answered about its orders', async () => {
  const { id: endpoint } = await opened.create(['customer.created', 'customer.updated', 'customer.erased', 'order.created'])
  opened.receiver.answer = response => response.writeHead(200).end('Saved for Ewa Nowak')
  const customer = await newCustomer(opened.api, shop.host)
  await customer.put('/customer', { customer: { first_name: 'Ewa', last_name: 'Maj' } })
  await customer.put('/customer', { customer: { first_name: 'Ewa', last_name: 'Maj' } })
  expect(typesOf(await arrivedAfterAll())).toEqual(['customer.created', 'customer.updated'])
  const { uid, number } = await opened.placeOrder()
  await arrivedAfterAll()
  await opened.asOwner(sql`
    update orders set customer_id = ${customer.id}, status = 'delivered', is_paid = true where shop_id = ${shop.id} and uid = ${uid}`)
  const closed = await customer.post('/customer/closing', { customer: { current_password: password } })
  expect(closed.body).toBe('ok')
  expect(await arrivedAfterAll()).toMatchObject([{ type: 'customer.erased', data: { id: customer.id } }])
  const left: { id: string; type: string; subject: string }[] = await opened.deliveriesOf(endpoint)
  expect(left.map(({ type, subject }) => [type, subject]).sort()).toEqual([
    ['customer.erased', String(customer.id)],
    ['order.created', number],
  ])
  const ofOrder = left.find(({ type }) => type === 'order.created')
  const { log } = (await opened.program.get(`${opened.path}/${endpoint}/deliveries/${ofOrder?.id}`)).body
  expect(log).toMatchObject([{ status: 200, answer: null }])
})

test('where no enabled endpoint receives an event, nothing is written', async () => {
  const written = async () => (await opened.asOwner(sql`select from webhook_deliveries where shop_id = ${shop.id}`)).length
  await opened.placeOrder()
  expect(await written()).toBe(0)
  const { id } = await opened.create(['order.created'])
  await opened.changeStock(9000)
  expect(await written()).toBe(0)
  await opened.placeOrder()
  expect(await written()).toBe(1)
  await opened.disable(id)
  await opened.placeOrder()
  expect(await written()).toBe(1)
})

test('an event that is rolled back is not reported', async () => {
  await opened.create(['stock.changed'])
  const attempt = opened.api.db.asOwner(opened.time.now).transaction(async tx => {
    await tx.query(sql`update variants set stock_on_hand = 1 where shop_id = ${shop.id} and id = ${shop.first}`)
    throw new Error('refused')
  })
  await expect(attempt).rejects.toThrow('refused')
  expect(await arrivedAfterAll()).toEqual([])
})

test('a shop with endpoints and events can be deleted', async () => {
  const gone = { id: 972, host: 'gone.test', first: 9_720_001 }
  const { create, placeOrder, asOwner, close } = await openWebhookShop(gone)
  await create(webhookEvents)
  await placeOrder()
  await asOwner(sql`delete from shops where shop_id = ${gone.id}`)
  expect(await asOwner(sql`select from webhook_deliveries where shop_id = ${gone.id}`)).toEqual([])
  await close()
})
