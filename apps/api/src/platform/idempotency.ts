import { createHash, createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { fieldProblems, ShopError } from '@stragan/contract'
import type { MaybeVisitorCtx, VisitorCtx } from '../context.ts'
import { sql } from './database.ts'

const maxKeyLength = 100

/**
 * Idempotency key of a POST, per session, in the transaction of the request: a retry gets the first response, a concurrent one waits for
 * it, and a refusal rolls back and so frees the key. Keys live 24 hours. Keys and requests are stored as digests, the request keyed with
 * the idempotency key: neither a password nor an address can be guessed from the table. Returns the response as JSON.
 */
export async function withIdempotencyKey(
  ctx: VisitorCtx,
  givenKey: string,
  request: string,
  work: () => Promise<unknown>,
): Promise<string> {
  assertKeyLength(givenKey)
  const key = digest(givenKey)
  const hash = keyed(givenKey, request)
  const { sessionId } = ctx.visitor
  return ctx.db.transaction(async tx => {
    const claimed = await tx.query(sql`
      insert into idempotency_keys (shop_id, session_id, key, request_hash) values (${ctx.shop.id}, ${sessionId}, ${key}, ${hash})
      on conflict (shop_id, session_id, key) do update set request_hash = excluded.request_hash, answer = null, created_at = excluded.created_at
        where idempotency_keys.created_at < excluded.created_at - interval '24 hours'
      returning key`)
    if (claimed.length === 0) {
      const existing = await tx.maybeOne<{ request_hash: string; answer: string }>(sql`
        select request_hash, answer from idempotency_keys where shop_id = ${ctx.shop.id} and session_id = ${sessionId} and key = ${key}`)
      if (existing?.request_hash !== hash) throw new ShopError('idempotency_key_reused')
      return existing.answer
    }
    const answer = JSON.stringify(await work())
    await tx.query(sql`
      update idempotency_keys set answer = ${answer} where shop_id = ${ctx.shop.id} and session_id = ${sessionId} and key = ${key}`)
    return answer
  })
}

const pollMs = 100
const maxWaitMs = 15_000

/**
 * Idempotency key of a call with transactions of its own, per session or else per network: the key is claimed before the work, and freed
 * by a refusal. A concurrent retry polls for the response. A claim without a response expires after a minute: its process has ended.
 */
export async function withCallerIdempotencyKey(
  ctx: MaybeVisitorCtx,
  givenKey: string,
  request: string,
  work: () => Promise<unknown>,
): Promise<string> {
  assertKeyLength(givenKey)
  const caller = ctx.visitor ? `session ${ctx.visitor.sessionId}` : `network ${keyed(givenKey, ctx.address)}`
  const wanted: Claim = { caller, key: digest(givenKey), hash: keyed(givenKey, request) }
  for (let waitedMs = 0; waitedMs < maxWaitMs; waitedMs += pollMs) {
    const existing = await claim(ctx, wanted)
    if (existing === undefined) return complete(ctx, wanted, work)
    if (existing.request_hash !== wanted.hash) throw new ShopError('idempotency_key_reused')
    if (existing.answer !== null) return existing.answer
    await pause(pollMs)
  }
  throw new ShopError('unavailable')
}

interface Claim {
  caller: string
  key: string
  hash: string
}

/** Claims a key; returns the row of an earlier claim. */
const claim = (ctx: MaybeVisitorCtx, { caller, key, hash }: Claim) =>
  ctx.db.transaction(async tx => {
    const claimed = await tx.query(sql`
      insert into caller_idempotency_keys as existing (shop_id, caller, key, request_hash) values (${ctx.shop.id}, ${caller}, ${key}, ${hash})
      on conflict (shop_id, caller, key) do update set request_hash = excluded.request_hash, answer = null, created_at = excluded.created_at
        where existing.created_at < excluded.created_at - case when existing.answer is null then interval '1 minute' else interval '24 hours' end
      returning key`)
    if (claimed.length > 0) return undefined
    const existing = await tx.maybeOne<{ request_hash: string; answer: string | null }>(sql`
      select request_hash, answer from caller_idempotency_keys where shop_id = ${ctx.shop.id} and caller = ${caller} and key = ${key}`)
    // Freed in between: the next attempt can claim it.
    return existing ?? { request_hash: hash, answer: null }
  })

async function complete(ctx: MaybeVisitorCtx, { caller, key }: Claim, work: () => Promise<unknown>): Promise<string> {
  const row = sql`shop_id = ${ctx.shop.id} and caller = ${caller} and key = ${key}`
  try {
    const answer = JSON.stringify(await work())
    await ctx.db.query(sql`update caller_idempotency_keys set answer = ${answer} where ${row}`)
    return answer
  } catch (error) {
    await ctx.db.query(sql`delete from caller_idempotency_keys where ${row} and answer is null`)
    throw error
  }
}

function assertKeyLength(key: string) {
  if (key.length > maxKeyLength) throw new ShopError('malformed_request', { fields: { 'idempotency-key': fieldProblems.too_long } })
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
const keyed = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url')
