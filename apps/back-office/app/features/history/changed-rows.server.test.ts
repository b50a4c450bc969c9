import { expect, test } from 'vitest'
import { timesIn } from '../../platform/moments.ts'
import type { ChangedRow } from './change-label.ts'
import { fieldLabel, rowView } from './changed-rows.server.ts'

test('of the author of a change the name is shown, not the columns beside it', () => {
  const row: ChangedRow = {
    table: 'payment_events',
    change: 'updated',
    entity: 'order',
    entity_key: 'a1',
    key: { id: 1 },
    name: null,
    fields: [
      { name: 'refund_author_kind', before: null, after: 'staff' },
      { name: 'refund_author_id', before: null, after: '1d2c0c1e-6f0a-4a52-9f3e-0a8f3e0c1a11' },
      { name: 'refund_author_name', before: null, after: 'Anna Kowalska' },
    ],
  }
  const reader = { language: 'en', times: timesIn('en', 'Europe/Warsaw'), shop: 'tools', people: new Map() } as const
  expect(rowView(row, reader).fields.map(({ after }) => after)).toEqual(['Anna Kowalska'])
})

test('the reason of a cancellation is named in the language of the reader', () => {
  const row: ChangedRow = {
    table: 'orders',
    change: 'updated',
    entity: 'order',
    entity_key: 'a1',
    key: { uid: 'a1' },
    name: null,
    fields: [{ name: 'cancel_reason', before: null, after: 'buyer_request' }],
  }
  const fields = (['en', 'pl'] as const).map(
    language => rowView(row, { language, times: timesIn(language, 'Europe/Warsaw'), shop: 'tools', people: new Map() }).fields[0],
  )
  expect(fields).toMatchObject([
    { name: 'Reason for the cancellation', after: 'The buyer asked for it' },
    { name: 'Powód anulowania', after: 'Na prośbę kupującego' },
  ])
})

test('a field of an address of an order is named with the address', () => {
  const order = { entity: 'order', entity_key: 'a1' }
  const paths = ['billing_address.city', 'delivery_address.city', 'billing_address.nip', 'phone']
  expect(paths.map(path => fieldLabel(order, path, 'en'))).toEqual([
    'Billing address, city',
    'Delivery address, city',
    'Billing address, NIP',
    'Phone',
  ])
  expect(fieldLabel(order, 'delivery_address.city', 'pl')).toBe('Adres dostawy, miejscowość')
})
