import { useLanguage } from '../../platform/language.ts'
import { Section } from '../../platform/page.tsx'
import type { Figures } from './figures.server.ts'
import { startMessages } from './start.messages.ts'

/** What waits for somebody: a number, what it counts, and where that is listed. */
export function Waiting({ shop, figures: { orders, refunds, inbox, catalogue, stock, mails } }: { shop: string; figures: Figures }) {
  const t = startMessages[useLanguage()]
  const counts: { label: string; value: number; href?: string }[] = [
    ...(orders
      ? [
          { label: t.toConfirm, value: orders.to_confirm, href: `/${shop}/orders?waiting_for=confirmation` },
          { label: t.unpaid, value: orders.unpaid, href: `/${shop}/orders?waiting_for=payment` },
          { label: t.toPack, value: orders.to_pack, href: `/${shop}/orders?waiting_for=packing` },
          { label: t.cashOutstanding, value: orders.cash_outstanding, href: `/${shop}/orders?waiting_for=cash` },
        ]
      : []),
    ...(refunds ? [{ label: t.refunds, value: refunds.due, href: `/${shop}/refunds` }] : []),
    ...(inbox
      ? [
          { label: t.inboxNew, value: inbox.new, href: `/${shop}/inbox?state=new` },
          { label: t.inboxOverdue, value: inbox.overdue, href: `/${shop}/inbox?overdue=true` },
        ]
      : []),
    ...(catalogue
      ? [
          { label: t.withoutPrice, value: catalogue.without_price, href: `/${shop}/products?active=true&lacking=without_price` },
          ...(stock ? [] : [{ label: t.soldOut, value: catalogue.sold_out, href: `/${shop}/products?active=true&lacking=sold_out` }]),
        ]
      : []),
    ...(stock
      ? [
          { label: t.soldOutVariants, value: stock.sold_out, href: `/${shop}/stock?active=true&level=sold_out` },
          { label: t.belowMinimum, value: stock.below_minimum, href: `/${shop}/stock?active=true&level=below_minimum` },
        ]
      : []),
    ...(mails ? [{ label: t.failedMails, value: mails.given_up, href: `/${shop}/failed-emails` }] : []),
  ]
  if (counts.length === 0) return null
  return (
    <Section id="waiting" title={t.waiting}>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {counts.map(({ label, value, href }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-1 rounded-shop border border-rule p-4">
            <dt className="text-quiet text-sm">
              {href && value > 0 ? (
                <a href={href} className="link">
                  {label}
                </a>
              ) : (
                label
              )}
            </dt>
            <dd className={`text-2xl tabular-nums ${value > 0 ? 'font-semibold' : 'text-quiet'}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
