import { ShopError } from '@stragan/contract'
import { includesPermission, type Permission, roleHas } from '@stragan/contract/admin'
import type { Actor } from '../admin-context.ts'

/** Whether the role of a caller has a right, and the scopes of an API key include it. */
export const hasPermission = (actor: Actor, permission: Permission): boolean =>
  roleHas(actor.role, permission) && (actor.kind === 'staff' || includesPermission(actor.scopes, permission))

/** Throws `permission_denied` with the right that is missing. */
export function assertPermission(actor: Actor, permission: Permission): void {
  if (!hasPermission(actor, permission)) throw new ShopError('permission_denied', { details: { permission } })
}
