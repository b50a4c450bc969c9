import type { AdminCtx } from '../../admin-context.ts'
import type { Database } from '../../platform/database.ts'
import { queueMail } from '../mail/mail.ts'
import { type AccountRow, accountByEmail } from './staff.queries.ts'
import type { SignInChange } from './staff-email.messages.ts'

/** The context of an e-mail to a person, which one of their shops sends; undefined for a person without a shop. */
export const mailCtxOf = (ctx: AdminCtx, { shop_id, shop_name, default_language }: AccountRow, db: Database) =>
  shop_id === null
    ? undefined
    : {
        ...ctx,
        shop: { id: shop_id, name: shop_name ?? '', defaultLanguage: default_language ?? 'en' },
        db: db.withTenant(shop_id, ctx.now),
      }

/**
 * Notifies a person by e-mail that a credential of their account has changed. The change is committed already, so a failure is only logged.
 */
export async function mailSignInChange(ctx: AdminCtx, email: string, what: SignInChange, db: Database) {
  try {
    const account = await accountByEmail(db.withoutTenant(ctx.now), email)
    const mailCtx = account && mailCtxOf(ctx, account, db)
    if (!mailCtx) return
    const { email: recipient, language } = account
    await queueMail(mailCtx, { kind: 'staff_sign_in_changed', recipient, language, data: { what, email: recipient } })
  } catch (error) {
    ctx.log.error({ err: error, what }, 'an e-mail about a change of the sign-in could not be queued')
  }
}
