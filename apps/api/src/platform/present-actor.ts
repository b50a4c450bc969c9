import { ShopError } from '@stragan/contract'
import type { Permission, Role } from '@stragan/contract/admin'
import type { Actor } from '../admin-context.ts'
import { type Queryable, sql } from './database.ts'

/** Thrown when the requester of a job no longer has the permissions that it needs. */
export class PermissionLost extends Error {
  constructor(actor: Actor, cause?: unknown) {
    super(`${actor.kind} ${actor.id} no longer has the rights that the job needs`, { cause })
  }
}

/**
 * The requester of a job with their current permissions: a role may change, a membership end and a key be revoked while the job is queued or running.
 * Long jobs call this before each batch. Throws `PermissionLost` where `assertMay` throws `permission_denied`.
 */
export async function presentActor(db: Queryable, shopId: number, actor: Actor, assertMay: (present: Actor) => void): Promise<Actor> {
  const found =
    actor.kind === 'staff'
      ? await db.maybeOne<{ role: Role }>(sql`select role from memberships where shop_id = ${shopId} and staff_id = ${actor.id}`)
      : await db.maybeOne<{ role: Role; scopes: Permission[] }>(sql`
          select role, scopes from api_keys api_key
          join memberships membership on membership.shop_id = api_key.shop_id and membership.staff_id = api_key.created_by
          where api_key.shop_id = ${shopId} and api_key.id = ${actor.id} and (expires_at is null or expires_at > clock())`)
  if (!found) throw new PermissionLost(actor)
  const present: Actor = { ...actor, ...found }
  try {
    assertMay(present)
  } catch (cause) {
    throw cause instanceof ShopError && cause.code === 'permission_denied' ? new PermissionLost(present, cause) : cause
  }
  return present
}
