import { hrefTo, type Language } from '@stragan/routing'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { orderHistoryMessages } from './order-history.messages.ts'
import type { Asked } from './order-query.ts'

/** Finds orders by number, product and status: a GET form, so that what was found has an address. */
export function OrderSearch({ asked, language }: { asked: Asked; language: Language }) {
  const t = orderHistoryMessages[language]
  const statuses = Object.entries(t.statuses).map(([value, label]) => ({ value, label }))
  return (
    <search aria-label={t.find}>
      {/* Made anew with each search: the fields begin with what was asked for. */}
      <form
        key={`${asked.q} ${asked.status}`}
        method="get"
        action={hrefTo(language, 'orderHistory')}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,26rem)_12rem_auto] sm:justify-start"
      >
        <Field
          type="search"
          name="find"
          label={t.query}
          placeholder={t.queryHint}
          defaultValue={asked.q}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          className="max-sm:col-span-2"
        />
        <Select
          name="status"
          label={t.status}
          defaultValue={asked.status ?? ''}
          options={[{ value: '', label: t.anyStatus }, ...statuses]}
        />
        <Button type="submit" icon="search">
          {t.search}
        </Button>
      </form>
    </search>
  )
}
