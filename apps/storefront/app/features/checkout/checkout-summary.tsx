import { Button } from '@stragan/ui/button'
import { Notice } from '@stragan/ui/notice'
import { CartPromise } from '../delivery-promise/cart-promise.tsx'
import { type Guarantee, LegalGuarantee } from '../legal-guarantee/legal-guarantee.tsx'
import { intents } from './form-fields.ts'
import { SummaryLines } from './summary-lines.tsx'
import { SummaryTotals } from './summary-totals.tsx'
import { useCheckout } from './use-checkout.ts'

/** Order summary with lines, totals and the order button: last on the page, beside the form on wide screens. */
export function CheckoutSummary({ guarantee }: { guarantee: Guarantee | null }) {
  const { t, cart, language } = useCheckout()
  return (
    <section
      id="summary"
      aria-labelledby="summary-title"
      className={`${guarantee?.notice ? 'summary-column-tall' : 'summary-column'} scroll-mt-4 border-rule max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-8`}
    >
      <h2 id="summary-title" className="text-xl">
        {t.summary}
      </h2>
      {cart ? <SummaryLines /> : <p className="mt-4 text-quiet">{t.unreachable}</p>}
      <InactiveEffects />
      <SummaryTotals />
      {cart && <CartPromise cart={cart} language={language} />}
      {guarantee && (
        <div className="mt-5">
          <LegalGuarantee {...guarantee} language={language} newTab={t.newTab} />
        </div>
      )}
      <OrderButton />
    </section>
  )
}

/** Warnings about a discount code or a gift without effect. */
function InactiveEffects() {
  const { t, cart } = useCheckout()
  if (!cart) return null
  const { discount_effect, discount_code, gift_effect } = cart
  const warnings = [
    discount_effect.state === 'inactive' && t.discountInactive(discount_code ?? '', discount_effect.reason),
    gift_effect.state === 'inactive' && t.giftInactive,
  ].filter(one => one !== false)
  if (warnings.length === 0) return null
  return (
    <div className="mt-3 text-sm">
      <Notice tone="warning">
        {warnings.map(one => (
          <p key={one}>{one}</p>
        ))}
      </Notice>
    </div>
  )
}

function OrderButton() {
  const { t, isPlacing } = useCheckout()
  return (
    <Button
      type="submit"
      name="intent"
      value={intents.place}
      kind="primary"
      size="large"
      wide
      pending={isPlacing && t.ordering}
      className="mt-5 py-2.5"
    >
      {t.order}
    </Button>
  )
}
