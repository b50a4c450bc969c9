import { Checkbox } from '@stragan/ui/checkbox'
import { Select } from '@stragan/ui/select'
import type { ReactNode } from 'react'
import { isElsewhere } from './address-choice.ts'
import { CheckoutField } from './checkout-field.tsx'
import type { Side } from './form-fields.ts'
import { useCheckout } from './use-checkout.ts'

const sections = { billing_address: 'section-billing billing', delivery_address: 'section-delivery shipping' } as const

interface AddressFieldsProps {
  side: Side
  /** Content above the name fields. */
  children?: ReactNode
  onCountry?: (code: string) => void
}

/** Fields of an address; section tokens keep the browser's autofill of the two apart. */
export function AddressFields({ side, children, onCountry }: AddressFieldsProps) {
  const { t, typed, cart, countries, reached, customer, errorOf } = useCheckout()
  // The billing address may be in a country without delivery.
  const isDelivered = side === 'delivery_address' || !isElsewhere(typed, cart)
  const auto = <Token extends string>(token: Token) => `${sections[side]} ${token}` as const
  // A chosen country without delivery remains selectable: the delivery methods explain why they are unavailable.
  const country = typed[`${side}.country`] || (isDelivered && cart?.delivery_country) || 'PL'
  return (
    <div className="grid gap-5">
      {children}
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <CheckoutField name={`${side}.first_name`} label={t.first_name} autoComplete={auto('given-name')} required />
        <CheckoutField name={`${side}.last_name`} label={t.last_name} autoComplete={auto('family-name')} required />
      </div>
      <CheckoutField name={`${side}.street`} label={t.street} autoComplete={auto('address-line1')} required />
      <div className="grid grid-cols-[minmax(7.5rem,1fr)_2fr] gap-x-4">
        <CheckoutField
          name={`${side}.postal_code`}
          label={t.postal_code}
          autoComplete={auto('postal-code')}
          autoCapitalize="characters"
          required
        />
        <CheckoutField name={`${side}.city`} label={t.city} autoComplete={auto('address-level2')} required />
      </div>
      <Select
        id={`${side}.country`}
        name={`${side}.country`}
        label={t.country}
        options={isDelivered ? countries.filter(one => one.value === country || reached.includes(one)) : countries}
        defaultValue={country}
        error={errorOf(`${side}.country`)}
        autoComplete={auto('country')}
        onChange={event => onCountry?.(event.currentTarget.value)}
        required
      />
      {side === 'delivery_address' && (
        <CheckoutField name={`${side}.phone`} label={t.recipientPhone} type="tel" autoComplete={auto('tel')} />
      )}
      {customer && <Checkbox name={`${side}.save`} label={t.saveAddress} defaultChecked={typed[`${side}.save`] === 'on'} />}
    </div>
  )
}
