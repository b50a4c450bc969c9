import {
  enteredTrackingUrl,
  type Input,
  type OrderStatus,
  type orderCalls,
  type ResponseInput,
  ShopError,
  type StaffCancelReason,
} from '@stragan/contract'
import type { OrderAuthor } from '@stragan/contract/admin'
import { toDecimal } from '@stragan/pricing'
import { hrefTo } from '@stragan/routing'
import type { Ctx, CustomerCtx, MaybeVisitorCtx, TokenCtx } from '../../context.ts'
import { countDiscountUse, takeGift } from '../cart/cart.ts'
import { entryIn } from '../configuration/configuration.ts'
import { queueMail } from '../mail/mail.ts'
import { customersRow, tokenHash } from '../session/session.ts'
import { moveStock } from '../stock/stock.ts'
import { type EmailChoice, emailOfMove, type MoveEmail, queueMoveEmail } from './move-emails.ts'
import { isFree, orderSettings } from './open-orders.ts'
import { providerAuthor, systemAuthor } from './order-author.ts'
import { orderView, rightsOf } from './order-view.ts'
import * as queries from './orders.queries.ts'
import * as customerQueries from './orders-of-customer.queries.ts'
import { acceptPayment } from './payments/accept-payment.ts'
import { acceptByHand } from './payments/manual-payments.ts'
import { insertPaymentEvent, markRefundDue, secretsOf } from './payments/payments.queries.ts'
import { type PaymentNotification, providerOf } from './payments/provider.ts'
import { assertNothingToPayBack } from './payments/refunds.ts'
import { newUid, placeOrder } from './place-order.ts'
import { revertSales } from './sales.queries.ts'
import { insertShipment, type Shipment } from './shipments.ts'
import { canTransition } from './statuses.ts'
import { extendExpiryForPayment, markPaymentBegun } from './unpaid-orders.queries.ts'

export { isFree } from './open-orders.ts'
export { noteRestoredOrder } from './order-data.ts'
export { messagesToBuyer } from './order-notes.ts'
export { lockOrder } from './orders.queries.ts'
export { noteRestoredShipment } from './shipments.ts'
export { canTransition } from './statuses.ts'
export { placeOrder }

/** Loads an order: in full for its customer, for the session that placed it and with its e-mail, else masked. */
export async function viewOrder(ctx: MaybeVisitorCtx, uid: string, email?: string): Promise<ResponseInput<typeof orderCalls.order>> {
  const { row, masked } = await loadOrder(ctx, uid, email)
  return orderView(row, masked, ctx.now)
}

/**
 * Finds an order for whoever knows its number and its e-mail, and returns a reference to it, not its uid: with the uid, the e-mail would
 * unmask it, and numbers can be guessed. The error is the same whichever of the two is wrong.
 */
export async function findOrder(
  ctx: Ctx,
  { number, email }: Input<typeof orderCalls.findOrder>['body']['order'],
): Promise<ResponseInput<typeof orderCalls.findOrder>> {
  const reference = newUid()
  if (!(await queries.insertReference(ctx, tokenHash(reference), number, email))) throw new ShopError('order_not_found')
  return { reference }
}

/** Loads the order that a reference stands for: masked, whoever asks, with the reference as its uid. */
export async function referencedOrder(ctx: Ctx, reference: string): Promise<ResponseInput<typeof orderCalls.referencedOrder>> {
  const uid = await uidOf(ctx, reference)
  const row = uid === undefined ? undefined : await queries.orderByUid(ctx, uid)
  if (!row) throw new ShopError('order_not_found')
  return { ...orderView(row, true, ctx.now), uid: reference, rights: rightsOf(row, false, ctx.now) }
}

/** The uid of the order that a reference stands for; undefined if it expired, or is none. */
export const uidOf = async (ctx: Ctx, reference: string) => (await queries.referencedOrder(ctx, tokenHash(reference)))?.order_uid

/** Loads an order, and decides whether it is masked; throws `order_email_wrong` if the e-mail is not the order's. */
async function loadOrder(
  ctx: MaybeVisitorCtx,
  uid: string,
  email: string | undefined,
): Promise<{ row: queries.OrderWithLines; masked: boolean }> {
  const row = await queries.orderByUid(ctx, uid)
  if (!row) throw new ShopError('order_not_found')
  const isTheirs = row.customer_id !== null && row.customer_id === ctx.visitor?.customer?.id
  const placedIt = row.session_id !== null && row.session_id === ctx.visitor?.sessionId
  const knowsIt = email !== undefined && row.email !== '' && email.trim().toLowerCase() === row.email.toLowerCase()
  if (email !== undefined && !knowsIt) throw new ShopError('order_email_wrong')
  return { row, masked: !isTheirs && !placedIt && !knowsIt }
}

/** Loads an order of the customer. */
export async function ownOrder(ctx: CustomerCtx, uid: string): Promise<ResponseInput<typeof orderCalls.ownOrder>> {
  const row = await queries.orderByUid(ctx, uid)
  if (row?.customer_id !== ctx.visitor.customer.id) throw new ShopError('order_not_found')
  return orderView(row, false, ctx.now)
}

/** Loads a page of a customer's orders. */
export async function ordersOf(
  ctx: TokenCtx,
  query: Input<typeof orderCalls.orders>['query'],
): Promise<ResponseInput<typeof orderCalls.orders>> {
  const { total, items } = customersRow(await customerQueries.ordersOf(ctx, query))
  const { page, per_page } = query
  const summaries = items.map(one => ({
    ...one,
    created_at: new Date(one.created_at).toISOString(),
    total_net: toDecimal(one.total_net),
    total_gross: toDecimal(one.total_gross),
  }))
  return { items: summaries, page, per_page, total }
}

/** Loads orders in full. */
export async function fullOrders(ctx: Ctx, uids: readonly string[]): Promise<ResponseInput<typeof orderCalls.order>[]> {
  const orders: ResponseInput<typeof orderCalls.order>[] = []
  for (const uid of uids) {
    const row = await queries.orderByUid(ctx, uid)
    if (row) orders.push(orderView(row, false, ctx.now))
  }
  return orders
}

/** Loads the ids of a customer's orders, newest first; with an e-mail also of those that were placed with it without logging in. */
export const orderUidsOf = async (ctx: Ctx, customerId: number, guestEmail: string | null = null) =>
  (await customerQueries.uidsOf(ctx, customerId, guestEmail)).map(({ uid }) => uid)

/** Assigns guest orders to an account: by e-mail or session, since a time. */
export const adoptGuestOrders = (ctx: Ctx, customerId: number, guest: customerQueries.Guest): Promise<unknown> =>
  customerQueries.adoptOrders(ctx, customerId, guest)

/** Assigns finished guest orders to the account with their e-mail, so that they are erased with it. */
export const adoptFinishedOrders = (ctx: Ctx, customerId: number, email: string): Promise<unknown> =>
  customerQueries.adoptFinishedOrders(ctx, customerId, email)

/**
 * Erases personal data from a customer's orders. Throws `refund_due` while money for one is to be paid back, and `order_move_refused` while one
 * is active.
 */
export async function anonymiseOrders(ctx: Ctx, customerId: number): Promise<void> {
  // Whoever adds a note, or makes money due again, holds the order's lock: a statement that begins after it sees that.
  await customerQueries.lockOrdersOf(ctx, customerId)
  await assertNothingToPayBack(ctx, customerId)
  const open = await customerQueries.activeOrder(ctx, customerId)
  if (open) throw new ShopError('order_move_refused', { details: open })
  await customerQueries.anonymiseOrders(ctx, customerId)
}

/** Creates a checkout at the order's payment provider; refused for masked orders. Locks nothing: the provider's notification decides. */
export async function payOrder(ctx: MaybeVisitorCtx, uid: string, email?: string): Promise<{ redirect_url: string }> {
  const { row: order, masked } = await loadOrder(ctx, uid, email)
  if (masked) throw new ShopError('not_allowed')
  const provider = providerOf(order.payment.code)
  if (!provider) throw new ShopError('payment_not_offered', { details: { reason: 'not_online' } })
  if (isFree(order)) throw new ShopError('payment_not_offered', { details: { reason: 'nothing_to_pay' } })
  if (order.withdrawn) throw new ShopError('order_move_refused', { details: { status: order.status, reason: 'withdrawn' } })
  const { shop, settings } = await queries.settingsRow(ctx)
  const { origin } = entryIn(ctx, 'shop', shop)
  const awaited = await extendExpiryForPayment(ctx, uid, orderSettings(ctx, settings).unpaid_online_order_hours + 1)
  if (!awaited) throw new ShopError('order_move_refused', { details: { status: order.status } })
  const payable = {
    uid,
    number: order.number,
    email: order.email,
    language: order.language,
    currency: order.currency,
    amount: order.total_gross,
    returnUrl: origin + hrefTo(order.language, 'order', { uid }),
    expiresAt: awaited.payment_expires_at,
  }
  let redirect_url: string
  try {
    redirect_url = await provider.createCheckout(payable, await secretsOf(ctx), ctx.now)
  } catch (cause) {
    ctx.log.error({ err: cause, provider: provider.code, order: order.number }, 'a payment could not be started')
    throw new ShopError('payment_unavailable', { cause })
  }
  await markPaymentBegun(ctx, uid)
  return { redirect_url }
}

/**
 * Records a payment that a provider reported; idempotent. A payment that the order cannot accept (cancelled, already paid, or another
 * amount) is marked as refund due and reported to the shop; it never reopens the order.
 */
export const confirmPayment = (ctx: Ctx, provider: string, notification: PaymentNotification): Promise<void> =>
  inTransaction(ctx, async txCtx => {
    const order = await queries.lockOrder(txCtx, notification.orderUid)
    if (!order) throw new ShopError('order_not_found')
    const author = providerAuthor(provider)
    const isFullAmount = notification.amount === order.total_gross && notification.currency === order.currency
    const isAccepted = isFullAmount && !order.is_paid && order.status !== 'cancelled'
    if (!(await insertPaymentEvent(txCtx, provider, notification, !isAccepted, { author }))) return
    if (isFullAmount && !order.is_paid) await acceptPayment(txCtx, notification.orderUid)
    if (!isAccepted) return queueRefundNotice(txCtx, provider, order, notification)
    if (canTransition(order.status, 'paid')) await queries.updateStatus(txCtx, notification.orderUid, 'paid', { author })
    else ctx.log.warn({ order: order.number, status: order.status }, 'a payment arrived for an order past the status paid')
  })

async function queueRefundNotice(
  ctx: Ctx,
  provider: string,
  { number, status }: Pick<queries.OrderRow, 'number' | 'status'>,
  notification: PaymentNotification,
) {
  const { orderUid: uid, eventId, amount, currency } = notification
  ctx.log.warn({ order: number, status, amount, currency }, 'a payment is to be refunded')
  const { business } = await queries.settingsRow(ctx)
  if (!business) return
  const recipient = entryIn(ctx, 'local_business', business).email
  await queueMail(ctx, { kind: 'refund_notice', recipient, language: ctx.shop.defaultLanguage, data: { uid, provider, eventId } })
}

export interface Move {
  /** The status that it is moved from; absent, any. */
  from?: OrderStatus | undefined
  /** By default the system itself. */
  author?: OrderAuthor
  email?: EmailChoice | undefined
  /** Of a cancellation. */
  reason?: StaffCancelReason | null | undefined
  /** Of an order that is sent. */
  shipment?: Shipment | null | undefined
}

/**
 * Changes the status of an order; throws `order_move_refused` if the transition is not allowed, or the order moved on meanwhile. Returns the mail to the buyer that it queued.
 * The order's confirmation, at the latest its packing, queues one in any case, since it concludes the contract.
 */
export const changeOrderStatus = (ctx: Ctx, uid: string, to: OrderStatus, move: Move = {}): Promise<MoveEmail | null> =>
  inTransaction(ctx, async txCtx => {
    const { author = systemAuthor, email, reason, shipment, from } = move
    const order = await queries.lockOrder(txCtx, uid)
    if (!order) throw new ShopError('order_not_found')
    if (!canTransition(order.status, to) || (from && from !== order.status))
      throw new ShopError('order_move_refused', { details: { status: order.status } })
    if (to === 'paid' && !order.is_paid) return acceptByHand(txCtx, order, { author, email })
    const kind = await emailOfMove(txCtx, uid, to)
    const event = { author, message: kind !== null && email?.send !== false ? email?.message : undefined }
    if (to === 'cancelled') await cancelOrder(txCtx, order, { ...event, reason })
    else await queries.updateStatus(txCtx, uid, to, event)
    if (to === 'sent' && shipment) await insertShipment(txCtx, uid, shipment, author)
    return queueMoveEmail(txCtx, order, kind, email, to === 'sent' && Boolean(shipment && enteredTrackingUrl(shipment)))
  })

type Cancelled = Pick<queries.OrderRow, 'uid' | 'is_paid' | 'gift_id' | 'discount_id'>
type Cancellation = queries.EventDetails & { reason?: StaffCancelReason | 'unpaid' | null | undefined }

/** Cancels a locked order: restores its stock, gift and use of the discount code, reverts its sales; marks its payments as refund due. */
export async function cancelOrder(
  ctx: Ctx,
  { uid, is_paid, gift_id, discount_id }: Cancelled,
  { reason, ...event }: Cancellation,
): Promise<void> {
  const lines = await queries.linesOf(ctx, uid)
  await moveStock(ctx, { reason: 'cancellation', orderUid: uid }, lines)
  if (gift_id !== null) await takeGift(ctx, gift_id, -1)
  if (discount_id !== null) await countDiscountUse(ctx, discount_id, -1)
  await revertSales(ctx, uid)
  if (is_paid) await markRefundDue(ctx, uid)
  await queries.updateStatus(ctx, uid, 'cancelled', event)
  if (reason) await queries.setCancelReason(ctx, uid, reason)
}

const inTransaction = <T>(ctx: Ctx, work: (txCtx: Ctx) => Promise<T>): Promise<T> => ctx.db.transaction(tx => work({ ...ctx, db: tx }))
