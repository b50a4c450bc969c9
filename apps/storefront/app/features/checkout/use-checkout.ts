import { type Cart, currencies, defaultCurrency } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Country } from '../../platform/countries.server.ts'
import type { Display } from '../../platform/display.ts'
import { formatMoney } from '../../platform/format.ts'
import { checkoutMessages } from './checkout.messages.ts'
import type { CheckoutCustomer } from './checkout-customer.server.ts'
import { fieldMessages } from './field.messages.ts'
import { baseName, type CheckoutAnswer, type FieldName, maxLengths, shownTotal, type Typed, type TypedName } from './form-fields.ts'

interface Checkout {
  language: Language
  prices: Display['prices']
  countries: Country[]
  /** Null for a guest. */
  customer: CheckoutCustomer | null
  /** Absent while the shop can not be reached: the form stays, and its delivery and payment as they were. */
  cart: Cart | null
  /** What the last sending came to. */
  answer: CheckoutAnswer | null
  /** Fields that were changed since: what was wrong with them may be right now. */
  touchedFields: ReadonlySet<string>
  /** What the fields begin with. */
  typed: Typed
  /** Takes the form as it stands, before a part of it goes and perhaps comes back. */
  captureFields: () => void
  /** Takes the cart of an answer, if it is a newer one. */
  offer: (answer: CheckoutAnswer) => void
  isPlacing: boolean
  /** Something is on its way that the total depends on. */
  isChoosing: boolean
}

export const CheckoutContext = createContext<Checkout | null>(null)

/** What every part of the checkout needs: the cart, what was typed and what is wrong with it, words and money as the visitor reads them. */
export function useCheckout() {
  const checkout = useContext(CheckoutContext)
  if (!checkout) throw new Error('No checkout here: render this within the checkout page')
  const { language, cart, answer, countries, typed, touchedFields } = checkout
  const [amount, code] = (cart ? shownTotal(cart) : (typed.total ?? '')).split(' ')
  const currency = currencies.find(known => known === code) ?? defaultCurrency
  const problemOf = (name: FieldName): string | undefined => {
    const wrong = answer?.refused?.problems[name]
    if (!wrong) return undefined
    const code = answer.typed[`${name.split('.')[0]}.country`] ?? 'PL'
    const country = countries.find(({ value }) => value === code)?.label ?? code
    return fieldMessages[language].fieldError(name, wrong, maxLengths[baseName(name as TypedName)], { code, country })
  }
  return {
    ...checkout,
    reached: countriesReached(countries, cart),
    t: checkoutMessages[language],
    money: (amount: number) => formatMoney(language, amount, currency),
    /** What is to be paid, as it was last known. */
    total: amount ? formatMoney(language, Number(amount), currency) : null,
    problemOf,
    /** What stands beside a field, until it is changed. */
    errorOf: (name: FieldName) => (touchedFields.has(name) ? undefined : problemOf(name)),
  }
}

/** Where some delivery of the shop goes. */
function countriesReached(countries: Country[], cart: Cart | null): Country[] {
  if (!cart || cart.deliveries.some(({ countries }) => countries === null)) return countries
  const reached = new Set(cart.deliveries.flatMap(({ countries }) => countries ?? []))
  return countries.filter(({ value }) => reached.has(value))
}

const never = () => () => {}

/** Whether scripts run here: false in what the server rendered, true once React has woken. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
