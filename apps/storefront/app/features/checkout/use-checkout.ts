import { type Cart, currencies, defaultCurrency } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import type { Country } from '@stragan/web/countries.server'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { ShopContact } from '../../platform/bootstrap.ts'
import type { Display } from '../../platform/display.ts'
import type { Fields, FormView } from '../../platform/form.ts'
import { formatMoney } from '../../platform/format.ts'
import type { ApplyCart } from '../cart/cart-store.ts'
import { checkoutMessages } from './checkout.messages.ts'
import type { CheckoutCustomer } from './checkout-customer.server.ts'
import { fieldMessages } from './field.messages.ts'
import { type CheckoutResult, checkoutFields, type FieldName, shownTotal } from './form-fields.ts'

interface Checkout {
  language: Language
  prices: Display['prices']
  contact: ShopContact | null
  countries: readonly Country[]
  /** Null for a guest. */
  customer: CheckoutCustomer | null
  /** Null while the API is unavailable: the form stays, with its delivery and payment method. */
  cart: Cart | null
  /** Last response of the form. */
  result: CheckoutResult | null
  /** Fields changed since: their errors may be fixed. */
  touchedFields: ReadonlySet<string>
  /** Initial values of the fields. */
  typed: Fields
  /** Stores the form's values before a part of it is unmounted. */
  captureFields: () => void
  /** Applies the cart of a response if it is newer; `apply` was begun when the request was sent. */
  applyResponse: (result: CheckoutResult, apply: ApplyCart) => void
  isPlacing: boolean
  /** A change that affects the total is pending. */
  isChoosing: boolean
}

export const CheckoutContext = createContext<Checkout | null>(null)

/** Context of the checkout: cart, values, errors, texts and money formatting. */
export function useCheckout() {
  const checkout = useContext(CheckoutContext)
  if (!checkout) throw new Error('No checkout here: render this within the checkout page')
  const { language, cart, result, countries, typed, touchedFields } = checkout
  const [amount, code] = (cart ? shownTotal(cart) : (typed.total ?? '')).split(' ')
  const currency = currencies.find(known => known === code) ?? defaultCurrency
  const problemOf = (name: FieldName): string | undefined => {
    const wrong = result?.refused?.problems[name]
    if (!wrong) return undefined
    const code = result.typed[`${name.split('.')[0]}.country`] ?? 'PL'
    const country = countries.find(({ value }) => value === code)?.label ?? code
    return fieldMessages[language].fieldError(name, wrong, { code, country })
  }
  /** Error shown at a field, until the field is changed. */
  const errorOf = (name: FieldName) => (touchedFields.has(name) ? undefined : problemOf(name))
  const t = checkoutMessages[language]
  const form: FormView<FieldName> = {
    fields: checkoutFields,
    idOf: name => name,
    valueOf: name => typed[name] ?? '',
    errorOf,
    optional: t.optional,
  }
  return {
    ...checkout,
    reached: countriesReached(countries, cart),
    t,
    form,
    money: (amount: number) => formatMoney(language, amount, currency),
    /** The last known amount to pay. */
    total: amount ? formatMoney(language, Number(amount), currency) : null,
    problemOf,
    errorOf,
  }
}

/** Countries to which any delivery method ships. */
function countriesReached(countries: readonly Country[], cart: Cart | null): readonly Country[] {
  if (!cart || cart.deliveries.some(({ countries }) => countries === null)) return countries
  const reached = new Set(cart.deliveries.flatMap(({ countries }) => countries ?? []))
  return countries.filter(({ value }) => reached.has(value))
}

const never = () => () => {}

/** Whether the page is hydrated: false on the server. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
