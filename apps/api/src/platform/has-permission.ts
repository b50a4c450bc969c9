import { includesPermission, type Permission, roleHas } from '@stragan/contract/admin'
import type { Actor } from '../admin-context.ts'

/** Whether the role of a caller has a right, and the scopes of an API key include it. */
export const hasPermission = (actor: Actor, permission: Permission): boolean =>
  roleHas(actor.role, permission) && (actor.kind === 'staff' || includesPermission(actor.scopes, permission))
