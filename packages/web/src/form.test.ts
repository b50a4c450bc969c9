import { fieldProblems, ShopError } from '@stragan/contract'
import { discountCalls } from '@stragan/contract/admin'
import { expect, test } from 'vitest'
import { defineForm } from './form.server.ts'

const form = defineForm({ phone: 'required', 'billing_address.city': 'required' })

test('fields that the API finds wrong are errors of the form', () => {
  const error = new ShopError('invalid_body', { fields: { phone: fieldProblems.wrong_format } })
  expect(form.refusalOf(error)).toEqual({ problems: { phone: 'wrong' }, refused: null })
})

test('fields that somebody else has changed meanwhile are not wrong: the form is refused as a whole', () => {
  const fields = { phone: fieldProblems.changed_elsewhere, 'billing_address.city': fieldProblems.changed_elsewhere }
  expect(form.refusalOf(new ShopError('order_changed', { fields }))).toEqual({
    problems: {},
    refused: { code: 'order_changed', minutes: 0 },
  })
})

test('texts and lists are too long, numbers are wrong', () => {
  const { problemsOf } = defineForm({ series: 'required', category_ids: 'optional', count: 'required', max_uses_per_customer: 'optional' })
  const category_ids = Array.from({ length: 101 }, (_, i) => i + 1)
  const typed = { series: 'x'.repeat(61), category_ids: category_ids.join(' '), count: '1001', max_uses_per_customer: '99999999' }
  const body = { ...typed, category_ids, count: 1001, max_uses_per_customer: 99_999_999 }
  expect(problemsOf(discountCalls.addDiscountSeries.body, body, typed)).toEqual({
    series: 'long',
    category_ids: 'long',
    count: 'wrong',
    max_uses_per_customer: 'wrong',
  })
})
