import { fromDecimal, toDecimal } from '@stragan/pricing'
import { ButtonLink } from '@stragan/ui/button'
import { CartPromise } from '../delivery-promise/cart-promise.tsx'
import { addToCartMessages } from './add-to-cart.messages.ts'
import { useCartPending } from './cart-form.tsx'
import { DiscountForm } from './discount-form.tsx'
import { FreeDeliveryProgress } from './free-delivery-progress.tsx'
import { methodMessages } from './method.messages.ts'
import { useCartPage } from './use-cart.ts'

/** Summary of the cart: progress to free delivery and gift, discount code, totals. */
export function CartSummaryPanel() {
  const { t, cart, language, checkout } = useCartPage()
  return (
    <section aria-labelledby="summary" className="summary-column lg:border-rule lg:border-l lg:pl-8">
      <h2 id="summary" className="text-xl">
        {t.summary}
      </h2>
      <FreeDeliveryProgress />
      <div className="border-rule border-b py-5">
        <DiscountForm />
      </div>
      <Totals />
      <CartPromise cart={cart} language={language} />
      {/* A new document: the checkout has a header of its own. */}
      <ButtonLink kind="primary" size="large" href={checkout} target="_self" className="mt-6 w-full">
        {t.checkout}
      </ButtonLink>
    </section>
  )
}

function Totals() {
  const { t, cart, language, prices, other, money } = useCartPage()
  const methodTexts = methodMessages[language]
  const isPending = useCartPending()
  const { totals, transport_fee } = cart
  const payment = cart.payments.find(({ id }) => id === cart.component_payment_method_id)
  const total = { net: totals.total_net, gross: totals.total_gross }
  const withoutDelivery = cart.delivery_effect.state === 'applied' ? null : addToCartMessages[language].withoutDelivery
  return (
    <div aria-busy={isPending} className="transition-opacity aria-busy:opacity-50">
      <table className="mt-3 w-full text-sm tabular-nums">
        <caption className="sr-only">{t.summary}</caption>
        <thead className="text-quiet">
          <tr>
            <td />
            {[prices, other].map(as => (
              <th key={as} scope="col" className="py-1.5 pl-3 text-right font-normal">
                {t[as]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name={t.products} net={totals.products_net} gross={totals.products_gross} />
          {withoutDelivery ? (
            <tr className="border-rule border-t">
              <RowName>{t.delivery}</RowName>
              <td colSpan={2} className="py-2 pl-3 text-right text-quiet">
                {methodTexts.notChosen}
              </td>
            </tr>
          ) : (
            <Row name={t.delivery} net={transport_fee.delivery_net} gross={transport_fee.delivery_gross} />
          )}
          {transport_fee.payment_net > 0 && (
            <Row name={methodTexts.fee(payment?.name ?? t.payment)} net={transport_fee.payment_net} gross={transport_fee.payment_gross} />
          )}
          {cart.discount_effect.state === 'applied' && <Row name={t.discount} net={-totals.discount_net} gross={-totals.discount_gross} />}
        </tbody>
      </table>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-t pt-3">
        <p className="font-semibold text-lg">
          {t.total} {withoutDelivery && <span className="block font-normal text-quiet text-sm">{withoutDelivery}</span>}
        </p>
        <p className="ml-auto text-right tabular-nums">
          <strong className="block whitespace-nowrap font-semibold text-2xl">
            {money(total[prices])} <span className="font-normal text-quiet text-sm">{t[prices]}</span>
          </strong>
          <span className="block whitespace-nowrap text-quiet">
            {money(total[other])} {t[other]}
          </span>
        </p>
      </div>
      <dl className="mt-3 border-rule border-t pt-2 text-quiet text-sm tabular-nums">
        {totals.vat.map(({ percent, net, gross }) => (
          <div key={percent} className="flex justify-between gap-4 py-0.5">
            <dt>{t.vat(percent, money(net))}</dt>
            <dd className="whitespace-nowrap">{money(toDecimal(fromDecimal(gross) - fromDecimal(net)))}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 py-0.5">
          <dt>{t.weight}</dt>
          <dd>{t.kg(cart.weight)}</dd>
        </div>
      </dl>
      <p role="status" className="sr-only">
        {isPending ? t.updating : [t.announced(money(total[prices]), t[prices]), withoutDelivery].filter(Boolean).join(', ')}
      </p>
    </div>
  )
}

function RowName({ children }: { children: string }) {
  return (
    <th scope="row" className="py-2 text-left font-normal">
      {children}
    </th>
  )
}

function Row({ name, ...amounts }: { name: string; net: number; gross: number }) {
  const { prices, other, money } = useCartPage()
  return (
    <tr className="border-rule border-t">
      <RowName>{name}</RowName>
      <td className="whitespace-nowrap py-2 pl-3 text-right">{money(amounts[prices])}</td>
      <td className="whitespace-nowrap py-2 pl-3 text-right text-quiet">{money(amounts[other])}</td>
    </tr>
  )
}
