import { type Input, type ResponseInput, ShopError } from '@stragan/contract'
import type { Role, staffCalls } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import type { RateLimiter } from '../../platform/rate-limits.ts'
import { assertLinkMail } from '../auth/auth.ts'
import { queueMail } from '../mail/mail.ts'
import { randomToken, tokenHash } from '../session/session.ts'
import { withOwner } from './account.ts'
import * as queries from './staff.queries.ts'

type Calls = typeof staffCalls

const maxInvitations = 100
const invitationDays = 7
const dayMs = 86_400_000

export async function staff(ctx: ShopAdminCtx): Promise<ResponseInput<Calls['staff']>> {
  const rows = await queries.members(ctx)
  const invitations = await queries.openInvitations(ctx)
  return {
    members: rows.map(({ staff_id, last_used_at, since, ...member }) => ({
      ...member,
      id: staff_id,
      last_used_at: last_used_at?.toISOString() ?? null,
      since: since.toISOString(),
      is_self: ctx.actor.kind === 'staff' && ctx.actor.id === staff_id,
    })),
    invitations: invitations.map(({ expires_at, ...invitation }) => ({ ...invitation, expires_at: expires_at.toISOString() })),
    requires_second_factor: await queries.requiresSecondFactor(ctx),
  }
}

/** Counts an invitation with the other mails that have a link, which anybody can request: they reach people who want none. */
export const countInvitationMail = (email: string, rateLimiter: RateLimiter) => assertLinkMail('staff', rateLimiter, email)

/** Mails an invitation. A second one to the same e-mail replaces the first, whose link ends. */
export async function invite(
  ctx: ShopAdminCtx,
  { email, role, language }: Input<Calls['invite']>['body'],
): Promise<ResponseInput<Calls['invite']>> {
  const rows = await queries.members(ctx)
  if (rows.some(member => member.email.toLowerCase() === email.toLowerCase())) throw new ShopError('already_a_member')
  if ((await queries.countInvitations(ctx, email)) >= maxInvitations) throw new ShopError('too_many_invitations')
  const token = randomToken()
  // Of a key, who created it: the invitation ends with that person's rights.
  const invitedBy = ctx.actor.kind === 'staff' ? ctx.actor.id : ctx.actor.createdBy
  const expiresAt = new Date(ctx.now.getTime() + invitationDays * dayMs)
  const { id } = await queries.insertInvitation(ctx.db, ctx.shop.id, {
    email,
    role,
    language,
    hash: tokenHash(token),
    expiresAt,
    invitedBy,
    confirmsEmail: true,
  })
  await queueMail(ctx, { kind: 'staff_invitation', recipient: email, language, data: { token, role, invitedBy: ctx.actor.name } })
  return { id }
}

export async function revokeInvitation(ctx: ShopAdminCtx, id: string): Promise<'ok'> {
  if (!(await queries.deleteInvitation(ctx, id))) throw new ShopError('invitation_not_found')
  return 'ok'
}

export async function changeRole(ctx: ShopAdminCtx, staffId: string, role: Role): Promise<'ok'> {
  if (!(await withOwner(() => queries.changeRole(ctx, staffId, role)))) throw new ShopError('staff_not_found')
  return 'ok'
}

export async function removeMember(ctx: ShopAdminCtx, staffId: string): Promise<'ok'> {
  if (!(await withOwner(() => queries.deleteMembership(ctx.db, ctx.shop.id, staffId)))) throw new ShopError('staff_not_found')
  return 'ok'
}

export async function resetSecondFactor(ctx: ShopAdminCtx, staffId: string): Promise<'ok'> {
  const outcome = await queries.resetSecondFactor(ctx, staffId)
  if (outcome === 'unknown') throw new ShopError('staff_not_found')
  if (outcome === 'refused') throw new ShopError('second_factor_reset_refused')
  const person = (await queries.members(ctx)).find(({ staff_id }) => staff_id === staffId)
  const account = person && (await queries.accountByEmail(ctx.db, person.email))
  if (account) {
    const { email, language } = account
    await queueMail(ctx, { kind: 'staff_sign_in_changed', recipient: email, language, data: { what: 'second_factor_reset', email } })
  }
  return 'ok'
}

/** Requires a second factor of the shop's staff, or no longer. Whoever requires it, or created the key, has one: nobody locks themselves out. */
export async function setStaffPolicy(ctx: ShopAdminCtx, required: boolean): Promise<'ok'> {
  await assertOwnSecondFactor(ctx, required)
  await queries.setRequiresSecondFactor(ctx, required)
  return 'ok'
}

/** The same for the policy that an undo has restored. */
export const assertStaffPolicy = async (ctx: ShopAdminCtx) => assertOwnSecondFactor(ctx, await queries.requiresSecondFactor(ctx))

async function assertOwnSecondFactor(ctx: ShopAdminCtx, isRequired: boolean) {
  const { actor } = ctx
  if (!isRequired) return
  const hasOne =
    actor.kind === 'staff'
      ? actor.session?.hasSecondFactor
      : (await queries.members(ctx)).find(({ staff_id }) => staff_id === actor.createdBy)?.has_second_factor
  if (!hasOne) throw new ShopError('second_factor_required')
}
