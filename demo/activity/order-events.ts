import type { ChangingCall } from '@stragan/contract/admin'
import { toDecimal } from '@stragan/pricing'
import type { VisitorCtx } from '../../apps/api/src/context.ts'
import { authorOf } from '../../apps/api/src/features/orders/order-author.ts'
import { addOrderNote } from '../../apps/api/src/features/orders/order-notes.ts'
import { changeOrderStatus, confirmPayment, lockOrder, placeOrder } from '../../apps/api/src/features/orders/orders.ts'
import { recordPayment } from '../../apps/api/src/features/orders/payments/manual-payments.ts'
import { cancelUnpaidOrders } from '../../apps/api/src/features/orders/unpaid-orders.ts'
import type { Database } from '../../apps/api/src/platform/database.ts'
import { actingAs, actingAsStaff, contextOf, digitsOf, silentLog } from '../acting.ts'
import type { TimedEvent } from '../timed-events.ts'
import type { DemoShop } from '../types.ts'
import type { Step } from './course.ts'
import { fillCart } from './fill-cart.ts'
import type { PlannedOrder } from './plan.ts'
import type { SeedContext } from './seed-context.ts'
import type { DemoBuyer } from './types.ts'

export const uidOf = (shop: DemoShop, { place }: PlannedOrder) => digitsOf(`shop ${shop.id}, order ${place + 1}`)

/** Replays planned orders through the functions of the application. */
export const orderEvents = (context: SeedContext, orders: readonly PlannedOrder[]): TimedEvent[] =>
  orders.flatMap(order => [{ at: order.placed, run: () => placed(context, order) }, ...order.steps.map(step => ({ at: step.at, run: () => carriedOut(context, order, step) }))])

/** Ids of the buyers with an account: they follow those of the customers of the shop. */
const customerIdOf = ({ customers }: DemoShop, buyers: readonly DemoBuyer[], buyer: number) =>
  buyers[buyer]?.account === undefined ? null : customers.length + buyers.slice(0, buyer + 1).filter(({ account }) => account !== undefined).length

function placed(context: SeedContext, order: PlannedOrder) {
  const { shop, db, activity } = context
  const buyer = activity.buyers[order.buyer] as DemoBuyer
  const id = customerIdOf(shop, activity.buyers, order.buyer)
  const customer = id === null ? null : { id, companyNumber: buyer.address.nip, isDeferredPaymentApproved: buyer.account === 'deferred' }
  const act = actingAs(shop, db, customer, `demo ${order.place}`)
  return act(order.placed, buyer.language ?? 'pl', ctx => buy(ctx, context, buyer, order))
}

async function buy(ctx: VisitorCtx, { shop, rows }: SeedContext, buyer: DemoBuyer, order: PlannedOrder) {
  await fillCart(ctx, shop, rows, buyer, order)
  const { email, address } = buyer
  const given = {
    email,
    phone: address.phone ?? '',
    billing_address: address,
    delivery_address: null,
    customer_order_number: null,
    note: order.note,
    regulations_accepted: true,
    privacy_accepted: true,
  }
  await placeOrder(ctx, given, undefined, uidOf(shop, order))
}

const callOfMove: Readonly<Partial<Record<string, ChangingCall>>> = { packed: 'orderHandling.packOrder', sent: 'orderHandling.sendOrder' }

async function carriedOut({ shop, db, colleagues }: SeedContext, order: PlannedOrder, step: Step): Promise<unknown> {
  const uid = uidOf(shop, order)
  const act = actingAsStaff(shop, db, colleagues)
  if (step.kind === 'expiry') return cancelUnpaidOrders({ db, clock: () => step.at, log: silentLog })
  if (step.kind === 'note') return act(step.at, step.by, 'orderHandling.addOrderNote', { uid }, ctx => addOrderNote(ctx, uid, { text: step.text, audience: step.audience }))
  if (step.kind === 'payment') {
    const { by } = step
    if (by === 'provider') return paidOnline(shop, db, order, step.at)
    return act(step.at, by, 'orderHandling.recordPayment', { uid }, async ctx => {
      const { total_gross } = await locked(ctx, uid)
      await recordPayment(ctx, uid, { amount: toDecimal(total_gross), note: step.note, refund_due: false }, authorOf(ctx.actor))
    })
  }
  const { at, to, by, reason = null } = step
  const shipment = to === 'sent' && order.delivery !== 'pickup' ? parcelOf(order) : null
  return act(at, by, callOfMove[to] ?? 'orders.changeOrderStatus', { uid }, ctx => changeOrderStatus(ctx, uid, to, { author: authorOf(ctx.actor), reason, shipment }))
}

const locked = async (ctx: Parameters<typeof lockOrder>[0], uid: string) => {
  const order = await lockOrder(ctx, uid)
  if (!order) throw new Error(`The demo has no order ${uid}`)
  return order
}

/** As the test provider reports it. */
const paidOnline = (shop: DemoShop, db: Database, order: PlannedOrder, at: Date) =>
  db.withTenant(shop.id, at).transaction(async tx => {
    const ctx = contextOf(shop, at, 'pl', tx)
    const uid = uidOf(shop, order)
    const { total_gross: amount, currency } = await locked(ctx, uid)
    await confirmPayment(ctx, order.payment, { eventId: `event_${uid}`, paymentId: `payment_${uid}`, orderUid: uid, amount, currency })
  })

/** With a number of the right length that no carrier has given out. */
const parcelOf = ({ delivery, place }: PlannedOrder) =>
  delivery === 'parcel_locker'
    ? { carrier: 'InPost', tracking_number: `69999999999999${String(place).padStart(10, '0')}`, tracking_url: null }
    : { carrier: place % 2 === 0 ? 'DPD' : 'GLS', tracking_number: `9999${String(place).padStart(10, '0')}`, tracking_url: null }
