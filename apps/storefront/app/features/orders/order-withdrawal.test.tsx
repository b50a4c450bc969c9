import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OrderView } from './order-view.server.ts'
import { OrderWithdrawal } from './order-withdrawal.tsx'

const payment = { isFree: false, isPaid: false }
const notPaid = 'Do not pay the whole amount'
const nothing = 'There is nothing more to pay.'

const textOf = (full: boolean, changes: object) => {
  const order = { status: 'delivered', payment, refund: null, ...changes } as unknown as OrderView
  const withdrawal = { full, received: { iso: '', text: 'today' } }
  return renderToStaticMarkup(<OrderWithdrawal order={order} withdrawal={withdrawal} seller={null} language="en" />)
}

test('a partial withdrawal from an order that is not paid asks to wait with the payment', () => {
  expect(textOf(false, {})).toContain(notPaid)
  expect(textOf(true, {})).toContain(nothing)
  expect(textOf(true, { status: 'sent' })).not.toContain(nothing)
})

test('a withdrawal from a paid order says what is refunded, not what to pay', () => {
  const paid = { payment: { ...payment, isPaid: true } }
  expect(textOf(false, paid)).toContain('We will refund what you paid for the goods that you return within 14 days')
  expect(textOf(false, { ...paid, refund: 'done' })).toContain('We have refunded what you paid for the goods that you return.')
  for (const full of [true, false]) {
    expect(textOf(full, paid)).not.toContain('pay the whole')
    expect(textOf(full, paid)).not.toContain(nothing)
  }
})

test('a withdrawal from an order without anything to pay, or from a cancelled one, says nothing of money', () => {
  for (const changes of [{ payment: { ...payment, isFree: true } }, { status: 'cancelled' }])
    for (const full of [true, false]) {
      const text = textOf(full, changes)
      for (const words of [notPaid, nothing, 'refund']) expect(text).not.toContain(words)
    }
})
