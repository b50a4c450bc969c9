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

/** How many checkouts of an order may end unpaid. */
const maxSessions = 5

const checkoutSession = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  /** Null once it is not open. */
  url: z.url().nullable(),
  /** Null until the buyer begins to pay. */
  payment_intent: z.object({ status: z.string() }).nullish(),
})
type CheckoutSession = z.output<typeof checkoutSession>

const failedPayments = ['requires_payment_method', 'canceled']
const refusal = z.object({ error: z.object({ type: z.string().nullish(), param: z.string().nullish() }) })

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
    const forms = formsOf(order, now)
    let keyPrefix = `order ${order.uid}`
    for (let i = 0; i < maxSessions; i++) {
      const session = await currentSession(stripeApi, forms, keyPrefix)
      if (isBeingPaid(session)) return returnUrlAfter(order.returnUrl, 'pending')
      if (session.status === 'open' && session.url) return session.url
      keyPrefix = `order ${order.uid} ${session.id}`
    }
    throw new Error(`${maxSessions} checkouts at Stripe ended unpaid`)
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
    find: (id: string) => fetch(`${url}/${id}?expand[]=payment_intent`, { headers, signal }),
  }
}

type StripeApi = ReturnType<typeof connectTo>

/**
 * Creates the session of the first form that Stripe takes, or finds the one that it has created, in its present state. The key is a digest
 * of the form: sent again, it finds the same session; of an order that has changed meanwhile, it is another request. It is random only
 * where Stripe replays a failure.
 */
async function currentSession(stripeApi: StripeApi, forms: readonly URLSearchParams[], keyPrefix: string): Promise<CheckoutSession> {
  for (const suffixOf of [digestOf, () => randomUUID()])
    for (const form of forms) {
      const session = await sessionOfKey(stripeApi, form, `${keyPrefix} ${suffixOf(form)}`)
      if (session) return session
    }
  throw new Error('Stripe refuses every form of the checkout')
}

const digestOf = (form: URLSearchParams) => createHash('sha256').update(form.toString()).digest('hex')

/**
 * Creates the session of a key, or finds it; null if the key cannot be used. Stripe replays the first response to a key for 24 hours, also
 * a failure (docs.stripe.com/api/idempotent_requests).
 */
async function sessionOfKey(stripeApi: StripeApi, form: URLSearchParams, key: string): Promise<CheckoutSession | null> {
  const response = await stripeApi.create(form, key)
  if (await isUnusable(response)) return null
  const session = await sessionIn(response)
  if (!isReplayed(response)) return session
  const found = await stripeApi.find(session.id)
  return found.status === 404 ? { ...session, status: 'expired' } : sessionIn(found)
}

/** Whether Stripe replays a failure, or refuses the key or the expiry. After any other (409: the same request is in flight) it may be sent again. */
async function isUnusable(response: Response): Promise<boolean> {
  if (response.status >= 500) return isReplayed(response)
  if (response.status !== 400) return false
  const { type, param } = refusal.parse(await response.json()).error
  return type === 'idempotency_error' || param === 'expires_at'
}

const isReplayed = ({ headers }: Response) => headers.get('idempotent-replayed') === 'true'

async function sessionIn(response: Response): Promise<CheckoutSession> {
  if (!response.ok) throw new Error(`Stripe answers ${response.status}`)
  return checkoutSession.parse(await response.json())
}

/** Whether it was paid, or a payment by a delayed method is being processed: the notification follows. */
const isBeingPaid = ({ status, payment_intent }: CheckoutSession) =>
  payment_intent?.status === 'processing' || (status === 'complete' && !failedPayments.includes(payment_intent?.status ?? ''))

/** The form of an order's checkout; where Stripe may refuse its expiry as too soon, another one, whose expiry is the same for all attempts. */
function formsOf(order: PayableOrder, now: Date): URLSearchParams[] {
  const { expiresAt } = order
  if (!expiresAt || expiresAt.getTime() >= now.getTime() + minLifetimeMs) return [formOf(order)]
  return [formOf(order), formOf({ ...order, expiresAt: new Date(expiresAt.getTime() + minLifetimeMs) })]
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
