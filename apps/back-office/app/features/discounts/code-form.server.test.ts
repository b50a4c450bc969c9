import { FormFields } from '@stragan/web/form-fields.server'
import { expect, test } from 'vitest'
import { codeFieldsOf, shownCode } from './code-form.server.ts'

test('categories and brands that are chosen on a page in another order are the stored ones', () => {
  const stored = {
    code: 'SCREWS',
    discount_type: 'percentage' as const,
    value: 10,
    min_order_value: 0,
    category_ids: [2, 10, 30],
    brand_ids: [9, 11],
    valid_from: null,
    valid_to: null,
    max_uses: null,
    max_uses_per_customer: null,
    enabled: true,
  }
  const inPageOrder = [
    ...[30, 2, 10].map((id): [string, string] => ['category_ids', String(id)]),
    ...[11, 9].map((id): [string, string] => ['brand_ids', String(id)]),
  ]
  const { category_ids, brand_ids } = shownCode(stored, 'en', 'Europe/Warsaw')
  expect(codeFieldsOf(new FormFields(inPageOrder))).toEqual({ category_ids, brand_ids })
})
