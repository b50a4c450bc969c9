import type { OrderStatus } from '@stragan/contract'
import type { Permission } from '@stragan/contract/admin'

/** The right that moving an order to a status needs: the warehouse packs and sends. */
export const rightToMove = (status: OrderStatus): Permission =>
  status === 'packed' || status === 'sent' ? 'shipments:write' : 'orders:write'
