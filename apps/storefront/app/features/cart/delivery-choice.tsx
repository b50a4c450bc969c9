import { AskForDelivery } from './ask-for-delivery.tsx'
import { methodMessages } from './method.messages.ts'
import { MethodChoice } from './method-choice.tsx'
import { MethodFee } from './method-fee.tsx'
import { useCartPage } from './use-cart.ts'

/** Delivery methods with their prices for this cart. */
export function DeliveryChoice() {
  const { t, cart, language, money, contact } = useCartPage()
  const { free, parcels } = methodMessages[language]
  return (
    <MethodChoice
      about="delivery"
      legend={t.delivery}
      set={t.setDelivery}
      chosen={cart.delivery_shop_configuration_id}
      effect={cart.delivery_effect}
      methods={cart.deliveries.map(method => ({
        ...method,
        end: method.price_net === 0 ? free : <Fee net={method.price_net} gross={method.price_gross} />,
        more: [
          method.parcels > 1 && parcels(method.parcels),
          method.free_from_net !== null && method.price_net > 0 && t.freeFrom(money(method.free_from_net)),
        ]
          .filter(Boolean)
          .join(' '),
      }))}
    >
      <AskForDelivery language={language} cart={cart} contact={contact} />
    </MethodChoice>
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
  return <MethodFee amount={money(amounts[prices])} note={`${money(amounts[other])} ${t[other]}`} />
}
