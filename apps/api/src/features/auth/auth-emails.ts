import { hrefTo } from '@stragan/routing'
import type { Ctx } from '../../context.ts'
import { type EmailContent, type EmailMessage, emailFooter, loadSender, renderEmail } from '../mail/mail.ts'
import { authEmailMessages } from './auth-email.messages.ts'

type Messages = (typeof authEmailMessages)['en']['confirm']

/** Renders a mail about an account, with one link. It repeats nothing that was typed: anybody can register any e-mail. */
async function write(ctx: Ctx, { title, lead, go, question, hint }: Messages, path: string): Promise<EmailMessage> {
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
      { kind: 'link', label: go, href: sender.shop.origin + path },
      { kind: 'text', heading: question, text: hint },
    ],
    footer: emailFooter(sender),
  }
  return renderEmail(sender, content)
}

interface LinkData {
  token: string
}

const withToken = (path: string, name: string, token: string) => `${path}?${new URLSearchParams({ [name]: token })}`

/** Mail with the link that confirms a registration. */
export const confirmEmailEmail = (ctx: Ctx, { token }: LinkData) =>
  write(ctx, authEmailMessages[ctx.language].confirm, withToken(hrefTo(ctx.language, 'customerLogin'), 'confirm', token))

/** Mail to the owner of an account whose e-mail was registered again. */
export const accountExistsEmail = (ctx: Ctx) => write(ctx, authEmailMessages[ctx.language].exists, hrefTo(ctx.language, 'customerLogin'))

/** Mail with the link to set a new password. */
export const resetPasswordEmail = (ctx: Ctx, { token }: LinkData) =>
  write(ctx, authEmailMessages[ctx.language].reset, withToken(hrefTo(ctx.language, 'resetPassword'), 'token', token))
