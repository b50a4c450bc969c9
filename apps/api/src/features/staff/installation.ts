import type { Language } from '@stragan/contract'
import type { Database, Tx } from '../../platform/database.ts'
import { randomToken, tokenHash } from '../session/session.ts'
import * as installation from './installation.queries.ts'
import * as queries from './staff.queries.ts'

/** Links that a command prints are valid for a day. */
const linkMs = 86_400_000

interface Owner {
  shopId: number
  email: string
  language: Language
  /** False for a link that an operator is given. Without it the link is of who runs the installation, and can read every account. */
  confirmsEmail?: boolean | undefined
}

/** Invites the first owner of a shop; returns the token of the link. */
export async function inviteOwner(tx: Tx, now: Date, { shopId, email, language, confirmsEmail = true }: Owner): Promise<string> {
  const token = randomToken()
  const expiresAt = new Date(now.getTime() + linkMs)
  await queries.insertInvitation(tx, shopId, {
    email,
    role: 'owner',
    language,
    hash: tokenHash(token),
    expiresAt,
    invitedBy: null,
    confirmsEmail,
  })
  return token
}

/** Invites an owner of the shop at a host, as where the first link has expired; refused for who works there, whose role the link would leave. */
export const inviteOwnerAt = (
  db: Database,
  now: Date,
  { host, email }: { host: string; email: string },
): Promise<{ token: string } | { refused: 'no_shop' | 'member' }> =>
  db.asOwner(now).transaction(async tx => {
    const shop = await installation.shopAt(tx, host)
    if (!shop) return { refused: 'no_shop' }
    if (await installation.isMember(tx, shop.shop_id, email)) return { refused: 'member' }
    return { token: await inviteOwner(tx, now, { shopId: shop.shop_id, email, language: shop.default_language }) }
  })

/**
 * Makes a person an operator, who creates shops; returns the token of a link to set a password where the account has none, and null where it
 * has one.
 */
export const makeOperator = (db: Database, now: Date, email: string): Promise<string | null> =>
  db.asOwner(now).transaction(async tx => {
    const { id, has_password } = await installation.upsertOperator(tx, email)
    if (has_password) return null
    const token = randomToken()
    await queries.insertLink(tx, id, tokenHash(token), new Date(now.getTime() + linkMs))
    return token
  })

/** Deletes the second factors of an account and ends its sessions; false without such an account. */
export const resetSecondFactorOf = (db: Database, now: Date, email: string): Promise<boolean> =>
  db.asOwner(now).transaction(tx => installation.deleteSecondFactor(tx, email))
