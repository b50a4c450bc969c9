import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addProduct } from '../../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../../test/shopper.ts'
import { newStaff, type StaffMember } from '../../../../test/staff.ts'
import { openTestApi, shopCtx, silent, type TestApi } from '../../../../test/test-api.ts'
import { failure, openVisitor, type TestVisitor } from '../../../../test/visitor.ts'
import { sql } from '../../../platform/database.ts'
import { startRetention } from '../../../platform/retention.ts'
import { changeOrderStatus } from '../orders.ts'
import { markRefunded, refundsDue } from './refunds.ts'

const start = new Date('2027-03-01T12:00:00Z')
const dayMs = 86_400_000
const shopId = 932
const elsewhere = 933
const origin = 'refunds.test'
const first = 9_320_001
const path = `/shops/shop-${shopId}`

let now = start
let api: TestApi
let manager: StaffMember
beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, { id: shopId, host: origin, first }, start)
  await addOrderableShop(api, { id: elsewhere, host: 'refunds-elsewhere.test', first: 9_330_001 }, start)
  for (const id of [first, first + 1]) await addProduct(api.db, { shopId, id, priceNet: 1000, first, items: 10_000 }, start)
})
afterAll(() => api.close())
beforeEach(async () => {
  now = start
  await api.db.asOwner(now).query(sql`delete from orders where shop_id = ${shopId}`)
  manager = await newStaff(api, { [shopId]: 'manager' })
})

async function placed({ payment = 1 } = {}) {
  const lines = [
    [first, 3],
    [first + 1, 1],
  ] as const
  const shopper = await readyShopper(api, origin, lines, { payment })
  const { uid, number, total_gross } = (await shopper.order({ email: 'ewa@example.com' })).body
  const at = `${path}/orders/${uid}`
  const pay = (more: object = {}) => manager.post(`${at}/payments`, { amount: total_gross, note: 'From account 61 1090', ...more })
  const withdraw = async (items: { line: number; items: number }[]) => {
    const withdrawal = { name: 'Ewa Lis', email: 'ewa@example.com', items }
    const { status, body } = await shopper.post(`/orders/${uid}/withdrawal`, { withdrawal })
    expect([status, body.error]).toEqual([200, undefined])
  }
  const move = (to: Parameters<typeof changeOrderStatus>[2]) => changeOrderStatus(shopCtx(api, shopId, now), uid, to)
  const seen = async (by: Pick<TestVisitor, 'get'> = shopper) => (await by.get(`/orders/${uid}`)).body.refund
  return { uid: String(uid), number: String(number), total: Number(total_gross), pay, withdraw, move, seen }
}

const list = async (query = '') => {
  const { status, body } = await manager.get(`${path}/refunds${query}`)
  expect([status, body.error]).toEqual([200, undefined])
  return body.items
}
const mark = (id: string, refunded = true, by: StaffMember = manager) => by.put(`${path}/refunds/${id}`, { refunded })

test('the payment of a cancelled order is due for 14 days, until it is noted as paid back, and again where it was not', async () => {
  const order = await placed()
  await order.pay()
  expect(await list()).toEqual([])
  now = new Date(start.getTime() + 60_000)
  await order.move('cancelled')
  const [refund] = await list()
  expect(refund).toMatchObject({
    reason: 'cancellation',
    order: order.uid,
    number: order.number,
    email: 'ewa@example.com',
    amount: order.total,
    currency: 'PLN',
    payment: 'Name',
    reference: null,
    note: 'From account 61 1090',
    since: now.toISOString(),
    due_on: '2027-03-15',
    is_overdue: false,
    refunded_at: null,
    refunded_by: null,
  })
  expect((await manager.get(`${path}/refund_figures`)).body).toEqual({ due: 1 })
  expect((await mark(refund.id)).body).toBe('ok')
  const made = now.toISOString()
  now = new Date(now.getTime() + 60_000)
  expect((await mark(refund.id)).body).toBe('ok')
  expect([await list(), await list('?state=done')]).toMatchObject([[], [{ id: refund.id, refunded_at: made }]])
  expect((await manager.get(`${path}/orders/${order.uid}/timeline`)).body).toContainEqual(
    expect.objectContaining({ kind: 'payment', refund: 'made' }),
  )
  await mark(refund.id, false)
  expect([await list(), await list('?state=done')]).toMatchObject([[{ id: refund.id }], []])
})

test('who noted a refund is stored with it, longer than the history', async () => {
  const [paid, withdrawn] = [await placed(), await placed()]
  for (const order of [paid, withdrawn]) await order.pay()
  await paid.move('cancelled')
  await withdrawn.withdraw([{ line: 1, items: 1 }])
  const author = { kind: 'staff', name: manager.name }
  const made = async () => (await list('?state=done')).map(({ refunded_by }: { refunded_by: object | null }) => refunded_by)
  const due = await list()
  for (const { id } of due) await mark(id)
  const colleague = await newStaff(api, { [shopId]: 'owner' })
  // It was noted before.
  for (const { id } of due) await mark(id, true, colleague)
  expect(await made()).toEqual([author, author])

  now = new Date(start.getTime() + 800 * dayMs)
  await startRetention({ db: api.db, clock: () => now, log: silent }).stop()
  manager = await newStaff(api, { [shopId]: 'manager' })
  expect((await manager.get(`${path}/change_sets`)).body.items).toEqual([])
  expect(await made()).toEqual([author, author])
  expect((await manager.get(`${path}/orders/${paid.uid}/timeline`)).body).toContainEqual(
    expect.objectContaining({ kind: 'payment', refunded_at: start.toISOString(), refunded_by: expect.objectContaining(author) }),
  )

  for (const { id } of due) await mark(id, false)
  expect((await list()).map(({ refunded_by }: { refunded_by: object | null }) => refunded_by)).toEqual([null, null])
  for (const { id } of due) await mark(id, true, manager)
  expect(await made()).toEqual(due.map(() => ({ kind: 'staff', name: manager.name })))
})

test('the order says whether the money of a cancellation was paid back', async () => {
  const [paid, unpaid] = [await placed(), await placed()]
  await paid.pay()
  expect([await paid.seen(), await unpaid.seen()]).toEqual([null, null])
  for (const order of [paid, unpaid]) await order.move('cancelled')
  expect([await paid.seen(), await unpaid.seen()]).toEqual(['due', null])
  await mark((await list())[0].id)
  const stranger = await openVisitor(api, origin)
  expect([await paid.seen(), await paid.seen(stranger), await unpaid.seen()]).toEqual(['done', 'done', null])
})

test('the order says to its buyer whether the money of a withdrawal was paid back, once all of it was', async () => {
  const order = await placed()
  await order.pay()
  await order.pay({ amount: 5, refund_due: true })
  expect(await order.seen()).toBeNull()
  await order.withdraw([{ line: 2, items: 1 }])
  const stranger = await openVisitor(api, origin)
  expect([await order.seen(), await order.seen(stranger)]).toEqual(['due', null])
  const markWithdrawals = async () => {
    for (const { id, reason } of await list()) if (reason === 'withdrawal') await mark(id)
  }
  await markWithdrawals()
  expect([await order.seen(), await order.seen(stranger)]).toEqual(['done', null])
  await order.withdraw([{ line: 1, items: 1 }])
  expect(await order.seen()).toBe('due')
  await markWithdrawals()
  expect(await order.seen()).toBe('done')
})

test('a payment that an order could not take is due from the day on which it came, and overdue after the last one', async () => {
  const order = await placed()
  await order.pay()
  await order.pay({ amount: 5, refund_due: true })
  expect(await list()).toMatchObject([{ reason: 'payment', amount: 5, due_on: '2027-03-15', is_overdue: false }])
  now = new Date(start.getTime() + 15 * dayMs)
  manager = await newStaff(api, { [shopId]: 'manager' })
  expect(await list()).toMatchObject([{ amount: 5, is_overdue: true }])
})

test('a withdrawal from a paid order is due in its part; noted as paid back, it is done in the inbox', async () => {
  const order = await placed()
  await order.withdraw([{ line: 2, items: 1 }])
  expect(await list()).toEqual([])
  await order.pay()
  const [refund] = await list()
  const { totals } = (await manager.get(`${path}/orders/${order.uid}`)).body
  // Both lines cost the same a piece.
  const amount = Math.round(((totals.total_gross - totals.delivery_gross) * 100) / 4) / 100
  expect(refund).toMatchObject({ reason: 'withdrawal', amount, due_on: '2027-03-15', note: 'From account 61 1090' })
  const entry = async () => (await manager.get(`${path}/inbox?order=${order.uid}`)).body.items[0]
  await mark(refund.id)
  expect([await list(), (await entry()).state, (await list('?state=done')).length]).toEqual([[], 'done', 1])
  await mark(refund.id, false)
  expect([(await list()).length, (await entry()).state]).toEqual([1, 'in_progress'])
  await manager.put(`${path}/inbox/${(await entry()).id}`, { state: 'done' })
  expect(await list()).toEqual([])
})

test('a withdrawal from a whole order is due with its delivery, and once: cancelled, the order’s payment is due instead', async () => {
  const order = await placed()
  await order.pay()
  await order.withdraw([
    { line: 1, items: 3 },
    { line: 2, items: 1 },
  ])
  expect(await list()).toMatchObject([{ reason: 'withdrawal', amount: order.total }])
  await order.move('cancelled')
  expect(await list()).toMatchObject([{ reason: 'cancellation', amount: order.total }])
})

test('goods that are withdrawn twice are due once, and the last of them with the delivery', async () => {
  const order = await placed()
  await order.pay()
  await order.withdraw([{ line: 2, items: 1 }])
  await order.withdraw([
    { line: 1, items: 3 },
    { line: 2, items: 1 },
  ])
  const refunds = await list()
  expect(refunds).toHaveLength(2)
  expect(refunds.reduce((sum: number, { amount }: { amount: number }) => sum + Math.round(amount * 100), 0)).toBe(
    Math.round(order.total * 100),
  )
})

test('the cancellation of an order refunds what was not paid back before, and nothing after all of it', async () => {
  const order = await placed()
  await order.pay({ amount: 5, refund_due: true })
  await order.pay()
  await order.withdraw([{ line: 2, items: 1 }])
  const part = (await list()).find(({ reason }: { reason: string }) => reason === 'withdrawal')
  await mark(part.id)
  const preview = await manager.post(`${path}/orders/${order.uid}/move_preview`, { status: 'cancelled' })
  const rest = (Math.round(order.total * 100) - Math.round(part.amount * 100)) / 100
  expect(preview.body.refund_due).toBe(rest)
  await order.move('cancelled')
  const amounts = async () => (await list()).map(({ amount }: { amount: number }) => amount).sort((a: number, b: number) => a - b)
  expect(await amounts()).toEqual([5, rest])
  await mark(part.id, false)
  expect(await amounts()).toEqual([5, order.total])
  await mark(part.id)
  const whole = await placed()
  await whole.pay()
  await whole.withdraw([
    { line: 1, items: 3 },
    { line: 2, items: 1 },
  ])
  const [all] = await list(`?order=${whole.uid}`)
  await mark(all.id)
  await whole.move('cancelled')
  expect([await list(`?order=${whole.uid}`), await list(`?state=done&order=${whole.uid}`)]).toMatchObject([[], [{ amount: whole.total }]])
})

test('the e-mail of a cancellation names what is still to be paid back, and nothing after all of it', async () => {
  const whole = [
    { line: 1, items: 3 },
    { line: 2, items: 1 },
  ]
  const emailAfter = async (items: typeof whole) => {
    const order = await placed()
    await order.pay()
    await order.withdraw(items)
    const [withdrawal] = await list(`?order=${order.uid}`)
    await mark(withdrawal.id)
    const { body } = await manager.post(`${path}/orders/${order.uid}/move_preview`, { status: 'cancelled' })
    return { total: order.total, due: Number(body.refund_due), text: String(body.email.text).replace(/\s+/g, ' ') }
  }
  const part = await emailAfter(whole.slice(1))
  expect(part.text).toContain(`We will refund the remaining PLN ${part.due.toFixed(2)}`)
  expect(part.text).not.toContain(part.total.toFixed(2))
  const all = await emailAfter(whole)
  expect(all.due).toBe(0)
  expect(all.text).toContain('We have already refunded all that you paid.')
  expect(all.text).not.toContain('We will refund')
})

test('goods that were paid back are not due again with a withdrawal that is opened again', async () => {
  const order = await placed()
  await order.pay()
  const inGrosz = (refunds: readonly { amount: number }[]) => refunds.map(({ amount }) => Math.round(amount * 100))
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
  await order.withdraw([{ line: 2, items: 1 }])
  const [closed] = await list()
  now = new Date(now.getTime() + 60_000)
  await order.withdraw([{ line: 2, items: 1 }])
  const setState = (state: string) => manager.put(`${path}/inbox/${closed.id}`, { state })
  await setState('done')
  const [repeated] = await list()
  await mark(repeated.id)
  expect((await setState('in_progress')).status).toBe(200)
  expect(inGrosz(await list())).toEqual([0])
  // With one of all the goods they add up to what was paid.
  now = new Date(now.getTime() + 60_000)
  await order.withdraw([
    { line: 1, items: 3 },
    { line: 2, items: 1 },
  ])
  expect(sum(inGrosz([...(await list()), ...(await list('?state=done'))]))).toBe(Math.round(order.total * 100))
})

test('who withdraws again after a withdrawal was closed otherwise is paid back the rest of what was paid', async () => {
  const order = await placed()
  await order.pay()
  await order.withdraw([{ line: 1, items: 3 }])
  now = new Date(now.getTime() + 60_000)
  await order.withdraw([{ line: 2, items: 1 }])
  const [goods, rest] = await list()
  // With the delivery, since all was withdrawn.
  await mark(rest.id)
  await manager.put(`${path}/inbox/${goods.id}`, { state: 'done' })
  now = new Date(now.getTime() + 60_000)
  await order.withdraw([{ line: 1, items: 3 }])
  const [again] = await list()
  expect(Math.round(again.amount * 100) + Math.round(rest.amount * 100)).toBe(Math.round(order.total * 100))
})

test('a withdrawal stays noted as paid back once the rest of its cancelled order was: nothing becomes due twice', async () => {
  const order = await placed()
  await order.pay()
  await order.withdraw([{ line: 2, items: 1 }])
  const [withdrawal] = await list()
  await mark(withdrawal.id)
  await order.move('cancelled')
  const [rest] = await list()
  await mark(rest.id)
  expect(failure(await mark(withdrawal.id, false))).toEqual([404, 'refund_not_found'])
  expect([await list(), (await list('?state=done')).length]).toEqual([[], 2])
  expect((await mark(rest.id, false)).status).toBe(200)
  expect((await mark(withdrawal.id, false)).status).toBe(200)
  expect(await list()).toMatchObject([{ reason: 'cancellation', amount: order.total }])
})

test('nothing is noted as paid back that is no longer due', async () => {
  const order = await placed()
  await order.pay()
  await order.withdraw([{ line: 2, items: 1 }])
  const [withdrawal] = await list()
  await order.move('cancelled')
  expect(failure(await manager.put(`${path}/refunds/${withdrawal.id}`, { refunded: true }))).toEqual([404, 'refund_not_found'])
  expect(await list()).toMatchObject([{ reason: 'cancellation' }])
})

test('a withdrawal from an order that was delivered for cash is due, even where the cash is not recorded', async () => {
  const order = await placed({ payment: 2 })
  await order.withdraw([{ line: 1, items: 3 }])
  for (const to of ['confirmed', 'packed', 'sent'] as const) await order.move(to)
  expect(await list()).toEqual([])
  await order.move('delivered')
  expect(await list()).toMatchObject([{ reason: 'withdrawal', payment: 'Name' }])
})

test('refunds are listed in parts, the oldest first, and those of one order alone', async () => {
  const orders = [await placed(), await placed(), await placed()]
  for (const [i, order] of orders.entries()) {
    now = new Date(start.getTime() + i * 1000)
    await order.pay()
    await order.move('cancelled')
  }
  const { body } = await manager.get(`${path}/refunds?limit=2`)
  const rest = (await manager.get(`${path}/refunds?limit=2&after=${body.next}`)).body
  expect([...body.items, ...rest.items].map((refund: { order: string }) => refund.order)).toEqual(orders.map(order => order.uid))
  expect(rest.next).toBe(null)
  expect(await list(`?order=${orders[1]?.uid}`)).toMatchObject([{ number: orders[1]?.number }])
  const csv = await manager.get(`${path}/refunds.csv`)
  expect([csv.status, csv.body.trim().split('\n').length]).toEqual([200, 4])
  for (const query of ['?after=x', '?state=lost', '?order=1'])
    expect(failure(await manager.get(`${path}/refunds${query}`))).toEqual([400, 'invalid_query'])
})

test('a refund of another shop is unknown, and one that does not exist too', async () => {
  const order = await placed()
  await order.pay()
  await order.move('cancelled')
  const [refund] = await list()
  const stranger = await newStaff(api, { [elsewhere]: 'owner' })
  expect(failure(await stranger.put(`/shops/shop-${elsewhere}/refunds/${refund.id}`, { refunded: true }))).toEqual([
    404,
    'refund_not_found',
  ])
  expect((await stranger.get(`/shops/shop-${elsewhere}/refunds`)).body.items).toEqual([])
  expect(failure(await mark('00000000-0000-4000-8000-000000000000'))).toEqual([404, 'refund_not_found'])
  expect(await list()).toHaveLength(1)
})

test('who pays back confirms their identity, and a seller may not', async () => {
  const order = await placed()
  await order.pay()
  await order.move('cancelled')
  const [refund] = await list()
  const seller = await newStaff(api, { [shopId]: 'sales' })
  expect(failure(await mark(refund.id, true, seller))).toEqual([403, 'permission_denied'])
  now = new Date(start.getTime() + 11 * 60_000)
  expect(failure(await mark(refund.id))).toEqual([403, 'step_up_required'])
})

test('the command lists what the back office lists, and notes it by its reference', async () => {
  const [cancelled, withdrawn] = [await placed(), await placed()]
  for (const order of [cancelled, withdrawn]) await order.pay()
  await cancelled.move('cancelled')
  await withdrawn.withdraw([{ line: 1, items: 1 }])
  const due = await refundsDue(api.db, now, origin)
  expect(due.map(({ number, reason }) => [number, reason]).sort()).toEqual(
    [
      [cancelled.number, 'cancellation'],
      [withdrawn.number, 'withdrawal'],
    ].sort(),
  )
  for (const { payment } of due) expect(await markRefunded(api.db, now, origin, payment)).toBe(true)
  expect([await list(), await list('?state=done')]).toMatchObject([[], [{ refunded_by: null }, { refunded_by: null }]])
  expect(await markRefunded(api.db, now, origin, due[0]?.payment ?? '')).toBe(false)
})
