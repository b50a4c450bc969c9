import { describeDeadline, describeDelivery } from '@stragan/contract/delivery-dates'
import { formatAccountNumber } from '@stragan/contract/formats'
import { fromDecimal, toDecimal } from '@stragan/pricing'
import {
  type ColumnsSection,
  type FactsSection,
  quotedText,
  type Section,
  type TableRow,
  type TableSection,
  withText,
} from '../mail/mail.ts'
import type { moveEmailMessages } from './move-email.messages.ts'
import { isFree } from './open-orders.ts'
import type { EmailTexts, PaymentKind } from './order-email.messages.ts'
import type { OrderEmailData } from './order-email-data.ts'
import type { Formats } from './order-email-formats.ts'

/** Data, texts and formats of an email. */
export interface OrderEmailContext extends OrderEmailData {
  t: EmailTexts
  formats: Formats
}

type EmailOrder = OrderEmailData['order']
type Item = EmailOrder['items'][number]
type Address = NonNullable<EmailOrder['billing_address']>

export function paymentKind({ code, paid, is_online, due_at, account }: EmailOrder['payment']): PaymentKind {
  if (paid) return 'paid'
  if (is_online) return 'online'
  if (due_at) return 'deferred'
  if (account) return 'transfer'
  return code === 'cash_on_delivery' || code === 'pay_on_collection' ? 'cash' : 'other'
}

/** The delivery dates promised when the order was placed, with the time by which an awaited payment has to arrive. */
export function promiseLines({ t, order }: OrderEmailContext): string[] {
  const { status, delivery, payment, language } = order
  if (!delivery.promise || status === 'cancelled') return []
  const dates = describeDelivery(language, delivery.promise)
  return [payment.awaited_until === null ? dates : t.promisedIfPaid(dates, describeDeadline(language, delivery.promise))]
}

/** How to pay for an order that the shop accepted before it was paid; nothing where it is paid at the door. */
export function awaitedPayment(context: OrderEmailContext): FactsSection[] {
  const text = context.t.payAccepted[paymentKind(context.order.payment)]
  return text === undefined ? [] : [{ ...paymentSection(context), text }]
}

export function paymentSection({ t, formats, order }: OrderEmailContext): FactsSection {
  const { name, account, title, recipient, paid } = order.payment
  const transfer = [
    { name: t.recipient, text: recipient, isVerbatim: true },
    { name: t.account, text: account && formatAccountNumber(account), isVerbatim: true },
    { name: t.title, text: title, isVerbatim: true },
  ]
  const facts = [
    ...(paid ? [] : transfer),
    { name: t.toPay, text: formats.money(order.total_gross), isStrong: true },
    { name: t.rate, text: order.rate && formats.rate(order.rate) },
    { name: t.dueBy, text: paid ? null : deadlineOf(order.payment, formats), isStrong: true },
  ]
  return {
    kind: 'facts',
    isMain: true,
    heading: t.payment(name),
    text: isFree(order) ? t.nothingToPay : t.pay[paymentKind(order.payment)],
    facts: withText(facts),
  }
}

/** What happens to the payment of a cancelled order, of which a part may have been paid back for withdrawals; null if nothing was paid. */
export function refundText({ order, formats }: OrderEmailContext, paidBack: number, t: (typeof moveEmailMessages)['en']): string | null {
  if (!order.payment.paid || isFree(order)) return null
  if (paidBack === 0) return t.refund(formats.money(order.total_gross))
  const rest = fromDecimal(order.total_gross) - paidBack
  return rest > 0 ? t.refundOfRest(formats.money(toDecimal(rest))) : t.refunded
}

/** Formats the payment deadline: a transfer by day, online by the minute. */
function deadlineOf({ due_at, awaited_until, is_online }: EmailOrder['payment'], formats: Formats): string | null {
  if (awaited_until === null) return due_at && formats.day(due_at)
  return is_online ? `${formats.day(awaited_until)}, ${formats.time(awaited_until)}` : formats.lastDay(awaited_until)
}

const featuresOf = ({ combination_features }: Item) =>
  combination_features.map(({ feature_name, feature_value }) => `${feature_name}: ${feature_value}`).join(', ')

/** Quantity, unit price and, of packs, what they contain in all. */
function priceLine({ t, formats }: OrderEmailContext, { items, sales_unit, unit_price_net, unit_price_per_100_net }: Item): string {
  const { quantity, money } = formats
  if (unit_price_per_100_net) return t.lineOf100(quantity(items, sales_unit), money(unit_price_per_100_net), quantity(100, sales_unit))
  return t.line(quantity(items, sales_unit), money(unit_price_net ?? 0), inBrackets(formats.contained(items, sales_unit)))
}

const inBrackets = (text: string | null) => (text === null ? '' : ` (${text})`)

const less = (amount: number, part: number) => toDecimal(fromDecimal(amount) - fromDecimal(part))

export function goodsSection(context: OrderEmailContext): TableSection {
  const { t, formats, order } = context
  const { money } = formats
  const { totals, items, gift, discount_code, delivery, payment } = order
  const lines = items.map(
    (item): TableRow => ({
      title: item.name,
      about: [[featuresOf(item), `${t.symbol}: ${item.symbol}`].filter(Boolean).join(' · '), priceLine(context, item)],
      name: t.taxed(item.vat_tax_percent),
      amounts: [money(item.line_net), money(item.line_gross)],
      isRuled: true,
    }),
  )
  const sum = (name: string, net: number, gross: number): TableRow => ({ name, amounts: [money(net), money(gross)] })
  const discount = sum(discount_code ? t.discountWith(discount_code) : t.discount, -totals.discount_net, -totals.discount_gross)
  const sums = [
    { ...sum(t.products, totals.products_net, totals.products_gross), isRuled: true },
    ...(totals.discount_gross ? [discount] : []),
    sum(t.delivery(delivery.name), less(totals.delivery_net, payment.fee_net), less(totals.delivery_gross, payment.fee_gross)),
    ...(payment.fee_net > 0 ? [sum(t.payment(payment.name), payment.fee_net, payment.fee_gross)] : []),
    { ...sum(t.total, totals.total_net, totals.total_gross), isRuled: true, isTotal: true },
  ]
  const gifts = gift ? [{ title: gift.name, name: t.gift, amounts: ['', t.free], isRuled: true }] : []
  return { kind: 'table', heading: t.products, columns: [t.net, t.gross], rows: [...lines, ...gifts, ...sums] }
}

export function vatSection({ t, formats, order }: OrderEmailContext): TableSection {
  const rows = order.totals.vat.map(({ percent, net, gross }) => {
    return { name: `${percent}%`, amounts: [net, less(gross, net), gross].map(formats.amount) }
  })
  return { kind: 'table', heading: t.vat(order.currency), columns: [t.net, t.tax, t.gross], rows }
}

/** Symbols and quantities without prices, for packing. */
export function packingSection({ t, formats, order }: OrderEmailContext): TableSection {
  const rows = order.items.map(item => ({
    title: [item.name, featuresOf(item)].filter(Boolean).join(', '),
    name: item.symbol,
    amounts: [formats.quantity(item.items, item.sales_unit) + inBrackets(formats.contained(item.items, item.sales_unit))],
    isRuled: true,
  }))
  const gifts = order.gift ? [{ title: order.gift.name, name: t.gift, amounts: [formats.quantity(1)], isRuled: true }] : []
  return { kind: 'table', heading: t.products, columns: [t.quantity], rows: [...rows, ...gifts] }
}

export function addressesSection(context: OrderEmailContext): ColumnsSection {
  const { t, order } = context
  const billing = order.billing_address ? addressLines(context, order.billing_address) : []
  const shipping = order.delivery_address && addressLines(context, order.delivery_address)
  const columns = [
    { heading: t.billing, lines: billing },
    ...(order.pickup_point ? [{ heading: t.locker, lines: pointLines(context, order.pickup_point) }] : []),
  ]
  if (shipping) columns.push({ heading: order.pickup_point ? t.collectedBy : t.shipping, lines: shipping })
  else if (!order.pickup_point) columns.push({ heading: t.shipping, lines: [t.sameAddress] })
  return { kind: 'columns', columns }
}

type Point = NonNullable<EmailOrder['pickup_point']>

function pointLines({ t }: OrderEmailContext, { code, name, street, postal_code, city, description, is_sample }: Point): string[] {
  const lines = [code, name !== code && name, street, `${postal_code} ${city}`, description, is_sample && t.sample]
  return lines.filter(line => typeof line === 'string' && line !== '') as string[]
}

export const fullName = ({ first_name, last_name }: Address) => `${first_name} ${last_name}`

/** Includes the country if it differs from the shop's. */
function addressLines({ t, formats, business }: OrderEmailContext, address: Address): string[] {
  const { company, nip, street, postal_code, city, country, phone } = address
  const lines = [
    company,
    fullName(address),
    street,
    `${postal_code} ${city}`,
    country !== business.country && formats.country(country),
    nip && `${t.nip}: ${nip}`,
    phone,
  ]
  return lines.filter(line => typeof line === 'string' && line !== '') as string[]
}

export const noteSection = ({ t, order }: OrderEmailContext, maxLength?: number): Section[] =>
  order.note ? [{ kind: 'text', heading: t.note, text: quotedText(order.note, maxLength), isQuoted: true }] : []
