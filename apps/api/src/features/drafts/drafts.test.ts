import { type DraftArea, draftCallsOf, maxDrafts } from '@stragan/contract/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer } from '../../../test/buyer.ts'
import { fromElsewhere, newCustomer, password } from '../../../test/customer.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { newStaff, requestsWith, type StaffMember } from '../../../test/staff.ts'
import { openTestApi, silent, type TestApi } from '../../../test/test-api.ts'
import { failure, openVisitor, type TestVisitor } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'
import { startRetention } from '../../platform/retention.ts'

const shopId = 991
const host = 'drafts.test'
const first = 9_910_001
const code = `shop-${shopId}`
const path = `/shops/${code}/drafts`
const dayMs = 86_400_000

let now = new Date('2027-02-01T12:00:00Z')
let api: TestApi
let seller: StaffMember
beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addOrderableShop(api, { id: shopId, host, first }, now)
  await addProduct(api.db, { shopId, id: first, priceNet: 1000, first, items: 1000 }, now)
  seller = await newStaff(api, { [shopId]: 'sales' })
})
afterAll(() => api.close())

const fieldsOf = (note: string) => [{ name: 'note', value: note }]
const keep = async (who: Pick<StaffMember, 'put'>, at: string, note = 'Call before', more: object = {}) => {
  const { status, body } = await who.put(`${path}/${at}`, { fields: fieldsOf(note), ...more })
  expect([at, status, body]).toEqual([at, 200, { updated_at: now.toISOString() }])
}
const formsAbout = async (who: Pick<StaffMember, 'get'>, at: string) =>
  (await who.get(`${path}/${at}`)).body.map(({ form }: { form: string }) => form)
const asOwner = <Row>(statement: ReturnType<typeof sql>) => api.db.asOwner(now).query<Row>(statement)
const draftsOf = async (who: StaffMember) =>
  (await asOwner<{ count: number }>(sql`select count(*)::int as count from drafts where staff_id = ${who.id}::uuid`))[0]?.count

async function placedOrder(): Promise<string> {
  const { status, body } = await (await readyShopper(api, host, [[first, 1]])).order()
  expect(status).toBe(200)
  return body.uid
}
async function orderOf(customer: TestVisitor): Promise<string> {
  await customer.post('/cart/cart_items', { cart_item: { product_id: first, items: 1 } })
  await customer.put('/cart/set_delivery', { cart: { delivery_shop_configuration_id: 1 } })
  await customer.put('/cart/set_payment', { cart: { component_payment_method_id: 1 } })
  const { status, body } = await customer.post('/orders', { order: buyer })
  expect(status).toBe(200)
  return body.uid
}
async function messageFrom(email: string): Promise<string> {
  const visitor = await openVisitor(api, host)
  const message = { name: 'Ewa Lis', email, text: 'Is it waterproof?' }
  expect((await visitor.post('/contact_messages', { message }, { headers: fromElsewhere() })).status).toBe(200)
  const { items } = (await seller.get(`/shops/${code}/inbox`)).body
  return items.find((entry: { email: string }) => entry.email === email).id
}

test('a draft is kept until it is replaced or discarded, with the revision and the time of its beginning', async () => {
  const uid = await placedOrder()
  const began = now
  await keep(seller, `orders/${uid}/data`, 'One', { revision: '7' })
  now = new Date(now.getTime() + 60_000)
  await keep(seller, `orders/${uid}/data`, 'Two', { revision: '8' })
  await keep(seller, `orders/${uid}/note.new`)
  const [data, note] = (await seller.get(`${path}/orders/${uid}`)).body
  expect(data).toEqual({
    form: 'data',
    fields: fieldsOf('Two'),
    revision: '8',
    created_at: began.toISOString(),
    updated_at: now.toISOString(),
  })
  expect(note).toMatchObject({ form: 'note.new', revision: null })
  expect((await seller.get(`${path}/orders`)).body).toContainEqual({ subject: uid, form: 'data', updated_at: now.toISOString() })
  for (let time = 0; time < 2; time++) expect((await seller.delete(`${path}/orders/${uid}/data`)).body).toBe('ok')
  expect(await formsAbout(seller, `orders/${uid}`)).toEqual(['note.new'])
  // What a person has not sent is no change of the shop.
  const owner = await newStaff(api, { [shopId]: 'owner' })
  expect((await owner.get(`/shops/${code}/change_sets`)).body.items).toEqual([])
})

test('only its author sees a draft', async () => {
  const uid = await placedOrder()
  const owner = await newStaff(api, { [shopId]: 'owner' })
  await keep(seller, `orders/${uid}/data`, 'Mine')
  await keep(owner, `orders/${uid}/data`, 'The owner’s')
  expect((await seller.get(`${path}/orders/${uid}`)).body).toMatchObject([{ fields: fieldsOf('Mine') }])
  expect((await owner.get(`${path}/orders/${uid}`)).body).toMatchObject([{ fields: fieldsOf('The owner’s') }])
  await owner.delete(`${path}/orders/${uid}/data`)
  expect(await formsAbout(owner, `orders/${uid}`)).toEqual([])
  expect(await formsAbout(seller, `orders/${uid}`)).toEqual(['data'])
})

test('each area needs the right to write what its drafts are about', async () => {
  const manager = await newStaff(api, { [shopId]: 'manager' })
  const packer = await newStaff(api, { [shopId]: 'warehouse' })
  const uid = await placedOrder()
  await keep(packer, `shipments/${uid}/move.sent`)
  await keep(manager, 'settings/delivery/entry.1')
  for (const [who, at] of [
    [packer, `orders/${uid}/data`],
    [seller, 'settings/delivery/entry.1'],
    [manager, 'money_settings/payment/entry.1'],
  ] as const)
    expect(failure(await who.put(`${path}/${at}`, { fields: [] }))).toEqual([403, 'permission_denied'])
})

test('an API key has no drafts', async () => {
  const owner = await newStaff(api, { [shopId]: 'owner' })
  const { key } = (await owner.post(`/shops/${code}/api_keys`, { name: 'K', scopes: ['orders:write'] })).body
  const program = requestsWith(api, key)
  const at = `${path}/orders/${await placedOrder()}`
  for (const answer of [
    await program.get(`${path}/orders`),
    await program.get(at),
    await program.put(`${at}/data`, { fields: [] }),
    await program.delete(`${at}/data`),
  ])
    expect(failure(answer)).toEqual([422, 'draft_needs_person'])
})

const nobody: Record<DraftArea, [subject: string, malformed: string]> = {
  settings: ['colours', 'payment'],
  money_settings: ['colours', 'delivery'],
  orders: ['0'.repeat(32), 'x'],
  shipments: ['0'.repeat(32), 'x'],
  inbox: ['00000000-0000-4000-8000-000000000000', 'x'],
  customers: ['2147483647', '9999999999'],
  stock: ['2147483647', 'lists'],
  webhooks: ['00000000-0000-4000-8000-000000000000', 'old'],
  products: ['2147483647', 'old'],
}

test.each(Object.keys(draftCallsOf) as DraftArea[])('a draft of %s about what there is not is refused', async area => {
  const owner = await newStaff(api, { [shopId]: 'owner' })
  for (const subject of nobody[area])
    expect(failure(await owner.put(`${path}/${area}/${subject}/data`, { fields: [] }))).toEqual([404, draftCallsOf[area].keep.errors[0]])
})

test.each([
  ['a password', [{ name: 'current_password', value: 'x' }]],
  ['a secret', [{ name: 'stripe_secret_key', value: 'x' }]],
  ['the answer to a question for a code', [{ name: '~code', value: '123456' }]],
  ['a text that is too long', [{ name: 'note', value: 'x'.repeat(20_001) }]],
  ['too many fields', Array.from({ length: 2001 }, () => ({ name: 'note', value: '' }))],
])('a draft with %s is refused, and nothing of it is stored', async (_, fields) => {
  const uid = await placedOrder()
  const answer = await seller.put(`${path}/orders/${uid}/data`, { fields: [...fields, ...fieldsOf('A')] })
  expect(failure(answer)).toEqual([422, 'invalid_body'])
  expect(await formsAbout(seller, `orders/${uid}`)).toEqual([])
})

test('a form has a name of a known kind', async () => {
  const uid = await placedOrder()
  for (const form of ['Data', 'a.b.c', `a.${'x'.repeat(60)}`])
    expect(failure(await seller.put(`${path}/orders/${uid}/${form}`, { fields: [] }))).toEqual([404, 'order_not_found'])
})

test('a person has at most so many drafts; the one changed longest ago gives way', async () => {
  const one = await newStaff(api, { [shopId]: 'sales' })
  const uid = await placedOrder()
  await keep(one, `orders/${uid}/note.first`)
  now = new Date(now.getTime() + 1000)
  await keep(one, `orders/${uid}/note.second`)
  now = new Date(now.getTime() + 1000)
  for (let i = 2; i < maxDrafts; i++) await keep(one, `orders/${uid}/note.n${i}`)
  await keep(seller, `orders/${uid}/note.first`)
  await keep(one, `orders/${uid}/note.last`)
  expect(await draftsOf(one)).toBe(maxDrafts)
  const forms = await formsAbout(one, `orders/${uid}`)
  expect([forms.includes('note.first'), forms.includes('note.second'), forms.includes('note.last')]).toEqual([false, true, true])
  expect(await formsAbout(seller, `orders/${uid}`)).toEqual(['note.first'])
})

test('a draft whose form can no longer be sent is not listed; what was typed can still be read', async () => {
  const one = await newStaff(api, { [shopId]: 'manager' })
  const uid = await placedOrder()
  const at = `/shops/${code}/orders/${uid}`
  const { id } = (await one.post(`${at}/notes`, { note: 'A' })).body
  for (const form of ['data', 'move.packed', 'move.sent', 'move.delivered', 'payment', 'note.new', `note.${id}`])
    await keep(one, `orders/${uid}/${form}`)
  await keep(one, 'settings/delivery/entry.new')
  await keep(one, 'settings/delivery/entry.9')
  const listed = async (area = 'orders') => (await one.get(`${path}/${area}`)).body.map(({ form }: { form: string }) => form).sort()
  const move = async (status: string) => expect((await one.put(`${at}/status`, { status })).status).toBe(200)
  await move('confirmed')
  expect(await listed()).toEqual(['data', 'move.packed', `note.${id}`, 'note.new', 'payment'])
  expect((await one.delete(`${at}/notes/${id}`)).status).toBe(200)
  await move('packed')
  await move('sent')
  expect(await listed()).toEqual(['move.delivered', 'note.new', 'payment'])
  await move('delivered')
  expect(await listed()).toEqual(['note.new', 'payment'])
  expect(await formsAbout(one, `orders/${uid}`)).toContain('data')
  expect(await listed('settings')).toEqual(['entry.new'])
  const shipment = (await one.get(at)).body.shipments[0]?.id
  await keep(one, `shipments/${uid}/shipment.${shipment ?? '00000000-0000-4000-8000-000000000000'}`)
  expect(await listed('shipments')).toEqual(shipment ? [`shipment.${shipment}`] : [])
})

test('drafts about a variant and a webhook end with them; those of the list and of a new one need neither', async () => {
  const owner = await newStaff(api, { [shopId]: 'owner' })
  await addProduct(api.db, { shopId, id: first + 1, priceNet: 1000, first, items: 5 }, now)
  const webhook = (await owner.post(`/shops/${code}/webhooks`, { url: 'https://receiver.example/', events: ['order.created'] })).body.id
  for (const at of [`stock/${first + 1}/count`, 'stock/list/count', `webhooks/${webhook}/endpoint`, 'webhooks/new/endpoint'])
    await keep(owner, at)
  expect((await owner.delete(`/shops/${code}/webhooks/${webhook}`)).status).toBe(200)
  await asOwner(sql`delete from products where shop_id = ${shopId} and id = ${first + 1}`)
  const left = await asOwner<{ subject: string }>(sql`select subject from drafts where staff_id = ${owner.id}::uuid order by subject`)
  expect(left.map(({ subject }) => subject)).toEqual(['list', 'new'])
})

test('the drafts of a person end with their membership', async () => {
  const owner = await newStaff(api, { [shopId]: 'owner' })
  const leaving = await newStaff(api, { [shopId]: 'sales' })
  await keep(leaving, `orders/${await placedOrder()}/data`)
  expect(await draftsOf(leaving)).toBe(1)
  expect((await owner.delete(`/shops/${code}/staff/${leaving.id}`)).status).toBe(200)
  expect(await draftsOf(leaving)).toBe(0)
})

test('when a customer closes the account, drafts about them, their orders and their messages are erased, and no others', async () => {
  const customer = await newCustomer(api, host)
  const uid = await orderOf(customer)
  const [theirs, others] = [await messageFrom(customer.email), await messageFrom('somebody@example.com')]
  const other = await placedOrder()
  const one = await newStaff(api, { [shopId]: 'sales' })
  for (const at of [`orders/${uid}`, `shipments/${uid}`, `orders/${other}`, `inbox/${theirs}`, `inbox/${others}`])
    await keep(one, `${at}/data`, `About ${customer.email}`)
  await keep(one, `customers/${customer.id}/data`)
  expect((await one.put(`/shops/${code}/orders/${uid}/status`, { status: 'cancelled' })).status).toBe(200)
  expect((await customer.post('/customer/closing', { customer: { current_password: password } })).status).toBe(200)
  const left = await asOwner<{ subject: string }>(sql`select subject from drafts where staff_id = ${one.id}::uuid`)
  expect(left.map(({ subject }) => subject).toSorted()).toEqual([other, others].toSorted())
  // A page of the order may still be open somewhere.
  const late = await one.put(`/shops/${code}/drafts/orders/${uid}/data`, { fields: [{ name: 'email', value: customer.email }] })
  expect(failure(late)).toEqual([404, 'order_not_found'])
})

test('a draft is deleted 30 days after it was last changed, and not before', async () => {
  const one = await newStaff(api, { [shopId]: 'sales' })
  const uid = await placedOrder()
  const began = now
  await keep(one, `orders/${uid}/data`)
  await keep(one, `orders/${uid}/note.new`)
  now = new Date(began.getTime() + 10 * 3_600_000)
  await keep(one, `orders/${uid}/data`)
  const formsAfter = async (days: number) => {
    await startRetention({ db: api.db, clock: () => new Date(began.getTime() + days * dayMs), log: silent }).stop()
    const rows = await asOwner<{ form: string }>(sql`select form from drafts where staff_id = ${one.id}::uuid order by form`)
    return rows.map(({ form }) => form)
  }
  expect(await formsAfter(29.9)).toEqual(['data', 'note.new'])
  expect(await formsAfter(30.1)).toEqual(['data'])
  expect(await formsAfter(30.5)).toEqual([])
})
