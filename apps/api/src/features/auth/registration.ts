import { type authCalls, fieldProblems, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import type { Ctx, MaybeVisitorCtx } from '../../context.ts'
import type { RateLimiter } from '../../platform/rate-limits.ts'
import { consentVersions } from '../content-pages/content-pages.ts'
import { queueMail } from '../mail/mail.ts'
import { adoptGuestOrders } from '../orders/orders.ts'
import { consumeSessionLimit, randomToken, tokenHash } from '../session/session.ts'
import { insertCustomer } from './auth.queries.ts'
import { consumeLinkMail } from './link-mails.ts'
import { type LoginDependencies, logInAs } from './login.ts'
import { customerCaller } from './password-check.ts'
import { assertStrong, hashOf } from './passwords.ts'
import * as queries from './registration.queries.ts'

const confirmLifetimeMs = 7 * 86_400_000

/**
 * Registers: mails a link that confirms the e-mail; one that has an account is notified of it, and one over the limit gets no mail.
 * Response and work are the same (no account enumeration). The account exists only after confirmation.
 */
export async function register(
  ctx: MaybeVisitorCtx,
  input: Input<typeof authCalls.register>['body']['customer'],
  rateLimiter: RateLimiter,
): Promise<'ok'> {
  const { password, regulations_accepted, privacy_accepted: _, ...person } = input
  if (!regulations_accepted)
    throw new ShopError('regulations_required', { fields: { 'customer.regulations_accepted': fieldProblems.not_accepted } })
  assertStrong(password, person)
  const language = person.language ?? ctx.language
  const versions = await consentVersions(ctx, ['regulations'])
  const token = randomToken()
  const registration = {
    hash: tokenHash(token),
    email: person.email,
    password_hash: await hashOf(password),
    first_name: person.first_name,
    last_name: person.last_name,
    company: person.company || null,
    nip: person.nip || null,
    phone: person.phone || null,
    language,
    consents: versions.map(version => ({ ...version, language, accepted_at: ctx.now.toISOString() })),
    session_id: ctx.visitor?.sessionId ?? null,
    expires_at: new Date(ctx.now.getTime() + confirmLifetimeMs).toISOString(),
  }
  if (!(await consumeLinkMail(ctx.shop.id, rateLimiter, person.email))) return 'ok'
  await ctx.db.transaction(async tx => {
    const txCtx: Ctx = { ...ctx, db: tx }
    const isFree = await queries.insertRegistration(txCtx, registration)
    const mail = isFree ? { kind: 'confirm_email', data: { token } } : { kind: 'account_exists', data: {} }
    await queueMail(txCtx, { ...mail, recipient: person.email, language })
  })
  return 'ok'
}

/** Mails another link for the latest registration of an e-mail, if there is one. */
export async function resendConfirmation(ctx: Ctx, email: string): Promise<void> {
  const token = randomToken()
  await ctx.db.transaction(async tx => {
    const txCtx: Ctx = { ...ctx, db: tx }
    const repeated = await queries.repeatRegistration(txCtx, email, tokenHash(token))
    if (repeated) await queueMail(txCtx, { kind: 'confirm_email', recipient: repeated.email, language: repeated.language, data: { token } })
  })
}

/**
 * Confirms a registration: opens the account and logs in. The link proves ownership of the e-mail, the password who registered: with the
 * link alone the owner would open an account whose password another person knows.
 */
export async function confirmEmail(
  ctx: MaybeVisitorCtx,
  { token, password }: Input<typeof authCalls.confirmEmail>['body']['customer'],
  { rateLimiter, checkPassword }: LoginDependencies,
): Promise<ResponseInput<typeof authCalls.confirmEmail>> {
  const { visitor } = ctx
  if (!visitor) throw new ShopError('session_missing')
  const hash = tokenHash(token)
  const pending = await queries.registrationByHash(ctx, hash)
  if (!pending) throw new ShopError('link_invalid')
  await checkPassword(customerCaller(ctx), { email: pending.email, password, passwordHash: pending.password_hash })
  await consumeSessionLimit(ctx, rateLimiter)
  return ctx.db.transaction(async tx => {
    const txCtx: Ctx = { ...ctx, db: tx }
    const registration = await queries.consumeRegistration(txCtx, hash)
    const { session_id, created_at, ...person } = registration ?? pending
    const customerId = registration && (await insertCustomer(ctx, tx, person))
    if (customerId === undefined) throw new ShopError('link_invalid')
    await adoptGuestOrders(txCtx, customerId, { email: person.email, sessionId: session_id, since: created_at })
    return logInAs(ctx, tx, customerId, visitor)
  })
}
