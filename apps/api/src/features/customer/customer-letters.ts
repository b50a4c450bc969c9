import { hrefTo } from '@stragan/routing'
import type { Ctx } from '../../context.ts'
import { footerOf, type Letter, type LetterContent, letterOf, maxQuotedName, quotedLine, senderOf } from '../mail/mail.ts'
import { customerLetterMessages } from './customer-letter.messages.ts'

type Words = (typeof customerLetterMessages)['en']['confirm']

/** A short letter about an account, with the one way that leads on. */
async function write(ctx: Ctx, words: Words, name: string | null, path: string): Promise<Letter> {
  const t = customerLetterMessages[ctx.language]
  const sender = await senderOf(ctx)
  const content: LetterContent = {
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
    footer: footerOf(sender),
  }
  return letterOf(sender, content)
}

interface Linked {
  token: string
  name: string
}

const withToken = (path: string, name: string, token: string) => `${path}?${new URLSearchParams({ [name]: token })}`

/** To an e-mail that was registered: the link that opens the account. It repeats nothing that was typed, since anybody may have typed it. */
export const confirmEmailLetter = (ctx: Ctx, { token }: Pick<Linked, 'token'>) =>
  write(ctx, customerLetterMessages[ctx.language].confirm, null, withToken(hrefTo(ctx.language, 'customerLogin'), 'confirm', token))

/** To whose e-mail somebody registered again. */
export const accountExistsLetter = (ctx: Ctx) =>
  write(ctx, customerLetterMessages[ctx.language].exists, null, hrefTo(ctx.language, 'customerLogin'))

/** To who forgot the password. */
export const resetPasswordLetter = (ctx: Ctx, { token, name }: Linked) =>
  write(ctx, customerLetterMessages[ctx.language].reset, name, withToken(hrefTo(ctx.language, 'resetPassword'), 'token', token))
