import { expect, test } from 'vitest'
import { baseFields, conflictsOf, mergedWithStored } from './conflicts.ts'
import { officeForm } from './form.ts'

const fields = { carrier: 'required', tracking_number: 'optional', tracking_url: 'optional' } as const
const before = { carrier: 'DPD', tracking_number: '1', tracking_url: '' }
const stored = { carrier: 'GLS', tracking_number: '2', tracking_url: '' }
const mine = { carrier: 'UPS', tracking_number: '1', tracking_url: 'https://track.example/1' }
const base = Object.fromEntries(Object.entries(before).map(([name, value]) => [`stored.${name}`, value]))

const names = Object.keys(fields) as (keyof typeof fields)[]

const formAfter = (code: string, typed: Record<string, string>) => {
  const answer = { intent: 'shipment', typed, problems: {}, errors: {}, refused: { code, minutes: 0 }, refusal: null }
  return officeForm<keyof typeof fields>('en', { fields, answer, intent: 'shipment', saved: stored })
}

const answered = (code: string, typed: Record<string, string>) => {
  const { view } = formAfter(code, typed)
  return Object.fromEntries(names.map(name => [name, view.valueOf(name)]))
}

test('after a conflict a form shows what was typed, and what others have stored in the fields that were left as they were', () => {
  expect(answered('shipment_changed', { ...mine, ...base })).toEqual({ ...mine, tracking_number: '2' })
})

test('without what was stored before, and where the form was refused otherwise, everything stays as it was typed', () => {
  expect(answered('shipment_changed', mine)).toEqual(mine)
  expect(answered('not_found', { ...mine, ...base })).toEqual(mine)
})

test('a conflict has what both have changed, with what it was before', () => {
  expect(conflictsOf(names, { ...mine, ...base, tracking_number: '2' }, stored)).toEqual([
    { name: 'carrier', before: 'DPD', stored: 'GLS', typed: 'UPS' },
  ])
  expect(conflictsOf(['carrier'], mine, stored)).toEqual([{ name: 'carrier', before: null, stored: 'GLS', typed: 'UPS' }])
})

test('a form that was refused, then met a conflict, has what others have stored before and after the refusal', () => {
  const refused = formAfter('invalid_body', { ...mine, ...base, from: 'base' })
  expect(refused.carriedOver?.from).toBe('base')
  const typed = { ...mine, ...baseFields(refused, stored) }
  expect(answered('shipment_changed', typed)).toEqual({ ...mine, tracking_number: '2' })
  const conflict = formAfter('shipment_changed', typed)
  expect(conflictsOf(names, conflict.result?.typed ?? {}, stored)).toEqual([
    { name: 'carrier', before: 'DPD', stored: 'GLS', typed: 'UPS' },
  ])
})

test('a continued draft is compared with what its author saw, and has in other fields what is stored now', () => {
  const values = { ...mine, ...base }
  const draft = {
    href: '',
    stored: { began: '', revision: null, fields: Object.entries(values).map(([name, value]) => ({ name, value })) },
  }
  const form = officeForm<keyof typeof fields>('en', { fields, answer: undefined, intent: 'shipment', saved: stored, draft })
  expect(names.map(name => form.view.valueOf(name))).toEqual(['UPS', '2', mine.tracking_url])
  expect(baseFields(form, stored)).toEqual({ 'stored.carrier': 'DPD', 'stored.tracking_number': '2', 'stored.tracking_url': '' })
})

test('after a conflict the base of a form is what is stored now, after a preview it stays', () => {
  const conflict = formAfter('shipment_changed', { ...mine, ...base, from: 'base' })
  expect(conflict.carriedOver).toBeUndefined()
  expect(baseFields(conflict, { carrier: 'GLS' })).toEqual({ 'stored.carrier': 'GLS' })
  const answer = { preview: {}, typed: { ...mine, ...base } }
  const previewed = officeForm<keyof typeof fields>('en', { fields, answer, intent: 'shipment', saved: stored })
  expect(baseFields(previewed, stored)).toEqual(base)
})

test.each([
  ['', 'on', undefined, 'on'],
  ['on', '', 'on', ''],
  ['', '', 'on', 'on'],
  ['on', 'on', undefined, ''],
])('a box that was %j, is stored as %j and was sent as %j is %j after a conflict', (before, now, sent, shown) => {
  const typed = { ...(sent !== undefined && { enabled: sent }), 'stored.enabled': before }
  expect(mergedWithStored(typed, { enabled: now }).enabled ?? '').toBe(shown)
})

test('an amount with a no-break space, which forms send as a space, is no change and no conflict', () => {
  const typed = { amount: '1 500,00', 'stored.amount': '1 000,00' }
  expect(conflictsOf(['amount'], typed, { amount: '1\u00a0000,00' })).toEqual([])
  expect(conflictsOf(['amount'], typed, { amount: '1\u00a0500,00' })).toEqual([])
})
