import { z } from 'zod'
import { orderStatuses, staffCancelReasons } from '../constants.ts'
import { storedAddress } from './address.ts'
import { cartItem, totals } from './cart.ts'
import { promisedDelivery } from './delivery-promise.ts'
import { orderedPickupPoint } from './pickup-point.ts'
import { currency, day, flag, language, money, timestamp } from './scalars.ts'
import { shipment } from './shipment.ts'

/** Language of the names: of the request where the thing is still called as it was ordered, else of the order. */
const name_language = language

/** Whether a claim takes a declaration of the buyer. */
const declarations = ['not_offered', 'offered', 'required'] as const

/** Payment of an order, with what the buyer does next. */
export const payment = z
  .object({
    code: z.string(),
    name: z.string(),
    name_language,
    /** Payment fee, included in the totals' delivery. */
    fee_net: money,
    fee_gross: money,
    /** For a transfer: account, title and recipient. */
    account: z.string().nullable(),
    title: z.string().nullable(),
    recipient: z.string().nullable(),
    /** QR code of the transfer (recommendation of the Polish Bank Association); null in another currency than PLN. */
    transfer_code: z.string().nullable(),
    /** Due date of a deferred invoice. */
    due_at: timestamp.nullable(),
    /** When an unpaid order expires: by transfer or online; null if it does not. */
    awaited_until: timestamp.nullable(),
    /** Whether it is paid at an online provider, whose URL `payOrder` returns. */
    is_online: z.boolean(),
    paid: flag,
    /** Whether the carrier or the shop has collected the cash of a delivered order; staff may record the payment later. */
    collected: z.boolean(),
  })
  .meta({ id: 'Payment' })
export type Payment = z.infer<typeof payment>

export const orderSummary = z
  .object({
    /** Public id of the order: 128 random bits. */
    uid: z.string(),
    number: z.string(),
    status: z.enum(orderStatuses),
    created_at: timestamp,
    total_net: money,
    total_gross: money,
    currency,
    is_test: flag,
  })
  .meta({ id: 'OrderSummary' })

/** An order: a snapshot that later changes of products, prices or addresses do not alter. */
export const order = orderSummary
  .extend({
    /** Whether address and contact are removed, since the session is not the buyer's. */
    masked: z.boolean(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    billing_address: storedAddress.nullable(),
    delivery_address: storedAddress.nullable(),
    /** Where the goods go instead of to an address, which then names the recipient. */
    pickup_point: orderedPickupPoint.nullable(),
    customer_order_number: z.string().nullable(),
    note: z.string().nullable(),
    items: z.array(cartItem.omit({ items_left: true, problem: true, next_tier: true }).extend({ name_language })),
    gift: z.object({ name: z.string(), name_language }).nullable(),
    discount_code: z.string().nullable(),
    /** With what was promised when it was ordered; null: nothing, or the payment in advance did not arrive in time. */
    delivery: z.object({ code: z.string(), name: z.string(), name_language, promise: promisedDelivery.nullable() }),
    payment,
    totals,
    /** PLN for one unit of the currency when it was ordered; null in PLN. */
    rate: z.string().nullable(),
    weight: z.number(),
    /** Accepted regulations and policies with version, language and time. */
    consents: z.array(z.object({ key: z.string(), version: z.string(), language, accepted_at: timestamp })),
    /** With whom the goods were sent; empty before, without a carrier, and where the order is masked. */
    shipments: z.array(shipment),
    /** `unpaid`: the payment did not arrive in time; the others were given by the shop. null: not cancelled, or without a reason. */
    cancel_reason: z.enum(['unpaid', ...staffCancelReasons]).nullable(),
    /** Claims that the buyer may submit now; the last day of a withdrawal, inclusive, once the goods were delivered. */
    rights: z.object({
      withdrawal: z.boolean(),
      withdrawal_until: day.nullable(),
      complaint: z.boolean(),
      /** Whether a claim takes the declaration that the purchase has no professional character for the buyer (docs/decisions/059). */
      as_consumer: z.object({ withdrawal: z.enum(declarations), complaint: z.enum(declarations) }),
    }),
    /** Withdrawn lines and time of the last withdrawal; null without one. */
    withdrawal: z.object({ received_at: timestamp, full: z.boolean() }).nullable(),
    /** Whether what the buyer gets back after a cancellation or a withdrawal was paid back; null: nothing is due, or a withdrawal is masked. */
    refund: z.enum(['due', 'done']).nullable(),
    language,
    history: z.array(z.object({ status: z.enum(orderStatuses), at: timestamp })),
  })
  .meta({ id: 'Order' })
export type Order = z.infer<typeof order>
