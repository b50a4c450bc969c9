import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buyer } from '../../../../test/buyer.ts'
import { sendEmails } from '../../../../test/emails.ts'
import { addProduct } from '../../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../../test/shopper.ts'
import { openStripeServer } from '../../../../test/stripe-server.ts'
import { openTestApi, silent, type TestApi } from '../../../../test/test-api.ts'
import { openVisitor, request } from '../../../../test/visitor.ts'
import { sql } from '../../../platform/database.ts'
import { cancelUnpaidOrders } from '../unpaid-orders.ts'
import { markRefunded, refundsDue } from './refunds.ts'

const start = new Date('2027-03-01T12:00:00Z')
const shopId = 840
const origin = 'pay.test'
const first = 8_400_001
const webhookSecret = 'whsec_test'

let now = start
let api: TestApi
let stripe: Awaited<ReturnType<typeof openStripeServer>>

beforeAll(async () => {
  stripe = await openStripeServer(() => now)
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, { id: shopId, host: origin, first }, start)
  await addProduct(api.db, { shopId, id: first, priceNet: 1000, first, items: 1000 }, start)
  const secrets = {
    stripe_secret_key: 'sk_test',
    stripe_webhook_secret: webhookSecret,
    stripe_api: stripe.url,
  }
  for (const [name, value] of Object.entries(secrets))
    await api.db.asOwner(start).query(sql`insert into shop_secrets (shop_id, name, value) values (${shopId}, ${name}, ${value})`)
})
afterAll(async () => {
  await api.close()
  stripe.close()
})
beforeEach(() => {
  now = start
  stripe.failure = null
  stripe.gate = Promise.resolve()
  stripe.requests.length = 0
})

const placed = async () => {
  const visitor = await readyShopper(api, origin, [[first, 1]], { delivery: 2, payment: 4 })
  const { uid, payment } = (await visitor.order()).body
  return { visitor, uid: String(uid), payment }
}
const pay = ({ visitor, uid }: Pick<Awaited<ReturnType<typeof placed>>, 'visitor' | 'uid'>) => visitor.post(`/orders/${uid}/payment`, {})
/** Pays without a session, from a network of its own. */
const payByEmail = (uid: string) => {
  const elsewhere = { 'storefront-secret': 'test secret', 'visitor-address': '192.0.2.77' }
  return request(api, origin, 'POST', `/orders/${uid}/payment_by_email`, { order: { email: buyer.email } }, elsewhere)
}
const statusOf = async (uid: string) => {
  const { body } = await request(api, origin, 'GET', `/orders/${uid}`)
  return [body.status, body.payment.paid]
}

const eventOf = (uid: string, more: object = {}, type = 'checkout.session.completed', id = 'evt_1') => ({
  id,
  type,
  data: { object: { client_reference_id: uid, payment_status: 'paid', amount_total: 1230, currency: 'pln', ...more } },
})
const signed = (body: string, secret = webhookSecret, at = now) => {
  const time = Math.floor(at.getTime() / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}
const notify = async (event: object, signature = signed(JSON.stringify(event)), host = origin) => {
  const answer = await api.app.request('/api/my-shop/payments/stripe/notifications', {
    method: 'POST',
    headers: { host, 'stripe-signature': signature },
    body: JSON.stringify(event),
  })
  return answer.status
}

test('an order with online payment returns the provider’s checkout for its amount', async () => {
  const order = await placed()
  const { uid, payment } = order
  expect(payment).toMatchObject({ code: 'stripe', is_online: true, paid: false, account: null })
  const { body } = await pay(order)
  expect(body).toEqual({ redirect_url: expect.stringContaining('https://checkout.stripe.test/pay/') })
  expect(stripe.requests).toHaveLength(1)
  expect(stripe.requests[0]).toMatchObject({
    path: '/v1/checkout/sessions',
    headers: {
      authorization: 'Bearer sk_test',
      'idempotency-key': expect.stringContaining(`order ${uid} `),
      'stripe-version': '2025-03-31.basil',
    },
  })
  expect(Object.fromEntries(stripe.requests[0]?.form ?? [])).toMatchObject({
    client_reference_id: uid,
    success_url: `https://${origin}/en/order/${uid}?payment=pending`,
    cancel_url: `https://${origin}/en/order/${uid}?payment=cancelled`,
    'line_items[0][price_data][unit_amount]': '1230',
    'line_items[0][price_data][currency]': 'pln',
  })
})

test('after a failure of the provider the order is unchanged and can be paid later', async () => {
  const order = await placed()
  stripe.failure = 500
  const failed = await pay(order)
  expect([failed.status, failed.body.error.code]).toEqual([503, 'payment_unavailable'])
  expect(await statusOf(order.uid)).toEqual(['new', false])
  stripe.failure = null
  expect((await pay(order)).status).toBe(200)
})

test('an order that is paid for again has its open checkout, however often and late', async () => {
  const order = await placed()
  const { redirect_url } = (await pay(order)).body
  now = after(119)
  expect((await pay(order)).body).toEqual({ redirect_url })
  const other = await placed()
  now = after(225)
  const late = [await pay(other), await pay(other)].map(({ body }) => body.redirect_url)
  expect([new Set(late).size, late[0] === redirect_url]).toEqual([1, false])
})

test('an order whose e-mail was corrected, or that was packed, after the first attempt can still be paid', async () => {
  const order = await placed()
  const begun = (await pay(order)).body.redirect_url
  const change = (set: ReturnType<typeof sql>) =>
    api.db.asOwner(now).query(sql`update orders set ${set} where shop_id = ${shopId} and uid = ${order.uid}`)
  await change(sql`email = 'corrected@example.com'`)
  now = after(95)
  const corrected = await pay(order)
  expect([corrected.status, corrected.body.redirect_url === begun]).toEqual([200, false])
  expect(stripe.requests.at(-1)?.form.get('customer_email')).toBe('corrected@example.com')
  expect((await pay(order)).body).toEqual(corrected.body)
  await change(sql`status = 'packed'`)
  expect((await pay(order)).status).toBe(200)
  expect(stripe.requests.at(-1)?.form.has('expires_at')).toBe(false)
})

const checkoutOf = async (order: Awaited<ReturnType<typeof placed>>) => String((await pay(order)).body.redirect_url)
const sessionAt = (url: string) => {
  const session = stripe.sessions.get(url.slice(url.lastIndexOf('/') + 1))
  if (!session) throw new Error(`There is no checkout ${url}`)
  return session
}
const complete = (url: string, status: 'processing' | 'succeeded' | 'requires_payment_method') =>
  Object.assign(sessionAt(url), {
    url: null,
    status: 'complete',
    payment_status: status === 'succeeded' ? 'paid' : 'unpaid',
    payment_intent: { status },
  })

test('an order whose payments failed has one other checkout, however often it is paid for, up to the fifth', async () => {
  const order = await placed()
  const checkouts: string[] = []
  for (let i = 0; i < 5; i++) {
    const checkout = await checkoutOf(order)
    expect(await checkoutOf(order)).toBe(checkout)
    expect(sessionAt(checkout).status).toBe('open')
    checkouts.push(checkout)
    complete(checkout, 'requires_payment_method')
  }
  expect(new Set(checkouts).size).toBe(5)
  expect((await pay(order)).body.error.code).toBe('payment_unavailable')
})

test('in the last half hour a checkout that replaces one which ended unpaid is the same for half a minute and later, and stays the one from before', async () => {
  const [early, late] = [await placed(), await placed()]
  for (const order of [early, late]) complete(await checkoutOf(order), 'requires_payment_method')
  const earlier = await checkoutOf(early)
  now = after(95)
  expect(await checkoutOf(early)).toBe(earlier)
  const replacement = await checkoutOf(late)
  expect(stripe.requests.at(-1)?.form.get('expires_at')).toBe(seconds(after(151)))
  now = after(119)
  expect(await checkoutOf(late)).toBe(replacement)
})

test('while a payment is not reported yet the buyer waits for it', async () => {
  for (const status of ['processing', 'succeeded'] as const) {
    const order = await placed()
    complete(await checkoutOf(order), status)
    expect(await checkoutOf(order)).toBe(`https://${origin}/en/order/${order.uid}?payment=pending`)
  }
})

test('a double click creates one checkout', async () => {
  const order = await placed()
  const { promise, resolve } = Promise.withResolvers<void>()
  stripe.gate = promise
  const clicks = [pay(order), pay(order)]
  expect((await Promise.race(clicks)).body.error.code).toBe('payment_unavailable')
  resolve()
  const answers = await Promise.all(clicks)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 503])
  expect(stripe.requests).toHaveLength(2)
  expect(await checkoutOf(order)).toBe(answers.find(({ status }) => status === 200)?.body.redirect_url)
})

test('a provider that limits requests, refuses the key or cannot tell the state of a checkout creates no other one', async () => {
  const order = await placed()
  for (stripe.failure of [401, 429]) expect((await pay(order)).status).toBe(503)
  expect(stripe.requests).toHaveLength(2)
  stripe.failure = null
  const checkout = await checkoutOf(order)
  stripe.failure = 500
  expect((await pay(order)).status).toBe(503)
  stripe.failure = null
  expect(await checkoutOf(order)).toBe(checkout)
  stripe.sessions.delete(sessionAt(checkout).id)
  expect(sessionAt(await checkoutOf(order)).status).toBe('open')
})

test('an attempt that never reached the provider does not use up the extension of the expiry', async () => {
  const order = await placed()
  now = after(100)
  stripe.failure = 'unreachable'
  expect((await pay(order)).status).toBe(503)
  now = after(115)
  stripe.failure = null
  expect((await pay(order)).status).toBe(200)
  expect(stripe.requests.at(-1)?.form.get('expires_at')).toBe(seconds(after(146)))
})

test('attempts that all fail extend the expiry by one hour at most', async () => {
  const { uid } = await placed()
  stripe.failure = 'unreachable'
  for (const minutes of [100, 130, 155, 175]) {
    now = after(minutes)
    expect((await payByEmail(uid)).body.error.code).toBe('payment_unavailable')
  }
  now = after(180)
  await expire()
  expect(await statusOf(uid)).toEqual(['cancelled', false])
})

test('neither an order by transfer nor an unknown order can be paid online', async () => {
  const visitor = await readyShopper(api, origin, [[first, 1]])
  const { uid } = (await visitor.order()).body
  expect((await pay({ visitor, uid })).body.error.code).toBe('payment_not_offered')
  expect((await pay({ visitor, uid: '0'.repeat(32) })).status).toBe(404)
})

test('after a withdrawal the order cannot be paid online: the shop decides what is left to pay', async () => {
  const order = await placed()
  const withdrawal = { name: 'Jan Kowalski', email: buyer.email, items: [{ line: 1, items: 1 }] }
  expect((await order.visitor.post(`/orders/${order.uid}/withdrawal`, { withdrawal })).status).toBe(200)
  const { status, body } = await pay(order)
  expect([status, body.error.code, body.error.details]).toEqual([409, 'order_move_refused', { status: 'new', reason: 'withdrawn' }])
  expect(stripe.requests).toHaveLength(0)
})

test('a visitor of a masked order cannot start its payment', async () => {
  const { uid } = await placed()
  const otherVisitor = await openVisitor(api, origin)
  for (const who of [otherVisitor, undefined]) {
    const path = `/orders/${uid}/payment`
    const refused = await (who ? who.post(path, {}) : request(api, origin, 'POST', path))
    expect([refused.status, refused.body.error.code]).toEqual([403, 'not_allowed'])
  }
  const payBy = (email: string) => request(api, origin, 'POST', `/orders/${uid}/payment_by_email`, { order: { email } })
  for (const email of ['', ...Array<string>(9).fill('other@example.com')]) {
    const refused = await payBy(email)
    expect([refused.status, refused.body.error.code]).toEqual([422, 'order_email_wrong'])
    if (email === '') expect((await payBy(` ${buyer.email.toUpperCase()}`)).body).toEqual({ redirect_url: expect.any(String) })
  }
  expect((await payBy(buyer.email)).status).toBe(429)
  expect(stripe.requests).toHaveLength(1)
})

test('a signed notification marks the order as paid, once, despite concurrent redeliveries', async () => {
  const order = await placed()
  const { uid } = order
  const event = eventOf(uid)
  expect(await Promise.all(Array.from({ length: 10 }, () => notify(event)))).toEqual(Array(10).fill(200))
  expect(await notify(event)).toBe(200)
  expect(await statusOf(uid)).toEqual(['paid', true])
  const { body } = await request(api, origin, 'GET', `/orders/${uid}`)
  expect(body.history.map((one: { status: string }) => one.status)).toEqual(['new', 'paid'])
  expect((await pay(order)).body.error.code).toBe('order_move_refused')
})

test('an asynchronous payment (transfer, BLIK) is recorded when it is confirmed', async () => {
  const { uid } = await placed()
  expect(await notify(eventOf(uid, { payment_status: 'unpaid' }, 'checkout.session.completed', 'evt_a'))).toBe(200)
  expect(await statusOf(uid)).toEqual(['new', false])
  expect(await notify(eventOf(uid, {}, 'checkout.session.async_payment_succeeded', 'evt_b'))).toBe(200)
  expect(await statusOf(uid)).toEqual(['paid', true])
})

test('a notification through a storefront that runs apart reaches the shop of its host', async () => {
  const { uid } = await placed()
  const body = JSON.stringify(eventOf(uid, {}, undefined, 'evt_apart'))
  const headers = { host: 'api.internal', 'shop-origin': origin, 'stripe-signature': signed(body) }
  const answer = await api.app.request('/api/my-shop/payments/stripe/notifications', { method: 'POST', headers, body })
  expect([answer.status, ...(await statusOf(uid))]).toEqual([200, 'paid', true])
})

test('a notification with a wrong, old, altered or foreign signature changes nothing', async () => {
  const { uid } = await placed()
  const event = eventOf(uid, {}, undefined, 'evt_forged')
  const body = JSON.stringify(event)
  for (const signature of [
    '',
    'v1=00',
    signed(body, 'guessed'),
    signed(`${body} `),
    signed(body, webhookSecret, new Date(start.getTime() - 301_000)),
  ])
    expect([signature, await notify(event, signature)]).toEqual([signature, 403])
  // The signature's own time, though it is none.
  const timeless = `t=soon,v1=${createHmac('sha256', webhookSecret).update(`soon.${body}`).digest('hex')}`
  expect(await notify(event, timeless)).toBe(403)
  expect(await notify(event, signed(body), 'localhost')).toBe(404)
  expect(await notify(eventOf('0'.repeat(32), {}, undefined, 'evt_none'))).toBe(404)
  expect(await statusOf(uid)).toEqual(['new', false])
})

/** A body that says nothing of its length, and how many bytes of it were read. */
function endless() {
  const sent = { bytes: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent.bytes += 16 * 1024
      controller.enqueue(new Uint8Array(16 * 1024))
    },
  })
  return { sent, body }
}

test('a notification is read up to 256 KiB, and not at all if the shop has no such provider', async () => {
  const send = async (host: string, code = 'stripe') => {
    const { sent, body } = endless()
    const init = { method: 'POST', headers: { host }, body, duplex: 'half' } as RequestInit
    return { status: (await api.app.request(`/api/my-shop/payments/${code}/notifications`, init)).status, bytes: sent.bytes }
  }
  const { status, bytes } = await send(origin)
  expect([status, bytes < 512 * 1024]).toEqual([413, true])
  // What a stream holds ready before anybody reads it.
  for (const answer of [await send('localhost'), await send(origin, 'toString')]) expect(answer).toEqual({ status: 404, bytes: 16 * 1024 })
  const large = JSON.stringify({ padding: 'x'.repeat(256 * 1024) })
  const headers = { host: origin, 'content-length': String(large.length), 'stripe-signature': signed(large) }
  expect((await api.app.request('/api/my-shop/payments/stripe/notifications', { method: 'POST', headers, body: large })).status).toBe(413)
})

test('a payment of another amount or currency does not pay the order', async () => {
  const { uid } = await placed()
  expect(await notify(eventOf(uid, { amount_total: 1229 }, undefined, 'evt_less'))).toBe(200)
  expect(await notify(eventOf(uid, { currency: 'eur' }, undefined, 'evt_euro'))).toBe(200)
  expect(await statusOf(uid)).toEqual(['new', false])
})

test('nothing is charged for a total of 0; a checkout of 0 that needed no payment pays the order', async () => {
  const order = await placed()
  await api.db.asOwner(now).query(sql`update orders set total_gross = 0 where shop_id = ${shopId} and uid = ${order.uid}`)
  const { status, body } = await pay(order)
  expect([status, body.error.code, body.error.details]).toEqual([422, 'payment_not_offered', { reason: 'nothing_to_pay' }])
  const unpaid = { payment_status: 'no_payment_required' }
  expect(await notify(eventOf(order.uid, unpaid, undefined, 'evt_not_free'))).toBe(200)
  expect(await statusOf(order.uid)).toEqual(['new', false])
  expect(await notify(eventOf(order.uid, { ...unpaid, amount_total: 0 }, undefined, 'evt_free'))).toBe(200)
  expect(await statusOf(order.uid)).toEqual(['paid', true])
})

test('no response contains a shop’s secrets', async () => {
  for (const path of ['/configuration/payment', '/configuration/shop', '/configuration/integrations'])
    expect(JSON.stringify((await api.get(path, { origin })).body)).not.toMatch(/sk_test|whsec/)
})

const expire = () => cancelUnpaidOrders({ db: api.db, clock: () => now, log: silent })
const refunds = async (...uids: string[]) => {
  const numbers = await api.db
    .asOwner(now)
    .query<{ number: string }>(sql`select number from orders where shop_id = ${shopId} and uid = any (${uids}::text[])`)
  return (await refundsDue(api.db, now, origin)).filter(({ number }) => numbers.some(one => one.number === number))
}
const emails = () => sendEmails(api, now)
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const seconds = (at: Date) => String(at.getTime() / 1000)

test('the checkout expires with the order; one started late extends the expiry by its minimum lifetime, once', async () => {
  const order = await placed()
  const openPage = async () => [(await pay(order)).body.error?.code, stripe.requests.at(-1)?.form.get('expires_at')]
  expect(await openPage()).toEqual([undefined, seconds(after(120))])
  now = after(119)
  expect(await openPage()).toEqual([undefined, seconds(after(120))])
  now = after(120)
  expect((await payByEmail(order.uid)).body.error.code).toBe('order_move_refused')

  now = start
  const late = await placed()
  now = after(110)
  await pay(late)
  expect(stripe.requests.at(-1)?.form.get('expires_at')).toBe(seconds(after(141)))
  now = after(140)
  await pay(late)
  expect(stripe.requests.at(-1)?.form.get('expires_at')).toBe(seconds(after(141)))
  now = after(141)
  expect(await expire()).toBeGreaterThan(0)
  expect(await statusOf(late.uid)).toEqual(['cancelled', false])
})

test('a payment for a cancelled order is marked as refund due and reported to the shop, once; the order stays cancelled', async () => {
  const { uid } = await placed()
  now = after(120)
  await expire()
  await emails()
  const event = eventOf(uid, { id: 'cs_late' }, undefined, 'evt_late')
  expect(await Promise.all(Array.from({ length: 5 }, () => notify(event)))).toEqual(Array(5).fill(200))
  expect(await statusOf(uid)).toEqual(['cancelled', true])
  const [due, ...more] = await refunds(uid)
  expect([due?.payment, due?.amount, due?.currency, due?.host, more]).toEqual(['cs_late', 1230, 'PLN', origin, []])
  const mails = await emails()
  expect(mails.map(({ to }) => to)).toEqual([`shop@${origin}`])
  expect(mails[0]?.subject).toBe(`Refund due: order ${due?.number}, PLN 12.30 | Shop ${shopId}`)
  expect(mails[0]?.text).toContain('cs_late')
  expect(await markRefunded(api.db, now, origin, 'cs_late')).toBe(true)
  expect(await markRefunded(api.db, now, origin, 'cs_late')).toBe(false)
  expect(await refunds(uid)).toEqual([])
})

test('a second payment and one of another amount are refund due; a payment reported twice counts once', async () => {
  const { uid } = await placed()
  await notify(eventOf(uid, { id: 'cs_a' }, undefined, 'evt_a1'))
  await notify(eventOf(uid, { id: 'cs_a' }, 'checkout.session.async_payment_succeeded', 'evt_a2'))
  expect(await refunds(uid)).toEqual([])
  await notify(eventOf(uid, { id: 'cs_b' }, undefined, 'evt_b1'))
  expect((await refunds(uid)).map(({ payment }) => payment)).toEqual(['cs_b'])
  const other = await placed()
  await notify(eventOf(other.uid, { id: 'cs_c', amount_total: 1 }, undefined, 'evt_c1'))
  expect((await refunds(other.uid)).map(({ payment, amount }) => [payment, amount])).toEqual([['cs_c', 1]])
})

test('payments concurrent with expiry: each order is either paid, or cancelled and refund due', async () => {
  const orders = []
  for (let i = 0; i < 8; i++) orders.push(await placed())
  now = after(120)
  const arrivals = orders.map(({ uid }, i) => notify(eventOf(uid, { id: `cs_race_${i}` }, undefined, `evt_race_${i}`)))
  const [answers] = await Promise.all([Promise.all(arrivals), expire(), expire()])
  expect(answers).toEqual(Array(8).fill(200))
  for (const { uid } of orders) {
    const [status] = await statusOf(uid)
    const { history } = (await request(api, origin, 'GET', `/orders/${uid}`)).body
    const due = (await refunds(uid)).length
    expect([status, history.length, due]).toEqual([status, 2, status === 'cancelled' ? 1 : 0])
    expect(['paid', 'cancelled']).toContain(status)
  }
})
