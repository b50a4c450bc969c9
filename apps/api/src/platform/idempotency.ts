import { createHash, createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { fieldProblems, ShopError } from '@stragan/contract'
import type { Ctx, MaybeVisitorCtx } from '../context.ts'
import { type Queryable, sql } from './database.ts'

const maxKeyLength = 100
/** In place of a response that has a secret; no JSON is empty. */
const notStored = ''

/** Whose key it is. */
export interface Caller {
  name: string
  /** The session whose end deletes the key; null where the call may outlive it. */
  sessionId: string | null
}

/**
 * Idempotency key of a POST in the transaction of its request: a retry gets the first response, a concurrent one waits for it, and a refusal
 * rolls back and so frees the key. Work and function return the response as JSON; one that is given once is not stored.
 */
export async function withIdempotencyKey<C extends Ctx>(
  ctx: C,
  caller: Caller,
  key: string,
  request: string,
  work: (ctx: C) => Promise<string>,
  answersOnce = false,
): Promise<string> {
  const claim = claimOf(ctx, caller, key, request)
  return ctx.db.transaction(async tx => {
    const earlier = await insertClaim(tx, claim)
    if (!earlier) {
      const response = await work({ ...ctx, db: tx })
      await completeClaim(tx, claim, answersOnce ? notStored : response)
      return response
    }
    if (earlier.response === notStored) throw new ShopError('secret_shown_before')
    if (earlier.response === null) throw new ShopError('unavailable')
    return earlier.response
  })
}

const pollMs = 100
const maxWaitMs = 15_000

/**
 * Idempotency key of a call with transactions of its own: the key is claimed before the work, and freed by a refusal. A concurrent retry polls
 * for the response.
 */
export async function withClaimedIdempotencyKey(
  ctx: MaybeVisitorCtx,
  key: string,
  request: string,
  work: () => Promise<unknown>,
): Promise<string> {
  const { visitor, address } = ctx
  const caller = { name: visitor ? `session ${visitor.sessionId}` : `network ${keyed(key, address)}`, sessionId: null }
  const claim = claimOf(ctx, caller, key, request)
  for (let waitedMs = 0; waitedMs < maxWaitMs; waitedMs += pollMs) {
    const earlier = await ctx.db.transaction(tx => insertClaim(tx, claim))
    if (!earlier) {
      try {
        return await completeClaim(ctx.db, claim, JSON.stringify(await work()))
      } catch (error) {
        await ctx.db.query(sql`delete from idempotency_keys where ${isRowOf(claim)} and response is null`)
        throw error
      }
    }
    if (earlier.response !== null) return earlier.response
    await pause(pollMs)
  }
  throw new ShopError('unavailable')
}

/**
 * A key and its request, per session or else per network. Both are stored as digests, the request keyed with the idempotency key: neither a
 * password nor an address can be guessed from the table.
 */
interface Claim {
  shopId: number
  caller: Caller
  key: string
  requestHash: string
}

function claimOf({ shop }: Ctx, caller: Caller, key: string, request: string): Claim {
  if (key.length > maxKeyLength) throw new ShopError('malformed_request', { fields: { 'idempotency-key': fieldProblems.too_long } })
  return {
    shopId: shop.id,
    caller,
    key: createHash('sha256').update(key).digest('base64url'),
    requestHash: keyed(key, request),
  }
}

const keyed = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url')

const isRowOf = ({ shopId, caller, key }: Claim) => sql`shop_id = ${shopId} and caller = ${caller.name} and key = ${key}`

/**
 * Claims a key; returns the response of an earlier claim, null while its work is in progress. A response lives for 24 hours. A claim without
 * one expires after a minute: its process has ended.
 */
async function insertClaim(tx: Queryable, claim: Claim): Promise<{ response: string | null } | undefined> {
  const { shopId, caller, key, requestHash } = claim
  const claimed = await tx.query(sql`
    insert into idempotency_keys as earlier (shop_id, caller, key, session_id, request_hash)
    values (${shopId}, ${caller.name}, ${key}, ${caller.sessionId}, ${requestHash})
    on conflict (shop_id, caller, key) do update set request_hash = excluded.request_hash, response = null, created_at = excluded.created_at
      where earlier.created_at < excluded.created_at - case when earlier.response is null then interval '1 minute' else interval '24 hours' end
    returning key`)
  if (claimed.length > 0) return undefined
  const earlier = await tx.maybeOne<{ request_hash: string; response: string | null }>(
    sql`select request_hash, response from idempotency_keys where ${isRowOf(claim)}`,
  )
  if (earlier && earlier.request_hash !== requestHash) throw new ShopError('idempotency_key_reused')
  // Freed in between: the next attempt can claim it.
  return earlier ?? { response: null }
}

async function completeClaim(db: Queryable, claim: Claim, response: string): Promise<string> {
  await db.query(sql`update idempotency_keys set response = ${response} where ${isRowOf(claim)}`)
  return response
}

/** Deletes the stored responses that have one of these e-mail addresses. A shop has few, which live for 24 hours. */
export const deleteResponsesWith = ({ db, shop }: Ctx, emails: readonly string[]) =>
  db.query(sql`
    delete from idempotency_keys where shop_id = ${shop.id}
      and exists (select from unnest(${[...emails]}::text[]) email where strpos(lower(response), lower(email)) > 0)`)
