import { FormField, FormSelect } from '@stragan/ui/form-field'
import type { OfficeForm } from '../../../platform/form.ts'
import { useLanguage } from '../../../platform/language.ts'
import type { dataTable, Side } from './data-form.ts'
import { handlingMessages } from './handling.messages.ts'

interface AddressFieldsProps {
  side: Side
  form: OfficeForm<keyof typeof dataTable>
  countries: readonly { value: string; label: string }[]
}

/** Fields of one address of an order. Browsers fill in nothing: it is not the address of whoever types. */
export function AddressFields({ side, form: { view }, countries }: AddressFieldsProps) {
  const t = handlingMessages[useLanguage()]
  const common = { form: view, autoComplete: 'off' } as const
  return (
    <div className="grid gap-5">
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormField {...common} name={`${side}.company`} label={t.company} />
        <FormField {...common} name={`${side}.nip`} label={t.nip} />
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
        options={countries}
        defaultValue={view.valueOf(`${side}.country`) || 'PL'}
      />
    </div>
  )
}
