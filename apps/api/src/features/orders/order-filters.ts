import type { Input, ResponseInput } from '@stragan/contract'
import type { orderAdminCalls } from '@stragan/contract/admin'
import { fromDecimal } from '@stragan/pricing'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { timeZoneOf } from '../configuration/configuration.ts'
import * as queries from './order-filters.queries.ts'

type Calls = typeof orderAdminCalls

/** The filters of a list of orders as its queries take them: amounts in minor units, days with the time zone of the shop. */
export async function filtersOf(ctx: ShopAdminCtx, query: Input<Calls['orders']>['query']): Promise<queries.OrderFilters> {
  const { status, waiting_for, paid, payment, delivery, placed_from, placed_to, amount_from, amount_to, test, customer, q } = query
  const minor = (amount: number | undefined) => (amount === undefined ? undefined : fromDecimal(amount))
  return {
    statuses: status && [...new Set(status)],
    waitingFor: waiting_for,
    paid: paid && paid === 'true',
    payment,
    delivery,
    placed: placed_from || placed_to ? { from: placed_from, to: placed_to, zone: await timeZoneOf(ctx) } : undefined,
    amount: { from: minor(amount_from), to: minor(amount_to) },
    isTest: test && test === 'test',
    customer,
    q,
  }
}

/** The methods that orders can be filtered by, sorted by name. */
export async function orderMethods(ctx: ShopAdminCtx): Promise<ResponseInput<Calls['orderMethods']>> {
  const { payments, deliveries } = await queries.usedMethods(ctx)
  const sorted = (methods: queries.Method[]) => methods.toSorted((a, b) => a.name.localeCompare(b.name, ctx.language))
  return { payments: sorted(payments), deliveries: sorted(deliveries) }
}
