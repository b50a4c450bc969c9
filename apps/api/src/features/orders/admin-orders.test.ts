import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buyer } from '../../../test/buyer.ts'
import { sendEmails } from '../../../test/emails.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { newStaff, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { failure } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

const start = new Date('2027-03-01T12:00:00Z')
const dayMs = 86_400_000
const shopId = 955
const origin = 'admin-orders.test'
const first = 9_550_001
const path = `/shops/shop-${shopId}`

let now = start
let api: TestApi
let seller: StaffMember
beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, { id: shopId, host: origin, first }, start)
  await addOrderableShop(api, { id: 956, host: 'admin-orders-elsewhere.test', first: 9_560_001 }, start)
  await addProduct(api.db, { shopId, id: first, priceNet: 1000, first, items: 10_000 }, start)
})
afterAll(() => api.close())
beforeEach(async () => {
  now = start
  await asOwner(sql`delete from orders where shop_id = ${shopId}`)
  seller = await newStaff(api, { [shopId]: 'sales' })
})

const asOwner = <Row>(statement: ReturnType<typeof sql>) => api.db.asOwner(now).query<Row>(statement)
const placed = async (more: object = {}): Promise<{ uid: string; number: string }> => {
  const shopper = await readyShopper(api, origin, [[first, 1]])
  const { status, body } = await shopper.order({ ...buyer, ...more })
  expect(status).toBe(200)
  return body
}
const list = async (query = '') => (await seller.get(`${path}/orders${query}`)).body
const numbers = async (query: string) => (await list(query)).items.map((order: { number: string }) => order.number)

test('orders are listed newest first, in parts that neither miss nor repeat one', async () => {
  const all: string[] = []
  // Two at the same time.
  for (let i = 0; i < 5; i++) {
    if (i !== 3) now = new Date(now.getTime() + 1000)
    all.push((await placed()).number)
  }
  const seen: string[] = []
  let after = ''
  for (let part = 0; part < 4; part++) {
    const { items, next } = await list(`?limit=2${after}`)
    seen.push(...items.map((order: { number: string }) => order.number))
    if (next === null) break
    after = `&after=${next}`
  }
  expect(seen).toHaveLength(5)
  expect([...seen].sort()).toEqual([...all].sort())
  expect(seen[0]).toBe(all[4])
  expect(seen.at(-1)).toBe(all[0])
})

test('an order is found by the beginning of its number, by e-mail and by phone, and filtered by status and payment', async () => {
  const one = await placed({ email: 'Jan@example.com', phone: '+48 600 700 800' })
  const other = await placed({ email: 'ewa@example.com', phone: '+48 600 700 801' })
  expect(await numbers(`?q=${one.number}`)).toEqual([one.number])
  expect((await numbers('?q=2027-')).sort()).toEqual([one.number, other.number].sort())
  expect(await numbers('?q=jan@example.com')).toEqual([one.number])
  const [{ phone = '' } = {}] = await asOwner<{ phone: string }>(sql`select phone from orders where uid = ${other.uid}`)
  expect(await numbers(`?q=${encodeURIComponent(phone)}`)).toEqual([other.number])
  expect(await numbers('?q=nothing')).toEqual([])
  await asOwner(sql`update orders set status = 'paid', is_paid = true where uid = ${one.uid}`)
  expect(await numbers('?status=paid')).toEqual([one.number])
  expect(await numbers('?status=new&paid=false')).toEqual([other.number])
})

test('an order is found by the NIP of the buyer, and by the beginning of a company or of a name', async () => {
  const company = { company: 'Stolarnia Dąb', nip: '526-000-12-46', country: 'PL' }
  const billing_address = { ...buyer.billing_address, ...company }
  const bought = await placed({ email: 'firma@example.com', phone: '+48 600 555 444', billing_address })
  const zofia = { ...buyer.billing_address, first_name: 'Zofia', last_name: 'Żak' }
  const private_ = await placed({ email: 'zofia@example.com', billing_address: zofia })
  for (const q of ['stolarnia', 'STOLARNIA DĄB', '5260001246', 'PL 526-000-12-46', '600 555 444', '+48600555444'])
    expect([q, await numbers(`?q=${encodeURIComponent(q)}`)]).toEqual([q, [bought.number]])
  for (const q of ['żak', 'zofia zak', 'Żak Zofia'])
    expect([q, await numbers(`?q=${encodeURIComponent(q)}`)]).toEqual([q, [private_.number]])
  for (const q of ['st', '526000124']) expect(await numbers(`?q=${q}`)).toEqual([])
})

test.each(['?after=x', `?after=${Buffer.from('["1","2"]').toString('base64url')}`, '?limit=0', '?limit=101', '?status=lost'])(
  'a list with the made-up query %s is refused',
  async query => {
    expect(failure(await seller.get(`${path}/orders${query}`))).toEqual([400, 'invalid_query'])
  },
)

test('an order is shown in full, confirmed with the mail that concludes the contract, and moved on as the transitions allow', async () => {
  const { uid } = await placed({ email: 'buyer@example.com' })
  const show = async () => (await seller.get(`${path}/orders/${uid}`)).body
  expect(await show()).toMatchObject({ status: 'new', email: 'buyer@example.com', next_statuses: ['confirmed', 'paid', 'cancelled'] })
  const move = (status: string) => seller.put(`${path}/orders/${uid}/status`, { status })
  expect(failure(await move('sent'))).toEqual([409, 'order_move_refused'])
  await sendEmails(api, now)
  expect((await move('confirmed')).status).toBe(200)
  expect((await sendEmails(api, now)).map(mail => mail.to)).toEqual(['buyer@example.com'])
  for (const status of ['packed', 'sent', 'delivered']) expect((await move(status)).status).toBe(200)
  expect(await show()).toMatchObject({ status: 'delivered', next_statuses: [] })
  expect((await show()).history.map((event: { status: string }) => event.status)).toEqual([
    'new',
    'confirmed',
    'packed',
    'sent',
    'delivered',
  ])
})

test('several orders are moved at once, those whose status allows it, after a dry run that changes nothing', async () => {
  const [a, b, c] = [await placed(), await placed(), await placed()]
  await seller.put(`${path}/orders/${c.uid}/status`, { status: 'cancelled' })
  await sendEmails(api, now)
  const uids = [c.uid, a.uid, b.uid, a.uid, '0'.repeat(32)]
  const move = (more: object = {}) => seller.post(`${path}/order_moves`, { uids, status: 'confirmed', ...more })
  const email = { kind: 'order_confirmed', recipient: 'buyer@example.com', language: 'en', is_required: true }
  const expected = [
    { uid: c.uid, number: c.number, status: 'cancelled', is_allowed: false, is_due_in_advance: true, email: null },
    { uid: a.uid, number: a.number, status: 'new', is_allowed: true, is_due_in_advance: true, email },
    { uid: b.uid, number: b.number, status: 'new', is_allowed: true, is_due_in_advance: true, email },
  ]
  const statuses = async () => Promise.all([a, b, c].map(async ({ uid }) => (await seller.get(`${path}/orders/${uid}`)).body.status))
  expect((await move({ dry_run: true })).body).toEqual({ orders: expected })
  expect([await statuses(), await sendEmails(api, now)]).toEqual([['new', 'new', 'cancelled'], []])
  expect((await move()).body).toEqual({ orders: expected })
  expect(await statuses()).toEqual(['confirmed', 'confirmed', 'cancelled'])
  expect(await sendEmails(api, now)).toHaveLength(2)
  expect((await move()).body.orders.map((order: { is_allowed: boolean }) => order.is_allowed)).toEqual([false, false, false])
  const packed = await move({ status: 'packed' })
  expect(packed.body.orders[1]).toMatchObject({ is_allowed: true, email: null })
  expect(await sendEmails(api, now)).toEqual([])
  for (const body of [{ uids: [] }, { uids: Array(101).fill(a.uid) }, { status: 'cancelled' }, { uids: ['x'] }])
    expect(failure(await move(body))).toEqual([422, 'invalid_body'])
})

test('e-mails of orders that are moved at once carry a message, or are left out, unless they conclude a contract', async () => {
  const [a, b] = [await placed(), await placed()]
  const move = (status: string, email?: object) => seller.post(`${path}/order_moves`, { uids: [a.uid, b.uid], status, email })
  expect(failure(await move('confirmed', { send: false }))).toEqual([422, 'email_required'])
  expect((await seller.get(`${path}/orders/${a.uid}`)).body.status).toBe('new')
  await move('confirmed', { message: 'We are closed on Friday.' })
  const confirmations = await sendEmails(api, now)
  expect(confirmations.filter(({ text }) => text.includes('We are closed on Friday.'))).toHaveLength(2)
  expect((await move('packed')).status).toBe(200)
  expect((await move('sent', { send: false })).body.orders[0].email).toMatchObject({ kind: 'order_sent', is_required: false })
  expect(await sendEmails(api, now)).toEqual([])
})

test('the warehouse packs and sends several orders, and moves them to nothing else', async () => {
  const uids = [(await placed()).uid, (await placed()).uid]
  const packer = await newStaff(api, { [shopId]: 'warehouse' })
  const move = (status: string, more: object = {}) => packer.post(`${path}/warehouse_moves`, { uids, status, ...more })
  const outcome = async (...args: Parameters<typeof move>) =>
    (await move(...args)).body.orders.map(({ is_allowed }: { is_allowed: boolean }) => is_allowed)
  const statuses = async () => (await list()).items.map(({ status }: { status: string }) => status)
  expect(await outcome('packed')).toEqual([false, false])
  await seller.post(`${path}/order_moves`, { uids, status: 'confirmed' })
  expect([await outcome('packed', { dry_run: true }), await statuses()]).toEqual([
    [true, true],
    ['confirmed', 'confirmed'],
  ])
  expect([await outcome('packed'), await statuses()]).toEqual([
    [true, true],
    ['packed', 'packed'],
  ])
  expect([await outcome('sent'), await statuses()]).toEqual([
    [true, true],
    ['sent', 'sent'],
  ])
  for (const status of ['confirmed', 'paid', 'delivered', 'cancelled']) expect(failure(await move(status))).toEqual([422, 'invalid_body'])
  expect(failure(await packer.post(`${path}/order_moves`, { uids, status: 'packed' }))).toEqual([403, 'permission_denied'])
})

test('an order without personal data is moved without an e-mail', async () => {
  const { uid } = await placed()
  await asOwner(sql`update orders set email = '' where shop_id = ${shopId} and uid = ${uid}`)
  const { orders } = (await seller.post(`${path}/order_moves`, { uids: [uid], status: 'confirmed', dry_run: true })).body
  expect(orders).toMatchObject([{ is_allowed: true, email: null }])
})

test('orders that are to be paid in advance say so until they are paid', async () => {
  const isDue = async (payment: object) => {
    const { uid } = await placed()
    await asOwner(sql`update orders set payment = payment || ${JSON.stringify(payment)}::jsonb where shop_id = ${shopId} and uid = ${uid}`)
    const { orders } = (await seller.post(`${path}/order_moves`, { uids: [uid], status: 'paid', dry_run: true })).body
    expect((await seller.get(`${path}/orders/${uid}`)).body.is_due_in_advance).toBe(orders[0].is_due_in_advance)
    await seller.put(`${path}/orders/${uid}/status`, { status: 'paid' })
    expect((await seller.get(`${path}/orders/${uid}`)).body.is_due_in_advance).toBe(false)
    return orders[0].is_due_in_advance
  }
  expect(await isDue({ code: 'bank_transfer', account: '1', days: null })).toBe(true)
  expect(await isDue({ code: 'deferred_invoice', account: '1', days: 14 })).toBe(false)
  expect(await isDue({ code: 'cash_on_delivery', account: null, days: null })).toBe(false)
  expect(await isDue({ code: 'stripe', account: null, days: null })).toBe(true)
})

test('of two people who move the same orders at once, each order is moved by one, with one e-mail', async () => {
  const orders = [await placed(), await placed(), await placed()]
  await sendEmails(api, now)
  const uids = orders.map(({ uid }) => uid)
  const move = (of: string[]) => seller.post(`${path}/order_moves`, { uids: of, status: 'confirmed' })
  const answers = await Promise.all([move(uids), move(uids.toReversed())])
  const allowed = answers.flatMap(({ body }) => body.orders.filter((order: { is_allowed: boolean }) => order.is_allowed))
  expect([answers.map(({ status }) => status), allowed.length]).toEqual([[200, 200], 3])
  expect(await sendEmails(api, now)).toHaveLength(3)
})

test('of two people who move an order at once, one is refused', async () => {
  const { uid } = await placed()
  const move = () => seller.put(`${path}/orders/${uid}/status`, { status: 'confirmed' })
  const answers = await Promise.all([move(), move()])
  expect(answers.map(answer => answer.status).sort()).toEqual([200, 409])
})

test('an order of another shop is unknown', async () => {
  const { uid } = await placed()
  const stranger = await newStaff(api, { 956: 'owner' })
  expect(failure(await stranger.get(`/shops/shop-956/orders/${uid}`))).toEqual([404, 'order_not_found'])
  expect(failure(await stranger.put(`/shops/shop-956/orders/${uid}/status`, { status: 'confirmed' }))).toEqual([404, 'order_not_found'])
  expect((await stranger.get('/shops/shop-956/orders')).body.items).toEqual([])
})

test('figures count what waits, and sales per day in PLN beside the 30 days before', async () => {
  now = new Date(start.getTime() - 40 * dayMs)
  await placed()
  now = new Date(start.getTime() - 2 * dayMs)
  const dollars = await placed()
  await asOwner(sql`update orders set currency = 'USD', rate = '4', status = 'confirmed' where uid = ${dollars.uid}`)
  now = start
  const cancelled = await placed()
  await asOwner(sql`update orders set status = 'cancelled' where uid = ${cancelled.uid}`)
  await placed()
  const { to_confirm, unpaid, to_pack, days, before } = (await seller.get(`${path}/order_figures`)).body
  const [{ net = 0 } = {}] = await asOwner<{ net: number }>(
    sql`select total_net::float / 100 as net from orders where uid = ${dollars.uid}`,
  )
  expect({ to_confirm, unpaid, to_pack }).toEqual({ to_confirm: 2, unpaid: 3, to_pack: 0 })
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toEqual({ day: '2027-03-01', orders: 1, net })
  expect(days.at(-3)).toEqual({ day: '2027-02-27', orders: 1, net: net * 4 })
  expect(days.reduce((sum: number, one: { orders: number }) => sum + one.orders, 0)).toBe(2)
  expect(before).toMatchObject({ orders: 1, net })
  expect(before.days).toHaveLength(30)
  expect(before.days[0]).toEqual({ day: '2027-01-01', orders: 0, net: 0 })
  expect(before.days.at(-1)).toEqual({ day: '2027-01-30', orders: 0, net: 0 })
  expect(before.days.filter((one: { orders: number }) => one.orders > 0)).toEqual([{ day: '2027-01-20', orders: 1, net }])
  const [cash] = [await placed()]
  await asOwner(sql`update orders set payment = payment || '{"code": "cash_on_delivery"}', status = 'delivered' where uid = ${cash.uid}`)
  const cashOutstanding = async () => (await seller.get(`${path}/order_figures`)).body.cash_outstanding
  expect(await cashOutstanding()).toBe(1)
  await seller.post(`${path}/orders/${cash.uid}/payments`, { amount: (await seller.get(`${path}/orders/${cash.uid}`)).body.total_gross })
  expect(await cashOutstanding()).toBe(0)
  await asOwner(sql`update orders set is_paid = true, status = 'paid' where uid = ${dollars.uid}`)
  expect((await seller.get(`${path}/order_figures`)).body).toMatchObject({ to_confirm: 2, unpaid: 2, to_pack: 1 })
})
