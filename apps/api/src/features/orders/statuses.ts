import type { OrderStatus } from '@stragan/contract'

/** What an order may become from each status; nothing else happens to it. */
const transitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  new: ['confirmed', 'paid', 'cancelled'],
  confirmed: ['paid', 'packed', 'cancelled'],
  paid: ['packed', 'cancelled'],
  packed: ['sent', 'cancelled'],
  sent: ['delivered'],
  delivered: [],
  cancelled: [],
}

export const canTransition = (from: OrderStatus, to: OrderStatus): boolean => transitions[from].includes(to)
