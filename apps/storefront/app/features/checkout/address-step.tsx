import { FormField } from '@stragan/ui/form-field'
import { RadioGroup } from '@stragan/ui/radio-group'
import { useState } from 'react'
import { AddressFields, sections } from './address-fields.tsx'
import { DeliveryAddress } from './delivery-address.tsx'
import { AddressChoice } from './saved-addresses.tsx'
import { Step } from './step.tsx'
import { useCheckout, useHydrated } from './use-checkout.ts'

export function AddressStep() {
  const { t, typed } = useCheckout()
  const [kind, setKind] = useState(typed.kind === 'company' ? 'company' : 'person')
  const [country, setCountry] = useState(typed['billing_address.country'] || 'PL')
  return (
    <Step number={2} title={t.addresses}>
      <fieldset className="group/buyer">
        <legend className="mb-3 font-semibold text-lg">{t.billing}</legend>
        <AddressChoice side="billing_address">
          <AddressFields side="billing_address" onCountry={setCountry}>
            <RadioGroup
              legend={t.buyer}
              legendHidden
              name="kind"
              value={kind}
              onChange={setKind}
              choices={[
                { value: 'person', label: t.person },
                { value: 'company', label: t.companyBuyer },
              ]}
              className="[&_ul]:grid [&_ul]:grid-cols-2 [&_ul]:divide-y-0"
            />
            <Company isCompany={kind === 'company'} country={country} />
          </AddressFields>
        </AddressChoice>
      </fieldset>
      <DeliveryAddress />
    </Step>
  )
}

/**
 * Company fields: shown for companies, and always where neither scripts nor CSS can show them. Values sent with a person's form are
 * accepted; with scripts a person's form does not send them.
 */
function Company({ isCompany, country }: { isCompany: boolean; country: string }) {
  const { t, form } = useCheckout()
  const common = { form, section: sections.billing_address }
  const isHydrated = useHydrated()
  const needsNip = isCompany && country === 'PL'
  return (
    <fieldset
      disabled={isHydrated && !isCompany}
      className={`gap-x-4 gap-y-5 sm:grid-cols-2 ${isCompany ? 'grid' : 'hidden noscript:grid group-has-[input[value=company]:checked]/buyer:grid'}`}
    >
      <legend className="sr-only">{t.companyBuyer}</legend>
      <FormField
        {...common}
        name="billing_address.company"
        label={t.company}
        note={isCompany ? undefined : t.forCompanies}
        required={isCompany}
      />
      <FormField
        {...common}
        name="billing_address.nip"
        label={t.nip}
        note={needsNip ? undefined : isCompany ? t.optional : t.forCompanies}
        required={needsNip}
      />
    </fieldset>
  )
}
