import type { Arguments } from '@stragan/contract'
import { type discountCalls, productHandlingCalls } from '@stragan/contract/admin'
import { formatAmount, formatNumber } from '@stragan/contract/formats'
import type { Fields } from '@stragan/ui/form'
import { fieldsOf } from '@stragan/web/form.server'
import type { FormFields } from '@stragan/web/form-fields.server'
import { localTime, typedMoment } from '../../platform/local-time.ts'
import type { Office } from '../../platform/office.server.ts'
import { typedAmount } from '../../platform/typed-amount.ts'

import type { Limits } from './code-fields.tsx'

export type CodeValues = Arguments<typeof discountCalls.changeDiscountCode>['body']['from']

/** The categories and brands that codes can be limited to. */
export const loadLimits = async (office: Office, shop: string): Promise<Limits> => {
  const { categories, brands } = await office.api(productHandlingCalls.productChoices, { params: { shop } })
  return { category_ids: categories, brand_ids: brands }
}

/** The chosen ids as one text, sorted, so that the same choice is the same text in whichever order the page lists it. */
const textOfIds = (ids: readonly (string | number)[]) => ids.toSorted((a, b) => Number(a) - Number(b)).join(' ')

/** The fields of a form; the choices of a list as one text. */
export const codeFieldsOf = (form: FormFields): Fields => ({
  ...fieldsOf(form),
  category_ids: textOfIds(form.texts('category_ids')),
  brand_ids: textOfIds(form.texts('brand_ids')),
})

/** Ids in a text; what is no id stays a number that is none. */
const typedIds = (typed = '') => typed.split(' ').filter(Boolean).map(Number)

/** A whole number as it is typed; null for an empty field, NaN for anything else. */
const typedNumber = (typed = '') => {
  const digits = typed.slice(0, 20).replaceAll(/\s/g, '')
  return digits === '' ? null : /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
}

/** What a code and each of a series have in common, as a form stands for it. */
export const readValues = (fields: Fields, timeZone: string) => ({
  discount_type: fields.discount_type === 'fixed' ? ('fixed' as const) : ('percentage' as const),
  value: typedAmount(fields.value),
  min_order_value: fields.min_order_value ? typedAmount(fields.min_order_value) : 0,
  category_ids: typedIds(fields.category_ids),
  brand_ids: typedIds(fields.brand_ids),
  valid_from: typedMoment(fields.valid_from, timeZone),
  valid_to: typedMoment(fields.valid_to, timeZone),
  max_uses_per_customer: typedNumber(fields.max_uses_per_customer),
})

/** The code that a form stands for. */
export const readCode = (fields: Fields, timeZone: string): CodeValues => ({
  ...readValues(fields, timeZone),
  code: fields.code ?? '',
  max_uses: typedNumber(fields.max_uses),
  enabled: fields.enabled === 'on',
})

/** The number of codes of a series. */
export const readCount = (fields: Fields) => typedNumber(fields.count) ?? Number.NaN

/** A stored code, as its form shows it. */
export const shownCode = (code: CodeValues, language: 'en' | 'pl', timeZone: string) => ({
  code: code.code,
  discount_type: code.discount_type,
  value: code.discount_type === 'percentage' ? formatNumber(language, code.value) : formatAmount(language, code.value),
  min_order_value: code.min_order_value === 0 ? '' : formatAmount(language, code.min_order_value),
  category_ids: textOfIds(code.category_ids ?? []),
  brand_ids: textOfIds(code.brand_ids ?? []),
  valid_from: code.valid_from === null ? '' : localTime(code.valid_from, timeZone),
  valid_to: code.valid_to === null ? '' : localTime(code.valid_to, timeZone),
  max_uses: code.max_uses === null ? '' : String(code.max_uses),
  max_uses_per_customer: code.max_uses_per_customer === null ? '' : String(code.max_uses_per_customer),
})

/** The values alone, as they go into a change. */
export const valuesOf = (code: CodeValues): CodeValues => ({
  code: code.code,
  discount_type: code.discount_type,
  value: code.value,
  min_order_value: code.min_order_value,
  category_ids: code.category_ids,
  brand_ids: code.brand_ids,
  valid_from: code.valid_from,
  valid_to: code.valid_to,
  max_uses: code.max_uses,
  max_uses_per_customer: code.max_uses_per_customer,
  enabled: code.enabled,
})
