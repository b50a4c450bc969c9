import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newCustomer } from '../../../test/customer.ts'
import { sendEmails } from '../../../test/emails.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { expectStockToBeLedger } from '../../../test/stock-ledger.ts'
import { openTestApi, shopCtx, silent, type TestApi } from '../../../test/test-api.ts'
import { type Answered, openVisitor, type TestVisitor } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'
import { startRetention } from '../../platform/retention.ts'
import { approveDeferredPayment } from '../account/account.ts'
import { saveEntries } from '../configuration/configuration.ts'
import { changeOrderStatus } from './orders.ts'
import { cancelUnpaidOrders } from './unpaid-orders.ts'

// Noon in Greenwich is one o'clock in Warsaw, where the shop is.
const start = new Date('2027-03-01T12:00:00Z')
const shopId = 870
const origin = 'unpaid.test'
const first = 8_700_001
const [transfer, cash, deferred, online] = [1, 2, 3, 4]

let now = start
let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, { id: shopId, host: origin, first }, start)
  await addProduct(api.db, { shopId, id: first, priceNet: 1000, first, items: 10_000 }, start)
})
afterAll(async () => {
  await expectStockToBeLedger(api.db)
  await api.close()
})
beforeEach(async () => {
  now = start
  await configure({})
})

const asOwner = <Row>(statement: ReturnType<typeof sql>) => api.db.asOwner(now).query<Row>(statement)
const configure = (limits: object) =>
  api.db.asOwner(now).transaction(async tx => {
    await tx.query(sql`delete from configuration where shop_id = ${shopId} and scope = 'shop_configuration'`)
    await saveEntries(tx, shopId, 'shop_configuration', [{ mode: 'production', new_days: 30, ...limits }])
  })
const failure = ({ status, body }: Answered) => [status, body.error?.code, body.error?.details]
const stock = async () =>
  (await asOwner<{ stock_on_hand: number }>(sql`select stock_on_hand from variants where shop_id = ${shopId} and id = ${first}`))[0]
    ?.stock_on_hand ?? 0

let buyers = 0
const newEmail = () => `buyer${++buyers}@example.com`
const buyerOf = (email: string) => ({
  email,
  phone: '600100200',
  billing_address: { first_name: 'A', last_name: 'B', street: 'S 1', postal_code: '00-001', city: 'W', country: 'PL' },
  regulations_accepted: true,
  privacy_accepted: true,
})

let addresses = 0
const newAddress = () => `2001:db8:0:${(++addresses).toString(16)}::1`
/** Places orders from an address, by default one of their own. Retries those shed on a busy machine. */
const orderOf = async (visitor: TestVisitor, email: string, address = newAddress(), language = 'en'): Promise<Answered> => {
  const headers = { 'storefront-secret': 'test secret', 'visitor-address': address, 'accept-language': language }
  const answer = await visitor.post('/orders', { order: buyerOf(email) }, { headers })
  return answer.status === 503 ? orderOf(visitor, email, address, language) : answer
}
const shopper = (payment = transfer) => readyShopper(api, origin, [[first, 1]], { delivery: 2, payment })
const place = async (payment = transfer, email = newEmail()) => {
  const visitor = await shopper(payment)
  const { status, body } = await orderOf(visitor, email)
  expect([status, body.error]).toEqual([200, undefined])
  return { visitor, ...(body as { uid: string; number: string; payment: { awaited_until: string | null } }) }
}

const move = (uid: string, to: Parameters<typeof changeOrderStatus>[2]) => changeOrderStatus(shopCtx(api, shopId, now), uid, to)
/** Concurrent processes. */
const expire = async (processes = 3) => {
  const counts = await Promise.all(
    Array.from({ length: processes }, () => cancelUnpaidOrders({ db: api.db, clock: () => now, log: silent })),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}
const viewOf = async (visitor: TestVisitor, uid: string) => (await visitor.get(`/orders/${uid}`)).body

test('at most five unpaid orders of one e-mail, in any spelling, are open; the sixth reduces no stock', async () => {
  const email = newEmail()
  const placed = []
  for (let i = 0; i < 5; i++) placed.push(await place(i % 2 ? cash : transfer, email))
  const before = await stock()
  const sixth = await shopper()
  expect(failure(await orderOf(sixth, email.toUpperCase()))).toEqual([422, 'too_many_open_orders', { by: 'email', limit: 5 }])
  expect(await stock()).toBe(before)
  await place()
  await move(placed[0]?.uid ?? '', 'paid')
  expect((await orderOf(sixth, email)).status).toBe(200)
  expect((await orderOf(await shopper(), email)).status).toBe(422)
  await move(placed[1]?.uid ?? '', 'confirmed')
  expect((await orderOf(await shopper(cash), email)).status).toBe(200)
})

test('an order with a partial withdrawal does not expire', async () => {
  const email = newEmail()
  const visitor = await readyShopper(api, origin, [[first, 2]], { delivery: 2, payment: transfer })
  const { uid } = (await orderOf(visitor, email)).body
  const declared = { name: 'A B', email, items: [{ line: 1, items: 1 }] }
  expect((await visitor.post(`/orders/${uid}/withdrawal`, { withdrawal: declared })).status).toBe(200)
  now = new Date(start.getTime() + 30 * 86_400_000)
  await expire()
  const { status, masked } = await viewOf(await openVisitor(api, origin), uid)
  expect([status, masked]).toEqual(['new', true])
})

test('concurrent orders of one e-mail do not exceed the limit', async () => {
  const email = newEmail()
  const shoppers = await Promise.all(Array.from({ length: 12 }, () => shopper()))
  const answers = await Promise.all(shoppers.map(one => orderOf(one, email)))
  expect(answers.filter(answer => answer.status === 200)).toHaveLength(5)
  expect(answers.filter(answer => answer.body.error?.code === 'too_many_open_orders')).toHaveLength(7)
})

test('a shop sets its limits; an address counts across e-mails, of IPv6 by its /64', async () => {
  await configure({ max_open_orders_per_email: 1, max_open_orders_per_address: 3 })
  const email = newEmail()
  await place(transfer, email)
  expect(failure(await orderOf(await shopper(), email))).toEqual([422, 'too_many_open_orders', { by: 'email', limit: 1 }])
  const orderFrom = async (address: string) => orderOf(await shopper(), newEmail(), address)
  const addresses = ['2001:db8:5:6::1', '2001:db8:5:6:ffff::2', '2001:0db8:0005:0006:0:0:0:3', '2001:db8:5:6::4', '2001:db8:5:6::5']
  const answers = await Promise.all(addresses.map(orderFrom))
  expect(answers.filter(answer => answer.status === 200)).toHaveLength(3)
  const refused = answers.find(answer => answer.status !== 200)
  expect(refused && failure(refused)).toEqual([422, 'too_many_open_orders', { by: 'address', limit: 3 }])
  expect((await orderFrom('2001:db8:5:7::1')).status).toBe(200)
  expect((await orderFrom('192.0.2.1')).status).toBe(200)
})

test('guests who exhaust the limit of an e-mail do not block its account', async () => {
  await configure({ max_open_orders_per_email: 2 })
  const customer = await newCustomer(api, origin)
  const orderAs = async (visitor: TestVisitor) => {
    await visitor.post('/cart/cart_items', { cart_item: { product_id: first, items: 1 } })
    await visitor.put('/cart/set_delivery', { cart: { delivery_shop_configuration_id: 2 } })
    await visitor.put('/cart/set_payment', { cart: { component_payment_method_id: transfer } })
    return orderOf(visitor, customer.email)
  }
  for (let i = 0; i < 2; i++) expect((await orderAs(await openVisitor(api, origin))).status).toBe(200)
  expect((await orderAs(await openVisitor(api, origin))).status).toBe(422)
  for (let i = 0; i < 2; i++) expect((await orderAs(customer)).status).toBe(200)
  expect(failure(await orderAs(customer))).toEqual([422, 'too_many_open_orders', { by: 'customer', limit: 2 }])
})

test('orders by deferred invoice are neither counted nor cancelled', async () => {
  await configure({ max_open_orders_per_email: 1 })
  const customer = await newCustomer(api, origin)
  await customer.put('/customer', { customer: { first_name: 'E', last_name: 'N', company: 'Firma', nip: '5260250274' } })
  await approveDeferredPayment(api.db, now, { host: origin, email: customer.email, isApproved: true })
  const uids: string[] = []
  for (let i = 0; i < 3; i++) {
    await customer.post('/cart/cart_items', { cart_item: { product_id: first, items: 1 } })
    await customer.put('/cart/set_delivery', { cart: { delivery_shop_configuration_id: 2 } })
    await customer.put('/cart/set_payment', { cart: { component_payment_method_id: deferred } })
    const toCompany = buyerOf(customer.email)
    const billing_address = { ...toCompany.billing_address, company: 'Firma', nip: '5260250274' }
    uids.push((await customer.post('/orders', { order: { ...toCompany, billing_address } })).body.uid)
  }
  now = new Date('2028-03-01T12:00:00Z')
  await expire()
  const later = await asOwner<{ status: string }>(sql`select status from orders where shop_id = ${shopId} and uid = any (${uids}::text[])`)
  expect(later.map(({ status }) => status)).toEqual(['new', 'new', 'new'])
})

test('a network address is stored only as a keyed hash, while the order is open and for at most 30 days', async () => {
  const keyOf = async (uid: string) =>
    (await asOwner<{ network_key: string | null }>(sql`select network_key from orders where shop_id = ${shopId} and uid = ${uid}`))[0]
      ?.network_key
  const placedFrom = async (payment: number) => ({
    uid: (await orderOf(await shopper(payment), newEmail(), '192.0.2.77')).body.uid as string,
  })
  const [paid, packed, stored] = [await placedFrom(transfer), await placedFrom(transfer), await placedFrom(cash)]
  const keys = [await keyOf(paid.uid), await keyOf(packed.uid), await keyOf(stored.uid)]
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[\w-]{43}$/)
  await move(paid.uid, 'paid')
  await move(packed.uid, 'confirmed')
  await move(packed.uid, 'packed')
  expect([await keyOf(paid.uid), await keyOf(packed.uid), await keyOf(stored.uid)]).toEqual([null, null, keys[2]])
  now = new Date('2027-04-01T12:00:00Z')
  await startRetention({ db: api.db, clock: () => now, log: silent }).stop()
  expect(await keyOf(stored.uid)).toBeNull()
})

test('an order by transfer expires at the end of the seventh day in the shop’s time zone; it is cancelled once, and stock, gift and code are restored', async () => {
  await asOwner(sql`
    insert into discount_codes (shop_id, id, code, discount_type, value, max_uses) values (${shopId}, 1, 'ONCE', 'percentage', 1000, 1)`)
  await asOwner(
    sql`insert into gifts (shop_id, id, position, name, min_order_value, stock_on_hand) values (${shopId}, 1, 1, '{"en": "Mug"}', 0, 1)`,
  )
  await asOwner(sql`delete from mails`)
  const before = await stock()
  const visitor = await shopper()
  await visitor.post('/cart/check_discount_code', { cart: { discount_code: 'ONCE' } })
  await visitor.put('/cart/set_reward_regulations_accepted', { cart: { reward_regulations_accepted: true } })
  await visitor.put('/cart/select_gift', { cart: { gift_id: 1 } })
  const email = newEmail()
  const { status, body } = await orderOf(visitor, email)
  expect([status, body.error]).toEqual([200, undefined])
  const { uid, number, payment } = body
  expect(payment.awaited_until).toBe('2027-03-08T23:00:00.000Z')
  const held = async () => [
    await stock(),
    ...Object.values(
      (
        await asOwner<object>(sql`
          select uses, (select stock_on_hand from gifts where shop_id = ${shopId}) as gifts from discount_codes where shop_id = ${shopId}`)
      )[0] ?? {},
    ),
  ]
  expect(await held()).toEqual([before - 1, 1, 0])
  now = new Date('2027-03-08T22:59:59Z')
  expect((await viewOf(await openVisitor(api, origin), uid)).payment.awaited_until).toBe('2027-03-08T23:00:00.000Z')
  await expire()
  expect(await viewOf(await openVisitor(api, origin), uid)).toMatchObject({ status: 'new', cancel_reason: null })
  await asOwner(sql`delete from mails`)
  now = new Date('2027-03-08T23:00:00Z')
  await expire()
  await expire()
  const view = await viewOf(await openVisitor(api, origin), uid)
  expect(view).toMatchObject({ status: 'cancelled', cancel_reason: 'unpaid', payment: { paid: false, awaited_until: null } })
  expect(view.history).toEqual([
    { status: 'new', at: start.toISOString() },
    { status: 'cancelled', at: now.toISOString() },
  ])
  expect(await held()).toEqual([expect.any(Number), 0, 1])
  const moved = sql`select quantity, reason, author_name from stock_movements where shop_id = ${shopId} and order_uid = ${uid} order by number`
  expect(await asOwner(moved)).toEqual([
    { quantity: -1, reason: 'order', author_name: null },
    { quantity: 1, reason: 'cancellation', author_name: null },
  ])
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toBe(`Order ${number} cancelled: not paid in time | Shop ${shopId}`)
  expect(mail?.text.replace(/\s+/g, ' ')).toContain(`We received no payment for order ${number} of 1 March 2027`)
  expect(await mailsTo(email)).toEqual([])
})

const mailsTo = async (email: string) => (await sendEmails(api, now)).filter(({ to }) => to === email)

test('concurrent jobs restore the stock of an expired order once', async () => {
  await configure({ unpaid_order_days: 1 })
  const before = await stock()
  for (let i = 0; i < 4; i++) await place()
  expect(await stock()).toBe(before - 4)
  now = new Date('2027-03-02T23:00:00Z')
  await expire(5)
  expect(await stock()).toBe(before)
})

test('the mail to the buyer is in the language of the order', async () => {
  await configure({ unpaid_order_days: 1 })
  const visitor = await shopper()
  const email = newEmail()
  const { body } = await orderOf(visitor, email, newAddress(), 'pl')
  await mailsTo(email)
  now = new Date('2027-03-02T23:00:00Z')
  await expire()
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toBe(`Zamówienie ${body.number} anulowane: brak wpłaty w terminie | Shop ${shopId}`)
})

test('orders with online payment expire after hours, confirmed ones by transfer too; paid, packed and cash orders never do', async () => {
  await configure({ unpaid_online_order_hours: 3 })
  const byCard = await place(online)
  expect(byCard.payment.awaited_until).toBe('2027-03-01T15:00:00.000Z')
  const [confirmed, packed, paid, inCash, inCashConfirmed] = [
    await place(),
    await place(),
    await place(),
    await place(cash),
    await place(cash),
  ]
  for (const { uid } of [confirmed, packed, inCashConfirmed]) await move(uid, 'confirmed')
  await move(packed.uid, 'packed')
  await move(paid.uid, 'paid')
  expect([inCash.payment.awaited_until, (await viewOf(packed.visitor, packed.uid)).payment.awaited_until]).toEqual([null, null])
  const statuses = async () => {
    const rows = await asOwner<{ uid: string; status: string }>(sql`select uid, status from orders where shop_id = ${shopId}`)
    return [byCard, confirmed, packed, paid, inCash, inCashConfirmed].map(({ uid }) => rows.find(row => row.uid === uid)?.status)
  }
  now = new Date('2027-03-01T15:00:00Z')
  await expire()
  expect(await statuses()).toEqual(['cancelled', 'confirmed', 'packed', 'paid', 'new', 'confirmed'])
  now = new Date('2029-03-01T12:00:00Z')
  await expire()
  expect(await statuses()).toEqual(['cancelled', 'cancelled', 'packed', 'paid', 'new', 'confirmed'])
})

test.each([
  ['by transfer', transfer],
  ['in cash', cash],
  ['online', online],
])('an order %s whose total is 0 is paid at once, and does not expire', async (_, payment) => {
  await asOwner(sql`
    insert into discount_codes (shop_id, id, code, discount_type, value) values (${shopId}, 2, 'FREE', 'percentage', 10000) on conflict do nothing`)
  const email = newEmail()
  const visitor = await shopper(payment)
  await visitor.post('/cart/check_discount_code', { cart: { discount_code: 'FREE' } })
  await asOwner(sql`delete from mails`)
  const { status, body } = await orderOf(visitor, email)
  expect([status, body.error]).toEqual([200, undefined])
  expect(body).toMatchObject({ status: 'paid', total_gross: 0, payment: { paid: true, awaited_until: null, transfer_code: null } })
  const { uid, number } = body
  const [mail, ...more] = await mailsTo(email)
  expect([mail?.subject, more]).toEqual([`Order ${number} received | Shop ${shopId}`, []])
  const text = mail?.text.replace(/\s+/g, ' ')
  expect(text).toContain('There is nothing to pay.')
  expect(text).not.toMatch(/has been paid for|Please transfer|PL61|Go to payment|You will pay/)
  const paid = { status: 'paid', cancel_reason: null, payment: { paid: true, awaited_until: null } }
  expect(await viewOf(visitor, uid)).toMatchObject({ ...paid, history: [{ status: 'new' }, { status: 'paid' }] })
  const reason = payment === online ? 'nothing_to_pay' : 'not_online'
  expect(failure(await visitor.post(`/orders/${uid}/payment`, {}))).toEqual([422, 'payment_not_offered', { reason }])
  now = new Date('2027-04-01T12:00:00Z')
  await expire()
  expect(await viewOf(await openVisitor(api, origin), uid)).toMatchObject(paid)

  await asOwner(sql`delete from mails`)
  await changeOrderStatus(shopCtx(api, shopId, now), uid, 'cancelled')
  const cancelled = (await mailsTo(email))[0]?.text.replace(/\s+/g, ' ')
  expect(cancelled).toContain('There is nothing to pay.')
  expect(cancelled).not.toContain('refund')
})

test('a withdrawal from an order whose total is 0 makes no refund due, and promises none', async () => {
  const email = newEmail()
  const visitor = await shopper(transfer)
  await visitor.post('/cart/check_discount_code', { cart: { discount_code: 'FREE' } })
  const { uid } = (await orderOf(visitor, email)).body
  const withdrawal = { name: 'A B', email, items: [{ line: 1, items: 1 }] }
  expect((await visitor.post(`/orders/${uid}/withdrawal`, { withdrawal })).status).toBe(200)
  expect(await asOwner(sql`select from refunds where shop_id = ${shopId} and order_uid = ${uid}`)).toEqual([])
  const receipt = (await mailsTo(email)).find(({ subject }) => subject.startsWith('We have received your withdrawal'))
  expect(receipt?.text).toContain('Send the goods back')
  expect(receipt?.text).not.toContain('refund')
})
