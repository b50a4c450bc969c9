import type { Paper } from '@stragan/contract/admin'
import { formatMoment, formatMoney, formatNumber } from '@stragan/contract/formats'
import { formatContained, formatQuantity } from '@stragan/contract/sales-units'
import { destinationFacts, fact, headOf, nameOf, noteOf, type PaperContext, warningsOf } from './paper-parts.ts'

/** What is packed and where it goes, without prices, but for what is to be collected: the recipient of a present may read it. `eans` are those of the lines. */
export function packingSlipPaper(context: PaperContext, eans: readonly (string | null)[]): Paper {
  const { t, language, order, sender, now } = context
  const { number, created_at, customer_order_number, delivery, items, gift, weight, payment, total_gross, currency } = order
  return {
    ...headOf(language, sender, now),
    title: t.packingSlip(number),
    number,
    warnings: warningsOf(context),
    facts: [
      ...fact(t.delivery, [delivery.name, t.weight(formatNumber(language, weight)), t.lines(items.length)]),
      ...destinationFacts(context),
      ...(payment.code === 'cash_on_delivery' && !payment.paid && !payment.collected
        ? fact(t.toCollect, [formatMoney(language, total_gross, currency)])
        : []),
      ...fact(t.placed, [formatMoment(language, created_at, sender.shop.time_zone)]),
      ...fact(t.ownNumber, [customer_order_number]),
    ],
    notes: noteOf(context),
    orders: [],
    tables: [
      {
        title: null,
        columns: [
          { title: t.packed, kind: 'box' },
          { title: t.codes, kind: 'code' },
          { title: t.product, kind: 'text' },
          { title: t.quantity, kind: 'quantity' },
        ],
        rows: [
          ...items.map((item, i) => {
            const { symbol, items: quantity, sales_unit } = item
            const contained = formatContained(language, quantity, sales_unit)
            const ean = eans[i]
            return {
              kind: 'line' as const,
              cells: [
                [],
                [symbol, ...(ean ? [ean] : [])],
                [nameOf(item)],
                [formatQuantity(language, quantity, sales_unit.code, 'short'), ...(contained ? [contained] : [])],
              ],
            }
          }),
          ...(gift ? [{ kind: 'line' as const, cells: [[], [t.gift], [gift.name], [formatQuantity(language, 1, 'piece', 'short')]] }] : []),
        ],
      },
    ],
  }
}
