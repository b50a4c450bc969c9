import type { FormView } from '@stragan/ui/form'
import { FormField } from '@stragan/ui/form-field'
import { useLanguage } from '../../platform/language.ts'
import type { priceListTable } from './price-list-form.ts'
import { priceListMessages } from './price-lists.messages.ts'

interface PriceListFieldsProps {
  form: FormView<keyof typeof priceListTable>
  timeZone: string
}

/** The name of a price list, and when it holds. */
export function PriceListFields({ form, timeZone }: PriceListFieldsProps) {
  const t = priceListMessages[useLanguage()]
  return (
    <>
      <FormField form={form} name="name" label={t.name} hint={t.nameHint} autoComplete="off" />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        {(['valid_from', 'valid_to'] as const).map(name => (
          <FormField
            key={name}
            form={form}
            name={name}
            label={name === 'valid_from' ? t.validFrom : t.validTo}
            hint={t.timeHint(timeZone)}
            type="datetime-local"
            className="min-w-0 grid-cols-1"
          />
        ))}
      </div>
    </>
  )
}
