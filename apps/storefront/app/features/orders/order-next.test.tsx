import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrderNext } from './order-next.tsx'
import type { OrderView } from './order-view.server.ts'

const order = {
  status: 'paid',
  email: 'anna@example.com',
  totals: { total_gross: 0, currency: 'PLN' },
  cancel_reason: null,
  withdrawal: null,
  refund: null,
  payment: {
    kind: 'transfer',
    name: 'Bank transfer',
    nameLanguage: 'en',
    isFree: true,
    isPaid: false,
    isOwed: false,
    due: null,
    transfer: null,
  },
} as unknown as OrderView

const textOf = (changes: Partial<OrderView>) =>
  renderToStaticMarkup(<OrderNext order={{ ...order, ...changes }} language="en" result={undefined} />).replace(/<[^>]*>/g, ' ')

test('an order with nothing to pay thanks for the order, not for a payment, and promises no refund', () => {
  const placed = textOf({})
  for (const text of ['Thank you, we have received your order', 'anna@example.com', 'Nothing to pay']) expect(placed).toContain(text)
  expect(placed).not.toContain('payment')
  expect(textOf({ status: 'cancelled' })).not.toContain('refund')
})

test('a cancellation and a withdrawal promise a refund until it is paid back', () => {
  const paid = { ...order.payment, isFree: false, isPaid: true }
  const withdrawal = { full: true, received: { iso: '', text: '' } }
  for (const change of [{ status: 'cancelled' }, { status: 'delivered', withdrawal }] as const) {
    expect(textOf({ payment: paid, refund: 'due', ...change })).toContain('We will refund what you paid')
    expect(textOf({ payment: paid, refund: null, ...change })).toContain('We will refund what you paid')
    const refunded = textOf({ payment: paid, refund: 'done', ...change })
    expect(refunded).toContain('We have refunded what you paid.')
    expect(refunded).not.toContain('We will refund')
  }
  expect(textOf({ status: 'cancelled', payment: { ...paid, isPaid: false }, refund: 'due' })).toContain('We will refund what you paid.')
})
