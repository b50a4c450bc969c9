import type { OrderStatus } from '@stragan/contract'

/** Whether contact and addresses of an order may be changed: until it is sent. */
export const isChangeable = (status: OrderStatus) => status !== 'sent' && status !== 'delivered' && status !== 'cancelled'
