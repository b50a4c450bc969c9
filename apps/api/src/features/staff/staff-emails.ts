import type { Role } from '@stragan/contract/admin'
import type { Ctx } from '../../context.ts'
import { type EmailContent, type EmailMessage, emailFooter, loadSender, maxQuotedName, quotedLine, renderEmail } from '../mail/mail.ts'
import { staffEmailMessages } from './staff-email.messages.ts'

interface Link {
  title: string
  lead: string
  go: string
  question: string
  hint: string
  href: string
}

/** Renders a mail to a person of the staff, with one link to the back office. */
async function write(ctx: Ctx, { title, lead, go, question, hint, href }: Link): Promise<EmailMessage> {
  const sender = await loadSender(ctx)
  const content: EmailContent = {
    language: ctx.language,
    shop: sender.shop.name,
    subject: `${title} | ${sender.shop.name}`,
    preview: lead,
    warning: null,
    title,
    lead: [lead],
    sections: [
      { kind: 'link', label: go, href },
      { kind: 'text', heading: question, text: hint },
    ],
    footer: emailFooter(sender),
  }
  return renderEmail(sender, content)
}

/** Mails to staff; `adminOrigin` is the base URL of the back office. */
export const staffEmailsWith = (adminOrigin: string) => ({
  staff_invitation: (ctx: Ctx, { token, role, invitedBy }: { token: string; role: Role; invitedBy: string }) => {
    const { roles, invitation } = staffEmailMessages[ctx.language]
    return write(ctx, {
      ...invitation,
      title: invitation.title(ctx.shop.name),
      lead: invitation.lead(ctx.shop.name, roles[role], quotedLine(invitedBy, maxQuotedName)),
      href: `${adminOrigin}/invitation/${token}`,
    })
  },
  staff_reset_password: (ctx: Ctx, { token }: { token: string }) =>
    write(ctx, { ...staffEmailMessages[ctx.language].reset, href: `${adminOrigin}/password-reset/${token}` }),
})
