import { z } from 'zod'
import { storedAddress } from './address.ts'
import { cartItem, totals } from './cart.ts'
import { currency, flag, language, money, timestamp } from './scalars.ts'

export const orderStatuses = ['new', 'confirmed', 'paid', 'packed', 'sent', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** How the buyer pays: what to do next, as data. */
export const payment = z
  .object({
    code: z.string(),
    name: z.string(),
    /** What it cost; part of the totals' delivery. */
    fee_net: money,
    fee_gross: money,
    /** For a transfer: account, title and recipient. */
    account: z.string().nullable(),
    title: z.string().nullable(),
    recipient: z.string().nullable(),
    /** The same as a code to scan (recommendation of the Polish Bank Association for transfers); null in another currency than PLN. */
    transfer_code: z.string().nullable(),
    /** Until when a deferred invoice is to be paid. */
    due_at: timestamp.nullable(),
    /** Until when a transfer or an online payment is awaited; then the order is cancelled. null where nothing is awaited. */
    awaited_until: timestamp.nullable(),
    /** Whether it is paid at an online provider: ask for its address with `payOrder`. */
    is_online: z.boolean(),
    paid: flag,
  })
  .meta({ id: 'Payment' })
export type Payment = z.infer<typeof payment>

export const orderSummary = z
  .object({
    /** 128 random bits; the order's id everywhere. */
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

/** A snapshot: later changes of products, prices or addresses do not alter it. */
export const order = orderSummary
  .extend({
    /** Whether address and contact are hidden, because the link was opened by somebody else. */
    masked: z.boolean(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    billing_address: storedAddress.nullable(),
    delivery_address: storedAddress.nullable(),
    customer_order_number: z.string().nullable(),
    note: z.string().nullable(),
    items: z.array(cartItem.omit({ content: true, items_left: true, problem: true, next_tier: true })),
    gift: z.object({ name: z.string() }).nullable(),
    discount_code: z.string().nullable(),
    delivery: z.object({ code: z.string(), name: z.string() }),
    payment,
    totals,
    /** PLN for one unit of the currency when it was ordered; null in PLN. */
    rate: z.string().nullable(),
    weight: z.number(),
    /** What was accepted, in which version and language, and when. */
    consents: z.array(z.object({ key: z.string(), version: z.string(), language, accepted_at: timestamp })),
    /** `unpaid`: payment did not arrive in time. null where the order stands, or the shop cancelled it. */
    cancel_reason: z.enum(['unpaid']).nullable(),
    /** What the buyer may declare now; until when a withdrawal, once the goods have arrived. */
    rights: z.object({ withdrawal: z.boolean(), withdrawal_until: timestamp.nullable(), complaint: z.boolean() }),
    /** What the buyer withdrew from, and when last; null where they did not. */
    withdrawal: z.object({ received_at: timestamp, whole: z.boolean() }).nullable(),
    language,
    history: z.array(z.object({ status: z.enum(orderStatuses), at: timestamp })),
  })
  .meta({ id: 'Order' })
export type Order = z.infer<typeof order>
