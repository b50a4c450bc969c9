import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newCustomer } from '../../../../test/customer.ts'
import { addProduct } from '../../../../test/fixtures.ts'
import { overlappingCalls } from '../../../../test/overlapping-calls.ts'
import { addOrderableShop, readyShopper } from '../../../../test/shopper.ts'
import { newStaff, type StaffMember } from '../../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../../test/test-api.ts'
import type { Answered, TestVisitor } from '../../../../test/visitor.ts'
import { type Sql, sql } from '../../../platform/database.ts'

// Transactions that overlap: the embedded database has none.

const now = new Date('2027-03-01T12:00:00Z')
const shopId = 934
const origin = 'money.test'
const first = 9_340_001
const path = `/shops/shop-${shopId}`

let api: TestApi
let manager: StaffMember
beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, { id: shopId, host: origin, first }, now)
  for (const id of [first, first + 1]) await addProduct(api.db, { shopId, id, priceNet: 1000, first, items: 10_000 }, now)
})
afterAll(() => api.close())
beforeEach(async () => {
  manager = await newStaff(api, { [shopId]: 'manager' })
})

async function placed(as?: TestVisitor) {
  const lines = [
    [first, 3],
    [first + 1, 1],
  ] as const
  const shopper = await readyShopper(api, origin, lines, { as })
  const { uid, total_gross } = (await shopper.order({ email: 'ewa@example.com' })).body
  const at = `${path}/orders/${uid}`
  const pay = () => manager.post(`${at}/payments`, { amount: total_gross })
  const withdraw = async (items: { line: number; items: number }[]) => {
    const withdrawal = { name: 'Ewa Lis', email: 'ewa@example.com', items }
    expect((await shopper.post(`/orders/${uid}/withdrawal`, { withdrawal })).status).toBe(200)
  }
  const cancel = () => manager.put(`${at}/status`, { from: 'paid', status: 'cancelled', reason: 'buyer' })
  const due = async () => (await manager.get(`${path}/refunds?order=${uid}`)).body.items
  return { uid: String(uid), total: Number(total_gross), pay, withdraw, cancel, due }
}

const mark = (id: string, refunded = true) => manager.put(`${path}/refunds/${id}`, { refunded })
const outcome = ({ status, body }: Answered) => [status, body.error?.code]

const overlapping = (held: Sql, calls: readonly (() => Promise<Answered>)[]) => overlappingCalls(api.db, held, calls)
const entry = (id: string) => sql`select from inbox_entries where shop_id = ${shopId} and id = ${id}::uuid for update`
const payment = (id: string) => sql`select from payment_events where shop_id = ${shopId} and id = ${id}::uuid for update`
const paidBack = async (uid: string) => {
  const { items } = (await manager.get(`${path}/refunds?state=done&order=${uid}`)).body
  return items.reduce((sum: number, { amount }: { amount: number }) => sum + inGrosz(amount), 0)
}
const inGrosz = (amount: number) => Math.round(amount * 100)

test('of a withdrawal that is paid back while its order is cancelled no more is due than the rest', async () => {
  const order = await placed()
  await order.pay()
  await order.withdraw([{ line: 2, items: 1 }])
  const [withdrawal] = await order.due()
  let paidBack = 0
  const payBack = async ({ id, amount }: { id: string; amount: number }) => {
    const answer = await mark(id)
    if (answer.status === 200) paidBack += inGrosz(amount)
    return answer
  }
  await overlapping(entry(withdrawal.id), [
    () => payBack(withdrawal),
    async () => {
      const cancelled = await order.cancel()
      expect(outcome(cancelled)).toEqual([200, undefined])
      for (const rest of await order.due()) await payBack(rest)
      return cancelled
    },
  ])
  for (const rest of await order.due()) await payBack(rest)
  expect(paidBack).toBe(inGrosz(order.total))
})

test('a withdrawal is not noted as not paid back while the rest of its order is paid back', async () => {
  const order = await placed()
  await order.pay()
  await order.withdraw([{ line: 2, items: 1 }])
  const [withdrawal] = await order.due()
  await mark(withdrawal.id)
  await order.cancel()
  const [rest] = await order.due()
  const answers = await overlapping(payment(rest.id), [() => mark(rest.id), () => mark(withdrawal.id, false)])
  expect(answers.map(outcome)).toEqual([
    [200, undefined],
    [404, 'refund_not_found'],
  ])
  expect(await paidBack(order.uid)).toBe(inGrosz(order.total))
})

test('of goods that are withdrawn twice no more is paid back than their order cost, even by two people at once', async () => {
  const order = await placed()
  await order.pay()
  const whole = [
    { line: 1, items: 3 },
    { line: 2, items: 1 },
  ]
  await order.withdraw([{ line: 2, items: 1 }])
  await order.withdraw(whole)
  const due = await order.due()
  expect(due).toHaveLength(2)
  const answers = await overlapping(
    sql`select from inbox_entries where shop_id = ${shopId} for update`,
    due.map((refund: { id: string }) => () => mark(refund.id)),
  )
  expect(answers.map(outcome)).toEqual(due.map(() => [200, undefined]))
  expect(await paidBack(order.uid)).toBe(inGrosz(order.total))
  expect(await order.due()).toEqual([])
})

test('a withdrawal that is closed otherwise is not noted as paid back by who had read it before', async () => {
  const order = await placed()
  await order.pay()
  await order.withdraw([{ line: 2, items: 1 }])
  const [withdrawal] = await order.due()
  const close = () => manager.put(`${path}/inbox/${withdrawal.id}`, { state: 'done' })
  const answers = await overlapping(entry(withdrawal.id), [close, () => mark(withdrawal.id)])
  expect(answers.map(outcome)).toEqual([
    [200, undefined],
    [404, 'refund_not_found'],
  ])
})

test('no buyer is erased whose money becomes due again meanwhile', async () => {
  const customer = await newCustomer(api, origin)
  const order = await placed(customer)
  await order.pay()
  await order.cancel()
  const [refund] = await order.due()
  await mark(refund.id)
  const erase = () => manager.post(`${path}/customers/${customer.id}/erasure`, { confirmation: customer.email })
  const answers = await overlapping(payment(refund.id), [() => mark(refund.id, false), erase])
  expect(answers.map(outcome)).toEqual([
    [200, undefined],
    [409, 'refund_due'],
  ])
})

test('no buyer is erased whose money an undo makes due again meanwhile', async () => {
  const customer = await newCustomer(api, origin)
  const order = await placed(customer)
  await order.pay()
  for (const status of ['packed', 'sent', 'delivered']) await manager.put(`${path}/orders/${order.uid}/status`, { status })
  await order.withdraw([{ line: 2, items: 1 }])
  const [withdrawal] = await order.due()
  await manager.put(`${path}/inbox/${withdrawal.id}`, { state: 'done' })
  const owner = await newStaff(api, { [shopId]: 'owner' })
  const [closed] = (await owner.get(`${path}/change_sets?entity=inbox&entity_key=${withdrawal.id}&limit=1`)).body.items
  const undo = () => owner.post(`${path}/change_sets/${closed.id}/undo`)
  const erase = () => manager.post(`${path}/customers/${customer.id}/erasure`, { confirmation: customer.email })
  const answers = await overlapping(entry(withdrawal.id), [undo, erase])
  expect(answers.map(outcome)).toEqual([
    [200, undefined],
    [409, 'refund_due'],
  ])
  expect(await order.due()).toMatchObject([{ id: withdrawal.id }])
})

test('of two payments by hand at once the order takes one', async () => {
  const order = await placed()
  const held = sql`select from orders where shop_id = ${shopId} and uid = ${order.uid} for update`
  const answers = await overlapping(held, [order.pay, order.pay])
  expect(answers.map(outcome)).toEqual([
    [200, undefined],
    [422, 'payment_not_applicable'],
  ])
  expect(await order.due()).toEqual([])
})

test('no undo brings back what staff wrote about an order whose buyer is erased meanwhile', async () => {
  const customer = await newCustomer(api, origin)
  const order = await placed(customer)
  const at = `${path}/orders/${order.uid}`
  await order.pay()
  const shipment = { carrier: 'dpd', tracking_number: '1', tracking_url: null }
  await manager.put(`${at}/status`, { status: 'packed' })
  await manager.put(`${at}/status`, { status: 'sent', shipment })
  await manager.put(`${at}/status`, { status: 'delivered' })
  const owner = await newStaff(api, { [shopId]: 'owner' })
  const [sent] = (await owner.get(at)).body.shipments
  const note = (await owner.post(`${at}/notes`, { note: 'Call Ewa' })).body.id
  expect((await owner.delete(`${at}/notes/${note}`)).status).toBe(200)
  expect((await owner.put(`${at}/shipments/${sent.id}`, { ...shipment, tracking_number: null, from: shipment })).status).toBe(200)
  const changes = (await owner.get(`${path}/change_sets?entity=order&entity_key=${order.uid}`)).body.items
  const undo = ['orderHandling.deleteOrderNote', 'orderHandling.changeShipment'].map(call => {
    const { id } = changes.find((change: { call: string }) => change.call === call)
    return () => owner.post(`${path}/change_sets/${id}/undo`)
  })
  const erase = () => manager.post(`${path}/customers/${customer.id}/erasure`, { confirmation: customer.email })
  const mails = sql`select from mails where shop_id = ${shopId} for update`
  const answers = await overlapping(mails, [erase, ...undo])
  expect(answers.map(outcome)).toEqual([
    [200, undefined],
    [409, 'nothing_to_undo'],
    [409, 'nothing_to_undo'],
  ])
  expect((await manager.get(at)).body.shipments).toMatchObject([{ tracking_number: null }])
  const left = (table: Sql, of: Sql) =>
    api.db.asOwner(now).query(sql`select from ${table} where shop_id = ${shopId} and ${of} = ${order.uid}`)
  expect(await left(sql`order_notes`, sql`order_uid`)).toEqual([])
  expect(await left(sql`change_rows`, sql`entity_key`)).toEqual([])
})
