import type { OrderStatus } from '@stragan/contract'

/** Allowed transitions of the order status. */
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
