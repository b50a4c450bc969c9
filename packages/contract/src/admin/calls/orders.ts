import { z } from 'zod'
import { maxListSearchLength, orderStatuses } from '../../constants.ts'
import { order, orderSummary } from '../../entities/order.ts'
import { day, idAsText, money, timestamp } from '../../entities/scalars.ts'
import { shipment } from '../../entities/shipment.ts'
import { fieldProblems } from '../../field-problems.ts'
import { adminCall } from '../admin-call.ts'
import { type MovedStatus, maxMovedOrders, movedStatuses, orderWaits, warehouseStatuses } from '../constants.ts'
import { inShop, ok, uuid } from '../entities.ts'
import { keysetQuery, listOf } from '../keyset.ts'
import { downloadOf } from '../list-columns.ts'
import { orderStatusNames } from '../names.ts'
import { emailsChoice, moveEmail, orderMove } from '../order-handling.ts'

const uid = z.string().regex(/^[0-9a-f]{32}$/)
export const ofOrder = inShop.extend({ uid })

const maxCodeLength = 100
const filterDay = day.refine(text => text >= '2000-01-01' && text <= '2199-12-31', { error: fieldProblems.out_of_range })
/** An amount in whole units with at most two decimals: `1234.5`. */
const filterAmount = z
  .string()
  .max(12)
  .regex(/^\d{1,9}(?:\.\d{1,2})?$/)
  .transform(Number)

/** A method of payment or delivery that orders can be filtered by. */
const orderMethod = z.object({ code: z.string(), name: z.string() })

const salesDays = z.array(z.object({ day, orders: z.int(), net: money })).length(30)

/** An order in a list: what it is recognised by, and what is to be done with it. */
const listedOrder = orderSummary.extend({
  email: z.string(),
  /** Company or person of the billing address. */
  buyer: z.string(),
  is_paid: z.boolean(),
  payment: z.string(),
  delivery: z.string(),
})

/** An order as the shop sees it. */
const adminOrder = order.omit({ masked: true, rights: true }).extend({
  customer_id: z.int().nullable(),
  /** Counts the changes of the order, as the events of webhooks do. */
  revision: z.int(),
  /** Unpaid, though it is to be paid before it is packed: by transfer or online, without a term. */
  is_due_in_advance: z.boolean(),
  shipments: z.array(shipment.extend({ id: uuid })),
  /** Statuses that it can get next. */
  next_statuses: z.array(z.enum(orderStatuses)),
})

/** The same move of several orders; `dry_run` only returns what would happen. */
const severalMoves = <const Statuses extends readonly [MovedStatus, ...MovedStatus[]]>(statuses: Statuses) =>
  z.object({
    uids: z.array(uid).min(1).max(maxMovedOrders),
    status: z.enum(statuses),
    /** For all buyers who are sent an e-mail. */
    email: emailsChoice.optional(),
    dry_run: z.boolean().default(false),
  })

const movedOrders = z.object({
  /** As given; those that do not exist are left out. */
  orders: z.array(
    z.object({
      uid,
      number: z.string(),
      /** Before the move. */
      status: z.enum(orderStatuses),
      /** Whether its status allows the move. */
      is_allowed: z.boolean(),
      /** Unpaid, though it is to be paid before it is packed. */
      is_due_in_advance: z.boolean(),
      /** To the buyer, unless it is left out; null: the move sends none. */
      email: moveEmail.nullable(),
    }),
  ),
})

export const orderAdminCalls = {
  orders: adminCall({
    method: 'GET',
    path: '/shops/{shop}/orders',
    permission: 'orders:read',
    summary:
      'Orders, newest first. `q` finds e-mail address, phone number, NIP and the number of a parcel in full, and the beginning of a number, a company or a last name',
    params: inShop,
    query: z.object({
      ...keysetQuery,
      /** Orders in any of these. */
      status: z.array(z.enum(orderStatuses)).min(1).max(orderStatuses.length).optional(),
      waiting_for: z.enum(orderWaits).optional(),
      paid: z.enum(['true', 'false']).optional(),
      /** Codes of the methods that were chosen. */
      payment: z.string().max(maxCodeLength).optional(),
      delivery: z.string().max(maxCodeLength).optional(),
      /** First and last day, in the time zone of the shop. */
      placed_from: filterDay.optional(),
      placed_to: filterDay.optional(),
      /** Of the total incl. VAT, in the currency of each order. */
      amount_from: filterAmount.optional(),
      amount_to: filterAmount.optional(),
      /** Orders placed while the shop was in test mode, or all others. */
      test: z.enum(['real', 'test']).optional(),
      /** Orders of one customer. */
      customer: idAsText.optional(),
      q: z.string().trim().max(maxListSearchLength).optional(),
    }),
    response: listOf(listedOrder),
    download: downloadOf(listedOrder, {
      title: { en: 'Orders', pl: 'Zamówienia' },
      itemsIn: 'items',
      stepUp: true,
      columns: {
        number: { title: { en: 'Order number', pl: 'Numer zamówienia' }, kind: 'text' },
        created_at: { title: { en: 'Placed', pl: 'Złożone' }, kind: 'moment' },
        status: { title: { en: 'Status', pl: 'Status' }, kind: 'text', words: orderStatusNames },
        buyer: { title: { en: 'Buyer', pl: 'Kupujący' }, kind: 'text' },
        email: { title: { en: 'E-mail', pl: 'E-mail' }, kind: 'text' },
        total_net: { title: { en: 'Total net', pl: 'Razem netto' }, kind: 'amount' },
        total_gross: { title: { en: 'Total incl. VAT', pl: 'Razem brutto' }, kind: 'amount' },
        currency: { title: { en: 'Currency', pl: 'Waluta' }, kind: 'text' },
        is_paid: { title: { en: 'Paid', pl: 'Opłacone' }, kind: 'flag' },
        payment: { title: { en: 'Payment', pl: 'Płatność' }, kind: 'text' },
        delivery: { title: { en: 'Delivery', pl: 'Dostawa' }, kind: 'text' },
        is_test: { title: { en: 'Test order', pl: 'Zamówienie testowe' }, kind: 'flag' },
      },
    }),
    errors: ['invalid_query'],
  }),
  orderMethods: adminCall({
    method: 'GET',
    path: '/shops/{shop}/order_methods',
    permission: 'orders:read',
    summary: 'Methods of payment and delivery that orders can be filtered by: those of the settings, and those that orders have besides',
    params: inShop,
    response: z.object({ payments: z.array(orderMethod), deliveries: z.array(orderMethod) }),
    errors: [],
  }),
  order: adminCall({
    method: 'GET',
    path: '/shops/{shop}/orders/{uid}',
    permission: 'orders:read',
    summary: 'An order with its lines, addresses and history',
    params: ofOrder,
    response: adminOrder,
    errors: ['order_not_found'],
  }),
  changeOrderStatus: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/orders/{uid}/status',
    permission: 'orders:write',
    summary:
      'Move an order to another status, with its e-mail to the buyer. Confirming it, or at the latest packing it, sends the e-mail that concludes the contract',
    params: ofOrder,
    body: orderMove,
    response: ok,
    errors: ['order_not_found', 'order_move_refused', 'email_required', 'too_many_typed_emails'],
  }),
  moveOrders: adminCall({
    method: 'POST',
    path: '/shops/{shop}/order_moves',
    permission: 'orders:write',
    summary:
      'Move several orders to another status, each if its own status allows it; with `dry_run` only tell what would happen. Orders are cancelled one by one',
    params: inShop,
    body: severalMoves(movedStatuses),
    response: movedOrders,
    errors: ['email_required', 'too_many_typed_emails'],
  }),
  moveOrdersInWarehouse: adminCall({
    method: 'POST',
    path: '/shops/{shop}/warehouse_moves',
    permission: 'shipments:write',
    // It tells numbers, statuses and recipients.
    additionalPermission: 'orders:read',
    summary: 'Move several orders to `packed` or `sent`, as `POST order_moves` does, with the right of the warehouse',
    params: inShop,
    body: severalMoves(warehouseStatuses),
    response: movedOrders,
    errors: ['email_required', 'too_many_typed_emails'],
  }),
  orderFigures: adminCall({
    method: 'GET',
    path: '/shops/{shop}/order_figures',
    permission: 'orders:read',
    summary:
      'Orders that need attention, and sales of the last 30 days and of the 30 days before: net, in PLN, without cancelled and test orders',
    params: inShop,
    response: z.object({
      /** New orders, which wait for their confirmation. */
      to_confirm: z.int(),
      /** Orders that wait for a payment in advance. */
      unpaid: z.int(),
      /** Orders that are paid or confirmed, and wait to be packed. */
      to_pack: z.int(),
      /** Orders that were delivered or collected for cash which has not been recorded. */
      cash_outstanding: z.int(),
      /** Sales of each day, oldest first, with those without an order. */
      days: salesDays,
      /** The 30 days before, with their sums. */
      before: z.object({ orders: z.int(), net: money, days: salesDays }),
      as_of: timestamp,
    }),
    errors: [],
  }),
}
