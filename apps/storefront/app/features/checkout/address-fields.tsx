import { Checkbox } from '@stragan/ui/checkbox'
import { FormField, FormSelect } from '@stragan/ui/form-field'
import type { ReactNode } from 'react'
import { hasSeparateDelivery } from './address-choice.ts'
import type { Side } from './form-fields.ts'
import { useCheckout } from './use-checkout.ts'

/** Autofill sections: they keep the two addresses apart. */
export const sections = { billing_address: 'section-billing billing', delivery_address: 'section-delivery shipping' } as const

interface AddressFieldsProps {
  side: Side
  /** Content above the name fields. */
  children?: ReactNode
  onCountry?: (code: string) => void
}

/** Fields of an address. */
export function AddressFields({ side, children, onCountry }: AddressFieldsProps) {
  const { t, form, typed, cart, countries, reached, customer } = useCheckout()
  // The billing address may be in a country without delivery.
  const isDelivered = side === 'delivery_address' || !hasSeparateDelivery(typed, cart)
  const common = { form, section: sections[side] }
  // Whether the goods go to the billing address of a customer with saved ones is chosen in the browser.
  const isUndecided = side === 'billing_address' && customer !== null && customer.saved.length > 0
  // A chosen country without delivery remains selectable: the delivery methods explain why they are unavailable.
  const country = typed[`${side}.country`] || (isDelivered && cart?.delivery_country) || 'PL'
  return (
    <div className="grid gap-5">
      {children}
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormField {...common} name={`${side}.first_name`} label={t.first_name} />
        <FormField {...common} name={`${side}.last_name`} label={t.last_name} />
      </div>
      <FormField {...common} name={`${side}.street`} label={t.street} />
      <div className="grid grid-cols-[minmax(7.5rem,1fr)_2fr] gap-x-4">
        <FormField {...common} name={`${side}.postal_code`} label={t.postal_code} />
        <FormField {...common} name={`${side}.city`} label={t.city} />
      </div>
      <FormSelect
        {...common}
        name={`${side}.country`}
        label={t.country}
        options={isDelivered && !isUndecided ? countries.filter(one => one.value === country || reached.includes(one)) : countries}
        defaultValue={country}
        onChange={event => onCountry?.(event.currentTarget.value)}
      />
      {side === 'delivery_address' && <FormField {...common} name={`${side}.phone`} label={t.recipientPhone} />}
      {customer && <Checkbox name={`${side}.save`} label={t.saveAddress} defaultChecked={typed[`${side}.save`] === 'on'} />}
    </div>
  )
}
