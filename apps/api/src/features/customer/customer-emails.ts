import { hrefTo } from '@stragan/routing'
import type { Ctx } from '../../context.ts'
import { type EmailContent, type EmailMessage, emailFooter, loadSender, maxQuotedName, quotedLine, renderEmail } from '../mail/mail.ts'
import { customerEmailMessages } from './customer-email.messages.ts'

type Words = (typeof customerEmailMessages)['en']['confirm']

/** A short email about an account, with the one way that leads on. */
async function write(ctx: Ctx, words: Words, name: string | null, path: string): Promise<EmailMessage> {
  const t = customerEmailMessages[ctx.language]
  const sender = await loadSender(ctx)
  const content: EmailContent = {
    language: ctx.language,
    shop: sender.shop.name,
    subject: words.subject(sender.shop.name),
    preview: words.lead,
    warning: null,
    title: name ? t.hello(quotedLine(name, maxQuotedName)) : words.subject(sender.shop.name),
    lead: [words.lead],
    sections: [
      { kind: 'link', label: words.go, href: sender.shop.origin + path },
      { kind: 'words', heading: words.title, words: words.hint },
    ],
    footer: emailFooter(sender),
  }
  return renderEmail(sender, content)
}

interface Linked {
  token: string
  name: string
}

const withToken = (path: string, name: string, token: string) => `${path}?${new URLSearchParams({ [name]: token })}`

/** To an e-mail that was registered: the link that opens the account. It repeats nothing that was typed, since anybody may have typed it. */
export const confirmEmailEmail = (ctx: Ctx, { token }: Pick<Linked, 'token'>) =>
  write(ctx, customerEmailMessages[ctx.language].confirm, null, withToken(hrefTo(ctx.language, 'customerLogin'), 'confirm', token))

/** To whose e-mail somebody registered again. */
export const accountExistsEmail = (ctx: Ctx) =>
  write(ctx, customerEmailMessages[ctx.language].exists, null, hrefTo(ctx.language, 'customerLogin'))

/** To who forgot the password. */
export const resetPasswordEmail = (ctx: Ctx, { token, name }: Linked) =>
  write(ctx, customerEmailMessages[ctx.language].reset, name, withToken(hrefTo(ctx.language, 'resetPassword'), 'token', token))
