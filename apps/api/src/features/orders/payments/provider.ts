import type { Currency, Language } from '@stragan/contract'
import { stripe } from './stripe.ts'

/** What a provider needs to know of an order. */
export interface PayableOrder {
  uid: string
  number: string
  email: string
  language: Language
  currency: Currency
  /** Minor units. */
  amount: number
  /** Where the buyer comes back to, paid or not. */
  returnUrl: string
  /** When paying is over; null where it never is. At least 30 minutes and at most 24 hours ahead. */
  expiresAt: Date | null
}

/** What a provider tells later, once its signature was checked. */
export interface PaymentNotification {
  /** The provider's own id of this message: the same message twice has the same. */
  eventId: string
  /** The provider's own id of the payment, which several messages may be about. */
  paymentId: string | null
  orderUid: string
  /** Minor units, in the order's currency. */
  amount: number
  currency: string
}

/** The secrets of one shop at a provider, by name. */
export type Secrets = Readonly<Record<string, string>>

/** A place where buyers pay online. Payment entries of the configuration name it by its code. */
export interface OnlineProvider {
  code: string
  /** Whether a shop with these secrets can be notified: without them a notification is refused unread. */
  isConfigured(secrets: Secrets): boolean
  /** Registers the payment and says where to send the buyer. Throws when the provider refuses or cannot be reached. */
  createCheckout(order: PayableOrder, secrets: Secrets): Promise<string>
  /** Reads a message of the provider: null where it is about nothing that was paid. Throws where the signature is wrong. */
  parseNotification(body: string, headers: Headers, secrets: Secrets, now: Date): PaymentNotification | null
}

const providers: readonly OnlineProvider[] = [stripe]

export const providerOf = (code: string): OnlineProvider | undefined => providers.find(provider => provider.code === code)
export const isOnline = (code: string): boolean => providerOf(code) !== undefined
