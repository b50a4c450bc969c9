import { formatLocaleOf } from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import { type EmailMessage, emailFooter, loadSender, paragraphsOf, previewOf, quotedText, renderEmail } from '../mail/mail.ts'
import { inboxMessages } from './inbox.messages.ts'
import { replyById } from './inbox.queries.ts'

/**
 * A reply of the shop to what somebody sent, with it below. The staff typed the reply, so that links stay as they are; those of the sender, who
 * may have given somebody else's address, do not.
 */
export async function inboxReplyEmail(ctx: Ctx, { id }: { id: string }): Promise<EmailMessage> {
  const reply = await replyById(ctx, id)
  if (!reply) throw new Error(`There is no reply ${id} any more`)
  const sender = await loadSender(ctx)
  const t = inboxMessages[ctx.language]
  const { time_zone: timeZone } = sender.shop
  const day = new Intl.DateTimeFormat(formatLocaleOf[ctx.language], { dateStyle: 'long', timeZone }).format(reply.questioned_at)
  return renderEmail(sender, {
    language: ctx.language,
    shop: sender.shop.name,
    subject: reply.subject,
    replyTo: sender.business.email,
    preview: previewOf(reply.text),
    warning: null,
    title: t.heading,
    lead: paragraphsOf(reply.text),
    sections: reply.question ? [{ kind: 'text', heading: t.questionHeading(day), text: quotedText(reply.question), isQuoted: true }] : [],
    footer: emailFooter(sender),
  })
}
