import { maxListSearchLength } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { FindForm } from '@stragan/ui/find-form'
import { Select } from '@stragan/ui/select'
import { orderHistoryMessages } from './order-history.messages.ts'
import type { OrdersQuery } from './order-query.ts'

/** Search form: order number, product and status. */
export function OrderSearch({ listQuery, language }: { listQuery: OrdersQuery; language: Language }) {
  const t = orderHistoryMessages[language]
  const statuses = Object.entries(t.statuses).map(([value, label]) => ({ value, label }))
  return (
    <FindForm
      applied={`${listQuery.q} ${listQuery.status}`}
      label={t.find}
      action={hrefTo(language, 'orderHistory')}
      query={{ name: 'find', label: t.query, value: listQuery.q, placeholder: t.queryHint, maxLength: maxListSearchLength }}
      submit={t.search}
    >
      <Select
        name="status"
        label={t.status}
        defaultValue={listQuery.status ?? ''}
        options={[{ value: '', label: t.anyStatus }, ...statuses]}
        className="min-w-40 max-sm:flex-1 sm:w-52"
      />
    </FindForm>
  )
}
