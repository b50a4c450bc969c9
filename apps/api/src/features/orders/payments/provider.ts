import type { Currency, Language, PaymentCode } from '@stragan/contract'
import { stripe } from './stripe.ts'
import { testProvider } from './test-provider/test-provider.ts'

/** An order as a provider needs it. */
export interface PayableOrder {
  uid: string
  number: string
  email: string
  language: Language
  currency: Currency
  /** Minor units. */
  amount: number
  /** URL of the order's page, to which the buyer returns. */
  returnUrl: string
  /** Expiry of the checkout, 30 minutes to 24 hours ahead; null: none. */
  expiresAt: Date | null
}

/** A payment that a provider reported with a valid signature. */
export interface PaymentNotification {
  /** The provider's id of the event; a redelivery has the same. */
  eventId: string
  /** The provider's id of the payment, which may have more than one event. */
  paymentId: string | null
  orderUid: string
  /** Minor units, in the order's currency. */
  amount: number
  currency: string
}

/** The secrets of one shop at a provider, by name. */
export type Secrets = Readonly<Record<string, string>>

/** A payment provider; payment entries of the configuration refer to its code. */
export interface OnlineProvider {
  code: PaymentCode
  /** Whether the secrets suffice to verify notifications; else they are refused unread. */
  isConfigured(secrets: Secrets): boolean
  /**
   * Creates a checkout and returns its URL, of a provider at the shop's own host its path. Throws if the provider refuses or cannot be
   * reached. The buyer returns to the order's page, without a confirmed payment by `returnUrlAfter`.
   */
  createCheckout(order: PayableOrder, secrets: Secrets, now: Date): Promise<string>
  /** Verifies and parses a notification; null if it is not about a payment. Throws if the signature is wrong. */
  parseNotification(body: string, headers: Headers, secrets: Secrets, now: Date): PaymentNotification | null
}

const providers: readonly OnlineProvider[] = [stripe, testProvider]

export const providerOf = (code: string): OnlineProvider | undefined => providers.find(provider => provider.code === code)
export const isOnline = (code: string): boolean => providerOf(code) !== undefined
