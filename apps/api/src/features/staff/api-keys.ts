import { fieldProblems, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import { type apiKeyCalls, includesPermission, roleHas } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { unmappedNetwork } from '../../platform/network.ts'
import { apiKeyPrefix } from '../../platform/serve-admin-calls.ts'
import { randomToken, tokenHash } from '../session/session.ts'
import * as queries from './staff.queries.ts'

type Calls = typeof apiKeyCalls

const maxKeys = 50
/** Letters of a key that stay visible. */
const visible = 8

export async function apiKeys(ctx: ShopAdminCtx): Promise<ResponseInput<Calls['apiKeys']>> {
  const rows = await queries.apiKeys(ctx)
  return rows.map(({ created_at, expires_at, last_used_at, ...key }) => ({
    ...key,
    created_at: created_at.toISOString(),
    expires_at: expires_at?.toISOString() ?? null,
    last_used_at: last_used_at?.toISOString() ?? null,
  }))
}

/** Creates a key, which nobody can read again. Throws `scope_not_granted` for a right that its creator lacks. */
export async function createApiKey(
  ctx: ShopAdminCtx,
  { name, scopes, addresses, expires_at }: Input<Calls['createApiKey']>['body'],
): Promise<ResponseInput<Calls['createApiKey']>> {
  const { actor } = ctx
  // A key acts for the person who created it: keys create no keys.
  if (actor.kind === 'key') throw new ShopError('person_required')
  const expiresAt = expires_at ? new Date(expires_at) : null
  if (expiresAt && expiresAt <= ctx.now) throw new ShopError('invalid_body', { fields: { expires_at: fieldProblems.no_longer_valid } })
  const refused = scopes.find(scope => !roleHas(actor.role, scope))
  if (refused) throw new ShopError('scope_not_granted', { details: { permission: refused } })
  const key = apiKeyPrefix + randomToken()
  const own = scopes.filter((scope, i) => scopes.indexOf(scope) === i && !includesPermission(scopes.slice(0, i), scope))
  const id = await queries.insertApiKey(
    ctx,
    {
      name,
      prefix: key.slice(0, apiKeyPrefix.length + visible),
      hash: tokenHash(key),
      scopes: own,
      addresses: addresses.map(unmappedNetwork),
      expiresAt: expiresAt?.toISOString() ?? null,
      createdBy: actor.id,
    },
    maxKeys,
  )
  if (id === undefined) throw new ShopError('too_many_api_keys')
  return { id, key }
}

export async function revokeApiKey(ctx: ShopAdminCtx, id: string): Promise<'ok'> {
  if (!(await queries.deleteApiKey(ctx, id))) throw new ShopError('api_key_not_found')
  return 'ok'
}
