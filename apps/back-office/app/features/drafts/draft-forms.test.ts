import { FormFields } from '@stragan/web/form-fields.server'
import { expect, test } from 'vitest'
import { type DraftKey, draftedValues } from '../../platform/drafts/draft.ts'
import { officeForm } from '../../platform/form.ts'
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
  ['orders', 'payment', 'payment', 'amount'],
  ['shipments', 'shipment', 'shipment.1', 'carrier'],
  ['stock', 'minimum', 'minimum', 'minimum_stock'],
  ['products', 'product', 'product', 'name.pl'],
] as const)('of a form of %s (%s) the declared fields are stored, and no others', (area, kind, form, name) => {
  const sent = new FormFields([
    [name, 'A'],
    ['intent', 'x'],
    ['password', 'x'],
    ['~code', '123456'],
    [`${name}_secret`, 'x'],
  ])
  expect(declared(area, kind)?.fieldsOf(sent, { area, subject: uid, form }, 'en')).toEqual([{ name, value: 'A' }])
})

const fieldsOf = (area: string, kind: string, subject: string, sent: [string, string][]) =>
  declared(area, kind)?.fieldsOf(new FormFields(sent), { area, subject, form: kind } as DraftKey, 'en')

test('of the numbers of stock those that were typed are stored, each with the stock that was shown beside it', () => {
  const sent: [string, string][] = [
    ['kind', 'counted'],
    ['page', 'level=sold_out'],
    ['seen-1', '3'],
    ['number-1', '5'],
    ['seen-2', '4'],
    ['number-2', ''],
    ['number-x', '6'],
  ]
  expect(fieldsOf('stock', 'numbers', 'list', sent)).toEqual([
    { name: 'kind', value: 'counted' },
    { name: 'page', value: 'level=sold_out' },
    { name: 'number-1', value: '5' },
    { name: 'seen-1', value: '3' },
  ])
  const pageOf = declared('stock', 'numbers')?.pageOf
  const key = { area: 'stock', subject: 'list', form: 'numbers' } as const
  expect(pageOf?.(key, new FormFields([['page', '//evil.example#&level=sold_out']]))).toBe('stock?%2F%2Fevil.example%23=&level=sold_out')
})

test('of a webhook unticked events and boxes are stored, and no address with a password', () => {
  const sent: [string, string][] = [
    ['url', 'https://me:word@receiver.example/'],
    ['description', 'A'],
    ['stored.enabled', 'on'],
  ]
  const fields = fieldsOf('webhooks', 'endpoint', uid, sent) ?? []
  expect(fields.filter(({ value }) => value !== '')).toEqual([
    { name: 'description', value: 'A' },
    { name: 'stored.enabled', value: 'on' },
  ])
  expect(draftedValues(fields)).toEqual({ description: 'A', enabled: '' })
  expect(
    fieldsOf('webhooks', 'endpoint', 'new', [
      ['events', 'order.created'],
      ['events', 'order.paid'],
    ]),
  ).toContainEqual({
    name: 'events',
    value: 'order.created order.paid',
  })
})

test('the day of a payment that was left as it was is no part of a draft, one that was typed is', () => {
  const draftedFor = (day: string) =>
    draftedValues(
      fieldsOf('orders', 'payment', uid, [
        ['received_on', day],
        ['stored.received_on', '2027-02-01'],
      ]) ?? [],
    )
  expect(draftedFor('2027-02-01')).toEqual({})
  expect(draftedFor('2027-01-31')).toEqual({ received_on: '2027-01-31' })
})

test('what was left as it was stored is not part of a draft: what a colleague has changed since is shown', () => {
  const sent: [string, string][] = [
    ['carrier', 'DPD'],
    ['tracking_number', '1'],
    ['stored.carrier', 'DPD'],
    ['stored.tracking_number', '2'],
  ]
  const fields = fieldsOf('shipments', 'shipment', uid, sent) ?? []
  const stored = { began: '', fields, revision: null }
  const form = officeForm('en', {
    fields: { carrier: 'required', tracking_number: 'optional' },
    answer: undefined,
    intent: 'shipment',
    saved: { carrier: 'InPost', tracking_number: '3' },
    draft: { href: '', stored },
  })
  expect([form.view.valueOf('carrier'), form.view.valueOf('tracking_number')]).toEqual(['InPost', '1'])
})
