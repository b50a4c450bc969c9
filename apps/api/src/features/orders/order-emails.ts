import type { Ctx } from '../../context.ts'
import {
  backOfficeLink,
  type EmailContent,
  type EmailMessage,
  emailFooter,
  emailLink,
  paragraphsOf,
  phoneLink,
  renderEmail,
  type Section,
  withText,
} from '../mail/mail.ts'
import { type ContractDocument, contractDocuments } from './contract-documents.ts'
import { moveEmailMessages } from './move-email.messages.ts'
import type { MoveEmailData } from './move-emails.ts'
import { emailMessages } from './order-email.messages.ts'
import { loadOrderEmailData } from './order-email-data.ts'
import { formatsOf } from './order-email-formats.ts'
import * as parts from './order-email-sections.ts'
import { paidBackForWithdrawals } from './payments/payments.queries.ts'

/** To the buyer: the order was received; its lines and payment. */
export const orderConfirmation = (ctx: Ctx, { uid }: { uid: string }): Promise<EmailMessage> =>
  renderOrderEmail(ctx, uid, confirmationContent)

/**
 * To the buyer: the shop accepts the order, which concludes the contract. The contract's documents are attached. One that is sent after
 * the order was cancelled says that alone, and what happens to a payment (docs/decisions/086).
 */
export async function orderConfirmed(ctx: Ctx, { uid, ...own }: MoveEmailData): Promise<EmailMessage> {
  const context = await loadContext(ctx, uid)
  if (context.order.status === 'cancelled') {
    const paidBack = await paidBackForWithdrawals(ctx, uid)
    return render(ctx, context, cancelledMeanwhile(context, paidBack, moveEmailMessages[ctx.language]))
  }
  const documents = await contractDocuments(ctx, context, context.formats.day(context.order.created_at))
  const email = await render(ctx, context, withOwnText(confirmedContent(context, documents), own))
  return { ...email, attachments: documents.map(({ attachment }) => attachment) }
}

/** To the shop: there is an order. Links to it in the back office, or to the buyer's page where there is none. */
export const orderNoticeWith =
  (adminOrigin: string) =>
  async (ctx: Ctx, { uid }: { uid: string }): Promise<EmailMessage> => {
    const staffLink = await backOfficeLink(ctx, adminOrigin, `orders/${uid}`)
    return renderOrderEmail(ctx, uid, context => noticeContent(context, staffLink ?? context.link))
  }

export async function renderOrderEmail(
  ctx: Ctx,
  uid: string,
  contentOf: (context: parts.OrderEmailContext) => OrderEmailContent,
): Promise<EmailMessage> {
  const context = await loadContext(ctx, uid)
  return render(ctx, context, contentOf(context))
}

async function loadContext(ctx: Ctx, uid: string): Promise<parts.OrderEmailContext> {
  const data = await loadOrderEmailData(ctx, uid)
  const formats = formatsOf(ctx.language, data.order.currency, data.shop.time_zone)
  return { ...data, t: emailMessages[ctx.language], formats }
}

const render = (ctx: Ctx, context: parts.OrderEmailContext, content: OrderEmailContent): Promise<EmailMessage> =>
  renderEmail(context, { ...content, language: ctx.language, shop: context.shop.name })

type OrderEmailContent = Omit<EmailContent, 'language' | 'shop'>

/** The content with staff's own subject, and their words above its text. */
export const withOwnText = (content: OrderEmailContent, { subject, message = '' }: Omit<MoveEmailData, 'uid'>): OrderEmailContent => ({
  ...content,
  subject: subject ?? content.subject,
  lead: [...paragraphsOf(message), ...content.lead],
})

/** The visitor chooses the recipient of the confirmation, so a note in it is limited. */
const maxOwnNote = 500

function confirmationContent(context: parts.OrderEmailContext): OrderEmailContent {
  const { t, formats, order, shop } = context
  const isCancelled = order.status === 'cancelled'
  const { number, created_at, payment } = order
  return {
    subject: t.received(number, shop.name),
    preview: isCancelled ? t.cancelled : t.preview(formats.money(order.total_gross), payment.name),
    warning: order.is_test ? t.test : null,
    title: t.thanks,
    lead: [
      t.arrived(number, formats.day(created_at), formats.time(created_at)),
      isCancelled ? t.cancelled : t.next,
      ...parts.promiseLines(context),
    ],
    sections: [
      ...(isCancelled ? [] : [parts.paymentSection(context)]),
      pageLink(context),
      parts.goodsSection(context),
      parts.vatSection(context),
      parts.addressesSection(context),
      aboutSection(context),
      ...parts.noteSection(context, maxOwnNote),
      ...closingSections(context),
    ],
    footer: emailFooter(context),
  }
}

function confirmedContent(context: parts.OrderEmailContext, documents: readonly ContractDocument[]): OrderEmailContent {
  const { t, formats, order, shop } = context
  const titles = documents.map(({ title }) => title)
  return {
    subject: t.confirmed(order.number, shop.name),
    preview: formats.money(order.total_gross),
    warning: order.is_test ? t.test : null,
    title: t.confirmedTitle,
    lead: [t.confirmedLead(order.number), ...parts.promiseLines(context), ...(titles.length > 0 ? [t.attached(titles.join(', '))] : [])],
    sections: [
      ...parts.awaitedPayment(context),
      pageLink(context),
      parts.goodsSection(context),
      parts.vatSection(context),
      parts.addressesSection(context),
      aboutSection(context),
      ...closingSections(context, t.withdrawalAttached),
    ],
    footer: emailFooter(context),
  }
}

function cancelledMeanwhile(
  context: parts.OrderEmailContext,
  paidBack: number,
  moved: (typeof moveEmailMessages)['en'],
): OrderEmailContent {
  const { t, order, shop } = context
  const refund = parts.refundText(context, paidBack, moved)
  return {
    subject: moved.cancelled(order.number, shop.name),
    preview: t.cancelled,
    warning: order.is_test ? t.test : null,
    title: moved.cancelledTitle,
    lead: [t.cancelled, ...(refund ? [refund] : [])],
    sections: [pageLink(context), ...closingSections(context)],
    footer: emailFooter(context),
  }
}

/** What every email to a buyer ends with. */
export const closingSections = (context: parts.OrderEmailContext, withdrawalHint = context.t.withdrawalHint): Section[] => [
  ...withdrawalSections(context, withdrawalHint),
  { kind: 'link', label: context.t.readTerms, href: context.terms, isPlain: true },
  { kind: 'text', heading: context.t.contact, text: context.t.questions(context.business.phone) },
]

const withdrawalSections = ({ t, withdrawal }: parts.OrderEmailContext, text: string): Section[] =>
  withdrawal
    ? [
        { kind: 'text', heading: t.withdrawal, text },
        { kind: 'link', label: t.withdraw, href: withdrawal },
      ]
    : []

function pageLink({ t, order, link }: parts.OrderEmailContext): Section {
  const toPay = order.status !== 'cancelled' && parts.paymentKind(order.payment) === 'online'
  return { kind: 'link', label: toPay ? t.goToPayment : t.seeOrder, href: link }
}

function aboutSection({ t, order }: parts.OrderEmailContext): Section {
  const terms = order.consents.find(({ key }) => key === 'regulations')
  const facts = withText([
    { name: t.ownNumber, text: order.customer_order_number },
    { name: t.email, text: order.email },
    { name: t.phone, text: order.phone },
    { name: t.terms, text: terms && t.version(terms.version) },
  ])
  return { kind: 'facts', heading: t.about, facts }
}

function noticeContent(context: parts.OrderEmailContext, link: string): OrderEmailContent {
  const { t, formats, order, shop } = context
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
      summarySection(context),
      ...parts.noteSection(context),
      { kind: 'link', label: t.seeOrder, href: link },
      parts.packingSection(context),
      parts.addressesSection(context),
    ],
    footer: [[{ text: shop.name, href: shop.origin }]],
  }
}

function summarySection({ t, formats, order }: parts.OrderEmailContext): Section {
  const { payment, billing_address: buyer, email, phone } = order
  return {
    kind: 'facts',
    isMain: true,
    heading: t.about,
    facts: withText([
      { name: t.number, text: order.number, isStrong: true },
      { name: t.total, text: t.totalBoth(formats.money(order.total_gross), formats.money(order.total_net)), isStrong: true },
      { name: t.name, text: buyer && parts.fullName(buyer) },
      { name: t.company, text: buyer?.company },
      { name: t.email, ...(email ? emailLink(email) : { text: null }) },
      { name: t.phone, ...(phone ? phoneLink(phone) : { text: null }) },
      { name: t.language, text: formats.tongue(order.language) },
      { name: t.deliveryBy, text: order.delivery.name },
      { name: t.paymentBy, text: payment.paid ? `${payment.name}, ${t.paid}` : payment.name },
      { name: t.buyersNumber, text: order.customer_order_number },
    ]),
  }
}
