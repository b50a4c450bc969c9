import { fromDecimal, toDecimal } from '@stragan/pricing'
import type { ReactNode } from 'react'
import { addToCartMessages } from '../cart/add-to-cart.messages.ts'
import { methodMessages } from '../cart/method.messages.ts'
import { useCheckout } from './use-checkout.ts'

/** Totals, net or gross as displayed; the amount to pay is always gross. */
export function SummaryTotals() {
  const { t, cart, language, prices, money, isChoosing } = useCheckout()
  const methodTexts = methodMessages[language]
  if (!cart) return null
  const { totals, transport_fee: fee } = cart
  const payment = cart.payments.find(({ id }) => id === cart.component_payment_method_id)
  const isNet = prices === 'net'
  const withoutDelivery = cart.delivery_effect.state === 'applied' ? null : addToCartMessages[language].withoutDelivery
  const vat = totals.vat
    .map(({ percent, net, gross }) => ({ percent, amount: toDecimal(fromDecimal(gross) - fromDecimal(net)) }))
    .filter(({ amount }) => amount !== 0)
  return (
    <div aria-busy={isChoosing} className="transition-opacity aria-busy:opacity-50">
      <dl className="py-2.5 text-sm tabular-nums">
        <Row name={`${t.products}, ${t[prices]}`}>{money(isNet ? totals.products_net : totals.products_gross)}</Row>
        <Row name={t.deliveryMethod}>
          {cart.delivery_effect.state !== 'applied' ? (
            <span className="text-quiet">{methodTexts.notChosen}</span>
          ) : fee.delivery_net === 0 ? (
            methodTexts.free
          ) : (
            money(isNet ? fee.delivery_net : fee.delivery_gross)
          )}
        </Row>
        {fee.payment_net > 0 && (
          <Row name={methodTexts.fee(payment?.name ?? t.payment)}>{money(isNet ? fee.payment_net : fee.payment_gross)}</Row>
        )}
        {cart.discount_effect.state === 'applied' && (
          <Row name={t.discount(cart.discount_code ?? '')}>{money(-(isNet ? totals.discount_net : totals.discount_gross))}</Row>
        )}
        {isNet && (
          <>
            <Row name={t.totalNet}>{money(totals.total_net)}</Row>
            {vat.map(({ percent, amount }) => (
              <Row key={percent} name={t.vatAdded(percent)}>
                {money(amount)}
              </Row>
            ))}
          </>
        )}
      </dl>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-t pt-3 font-semibold tabular-nums">
        <span>
          <span className="text-lg">{t.toPay}</span>{' '}
          {withoutDelivery && <span className="block font-normal text-quiet text-sm">{withoutDelivery}</span>}
        </span>{' '}
        <span className="whitespace-nowrap text-2xl">{money(totals.total_gross)}</span>
      </p>
      {!isNet && (
        <dl className="mt-1 text-quiet text-sm tabular-nums">
          {vat.map(({ percent, amount }) => (
            <Row key={percent} name={t.vat(percent)}>
              {money(amount)}
            </Row>
          ))}
          <Row name={t.totalNet}>{money(totals.total_net)}</Row>
        </dl>
      )}
      <p role="status" className="sr-only">
        {isChoosing ? t.updating : [t.announced(money(totals.total_gross)), withoutDelivery].filter(Boolean).join(', ')}
      </p>
    </div>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-0.5">
      <dt>{name}</dt>
      <dd className="whitespace-nowrap text-right">{children}</dd>
    </div>
  )
}
