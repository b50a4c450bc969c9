import type { Order, OrderStatus } from '@stragan/contract'

/** Payment methods as far as the order page distinguishes them. */
export type PaymentKind = 'transfer' | 'invoice' | 'online' | 'on-delivery'

export const paymentKind = ({ code, account, due_at, is_online }: Order['payment']): PaymentKind => {
  if (is_online) return 'online'
  if (due_at !== null) return 'invoice'
  return account === null && code !== 'bank_transfer' ? 'on-delivery' : 'transfer'
}

export interface Step {
  status: OrderStatus
  /** ISO date; null: not reached yet. */
  at: string | null
}

const path: readonly OrderStatus[] = ['new', 'confirmed', 'paid', 'packed', 'sent', 'delivered']

/**
 * Steps of an order, past and upcoming: none after a cancellation, and no payment step where delivery comes first. Skipped steps count as
 * past.
 */
export function stepsOf({ status, history, payment }: Pick<Order, 'status' | 'history' | 'payment'>): Step[] {
  const been = history.map(({ status: was, at }) => ({ status: was, at }))
  if (status === 'cancelled') return been
  const kind = paymentKind(payment)
  const isPaidFirst = !payment.paid && (kind === 'transfer' || kind === 'online')
  const ahead = path.slice(path.indexOf(status) + 1).filter(step => step !== 'paid' || isPaidFirst)
  return [...been, ...ahead.map(step => ({ status: step, at: null }))]
}
