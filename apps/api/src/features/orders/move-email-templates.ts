import type { StaffCancelReason } from '@stragan/contract'
import type { MoveEmailKind } from '@stragan/contract/admin'
import type { Ctx } from '../../context.ts'
import { type EmailMessage, emailFooter, type Section, withText } from '../mail/mail.ts'
import { moveEmailMessages } from './move-email.messages.ts'
import type { MoveEmailData } from './move-emails.ts'
import { isCollected, moveSubjects } from './move-subjects.ts'
import { isFree } from './open-orders.ts'
import { addressesSection, type OrderEmailContext, packingSection, paymentKind, refundText } from './order-email-sections.ts'
import { closingSections, orderConfirmed, renderOrderEmail, withOwnText } from './order-emails.ts'
import { paidBackForWithdrawals } from './payments/payments.queries.ts'

interface Content {
  subject: string
  title: string
  lead: readonly string[]
  sections: readonly Section[]
}

/** Renders an e-mail to the buyer about a move, with staff's own words. */
const render = (ctx: Ctx, { uid, ...own }: MoveEmailData, contentOf: (context: OrderEmailContext) => Content): Promise<EmailMessage> =>
  renderOrderEmail(ctx, uid, context => {
    const { t, order, link } = context
    const { sections, ...content } = contentOf(context)
    return withOwnText(
      {
        ...content,
        preview: content.lead.join(' '),
        warning: order.is_test ? t.test : null,
        sections: [...sections, { kind: 'link', label: t.seeOrder, href: link }, ...closingSections(context)],
        footer: emailFooter(context),
      },
      own,
    )
  })

/** The shop has received a payment. */
const orderPaid = (ctx: Ctx, data: MoveEmailData) =>
  render(ctx, data, context => {
    const { order, formats } = context
    const t = moveEmailMessages[ctx.language]
    return {
      subject: moveSubjects.order_paid(ctx, context),
      title: t.paidTitle,
      lead: [t.paidLead(order.number, formats.money(order.total_gross))],
      sections: [],
    }
  })

/** The goods are on their way, or can be collected. */
const orderSent = (ctx: Ctx, data: MoveEmailData) =>
  render(ctx, data, context => {
    const { order } = context
    const { number, shipments } = order
    const t = moveEmailMessages[ctx.language]
    const isReady = isCollected(order)
    return {
      subject: moveSubjects.order_sent(ctx, context),
      title: isReady ? t.readyTitle : t.sentTitle,
      lead: [(isReady ? t.readyLead : t.sentLead)(number)],
      sections: [
        ...shipments.flatMap(shipmentSections(t)),
        { ...packingSection(context), heading: t.contents },
        ...(isReady ? [] : [addressesSection(context)]),
      ],
    }
  })

const shipmentSections =
  (t: (typeof moveEmailMessages)['en']) =>
  ({ carrier, tracking_number, tracking_url }: OrderEmailContext['order']['shipments'][number]): Section[] => [
    {
      kind: 'facts',
      isMain: true,
      heading: t.shipment,
      facts: withText([
        { name: t.carrier, text: carrier },
        { name: t.trackingNumber, text: tracking_number, isStrong: true, isVerbatim: true },
      ]),
    },
    ...(tracking_url ? [{ kind: 'link' as const, label: t.track, href: tracking_url }] : []),
  ]

/** The shop has cancelled the order: why, and what happens to the money. */
async function orderCancelled(ctx: Ctx, data: MoveEmailData): Promise<EmailMessage> {
  const paidBack = await paidBackForWithdrawals(ctx, data.uid)
  return render(ctx, data, context => {
    const { order, formats } = context
    const t = moveEmailMessages[ctx.language]
    // Neither a payment on delivery nor one of nothing can be on its way.
    const unpaid = isFree(order) || paymentKind(order.payment) === 'cash' ? t.nothingDue : t.nothingToPay
    const reason = order.cancel_reason && t.reasons[order.cancel_reason as StaffCancelReason]
    return {
      subject: moveSubjects.order_cancelled(ctx, context),
      title: t.cancelledTitle,
      lead: [
        t.cancelledLead(order.number, formats.day(order.created_at)),
        ...(reason ? [reason] : []),
        refundText(context, paidBack, t) ?? unpaid,
      ],
      sections: [],
    }
  })
}

/** The e-mails of moves. */
export const moveEmailTemplates: Record<MoveEmailKind, (ctx: Ctx, data: MoveEmailData) => Promise<EmailMessage>> = {
  order_confirmed: orderConfirmed,
  order_paid: orderPaid,
  order_sent: orderSent,
  order_cancelled: orderCancelled,
}
