import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { OnlineProvider, PayableOrder, Secrets } from './provider.ts'
import { returnUrlAfter } from './return-url.ts'
import { assertSigned } from './signature.ts'

const timeoutMs = 10_000
/** Pinned version of Stripe's API, independent of the account's version (docs.stripe.com/api/versioning). */
const apiVersion = '2025-03-31.basil'

/** Stripe refuses a new checkout that expires in less than 30 minutes; the request takes its time, too. */
const minLifetimeMs = 31 * 60_000

const checkoutSession = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.string(),
  /** Null once it is not open. */
  url: z.url().nullable(),
})
type CheckoutSession = z.output<typeof checkoutSession>

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
  async createCheckout(order, secrets, now) {
    const stripeApi = connectTo(secrets)
    const form = formOf(order)
    // Derived from the request: sent again, it returns the same checkout; of an order that has changed meanwhile, it is another request.
    const key = `order ${order.uid} ${createHash('sha256').update(form.toString()).digest('hex')}`
    const session = await currentSession(stripeApi, form, key)
    if (session?.status === 'open' && session.url) return session.url
    // It was paid; the notification is on its way.
    if (session?.payment_status === 'paid') return returnUrlAfter(order.returnUrl, 'pending')
    const expiresAt = order.expiresAt && new Date(Math.max(order.expiresAt.getTime(), now.getTime() + minLifetimeMs))
    const response = await stripeApi.create(formOf({ ...order, expiresAt }), `${key} ${randomUUID()}`)
    const { url } = response.ok ? await sessionIn(response) : { url: null }
    if (!url) throw new Error(`Stripe answers ${response.status}`)
    return url
  },
  parseNotification(body, headers, secrets, now) {
    assertSigned(body, headers.get('stripe-signature') ?? '', secrets.stripe_webhook_secret, now)
    const { id, type, data } = event.parse(JSON.parse(body))
    const { id: paymentId = null, client_reference_id, payment_status, amount_total, currency } = data.object
    const isPaid = payment_status === 'paid' || (payment_status === 'no_payment_required' && amount_total === 0)
    if (!paidEvents.includes(type) || !isPaid || !client_reference_id) return null
    const paid = { amount: amount_total ?? 0, currency: (currency ?? '').toUpperCase() }
    return { eventId: id, paymentId, orderUid: client_reference_id, ...paid }
  },
}

/** The requests to Stripe for one checkout, which share a time limit. */
function connectTo({ stripe_api = 'https://api.stripe.com', stripe_secret_key }: Secrets) {
  const url = `${stripe_api}/v1/checkout/sessions`
  const headers = { authorization: `Bearer ${stripe_secret_key}`, 'stripe-version': apiVersion }
  const signal = AbortSignal.timeout(timeoutMs)
  return {
    create: (body: URLSearchParams, key: string) =>
      fetch(url, { method: 'POST', headers: { ...headers, 'idempotency-key': key }, body, signal }),
    find: (id: string) => fetch(`${url}/${id}`, { headers, signal }),
  }
}

const sessionIn = async (response: Response): Promise<CheckoutSession> => checkoutSession.parse(await response.json())

/**
 * Creates a session, or finds the one that the key has created, in its present state: Stripe replays the first response to a key for 24
 * hours, also a failure (docs.stripe.com/api/idempotent_requests). Null if Stripe refuses.
 */
async function currentSession(
  stripeApi: ReturnType<typeof connectTo>,
  form: URLSearchParams,
  key: string,
): Promise<CheckoutSession | null> {
  const response = await stripeApi.create(form, key)
  if (!response.ok) return null
  const session = await sessionIn(response)
  if (response.headers.get('idempotent-replayed') !== 'true') return session
  const found = await stripeApi.find(session.id)
  return found.ok ? sessionIn(found) : null
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
    // The checkout expires with the order.
    ...(expiresAt && { expires_at: String(Math.floor(expiresAt.getTime() / 1000)) }),
  })
