import { type Input, orderStatuses, type ResponseInput, ShopError } from '@stragan/contract'
import type { orderAdminCalls } from '@stragan/contract/admin'
import { dayIn } from '@stragan/deadlines'
import { toDecimal } from '@stragan/pricing'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { decodeTime, partOf } from '../../platform/keyset.ts'
import { timeZoneOf } from '../configuration/configuration.ts'
import * as admin from './admin-orders.queries.ts'
import { buyerName } from './buyer-name.ts'
import { authorOf } from './order-author.ts'
import { filtersOf } from './order-filters.ts'
import { isDueInAdvance, orderView } from './order-view.ts'
import { orderByUid } from './orders.queries.ts'
import { changeOrderStatus, type Move } from './orders.ts'
import { canTransition } from './statuses.ts'

type Calls = typeof orderAdminCalls
const dayMs = 86_400_000
const shownDays = 30

export async function orders(ctx: ShopAdminCtx, query: Input<Calls['orders']>['query']): Promise<ResponseInput<Calls['orders']>> {
  const { after, limit } = query
  const cursor = decodeTime(after, /^[0-9a-f]{32}$/)
  const rows = await admin.listedOrders(ctx, { ...(await filtersOf(ctx, query)), after: cursor, limit })
  return partOf(rows, limit, row => [row.at, row.uid], listedOrder)
}

/** The number of orders of a list, at most `max`. */
export const countOrders = async (ctx: ShopAdminCtx, query: Input<Calls['orders']>['query'], max: number) =>
  admin.countOrders(ctx, await filtersOf(ctx, query), max)

const listedOrder = ({ at: _, created_at, total_net, total_gross, billing_address, ...row }: admin.ListedRow & { at: string }) => ({
  ...row,
  created_at: created_at.toISOString(),
  total_net: toDecimal(total_net),
  total_gross: toDecimal(total_gross),
  buyer: buyerName(billing_address),
})

export async function order(ctx: ShopAdminCtx, uid: string): Promise<ResponseInput<Calls['order']>> {
  const row = await orderByUid(ctx, uid)
  if (!row) throw new ShopError('order_not_found')
  const { masked: _, rights: __, ...view } = orderView(row, false, ctx.now)
  const shipments = view.shipments.map((shipment, i) => ({ ...shipment, id: row.shipments[i]?.id ?? '' }))
  return {
    ...view,
    customer_id: row.customer_id,
    revision: row.revision,
    is_due_in_advance: isDueInAdvance(row),
    shipments,
    next_statuses: orderStatuses.filter(status => canTransition(row.status, status)),
  }
}

export async function moveOrder(
  ctx: ShopAdminCtx,
  uid: string,
  { status, ...move }: Input<Calls['changeOrderStatus']>['body'],
): Promise<'ok'> {
  await changeOrderStatus(ctx, uid, status, moveOf(ctx, move))
  return 'ok'
}

/** A move as staff request it. */
export const moveOf = (ctx: ShopAdminCtx, { cancel_reason, ...move }: Omit<Input<Calls['changeOrderStatus']>['body'], 'status'>): Move => ({
  ...move,
  reason: cancel_reason,
  author: authorOf(ctx.actor),
})

const inDecimal = <Sales extends { net: number }>(sales: Sales) => ({ ...sales, net: toDecimal(sales.net) })

/** Figures of the start page. */
export async function orderFigures(ctx: ShopAdminCtx): Promise<ResponseInput<Calls['orderFigures']>> {
  const waiting = await admin.waiting(ctx)
  const zone = await timeZoneOf(ctx)
  const today = Date.parse(dayIn(zone, ctx.now))
  // Noon: no change of the clock moves it to another day.
  const dayBefore = (days: number) => new Date(today - days * dayMs + dayMs / 2).toISOString().slice(0, 10)
  const byDay = new Map((await admin.sales(ctx, zone, dayBefore(2 * shownDays - 1))).map(row => [row.day, row]))
  const period = (until: number) =>
    Array.from({ length: shownDays }, (_, i) => {
      const day = dayBefore(until + shownDays - 1 - i)
      const { orders = 0, net = 0 } = byDay.get(day) ?? {}
      return { day, orders, net }
    })
  const earlier = period(shownDays)
  return {
    ...waiting,
    days: period(0).map(inDecimal),
    before: {
      orders: earlier.reduce((sum, one) => sum + one.orders, 0),
      net: toDecimal(earlier.reduce((sum, one) => sum + one.net, 0)),
      days: earlier.map(inDecimal),
    },
    as_of: ctx.now.toISOString(),
  }
}
