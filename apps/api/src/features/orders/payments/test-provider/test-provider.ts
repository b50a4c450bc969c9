import { randomUUID } from 'node:crypto'
import { apiPrefix } from '@stragan/contract'
import { z } from 'zod'
import type { OnlineProvider, Secrets } from '../provider.ts'
import { assertSigned, sign } from '../signature.ts'
import { type CheckoutSession, sealSession } from './checkout-session.ts'

/** Name of the secret that enables the provider in a shop. */
export const secretName = 'test_provider_secret'
export const secretIn = (secrets: Secrets) => secrets[secretName] ?? ''

export const checkoutPath = `${apiPrefix}/payments/test/checkout`
const signatureHeader = 'test-provider-signature'
const sessionMs = 15 * 60_000

const paidEvent = 'payment.paid'
const event = z.object({
  id: z.string().max(100),
  type: z.string().max(100),
  payment: z.object({ id: z.string().max(100), order: z.string().max(100), amount: z.int(), currency: z.string().max(3) }),
})

/**
 * A provider without money, to try out and test paying: its pages (`serve-test-provider.ts`) are at the shop's own host, and it reports
 * payments as any other provider does (docs/decisions/065). A shop has it only with the secret `test_provider_secret`.
 */
export const testProvider: OnlineProvider = {
  code: 'test',
  isConfigured: secrets => secretIn(secrets) !== '',
  async createCheckout({ uid, number, amount, currency, language, returnUrl, expiresAt }, secrets, now) {
    if (!testProvider.isConfigured(secrets)) throw new Error(`The shop has no secret ${secretName}`)
    const end = now.getTime() + sessionMs
    const session: CheckoutSession = {
      id: `test_${randomUUID()}`,
      orderUid: uid,
      orderNumber: number,
      amount,
      currency,
      language,
      returnPath: new URL(returnUrl).pathname,
      expiresAt: expiresAt === null ? end : Math.min(end, expiresAt.getTime()),
      step: { kind: 'method' },
    }
    return checkoutUrl(session, secrets)
  },
  parseNotification(body, headers, secrets, now) {
    assertSigned(body, headers.get(signatureHeader) ?? '', secretIn(secrets), now)
    const { id, type, payment } = event.parse(JSON.parse(body))
    if (type !== paidEvent) return null
    const { order, amount, currency } = payment
    return { eventId: id, paymentId: payment.id, orderUid: order, amount, currency }
  },
}

/** URL of a session's page, without the host. */
export const checkoutUrl = (session: CheckoutSession, secrets: Secrets) =>
  `${checkoutPath}?token=${sealSession(session, secretIn(secrets))}`

/** The request by which the provider reports that a session was paid. */
export function paidNotification({ id, orderUid, amount, currency }: CheckoutSession, secrets: Secrets, now: Date) {
  const body = JSON.stringify({ id: `event_${randomUUID()}`, type: paidEvent, payment: { id, order: orderUid, amount, currency } })
  return { method: 'POST', headers: { [signatureHeader]: sign(body, secretIn(secrets), now) }, body }
}
