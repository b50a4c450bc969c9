import type { FormView } from '@stragan/ui/form'
import { FormField, FormSelect } from '@stragan/ui/form-field'
import type { OfficeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { discountMessages } from './discounts.messages.ts'

export const valueTable = {
  discount_type: 'required',
  value: 'required',
  min_order_value: 'optional',
  valid_from: 'optional',
  valid_to: 'optional',
  max_uses_per_customer: 'optional',
} as const
export const codeTable = { code: 'required', ...valueTable, max_uses: 'optional' } as const

interface ValueFieldsProps {
  form: FormView<keyof typeof valueTable>
  timeZone: string
}

/** What a code takes off, from which value on, and when. */
export function ValueFields({ form, timeZone }: ValueFieldsProps) {
  const t = discountMessages[useLanguage()]
  const kinds = (['percentage', 'fixed'] as const).map(value => ({ value, label: t.kinds[value] }))
  return (
    <>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <FormSelect form={form} name="discount_type" label={t.kind} options={kinds} />
        <FormField form={form} name="value" label={t.valueLabel} hint={t.valueHint} inputMode="decimal" autoComplete="off" />
      </div>
      <FormField
        form={form}
        name="min_order_value"
        label={t.minimum}
        hint={t.minimumHint}
        suffix="PLN"
        inputMode="decimal"
        autoComplete="off"
      />
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
      <FormField
        form={form}
        name="max_uses_per_customer"
        label={t.maxUsesPerCustomer}
        hint={t.maxUsesPerCustomerHint}
        inputMode="numeric"
        autoComplete="off"
      />
    </>
  )
}

/** All fields of one code. */
export function CodeFields({ form, timeZone }: { form: FormView<keyof typeof codeTable>; timeZone: string }) {
  const t = discountMessages[useLanguage()]
  return (
    <>
      <FormField
        form={form}
        name="code"
        label={t.code}
        hint={t.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <ValueFields form={form} timeZone={timeZone} />
      <FormField form={form} name="max_uses" label={t.maxUses} hint={t.maxUsesHint} inputMode="numeric" autoComplete="off" />
    </>
  )
}

/** The form with its own error of the code: other forms have codes of an authenticator. */
export function withCodeErrors(form: OfficeForm<keyof typeof codeTable>, language: 'en' | 'pl'): OfficeForm<keyof typeof codeTable> {
  const t = discountMessages[language]
  const errorOf: typeof form.view.errorOf = name => {
    const wrong = form.result?.problems.code
    if (name !== 'code' || !wrong) return form.view.errorOf(name)
    return wrong === 'missing' ? t.codeMissing : t.codeWrong
  }
  return { ...form, view: { ...form.view, errorOf } }
}

/** Names of the fields, for a change that met another one. */
export const codeLabels = (language: 'en' | 'pl') => {
  const t = discountMessages[language]
  return {
    code: t.code,
    discount_type: t.kind,
    value: t.valueLabel,
    min_order_value: t.minimum,
    valid_from: t.validFrom,
    valid_to: t.validTo,
    max_uses: t.maxUses,
    max_uses_per_customer: t.maxUsesPerCustomer,
  }
}
