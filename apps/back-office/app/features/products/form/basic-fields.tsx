import { maxLengths } from '@stragan/contract'
import { Checkbox } from '@stragan/ui/checkbox'
import { Field } from '@stragan/ui/field'
import { Select } from '@stragan/ui/select'
import type { FormState } from './form-state.ts'
import { textIn } from './product-values.ts'

interface Option {
  id: number
  name: string
}

/** The choices of a select; a stored one that the list does not have is in it, too, so that it is not lost unseen. */
const optionsOf = (choices: readonly Option[], stored: string, none: string) => [
  { value: '', label: none },
  ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
  ...(stored === '' || choices.some(({ id }) => String(id) === stored) ? [] : [{ value: stored, label: `#${stored}` }]),
]

/** Symbol, EAN, brand, category, VAT rate. */
export function BasicFields({ form: { t, values, errors, choices } }: { form: FormState }) {
  const control = (name: keyof typeof t.fields) => ({
    id: name,
    name,
    label: t.fields[name],
    hint: t.hints[name],
    error: errors[name],
    defaultValue: textIn(values, name),
  })
  const rate = textIn(values, 'vat_percent')
  const rates = [...new Set([...choices.vat_percents.map(String), ...(rate === '' ? [] : [rate])])]
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <Field {...control('symbol')} maxLength={maxLengths.symbol} autoComplete="off" spellCheck={false} required />
      <Field {...control('ean')} inputMode="numeric" maxLength={20} autoComplete="off" />
      <Select {...control('category_id')} options={optionsOf(choices.categories, textIn(values, 'category_id'), t.none)} />
      <Select {...control('brand_id')} options={optionsOf(choices.brands, textIn(values, 'brand_id'), t.none)} />
      <Select {...control('vat_percent')} options={rates.map(value => ({ value, label: `${value} %` }))} />
      <Checkbox
        id="is_product_of_the_month"
        name="is_product_of_the_month"
        label={t.fields.is_product_of_the_month}
        hint={t.hints.is_product_of_the_month}
        defaultChecked={textIn(values, 'is_product_of_the_month') === 'on'}
        className="sm:pt-6"
      />
    </div>
  )
}
