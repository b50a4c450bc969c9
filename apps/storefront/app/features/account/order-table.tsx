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

interface TableProps {
  items: readonly Row[]
  language: Language
  /** Key of the forms that order again. */
  formKey: string
}

/** Table of orders, newest first; its rows are stacked on phones and tablets. */
export function OrderTable({ items, language, formKey }: TableProps) {
  const t = orderHistoryMessages[language]
  return (
    <table className="w-full text-left max-lg:block">
      <caption className="sr-only">{t.orders}</caption>
      <thead className="border-ink border-b text-sm max-lg:sr-only">
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
      <tbody className="tabular-nums max-lg:block max-lg:border-ink max-lg:border-t">
        {items.map(order => (
          <OrderRow key={order.uid} order={order} language={language} formKey={formKey} />
        ))}
      </tbody>
    </table>
  )
}

/** A row of orders; the whole row is a link. */
function OrderRow({ order, language, formKey }: { order: Row; language: Language; formKey: string }) {
  const t = orderHistoryMessages[language]
  const money = (amount: number) => formatMoney(language, amount, order.currency)
  return (
    <tr className="relative border-rule border-b transition-colors hover:bg-raised max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-4 max-lg:gap-y-1 max-lg:py-3">
      <th scope="row" className="whitespace-nowrap font-semibold lg:py-3 lg:pr-4">
        <a
          href={hrefTo(language, 'accountOrder', { id: order.uid })}
          className="link after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          {order.number}
        </a>
      </th>
      <td className="max-lg:col-start-1 max-lg:row-start-2 max-lg:text-quiet max-lg:text-sm lg:py-3 lg:pr-4">
        <time dateTime={order.placed.iso}>{order.placed.text}</time>
      </td>
      <td className="max-lg:col-start-1 max-lg:row-start-3 lg:py-3 lg:pr-4">
        <span className="inline-flex flex-wrap gap-1">
          <Badge tone={tones[order.status]}>{t.statuses[order.status]}</Badge>
          {order.is_test && <Badge tone="warning">{t.isTest}</Badge>}
        </span>
      </td>
      <td className="whitespace-nowrap text-right text-quiet max-lg:col-start-2 max-lg:row-start-2 max-lg:text-sm lg:py-3 lg:pl-4">
        <span className="lg:hidden">{t.net} </span>
        {money(order.total_net)}
      </td>
      <td className="whitespace-nowrap text-right font-semibold max-lg:col-start-2 max-lg:row-start-1 lg:py-3 lg:pl-4">
        {money(order.total_gross)}
      </td>
      {/* Stacked above the row's link. */}
      <td className="max-lg:col-start-2 max-lg:row-start-3 lg:py-2 lg:pl-4">
        <div className="relative flex justify-end">
          <ReorderForm order={order} language={language} from={hrefTo(language, 'orderHistory')} formKey={formKey} />
        </div>
      </td>
    </tr>
  )
}
