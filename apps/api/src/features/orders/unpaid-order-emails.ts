import { toDecimal } from '@stragan/pricing'
import type { Ctx } from '../../context.ts'
import { backOfficeLink, type EmailMessage, emailFooter, emailLink, withText } from '../mail/mail.ts'
import { closingSections, renderOrderEmail } from './order-emails.ts'
import { findPaymentEvent } from './payments/payments.queries.ts'

/** To the buyer: the order was cancelled, since no payment arrived in time. */
export const orderCancelledEmail = (ctx: Ctx, { uid }: { uid: string }): Promise<EmailMessage> =>
  renderOrderEmail(ctx, uid, context => {
    const { t, formats, order, shop, link } = context
    return {
      subject: t.unpaidSubject(order.number, shop.name),
      preview: t.unpaidLead(order.number, formats.day(order.created_at)),
      warning: order.is_test ? t.test : null,
      title: t.unpaidTitle,
      lead: [t.unpaidLead(order.number, formats.day(order.created_at)), t.unpaidMoney],
      sections: [{ kind: 'link', label: t.seeOrder, href: link }, ...closingSections(context)],
      footer: emailFooter(context),
    }
  })

interface Reported {
  uid: string
  provider: string
  eventId: string
}

/** To the shop: a payment arrived that its order cannot take. Links as the notice of an order does. */
export const refundEmailWith =
  (adminOrigin: string) =>
  async (ctx: Ctx, { uid, provider, eventId }: Reported): Promise<EmailMessage> => {
    const payment = await findPaymentEvent(ctx, provider, eventId)
    if (!payment) throw new Error(`There is no payment ${eventId} of ${provider} any more`)
    const staffLink = await backOfficeLink(ctx, adminOrigin, `orders/${uid}`)
    return renderOrderEmail(ctx, uid, ({ t, formats, order, shop, link }) => {
      const amount = formats.money(toDecimal(payment.amount), payment.currency)
      const at = payment.at.toISOString()
      const lead = order.status === 'cancelled' ? t.refundLead.cancelled : t.refundLead.other
      return {
        subject: t.refundSubject(order.number, amount, shop.name),
        preview: lead,
        warning: order.is_test ? t.noticeTest : null,
        title: t.refundTitle,
        lead: [lead],
        sections: [
          {
            kind: 'facts',
            heading: t.about,
            isMain: true,
            facts: withText([
              { name: t.number, text: order.number, isStrong: true },
              { name: t.toPay, text: amount, isStrong: true },
              { name: t.receivedAt, text: `${formats.day(at)}, ${formats.time(at)}` },
              { name: t.reference, text: payment.payment_id ?? eventId },
              { name: t.email, ...(order.email ? emailLink(order.email) : { text: null }) },
            ]),
          },
          { kind: 'link', label: t.seeOrder, href: staffLink ?? link },
        ],
        footer: [[{ text: shop.name, href: shop.origin }]],
      }
    })
  }
