import { hrefTo, type Language } from '@stragan/routing'
import { Badge } from '@stragan/ui/badge'
import { formatMoney } from '../../platform/format.ts'
import { ReorderForm } from '../orders/reorder-form.tsx'
import { orderHistoryMessages } from './order-history.messages.ts'
import type { OrdersView } from './order-history.server.ts'

type Row = OrdersView['items'][number]

const tones = {
  new: 'neutral',
  confirmed: 'neutral',
  paid: 'success',
  packed: 'tinted',
  sent: 'tinted',
  delivered: 'success',
  cancelled: 'danger',
} as const satisfies Record<Row['status'], string>

/** Table of orders, newest first; its rows are stacked on phones. */
export function OrderTable({ items, language }: { items: readonly Row[]; language: Language }) {
  const t = orderHistoryMessages[language]
  return (
    <table className="w-full text-left max-sm:block">
      <caption className="sr-only">{t.orders}</caption>
      <thead className="border-ink border-b text-sm max-sm:sr-only">
        <tr>
          {[t.number, t.date, t.status].map(name => (
            <th key={name} scope="col" className="py-2 pr-4 font-semibold">
              {name}
            </th>
          ))}
          {[t.net, t.gross].map(name => (
            <th key={name} scope="col" className="py-2 pl-4 text-right font-semibold">
              {name}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody className="tabular-nums max-sm:block max-sm:border-ink max-sm:border-t">
        {items.map(order => (
          <OrderRow key={order.uid} order={order} language={language} />
        ))}
      </tbody>
    </table>
  )
}

/** A row of orders; the whole row is a link. */
function OrderRow({ order, language }: { order: Row; language: Language }) {
  const t = orderHistoryMessages[language]
  const money = (amount: number) => formatMoney(language, amount, order.currency)
  return (
    <tr className="relative border-rule border-b transition-colors hover:bg-raised max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-4 max-sm:gap-y-1 max-sm:py-3">
      <th scope="row" className="font-semibold sm:py-3 sm:pr-4">
        <a
          href={hrefTo(language, 'accountOrder', { id: order.uid })}
          className="link after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          {order.number}
        </a>
      </th>
      <td className="max-sm:col-start-1 max-sm:row-start-2 max-sm:text-quiet max-sm:text-sm sm:py-3 sm:pr-4">
        <time dateTime={order.placed.iso}>{order.placed.text}</time>
      </td>
      <td className="max-sm:col-start-1 max-sm:row-start-3 sm:py-3 sm:pr-4">
        <span className="inline-flex flex-wrap gap-1">
          <Badge tone={tones[order.status]}>{t.statuses[order.status]}</Badge>
          {order.is_test && <Badge tone="warning">{t.isTest}</Badge>}
        </span>
      </td>
      <td className="whitespace-nowrap text-right text-quiet max-sm:col-start-2 max-sm:row-start-2 max-sm:text-sm sm:py-3 sm:pl-4">
        <span className="sm:hidden">{t.net} </span>
        {money(order.total_net)}
      </td>
      <td className="whitespace-nowrap text-right font-semibold max-sm:col-start-2 max-sm:row-start-1 sm:py-3 sm:pl-4">
        {money(order.total_gross)}
      </td>
      {/* Stacked above the row's link. */}
      <td className="max-sm:col-start-2 max-sm:row-start-3 sm:py-2 sm:pl-4">
        <div className="relative flex justify-end">
          <ReorderForm order={order} language={language} from={hrefTo(language, 'orderHistory')} />
        </div>
      </td>
    </tr>
  )
}
