import { FormFields } from '@stragan/web/form-fields.server'
import { expect, test } from 'vitest'
import { draftForms } from './draft-forms.ts'

const uid = '0'.repeat(32)
const declared = (area: string, kind: string) => draftForms.find(one => one.area === area && one.kind === kind)

test('each form has one declaration', () => {
  const keys = draftForms.map(({ area, kind }) => `${area}/${kind}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test.each([
  ['orders', 'note', 'note.new', 'note'],
  ['orders', 'data', 'data', 'billing_address.city'],
  ['shipments', 'move', 'move.sent', 'tracking_number'],
  ['inbox', 'reply', 'reply', 'text'],
  ['customers', 'note', 'note.new', 'note'],
] as const)('of a form of %s (%s) the declared fields are kept, and no others', (area, kind, form, name) => {
  const sent = new FormFields([
    [name, 'A'],
    ['intent', 'x'],
    ['password', 'x'],
    ['~code', '123456'],
    [`${name}_secret`, 'x'],
  ])
  expect(declared(area, kind)?.fieldsOf(sent, { area, subject: uid, form }, 'en')).toEqual([{ name, value: 'A' }])
})
