import type { Order, OrderStatus } from '@stragan/contract'
import { expect, test } from 'vitest'
import { stepsOf } from './order-steps.ts'

const at = '2026-11-21T13:05:00.000Z'
const transfer = { account: 'PL61', due_at: null, is_online: false, paid: false } as Order['payment']
const onDelivery = { ...transfer, account: null }
const accountToCome = { ...transfer, code: 'bank_transfer', account: null }
const invoice = { ...transfer, due_at: at }

const steps = (history: OrderStatus[], payment = transfer) =>
  stepsOf({ status: history.at(-1) ?? 'new', history: history.map(status => ({ status, at })), payment })
    .map(step => (step.at ? step.status : `(${step.status})`))
    .join(' ')

test.each([
  [steps(['new']), 'new (confirmed) (paid) (packed) (sent) (delivered)'],
  [steps(['new', 'paid'], { ...transfer, paid: true }), 'new paid (packed) (sent) (delivered)'],
  [steps(['new', 'confirmed'], onDelivery), 'new confirmed (packed) (sent) (delivered)'],
  [steps(['new'], accountToCome), 'new (confirmed) (paid) (packed) (sent) (delivered)'],
  [steps(['new'], invoice), 'new (confirmed) (packed) (sent) (delivered)'],
  [steps(['new', 'confirmed', 'packed', 'sent', 'delivered'], onDelivery), 'new confirmed packed sent delivered'],
  [steps(['new', 'confirmed', 'cancelled']), 'new confirmed cancelled'],
])('steps of an order: %s', (shown, expected) => {
  expect(shown).toBe(expected)
})
