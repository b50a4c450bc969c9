import { expect } from 'vitest'
import { buyer } from './buyer.ts'
import { fromElsewhere, newCustomer } from './customer.ts'
import type { NamedCustomer } from './named-customer.ts'
import { readyShopper } from './shopper.ts'
import type { StaffMember } from './staff.ts'
import type { TestApi } from './test-api.ts'
import { type Answered, openVisitor } from './visitor.ts'

export interface World {
  api: TestApi
  shopId: number
  /** Of the shop’s storefront; others below it are proved by the DNS of the test. */
  host: string
  /** A product with stock, and its variant. */
  first: number
  path: string
  owner: StaffMember
  prove: (host: string, token: string) => void
  /** Who orders and writes: a customer, with what identifies them; absent, guests. */
  customer?: NamedCustomer | undefined
  now: () => Date
}

export const placedOrder = async ({ api, host, first, customer }: World): Promise<string> => {
  const shopper = await readyShopper(api, host, [[first, 1]], { as: customer?.visitor })
  const { status, body } = await shopper.order(customer?.buyer)
  expect(status).toBe(200)
  return body.uid
}
export const invited = async ({ owner, path }: World, email: string): Promise<string> =>
  (await owner.post(`${path}/invitations`, { email, role: 'sales', language: 'pl' })).body.id
export const hostBelow = (host: string) => `a${crypto.randomUUID().slice(0, 8)}.${host}`
export const withHost = async ({ owner, path, prove }: World, host: string) => {
  const { body } = await owner.post(`${path}/hosts`, { host })
  prove(host, body.record.value)
  return () => owner.post(`${path}/hosts/${host}/check`)
}

/** Changes the entries of a scope, as they are at the time. */
export const settings = async ({ owner }: World, at: string, change: (entries: Record<string, unknown>[]) => Record<string, unknown>[]) => {
  const { revision, entries } = (await owner.get(at)).body
  return owner.put(at, { revision, entries: change(entries) })
}
export const dearer = (world: World, price: number) =>
  settings(world, `${world.path}/settings/delivery`, ([one, ...others]) => [{ ...one, price_net: price }, ...others])

export const orderData = {
  email: 'new@example.com',
  phone: '+48 600 700 899',
  billing_address: buyer.billing_address,
  delivery_address: null,
}
export const notedOrder = async (world: World) => {
  const at = `${world.path}/orders/${await placedOrder(world)}`
  const { id } = (await world.owner.post(`${at}/notes`, { note: 'Call before delivery' })).body
  return `${at}/notes/${id}`
}
export const receivedMessage = async ({ api, host, owner, path, customer }: World) => {
  const visitor = customer?.visitor ?? (await openVisitor(api, host))
  const message = { name: 'Ewa Lis', email: customer?.email ?? 'ewa@example.com', text: 'Is it waterproof?' }
  expect((await visitor.post('/contact_messages', { message }, { headers: fromElsewhere() })).status).toBe(200)
  const [{ id }] = (await owner.get(`${path}/inbox`)).body.items
  return `${path}/inbox/${id}`
}
export const webhook = { url: 'https://receiver.example/events', events: ['order.created'] }
export const addedWebhook = async ({ owner, path }: World) => `${path}/webhooks/${(await owner.post(`${path}/webhooks`, webhook)).body.id}`

/** A promotion of the product that begins some hours from now, and ends a day later. */
export const promotionOf = ({ first, now }: World, hours: number) => {
  const starts = now().getTime() + hours * 3_600_000
  const [starts_at, ends_at] = [starts, starts + 86_400_000].map(at => new Date(at).toISOString())
  return { product_id: first, variant_id: null, quantity: null, price_net: 7, starts_at, ends_at }
}
export const addedPromotion = async (world: World, hours: number) =>
  `${world.path}/promotions/${(await world.owner.post(`${world.path}/promotions`, promotionOf(world, hours))).body.id}`

/** Values of a code that no other change has. */
export const newCode = () => ({
  code: `CODE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`,
  discount_type: 'percentage',
  value: 10,
  min_order_value: 50,
  category_ids: [],
  brand_ids: [],
  valid_from: null,
  valid_to: null,
  max_uses: 5,
  max_uses_per_customer: 1,
  enabled: true,
})
export const addedCode = async ({ owner, path }: World) => {
  const from = newCode()
  return { from, at: `${path}/discount_codes/${(await owner.post(`${path}/discount_codes`, from)).body.id}` }
}
export const newPriceList = { name: 'Installers', valid_from: '2027-01-01T00:00:00.000Z', valid_to: null }
export const addedPriceList = async ({ owner, path }: World) =>
  `${path}/price_lists/${(await owner.post(`${path}/price_lists`, newPriceList)).body.id}`
export const gift = { name: { en: 'A mug', pl: 'Kubek' }, min_order_value: 200, items: 9, enabled: true }
export const addedGift = async ({ owner, path }: World) => `${path}/gifts/${(await owner.post(`${path}/gifts`, gift)).body.id}`

/** An order that was moved on to a status by the steps before it. */
export const movedOrder = async (world: World, ...statuses: string[]) => {
  const at = `${world.path}/orders/${await placedOrder(world)}`
  for (const status of statuses) expect((await world.owner.put(`${at}/status`, { status })).status).toBe(200)
  return at
}

/** A customer of a company, who is logged in nowhere unless it is the one of the world, with an approval, a lock or a note, if wanted. */
export const storedCustomer = async (world: World, ...steps: ((at: string) => Promise<Answered>)[]) => {
  const { id, email } = world.customer ?? (await loggedOutCustomer(world))
  const at = `${world.path}/customers/${id}`
  for (const step of steps) expect((await step(at)).status).toBe(200)
  return { at, email }
}
const loggedOutCustomer = async ({ api, host }: World) => {
  const visitor = await newCustomer(api, host)
  await visitor.put('/customer', { customer: { first_name: 'Ewa', last_name: 'Nowak', company: 'Nowak', nip: '5260250274' } })
  await visitor.delete('/session/logout')
  return visitor
}
export const notedCustomer = async (world: World) => {
  const { at } = await storedCustomer(world)
  const { id } = (await world.owner.post(`${at}/notes`, { note: 'Pays in cash' })).body
  return `${at}/notes/${id}`
}

/**
 * What undo does with a change: `undone`; `undone for good`, as its secrets cannot come back by undoing that; `refused`, as it cannot be undone;
 * `nothing`, as it changed nothing of the shop; `erased`, as it is refused and nothing of what it erased stands in the history.
 */
type Outcome = 'undone' | 'undone for good' | 'refused' | 'nothing' | 'erased'

export interface Scenario {
  outcome: Outcome
  /** Prepares a change, and returns the function that makes it. */
  prepare: (world: World) => Promise<() => Promise<Answered>>
}
