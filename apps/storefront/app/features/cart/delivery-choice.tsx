import { MethodChoice } from './method-choice.tsx'
import { useCartPage } from './use-cart.ts'

/** Delivery methods with their prices for this cart. */
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
        end: method.price_net === 0 ? t.free : <Fee net={method.price_net} gross={method.price_gross} />,
        more: [
          method.parcels > 1 && t.parcels(method.parcels),
          method.free_from_net !== null && method.price_net > 0 && t.freeFrom(money(method.free_from_net)),
        ]
          .filter(Boolean)
          .join(' '),
      }))}
    />
  )
}

/** Payment methods. */
export function PaymentChoice() {
  const { t, cart } = useCartPage()
  return (
    <MethodChoice
      about="payment"
      legend={t.payment}
      set={t.setPayment}
      chosen={cart.component_payment_method_id}
      effect={cart.payment_effect}
      methods={cart.payments.map(method => ({
        ...method,
        end: method.fee_net > 0 && <Fee net={method.fee_net} gross={method.fee_gross} />,
        more: null,
      }))}
    />
  )
}

function Fee(amounts: { net: number; gross: number }) {
  const { t, prices, other, money } = useCartPage()
  return (
    <>
      <span className="block whitespace-nowrap">{money(amounts[prices])}</span>
      <span className="block whitespace-nowrap text-quiet text-xs">
        {money(amounts[other])} {t[other]}
      </span>
    </>
  )
}
