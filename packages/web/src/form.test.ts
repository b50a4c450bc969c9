import { fieldProblems, ShopError } from '@stragan/contract'
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
