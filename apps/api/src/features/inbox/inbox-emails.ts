import type { Ctx } from '../../context.ts'
import { type EmailMessage, emailFooter, loadSender, renderEmail } from '../mail/mail.ts'
import { inboxMessages } from './inbox.messages.ts'
import { replyById } from './inbox.queries.ts'

/** A reply of the shop to what somebody sent: the staff typed it, so that links stay as they are. */
export async function inboxReplyEmail(ctx: Ctx, { id }: { id: string }): Promise<EmailMessage> {
  const reply = await replyById(ctx, id)
  if (!reply) throw new Error(`There is no reply ${id} any more`)
  const sender = await loadSender(ctx)
  return renderEmail(sender, {
    language: ctx.language,
    shop: sender.shop.name,
    subject: reply.subject,
    replyTo: sender.business.email,
    preview: reply.text.slice(0, 200),
    warning: null,
    title: reply.subject,
    lead: [],
    sections: [{ kind: 'text', heading: inboxMessages[ctx.language].heading, text: reply.text }],
    footer: emailFooter(sender),
  })
}
