import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer } from '../../../test/buyer.ts'
import { fromElsewhere, password } from '../../../test/customer.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { type NamedCustomer, newNamedCustomer } from '../../../test/named-customer.ts'
import { overlappingCalls } from '../../../test/overlapping-calls.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { newStaff, type StaffMember, setUpAuthenticator } from '../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { type Answered, openVisitor } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

// Transactions that overlap: the embedded database has none.

const shopId = 999
const host = 'erasure-at-once.test'
const first = 9_990_001
const path = `/shops/shop-${shopId}`

let api: TestApi
let owner: StaffMember
let seller: StaffMember
beforeAll(async () => {
  api = await openTestApi()
  const now = new Date()
  await addOrderableShop(api, { id: shopId, host, first }, now)
  await addProduct(api.db, { shopId, id: first, priceNet: 1000, first, items: 100 }, now)
  owner = await newStaff(api, { [shopId]: 'owner' })
  await setUpAuthenticator(owner, now)
  seller = await newStaff(api, { [shopId]: 'sales' })
})
afterAll(() => api.close())

const customer = () => newNamedCustomer(api, host)
const erase = ({ id, email }: NamedCustomer) => owner.post(`${path}/customers/${id}/erasure`, { confirmation: email })
/** The erasure waits for it, and has locked the account by then. */
const orderRow = (uid: string) => sql`select from orders where shop_id = ${shopId} and uid = ${uid} for update`
const answersOf = (answers: readonly Answered[]) => answers.map(({ status, body }) => [status, body.error?.code])

async function deliveredOrder({ visitor, buyer }: NamedCustomer): Promise<string> {
  const shopper = await readyShopper(api, host, [[first, 1]], { as: visitor })
  const uid = String((await shopper.order(buyer)).body.uid)
  for (const status of ['confirmed', 'packed', 'sent', 'delivered'])
    expect((await owner.put(`${path}/orders/${uid}/status`, { status })).status).toBe(200)
  return uid
}

const claim = ({ email, visitor }: NamedCustomer, uid: string) => {
  const complaint = { name: 'Ewa Lis', email, text: 'It is broken', remedy: 'repair', items: [{ line: 1, items: 1 }] }
  return visitor.post(`/orders/${uid}/complaint`, { complaint }, { headers: fromElsewhere() })
}
const ask = ({ email, visitor }: NamedCustomer) =>
  visitor.post('/contact_messages', { message: { name: 'Ewa Lis', email, text: 'Is it waterproof?' } }, { headers: fromElsewhere() })

test.each(['complaint', 'message'])('the mail of a reply to a %s is erased when the erasure waits for the reply', async kind => {
  const person = await customer()
  const uid = await deliveredOrder(person)
  expect((await (kind === 'complaint' ? claim(person, uid) : ask(person))).status).toBe(200)
  const entry = (await owner.get(`${path}/inbox`)).body.items.find(({ email }: { email: string }) => email === person.email)
  // The reply has inserted its mail, and waits to take the entry over.
  const answers = await overlappingCalls(
    api.db,
    sql`select from memberships where shop_id = ${shopId} and staff_id = ${seller.id} for update`,
    [() => seller.post(`${path}/inbox/${entry.id}/replies`, { subject: 'Re', text: 'Yes' }), () => erase(person)],
  )
  expect(answersOf(answers)).toEqual([
    [200, undefined],
    [200, undefined],
  ])
  const left = await api.db.asOwner(new Date()).query(sql`select kind from mails where shop_id = ${shopId} and recipient = ${person.email}`)
  expect(left).toEqual([])
})

test('a complaint that waits for the erasure is refused', async () => {
  const person = await customer()
  const uid = await deliveredOrder(person)
  const answers = await overlappingCalls(api.db, orderRow(uid), [() => erase(person), () => claim(person, uid)])
  expect(answers.map(({ status }) => status)).toEqual([200, 422])
  expect(answers[1]?.body.error.code).toBe('order_email_wrong')
})

const lateCalls: Record<string, [call: (person: NamedCustomer) => Promise<Answered>, answer: [number, string]]> = {
  'a draft of staff about them': [
    ({ id }) => seller.put(`${path}/drafts/customers/${id}/note.new`, { fields: [{ name: 'note', value: 'x' }] }),
    [404, 'customer_not_found'],
  ],
  'their cart': [
    ({ visitor }) => visitor.post('/cart/cart_items', { cart_item: { product_id: first, items: 1 } }),
    [401, 'session_expired'],
  ],
  'an address': [
    ({ visitor }) => visitor.post('/customer/addresses', { address: { ...buyer.billing_address, country: 'PL' } }),
    [401, 'session_expired'],
  ],
  'their login': [
    async ({ email }) => (await openVisitor(api, host)).post('/auth', { session: { email, password } }, { headers: fromElsewhere() }),
    [401, 'login_failed'],
  ],
  'their own data': [
    ({ visitor }) => visitor.put('/customer', { customer: { first_name: 'Ewa', last_name: 'Lis' } }),
    [401, 'session_expired'],
  ],
}

test.each(Object.entries(lateCalls))('%s, stored while the customer is erased, is refused', async (_, [call, answer]) => {
  const person = await customer()
  const uid = await deliveredOrder(person)
  const answers = await overlappingCalls(api.db, orderRow(uid), [() => erase(person), () => call(person)])
  expect(answersOf(answers)).toEqual([[200, undefined], answer])
})

test('an order that is being placed goes before the erasure of its customer, which is refused', async () => {
  const person = await customer()
  const shopper = await readyShopper(api, host, [[first, 1]], { as: person.visitor })
  // The order has locked the cart, and waits for the stock.
  const held = sql`select from variants where shop_id = ${shopId} and product_id = ${first} for update`
  const answers = await overlappingCalls(api.db, held, [() => shopper.order(person.buyer), () => erase(person)])
  expect(answersOf(answers)).toEqual([
    [200, undefined],
    [409, 'customer_has_open_orders'],
  ])
})

test('an order that is placed while its customer is erased is refused', async () => {
  const person = await customer()
  const uid = await deliveredOrder(person)
  const shopper = await readyShopper(api, host, [[first, 1]], { as: person.visitor })
  const answers = await overlappingCalls(api.db, orderRow(uid), [() => erase(person), () => shopper.order(person.buyer)])
  expect(answersOf(answers)).toEqual([
    [200, undefined],
    [401, 'session_expired'],
  ])
})
