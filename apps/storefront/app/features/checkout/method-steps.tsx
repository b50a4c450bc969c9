import { Button } from '../../ui/button.tsx'
import { intents } from './form-fields.ts'
import { MethodChoice } from './method-choice.tsx'
import { Step } from './step.tsx'
import { useCheckout } from './use-checkout.ts'

/** How the goods come, each way with its price for this cart. */
export function DeliveryStep() {
  const { t, cart, money, prices } = useCheckout()
  const methods = (cart?.deliveries ?? []).map(method => ({
    ...method,
    end:
      method.price_net === 0 ? (
        t.free
      ) : (
        <>
          {' '}
          <span className="block whitespace-nowrap">{money(prices === 'net' ? method.price_net : method.price_gross)}</span>{' '}
          <span className="block text-quiet text-xs">{t[prices]}</span>
        </>
      ),
  }))
  return (
    <Step number={3} title={t.deliveryMethod}>
      <MethodChoice about="delivery" legend={t.deliveryMethod} methods={methods} chosen={cart?.delivery_shop_configuration_id ?? null} />
    </Step>
  )
}

/** How to pay; and, where no script saves what is ticked, the way to see what it comes to. */
export function PaymentStep() {
  const { t, cart } = useCheckout()
  return (
    <Step number={4} title={t.payment}>
      <MethodChoice about="payment" legend={t.payment} methods={cart?.payments ?? []} chosen={cart?.component_payment_method_id ?? null} />
      {cart && (
        <div className="hidden noscript:block">
          <Button type="submit" name="intent" value={intents.choose} size="small">
            {t.recalculate}
          </Button>
        </div>
      )}
    </Step>
  )
}
