import { messages } from '@stragan/contract/messages'
import type { Ctx } from '../../context.ts'
import { type EmailMessage, emailFooter, paragraphsOf, previewOf } from '../mail/mail.ts'
import { closingSections, renderOrderEmail } from './order-emails.ts'
import { sentNote } from './order-notes.ts'

const noteMessages = messages(
  { subject: (number: string, shop: string) => `About your order ${number} | ${shop}`, title: 'A message about your order' },
  { subject: (number: string, shop: string) => `W sprawie zamówienia ${number} | ${shop}`, title: 'Wiadomość o Twoim zamówieniu' },
)

/** To the buyer: a note of the staff, who typed it, so that its links stay as they are. */
export async function orderNoteEmail(ctx: Ctx, { uid, note }: { uid: string; note: string }): Promise<EmailMessage> {
  const text = await sentNote(ctx, uid, note)
  if (text === undefined) throw new Error(`There is no note ${note} any more`)
  const own = noteMessages[ctx.language]
  return renderOrderEmail(ctx, uid, context => {
    const { t, order, shop, link, business } = context
    return {
      subject: own.subject(order.number, shop.name),
      replyTo: business.email,
      preview: previewOf(text),
      warning: order.is_test ? t.test : null,
      title: own.title,
      lead: paragraphsOf(text),
      sections: [{ kind: 'link', label: t.seeOrder, href: link }, ...closingSections(context)],
      footer: emailFooter(context),
    }
  })
}
