import type { FormView } from '@stragan/ui/form'
import { FormField, FormSelect } from '@stragan/ui/form-field'
import { ErrorText } from '@stragan/ui/labelled'
import { ChoiceList } from '../../platform/choice-list.tsx'
import type { OfficeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { withoutT } from '../../platform/local-time.ts'
import { withOwnErrors } from '../../platform/own-errors.ts'
import { ValidityFields } from '../../platform/validity-fields.tsx'
import { discountMessages } from './discounts.messages.ts'

export const valueTable = {
  discount_type: 'required',
  value: 'required',
  min_order_value: 'optional',
  category_ids: 'optional',
  brand_ids: 'optional',
  valid_from: 'optional',
  valid_to: 'optional',
  max_uses_per_customer: 'optional',
} as const
export const codeTable = { code: 'required', ...valueTable, max_uses: 'optional' } as const

/** The categories and brands that a code can be limited to. */
export type Limits = Readonly<Record<'category_ids' | 'brand_ids', readonly { id: number; name: string }[]>>

interface ValueFieldsProps {
  form: FormView<keyof typeof valueTable>
  limits: Limits
  timeZone: string
}

/** What a code takes off, from which value on, and when. */
export function ValueFields({ form, limits, timeZone }: ValueFieldsProps) {
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
      <LimitFields form={form} limits={limits} />
      <ValidityFields form={form} texts={t} timeZone={timeZone} />
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

/** The categories and brands whose products a code is for. */
function LimitFields({ form, limits }: Pick<ValueFieldsProps, 'form' | 'limits'>) {
  const t = discountMessages[useLanguage()]
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-semibold text-sm">{t.limits}</legend>
      <p className="max-w-prose text-quiet text-sm">{t.limitsHint}</p>
      {(['category_ids', 'brand_ids'] as const).map(name => {
        const chosen = form.valueOf(name).split(' ').filter(Boolean)
        const error = form.errorOf(name)
        const id = form.idOf(name)
        return (
          <div key={name} id={id} tabIndex={-1} className="min-w-0">
            <ChoiceList
              label={t[name]}
              name={name}
              options={withDeleted(limits[name], chosen, t.deleted)}
              chosen={chosen}
              none={t.noLimit}
              columns="grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))]"
            />
            {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
          </div>
        )
      })}
    </fieldset>
  )
}

/** The options, before them those that a code still names though they were deleted: without them it would be saved as one for all. */
const withDeleted = (options: readonly { id: number; name: string }[], chosen: readonly string[], deleted: (id: string) => string) => {
  const known = new Set(options.map(({ id }) => String(id)))
  return [...chosen.filter(id => !known.has(id)).map(id => ({ id: Number(id), name: deleted(id) })), ...options]
}

interface CodeFieldsProps {
  form: FormView<keyof typeof codeTable>
  limits: Limits
  timeZone: string
}

/** All fields of one code. */
export function CodeFields({ form, limits, timeZone }: CodeFieldsProps) {
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
      <ValueFields form={form} limits={limits} timeZone={timeZone} />
      <FormField form={form} name="max_uses" label={t.maxUses} hint={t.maxUsesHint} inputMode="numeric" autoComplete="off" />
    </>
  )
}

/** The form with its own errors of the code: other forms have codes of an authenticator. */
export function withCodeErrors(form: OfficeForm<keyof typeof codeTable>, language: 'en' | 'pl'): OfficeForm<keyof typeof codeTable> {
  const { codeMissing, codeWrong } = discountMessages[language]
  return withOwnErrors(form, { code: { missing: codeMissing, wrong: codeWrong } })
}

/** A value of a field as staff read it: kinds, categories and brands by name, moments without the letter between day and time. */
export function shownValue(language: 'en' | 'pl', limits: Limits, name: keyof typeof codeTable, value: string): string {
  const t = discountMessages[language]
  switch (name) {
    case 'discount_type':
      return value === 'percentage' || value === 'fixed' ? t.kinds[value] : value
    case 'category_ids':
    case 'brand_ids': {
      const chosen = value.split(' ').filter(Boolean)
      const options = withDeleted(limits[name], chosen, t.deleted)
      return chosen.map(id => options.find(option => String(option.id) === id)?.name).join(', ')
    }
    default:
      return withoutT(value)
  }
}

/** Names of the fields, for a change that met another one. */
export const codeLabels = (language: 'en' | 'pl') => {
  const t = discountMessages[language]
  return {
    code: t.code,
    discount_type: t.kind,
    value: t.valueLabel,
    min_order_value: t.minimum,
    category_ids: t.category_ids,
    brand_ids: t.brand_ids,
    valid_from: t.validFrom,
    valid_to: t.validTo,
    max_uses: t.maxUses,
    max_uses_per_customer: t.maxUsesPerCustomer,
  }
}
