import type { Cart } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import type { Country } from '@stragan/web/countries.server'
import { type SyntheticEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { ShopContact } from '../../platform/bootstrap.ts'
import type { Display } from '../../platform/display.ts'
import type { Fields } from '../../platform/form.ts'
import type { ApplyCart } from '../cart/cart-store.ts'
import type { ApplyCartResult } from '../cart/use-cart.ts'
import type { Guarantee } from '../legal-guarantee/legal-guarantee.tsx'
import { AddressStep } from './address-step.tsx'
import { checkoutMessages } from './checkout.messages.ts'
import type { CheckoutCustomer } from './checkout-customer.server.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { ClosingSteps } from './closing-step.tsx'
import { ContactStep } from './contact-step.tsx'
import { Destination } from './destination.ts'
import { type CheckoutResult, intents, shownTotal } from './form-fields.ts'
import { DeliveryStep, PaymentStep } from './method-steps.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import { TotalBar } from './total-bar.tsx'
import { CheckoutContext } from './use-checkout.ts'
import { fieldsIn, useDraft } from './use-draft.ts'
import { usePlaceOrder } from './use-place-order.ts'

interface CheckoutFormProps {
  loaded: {
    language: Language
    prices: Display['prices']
    contact: ShopContact | null
    countries: readonly Country[]
    guarantee: Guarantee | null
    customer: CheckoutCustomer | null
    key: string
  }
  cart: Cart | null
  actionData: CheckoutResult | null
  applyCartResponse: ApplyCartResult
}

/** Checkout form with all steps on one page. Fields are uncontrolled: entered values survive every response. */
export function CheckoutForm({ loaded, cart, actionData, applyCartResponse }: CheckoutFormProps) {
  const { language, prices, contact, countries } = loaded
  // The form remains that of the customer who opened it, even after another login.
  const [customer] = useState(loaded.customer)
  const form = useRef<HTMLFormElement>(null)
  const result = useLast(actionData)
  const [typed, setTyped] = useState<Fields>(actionData?.typed ?? customer?.prefill ?? {})
  const [key] = useState(typed.key || loaded.key)
  const [round, setRound] = useState(0)
  const restore = useCallback((draft: Fields) => {
    setTyped(draft)
    setRound(1)
  }, [])
  useDraft(form, actionData === null && round === 0, customer, restore)
  useReloadOnReturn()
  const placeButton = useRef<HTMLButtonElement>(null)
  const { isPlacing, isChoosing, applyOrder, onSubmit, onResult } = usePlaceOrder(placeButton)
  const applyResponse = useCallback(
    (result: CheckoutResult, apply: ApplyCart) => {
      onResult(result)
      applyCartResponse(result, apply)
    },
    [applyCartResponse, onResult],
  )
  useEffect(() => {
    if (actionData) applyResponse(actionData, applyOrder.current)
  }, [actionData, applyResponse, applyOrder])
  const [touchedFields, markTouched] = useTouchedFields(result)
  const checkout = useMemo(() => {
    const captureFields = () => form.current && setTyped(fieldsIn(form.current))
    return {
      language,
      prices,
      contact,
      countries,
      customer,
      cart,
      result,
      touchedFields,
      typed,
      captureFields,
      applyResponse,
      isPlacing,
      isChoosing,
    }
  }, [language, prices, contact, countries, customer, cart, result, touchedFields, typed, applyResponse, isPlacing, isChoosing])
  return (
    <CheckoutContext value={checkout}>
      <Destination form={form} round={round} />
      <Form ref={form} method="post" noValidate onSubmit={onSubmit} onInput={markTouched} data-saved-by-scripts>
        {/* Default button, pressed by Enter: places the order instead of pressing the first visible button. */}
        <button ref={placeButton} type="submit" name="intent" value={intents.place} tabIndex={-1} aria-hidden="true" className="sr-only" />
        <input type="hidden" name="key" value={key} />
        {customer && <input type="hidden" name="customer" value={customer.id} />}
        <input type="hidden" name="total" value={cart ? shownTotal(cart) : (typed.total ?? '')} />
        <div className="mt-6 grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
          <div className="min-w-0">
            <ProblemSummary />
            <div key={round} className="grid content-start gap-9">
              <p className="-mb-5 text-quiet text-sm">{checkoutMessages[language].requiredHint}</p>
              <ContactStep />
              <AddressStep />
              <DeliveryStep />
              <PaymentStep />
              <ClosingSteps />
              <TotalBar />
            </div>
          </div>
          <CheckoutSummary guarantee={loaded.guarantee} />
        </div>
      </Form>
    </CheckoutContext>
  )
}

/** The last response; a navigation within the page would clear it. */
function useLast<T>(given: T | null): T | null {
  const [last, setLast] = useState(given)
  if (given && given !== last) setLast(given)
  return given ?? last
}

const none: ReadonlySet<string> = new Set()

/** Fields changed since the last response. */
function useTouchedFields(result: CheckoutResult | null) {
  const [touchedFields, setTouchedFields] = useState({ since: result, names: none })
  const markTouched = ({ target }: SyntheticEvent) => {
    const { name } = target as HTMLInputElement
    setTouchedFields(({ since, names }) => ({ since: result, names: new Set([...(since === result ? names : none), name]) }))
  }
  return [touchedFields.since === result ? touchedFields.names : none, markTouched] as const
}

/** Reloads a page restored from the back/forward cache: its order may have been placed. */
function useReloadOnReturn() {
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => persisted && window.location.reload()
    window.addEventListener('pageshow', reload)
    return () => window.removeEventListener('pageshow', reload)
  }, [])
}
