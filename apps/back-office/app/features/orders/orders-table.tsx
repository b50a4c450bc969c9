import type { OrderStatus } from '@stragan/contract'
import type { MovedStatus } from '@stragan/contract/admin'
import { Badge } from '@stragan/ui/badge'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { DraftBadge } from '../../platform/drafts/draft-notice.tsx'
import { EmailText } from '../../platform/email-text.tsx'
import { useLanguage } from '../../platform/language.ts'
import { MoveChosen } from './move-chosen.tsx'
import { orderMessages } from './orders.messages.ts'
import { StatusBadge } from './status-badge.tsx'
import { useChoiceOfRanges } from './use-choice-of-ranges.ts'

interface ListedOrder {
  uid: string
  number: string
  status: OrderStatus
  /** Formatted. */
  placed: string
  buyer: string
  email: string
  is_test: boolean
  is_paid: boolean
  payment: string
  delivery: string
  /** Formatted. */
  total: string
  /** The reader has a draft about it. */
  hasDraft: boolean
}

interface OrdersTableProps {
  shop: string
  orders: readonly ListedOrder[]
  /** Statuses to which the reader can move them. */
  moves: readonly MovedStatus[]
  /** Query string of the list. */
  list: string
}

/** Orders of a list, which can be chosen to be moved or picked together. */
export function OrdersTable({ shop, orders, moves, list }: OrdersTableProps) {
  const t = orderMessages[useLanguage()]
  const path = `/${shop}/orders`
  const onChoose = useChoiceOfRanges()
  const table = (
    <Table caption={t.title} captionHidden className="stacks">
      <thead>
        <tr>
          <ColumnHead>
            <span className="sr-only">{t.chosen}</span>
          </ColumnHead>
          <ColumnHead className="pl-0">{t.order}</ColumnHead>
          <ColumnHead>{t.buyer}</ColumnHead>
          <ColumnHead>{t.status}</ColumnHead>
          <ColumnHead>{t.payment}</ColumnHead>
          <ColumnHead numeric>{t.total}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {orders.map(({ uid, number, placed, buyer, email, status, is_test, is_paid, payment, delivery, total, hasDraft }) => (
          <tr key={uid} className="relative">
            <Cell className="w-10 pl-0 max-sm:absolute! max-sm:top-4 max-sm:right-0 max-sm:z-[6]">
              <label className="-m-2.5 block w-max cursor-pointer p-2.5">
                <input type="checkbox" name="uid" value={uid} aria-label={t.choose(number)} onClick={onChoose} className="tick size-5" />
              </label>
            </Cell>
            <RowHead className="whitespace-nowrap">
              <a href={`${path}/${uid}`} className="link tabular-nums">
                {number}
              </a>{' '}
              {is_test && <Badge tone="warning">{t.test}</Badge>} {hasDraft && <DraftBadge />}
              <span className="block font-normal text-quiet text-xs tabular-nums">{placed}</span>
            </RowHead>
            <Cell data-label={t.buyer} className="lg:min-w-52">
              {buyer}
              <span className="block text-quiet text-xs">
                <EmailText email={email} />
              </span>
            </Cell>
            <Cell data-label={t.status}>
              <StatusBadge status={status} />
            </Cell>
            <Cell data-label={t.payment}>
              {payment}
              <span className="block text-quiet text-xs">{is_paid ? t.paid : t.unpaid}</span>
              <span className="block text-quiet text-xs">{t.deliveryBy(delivery)}</span>
            </Cell>
            <Cell numeric data-label={t.total}>
              {total}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
  return (
    <form method="get" action={`${path}/move`} className="group/chosen grid gap-6">
      <input type="hidden" name="list" value={list} />
      {table}
      <MoveChosen shop={shop} moves={moves} />
    </form>
  )
}
