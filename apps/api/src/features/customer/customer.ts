import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type accountCalls, type customerCalls, type Input, ShopError, type sessionCalls, type Written } from '@stragan/contract'
import type { Ctx, CustomerCtx, KnownCtx, VisitorCtx } from '../../context.ts'
import type { Limits } from '../../platform/limits.ts'
import { mergeCartOf } from '../cart/cart.ts'
import { queueMail } from '../mail/mail.ts'
import { consentVersions } from '../pages/pages.ts'
import { beginAs, endSessionsOf } from '../session/session.ts'
import * as queries from './customer.queries.ts'
import { assertStrong, fits, hashOf } from './passwords.ts'

export { approveDeferredPayment } from './deferred-payment.ts'

type Session = Written<typeof sessionCalls.createSession>

const minutes = 15
/** Wrong passwords in a quarter of an hour (decisions 2): so that the owner gets in from elsewhere while somebody guesses. */
const loginLimits = (ctx: Ctx, email: string) =>
  [
    ['login account address', 10, `${ctx.shop.id} ${digest(email)} ${ctx.address}`],
    ['login account', 100, `${ctx.shop.id} ${digest(email)}`],
    ['login address', 300, ctx.address],
  ] as const

const digest = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')

/** Logs in: a new session, which has the visitor's cart in the customer's. Neither answer nor time tells whether the e-mail is known. */
export async function login(
  ctx: KnownCtx,
  { email, password }: Input<typeof customerCalls.login>['body']['session'],
  limits: Limits,
): Promise<Session> {
  const { visitor } = ctx
  if (!visitor) throw new ShopError('session_missing')
  const counted = loginLimits(ctx, email)
  for (const [name, attempts, key] of counted) await limits.assertLeft(name, { attempts, minutes }, key)
  const customer = await queries.customerByEmail(ctx, email)
  if (!(await fits(password, customer?.password_hash)) || !customer) {
    for (const [name, attempts, key] of counted) await limits.count(name, { attempts, minutes }, key)
    throw new ShopError('login_failed')
  }
  return ctx.inShop(tx => beginAs(ctx, tx, customer.id, visitor, () => mergeCartOf(ctx, tx, visitor.sessionId, customer.id)))
}

/** Who is logged in; null for a visitor. */
export async function customerOf(ctx: VisitorCtx): Promise<Written<typeof customerCalls.customer>> {
  const row = ctx.visitor.customer && (await queries.customerById(ctx, ctx.visitor.customer.id))
  if (!row) return null
  const { id, email, first_name, last_name, company, nip, phone, language, email_confirmed_at, created_at } = row
  return {
    id,
    account_type: 'shop',
    email,
    first_name,
    last_name,
    company,
    nip,
    phone,
    language,
    email_confirmed: email_confirmed_at !== null,
    created_at: created_at.toISOString(),
  }
}

/** Opens an account and mails a link that confirms its e-mail; an e-mail that has one gets a mail that says so. The answer is the same. */
export async function register(ctx: Ctx, given: Input<typeof customerCalls.register>['body']['customer']): Promise<'ok'> {
  const { password, regulations_accepted, privacy_accepted, ...person } = given
  if (!regulations_accepted || !privacy_accepted)
    throw new ShopError('regulations_required', {
      fields: {
        ...(!regulations_accepted && { 'customer.regulations_accepted': 'Accept the regulations' }),
        ...(!privacy_accepted && { 'customer.privacy_accepted': 'Accept the privacy policy' }),
      },
    })
  assertStrong(password, person)
  const language = person.language ?? ctx.language
  const versions = await consentVersions(ctx, ['regulations', 'privacy-policy'])
  const row = {
    email: person.email,
    password_hash: await hashOf(password),
    first_name: person.first_name,
    last_name: person.last_name,
    company: person.company || null,
    nip: person.nip || null,
    phone: person.phone || null,
    language,
    consents: versions.map(version => ({ ...version, language, accepted_at: ctx.now.toISOString() })),
  }
  await ctx.inShop(async tx => {
    const joined: Ctx = { ...ctx, inShop: inside => inside(tx) }
    const id = await queries.insertCustomer(ctx, tx, row)
    if (id === undefined) return queueMail(joined, { kind: 'account_exists', recipient: person.email, language, data: {} })
    return mailConfirmation(joined, { ...person, id, language })
  })
  return 'ok'
}

/** Mails another link that confirms the e-mail of the account, in place of the one before. */
export async function sendConfirmation(ctx: CustomerCtx): Promise<'ok'> {
  const row = await queries.customerById(ctx, ctx.visitor.customer.id)
  if (row && row.email_confirmed_at === null) await mailConfirmation(ctx, row)
  return 'ok'
}

async function mailConfirmation(ctx: Ctx, to: Pick<queries.CustomerRow, 'id' | 'email' | 'first_name' | 'language'>) {
  const token = randomToken()
  await ctx.inShop(tx => queries.writeLink(ctx, tx, to.id, 'confirm', linkHash(token), new Date(ctx.now.getTime() + confirmMs)))
  const data = { token, name: to.first_name }
  await queueMail(ctx, { kind: 'confirm_email', recipient: to.email, language: to.language, data })
}

const confirmMs = 7 * 86_400_000
const resetMs = 3_600_000
const randomToken = () => randomBytes(32).toString('base64url')
const linkHash = (token: string) => createHash('sha256').update(token).digest('base64url')

export const confirmEmail = (ctx: Ctx, token: string): Promise<'ok'> =>
  ctx.inShop(async tx => {
    const id = await queries.takeLink(ctx, tx, 'confirm', linkHash(token))
    if (id === undefined) throw new ShopError('link_invalid')
    await queries.confirmEmail(ctx, tx, id)
    return 'ok' as const
  })

/** Mails a link to set a new password, for an hour; an e-mail without an account gets none. Answer and time are the same. */
export async function askPasswordReset(ctx: Ctx, email: string): Promise<'ok'> {
  await Promise.all([mailReset(ctx, email), pause(slowestMs)])
  return 'ok'
}

/** Longer than the work takes, so that its time tells nothing. */
const slowestMs = 150

async function mailReset(ctx: Ctx, email: string) {
  const customer = await queries.customerByEmail(ctx, email)
  if (!customer) return
  const token = randomToken()
  await ctx.inShop(async tx => {
    await queries.writeLink(ctx, tx, customer.id, 'reset', linkHash(token), new Date(ctx.now.getTime() + resetMs))
    const data = { token, name: customer.first_name }
    await queueMail(
      { ...ctx, inShop: inside => inside(tx) },
      { kind: 'reset_password', recipient: customer.email, language: customer.language, data },
    )
  })
}

/** Sets a new password by a link, which works once, and ends every session of the account. */
export async function resetPassword(
  ctx: Ctx,
  { token, password }: Input<typeof customerCalls.resetPassword>['body']['customer'],
): Promise<'ok'> {
  const owner = await queries.linkOwner(ctx, 'reset', linkHash(token))
  if (!owner) throw new ShopError('link_invalid')
  assertStrong(password, owner)
  const passwordHash = await hashOf(password)
  return ctx.inShop(async tx => {
    const id = await queries.takeLink(ctx, tx, 'reset', linkHash(token))
    if (id === undefined) throw new ShopError('link_invalid')
    await queries.writePassword(ctx, tx, id, passwordHash)
    // Who opens a link that was mailed has the e-mail.
    await queries.confirmEmail(ctx, tx, id)
    await endSessionsOf(ctx, tx, id)
    return 'ok' as const
  })
}

export async function updateCustomer(
  ctx: CustomerCtx,
  person: Input<typeof accountCalls.updateCustomer>['body']['customer'],
): Promise<Written<typeof accountCalls.updateCustomer>> {
  const { first_name, last_name, company, nip, phone, language = ctx.language } = person
  const row = { first_name, last_name, company: company || null, nip: nip || null, phone: phone || null, language }
  await queries.writePerson(ctx, ctx.visitor.customer.id, row)
  return (await customerOf(ctx)) as Written<typeof accountCalls.updateCustomer>
}

/** Who shows that they know the password; throws `login_failed` otherwise. */
async function proven(ctx: CustomerCtx, password: string): Promise<queries.CustomerRow> {
  const row = await queries.customerById(ctx, ctx.visitor.customer.id)
  if (!row || !(await fits(password, row.password_hash)))
    throw new ShopError('login_failed', { fields: { 'customer.current_password': 'Wrong' } })
  return row
}

/** Sets another password and ends the customer's other sessions. */
export async function changePassword(
  ctx: CustomerCtx,
  given: Input<typeof accountCalls.changePassword>['body']['customer'],
): Promise<'ok'> {
  const row = await proven(ctx, given.current_password)
  assertStrong(given.password, row)
  const passwordHash = await hashOf(given.password)
  await ctx.inShop(async tx => {
    await queries.writePassword(ctx, tx, row.id, passwordHash)
    await endSessionsOf(ctx, tx, row.id, ctx.visitor.sessionId)
  })
  return 'ok'
}

/** What the customer accepted when opening the account. */
export const consentsOf = (ctx: CustomerCtx) => queries.consentsOf(ctx, ctx.visitor.customer.id)

/** Forgets a customer who shows the password, after what else is kept of them was dealt with. */
export async function eraseCustomer(ctx: CustomerCtx, password: string, first: () => Promise<void>) {
  const { id } = await proven(ctx, password)
  await first()
  await queries.deleteCustomer(ctx, id)
}
