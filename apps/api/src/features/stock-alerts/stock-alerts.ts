import { createHmac } from 'node:crypto'
import { type Input, type ResponseInput, ShopError, type stockAlertCalls } from '@stragan/contract'
import type { Ctx, MaybeVisitorCtx } from '../../context.ts'
import type { RateLimiter } from '../../platform/rate-limits.ts'
import { shopSecret } from '../../platform/shop-secrets.ts'
import { consumeLinkMail } from '../auth/auth.ts'
import { deleteUnsentMail, deleteUnsentMails, type QueuedMail, queueMail } from '../mail/mail.ts'
import { randomToken, tokenHash } from '../session/session.ts'
import * as queries from './stock-alerts.queries.ts'

export { alertsOf, deleteAlertsOf } from './stock-alerts.queries.ts'

const dayMs = 86_400_000
const linkLifetimeMs = 3 * dayMs
/** How long a confirmed request waits for stock. */
const waitMs = 365 * dayMs
/** E-mails that confirm a request, to one address in a day. */
const confirmationMails = { name: 'stock alert mail', attempts: 10, minutes: 24 * 60 }

const after = (ctx: Ctx, ms: number) => new Date(ctx.now.getTime() + ms)

/** The token that ends all requests of an e-mail address: the same in each of its e-mails, and stored nowhere. */
export const unsubscribeTokenOf = (secret: string, email: string) =>
  createHmac('sha256', secret).update(email.toLowerCase()).digest('base64url')

export const unsubscribeSecret = (ctx: Ctx) => shopSecret(ctx, 'stock_alert_key')

/**
 * Requests an e-mail when a variant is back in stock (double opt-in): the request counts once the link in a first e-mail was used. An address
 * over its limit, or with such a request already, gets no e-mail; the response is the same. Only a customer’s own confirmed address needs no
 * link.
 */
export async function requestStockAlert(
  ctx: MaybeVisitorCtx,
  { product_id, product_variant_id = null, email }: Input<typeof stockAlertCalls.requestStockAlert>['body']['stock_alert'],
  rateLimiter: RateLimiter,
): Promise<ResponseInput<typeof stockAlertCalls.requestStockAlert>> {
  const watched = await queries.watchedVariant(ctx, product_id, product_variant_id, email)
  if (!watched) throw new ShopError('product_not_found')
  if (watched.has_variants && product_variant_id === null) throw new ShopError('variant_required')
  if (watched.variant_id === null) throw new ShopError('variant_not_found')
  if (watched.stock_on_hand !== 0) throw new ShopError('already_in_stock')
  const isConfirmed = watched.is_own_email
  if (!isConfirmed && !(await consumeLinkMail(ctx.shop.id, rateLimiter, email, confirmationMails))) return { status: 'confirmation_sent' }
  const variant = watched.variant_id
  const token = randomToken()
  const unsubscribe_token = unsubscribeTokenOf(await unsubscribeSecret(ctx), email)
  await ctx.db.transaction(async tx => {
    const txCtx: Ctx = { ...ctx, db: tx }
    const isNew = await queries.insertAlert(txCtx, {
      hash: tokenHash(token),
      product: product_id,
      variant,
      email,
      unsubscribeHash: tokenHash(unsubscribe_token),
      expiresAt: after(ctx, isConfirmed ? waitMs : linkLifetimeMs),
      isConfirmed,
    })
    const data = { variant, token, unsubscribe_token }
    if (isNew && !isConfirmed) await queueMail(txCtx, { kind: 'confirm_stock_alert', recipient: email, language: ctx.language, data })
  })
  return { status: isConfirmed ? 'active' : 'confirmation_sent' }
}

/** What the e-mail of a fulfilled request is sent with. */
export interface FulfilledAlert {
  variant: number
  unsubscribe_token: string
  /** When the request would have ended. */
  expires_at: string
}

/**
 * Restores a request in the place of its e-mail, since the product was gone again. Where the e-mail is gone, too, its recipient has ended the
 * request.
 */
export const restoreStockAlert = (
  ctx: Ctx,
  product: number,
  mail: QueuedMail,
  { variant, unsubscribe_token, expires_at }: FulfilledAlert,
) =>
  ctx.db.transaction(async tx => {
    const txCtx: Ctx = { ...ctx, db: tx }
    if (!(await deleteUnsentMail(txCtx, mail.id))) return
    await queries.insertAlert(txCtx, {
      hash: tokenHash(randomToken()),
      product,
      variant,
      email: mail.recipient,
      unsubscribeHash: tokenHash(unsubscribe_token),
      expiresAt: new Date(expires_at),
      isConfirmed: true,
    })
  })

/** Confirms a request by its link; once. */
export async function confirmStockAlert(ctx: Ctx, token: string): Promise<ResponseInput<typeof stockAlertCalls.confirmStockAlert>> {
  const product = await queries.confirmAlert(ctx, tokenHash(token), after(ctx, waitMs))
  if (!product) throw new ShopError('link_invalid')
  return { product: { name: product.name, slug: ctx.language === 'en' ? product.slug_en : product.slug_pl } }
}

/**
 * Ends all requests of the address that the token belongs to, if any. Their e-mails are deleted after them, which waits for a request that
 * becomes an e-mail; and requests once more, after an e-mail that became a request again.
 */
export async function endStockAlerts(ctx: Ctx, token: string): Promise<'ok'> {
  await queries.deleteByUnsubscribeHash(ctx, tokenHash(token))
  await deleteUnsentMails(ctx, { unsubscribe_token: token })
  await queries.deleteByUnsubscribeHash(ctx, tokenHash(token))
  return 'ok'
}
