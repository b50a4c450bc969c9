import type { PaymentOutcome } from '@stragan/contract'
import { banks, type CheckoutSession } from './checkout-session.ts'

export const methods = ['blik', 'card', 'transfer'] as const
export type Method = (typeof methods)[number]

/** Inputs with a known outcome, which the page lists. */
export const testInputs = {
  blik: { confirmed: '777123', refused: '000000', unanswered: '555555' },
  card: { accepted: '4242424242424242', refused: '4000000000000002' },
} as const

export const maxFieldLength = 30
const fieldNames = ['blik', 'card', 'expiry', 'cvc', 'bank'] as const
export type FieldName = (typeof fieldNames)[number]

export interface CheckoutForm extends Record<FieldName, string> {
  method: Method
  isLate: boolean
}

export const emptyForm: CheckoutForm = { method: 'blik', blik: '', card: '', expiry: '', cvc: '', bank: '', isLate: false }

export type Problems = Partial<Record<FieldName, 'blik' | 'blikUnknown' | 'cardUnknown' | 'expiry' | 'expired' | 'cvc' | 'bank'>>

/** What a form leads to: `paid`, back to the order, to the next page, or to the same page. */
export type Submitted =
  | { kind: 'paid'; isLate: boolean }
  | { kind: 'returned'; outcome: PaymentOutcome }
  | { kind: 'next'; session: CheckoutSession }
  | { kind: 'invalid'; form: CheckoutForm; problems: Problems }

/** How long a BLIK payment waits for its confirmation. */
const confirmationMs = 2 * 60_000

/** Handles the form of a session's page. */
export function submit(session: CheckoutSession, sent: URLSearchParams, now: Date): Submitted {
  const { step } = session
  if (step.kind === 'method') return submitMethod(session, readForm(sent), now)
  if (sent.get('answer') === 'confirm') return { kind: 'paid', isLate: step.isLate }
  return { kind: 'returned', outcome: step.kind === 'app' ? 'refused' : 'cancelled' }
}

function readForm(sent: URLSearchParams): CheckoutForm {
  const text = (name: string) => (sent.get(name) ?? '').slice(0, maxFieldLength).trim()
  const [blik, card, expiry, cvc, bank] = fieldNames.map(text) as [string, string, string, string, string]
  return {
    method: methods.find(method => method === sent.get('method')) ?? 'blik',
    blik,
    card,
    expiry,
    cvc,
    bank,
    isLate: sent.has('late'),
  }
}

function submitMethod(session: CheckoutSession, form: CheckoutForm, now: Date): Submitted {
  const problems = { blik: blikProblems, card: cardProblems, transfer: transferProblems }[form.method](form, now)
  if (Object.keys(problems).length > 0) return { kind: 'invalid', form, problems }
  const { method, isLate } = form
  if (method === 'transfer') {
    const bank = banks.find(one => one === form.bank) ?? 'a'
    return { kind: 'next', session: { ...session, step: { kind: 'bank', bank, isLate } } }
  }
  if (method === 'card')
    return digits(form.card) === testInputs.card.accepted ? { kind: 'paid', isLate } : { kind: 'returned', outcome: 'refused' }
  const code = digits(form.blik)
  if (code === testInputs.blik.refused) return { kind: 'returned', outcome: 'refused' }
  if (code === testInputs.blik.unanswered) return { kind: 'returned', outcome: 'expired' }
  const expiresAt = Math.min(session.expiresAt, now.getTime() + confirmationMs)
  return { kind: 'next', session: { ...session, expiresAt, step: { kind: 'app', isLate } } }
}

const digits = (text: string) => text.replaceAll(' ', '')
const isOneOf = (inputs: Readonly<Record<string, string>>, text: string) => Object.values(inputs).includes(digits(text))

const blikProblems = ({ blik }: CheckoutForm): Problems => {
  if (!/^\d{6}$/.test(digits(blik))) return { blik: 'blik' }
  return isOneOf(testInputs.blik, blik) ? {} : { blik: 'blikUnknown' }
}

const cardProblems = ({ card, expiry, cvc }: CheckoutForm, now: Date): Problems => {
  const expires = expiryProblem(expiry, now)
  return {
    // Any other number may be of a real card.
    ...(!isOneOf(testInputs.card, card) && { card: 'cardUnknown' as const }),
    ...(expires && { expiry: expires }),
    ...(!/^\d{3}$/.test(cvc) && { cvc: 'cvc' as const }),
  }
}

/** A card is valid to the end of its month. */
function expiryProblem(expiry: string, now: Date): 'expiry' | 'expired' | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\/?(\d\d)$/.exec(digits(expiry)) ?? []
  if (month === undefined) return 'expiry'
  return Date.UTC(2000 + Number(year), Number(month)) > now.getTime() ? undefined : 'expired'
}

const transferProblems = ({ bank }: CheckoutForm): Problems => (banks.some(one => one === bank) ? {} : { bank: 'bank' })
