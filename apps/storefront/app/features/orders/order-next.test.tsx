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
