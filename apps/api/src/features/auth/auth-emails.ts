import { hrefTo } from '@stragan/routing'
import type { Ctx } from '../../context.ts'
import { type EmailContent, type EmailMessage, emailFooter, loadSender, maxQuotedName, quotedLine, renderEmail } from '../mail/mail.ts'
import { authEmailMessages } from './auth-email.messages.ts'

type Messages = (typeof authEmailMessages)['en']['confirm']

/** Renders a mail about an account, with one link. */
async function write(ctx: Ctx, messages: Messages, name: string | null, path: string): Promise<EmailMessage> {
  const t = authEmailMessages[ctx.language]
  const sender = await loadSender(ctx)
  const content: EmailContent = {
    language: ctx.language,
    shop: sender.shop.name,
    subject: messages.subject(sender.shop.name),
    preview: messages.lead,
    warning: null,
    title: name ? t.hello(quotedLine(name, maxQuotedName)) : messages.subject(sender.shop.name),
    lead: [messages.lead],
    sections: [
      { kind: 'link', label: messages.go, href: sender.shop.origin + path },
      { kind: 'text', heading: messages.title, text: messages.hint },
    ],
    footer: emailFooter(sender),
  }
  return renderEmail(sender, content)
}

interface LinkData {
  token: string
  name: string
}

const withToken = (path: string, name: string, token: string) => `${path}?${new URLSearchParams({ [name]: token })}`

/** Mail with the link that confirms a registration. It repeats nothing that was typed: anybody can register any e-mail. */
export const confirmEmailEmail = (ctx: Ctx, { token }: Pick<LinkData, 'token'>) =>
  write(ctx, authEmailMessages[ctx.language].confirm, null, withToken(hrefTo(ctx.language, 'customerLogin'), 'confirm', token))

/** Mail to the owner of an account whose e-mail was registered again. */
export const accountExistsEmail = (ctx: Ctx) =>
  write(ctx, authEmailMessages[ctx.language].exists, null, hrefTo(ctx.language, 'customerLogin'))

/** Mail with the link to set a new password. */
export const resetPasswordEmail = (ctx: Ctx, { token, name }: LinkData) =>
  write(ctx, authEmailMessages[ctx.language].reset, name, withToken(hrefTo(ctx.language, 'resetPassword'), 'token', token))
