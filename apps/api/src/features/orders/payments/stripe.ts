import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { OnlineProvider, PayableOrder, Secrets } from './provider.ts'

const timeoutMs = 10_000
/** Pinned version of Stripe's API, independent of the account's version (docs.stripe.com/api/versioning). */
const apiVersion = '2025-03-31.basil'
/** Maximum age of a signature, as in Stripe's libraries. */
const toleranceSeconds = 300

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
    assertSigned(body, headers.get('stripe-signature') ?? '', secrets, now)
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
    success_url: returnUrl,
    cancel_url: returnUrl,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(amount),
    'line_items[0][price_data][product_data][name]': number,
    // The checkout expires with the order; the same at each attempt, as the idempotency key requires.
    ...(expiresAt && { expires_at: String(Math.floor(expiresAt.getTime() / 1000)) }),
  })

/** Verifies `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`; there may be more than one v1 (docs.stripe.com/webhooks, "Verify manually"). */
function assertSigned(body: string, header: string, { stripe_webhook_secret }: Secrets, now: Date) {
  const parts = header.split(',').map(part => part.split('=', 2))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(time)) throw new Error('The time of the signature is not a number')
  if (!stripe_webhook_secret) throw new Error('There is no webhook secret')
  const expected = createHmac('sha256', stripe_webhook_secret).update(`${time}.${body}`).digest()
  const fits = parts.some(([name, value = '']) => name === 'v1' && isEqual(Buffer.from(value, 'hex'), expected))
  if (!fits) throw new Error('The signature is wrong')
  if (Math.abs(now.getTime() / 1000 - Number(time)) > toleranceSeconds) throw new Error('The signature is too old')
}

const isEqual = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b)
