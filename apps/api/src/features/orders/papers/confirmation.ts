import type { Paper } from '@stragan/contract/admin'
import { describeDelivery } from '@stragan/contract/delivery-dates'
import { formatAccountNumber, formatAmount, formatMoment } from '@stragan/contract/formats'
import { formatContained, formatQuantity } from '@stragan/contract/sales-units'
import { fromDecimal, toDecimal } from '@stragan/pricing'
import { isFree } from '../open-orders.ts'
import {
  billingFact,
  destinationFacts,
  fact,
  headOf,
  nameOf,
  noteOf,
  type PaperContext,
  type PaperOrder,
  sellerFact,
  warningsOf,
} from './paper-parts.ts'

type Table = Paper['tables'][number]
type Row = Table['rows'][number]

/** The order as the shop confirms it; before that it is called an order, since no contract has been concluded. */
export function confirmationPaper(context: PaperContext): Paper {
  const { t, language, order, sender, now } = context
  const isConfirmed = order.history.some(({ status }) => status === 'confirmed' || status === 'packed')
  const isOpen = order.status !== 'cancelled'
  return {
    ...headOf(language, sender, now),
    title: isConfirmed ? t.confirmation(order.number) : t.order(order.number),
    number: order.number,
    warnings: [...warningsOf(context), ...(isConfirmed || !isOpen ? [] : [t.notConfirmed])],
    facts: [...sellerFact(context), ...billingFact(context), ...destinationFacts(context), ...aboutFacts(context)],
    notes: noteOf(context),
    tables: [linesTable(context), vatTable(context)],
    orders: [],
  }
}

function aboutFacts({ t, language, order, sender }: PaperContext): Paper['facts'] {
  const { created_at, customer_order_number, delivery, payment, status } = order
  const isPaid = payment.paid || payment.collected
  const isOwed = !isPaid && !isFree(order)
  const day = (at: string) => formatMoment(language, at, sender.shop.time_zone)
  return [
    ...fact(t.placed, [day(created_at)]),
    ...fact(t.ownNumber, [customer_order_number]),
    ...fact(t.delivery, [delivery.name, delivery.promise && status !== 'cancelled' && describeDelivery(language, delivery.promise)]),
    ...fact(t.payment, [
      payment.name,
      isFree(order) ? t.nothingToPay : isPaid ? t.paid : t.unpaid,
      isOwed && payment.account && t.account(formatAccountNumber(payment.account)),
      isOwed && payment.title && t.reference(payment.title),
      isOwed && payment.due_at && t.due(day(payment.due_at)),
    ]),
  ]
}

function linesTable({ t, language, order }: PaperContext): Table {
  const amount = (value: number) => [formatAmount(language, value)]
  const sum = (name: string, net: number, gross: number, kind: Row['kind'] = 'sum'): Row => ({
    kind,
    cells: [[name], [], [], [], amount(net), amount(gross)],
  })
  const { totals, payment, gift } = order
  const less = (all: number, part: number) => toDecimal(fromDecimal(all) - fromDecimal(part))
  return {
    title: null,
    columns: [
      { title: t.product, kind: 'text' },
      { title: t.quantity, kind: 'quantity' },
      { title: t.unitNet, kind: 'amount' },
      { title: t.vat, kind: 'percent' },
      { title: t.net, kind: 'amount' },
      { title: t.gross, kind: 'amount' },
    ],
    rows: [
      ...order.items.map((item): Row => {
        const { items, sales_unit, symbol, vat_tax_percent, line_net, line_gross } = item
        const contained = formatContained(language, items, sales_unit)
        return {
          kind: 'line',
          cells: [
            [nameOf(item), contained ? `${symbol} · ${contained}` : symbol],
            [formatQuantity(language, items, sales_unit.code, 'short')],
            unitPrice(item, language, t),
            [`${vat_tax_percent}%`],
            amount(line_net),
            amount(line_gross),
          ],
        }
      }),
      ...(gift
        ? [{ kind: 'line' as const, cells: [[gift.name, t.gift], [formatQuantity(language, 1, 'piece', 'short')], [], [], [], []] }]
        : []),
      ...(totals.discount_gross ? [sum(t.discount(order.discount_code), -totals.discount_net, -totals.discount_gross)] : []),
      sum(t.deliveryOf(order.delivery.name), less(totals.delivery_net, payment.fee_net), less(totals.delivery_gross, payment.fee_gross)),
      ...(payment.fee_net > 0 ? [sum(t.paymentOf(payment.name), payment.fee_net, payment.fee_gross)] : []),
      sum(t.total(order.currency), totals.total_net, totals.total_gross, 'total'),
    ],
  }
}

/** In some currencies the price of one has too few decimals, and that of 100 is given. */
function unitPrice(
  { unit_price_net, unit_price_per_100_net, sales_unit }: PaperOrder['items'][number],
  language: PaperContext['language'],
  t: PaperContext['t'],
) {
  if (unit_price_per_100_net !== null)
    return [formatAmount(language, unit_price_per_100_net), t.perHundred(formatQuantity(language, 100, sales_unit.code, 'short'))]
  return unit_price_net === null ? [] : [formatAmount(language, unit_price_net)]
}

function vatTable({ t, language, order }: PaperContext): Table {
  return {
    title: t.rates,
    columns: [
      { title: t.rate, kind: 'text' },
      { title: t.net, kind: 'amount' },
      { title: t.tax, kind: 'amount' },
      { title: t.gross, kind: 'amount' },
    ],
    rows: order.totals.vat.map(({ percent, net, gross }) => ({
      kind: 'line',
      cells: [
        [`${percent}%`],
        ...[net, toDecimal(fromDecimal(gross) - fromDecimal(net)), gross].map(value => [formatAmount(language, value)]),
      ],
    })),
  }
}
