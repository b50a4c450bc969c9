import type { Ctx } from '../../context.ts'
import { inboxLink } from '../inbox/inbox.ts'
import {
  type EmailMessage,
  emailLink,
  loadSender,
  maxQuotedField,
  maxQuotedName,
  phoneLink,
  quotedLine,
  quotedText,
  renderEmail,
  withText,
} from '../mail/mail.ts'
import { applicationById, messageById } from './content.queries.ts'
import { contentEmailMessages } from './content-email.messages.ts'

interface MailData {
  id: string
}

interface Sender {
  language: 'en' | 'pl'
  name: string
  email: string
  phone: string | null
}

type Fact = { name: string; text: string | null; href?: string }

/** Renders a mail to the shop with what a visitor sent. */
async function write(
  ctx: Ctx,
  kind: 'message' | 'application',
  from: Sender,
  details: { about: string | null; facts: Fact[]; text: string | null; inbox: string | null },
): Promise<EmailMessage> {
  const t = contentEmailMessages[ctx.language]
  const messages = t[kind]
  const sender = await loadSender(ctx)
  const { shop } = sender
  const name = quotedLine(from.name, maxQuotedName)
  const text = details.text && quotedText(details.text)
  const lead = details.inbox === null ? messages.lead : messages.leadToInbox
  const facts: Fact[] = [
    { name: t.name, text: name },
    { name: t.email, ...emailLink(from.email) },
    from.phone ? { name: t.phone, ...phoneLink(from.phone) } : { name: t.phone, text: null },
    { name: t.language, text: t.speaks[from.language] },
    ...details.facts,
  ]
  return renderEmail(sender, {
    language: ctx.language,
    shop: shop.name,
    subject: messages.subject(name, details.about, shop.name),
    // A reply of the shop goes to the sender.
    replyTo: from.email,
    preview: text || lead,
    warning: null,
    title: messages.title,
    lead: [lead],
    sections: [
      { kind: 'facts', heading: t.who, isMain: true, facts: withText(facts) },
      ...(text ? [{ kind: 'text' as const, heading: messages.heading, text, isQuoted: true }] : []),
      ...(details.inbox === null ? [] : [{ kind: 'link' as const, label: t.openInbox, href: details.inbox }]),
    ],
    footer: [[{ text: shop.name, href: shop.origin }]],
  })
}

/** Mail to the shop: a message from its contact form. */
async function contactMessageEmail(ctx: Ctx, { id }: MailData, adminOrigin: string): Promise<EmailMessage> {
  const t = contentEmailMessages[ctx.language]
  const message = await messageById(ctx, id)
  if (!message) throw new Error(`There is no message ${id} any more`)
  const inbox = await inboxLink(ctx, adminOrigin, { message: id })
  const topic = message.subject && quotedLine(message.subject, maxQuotedField)
  const facts = [
    { name: t.about, text: message.about },
    { name: t.topic, text: topic },
  ]
  return write(ctx, 'message', message, { about: message.about ?? topic, facts, text: message.text, inbox })
}

/** Mail to the shop: an application with its CV. */
async function careerApplicationEmail(ctx: Ctx, { id }: MailData, adminOrigin: string): Promise<EmailMessage> {
  const t = contentEmailMessages[ctx.language]
  const application = await applicationById(ctx, id)
  if (!application) throw new Error(`There is no application ${id} any more`)
  const { career, cv, cv_name, message, future_recruitments } = application
  const facts = [
    { name: t.job, text: career ?? t.anyJob },
    { name: t.cv, text: quotedLine(cv_name, maxQuotedField) },
    { name: t.futureRecruitments, text: future_recruitments ? t.consented : t.notConsented },
  ]
  const inbox = await inboxLink(ctx, adminOrigin, { application: id })
  const email = await write(ctx, 'application', application, { about: career, facts, text: message, inbox })
  return { ...email, attachments: [{ filename: 'cv.pdf', contentType: 'application/pdf', content: Buffer.from(cv, 'base64') }] }
}

/** E-mails to the shop with what visitors sent; they link to its entry in the inbox at `adminOrigin`. */
export const contentEmailsWith = (adminOrigin: string) => ({
  contact_message: (ctx: Ctx, data: MailData) => contactMessageEmail(ctx, data, adminOrigin),
  career_application: (ctx: Ctx, data: MailData) => careerApplicationEmail(ctx, data, adminOrigin),
})
