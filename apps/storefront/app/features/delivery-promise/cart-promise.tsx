import { type Cart, chosenDelivery, type DeliveryPromise } from '@stragan/contract'
import { describeDelivery } from '@stragan/contract/delivery-dates'
import type { Language } from '@stragan/routing'
import { PromisedDates, until } from './promise.tsx'
import { promiseTexts } from './promise-texts.ts'

/** Below a delivery method: its dates. */
export function MethodPromise({ promise, language }: { promise: DeliveryPromise | null; language: Language }) {
  return (
    promise && (
      <span className="block text-ink" {...until(promise.order_by)}>
        {describeDelivery(language, promise)}
      </span>
    )
  )
}

/** Of the chosen delivery of a cart; with a transfer the receipt of the money counts. */
export function CartPromise({ cart, language }: { cart: Cart; language: Language }) {
  const delivery = chosenDelivery(cart)
  const payment = cart.payments.find(({ id }) => id === cart.component_payment_method_id)
  if (!delivery?.promise || !delivery.offered) return null
  return (
    <p className="mt-4" {...until(delivery.promise.order_by)}>
      <PromisedDates {...promiseTexts(language, delivery.promise, payment?.code === 'bank_transfer')} />
    </p>
  )
}
