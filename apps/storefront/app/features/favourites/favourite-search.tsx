import { maxListSearchLength } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { FindForm } from '@stragan/ui/find-form'
import { Select } from '@stragan/ui/select'
import { favouriteProductsMessages } from './favourite-products.messages.ts'
import { type FavouritesQuery, favouriteSorts } from './favourite-query.ts'

/** Search form with the order of the favourites. */
export function FavouriteSearch({ listQuery, language }: { listQuery: FavouritesQuery; language: Language }) {
  const t = favouriteProductsMessages[language]
  const sorts = favouriteSorts.map((sort, index) => ({ value: index === 0 ? '' : sort, label: t.sorts[sort] }))
  return (
    <FindForm
      applied={`${listQuery.q} ${listQuery.sort}`}
      label={t.find}
      action={hrefTo(language, 'favouriteProducts')}
      query={{ name: 'find', label: t.query, value: listQuery.q, maxLength: maxListSearchLength }}
      submit={t.search}
    >
      <Select
        name="sort"
        label={t.sort}
        defaultValue={listQuery.sort === favouriteSorts[0] ? '' : listQuery.sort}
        options={sorts}
        className="min-w-40 max-sm:flex-1 sm:w-60"
      />
    </FindForm>
  )
}
