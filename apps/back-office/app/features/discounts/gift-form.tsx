import type { Arguments } from '@stragan/contract'
import { languages, maxLengths } from '@stragan/contract'
import type { giftAdminCalls } from '@stragan/contract/admin'
import { formatAmount } from '@stragan/contract/formats'
import type { Fields, FormView } from '@stragan/ui/form'
import { FormField } from '@stragan/ui/form-field'
import type { OfficeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { withOwnErrors } from '../../platform/own-errors.ts'
import { typedAmount } from '../../platform/typed-amount.ts'
import { giftMessages } from './gifts.messages.ts'

export const giftTable = { 'name.en': 'optional', 'name.pl': 'optional', min_order_value: 'required', items: 'required' } as const
export type GiftValues = Arguments<typeof giftAdminCalls.changeGift>['body']['from']

/** The gift that a form stands for. */
export function readGift(fields: Fields): GiftValues {
  const items = (fields.items ?? '').slice(0, 20).replaceAll(/\s/g, '')
  return {
    name: { en: fields['name.en'] ?? '', pl: fields['name.pl'] ?? '' },
    min_order_value: typedAmount(fields.min_order_value),
    items: /^\d{1,8}$/.test(items) ? Number(items) : Number.NaN,
    enabled: fields.enabled === 'on',
  }
}

/** A stored gift, as its form shows it. */
export const shownGift = ({ name, min_order_value, items }: GiftValues, language: 'en' | 'pl') => ({
  'name.en': name.en,
  'name.pl': name.pl,
  min_order_value: formatAmount(language, min_order_value),
  items: String(items),
})

/** The form with its own errors of the names: other forms have names of which neither may be empty. */
export function withNameErrors(form: OfficeForm<keyof typeof giftTable>, language: 'en' | 'pl'): OfficeForm<keyof typeof giftTable> {
  const error = { wrong: giftMessages[language].nameError }
  return withOwnErrors(form, { 'name.en': error, 'name.pl': error })
}

/** Names in both languages, the value from which it may be chosen, and stock. */
export function GiftFields({ form }: { form: FormView<keyof typeof giftTable> }) {
  const t = giftMessages[useLanguage()]
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      {languages.map(language => (
        <FormField
          key={language}
          form={form}
          name={`name.${language}`}
          label={t.nameIn[language]}
          hint={form.valueOf(`name.${language}`) === '' ? t.nameHint : undefined}
          lang={language}
          maxLength={maxLengths.name}
          autoComplete="off"
        />
      ))}
      <FormField form={form} name="min_order_value" label={t.minimum} suffix="PLN" inputMode="decimal" autoComplete="off" />
      <FormField form={form} name="items" label={t.stock} hint={t.stockHint} inputMode="numeric" autoComplete="off" />
    </div>
  )
}
