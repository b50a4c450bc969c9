import { expect, test } from 'vitest'
import type { OrderView } from './order-view.server.ts'
import { unmaskedOrder } from './unmasked-order.ts'

const personal = { email: null, phone: null, consents: [], shipments: [], withdrawal: null, refund: null }
const rights = { withdrawal: true, as_consumer: { withdrawal: 'offered', complaint: 'offered' } }
const masked = { ...personal, masked: true, status: 'new', payment: { isPaid: false }, steps: [], rights } as unknown as OrderView
const buyer = { masked: false, email: 'anna@example.com', phone: '+48 600 100 200' }

test('an unmasked order has the status and the payment of the data that were loaded after', () => {
  const unmasked: OrderView = { ...masked, ...buyer }
  const loaded: OrderView = { ...masked, status: 'paid', payment: { ...masked.payment, isPaid: true } }
  expect(unmaskedOrder(loaded, unmasked)).toMatchObject({ ...buyer, status: 'paid', payment: { isPaid: true } })
})

test('an unmasked order whose buyer withdrew asks for no money, as a masked one does', () => {
  const withdrawal: OrderView['withdrawal'] = { full: true, received: { iso: '', text: '' } }
  const unmasked: OrderView = { ...masked, ...buyer, withdrawal, refund: 'done', payment: { ...masked.payment, isOwed: false } }
  const loaded: OrderView = { ...masked, payment: { ...masked.payment, isOwed: true } }
  expect(unmaskedOrder(loaded, unmasked)).toMatchObject({ withdrawal, refund: 'done', payment: { isOwed: false } })
})
