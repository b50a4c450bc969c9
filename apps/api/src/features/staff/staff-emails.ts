import type { Role } from '@stragan/contract/admin'
import type { Ctx } from '../../context.ts'
import { maxQuotedName, quotedLine, renderLinkEmail } from '../mail/mail.ts'
import { type SignInChange, staffEmailMessages } from './staff-email.messages.ts'

/** Mails to staff; `adminOrigin` is the base URL of the back office. */
export const staffEmailsWith = (adminOrigin: string) => ({
  staff_invitation: (ctx: Ctx, { token, role, invitedBy }: { token: string; role: Role; invitedBy: string }) => {
    const { roles, invitation } = staffEmailMessages[ctx.language]
    const title = invitation.title(ctx.shop.name)
    const lead = invitation.lead(ctx.shop.name, roles[role], quotedLine(invitedBy, maxQuotedName))
    return renderLinkEmail(ctx, { ...invitation, title, lead }, `${adminOrigin}/invitation/${token}`)
  },
  staff_reset_password: (ctx: Ctx, { token }: { token: string }) =>
    renderLinkEmail(ctx, staffEmailMessages[ctx.language].reset, `${adminOrigin}/password-reset/${token}`),
  staff_sign_in_changed: (ctx: Ctx, { what, email }: { what: SignInChange; email: string }) => {
    const { titles, lead, ...texts } = staffEmailMessages[ctx.language].signInChanged
    return renderLinkEmail(ctx, { ...texts, title: titles[what], lead: lead(email) }, `${adminOrigin}/account`)
  },
})
