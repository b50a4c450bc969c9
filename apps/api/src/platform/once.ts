import { createHash } from 'node:crypto'
import { fieldProblems, ShopError } from '@stragan/contract'
import type { VisitorCtx } from '../context.ts'
import { sql } from './database.ts'

const longestKey = 100

/**
 * Does the work of a POST once per session and key, in the request's own transaction: a repetition gets the first answer, at the same
 * instant it waits for it; a refusal is rolled back and so frees the key. Keys are kept for 24 hours. Returns the answer as JSON.
 */
export async function once(ctx: VisitorCtx, key: string, request: string, work: () => Promise<unknown>): Promise<string> {
  if (key.length > longestKey) throw new ShopError('malformed_request', { fields: { 'idempotency-key': fieldProblems.too_long } })
  const hash = createHash('sha256').update(request).digest('base64url')
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
