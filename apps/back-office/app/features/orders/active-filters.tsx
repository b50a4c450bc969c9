import { formatAmount, formatDate } from '@stragan/contract/formats'
import { Chips } from '@stragan/ui/chip'
import { useLanguage } from '../../platform/language.ts'
import { listHref } from '../../platform/list-query.ts'
import { orderFilterMessages } from './order-filters.messages.ts'
import type { Methods, OrderFilters } from './order-filters.server.ts'
import { orderMessages } from './orders.messages.ts'

interface ActiveFiltersProps {
  path: string
  filters: OrderFilters
  methods: Methods
  /** Name of the customer whose orders are listed. */
  customer: string | null
}

/** The filters that are on, each with a link that removes it. */
export function ActiveFilters({ path, filters, methods, customer }: ActiveFiltersProps) {
  const language = useLanguage()
  const t = orderMessages[language]
  const f = orderFilterMessages[language]
  const { q, status = [], waiting_for, paid, payment, delivery, placed_from, placed_to, amount_from, amount_to, test } = filters
  const nameOf = (of: Methods['payments'], code: string) => of.find(one => one.code === code)?.name ?? code
  const without = (change: Partial<OrderFilters>) => listHref(path, { ...filters, ...change })
  const chip = (name: keyof OrderFilters, label: string) => ({ href: without({ [name]: undefined }), label })
  const chips = [
    q && chip('q', f.search(q)),
    filters.customer && chip('customer', t.ofCustomer(customer ?? filters.customer)),
    waiting_for && chip('waiting_for', f.chip(f.waitingFor, f.waits[waiting_for])),
    ...status.map(one => {
      const others = status.filter(other => other !== one)
      return { href: without({ status: others.length > 0 ? others : undefined }), label: f.chip(t.status, t.statuses[one]) }
    }),
    paid && chip('paid', paid === 'true' ? t.paid : t.unpaid),
    payment && chip('payment', f.chip(f.payment, nameOf(methods.payments, payment))),
    delivery && chip('delivery', f.chip(f.delivery, nameOf(methods.deliveries, delivery))),
    placed_from && chip('placed_from', f.chip(f.placedFrom, formatDate(language, placed_from))),
    placed_to && chip('placed_to', f.chip(f.placedTo, formatDate(language, placed_to))),
    amount_from && chip('amount_from', f.chip(f.amountFrom, formatAmount(language, Number(amount_from)))),
    amount_to && chip('amount_to', f.chip(f.amountTo, formatAmount(language, Number(amount_to)))),
    test && chip('test', test === 'real' ? f.realOnly : f.testOnly),
  ].filter(one => typeof one === 'object')
  return chips.length > 0 && <Chips label={f.active} remove={f.remove} chips={chips} clear={{ href: path, label: f.reset }} />
}
