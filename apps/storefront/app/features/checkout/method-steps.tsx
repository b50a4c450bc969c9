import { Button } from '@stragan/ui/button'
import { AskForDelivery } from '../cart/ask-for-delivery.tsx'
import { methodMessages } from '../cart/method.messages.ts'
import { MethodFee } from '../cart/method-fee.tsx'
import { intents } from './form-fields.ts'
import { MethodChoice } from './method-choice.tsx'
import { PickupPointChoice } from './pickup-point-choice.tsx'
import { Step } from './step.tsx'
import { useCheckout } from './use-checkout.ts'

/** Delivery methods with their prices for this cart. */
export function DeliveryStep() {
  const { t, cart, language, contact } = useCheckout()
  const { free, parcels } = methodMessages[language]
  const methods = (cart?.deliveries ?? []).map(method => ({
    ...method,
    more: method.parcels > 1 && parcels(method.parcels),
    end: method.price_net === 0 ? free : <Fee net={method.price_net} gross={method.price_gross} />,
  }))
  return (
    <Step number={3} title={t.deliveryMethod}>
      {cart && <AskForDelivery language={language} cart={cart} contact={contact} />}
      <MethodChoice about="delivery" legend={t.deliveryMethod} methods={methods} chosen={cart?.delivery_shop_configuration_id ?? null} />
      <PickupPointChoice />
    </Step>
  )
}

function Fee(amounts: { net: number; gross: number }) {
  const { t, money, prices } = useCheckout()
  return <MethodFee amount={money(amounts[prices])} note={t[prices]} />
}

/** Payment methods; without scripts, with a button that recalculates the total. */
export function PaymentStep() {
  const { t, cart } = useCheckout()
  const methods = (cart?.payments ?? []).map(method => ({
    ...method,
    end: method.fee_net > 0 && <Fee net={method.fee_net} gross={method.fee_gross} />,
  }))
  return (
    <Step number={4} title={t.payment}>
      <MethodChoice about="payment" legend={t.payment} methods={methods} chosen={cart?.component_payment_method_id ?? null} />
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
