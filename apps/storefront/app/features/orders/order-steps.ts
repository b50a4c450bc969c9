import type { Order, OrderStatus } from '@stragan/contract'

/** How an order is paid, as far as its page is concerned. */
export type PaymentKind = 'transfer' | 'invoice' | 'online' | 'on-delivery'

export const paymentKind = ({ code, account, due_at, is_online }: Order['payment']): PaymentKind => {
  if (is_online) return 'online'
  if (due_at !== null) return 'invoice'
  return account === null && code !== 'bank_transfer' ? 'on-delivery' : 'transfer'
}

export interface Step {
  status: OrderStatus
  /** ISO; null: still to come. */
  at: string | null
}

const path: readonly OrderStatus[] = ['new', 'confirmed', 'paid', 'packed', 'sent', 'delivered']

/**
 * What an order has been through, and what is still to come: nothing after it was cancelled, and no payment where the goods come first. A
 * step that was left out is past.
 */
export function stepsOf({ status, history, payment }: Pick<Order, 'status' | 'history' | 'payment'>): Step[] {
  const been = history.map(({ status: was, at }) => ({ status: was, at }))
  if (status === 'cancelled') return been
  const kind = paymentKind(payment)
  const isPaidFirst = !payment.paid && (kind === 'transfer' || kind === 'online')
  const ahead = path.slice(path.indexOf(status) + 1).filter(step => step !== 'paid' || isPaidFirst)
  return [...been, ...ahead.map(step => ({ status: step, at: null }))]
}
