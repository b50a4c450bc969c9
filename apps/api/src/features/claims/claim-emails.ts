import { daysAfterClaim, formatLocaleOf } from '@stragan/contract'
import { dayIn, lastDayOfPeriod } from '@stragan/deadlines'
import { hrefTo } from '@stragan/routing'
import type { Ctx } from '../../context.ts'
import { inboxLink } from '../inbox/inbox.ts'
import {
  backOfficeLink,
  type EmailMessage,
  emailFooter,
  emailLink,
  type LinkSection,
  loadSender,
  maxQuotedName,
  quotedLine,
  quotedText,
  renderEmail,
  type Section,
} from '../mail/mail.ts'
import { isFree } from '../orders/orders.ts'
import { claimEmailMessages } from './claim-email.messages.ts'
import { claimById } from './claims.queries.ts'

/**
 * Withdrawal receipt, and that of a complaint: acknowledgement for the buyer on a durable medium (directive 2011/83/EU, article 11a) with the
 * claim, its time and what happens next. A brief one contains nothing that was typed.
 */
export async function claimReceipt(ctx: Ctx, { id, isBrief = false }: { id: string; isBrief?: boolean }): Promise<EmailMessage> {
  const { claim, sender, t, kind, sections, pageLink, day, time, until } = await loadClaimEmail(
    ctx,
    id,
    isBrief ? 'brief receipt' : 'receipt',
  )
  return renderEmail(sender, {
    language: ctx.language,
    shop: sender.shop.name,
    subject: kind.receiptSubject(claim.number, sender.shop.name),
    preview: kind.receiptLead(day, time),
    warning: claim.is_test ? t.test : null,
    title: kind.receiptTitle,
    lead: [kind.receiptLead(day, time)],
    sections: [
      ...sections,
      pageLink,
      { kind: 'text', heading: t.nextHeading, text: [kind.next(until), isFree(claim) ? '' : kind.refund].filter(Boolean).join(' ') },
    ],
    footer: emailFooter(sender),
  })
}

/** Notice for the shop. It links to the entry in the inbox and to the order, or to the buyer's page where there is no back office. */
export const claimNoticeWith =
  (adminOrigin: string) =>
  async (ctx: Ctx, { id }: { id: string }): Promise<EmailMessage> => {
    const { claim, sender, t, kind, sections, pageLink, day, time } = await loadClaimEmail(ctx, id, 'notice')
    const inbox = await inboxLink(ctx, adminOrigin, { claim: id })
    const order = await backOfficeLink(ctx, adminOrigin, `orders/${claim.order_uid}`)
    return renderEmail(sender, {
      language: ctx.language,
      shop: sender.shop.name,
      subject: kind.noticeSubject(claim.number, claim.name, sender.shop.name),
      // A reply of the shop goes to the buyer.
      replyTo: claim.email,
      preview: claim.text ?? `${day}, ${time}`,
      warning: claim.is_test ? t.test : null,
      title: kind.noticeTitle,
      lead: [`${day}, ${time}`, inbox === null ? t.answer : t.answerInInbox],
      sections: [
        ...sections,
        ...(inbox === null ? [] : [{ kind: 'link' as const, label: t.openInbox, href: inbox }]),
        order === null ? pageLink : { ...pageLink, href: order, isPlain: true },
      ],
      footer: [[{ text: sender.shop.name, href: sender.shop.origin }]],
    })
  }

async function loadClaimEmail(ctx: Ctx, id: string, variant: 'receipt' | 'brief receipt' | 'notice') {
  const row = await claimById(ctx, id)
  if (!row) throw new Error(`There is no claim ${id} any more`)
  const claim = { ...row, name: quotedLine(row.name, maxQuotedName), text: row.text && quotedText(row.text) }
  const sender = await loadSender(ctx)
  const t = claimEmailMessages[ctx.language]
  const kind = t[claim.kind]
  const { time_zone: timeZone } = sender.shop
  const moment = (style: Intl.DateTimeFormatOptions, at = claim.created_at, zone = timeZone) =>
    new Intl.DateTimeFormat(formatLocaleOf[ctx.language], { ...style, timeZone: zone }).format(at)
  const lastDay = lastDayOfPeriod(dayIn(timeZone, claim.created_at), daysAfterClaim[claim.kind])
  const sections: Section[] = [
    {
      kind: 'facts',
      heading: t.about,
      isMain: true,
      facts: [
        { name: t.order, text: claim.number, isStrong: true },
        ...(variant === 'brief receipt' ? [] : [{ name: t.name, text: claim.name }]),
        // Only the notice links an address that was typed.
        ...(variant === 'notice' ? [{ name: t.email, ...emailLink(claim.email) }] : []),
        ...(claim.as_consumer ? [{ name: t.declaration, text: t.asConsumer }] : []),
        ...(claim.remedy ? [{ name: t.remedy, text: t.remedies[claim.remedy] }] : []),
      ],
    },
    {
      kind: 'table',
      heading: t.goods,
      columns: [t.quantity],
      rows: claim.lines.map(({ name, symbol, quantity }) => ({ name: `${name}, ${symbol}`, amounts: [String(quantity)] })),
    },
    ...(claim.text && variant !== 'brief receipt'
      ? [{ kind: 'text' as const, heading: kind.textHeading, text: claim.text, isQuoted: true }]
      : []),
  ]
  const pageLink: LinkSection = {
    kind: 'link',
    label: t.seeOrder,
    href: sender.shop.origin + hrefTo(ctx.language, 'order', { uid: claim.order_uid }),
  }
  return {
    claim,
    sender,
    t,
    kind,
    sections,
    pageLink,
    day: moment({ dateStyle: 'long' }),
    time: moment({ timeStyle: 'short' }),
    /** The last day of what follows: of the return, or of our answer. */
    until: moment({ dateStyle: 'long' }, new Date(lastDay), 'UTC'),
  }
}
