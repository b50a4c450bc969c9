import type { Ctx } from '../../context.ts'
import { type EmailContent, type EmailMessage, emailOf, footerOf, mailPiece, phonePiece, type Section } from '../mail/mail.ts'
import { emailMessages } from './order-email.messages.ts'
import { emailAbout } from './order-email-facts.ts'
import { formatsOf } from './order-email-formats.ts'
import * as parts from './order-email-sections.ts'

/** To the buyer: the order arrived, what is in it, how to pay. */
export const orderConfirmation = (ctx: Ctx, { uid }: { uid: string }): Promise<EmailMessage> => write(ctx, uid, confirmationContent)

/** To the buyer: the shop accepts the order, which concludes the contract. */
export const orderConfirmed = (ctx: Ctx, { uid }: { uid: string }): Promise<EmailMessage> => write(ctx, uid, confirmedContent)

/** To the shop: there is an order. */
export const orderNotice = (ctx: Ctx, { uid }: { uid: string }): Promise<EmailMessage> => write(ctx, uid, noticeContent)

export async function write(ctx: Ctx, uid: string, contentOf: (writing: parts.Writing) => ResponseInput): Promise<EmailMessage> {
  const facts = await emailAbout(ctx, uid)
  const written = contentOf({
    ...facts,
    t: emailMessages[ctx.language],
    formats: formatsOf(ctx.language, facts.order.currency, facts.shop.time_zone),
  })
  return emailOf(facts, { ...written, language: ctx.language, shop: facts.shop.name })
}

type ResponseInput = Omit<EmailContent, 'language' | 'shop'>

/** Who ordered named the recipient of the confirmation: their note is not a way to write to anybody at length. */
const maxOwnNote = 500

function confirmationContent(writing: parts.Writing): ResponseInput {
  const { t, formats, order, shop } = writing
  const isCancelled = order.status === 'cancelled'
  const { number, created_at, payment } = order
  return {
    subject: t.received(number, shop.name),
    preview: isCancelled ? t.cancelled : t.preview(formats.money(order.total_gross), payment.name),
    warning: order.is_test ? t.test : null,
    title: t.thanks,
    lead: [t.arrived(number, formats.day(created_at), formats.time(created_at)), isCancelled ? t.cancelled : t.next],
    sections: [
      ...(isCancelled ? [] : [parts.paymentSection(writing)]),
      pageLink(writing),
      parts.goodsSection(writing),
      parts.vatSection(writing),
      parts.addressesSection(writing),
      aboutSection(writing),
      ...parts.noteSection(writing, maxOwnNote),
      ...closing(writing),
    ],
    footer: footerOf(writing),
  }
}

function confirmedContent(writing: parts.Writing): ResponseInput {
  const { t, formats, order, shop } = writing
  return {
    subject: t.confirmed(order.number, shop.name),
    preview: formats.money(order.total_gross),
    warning: order.is_test ? t.test : null,
    title: t.confirmedTitle,
    lead: [t.confirmedLead(order.number)],
    sections: [
      pageLink(writing),
      parts.goodsSection(writing),
      parts.vatSection(writing),
      parts.addressesSection(writing),
      aboutSection(writing),
      ...closing(writing),
    ],
    footer: footerOf(writing),
  }
}

/** What every email to a buyer ends with. */
export const closing = ({ t, terms, withdrawal, business }: parts.Writing): Section[] => [
  ...(withdrawal
    ? [
        { kind: 'words' as const, heading: t.withdrawal, words: t.withdrawalHint },
        { kind: 'link' as const, label: t.withdraw, href: withdrawal },
      ]
    : []),
  { kind: 'link', label: t.readTerms, href: terms },
  { kind: 'words', heading: t.contact, words: t.questions(business.phone) },
]

function pageLink({ t, order, link }: parts.Writing): Section {
  const toPay = order.status !== 'cancelled' && parts.paymentKind(order.payment) === 'online'
  return { kind: 'link', label: toPay ? t.goToPayment : t.seeOrder, href: link }
}

function aboutSection({ t, order }: parts.Writing): Section {
  const terms = order.consents.find(({ key }) => key === 'regulations')
  const facts = parts.known([
    { name: t.ownNumber, text: order.customer_order_number },
    { name: t.email, text: order.email },
    { name: t.phone, text: order.phone },
    { name: t.terms, text: terms && t.version(terms.version) },
  ])
  return { kind: 'facts', heading: t.about, facts }
}

function noticeContent(writing: parts.Writing): ResponseInput {
  const { t, formats, order, shop, link } = writing
  const total = formats.money(order.total_gross)
  const buyer = order.billing_address
  const lead = [t.noticeLead(formats.day(order.created_at), formats.time(order.created_at))]
  return {
    subject: t.noticeSubject(order.number, total, shop.name),
    // The shop answers the buyer, not itself.
    replyTo: order.email ?? undefined,
    preview: [total, buyer?.company ?? (buyer && parts.fullName(buyer)), order.delivery.name, order.payment.name]
      .filter(Boolean)
      .join(', '),
    warning: order.is_test ? t.noticeTest : null,
    title: t.noticeTitle,
    lead: order.status === 'cancelled' ? [t.noticeCancelled] : lead,
    sections: [
      summarySection(writing),
      ...parts.noteSection(writing),
      { kind: 'link', label: t.seeOrder, href: link },
      parts.packingSection(writing),
      parts.addressesSection(writing),
    ],
    footer: [[{ text: shop.name, href: shop.origin }]],
  }
}

function summarySection({ t, formats, order }: parts.Writing): Section {
  const { payment, billing_address: buyer, email, phone } = order
  return {
    kind: 'facts',
    isMain: true,
    heading: t.about,
    facts: parts.known([
      { name: t.number, text: order.number, isStrong: true },
      { name: t.total, text: t.totalBoth(formats.money(order.total_gross), formats.money(order.total_net)), isStrong: true },
      { name: t.name, text: buyer && parts.fullName(buyer) },
      { name: t.company, text: buyer?.company },
      { name: t.email, ...(email ? mailPiece(email) : { text: null }) },
      { name: t.phone, ...(phone ? phonePiece(phone) : { text: null }) },
      { name: t.language, text: formats.tongue(order.language) },
      { name: t.deliveryBy, text: order.delivery.name },
      { name: t.paymentBy, text: payment.paid ? `${payment.name}, ${t.paid}` : payment.name },
      { name: t.buyersNumber, text: order.customer_order_number },
    ]),
  }
}
