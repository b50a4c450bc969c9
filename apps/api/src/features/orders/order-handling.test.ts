import { createHmac } from 'node:crypto'
import type { TimelineEntry } from '@stragan/contract/admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buyer } from '../../../test/buyer.ts'
import { newCustomer, password } from '../../../test/customer.ts'
import { sendEmails } from '../../../test/emails.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { newStaff, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { failure, request } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

const start = new Date('2027-03-01T12:00:00Z')
const shopId = 957
const origin = 'order-handling.test'
const first = 9_570_001
const path = `/shops/shop-${shopId}`
const webhookSecret = 'whsec_test'

let now = start
let api: TestApi
let seller: StaffMember
let packer: StaffMember
beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, { id: shopId, host: origin, first }, start)
  await addProduct(api.db, { shopId, id: first, priceNet: 1000, first, items: 10_000 }, start)
  for (const [name, value] of Object.entries({ stripe_secret_key: 'sk_test', stripe_webhook_secret: webhookSecret }))
    await asOwner(sql`insert into shop_secrets (shop_id, name, value) values (${shopId}, ${name}, ${value})`)
  seller = await newStaff(api, { [shopId]: 'sales' })
  packer = await newStaff(api, { [shopId]: 'warehouse' })
})
afterAll(() => api.close())
beforeEach(() => {
  now = start
})

const asOwner = <Row>(statement: ReturnType<typeof sql>) => api.db.asOwner(now).query<Row>(statement)
const emails = () => sendEmails(api, now)

/** An order whose mails have been sent, and the address of its calls. */
async function placed(more: object = {}, { language = 'en', payment = 1 } = {}) {
  const shopper = await readyShopper(api, origin, [[first, 2]], { payment })
  const order = { ...buyer, ...more }
  const { status, body } = await shopper.post('/orders', { order }, { headers: { 'accept-language': language } })
  expect([status, body.error]).toEqual([200, undefined])
  await emails()
  const at = `${path}/orders/${body.uid}`
  return {
    shopper,
    at,
    uid: String(body.uid),
    number: String(body.number),
    total: Number(body.total_gross),
    move: (to: string, given: object = {}, by: StaffMember = seller) => by.put(`${at}/status`, { status: to, ...given }),
    show: async () => (await seller.get(at)).body,
    seenByBuyer: async () => (await shopper.get(`/orders/${body.uid}`)).body,
    timeline: async (): Promise<TimelineEntry[]> => {
      const { status, body } = await seller.get(`${at}/timeline`)
      expect([status, body.error]).toEqual([200, undefined])
      return body
    },
  }
}
/** An order that was sent with this shipment, and how to correct it from what it was. */
async function sentOrder(shipment: object) {
  const order = await placed()
  await order.move('confirmed')
  await order.move('packed')
  expect((await packer.put(`${order.at}/dispatch`, { shipment })).status).toBe(200)
  const [{ id, ...from }] = (await order.show()).shipments
  const correct = (more: object) => {
    now = new Date(now.getTime() + 60_000)
    return packer.put(`${order.at}/shipments/${id}`, { ...from, tracking_url: null, ...more, from })
  }
  const lastChange = async (by: StaffMember): Promise<string> =>
    (await by.get(`${path}/change_sets?entity=order&entity_key=${order.uid}&limit=1`)).body.items[0].id
  const undo = (change: string, by: StaffMember) => {
    now = new Date(now.getTime() + 60_000)
    return by.post(`${path}/change_sets/${change}/undo`)
  }
  return { ...order, correct, lastChange, undo }
}

const stock = async () => {
  const [row] = await asOwner<{ stock_on_hand: number }>(
    sql`select stock_on_hand from variants where shop_id = ${shopId} and id = ${first}`,
  )
  return row?.stock_on_hand ?? Number.NaN
}
const ofKind = <Kind extends TimelineEntry['kind']>(entries: TimelineEntry[], kind: Kind) =>
  entries.filter((entry): entry is Extract<TimelineEntry, { kind: Kind }> => entry.kind === kind)

test('a preview shows the very e-mail that the move then sends, and changes nothing', async () => {
  const order = await placed({}, { language: 'pl' })
  const email = { subject: 'Zamówienie już u nas', message: 'Dzień dobry!\n<b>Wysyłka</b> jutro.' }
  const { status, body } = await seller.post(`${order.at}/move_preview`, { status: 'confirmed', email })
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'confirmed', paid: false, restocked: [], refund_due: 0 })
  expect(body.email).toMatchObject({ recipient: buyer.email, language: 'pl', subject: email.subject, is_required: true })
  expect(body.email.attachments.length).toBeGreaterThan(0)
  expect(body.email.html).toContain('Dzień dobry!')
  expect(body.email.html).toContain('Dzień dobry!<br>&lt;b&gt;Wysyłka&lt;/b&gt; jutro.</p>')
  expect([(await order.show()).status, await emails()]).toEqual(['new', []])

  expect((await order.move('confirmed', { email })).status).toBe(200)
  const [sent, ...more] = await emails()
  expect(more).toEqual([])
  expect([sent?.to, sent?.subject, sent?.html, sent?.text]).toEqual([buyer.email, email.subject, body.email.html, body.email.text])
  expect(sent?.attachments?.map(({ filename }) => filename)).toEqual(body.email.attachments)
})

test('a preview of a move that the status does not allow is refused, and so is the move', async () => {
  const order = await placed()
  expect(failure(await seller.post(`${order.at}/move_preview`, { status: 'sent' }))).toEqual([409, 'order_move_refused'])
  expect(failure(await order.move('sent'))).toEqual([409, 'order_move_refused'])
})

test('the e-mail that concludes the contract cannot be left out; any other one can', async () => {
  const order = await placed()
  const without = { email: { send: false } }
  expect(failure(await order.move('confirmed', without))).toEqual([422, 'email_required'])
  expect((await order.show()).status).toBe('new')
  expect((await order.move('paid', without)).status).toBe(200)
  expect(await emails()).toEqual([])
  expect(failure(await order.move('packed', without))).toEqual([422, 'email_required'])
  expect((await order.move('packed')).status).toBe(200)
  expect((await emails()).map(({ subject }) => subject)).toEqual([`Order ${order.number} confirmed | Shop ${shopId}`])
  expect((await order.move('sent', without)).status).toBe(200)
  expect((await order.move('delivered')).status).toBe(200)
  expect(await emails()).toEqual([])
})

test.each([{ subject: '' }, { subject: 'x'.repeat(201) }, { message: 'x'.repeat(5001) }])(
  'an e-mail with a subject or a message of the wrong length is refused',
  async email => {
    const order = await placed()
    expect(failure(await order.move('confirmed', { email }))).toEqual([422, 'invalid_body'])
  },
)

test('the timeline has each move with its author and its e-mail; the buyer sees neither names nor what staff note', async () => {
  const order = await placed()
  now = new Date(now.getTime() + 60_000)
  await order.move('confirmed', { email: { message: 'Only for the buyer' } })
  now = new Date(now.getTime() + 60_000)
  await seller.post(`${order.at}/notes`, { note: 'Secret remark' })
  await packer.put(`${order.at}/packing`, {})
  const entries = await order.timeline()
  const person = ({ id, name }: StaffMember) => ({ kind: 'staff', id, name })
  expect(ofKind(entries, 'status')).toMatchObject([
    { status: 'new', author: { kind: 'buyer', name: null } },
    { status: 'confirmed', author: person(seller), message: 'Only for the buyer' },
    { status: 'packed', author: person(packer), message: null },
  ])
  expect(ofKind(entries, 'note')).toMatchObject([{ text: 'Secret remark', author: person(seller), is_own: true, edited_at: null }])
  expect(ofKind(entries, 'email').map(entry => entry.email)).toEqual(
    expect.arrayContaining(['order_confirmation', 'order_notice', 'order_confirmed']),
  )
  expect(entries.map((entry: { at: string }) => entry.at)).toEqual(entries.map((entry: { at: string }) => entry.at).sort())
  const seen = JSON.stringify(await order.seenByBuyer())
  for (const hidden of [seller.name, seller.id, packer.name, 'Secret remark', 'author'])
    expect([hidden, seen.includes(hidden)]).toEqual([hidden, false])
})

test('a payment by hand pays the order, with date, note, author and an e-mail', async () => {
  const order = await placed()
  const preview = await seller.post(`${order.at}/payment_preview`, { amount: order.total })
  expect(preview.body).toMatchObject({ status: 'paid', paid: true, refund_due: 0, email: { recipient: buyer.email, is_required: false } })
  expect((await order.show()).payment.paid).toBe(false)
  const payment = { amount: order.total, received_on: '2027-03-01', note: 'Statement 12' }
  expect((await seller.post(`${order.at}/payments`, payment)).status).toBe(200)
  expect(await order.show()).toMatchObject({ status: 'paid', payment: { paid: true } })
  expect(ofKind(await order.timeline(), 'payment')).toMatchObject([
    {
      amount: order.total,
      currency: 'PLN',
      received_on: '2027-03-01',
      note: 'Statement 12',
      refund: 'none',
      author: { name: seller.name },
    },
  ])
  const [email, ...more] = await emails()
  expect([email?.subject, more]).toEqual([`Payment received for order ${order.number} | Shop ${shopId}`, []])
  expect(email?.text.replaceAll('\u00a0', ' ')).toContain(`PLN ${order.total.toFixed(2)}`)
  expect(JSON.stringify(await order.seenByBuyer())).not.toContain('Statement 12')
})

test('cash on delivery is recorded after the order was sent, and its status stays', async () => {
  const order = await placed({}, { payment: 2 })
  for (const status of ['confirmed', 'packed', 'sent']) expect((await order.move(status)).status).toBe(200)
  expect((await seller.post(`${order.at}/payments`, { amount: order.total })).status).toBe(200)
  expect(await order.show()).toMatchObject({ status: 'sent', payment: { paid: true } })
})

test('a payment that the order cannot take is refused with the reason, and recorded as to be refunded if that is meant', async () => {
  const order = await placed()
  const pay = (amount: number, more: object = {}) => seller.post(`${order.at}/payments`, { amount, ...more })
  const refusal = async (amount: number) => (await pay(amount)).body.error
  expect(await refusal(order.total - 1)).toMatchObject({
    code: 'payment_not_applicable',
    details: { reason: 'amount', total_gross: order.total, currency: 'PLN' },
  })
  expect((await pay(order.total - 1, { refund_due: true })).status).toBe(200)
  expect(await order.show()).toMatchObject({ status: 'new', payment: { paid: false } })
  now = new Date(now.getTime() + 60_000)
  expect((await pay(order.total)).status).toBe(200)
  expect(await refusal(order.total)).toMatchObject({ details: { reason: 'paid' } })
  await order.move('cancelled')
  expect(await refusal(order.total)).toMatchObject({ details: { reason: 'cancelled' } })
  expect(ofKind(await order.timeline(), 'payment').map(({ amount, refund }) => [amount, refund])).toEqual([
    [order.total - 1, 'due'],
    [order.total, 'due'],
  ])
})

test.each([
  { amount: 0 },
  { amount: -1 },
  { amount: 1.005 },
  { amount: 1, received_on: '2027-03-02' },
  { amount: 1, received_on: '2027-02-28' },
  { amount: 1, received_on: '0001-01-01' },
  { amount: 1, received_on: '2027-02-30' },
])('the payment %j is refused', async payment => {
  const order = await placed()
  expect(failure(await seller.post(`${order.at}/payments`, payment))).toEqual([422, 'invalid_body'])
})

test('an order is sent with carrier and tracking link, which e-mail and buyer have at once; the warehouse corrects the number', async () => {
  const order = await placed()
  await order.move('confirmed')
  await packer.put(`${order.at}/packing`, {})
  await emails()
  const shipment = { carrier: 'Kurier DPD', tracking_number: '0000 123 X' }
  expect((await packer.put(`${order.at}/dispatch`, { shipment })).status).toBe(200)
  const link = 'https://tracktrace.dpd.com.pl/parcelDetails?typ=1&p1=0000123X'
  const [email] = await emails()
  expect(email?.subject).toBe(`Order ${order.number} is on its way | Shop ${shopId}`)
  expect(email?.html).toContain(`href="${link.replace('&', '&amp;')}"`)
  expect(email?.text).toContain('0000 123 X')
  const shown = { ...shipment, tracking_url: link, sent_at: now.toISOString() }
  expect((await order.seenByBuyer()).shipments).toEqual([shown])
  expect((await request(api, origin, 'GET', `/orders/${order.uid}`)).body).toMatchObject({ masked: true, shipments: [] })
  const found = async (q: string) =>
    (await seller.get(`${path}/orders?q=${encodeURIComponent(q)}`)).body.items.map((one: { number: string }) => one.number)
  for (const q of ['0000 123 X', '0000123x']) expect(await found(q)).toEqual([order.number])
  for (const q of ['0000 123', '123 X']) expect(await found(q)).toEqual([])
  const [{ id, ...from }] = (await order.show()).shipments
  const corrected = { carrier: 'Own van', tracking_number: '7', tracking_url: 'https://van.example/7' }
  expect((await packer.put(`${order.at}/shipments/${id}`, { ...corrected, from })).status).toBe(200)
  expect((await order.seenByBuyer()).shipments).toEqual([{ ...corrected, sent_at: now.toISOString() }])
  expect(ofKind(await order.timeline(), 'change')).toMatchObject([{ changed: ['tracking'], author: { name: packer.name } }])
  const other = await placed()
  expect(failure(await packer.put(`${other.at}/shipments/${id}`, { ...corrected, from }))).toEqual([404, 'shipment_not_found'])
})

test('a carrier that is typed is no link in the e-mail', async () => {
  const order = await placed()
  await order.move('confirmed')
  await order.move('packed')
  await emails()
  const shipment = { carrier: 'Win at https://prize.example', tracking_number: '7' }
  expect((await packer.put(`${order.at}/dispatch`, { shipment })).status).toBe(200)
  const [email] = await emails()
  expect(email?.text).toContain('Win at')
  expect(email?.text).not.toContain('https://prize.example')
})

test('two corrections of a shipment are merged; of the same field, the second one is refused and named', async () => {
  const order = await placed()
  await order.move('confirmed')
  await order.move('packed')
  await packer.put(`${order.at}/dispatch`, { shipment: { carrier: 'DPD', tracking_number: '1' } })
  const [{ id, ...from }] = (await order.show()).shipments
  const correct = (more: object) => packer.put(`${order.at}/shipments/${id}`, { ...from, tracking_url: null, ...more, from })
  expect((await correct({ carrier: 'DHL' })).body).toBe('ok')
  // The tracking page follows from both, and is no conflict.
  expect((await correct({ tracking_number: '2' })).body).toBe('ok')
  const merged = { carrier: 'DHL', tracking_number: '2', tracking_url: expect.stringContaining('dhl') }
  expect((await order.show()).shipments).toMatchObject([merged])
  const refused = await correct({ carrier: 'UPS', tracking_number: '2' })
  expect([failure(refused), Object.keys(refused.body.error.fields)]).toEqual([[409, 'shipment_changed'], ['carrier']])
  expect((await order.show()).shipments).toMatchObject([merged])
})

test('a correction that is sent twice is made once, and one that an undo takes back stands in the timeline', async () => {
  const order = await sentOrder({ carrier: 'DPD', tracking_number: '1' })
  const owner = await newStaff(api, { [shopId]: 'owner' })
  expect((await order.correct({ carrier: 'DHL' })).body).toBe('ok')
  const change = await order.lastChange(owner)
  expect((await order.correct({ carrier: 'DHL' })).body).toBe('ok')
  const changes = async () => ofKind(await order.timeline(), 'change').map(({ author, values }) => [author?.name, values])
  const carriers = (before: string, after: string) => expect.arrayContaining([{ field: 'carrier', before, after }])
  expect(await changes()).toEqual([[packer.name, carriers('DPD', 'DHL')]])
  expect((await order.undo(change, owner)).body).toEqual({ skipped: [] })
  expect(await changes()).toEqual([
    [packer.name, carriers('DPD', 'DHL')],
    [owner.name, carriers('DHL', 'DPD')],
  ])
})

test('the tracking page follows from carrier and number, also where an undo takes one of them back', async () => {
  const order = await sentOrder({ carrier: 'DPD', tracking_number: '1' })
  const owner = await newStaff(api, { [shopId]: 'owner' })
  await order.correct({ carrier: 'DHL' })
  const toDhl = await order.lastChange(owner)
  await order.correct({ tracking_number: '2' })
  expect((await order.undo(toDhl, owner)).status).toBe(200)
  const tracking_url = 'https://tracktrace.dpd.com.pl/parcelDetails?typ=1&p1=2'
  expect((await order.seenByBuyer()).shipments).toMatchObject([{ carrier: 'DPD', tracking_number: '2', tracking_url }])
})

test('a carrier that nobody can read is refused', async () => {
  const order = await sentOrder({ carrier: 'DPD', tracking_number: '1' })
  expect(failure(await order.correct({ carrier: '\u200b' }))).toEqual([422, 'invalid_body'])
})

test.each([
  'http://van.example/7',
  'javascript:alert(1)',
  'https://anna@van.example/',
  'van.example',
  `https://van.example/${'x'.repeat(500)}`,
])('the tracking page %.40s is refused', async tracking_url => {
  const order = await placed()
  const shipment = { carrier: 'Own van', tracking_number: '7', tracking_url }
  expect(failure(await packer.put(`${order.at}/dispatch`, { shipment }))).toEqual([422, 'invalid_body'])
})

test('an order that is collected is announced as ready, without a shipment', async () => {
  const shopper = await readyShopper(api, origin, [[first, 1]], { delivery: 2 })
  const { uid, number } = (await shopper.order()).body
  for (const status of ['confirmed', 'packed']) await seller.put(`${path}/orders/${uid}/status`, { status })
  await emails()
  await seller.put(`${path}/orders/${uid}/status`, { status: 'sent' })
  expect((await emails()).map(({ subject }) => subject)).toEqual([`Order ${number} is ready for collection | Shop ${shopId}`])
})

test('the warehouse packs and sends, and neither confirms, cancels, takes payments, nor changes data', async () => {
  const order = await placed()
  const denied = [403, 'permission_denied']
  for (const status of ['confirmed', 'paid', 'cancelled']) expect(failure(await order.move(status, {}, packer))).toEqual(denied)
  expect(failure(await packer.post(`${order.at}/payments`, { amount: 1 }))).toEqual(denied)
  expect(failure(await packer.post(`${order.at}/notes`, { note: 'x' }))).toEqual(denied)
  expect(failure(await packer.put(`${order.at}/packing`, {}))).toEqual([409, 'order_move_refused'])
})

test('a cancellation tells the buyer why and what happens to the money, and gives stock and payment back', async () => {
  const order = await placed()
  await seller.post(`${order.at}/payments`, { amount: order.total })
  await emails()
  const before = await stock()
  const cancellation = { status: 'cancelled', cancel_reason: 'out_of_stock' }
  const preview = (await seller.post(`${order.at}/move_preview`, cancellation)).body
  expect(preview).toMatchObject({ status: 'cancelled', refund_due: order.total, restocked: [{ symbol: `P${first}`, items: 2 }] })
  expect(await stock()).toBe(before)
  expect((await order.move('cancelled', cancellation)).status).toBe(200)
  expect(await stock()).toBe(before + 2)
  expect(await order.seenByBuyer()).toMatchObject({ status: 'cancelled', cancel_reason: 'out_of_stock' })
  const [email, ...more] = await emails()
  expect([email?.subject, more]).toEqual([`Order ${order.number} cancelled | Shop ${shopId}`, []])
  const text = email?.text.replace(/\s+/g, ' ') ?? ''
  expect(text).toContain('out of stock')
  // The order is a button, the terms are an ordinary link.
  expect(email?.html).toMatch(/<a class="b" href="[^"]*\/order\//)
  expect(email?.html).toMatch(/<a class="a" href="[^"]*\/regulations"/)
  expect(text).toContain(`We will refund the PLN ${order.total.toFixed(2)}`)
  expect(ofKind(await order.timeline(), 'payment')).toMatchObject([{ refund: 'due' }])
  expect(ofKind(await order.timeline(), 'status').map(({ status, reason }) => [status, reason])).toEqual([
    ['new', null],
    ['paid', null],
    ['cancelled', 'out_of_stock'],
  ])
})

test('the e-mail of an unpaid order that was cancelled says that there is nothing to pay, in the language of the order', async () => {
  const order = await placed({}, { language: 'pl' })
  await order.move('cancelled', { cancel_reason: 'buyer_request', email: { message: 'Pozdrawiamy' } })
  const [email] = await emails()
  const text = email?.text.replace(/\s+/g, ' ') ?? ''
  for (const words of ['Pozdrawiamy', 'na Twoją prośbę', 'Nie musisz nic płacić']) expect(text).toContain(words)
})

test('the e-mail of an order for cash that was cancelled says nothing about a payment under way', async () => {
  const order = await placed({}, { payment: 2 })
  await order.move('cancelled')
  const [email] = await emails()
  expect(email?.text).toContain('There is nothing to pay.')
  expect(email?.text).not.toMatch(/under way|refund|transfer/)
})

test('the e-mail that accepts an unpaid order has the details of the transfer; one for cash, or paid already, has none', async () => {
  const accepted = async (order: Awaited<ReturnType<typeof placed>>) => {
    await order.move('confirmed')
    return (await emails()).find(({ subject }) => subject.includes('confirmed'))?.text.replace(/\s+/g, ' ') ?? ''
  }
  const unpaid = await placed()
  const text = await accepted(unpaid)
  for (const words of [
    '61 1090 1014 0000 0712 1981 2874',
    unpaid.number,
    `PLN ${unpaid.total.toFixed(2)}`,
    'We have not received your payment yet',
  ])
    expect(text).toContain(words)
  expect(await accepted(await placed({}, { payment: 2 }))).not.toContain('61 1090')
  const paid = await placed()
  await seller.post(`${paid.at}/payments`, { amount: paid.total, email: { send: false } })
  await paid.move('packed')
  const texts = (await emails()).map(email => email.text.replace(/\s+/g, ' ')).join()
  expect(texts).toContain('the contract of sale is concluded')
  expect(texts).not.toMatch(/61 1090|received your payment/)
})

const notify = async (uid: string, amount: number) => {
  const event = JSON.stringify({
    id: `evt_${uid}`,
    type: 'checkout.session.completed',
    data: {
      object: {
        id: `cs_${uid}`,
        client_reference_id: uid,
        payment_status: 'paid',
        amount_total: Math.round(amount * 100),
        currency: 'pln',
      },
    },
  })
  const time = Math.floor(now.getTime() / 1000)
  const signature = createHmac('sha256', webhookSecret).update(`${time}.${event}`).digest('hex')
  const headers = { host: origin, 'stripe-signature': `t=${time},v1=${signature}` }
  return (await api.app.request('/api/my-shop/payments/stripe/notifications', { method: 'POST', headers, body: event })).status
}

test('of a cancellation and a payment at the same time comes one outcome: cancelled, and the money is to be refunded', async () => {
  const orders = []
  for (let i = 0; i < 6; i++) orders.push(await placed({}, { payment: 4 }))
  const before = await stock()
  const [paid, cancelled] = await Promise.all([
    Promise.all(orders.map(({ uid, total }) => notify(uid, total))),
    Promise.all(orders.map(order => order.move('cancelled'))),
  ])
  expect([paid, cancelled.map(({ status }) => status)]).toEqual([Array(6).fill(200), Array(6).fill(200)])
  expect(await stock()).toBe(before + 12)
  for (const order of orders) {
    const entries = await order.timeline()
    expect(ofKind(entries, 'payment').map(({ refund, author }) => [refund, author?.kind])).toEqual([['due', 'provider']])
    expect(ofKind(entries, 'status').at(-1)).toMatchObject({ status: 'cancelled', author: { name: seller.name } })
    expect(ofKind(entries, 'email').filter(({ email }) => email === 'order_cancelled')).toHaveLength(1)
  }
})

test('of two people who cancel an order at once, one is refused; stock and e-mail go once', async () => {
  const order = await placed()
  const before = await stock()
  const answers = await Promise.all([
    order.move('cancelled'),
    order.move('cancelled'),
    seller.post(`${order.at}/payments`, { amount: order.total }),
  ])
  expect(
    answers
      .slice(0, 2)
      .map(({ status }) => status)
      .sort(),
  ).toEqual([200, 409])
  expect([200, 422]).toContain(answers[2]?.status)
  expect(await stock()).toBe(before + 2)
  expect((await emails()).filter(({ subject }) => subject.includes('cancelled'))).toHaveLength(1)
})

test('a note is changed and deleted by its author alone', async () => {
  const order = await placed()
  const { id } = (await seller.post(`${order.at}/notes`, { note: ' Call first \n' })).body
  const colleague = await newStaff(api, { [shopId]: 'sales' })
  expect(failure(await colleague.put(`${order.at}/notes/${id}`, { note: 'Mine' }))).toEqual([404, 'order_note_not_found'])
  expect(failure(await colleague.delete(`${order.at}/notes/${id}`))).toEqual([404, 'order_note_not_found'])
  const [seen] = ofKind((await colleague.get(`${order.at}/timeline`)).body, 'note')
  expect(seen).toMatchObject({ text: 'Call first', is_own: false })
  expect((await seller.put(`${order.at}/notes/${id}`, { note: 'Call after noon' })).status).toBe(200)
  expect(ofKind(await order.timeline(), 'note')).toMatchObject([{ text: 'Call after noon', edited_at: now.toISOString() }])
  expect((await seller.delete(`${order.at}/notes/${id}`)).status).toBe(200)
  expect(ofKind(await order.timeline(), 'note')).toEqual([])
  for (const text of ['', ' ', 'x'.repeat(2001)])
    expect(failure(await seller.post(`${order.at}/notes`, { note: text }))).toEqual([422, 'invalid_body'])
})

test('a note for the buyer is sent once in the language of the order, with its author in the timeline, and stays as it is', async () => {
  const order = await placed({}, { language: 'pl' })
  const key = { 'idempotency-key': crypto.randomUUID() }
  const body = { note: 'Kurier będzie jutro.\n\n<b>Proszę</b> o telefon.', audience: 'buyer', recipient: buyer.email }
  const elsewhere = { ...body, recipient: 'earlier@example.com' }
  expect(failure(await seller.post(`${order.at}/notes`, elsewhere))).toEqual([409, 'recipient_changed'])
  const { id } = (await seller.post(`${order.at}/notes`, body, key)).body
  expect((await seller.post(`${order.at}/notes`, body, key)).body).toEqual({ id })
  const [sent, ...more] = await emails()
  expect(more).toEqual([])
  expect(sent).toMatchObject({ to: buyer.email, subject: `W sprawie zamówienia ${order.number} | Shop ${shopId}` })
  expect(sent?.html).toContain('&lt;b&gt;Proszę&lt;/b&gt;')
  expect(sent?.text).toContain('Kurier będzie jutro.')

  const entries = await order.timeline()
  expect(ofKind(entries, 'note')).toMatchObject([
    { id, text: body.note, sent_to: buyer.email, author: { name: seller.name }, is_own: true },
  ])
  expect(ofKind(entries, 'email')).toContainEqual(expect.objectContaining({ email: 'order_note', recipient: buyer.email, state: 'sent' }))
  expect(failure(await seller.put(`${order.at}/notes/${id}`, { note: 'Another' }))).toEqual([409, 'order_note_sent'])
  expect(failure(await seller.delete(`${order.at}/notes/${id}`))).toEqual([409, 'order_note_sent'])
  const colleague = await newStaff(api, { [shopId]: 'sales' })
  expect(failure(await colleague.delete(`${order.at}/notes/${id}`))).toEqual([404, 'order_note_not_found'])
  // Somebody has corrected the address since.
  await asOwner(sql`update orders set email = 'new@example.com' where uid = ${order.uid}`)
  expect(ofKind(await order.timeline(), 'note')).toMatchObject([{ text: body.note, sent_to: buyer.email }])
})

test('a note is for staff unless it says otherwise', async () => {
  const order = await placed()
  await seller.post(`${order.at}/notes`, { note: 'Among us' })
  expect(ofKind(await order.timeline(), 'note')).toMatchObject([{ sent_to: null }])
  expect(await emails()).toEqual([])
  expect(failure(await seller.post(`${order.at}/notes`, { note: 'x', audience: 'all' }))).toEqual([422, 'invalid_body'])
})

test('the note of a buyer whose data was erased is gone before it is sent, and there is nobody to write to', async () => {
  const customer = await newCustomer(api, origin)
  const order = await placed()
  await asOwner(sql`update orders set customer_id = ${customer.id} where uid = ${order.uid}`)
  await order.move('cancelled', { email: { send: false } })
  expect((await seller.post(`${order.at}/notes`, { note: 'Private', audience: 'buyer' })).status).toBe(200)
  expect((await customer.post('/customer/closing', { customer: { current_password: password } })).body).toBe('ok')
  expect(await emails()).toEqual([])
  expect(JSON.stringify(await order.timeline())).not.toContain('Private')
  expect(failure(await seller.post(`${order.at}/notes`, { note: 'Too late', audience: 'buyer' }))).toEqual([409, 'buyer_erased'])
  expect((await seller.post(`${order.at}/notes`, { note: 'For us' })).status).toBe(200)
})

test('a shop sends a limited number of e-mails with typed text in a day', async () => {
  const order = await placed()
  await asOwner(sql`delete from mails where shop_id = ${shopId}`)
  await asOwner(sql`
    insert into mails (shop_id, kind, recipient, language, data, state, created_at)
    select ${shopId}, kind, 'x@example.com', 'pl', data, 'sent', ${now.toISOString()}::timestamptz - age from generate_series(1, 660) cross join (values
      ('order_note', '{"typed": true}'::jsonb, interval '23 hours'), ('inbox_reply', '{"typed": true}', interval '0 hours'),
      ('order_sent', '{"typed": true}', interval '1 hour'), ('order_sent', '{}', interval '0 hours'), ('order_note', '{"typed": true}', interval '25 hours')) sent (kind, data, age)`)
  await asOwner(sql`
    insert into mails (shop_id, kind, recipient, language, data, state, created_at)
    select ${shopId}, 'order_note', 'x@example.com', 'pl', '{"typed": true}', 'sent', ${now.toISOString()} from generate_series(1, 18)`)
  const others = [await placed(), await placed(), await placed()]
  const several = { uids: others.map(({ uid }) => uid), status: 'confirmed', email: { message: 'Thank you!' } }
  const moveMany = (more: object) => seller.post(`${path}/order_moves`, { ...several, ...more })
  for (const dry_run of [true, false]) expect(failure(await moveMany({ dry_run }))).toEqual([422, 'too_many_typed_emails'])
  for (const { at } of others) expect((await seller.get(at)).body.status).toBe('new')
  expect((await moveMany({ uids: several.uids.slice(0, 1), dry_run: true })).status).toBe(200)
  expect((await moveMany({ uids: several.uids.slice(0, 1) })).status).toBe(200)
  const write = () => seller.post(`${order.at}/notes`, { note: 'One more', audience: 'buyer' })
  expect((await write()).status).toBe(200)
  expect(failure(await write())).toEqual([422, 'too_many_typed_emails'])
  expect((await seller.post(`${order.at}/notes`, { note: 'Among us' })).status).toBe(200)
  const withText = { email: { send: true, message: 'Thank you!' } }
  const confirm = (more = {}) => seller.put(`${order.at}/status`, { status: 'confirmed', ...more })
  expect(failure(await confirm(withText))).toEqual([422, 'too_many_typed_emails'])
  expect((await seller.get(order.at)).body.status).toBe('new')
  expect(failure(await confirm({ email: { send: true, subject: 'Our sale' } }))).toEqual([422, 'too_many_typed_emails'])
  const { body: preview } = await seller.post(`${order.at}/move_preview`, { status: 'confirmed' })
  expect((await confirm({ email: { send: true, subject: preview.email.subject } })).status).toBe(200)
  await order.move('packed')
  const shipment = { carrier: 'DPD', tracking_number: '1' }
  const typedPage = { shipment: { ...shipment, tracking_url: 'https://sale.example/' } }
  expect(failure(await order.move('sent', typedPage))).toEqual([422, 'too_many_typed_emails'])
  expect((await order.move('sent', { ...typedPage, email: { send: false } })).status).toBe(200)
  const another = others[2]
  for (const status of ['confirmed', 'packed']) await another?.move(status)
  expect((await another?.move('sent', { shipment }))?.status).toBe(200)
  await asOwner(sql`delete from mails where recipient = 'x@example.com'`)
})

test('an order has a limited number of notes for staff, and of notes for the buyer', async () => {
  const order = await placed()
  const add = (sentTo: string | null) =>
    asOwner(sql`
      insert into order_notes (shop_id, order_uid, text, author_kind, author_id, author_name, sent_to)
      select ${shopId}, ${order.uid}, 'x', 'staff', 'x', 'x', ${sentTo} from generate_series(1, 200)`)
  const write = (audience: string) => seller.post(`${order.at}/notes`, { note: 'One more', audience })
  await add('x@example.com')
  expect(failure(await write('buyer'))).toEqual([422, 'too_many_order_notes'])
  expect((await write('staff')).status).toBe(200)
  await asOwner(sql`delete from order_notes where order_uid = ${order.uid} and sent_to is null`)
  await add(null)
  expect(failure(await write('staff'))).toEqual([422, 'too_many_order_notes'])
})

const delivery = { first_name: 'Ewa', last_name: 'Lis', street: 'Leśna 2', postal_code: '30001', city: 'Kraków', country: 'PL' }
const dataOf = async (order: Awaited<ReturnType<typeof placed>>) => (await seller.get(`${order.at}/data`)).body

test('contact and addresses are changed until the order is sent, by the rules of the checkout', async () => {
  const order = await placed()
  const data = await dataOf(order)
  const billing_address = { ...data.billing_address, company: 'Dąb', nip: '526-000-12-46' }
  const put = (more: object) => seller.put(`${order.at}/data`, { ...data, ...more })
  expect(failure(await put({ billing_address: { ...billing_address, nip: '5260001247' } }))).toEqual([422, 'invalid_body'])
  expect((await put({ delivery_address: { ...delivery, country: 'DE', postal_code: '10115' } })).body.error).toMatchObject({
    code: 'invalid_body',
    fields: { 'delivery_address.country': expect.any(String) },
  })
  const change = { email: 'new@example.com', phone: '+48 600 100 201', billing_address, delivery_address: delivery }
  expect((await put(change)).status).toBe(200)
  expect(await order.show()).toMatchObject({
    email: 'new@example.com',
    billing_address: { company: 'Dąb', nip: '5260001246' },
    delivery_address: { postal_code: '30-001', city: 'Kraków' },
  })
  expect(ofKind(await order.timeline(), 'change')).toMatchObject([
    {
      changed: ['contact', 'billing_address', 'delivery_address'],
      author: { name: seller.name },
      values: expect.arrayContaining([
        { field: 'email', before: data.email, after: 'new@example.com' },
        { field: 'billing_address.company', before: null, after: 'Dąb' },
        { field: 'delivery_address.city', before: null, after: 'Kraków' },
      ]),
    },
  ])
  await order.move('confirmed')
  expect((await emails()).map(({ to }) => to)).toEqual(['new@example.com'])
  await order.move('cancelled')
  expect(failure(await seller.put(`${order.at}/data`, await dataOf(order)))).toEqual([409, 'order_closed'])
})

test('a confirmation that is sent after the cancellation neither accepts the order nor asks for its payment', async () => {
  const order = await placed()
  await order.move('confirmed', { email: { subject: 'Welcome', message: 'We are packing it.' } })
  await order.move('cancelled', { email: { send: false } })
  const [email, ...more] = await emails()
  expect(more).toEqual([])
  expect(email?.subject).toBe(`Order ${order.number} cancelled | Shop ${shopId}`)
  expect(email?.attachments ?? []).toEqual([])
  const text = email?.text.replace(/\s+/g, ' ')
  expect(text).toContain('The order has been cancelled in the meantime. There is nothing to pay and nothing will be sent.')
  expect(text).not.toMatch(/We accept|contract of sale is concluded|Please transfer|PL61|We are packing it|refund/)
})

test('a confirmation that is sent after the cancellation of a paid order announces the refund', async () => {
  const order = await placed()
  await order.move('confirmed')
  for (const to of ['paid', 'cancelled']) await order.move(to, { email: { send: false } })
  const [email, ...more] = await emails()
  expect([email?.subject, more]).toEqual([`Order ${order.number} cancelled | Shop ${shopId}`, []])
  expect(email?.text.replace(/\s+/g, ' ')).toContain(`We will refund the PLN ${order.total.toFixed(2)} that you paid`)
})

test('e-mails that wait, or could not be sent, follow the buyer to a corrected address; notes and those of the shop do not', async () => {
  const order = await placed()
  const owner = await newStaff(api, { [shopId]: 'owner' })
  await order.move('paid')
  await asOwner(
    sql`update mails set state = 'given_up' where shop_id = ${shopId} and data ->> 'uid' = ${order.uid} and kind = 'order_paid'`,
  )
  await order.move('packed')
  await seller.post(`${order.at}/notes`, { note: 'Your parcel is packed', audience: 'buyer' })
  await asOwner(sql`
    insert into mails (shop_id, kind, recipient, language, data)
    values (${shopId}, 'order_notice', ${buyer.email}, 'en', ${JSON.stringify({ uid: order.uid })}::jsonb)`)
  now = new Date(now.getTime() + 60_000)
  await seller.put(`${order.at}/data`, { ...(await dataOf(order)), email: 'corrected@example.com' })
  const [{ id: change }] = (await owner.get(`${path}/change_sets?entity=order&entity_key=${order.uid}&limit=1`)).body.items
  const recipients = async () =>
    Object.fromEntries(
      (
        await asOwner<{ kind: string; recipient: string }>(sql`
          select kind, recipient from mails where shop_id = ${shopId} and data ->> 'uid' = ${order.uid} and state <> 'sent'`)
      ).map(({ kind, recipient }) => [kind, recipient]),
    )
  const others = { order_note: buyer.email, order_notice: buyer.email }
  const corrected = 'corrected@example.com'
  expect(await recipients()).toEqual({ order_paid: corrected, order_confirmed: corrected, ...others })
  now = new Date(now.getTime() + 60_000)
  expect((await owner.post(`${path}/change_sets/${change}/undo`)).body).toEqual({ skipped: [] })
  expect(await recipients()).toEqual({ order_paid: buyer.email, order_confirmed: buyer.email, ...others })
  await emails()
})

test('the timeline says from what to what data was changed, and that an undo has taken it back; after an erasure it says neither', async () => {
  const order = await placed()
  const data = await dataOf(order)
  const street = 'Polna 7'
  await seller.put(`${order.at}/data`, { ...data, billing_address: { ...data.billing_address, street } })
  const owner = await newStaff(api, { [shopId]: 'owner' })
  const [{ id }] = (await owner.get(`${path}/change_sets?entity=order&entity_key=${order.uid}`)).body.items
  now = new Date(now.getTime() + 60_000)
  expect((await owner.post(`${path}/change_sets/${id}/undo`)).status).toBe(200)
  const field = 'billing_address.street'
  const values = async () => ofKind(await order.timeline(), 'change').map(entry => entry.values)
  expect(await values()).toEqual([
    [{ field, before: data.billing_address.street, after: street }],
    [{ field, before: street, after: data.billing_address.street }],
  ])
  await api.db.withTenant(shopId, now).query(sql`select erase_history('order', array[${order.uid}])`)
  expect(await values()).toEqual([[], []])
})

test('what two people change of the data of an order at once is merged, field by field; a payment meanwhile does not count', async () => {
  const order = await placed()
  const data = await dataOf(order)
  const colleague = await newStaff(api, { [shopId]: 'sales' })
  const billing_address = { ...data.billing_address, street: 'Nowa 1' }
  expect((await colleague.put(`${order.at}/data`, { ...data, billing_address })).body).toBe('ok')
  await order.move('paid')
  const mine = { ...data, phone: '+48 600 100 204', billing_address: { ...data.billing_address, city: 'Gdynia' } }
  expect((await seller.put(`${order.at}/data`, mine)).body).toBe('ok')
  expect(await order.show()).toMatchObject({ phone: mine.phone, billing_address: { street: 'Nowa 1', city: 'Gdynia' } })
})

test('what both have changed is refused by name, with what there was at first and is now to be had', async () => {
  const order = await placed()
  const data = await dataOf(order)
  const colleague = await newStaff(api, { [shopId]: 'sales' })
  const theirs = { ...data, phone: '+48 600 100 202', delivery_address: delivery }
  expect((await colleague.put(`${order.at}/data`, theirs)).status).toBe(200)
  const mine = { ...data, phone: '+48 600 100 203', email: 'mine@example.com' }
  const refused = await seller.put(`${order.at}/data`, mine)
  expect(failure(refused)).toEqual([409, 'order_changed'])
  expect(Object.keys(refused.body.error.fields)).toEqual(['phone'])
  expect(await order.show()).toMatchObject({ phone: theirs.phone, email: data.email })
  expect((await seller.get(`${order.at}/data?revision=${data.revision}`)).body).toEqual(data)
  const { revision } = await dataOf(order)
  expect((await seller.put(`${order.at}/data`, { ...mine, revision, delivery_address: delivery })).status).toBe(200)
  expect(await order.show()).toMatchObject({ phone: mine.phone, email: mine.email, delivery_address: { street: delivery.street } })
})

test('a delivery address that one removes and the other changes is a conflict of both', async () => {
  const order = await placed()
  const first = await dataOf(order)
  expect((await seller.put(`${order.at}/data`, { ...first, delivery_address: delivery })).status).toBe(200)
  const data = await dataOf(order)
  const colleague = await newStaff(api, { [shopId]: 'sales' })
  const moved = { ...delivery, street: 'Inna 3' }
  expect((await colleague.put(`${order.at}/data`, { ...data, delivery_address: moved })).status).toBe(200)
  const refused = await seller.put(`${order.at}/data`, { ...data, delivery_address: null })
  expect(Object.keys(refused.body.error.fields)).toEqual(['delivery_address'])
  expect(await order.show()).toMatchObject({ delivery_address: { street: 'Inna 3' } })
})

test('who alone changes the data of an order meets no conflict, also from a page that was opened before', async () => {
  const order = await placed()
  const data = await dataOf(order)
  const put = (more: object) => seller.put(`${order.at}/data`, { ...data, ...more })
  expect((await put({ phone: '+48 600 100 205' })).status).toBe(200)
  for (let time = 0; time < 2; time++) expect((await put({ phone: '+48 600 100 206', email: 'second@example.com' })).status).toBe(200)
  expect((await put({ phone: '+48 600 100 207' })).status).toBe(200)
  expect(await order.show()).toMatchObject({ phone: '+48 600 100 207', email: 'second@example.com' })
  expect(ofKind(await order.timeline(), 'change')).toHaveLength(3)
})

test('data of a revision that the history does not have are refused as a whole, unless they are what is stored', async () => {
  const order = await placed()
  const data = await dataOf(order)
  const old = { ...data, revision: 'unknown' }
  expect((await seller.put(`${order.at}/data`, old)).body).toBe('ok')
  expect((await seller.put(`${order.at}/data`, { ...old, phone: '+48 600 100 208' })).body.error).toEqual(
    expect.objectContaining({ code: 'order_changed' }),
  )
  expect(failure(await seller.get(`${order.at}/data?revision=unknown`))).toEqual([409, 'order_changed'])
  expect(await order.show()).toMatchObject({ phone: data.phone })
})

test('closing the account erases notes, messages and tracking numbers from its orders', async () => {
  const customer = await newCustomer(api, origin)
  const order = await placed()
  await asOwner(sql`update orders set customer_id = ${customer.id} where uid = ${order.uid}`)
  await seller.post(`${order.at}/notes`, { note: 'Private' })
  await order.move('paid', { email: { message: 'Private' } })
  await order.move('packed')
  await order.move('sent', { shipment: { carrier: 'DPD', tracking_number: 'Private' } })
  await order.move('delivered')
  expect((await customer.post('/customer/closing', { customer: { current_password: password } })).body).toBe('ok')
  const left = JSON.stringify([await order.timeline(), await order.show()])
  expect(left).toContain('DPD')
  expect(left).not.toContain('Private')
})

test('a move from a status that the order no longer has is refused', async () => {
  const order = await placed()
  expect((await order.move('confirmed')).status).toBe(200)
  expect(failure(await order.move('cancelled', { from: 'new' }))).toEqual([409, 'order_move_refused'])
  expect((await order.move('cancelled', { from: 'confirmed' })).status).toBe(200)
})
