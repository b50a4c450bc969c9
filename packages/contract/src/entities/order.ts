import { z } from 'zod'
import { cartItem, totals } from './cart.ts'
import { address } from './customer.ts'
import { currency, flag, money, timestamp } from './scalars.ts'

export const orderStatuses = ['new', 'confirmed', 'paid', 'packed', 'sent', 'delivered', 'cancelled'] as const

/** How the buyer pays: what to do next, as data. */
export const payment = z
  .object({
    code: z.string(),
    name: z.string(),
    /** For a transfer: account, title and recipient. */
    account: z.string().nullable(),
    title: z.string().nullable(),
    recipient: z.string().nullable(),
    /** For an online provider: where to send the buyer. */
    redirect_url: z.url().nullable(),
    paid: flag,
  })
  .meta({ id: 'Payment' })

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
    billing_address: address.nullable(),
    delivery_address: address.nullable(),
    customer_order_number: z.string().nullable(),
    note: z.string().nullable(),
    items: z.array(cartItem.omit({ items_left: true })),
    gift: z.object({ name: z.string() }).nullable(),
    delivery: z.object({ code: z.string(), name: z.string() }),
    payment,
    totals,
    history: z.array(z.object({ status: z.enum(orderStatuses), at: timestamp })),
  })
  .meta({ id: 'Order' })
