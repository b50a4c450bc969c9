import { customerPriceSorts, maxListSearchLength } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { FindForm } from '@stragan/ui/find-form'
import { Select } from '@stragan/ui/select'
import { myPricesMessages } from './my-prices.messages.ts'
import type { PricesQuery } from './prices-query.ts'

/** Search form: product, symbol and date of the last change. */
export function PricesSearch({ listQuery, language }: { listQuery: PricesQuery; language: Language }) {
  const t = myPricesMessages[language]
  return (
    <FindForm
      applied={`${listQuery.q} ${listQuery.recent} ${listQuery.sort}`}
      label={t.find}
      action={hrefTo(language, 'myPrices')}
      query={{ name: 'q', label: t.query, value: listQuery.q, maxLength: maxListSearchLength }}
      submit={t.search}
    >
      <Select
        name="recent"
        label={t.which}
        defaultValue={listQuery.recent ? '1' : ''}
        options={[
          { value: '', label: t.allOf },
          { value: '1', label: t.recentOnly },
        ]}
        className="min-w-40 max-sm:flex-1 sm:w-52"
      />
      <Select
        name="sort"
        label={t.sortLabel}
        defaultValue={listQuery.sort}
        options={customerPriceSorts.map(sort => ({ value: sort, label: t.sort[sort] }))}
        className="min-w-40 max-sm:flex-1 sm:w-52"
      />
    </FindForm>
  )
}
