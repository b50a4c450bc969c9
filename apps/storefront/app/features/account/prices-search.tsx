import { customerPriceSorts } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { myPricesMessages } from './my-prices.messages.ts'
import type { AskedPrices } from './prices-query.ts'

/** Finds prices by product, symbol and when they changed: a GET form, so that what was found has an address. */
export function PricesSearch({ asked, language }: { asked: AskedPrices; language: Language }) {
  const t = myPricesMessages[language]
  return (
    <search aria-label={t.find}>
      {/* Made anew with each search: the fields begin with what was asked for. */}
      <form
        key={`${asked.q} ${asked.recent} ${asked.sort}`}
        method="get"
        action={hrefTo(language, 'myPrices')}
        className="grid grid-cols-2 items-end gap-x-3 gap-y-4 lg:grid-cols-[minmax(0,22rem)_14rem_14rem_auto] lg:justify-start"
      >
        <Field
          type="search"
          name="q"
          label={t.query}
          defaultValue={asked.q}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          className="max-lg:col-span-2"
        />
        <Select
          name="recent"
          label={t.which}
          defaultValue={asked.recent ? '1' : ''}
          options={[
            { value: '', label: t.allOf },
            { value: '1', label: t.recentOnly },
          ]}
        />
        <Select
          name="sort"
          label={t.sortLabel}
          defaultValue={asked.sort}
          options={customerPriceSorts.map(sort => ({ value: sort, label: t.sort[sort] }))}
        />
        <Button type="submit" icon="search" className="max-lg:col-span-2">
          {t.search}
        </Button>
      </form>
    </search>
  )
}
