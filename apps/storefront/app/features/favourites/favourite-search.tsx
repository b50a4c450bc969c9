import { hrefTo, type Language } from '@stragan/routing'
import { FindForm } from '../../ui/find-form.tsx'
import { Select } from '../../ui/select.tsx'
import { favouriteProductsMessages } from './favourite-products.messages.ts'
import { type AskedFavourites, favouriteSorts } from './favourite-query.ts'

/** Finds and sorts favourites. */
export function FavouriteSearch({ asked, language }: { asked: AskedFavourites; language: Language }) {
  const t = favouriteProductsMessages[language]
  const sorts = favouriteSorts.map((sort, index) => ({ value: index === 0 ? '' : sort, label: t.sorts[sort] }))
  return (
    <FindForm
      key={`${asked.q} ${asked.sort}`}
      label={t.find}
      action={hrefTo(language, 'favouriteProducts')}
      query={{ name: 'find', label: t.query, value: asked.q }}
      submit={t.search}
    >
      <Select
        name="sort"
        label={t.sort}
        defaultValue={asked.sort === favouriteSorts[0] ? '' : asked.sort}
        options={sorts}
        className="min-w-40 max-sm:flex-1 sm:w-52"
      />
    </FindForm>
  )
}
