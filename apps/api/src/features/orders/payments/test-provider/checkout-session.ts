import { currencies, languages } from '@stragan/contract'
import { z } from 'zod'
import { hmacOf, isEqual } from '../signature.ts'

export const banks = ['a', 'b'] as const

/** What the buyer does next, and whether the notification is to arrive late. */
const step = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('method') }),
  z.object({ kind: z.literal('app'), isLate: z.boolean() }),
  z.object({ kind: z.literal('bank'), bank: z.enum(banks), isLate: z.boolean() }),
])

const checkoutSession = z.object({
  /** Identifies the payment. */
  id: z.string(),
  orderUid: z.string(),
  orderNumber: z.string(),
  /** Minor units. */
  amount: z.int(),
  currency: z.enum(currencies),
  language: z.enum(languages),
  /** Path of the order's page. */
  returnPath: z.string(),
  /** Milliseconds since the epoch. */
  expiresAt: z.number(),
  step,
})
export type CheckoutSession = z.infer<typeof checkoutSession>

/** Above the length of any token. */
const maxTokenLength = 2048

/** Writes a session into a token, signed with the shop's secret: the provider stores nothing. */
export function sealSession(session: CheckoutSession, secret: string): string {
  const content = Buffer.from(JSON.stringify(session)).toString('base64url')
  return `${content}.${macOf(content, secret).toString('base64url')}`
}

/** Reads a token; undefined if it was not signed with the secret. Does not check the expiry. */
export function openSession(token: string, secret: string): CheckoutSession | undefined {
  if (token.length > maxTokenLength) return undefined
  const [content = '', mac = ''] = token.split('.', 2)
  if (!isEqual(Buffer.from(mac, 'base64url'), macOf(content, secret))) return undefined
  return checkoutSession.parse(JSON.parse(Buffer.from(content, 'base64url').toString()))
}

/** A notification is signed with the same secret; it begins with a number. */
const macOf = (content: string, secret: string) => hmacOf(`session.${content}`, secret)
