import type { Ctx, Visitor } from '../../context.ts'
import { type Queryable, sql, type Tx } from '../../platform/database.ts'

export interface TokenRow {
  refreshHash: string
  csrfHash: string
  accessHash: string
  accessExpiresAt: Date
  refreshExpiresAt: Date
}

/** Inserts a session with its first tokens, and deletes up to five expired ones: no job is needed for them. */
export const insertSession = (ctx: Ctx, derivationSecret: string, customerId: number | null, device: string | null, token: TokenRow) =>
  ctx.db.query(sql`
    with expired as (
      delete from sessions where shop_id = ${ctx.shop.id} and id = any (array(
        select id from sessions where shop_id = ${ctx.shop.id} and expires_at < (select clock()) order by expires_at limit 5 for update skip locked))
    ), session as (
      insert into sessions (shop_id, derivation_secret, expires_at, customer_id, device)
      values (${ctx.shop.id}, ${derivationSecret}, ${token.refreshExpiresAt.toISOString()}, ${customerId}, ${device}) returning id
    )
    insert into session_tokens (shop_id, session_id, refresh_hash, csrf_hash, access_hash, access_expires_at, refresh_expires_at)
    select ${ctx.shop.id}, session.id, ${token.refreshHash}, ${token.csrfHash}, ${token.accessHash}, ${token.accessExpiresAt.toISOString()}::timestamptz,
      ${token.refreshExpiresAt.toISOString()}::timestamptz from session`)

export const insertTokens = (ctx: Ctx, tx: Tx, sessionId: string, token: TokenRow) =>
  tx.query(sql`
    insert into session_tokens (shop_id, session_id, refresh_hash, csrf_hash, access_hash, access_expires_at, refresh_expires_at)
    values (${ctx.shop.id}, ${sessionId}, ${token.refreshHash}, ${token.csrfHash}, ${token.accessHash},
      ${token.accessExpiresAt.toISOString()}, ${token.refreshExpiresAt.toISOString()})`)

/** Marks a valid refresh token with its CSRF token as rotated; of concurrent requests exactly one succeeds. */
export const rotateRefreshToken = (ctx: Ctx, tx: Tx, refreshHash: string, csrfHash: string, expiresAt: Date) =>
  tx.maybeOne<{ session_id: string; derivation_secret: string }>(sql`
    with rotated as (
      update session_tokens set rotated_at = clock()
      where shop_id = ${ctx.shop.id} and refresh_hash = ${refreshHash} and csrf_hash = ${csrfHash} and rotated_at is null and refresh_expires_at > clock()
      returning session_id
    )
    update sessions set expires_at = ${expiresAt.toISOString()} from rotated
    where shop_id = ${ctx.shop.id} and id = rotated.session_id returning id as session_id, derivation_secret`)

export interface StoredToken {
  session_id: string
  derivation_secret: string
  csrf_hash: string
  refresh_expires_at: Date
  rotated_at: Date | null
}

export const findToken = (ctx: Ctx, tx: Tx, refreshHash: string) =>
  tx.maybeOne<StoredToken>(sql`
    select session_id, derivation_secret, csrf_hash, refresh_expires_at, rotated_at
    from session_tokens join sessions on sessions.shop_id = session_tokens.shop_id and sessions.id = session_id
    where session_tokens.shop_id = ${ctx.shop.id} and refresh_hash = ${refreshHash}`)

export const expiriesOf = (ctx: Ctx, tx: Tx, refreshHash: string) =>
  tx.maybeOne<{ access_expires_at: Date; refresh_expires_at: Date }>(sql`
    select access_expires_at, refresh_expires_at from session_tokens where shop_id = ${ctx.shop.id} and refresh_hash = ${refreshHash}`)

/** Cascades to tokens and cart. */
export const deleteSession = (ctx: Ctx, db: Queryable, sessionId: string) =>
  db.query(sql`delete from sessions where shop_id = ${ctx.shop.id} and id = ${sessionId}`)

export const findVisitor = (ctx: Ctx, accessHash: string): Promise<Visitor | undefined> =>
  ctx.db.maybeOne<Visitor>(sql`
    select session_id as "sessionId", customer from session_by_token(${ctx.shop.id}, ${accessHash})`)

/** Locks a session until the transaction ends; false if it does not exist. */
export async function lockSession(ctx: Ctx, tx: Tx, sessionId: string): Promise<boolean> {
  const rows = await tx.query(sql`select id from sessions where shop_id = ${ctx.shop.id} and id = ${sessionId} for update`)
  return rows.length > 0
}

export const deleteSessionsOf = (ctx: Ctx, tx: Tx, customerId: number, except: string | null) =>
  tx.query(sql`delete from sessions where shop_id = ${ctx.shop.id} and customer_id = ${customerId} and id is distinct from ${except}::uuid`)
