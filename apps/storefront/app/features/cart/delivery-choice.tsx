import type { Cart } from '@stragan/contract'
import { MethodChoice } from './method-choice.tsx'
import { useCartPage } from './use-cart.ts'

/** How the goods come, each way with its price for this cart. */
export function DeliveryChoice() {
  const { t, cart, money } = useCartPage()
  return (
    <MethodChoice
      about="delivery"
      legend={t.delivery}
      set={t.setDelivery}
      chosen={cart.delivery_shop_configuration_id}
      effect={cart.delivery_effect}
      methods={cart.deliveries.map(method => ({
        ...method,
        end: <Fee method={method} />,
        more: method.free_from_net !== null && method.price_net > 0 ? t.freeFrom(money(method.free_from_net)) : null,
      }))}
    />
  )
}

/** How to pay. */
export function PaymentChoice() {
  const { t, cart } = useCartPage()
  return (
    <MethodChoice
      about="payment"
      legend={t.payment}
      set={t.setPayment}
      chosen={cart.component_payment_method_id}
      effect={cart.payment_effect}
      methods={cart.payments.map(method => ({ ...method, end: null, more: null }))}
    />
  )
}

function Fee({ method: { price_net, price_gross } }: { method: Cart['deliveries'][number] }) {
  const { t, prices, other, money } = useCartPage()
  if (price_net === 0) return t.free
  const amounts = { net: price_net, gross: price_gross }
  return (
    <>
      <span className="block whitespace-nowrap">{money(amounts[prices])}</span>
      <span className="block whitespace-nowrap text-quiet text-xs">
        {money(amounts[other])} {t[other]}
      </span>
    </>
  )
}
