import { randomInt, randomUUID } from 'node:crypto'
import { adminCall } from './admin-calls.ts'
import type { RunningShop } from './start-shop.ts'

const shopPath = '/shops/tools'

/** Prefix of the texts that these tests write, which the demo’s own texts do not have. */
export const ofCrashTest = 'Crash test'

/** First name of customers whom these tests may erase. */
export const spareName = 'Zapasowy'

const pick = <T>(from: readonly T[]) => from[randomInt(from.length)] as T

interface Work {
  shop: RunningShop
  token: string
  /** The newest orders. */
  uids: readonly string[]
  variant: number
  /** Of each order. */
  total: number
}

type Step = readonly [method: string, path: string, body: object]
/** Looks at what there is, then says what is done; null where there is nothing to do. */
type Action = (read: (path: string) => Promise<unknown>, of: { uid: string } & Work) => Step | Promise<Step | null>

interface List<Item> {
  items: Item[]
}

/** What people of the staff do; some of it is refused, as others were faster. */
const actions: readonly Action[] = [
  (_, { uid }) => ['PUT', `/orders/${uid}/status`, { status: 'confirmed' }],
  (_, { uid }) => ['PUT', `/orders/${uid}/status`, { status: 'packed' }],
  (_, { uid }) => ['PUT', `/orders/${uid}/status`, { status: 'cancelled' }],
  (_, { uid }) => ['PUT', `/orders/${uid}/dispatch`, { shipment: { carrier: 'DPD', tracking_number: '1234' } }],
  (_, { uids }) => ['POST', '/order_moves', { uids: [pick(uids), pick(uids)], status: 'packed' }],
  (_, { uid, total }) => ['POST', `/orders/${uid}/payments`, { amount: total }],
  (_, { uid }) => ['POST', `/orders/${uid}/notes`, { note: 'Call before delivery' }],
  (_, { variant }) => ['POST', '/stock_movements', { movements: [{ variant_id: variant, quantity: randomInt(1, 9) }] }],
  async (read, { uid }) => {
    const { billing_address, ...data } = (await read(`/orders/${uid}/data`)) as { billing_address: object }
    return ['PUT', `/orders/${uid}/data`, { ...data, billing_address: { ...billing_address, street: `Prosta ${randomInt(1, 999)}` } }]
  },
  async read => {
    const [sent] = ((await read('/orders?status=sent&limit=1')) as List<{ uid: string }>).items
    if (!sent) return null
    const { shipments } = (await read(`/orders/${sent.uid}`)) as { shipments: { id: string; tracking_number: string }[] }
    const [shipment] = shipments
    if (!shipment) return null
    const from = { carrier: 'DPD', tracking_number: shipment.tracking_number }
    const corrected = { ...from, tracking_number: String(randomInt(1_000_000)), from }
    return ['PUT', `/orders/${sent.uid}/shipments/${shipment.id}`, corrected]
  },
  async read => {
    // The oldest come first.
    const newest = ((await read('/refunds?limit=100')) as List<{ id: string }>).items.at(-1)
    return newest ? ['PUT', `/refunds/${newest.id}`, { refunded: true }] : null
  },
  async read => {
    const entry = pick(((await read('/inbox?limit=5')) as List<{ id: string }>).items)
    return ['POST', `/inbox/${entry.id}/replies`, { subject: `${ofCrashTest} ${randomUUID()}`, text: 'We will look into it.' }]
  },
  async read => {
    const customer = pick(((await read('/customers?limit=5')) as List<{ id: number }>).items)
    return ['PUT', `/customers/${customer.id}/lock`, { reason: `${ofCrashTest} ${randomUUID()}` }]
  },
  async read => {
    const { items } = (await read(`/customers?q=${spareName}&limit=5`)) as List<{ id: number; email: string }>
    const spare = items.length > 0 && pick(items)
    return spare ? ['POST', `/customers/${spare.id}/erasure`, { confirmation: spare.email }] : null
  },
  async read => {
    const { revision, entries } = (await read('/settings/local_business')) as { revision: string; entries: object[] }
    const opening_hours = { en: `${ofCrashTest} ${randomUUID()}`, pl: 'Codziennie' }
    return ['PUT', '/settings/local_business', { revision, entries: entries.map(entry => ({ ...entry, opening_hours })) }]
  },
]

/** Does something at random, and at times undoes the newest change; returns the move of one order that was acknowledged, if any. */
export async function actAtRandom(work: Work): Promise<{ uid: string; status: string } | null> {
  const { shop, token, uids } = work
  const send = async (method: string, path: string, body?: object) => {
    const { status, body: answer } = await adminCall(shop, method, shopPath + path, token, body)
    if (status >= 500) throw new Error(`${path} answers ${status} ${JSON.stringify(answer)}`)
    return { isDone: status === 200, answer }
  }
  const uid = pick(uids)
  const step = await pick(actions)(async path => (await send('GET', path)).answer, { ...work, uid })
  if (!step) return null
  const [method, path, body] = step
  const { isDone } = await send(method, path, body)
  if (isDone && pick([true, false, false])) {
    const [newest] = (await send('GET', '/change_sets?limit=1')).answer.items
    if (newest) await send('POST', `/change_sets/${newest.id}/undo`)
  }
  return isDone && path.endsWith('/status') && 'status' in body ? { uid, status: String(body.status) } : null
}
