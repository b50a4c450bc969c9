import type { Ctx } from '../../context.ts'
import { type EmailMessage, emailFooter, loadSender, renderEmail } from './email.ts'

export interface LinkEmailTexts {
  title: string
  lead: string
  /** Label of the link. */
  go: string
  /** Heading of the hint. */
  question: string
  hint: string
}

/** Renders an e-mail about an account, with one link: an absolute URL, or a path of the shop. */
export async function renderLinkEmail(ctx: Ctx, { title, lead, go, question, hint }: LinkEmailTexts, link: string): Promise<EmailMessage> {
  const sender = await loadSender(ctx)
  return renderEmail(sender, {
    language: ctx.language,
    shop: sender.shop.name,
    subject: `${title} | ${sender.shop.name}`,
    preview: lead,
    warning: null,
    title,
    lead: [lead],
    sections: [
      { kind: 'link', label: go, href: new URL(link, sender.shop.origin).href },
      { kind: 'text', heading: question, text: hint },
    ],
    footer: emailFooter(sender),
  })
}
