import { createHash, createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { fieldProblems, ShopError } from '@stragan/contract'
import type { KnownCtx, VisitorCtx } from '../context.ts'
import { sql } from './database.ts'

const longestKey = 100

/**
 * Does the work of a POST once per session and key, in the request's own transaction: a repetition gets the first answer, at the same
 * instant it waits for it; a refusal is rolled back and so frees the key. Keys are kept for 24 hours, as digests: with the key alone a
 * request can be told from another, so that nothing in it, a password or an address, can be guessed from what is stored. Returns the answer as
 * JSON.
 */
export async function once(ctx: VisitorCtx, givenKey: string, request: string, work: () => Promise<unknown>): Promise<string> {
  assertShort(givenKey)
  const key = digest(givenKey)
  const hash = keyed(givenKey, request)
  const { sessionId } = ctx.visitor
  return ctx.inShop(async tx => {
    const claimed = await tx.query(sql`
      insert into idempotency_keys (shop_id, session_id, key, request_hash) values (${ctx.shop.id}, ${sessionId}, ${key}, ${hash})
      on conflict (shop_id, session_id, key) do update set request_hash = excluded.request_hash, answer = null, created_at = excluded.created_at
        where idempotency_keys.created_at < excluded.created_at - interval '24 hours'
      returning key`)
    if (claimed.length === 0) {
      const [kept] = await tx.query<{ request_hash: string; answer: string }>(sql`
        select request_hash, answer from idempotency_keys where shop_id = ${ctx.shop.id} and session_id = ${sessionId} and key = ${key}`)
      if (kept?.request_hash !== hash) throw new ShopError('idempotency_key_reused')
      return kept.answer
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
 * The same for a call without a transaction of its own, per session where there is one, else per network: the key is claimed before the
 * work, and freed by a refusal. A repetition meanwhile polls for the answer; a claim without one for a minute was left by a process that
 * ended, and is taken over.
 */
export async function onceByCaller(ctx: KnownCtx, givenKey: string, request: string, work: () => Promise<unknown>): Promise<string> {
  assertShort(givenKey)
  const caller = ctx.visitor ? `session ${ctx.visitor.sessionId}` : `network ${keyed(givenKey, ctx.address)}`
  const claim: Claim = { caller, key: digest(givenKey), hash: keyed(givenKey, request) }
  for (let waitedMs = 0; waitedMs < maxWaitMs; waitedMs += pollMs) {
    const kept = await claimOrKept(ctx, claim)
    if (kept === undefined) return finish(ctx, claim, work)
    if (kept.request_hash !== claim.hash) throw new ShopError('idempotency_key_reused')
    if (kept.answer !== null) return kept.answer
    await pause(pollMs)
  }
  throw new ShopError('unavailable')
}

interface Claim {
  caller: string
  key: string
  hash: string
}

/** Claims a key; what stands under it where somebody else did. */
const claimOrKept = (ctx: KnownCtx, { caller, key, hash }: Claim) =>
  ctx.inShop(async tx => {
    const claimed = await tx.query(sql`
      insert into caller_idempotency_keys as kept (shop_id, caller, key, request_hash) values (${ctx.shop.id}, ${caller}, ${key}, ${hash})
      on conflict (shop_id, caller, key) do update set request_hash = excluded.request_hash, answer = null, created_at = excluded.created_at
        where kept.created_at < excluded.created_at - case when kept.answer is null then interval '1 minute' else interval '24 hours' end
      returning key`)
    if (claimed.length > 0) return undefined
    const [kept] = await tx.query<{ request_hash: string; answer: string | null }>(sql`
      select request_hash, answer from caller_idempotency_keys where shop_id = ${ctx.shop.id} and caller = ${caller} and key = ${key}`)
    // Freed meanwhile: it can be claimed at the next attempt.
    return kept ?? { request_hash: hash, answer: null }
  })

async function finish(ctx: KnownCtx, { caller, key }: Claim, work: () => Promise<unknown>): Promise<string> {
  const mine = sql`shop_id = ${ctx.shop.id} and caller = ${caller} and key = ${key}`
  try {
    const answer = JSON.stringify(await work())
    await ctx.inShop(tx => tx.query(sql`update caller_idempotency_keys set answer = ${answer} where ${mine}`))
    return answer
  } catch (error) {
    await ctx.inShop(tx => tx.query(sql`delete from caller_idempotency_keys where ${mine} and answer is null`))
    throw error
  }
}

function assertShort(key: string) {
  if (key.length > longestKey) throw new ShopError('malformed_request', { fields: { 'idempotency-key': fieldProblems.too_long } })
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
const keyed = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64url')
