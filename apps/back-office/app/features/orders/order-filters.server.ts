import { orderStatuses } from '@stragan/contract'
import { orderWaits } from '@stragan/contract/admin'
import { dayOf, oneOf, searchOf } from '../../platform/list-query.ts'
import { type AmountName, amountNames, amountOf } from './amounts.ts'

interface Method {
  code: string
  name: string
}
export interface Methods {
  payments: readonly Method[]
  deliveries: readonly Method[]
}

/** The filters in the address of the list of orders. Invalid values are left out; an invalid amount is returned as typed, to be corrected. */
export function readOrderFilters(query: URLSearchParams, { payments, deliveries }: Methods) {
  const codeIn = (name: string, methods: readonly Method[]) => methods.find(({ code }) => code === query.get(name))?.code
  const statuses = orderStatuses.filter(status => query.getAll('status').includes(status))
  const typed = Object.fromEntries(amountNames.map(name => [name, query.get(name)?.trim().slice(0, 20) || undefined]))
  const amounts = Object.fromEntries(amountNames.map(name => [name, amountOf(typed[name])])) as Record<AmountName, string | undefined>
  return {
    filters: {
      q: searchOf(query),
      waiting_for: oneOf(orderWaits, query.get('waiting_for')),
      status: statuses.length > 0 ? statuses : undefined,
      paid: oneOf(['true', 'false'], query.get('paid')),
      payment: codeIn('payment', payments),
      delivery: codeIn('delivery', deliveries),
      placed_from: dayOf(query.get('placed_from')),
      placed_to: dayOf(query.get('placed_to')),
      ...amounts,
      test: oneOf(['real', 'test'], query.get('test')),
      customer: /^[1-9]\d{0,8}$/.exec(query.get('customer') ?? '')?.[0],
    },
    wrong: Object.fromEntries(
      amountNames.flatMap(name => (typed[name] && amounts[name] === undefined ? [[name, typed[name]]] : [])),
    ) as Partial<Record<AmountName, string>>,
  }
}
export type OrderFilters = ReturnType<typeof readOrderFilters>['filters']
