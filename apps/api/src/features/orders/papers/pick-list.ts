import type { Language, OrderStatus, SalesUnit } from '@stragan/contract'
import type { Paper } from '@stragan/contract/admin'
import { formatQuantity } from '@stragan/contract/sales-units'
import { buyerName } from '../buyer-name.ts'
import type { PaperTexts } from './paper.messages.ts'
import { headOf, nameOf, type Seller } from './paper-parts.ts'
import type { PickedOrder } from './papers.queries.ts'

interface PickListContext {
  t: PaperTexts
  language: Language
  sender: Seller
  now: Date
}

/** One variant in one sales unit, and how many of it each order needs. */
interface Pick {
  symbol: string
  ean: string | null
  name: string
  unit: SalesUnit['code']
  quantity: number
  byOrder: { number: string; quantity: number }[]
}

const left: readonly OrderStatus[] = ['sent', 'delivered', 'cancelled']

/** Of one product; more would not fit on a page, and each order is in the second table. */
const maxListed = 40
const listed = (parts: readonly string[]) => parts.slice(0, maxListed).join(', ') + (parts.length > maxListed ? ' …' : '')

/** What orders need together, by symbol; then the orders, to tick what is complete. */
export function pickListPaper({ t, language, sender, now }: PickListContext, all: readonly PickedOrder[]): Paper {
  const orders = all.filter(({ status }) => !left.includes(status))
  const skipped = all.filter(({ status }) => left.includes(status)).map(({ number }) => number)
  const quantity = (of: number, unit: SalesUnit['code']) => formatQuantity(language, of, unit, 'short')
  return {
    ...headOf(language, sender, now),
    title: t.pickList,
    number: null,
    warnings: [
      ...(orders.length === 0 ? [t.nothingToPick] : []),
      ...(skipped.length > 0 && orders.length > 0 ? [t.notPicked(skipped.join(', '))] : []),
    ],
    facts: [],
    notes: [],
    orders: all.map(({ uid, number }) => ({ uid, number })),
    tables:
      orders.length === 0
        ? []
        : [
            {
              title: null,
              columns: [
                { title: t.picked, kind: 'box' },
                { title: t.codes, kind: 'code' },
                { title: t.product, kind: 'text' },
                { title: t.quantity, kind: 'quantity' },
                { title: t.orders, kind: 'text' },
              ],
              rows: picksOf(orders, t).map(({ symbol, ean, name, unit, quantity: sum, byOrder }) => ({
                kind: 'line',
                cells: [
                  [],
                  [symbol, ...(ean ? [ean] : [])],
                  [name],
                  [quantity(sum, unit)],
                  [listed(byOrder.map(of => `${of.number}: ${quantity(of.quantity, unit)}`))],
                ],
              })),
            },
            {
              title: t.ordersOfList,
              columns: [
                { title: t.packed, kind: 'box' },
                { title: t.orderColumn, kind: 'code' },
                { title: t.buyer, kind: 'text' },
                { title: t.delivery, kind: 'text' },
                { title: t.lineColumn, kind: 'quantity' },
              ],
              rows: orders.map(order => ({
                kind: 'line',
                cells: [
                  [],
                  [order.number],
                  [buyerName(order.billing_address), ...(order.is_test ? [t.test] : [])],
                  [order.delivery.name, ...(order.pickup_point ? [order.pickup_point.code] : [])],
                  [`${order.lines.length}`],
                ],
              })),
            },
          ],
  }
}

/** Sums lines per variant and sales unit, and gifts; sorted by symbol, gifts last. */
function picksOf(orders: readonly PickedOrder[], t: PaperTexts): Pick[] {
  const picks = new Map<string, Pick>()
  const add = (key: string, number: string, { quantity, ...of }: Omit<Pick, 'byOrder'>) => {
    const pick = picks.get(key) ?? { ...of, quantity: 0, byOrder: [] }
    pick.quantity += quantity
    const last = pick.byOrder.at(-1)
    if (last?.number === number) last.quantity += quantity
    else pick.byOrder.push({ number, quantity })
    picks.set(key, pick)
  }
  for (const { number, lines } of orders)
    for (const { variant_id, quantity, ean, line } of lines) {
      const { symbol, sales_unit } = line
      add(`${variant_id} ${sales_unit.code}`, number, { symbol, ean, name: nameOf(line), unit: sales_unit.code, quantity })
    }
  const goods = [...picks.values()].sort((a, b) => bySymbol.compare(a.symbol, b.symbol))
  picks.clear()
  for (const { number, gift, gift_id } of orders)
    if (gift) add(`${gift_id} ${gift.name}`, number, { symbol: t.gift, ean: null, name: gift.name, unit: 'piece', quantity: 1 })
  return [...goods, ...picks.values()]
}

/** Numbers within symbols by value: `M8` before `M10`. */
const bySymbol = new Intl.Collator('en', { numeric: true })
