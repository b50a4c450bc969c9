import type { Order } from '@stragan/contract'
import { expect, test } from 'vitest'
import { orderView } from './order-view.server.ts'

const at = '2026-12-31T23:30:00.000Z'
const account = 'PL61109010140000071219812874'
const payment: Order['payment'] = {
  fee_net: 0,
  fee_gross: 0,
  code: 'bank_transfer',
  name: 'Bank transfer',
  name_language: 'en',
  account,
  title: '2026-000001',
  recipient: 'Stragan',
  transfer_code: `|PL|${account}|000100|Stragan|2026-000001|||`,
  due_at: null,
  awaited_until: null,
  is_online: false,
  paid: false,
  collected: false,
}
const address = {
  first_name: 'Anna',
  last_name: 'Nowak',
  company: 'Nowak',
  nip: '123',
  street: 'Polna 1',
  postal_code: '1',
  city: 'Wien',
  country: 'AT',
}
const order = {
  number: '2026-000001',
  status: 'new',
  created_at: at,
  masked: false,
  billing_address: address,
  delivery_address: null,
  items: [],
  consents: [],
  history: [{ status: 'new', at }],
  payment,
  delivery: { code: 'courier', name: 'Courier', promise: null },
  withdrawal: null,
  refund: null,
  shipments: [],
  rights: {
    withdrawal: true,
    withdrawal_until: null,
    complaint: true,
    as_consumer: { withdrawal: 'not_offered', complaint: 'not_offered' },
  },
} as unknown as Order

const view = (changes: Partial<Order>, language: 'en' | 'pl' = 'en') => orderView({ ...order, ...changes }, language, 'Europe/Warsaw')

test('dates are in the shop’s time zone: half past midnight in January is not December', () => {
  expect(view({}).placed.text).toBe('1 Jan 2027, 00:30')
  expect(view({}, 'pl').placed.text).toBe('1 sty 2027, 00:30')
})

test('the promised dates are shown until the delivery, with the condition of a payment that is awaited', () => {
  const promise = {
    order_by: '2026-11-23T13:00:00.000Z',
    order_by_day: '2026-11-23',
    order_by_time: '14:00',
    from: '2026-11-24',
    to: '2026-11-24',
    collected: false,
  }
  const promised = (changes: Partial<Order>) => view({ delivery: { ...order.delivery, promise }, ...changes }).delivery.promise
  const dates = 'Delivery on Tuesday 24\u00a0November'
  const condition = 'if we receive your payment by 14:00 on Monday 23\u00a0November'
  expect(promised({ payment: { ...payment, awaited_until: at } })).toEqual({ dates, condition })
  expect(promised({})).toEqual({ dates, condition: null })
  expect([promised({ status: 'cancelled' }), promised({ status: 'delivered' }), view({}).delivery.promise]).toEqual([null, null, null])
  expect(promised({ withdrawal: { received_at: at, full: true } })).toBeNull()
})

test('the last day of withdrawal is a date, whatever the time zone', () => {
  const until = (withdrawal_until: string | null) => view({ rights: { ...order.rights, withdrawal_until } }, 'pl').rights
  expect(until('2027-03-15').withdrawal_until).toBe('15\u00a0marca\u00a02027')
  expect(until(null).withdrawal_until).toBeNull()
})

test('an invoice has a due day and transfer details with a QR code', () => {
  const { kind, due, transfer, qr } = view({ payment: { ...payment, due_at: at } }, 'pl').payment
  expect([kind, due, transfer?.account]).toEqual(['invoice', '1\u00a0stycznia\u00a02027', account])
  expect(qr?.path).toMatch(/^M4 4h7v1h-7z/)
})

test('a transfer is due by the end of a day in the shop’s time zone, an online payment by the minute', () => {
  const dueOf = (is_online: boolean, language: 'en' | 'pl') =>
    view({ payment: { ...payment, is_online, awaited_until: '2027-03-08T23:00:00.000Z' } }, language).payment.due
  expect([dueOf(false, 'pl'), dueOf(false, 'en')]).toEqual(['8\u00a0marca\u00a02027', '8\u00a0March\u00a02027'])
  expect(dueOf(true, 'pl')).toBe('9\u00a0mar\u00a02027,\u00a000:00')
})

test.each([
  ['paid', { payment: { ...payment, paid: true } }],
  ['cancelled', { status: 'cancelled' as const }],
  ['withdrawn', { withdrawal: { received_at: at, full: true } }],
  ['partly withdrawn', { withdrawal: { received_at: at, full: false } }],
])('an order that is %s shows no transfer', (_, changes) => {
  expect(view(changes).payment).toMatchObject({ isOwed: false, transfer: null, qr: null })
})

test('an order whose total is 0 has nothing to pay, and nothing that was paid', () => {
  for (const paid of [true, false])
    expect(view({ total_gross: 0, payment: { ...payment, paid } }).payment).toMatchObject({ isFree: true, isPaid: false, isOwed: false })
  expect(view({ total_gross: 12.3, payment: { ...payment, paid: true } }).payment).toMatchObject({ isFree: false, isPaid: true })
})

test('cash that was collected is paid before staff record it', () => {
  const cash = { ...payment, code: 'cash_on_delivery', account: null }
  const paymentOf = (collected: boolean) => view({ total_gross: 12.3, payment: { ...cash, collected } }).payment
  expect(paymentOf(false)).toMatchObject({ kind: 'on-delivery', isPaid: false, isOwed: true })
  expect(paymentOf(true)).toMatchObject({ kind: 'on-delivery', isPaid: true, isOwed: false })
})

test('orders in other currencies have no QR code', () => {
  expect(view({ payment: { ...payment, transfer_code: null } }).payment).toMatchObject({ isOwed: true, transfer: { account }, qr: null })
})

test('an address is formatted in lines, with country name and foreign tax number', () => {
  expect(view({}, 'pl').billing_address).toEqual(['Nowak', 'Anna Nowak', 'Polna 1', '1 Wien', 'Austria', 'VAT 123'])
})
