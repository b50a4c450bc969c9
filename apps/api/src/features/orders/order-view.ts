import { type Order, type orderCalls, type ResponseInput, withdrawalDays } from '@stragan/contract'
import { dayIn, daysLater, lastDayOfPeriod } from '@stragan/deadlines'
import { toDecimal } from '@stragan/pricing'
import { isFree } from './open-orders.ts'
import type { OrderRow, OrderWithLines } from './orders.queries.ts'
import { isOnline } from './payments/provider.ts'
import { transferCode } from './transfer-code.ts'

type Viewed = ResponseInput<typeof orderCalls.order>

type Paid = Pick<
  OrderRow,
  'language' | 'number' | 'payment' | 'is_paid' | 'total_gross' | 'currency' | 'created_at' | 'payment_expires_at' | 'is_open'
> &
  Pick<OrderWithLines, 'time_zone' | 'is_collected'>

/** Maps the payment of an order. The title of a transfer is the order's number. */
export function paymentOf(order: Paid): Order['payment'] {
  const { language, number, payment, is_paid, total_gross, currency, created_at, time_zone } = order
  const { code, name, name_language = language, account, recipient, days, fee_net = 0, fee_gross = 0 } = payment
  const byTransfer = account !== null && recipient !== null
  return {
    code,
    name,
    name_language,
    fee_net,
    fee_gross,
    account,
    title: byTransfer ? number : null,
    recipient,
    transfer_code:
      byTransfer && currency === 'PLN' && !isFree(order) ? transferCode({ account, grosz: total_gross, recipient, title: number }) : null,
    due_at: days === null ? null : daysLater(created_at, days, time_zone).toISOString(),
    awaited_until: (order.is_open && order.payment_expires_at?.toISOString()) || null,
    is_online: isOnline(code),
    paid: is_paid,
    collected: order.is_collected,
  }
}

/** Whether an order should have been paid before it is packed: by transfer or online, without a term. */
export const isDueInAdvance = ({ is_paid, payment }: Pick<OrderRow, 'is_paid' | 'payment'>) =>
  !is_paid && (isOnline(payment.code) || (payment.account !== null && payment.days === null))

/** Maps an order for a response; masked, it has no personal data (docs/rules.md#6). */
export function orderView(row: OrderWithLines, masked: boolean, now: Date): Viewed {
  const { uid, number, status, is_test, currency, language, customer_order_number, discount_code, gift, rate, weight, delivery } = row
  return {
    uid,
    number,
    status,
    created_at: row.created_at.toISOString(),
    total_net: toDecimal(row.total_net),
    total_gross: toDecimal(row.total_gross),
    currency,
    is_test,
    masked,
    email: masked ? null : row.email,
    phone: masked ? null : row.phone,
    billing_address: masked ? null : (row.billing_address as Viewed['billing_address']),
    delivery_address: masked ? null : (row.delivery_address as Viewed['delivery_address']),
    pickup_point: masked ? null : row.pickup_point,
    customer_order_number: masked ? null : customer_order_number,
    note: masked ? null : row.note,
    items: (row.lines as Viewed['items']).map(line => ({
      ...line,
      name_language: line.name_language ?? language,
      // Orders placed before codes could be for some products only do not say it.
      is_discounted: line.is_discounted ?? discount_code !== null,
    })),
    gift: gift && { name: gift.name, name_language: gift.name_language ?? language },
    discount_code,
    delivery: { code: delivery.code, name: delivery.name, name_language: delivery.name_language ?? language, promise: promiseOf(row, now) },
    payment: paymentOf(row),
    totals: row.totals as Viewed['totals'],
    rate,
    weight,
    consents: masked ? [] : row.consents,
    shipments: masked
      ? []
      : row.shipments.map(({ id: _, created_at, ...shipment }) => ({ ...shipment, sent_at: new Date(created_at).toISOString() })),
    cancel_reason: row.cancel_reason,
    rights: rightsOf(row, masked, now),
    withdrawal: masked ? null : withdrawalOf(row),
    refund: refundOf(row, masked),
    language,
    history: row.history.map(({ status: was, at }) => ({ status: was, at: new Date(at).toISOString() })),
  }
}

/** What was promised when it was ordered; null if that was nothing, or if the payment it depends on did not arrive in time. */
function promiseOf({ delivery, payment_expires_at, is_paid, history }: OrderWithLines, now: Date): Order['delivery']['promise'] {
  const promise = delivery.promise ?? null
  if (!promise || payment_expires_at === null) return promise
  const paidAt = is_paid ? history.find(event => event.status === 'paid')?.at : now
  // Paid after it was packed, an order does not become `paid`; `acceptPayment` has replaced a promise that the payment was too late for.
  return paidAt === undefined || new Date(paidAt) < new Date(promise.order_by) ? promise : null
}

/** Claims that are possible now: withdrawal until fourteen days after the delivery, complaint unless cancelled. */
export function rightsOf(row: OrderWithLines, masked: boolean, now: Date): Order['rights'] {
  const { status, history, time_zone } = row
  const delivered = history.findLast(event => event.status === 'delivered')
  const until = delivered ? lastDayOfPeriod(dayIn(time_zone, new Date(delivered.at)), withdrawalDays) : null
  const isOpen = status !== 'cancelled'
  const isInTime = until === null || dayIn(time_zone, now) <= until
  return { withdrawal: isOpen && isInTime, withdrawal_until: until, complaint: isOpen, as_consumer: declarationsOf(row, masked) }
}

/**
 * Whether claims take the declaration that the purchase has no professional character (docs/decisions/059). A masked order does not say
 * whether its buyer is a company.
 */
function declarationsOf({ is_for_companies, billing_address }: OrderWithLines, masked: boolean): Order['rights']['as_consumer'] {
  if (is_for_companies) return { withdrawal: 'required', complaint: 'required' }
  if (masked) return { withdrawal: 'offered', complaint: 'offered' }
  const { company, nip } = (billing_address ?? {}) as { company?: string | null; nip?: string | null }
  return company || nip ? { withdrawal: 'required', complaint: 'offered' } : { withdrawal: 'not_offered', complaint: 'not_offered' }
}

/** A masked order does not say that its buyer withdrew. */
const refundOf = ({ is_refunded, status }: OrderWithLines, masked: boolean): Order['refund'] =>
  is_refunded === null || (masked && status !== 'cancelled') ? null : is_refunded ? 'done' : 'due'

/** `full` if the withdrawals include the full quantity of every line. */
function withdrawalOf({ withdrawn, lines }: OrderWithLines): Order['withdrawal'] {
  if (!withdrawn) return null
  const left = new Map<string, number>()
  for (const { symbol, items: quantity } of lines as Order['items']) left.set(symbol, (left.get(symbol) ?? 0) + quantity)
  for (const { symbol, quantity } of withdrawn.lines) left.set(symbol, (left.get(symbol) ?? 0) - quantity)
  return { received_at: new Date(withdrawn.at).toISOString(), full: [...left.values()].every(quantity => quantity <= 0) }
}
