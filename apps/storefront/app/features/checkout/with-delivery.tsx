import type { Cart, Language } from '@stragan/contract'
import type { ReactNode } from 'react'
import { formatMoney } from '../../platform/format.ts'
import { methodMessages } from '../cart/method.messages.ts'
import { checkoutMessages } from './checkout.messages.ts'

interface WithDeliveryProps {
  language: Language
  prices: 'net' | 'gross'
  chosen: { delivery: string; fee: Cart['transport_fee']; discount: string | null; totals: Cart['totals'] }
}

/** What a cart costs besides its products with the chosen delivery, and in all; the amount to pay is always gross. */
export function WithDelivery({ language, prices, chosen: { delivery, fee, discount, totals } }: WithDeliveryProps) {
  const [t, methods] = [checkoutMessages[language], methodMessages[language]]
  const isNet = prices === 'net'
  const money = (amount: number) => formatMoney(language, amount, totals.currency)
  const amount = (net: number, gross: number) => money(isNet ? net : gross)
  return (
    <>
      <dl className="py-2.5 text-sm tabular-nums">
        <Row name={`${t.deliveryMethod}: ${delivery}`}>
          {fee.delivery_net === 0 ? methods.free : amount(fee.delivery_net, fee.delivery_gross)}
        </Row>
        {fee.payment_net > 0 && <Row name={methods.fee(t.payment)}>{amount(fee.payment_net, fee.payment_gross)}</Row>}
        {discount !== null && <Row name={t.discount(discount)}>{amount(-totals.discount_net, -totals.discount_gross)}</Row>}
        {isNet && <Row name={t.totalNet}>{money(totals.total_net)}</Row>}
      </dl>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-t pt-3 font-semibold tabular-nums">
        <span className="text-lg">{t.toPay}</span> <span className="whitespace-nowrap text-xl">{money(totals.total_gross)}</span>
      </p>
    </>
  )
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex justify-between gap-4 py-0.5">
    <dt>{name}</dt>
    <dd className="whitespace-nowrap text-right">{children}</dd>
  </div>
)
