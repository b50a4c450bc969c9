import { hrefTo, type Language } from '@stragan/routing'
import { FindForm } from '../../ui/find-form.tsx'
import { Select } from '../../ui/select.tsx'
import { orderHistoryMessages } from './order-history.messages.ts'
import type { Asked } from './order-query.ts'

/** Finds orders by number, product and status. */
export function OrderSearch({ asked, language }: { asked: Asked; language: Language }) {
  const t = orderHistoryMessages[language]
  const statuses = Object.entries(t.statuses).map(([value, label]) => ({ value, label }))
  return (
    <FindForm
      key={`${asked.q} ${asked.status}`}
      label={t.find}
      action={hrefTo(language, 'orderHistory')}
      query={{ name: 'find', label: t.query, value: asked.q, placeholder: t.queryHint }}
      submit={t.search}
    >
      <Select
        name="status"
        label={t.status}
        defaultValue={asked.status ?? ''}
        options={[{ value: '', label: t.anyStatus }, ...statuses]}
        className="min-w-40 max-sm:flex-1 sm:w-52"
      />
    </FindForm>
  )
}
