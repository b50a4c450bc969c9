import { type Input, type OrderStatus, type orderCalls, type ResponseInput, ShopError } from '@stragan/contract'
import { toDecimal } from '@stragan/pricing'
import { hrefTo } from '@stragan/routing'
import type { Ctx, CustomerCtx, MaybeVisitorCtx } from '../../context.ts'
import { countDiscountUse, takeGift } from '../cart/cart.ts'
import { entryIn } from '../configuration/configuration.ts'
import { queueMail } from '../mail/mail.ts'
import { orderView } from './order-view.ts'
import * as queries from './orders.queries.ts'
import { insertPaymentEvent, markRefundDue, secretsOf } from './payments/payments.queries.ts'
import { type PaymentNotification, providerOf } from './payments/provider.ts'
import { canTransition } from './statuses.ts'
import { beginPayment } from './unpaid-orders.queries.ts'

export { placeOrder } from './place-order.ts'

/** An order, whole to its customer, to the session that placed it and to whoever knows its e-mail, else masked. */
export async function viewOrder(ctx: MaybeVisitorCtx, uid: string, email?: string): Promise<ResponseInput<typeof orderCalls.order>> {
  const { row, masked } = await loadOrder(ctx, uid, email)
  return orderView(row, masked)
}

/** An order, and whether it is to be masked for who asks; throws `order_email_wrong` where an e-mail is given that is not the order's. */
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

/** An order of the customer's account. */
export async function ownOrder(ctx: CustomerCtx, uid: string): Promise<ResponseInput<typeof orderCalls.ownOrder>> {
  const row = await queries.orderByUid(ctx, uid)
  if (row?.customer_id !== ctx.visitor.customer.id) throw new ShopError('order_not_found')
  return orderView(row, false)
}

/** A page of a customer's orders. */
export async function ordersOf(
  ctx: CustomerCtx,
  query: Input<typeof orderCalls.orders>['query'],
): Promise<ResponseInput<typeof orderCalls.orders>> {
  const { total, items } = await queries.ordersOf(ctx, ctx.visitor.customer.id, query)
  const { page, per_page } = query
  const summaries = items.map(one => ({
    ...one,
    created_at: new Date(one.created_at).toISOString(),
    total_net: toDecimal(one.total_net),
    total_gross: toDecimal(one.total_gross),
  }))
  return { items: summaries, page, per_page, total }
}

/** Every order of a customer, whole. */
export async function fullOrdersOf(ctx: Ctx, customerId: number): Promise<ResponseInput<typeof orderCalls.order>[]> {
  const orders: ResponseInput<typeof orderCalls.order>[] = []
  for (const uid of await orderUidsOf(ctx, customerId)) {
    const row = await queries.orderByUid(ctx, uid)
    if (row) orders.push(orderView(row, false))
  }
  return orders
}

/** The ids of a customer's orders, newest first. */
export const orderUidsOf = async (ctx: Ctx, customerId: number) => (await queries.uidsOf(ctx, customerId)).map(({ uid }) => uid)

/** Gives an account the orders that its owner placed without it: by e-mail, or in a session, since a time. */
export const adoptGuestOrders = (ctx: Ctx, customerId: number, guest: queries.Guest): Promise<unknown> =>
  queries.adoptOrders(ctx, customerId, guest)

/** Takes a person out of their orders; throws `order_move_refused` while one is under way. */
export async function anonymiseOrders(ctx: Ctx, customerId: number): Promise<void> {
  const open = await queries.activeOrder(ctx, customerId)
  if (open) throw new ShopError('order_move_refused', { details: open })
  await queries.anonymiseOrders(ctx, customerId)
}

/** Registers an order's payment at its provider, for who may see all of the order. Nothing is locked meanwhile: the provider's word, later, decides. */
export async function payOrder(ctx: MaybeVisitorCtx, uid: string, email?: string): Promise<{ redirect_url: string }> {
  const { row: order, masked } = await loadOrder(ctx, uid, email)
  if (masked) throw new ShopError('not_allowed')
  const provider = providerOf(order.payment.code)
  if (!provider) throw new ShopError('payment_not_offered', { details: { reason: 'not_online' } })
  const started = await beginPayment(ctx, uid)
  if (!started) throw new ShopError('order_move_refused', { details: { status: order.status } })
  const { shop } = await queries.settingsRow(ctx)
  const { origin } = entryIn(ctx, 'shop', shop)
  const payable = {
    uid,
    number: order.number,
    email: order.email,
    language: order.language,
    currency: order.currency,
    amount: order.total_gross,
    returnUrl: origin + hrefTo(order.language, 'order', { uid }),
    expiresAt: started.payment_expires_at,
  }
  try {
    return { redirect_url: await provider.createCheckout(payable, await secretsOf(ctx)) }
  } catch (cause) {
    ctx.log.error({ err: cause, provider: provider.code, order: order.number }, 'a payment could not be started')
    throw new ShopError('payment_unavailable', { cause })
  }
}

/**
 * What a provider told of an order: it is paid, once, however often that is told. Money that the order cannot take, since it was
 * cancelled, paid already or of another amount, is noted as to be refunded and told to the shop; it never opens the order again.
 */
export const confirmPayment = (ctx: Ctx, provider: string, notification: PaymentNotification): Promise<void> =>
  inTransaction(ctx, async txCtx => {
    const order = await queries.lockOrder(txCtx, notification.orderUid)
    if (!order) throw new ShopError('order_not_found')
    const isFullAmount = notification.amount === order.total_gross && notification.currency === order.currency
    const isAccepted = isFullAmount && !order.is_paid && order.status !== 'cancelled'
    if (!(await insertPaymentEvent(txCtx, provider, notification, !isAccepted))) return
    if (isFullAmount && !order.is_paid) await queries.markPaid(txCtx, notification.orderUid)
    if (!isAccepted) return queueRefundNotice(txCtx, provider, order, notification)
    if (canTransition(order.status, 'paid')) await queries.updateStatus(txCtx, notification.orderUid, 'paid')
    else ctx.log.warn({ order: order.number, status: order.status }, 'a payment came for an order past being paid')
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

/**
 * Moves an order on; a move that the table of transitions does not allow is `order_move_refused`. The buyer of a confirmed one is written
 * to, since that concludes the contract.
 */
export const changeOrderStatus = (ctx: Ctx, uid: string, to: OrderStatus): Promise<void> =>
  inTransaction(ctx, async txCtx => {
    const order = await queries.lockOrder(txCtx, uid)
    if (!order) throw new ShopError('order_not_found')
    if (!canTransition(order.status, to)) throw new ShopError('order_move_refused', { details: { status: order.status } })
    if (to === 'cancelled') return cancelOrder(txCtx, order)
    if (to === 'paid') await queries.markPaid(txCtx, uid)
    await queries.updateStatus(txCtx, uid, to)
    if (to === 'confirmed')
      await queueMail(txCtx, { kind: 'order_confirmed', recipient: order.email, language: order.language, data: { uid } })
  })

type Cancelled = Pick<queries.OrderRow, 'uid' | 'is_paid' | 'gift_id' | 'discount_id'>

/** Cancels a locked order: gives back its stock, its gift and the use of its code; what was paid online is to be refunded. */
export async function cancelOrder(ctx: Ctx, { uid, is_paid, gift_id, discount_id }: Cancelled): Promise<void> {
  const lines = await queries.linesOf(ctx, uid)
  await queries.lockStock(
    ctx,
    lines.map(line => line.variant_id),
  )
  await queries.reduceStock(
    ctx,
    lines.map(({ variant_id, items }) => ({ variant_id, items: -items })),
  )
  if (gift_id !== null) await takeGift(ctx, gift_id, -1)
  if (discount_id !== null) await countDiscountUse(ctx, discount_id, -1)
  if (is_paid) await markRefundDue(ctx, uid)
  await queries.updateStatus(ctx, uid, 'cancelled')
}

/** Several steps as one transaction. */
const inTransaction = <T>(ctx: Ctx, work: (txCtx: Ctx) => Promise<T>): Promise<T> => ctx.db.transaction(tx => work({ ...ctx, db: tx }))
