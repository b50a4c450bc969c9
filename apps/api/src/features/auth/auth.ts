import { type accountCalls, type authCalls, fieldProblems, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import type { Ctx, CustomerCtx, TokenCtx, VisitorCtx } from '../../context.ts'
import { endSessionsOf, visitorsRow } from '../session/session.ts'
import * as queries from './auth.queries.ts'
import type { CheckPassword } from './password-check.ts'
import { hashOf, weaknessOf } from './passwords.ts'

export { approveDeferredPayment } from './deferred-payment.ts'
export { type CheckPassword, passwordCheck } from './password-check.ts'

type CustomerView = ResponseInput<typeof authCalls.customer>

/** The customer of a token's session; null for a visitor. Throws `session_expired`. */
export async function customerByToken(ctx: TokenCtx): Promise<CustomerView> {
  const row = visitorsRow(await queries.customerByToken(ctx))
  return row.visitor.customer && customerView(row)
}

/** The logged-in customer; null for a visitor. */
export async function customerOf(ctx: VisitorCtx): Promise<CustomerView> {
  const row = ctx.visitor.customer && (await queries.customerById(ctx, ctx.visitor.customer.id))
  return row ? customerView(row) : null
}

function customerView(row: queries.CustomerRow): NonNullable<CustomerView> {
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

export async function updateCustomer(
  ctx: CustomerCtx,
  person: Input<typeof accountCalls.updateCustomer>['body']['customer'],
): Promise<ResponseInput<typeof accountCalls.updateCustomer>> {
  const { first_name, last_name, company, nip, phone, language = ctx.language } = person
  const row = { first_name, last_name, company: company || null, nip: nip || null, phone: phone || null, language }
  await queries.updatePerson(ctx, ctx.visitor.customer.id, row)
  return (await customerOf(ctx)) as ResponseInput<typeof accountCalls.updateCustomer>
}

/** Verifies the current password and returns the account. The session counts as a trusted device. */
async function reauthenticate(ctx: CustomerCtx, password: string, checkPassword: CheckPassword): Promise<queries.CustomerRow> {
  const row = await queries.customerById(ctx, ctx.visitor.customer.id)
  if (!row) throw new ShopError('customer_required')
  const attempt = { email: row.email, password, passwordHash: row.password_hash, trusted: ctx.visitor.sessionId }
  await checkPassword(ctx, attempt).catch(error => {
    throw error instanceof ShopError && error.code === 'login_failed' ? wrongPassword() : error
  })
  return row
}

const wrongPassword = () => new ShopError('login_failed', { fields: { 'customer.current_password': fieldProblems.wrong_password } })

/** Replaces the password, ends the customer's other sessions and deletes their devices. */
export async function changePassword(
  ctx: CustomerCtx,
  passwords: Input<typeof accountCalls.changePassword>['body']['customer'],
  checkPassword: CheckPassword,
): Promise<'ok'> {
  const customer = await queries.customerById(ctx, ctx.visitor.customer.id)
  const weakness = customer ? weaknessOf(passwords.password, customer) : null
  const row = await reauthenticate(ctx, passwords.current_password, checkPassword).catch(error => {
    // One response has the problems of both passwords.
    throw error instanceof ShopError && error.code === 'login_failed' && weakness
      ? new ShopError('login_failed', { fields: { ...error.fields, ...weakness.fields }, details: weakness.details })
      : error
  })
  if (weakness) throw new ShopError('password_too_weak', weakness)
  const passwordHash = await hashOf(passwords.password)
  await ctx.db.transaction(async tx => {
    if (!(await queries.replacePassword(ctx, tx, row, passwordHash))) throw wrongPassword()
    await queries.deleteDevices(ctx, tx, row.id)
    await endSessionsOf(ctx, tx, row.id, ctx.visitor.sessionId)
  })
  return 'ok'
}

/** The consents given at registration. */
export const consentsOf = (ctx: CustomerCtx) => queries.consentsOf(ctx, ctx.visitor.customer.id)

/** Deletes the account after verifying the password; `before` erases other data in the same transaction. */
export async function eraseCustomer(
  ctx: CustomerCtx,
  password: string,
  checkPassword: CheckPassword,
  before: (txCtx: Ctx, customer: { id: number; email: string; email_confirmed: boolean }) => Promise<void>,
) {
  const { id, email, email_confirmed_at } = await reauthenticate(ctx, password, checkPassword)
  await ctx.db.transaction(async tx => {
    const txCtx: Ctx = { ...ctx, db: tx }
    await before(txCtx, { id, email, email_confirmed: email_confirmed_at !== null })
    await queries.deleteCustomer(txCtx, id)
  })
}
