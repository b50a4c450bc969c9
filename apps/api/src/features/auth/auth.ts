import { type accountCalls, type authCalls, fieldProblems, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import type { Ctx, CustomerCtx, TokenCtx } from '../../context.ts'
import { endSessionsOf, type VisitorRow, visitorsRow } from '../session/session.ts'
import * as queries from './auth.queries.ts'
import { type CheckPassword, customerCaller } from './password-check.ts'
import { hashOf, weaknessOf } from './passwords.ts'

export { type CustomerRow, customerColumns } from './auth.queries.ts'
export { assertLinkMail, consumeLinkMail } from './link-mails.ts'
export { type CheckPassword, passwordCheck } from './password-check.ts'
export { assertStrong, hashOf } from './passwords.ts'

type CustomerView = ResponseInput<typeof authCalls.customer>

/** The customer of a token's session; null for a visitor. Throws `session_expired`. */
export async function customerByToken(ctx: TokenCtx): Promise<CustomerView> {
  return customerOfVisitor(visitorsRow(await queries.customerByToken(ctx)))
}

/** The customer of a row with its session and the `customerColumns`; null for a visitor. */
export const customerOfVisitor = (row: queries.CustomerRow & { visitor: VisitorRow }): CustomerView =>
  row.visitor.customer && customerView(row)

/** The logged-in customer; null for a visitor. */
export async function customerOf(ctx: Ctx, id: number): Promise<CustomerView> {
  const row = await queries.customerById(ctx, id)
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

/** Verifies the current password and returns the account. The session counts as a trusted device. */
export async function reauthenticate(ctx: CustomerCtx, password: string, checkPassword: CheckPassword): Promise<queries.CustomerRow> {
  const row = await queries.customerById(ctx, ctx.visitor.customer.id)
  if (!row) throw new ShopError('customer_required')
  const attempt = { email: row.email, password, passwordHash: row.password_hash, trusted: ctx.visitor.sessionId }
  await checkPassword(customerCaller(ctx), attempt).catch(error => {
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
