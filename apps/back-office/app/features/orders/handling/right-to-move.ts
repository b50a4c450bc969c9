import type { OrderStatus } from '@stragan/contract'
import { type MovedStatus, movedStatuses, type Permission, type Role, roleHas, warehouseStatuses } from '@stragan/contract/admin'

export const isMovedByWarehouse = (status: OrderStatus): status is (typeof warehouseStatuses)[number] =>
  warehouseStatuses.some(known => known === status)

/** The right that moving an order to a status needs: the warehouse packs and sends. */
export const rightToMove = (status: OrderStatus): Permission => (isMovedByWarehouse(status) ? 'shipments:write' : 'orders:write')

/** Statuses to which a role can move several orders at once. */
export const movesOf = (role: Role): MovedStatus[] => movedStatuses.filter(status => roleHas(role, rightToMove(status)))
