import { type OrderStatus, orderStatuses } from '@stragan/contract'
import type { orderWaits } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { join, type Sql, sql } from '../../platform/database.ts'
import { text } from '../../platform/texts.ts'
import { foundBy } from './found-orders.queries.ts'

type Wait = (typeof orderWaits)[number]

export interface OrderFilters {
  statuses?: OrderStatus[] | undefined
  waitingFor?: Wait | undefined
  paid?: boolean | undefined
  /** Codes of methods. */
  payment?: string | undefined
  delivery?: string | undefined
  /** Days in a time zone, both included. */
  placed?: { from: string | undefined; to: string | undefined; zone: string } | undefined
  /** Minor units of each order's currency, both included. */
  amount: { from: number | undefined; to: number | undefined }
  isTest?: boolean | undefined
  customer?: number | undefined
  q?: string | undefined
}

const awaitsPayment = sql`(is_open and payment_expires_at is not null)`
export const waitingFor: Readonly<Record<Wait, Sql>> = {
  confirmation: sql`status = 'new'`,
  payment: awaitsPayment,
  packing: sql`(status in ('paid', 'confirmed') and not ${awaitsPayment})`,
  cash: sql`(not is_paid and collected_on_delivery(status, payment_code))`,
}
/** The statuses of orders that wait: `is_open` is false in all others. */
const statusesOf: Readonly<Record<Wait, readonly OrderStatus[]>> = {
  confirmation: ['new'],
  payment: ['new', 'confirmed'],
  packing: ['paid', 'confirmed'],
  cash: ['delivered'],
}

interface Part {
  /** What the orders of the part fulfil besides. */
  condition?: Sql
  /** Their order and number. */
  tail: Sql
}

/**
 * The orders that filters leave, as `orders`, in no particular order. Each status is read for itself, by its index and no further than the part needs: the
 * planner would read the orders of all statuses, or sort all that match.
 */
export function matchingOrders(ctx: ShopAdminCtx, filters: OrderFilters, { condition, tail }: Part): Sql {
  const { paid, waitingFor: wait, q } = filters
  // Paid and unpaid orders have no index but by status.
  const statuses = filters.statuses ?? (wait ? statusesOf[wait] : paid === undefined ? undefined : orderStatuses)
  const conditions = join([sql`shop_id = ${ctx.shop.id}`, ...conditionsOf(filters), ...(condition ? [condition] : [])], ' and ')
  if (q) {
    const inStatus = statuses ? sql`and status = any (${[...statuses]}::text[])` : sql``
    return sql`(select orders.* from ${foundBy(ctx, q)} where ${conditions} ${inStatus} ${tail}) orders`
  }
  const parts = statuses ? statuses.map(status => sql`${conditions} and status = ${status}`) : [conditions]
  return sql`(${join(
    parts.map(part => sql`(select * from orders where ${part} ${tail})`),
    ' union all ',
  )}) orders`
}

function conditionsOf({ waitingFor: wait, paid, payment, delivery, placed, amount, isTest, customer }: OrderFilters): Sql[] {
  const given: readonly (readonly [unknown, () => Sql])[] = [
    [wait, () => waitingFor[wait as Wait]],
    [paid, () => sql`is_paid = ${paid}`],
    [payment, () => sql`payment_code = ${payment}`],
    [delivery, () => sql`delivery_code = ${delivery}`],
    [placed?.from, () => sql`created_at >= ${placed?.from}::timestamp at time zone ${placed?.zone}`],
    [placed?.to, () => sql`created_at < (${placed?.to}::timestamp + interval '1 day') at time zone ${placed?.zone}`],
    [amount.from, () => sql`total_gross >= ${amount.from}`],
    [amount.to, () => sql`total_gross <= ${amount.to}`],
    // The planner takes this for a usual range, and would look for it among all orders.
    [isEmptyRange(amount) || undefined, () => sql`false`],
    [isTest, () => sql`is_test = ${isTest}`],
    [customer, () => sql`customer_id = ${customer}`],
  ]
  return given.flatMap(([value, condition]) => (value === undefined ? [] : [condition()]))
}

const isEmptyRange = ({ from, to }: OrderFilters['amount']) => from !== undefined && to !== undefined && from > to

export interface Method {
  code: string
  name: string
}

const maxMethods = 100

/** Codes of the methods that orders have: a loose index scan, one probe for each code. */
const codesOfOrders = ({ shop }: ShopAdminCtx, column: Sql) => sql`
  select code from (
    with recursive used (code) as (
      (select ${column} from orders where shop_id = ${shop.id} and ${column} is not null order by ${column} limit 1)
      union all
      select (select ${column} from orders where shop_id = ${shop.id} and ${column} > used.code order by ${column} limit 1)
      from used where used.code is not null
    )
    select code from used where code is not null limit ${maxMethods}) used`

/** Methods with their names of today, or of the newest order where the settings have them no more. */
const methods = (ctx: ShopAdminCtx, scope: 'payment' | 'delivery', column: Sql, chosen: Sql) => sql`
  select coalesce(json_agg(json_build_object('code', code, 'name', coalesce(
    (select ${text(ctx, sql`entry -> 'name'`)} from configuration
      where shop_id = ${ctx.shop.id} and scope = ${scope} and entry ->> 'code' = code order by enabled desc, position limit 1),
    (select ${chosen} ->> 'name' from orders where shop_id = ${ctx.shop.id} and ${column} = code order by created_at desc limit 1),
    code))), '[]')
  from (
    select entry ->> 'code' as code from configuration where shop_id = ${ctx.shop.id} and scope = ${scope}
    union ${codesOfOrders(ctx, column)}) known`

export const usedMethods = (ctx: ShopAdminCtx) =>
  ctx.db.one<{ payments: Method[]; deliveries: Method[] }>(sql`
    select (${methods(ctx, 'payment', sql`payment_code`, sql`payment`)}) as payments,
      (${methods(ctx, 'delivery', sql`delivery_code`, sql`delivery`)}) as deliveries`)
