import { z } from 'zod'
import type { OnlineProvider, PayableOrder } from './provider.ts'
import { returnUrlAfter } from './return-url.ts'
import { assertSigned } from './signature.ts'

const timeoutMs = 10_000
/** Pinned version of Stripe's API, independent of the account's version (docs.stripe.com/api/versioning). */
const apiVersion = '2025-03-31.basil'

const checkoutSession = z.object({ url: z.url() })

/** Immediate and delayed payments (docs.stripe.com/payments/checkout/fulfill-orders). */
const paidEvents = ['checkout.session.completed', 'checkout.session.async_payment_succeeded']
const event = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string().nullish(),
      client_reference_id: z.string().nullish(),
      payment_status: z.string().nullish(),
      amount_total: z.int().nullish(),
      currency: z.string().nullish(),
    }),
  }),
})

/**
 * Stripe Checkout: cards, BLIK, Przelewy24. Secrets: `stripe_secret_key`, `stripe_webhook_secret` and, to replace Stripe's URL,
 * `stripe_api`.
 */
export const stripe: OnlineProvider = {
  code: 'stripe',
  isConfigured: ({ stripe_webhook_secret }) => Boolean(stripe_webhook_secret),
  async createCheckout(order, secrets) {
    const response = await fetch(`${secrets.stripe_api ?? 'https://api.stripe.com'}/v1/checkout/sessions`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${secrets.stripe_secret_key}`,
        'stripe-version': apiVersion,
        'idempotency-key': `order ${order.uid}`,
      },
      body: formOf(order),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`Stripe answers ${response.status}`)
    return checkoutSession.parse(await response.json()).url
  },
  parseNotification(body, headers, secrets, now) {
    assertSigned(body, headers.get('stripe-signature') ?? '', secrets.stripe_webhook_secret, now)
    const { id, type, data } = event.parse(JSON.parse(body))
    const { id: paymentId = null, client_reference_id, payment_status, amount_total, currency } = data.object
    if (!paidEvents.includes(type) || payment_status !== 'paid' || !client_reference_id) return null
    const paid = { amount: amount_total ?? 0, currency: (currency ?? '').toUpperCase() }
    return { eventId: id, paymentId, orderUid: client_reference_id, ...paid }
  },
}

const formOf = ({ uid, number, email, language, currency, amount, returnUrl, expiresAt }: PayableOrder) =>
  new URLSearchParams({
    mode: 'payment',
    client_reference_id: uid,
    customer_email: email,
    locale: language,
    // The buyer may return before the notification arrives.
    success_url: returnUrlAfter(returnUrl, 'pending'),
    cancel_url: returnUrlAfter(returnUrl, 'cancelled'),
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(amount),
    'line_items[0][price_data][product_data][name]': number,
    // The checkout expires with the order; the same at each attempt, as the idempotency key requires.
    ...(expiresAt && { expires_at: String(Math.floor(expiresAt.getTime() / 1000)) }),
  })
