import { expect, test } from 'vitest'
import { compensationOf, sentEmails } from './compensation.ts'

const row = (table: string, entity: string, entity_key: string, changed: Record<string, string | number | null>) => ({
  table,
  entity,
  entity_key,
  fields: Object.entries(changed).map(([name, after]) => ({ name, before: null, after })),
})

test.each([
  [
    'a cancellation',
    [row('orders', 'order', 'a', { status: 'cancelled' }), row('payment_events', 'order', 'a', { refund_due: 1 })],
    'cancelled',
    '/refunds',
  ],
  ['another move', [row('orders', 'order', 'a', { status: 'sent' })], 'orders', '/orders/a'],
  [
    'a payment',
    [row('payment_events', 'order', 'a', { amount: 100 }), row('orders', 'order', 'a', { status: 'paid' })],
    'payments',
    '/orders/a',
  ],
  ['the refund of a payment', [row('payment_events', 'order', 'a', { refunded_at: 'now' })], 'refunds', '/refunds?state=done'],
  ['the refund of a withdrawal', [row('inbox_entries', 'inbox', 'b', { refunded_at: 'now' })], 'refunds', '/refunds?state=done'],
  ['a note for the buyer', [row('order_notes', 'order', 'a', { sent_to: 'x@example.com' })], 'notes', '/orders/a#timeline'],
  ['a reply', [row('inbox_replies', 'inbox', 'b', { author: 'Anna' })], 'inbox', '/inbox/b'],
  ['a key', [row('api_keys', 'api_key', 'c', { name: 'Old' })], 'secrets', null],
] as const)('%s has a compensation of its own', (_, rows, kind, path) => {
  expect(compensationOf(rows)).toEqual({ kind, path })
})

test('e-mails that a change has sent are named once each', () => {
  const mail = (kind: string) => row('mails', 'mail', crypto.randomUUID(), { kind, language: 'pl' })
  expect(sentEmails([mail('order_sent'), mail('order_sent'), mail('order_paid'), row('orders', 'order', 'a', { kind: 'x' })])).toEqual([
    'order_sent',
    'order_paid',
  ])
})
