import type { FormView } from '@stragan/ui/form'
import { FormField } from '@stragan/ui/form-field'
import { useLanguage } from '../../platform/language.ts'
import { ValidityFields } from '../../platform/validity-fields.tsx'
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
      <ValidityFields form={form} texts={t} timeZone={timeZone} />
    </>
  )
}
