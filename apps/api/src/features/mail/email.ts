import { type ConfigurationEntry, sellerIdentity } from '@stragan/contract'
import { withNoBreakSpaces } from '@stragan/contract/no-break-spaces'
import type { Ctx } from '../../context.ts'
import { entryIn } from '../configuration/configuration.ts'
import type { EmailContent } from './email-content.ts'
import { emailHtml } from './email-html.ts'
import { emailText } from './email-text.ts'
import { senderRow } from './mail.queries.ts'

/** A rendered email. */
export interface EmailMessage {
  from: { name: string; address: string }
  subject: string
  replyTo?: string | undefined
  html: string
  text: string
  attachments?: { filename: string; contentType: string; content: Buffer }[]
  /** Page that ends such emails, also by a POST without a visit (RFC 8058). */
  unsubscribeUrl?: string
  /** Host part of the Message-ID. */
  host: string
}

/** Sender of a shop's emails. */
export interface Sender {
  shop: ConfigurationEntry<'shop'>
  business: ConfigurationEntry<'local_business'>
  identity: ReturnType<typeof sellerIdentity>
  host: string
}

export async function loadSender(ctx: Ctx): Promise<Sender> {
  const row = await senderRow(ctx)
  if (!row?.business) throw new Error('This shop has no local_business, which e-mails are sent from')
  const shop = entryIn(ctx, 'shop', row.shop)
  const business = entryIn(ctx, 'local_business', row.business)
  return { shop, business, identity: sellerIdentity(business, ctx.language), host: new URL(shop.origin).hostname }
}

/** Renders an email as HTML in the shop's theme, and as plain text. */
export const renderEmail = async ({ shop, business, host }: Sender, content: EmailContent): Promise<EmailMessage> => ({
  from: { name: oneLine(shop.name), address: business.email },
  subject: oneLine(content.subject),
  ...(content.replyTo && { replyTo: content.replyTo }),
  html: await emailHtml(typeset(content), shop.theme),
  text: emailText(content),
  host,
})

/** Sets no-break spaces in the texts of an email: the strings of its content besides links and what is verbatim. */
const typeset = <Content>(content: Content): Content => typesetValue(content) as Content

function typesetValue(value: unknown): unknown {
  if (typeof value === 'string') return withNoBreakSpaces(value)
  if (Array.isArray(value)) return value.map(typesetValue)
  if (typeof value !== 'object' || value === null) return value
  const isVerbatim = (name: string) => name === 'href' || (name === 'text' && 'isVerbatim' in value && value.isVerbatim)
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, isVerbatim(name) ? inner : typesetValue(inner)]))
}

/** Removes line breaks and control characters, for headers. */
const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/** The seller for the footer of an email to a customer: contact data and registration; empty fields are omitted. */
export function emailFooter({ shop, business, identity }: Sender): EmailContent['footer'] {
  const { name, street, postal_code, city, phone, email, opening_hours } = business
  const lines = [
    [{ text: shop.name, href: shop.origin }],
    [{ text: [name !== shop.name && name, street].filter(Boolean).join(', ') }, { text: `${postal_code} ${city}`.trim() }],
    identity.numbers.map(text => ({ text })),
    identity.company.map(text => ({ text })),
    [phoneLink(phone), emailLink(email)],
    [{ text: opening_hours }],
  ]
  return lines.map(spans => spans.filter(({ text }) => text !== '')).filter(spans => spans.length > 0)
}

export const phoneLink = (phone: string) => ({ text: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` })
export const emailLink = (email: string) => ({ text: email, href: `mailto:${encodeURIComponent(email).replace('%40', '@')}` })
