import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Fields } from '../../platform/form.ts'
import { countryIn, deliveredSide } from './address-choice.ts'
import { intents } from './form-fields.ts'
import { useCartChange } from './use-cart-change.ts'
import { useCheckout } from './use-checkout.ts'
import { fieldsIn } from './use-draft.ts'

const decisive = ['elsewhere', 'billing_address.id', 'billing_address.country', 'delivery_address.id', 'delivery_address.country']

/** The fields that determine the destination. */
export const destinationIn = (form: HTMLFormElement): Fields =>
  Object.fromEntries(Object.entries(fieldsIn(form)).filter(([name]) => name === 'customer' || decisive.includes(name)))

/**
 * Sends the delivery country to the cart as soon as it changes in the form, since available methods depend on it. Without scripts it is
 * sent with the form.
 */
export function Destination({ form, round }: { form: RefObject<HTMLFormElement | null>; round: number }) {
  const { cart, customer } = useCheckout()
  const { send } = useCartChange('country')
  const sendCountry = useEffectEvent(() => {
    if (form.current) send({ ...destinationIn(form.current), intent: intents.choose })
  })
  const sendCountryIfChanged = useEffectEvent(() => {
    const fields = form.current ? destinationIn(form.current) : {}
    const country = countryIn(fields, deliveredSide(fields), customer?.saved ?? [])
    if (cart && country && country !== (cart.delivery_country ?? 'PL')) sendCountry()
  })
  // A restored draft or a saved address may differ from the cart's country.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs each time the fields are remounted
  useEffect(() => sendCountryIfChanged(), [round])
  useEffect(() => {
    const { current } = form
    const changed = ({ target }: Event) => {
      if (decisive.includes((target as HTMLInputElement).name)) sendCountry()
    }
    current?.addEventListener('change', changed)
    return () => current?.removeEventListener('change', changed)
  }, [form])
  return null
}
