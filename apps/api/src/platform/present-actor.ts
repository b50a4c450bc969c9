import { ShopError } from '@stragan/contract'
import type { Permission, Role } from '@stragan/contract/admin'
import type { Actor } from '../admin-context.ts'
import { type Queryable, sql } from './database.ts'

/** Thrown where whoever has requested a job may not do any more what it does. */
export class RightsLost extends Error {
  constructor(actor: Actor, cause?: unknown) {
    super(`${actor.kind} ${actor.id} no longer has the rights that the job needs`, { cause })
  }
}

/**
 * Whoever has requested a job, with the rights that they have now: a role may change, a membership end and a key be revoked while it waits and works.
 * Each long job asks before each of its batches. Throws `RightsLost` where `assertMay` throws `permission_denied`.
 */
export async function presentActor(db: Queryable, shopId: number, actor: Actor, assertMay: (present: Actor) => void): Promise<Actor> {
  const found =
    actor.kind === 'staff'
      ? await db.maybeOne<{ role: Role }>(sql`select role from memberships where shop_id = ${shopId} and staff_id = ${actor.id}`)
      : await db.maybeOne<{ role: Role; scopes: Permission[] }>(sql`
          select role, scopes from api_keys api_key
          join memberships membership on membership.shop_id = api_key.shop_id and membership.staff_id = api_key.created_by
          where api_key.shop_id = ${shopId} and api_key.id = ${actor.id} and (expires_at is null or expires_at > clock())`)
  if (!found) throw new RightsLost(actor)
  const present: Actor = { ...actor, ...found }
  try {
    assertMay(present)
  } catch (cause) {
    throw cause instanceof ShopError && cause.code === 'permission_denied' ? new RightsLost(present, cause) : cause
  }
  return present
}
