import { hrefTo, type Language } from '@stragan/routing'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { favouriteProductsMessages } from './favourite-products.messages.ts'
import { type AskedFavourites, favouriteSorts } from './favourite-query.ts'

/** Finds and sorts favourites: a GET form, so that what was found has an address. */
export function FavouriteSearch({ asked, language }: { asked: AskedFavourites; language: Language }) {
  const t = favouriteProductsMessages[language]
  const sorts = favouriteSorts.map((sort, index) => ({ value: index === 0 ? '' : sort, label: t.sorts[sort] }))
  return (
    <search aria-label={t.find}>
      {/* Made anew with each search: the fields begin with what was asked for. */}
      <form
        key={`${asked.q} ${asked.sort}`}
        method="get"
        action={hrefTo(language, 'favouriteProducts')}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,26rem)_14rem_auto] sm:justify-start"
      >
        <Field
          type="search"
          name="find"
          label={t.query}
          defaultValue={asked.q}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          className="max-sm:col-span-2"
        />
        <Select name="sort" label={t.sort} defaultValue={asked.sort === favouriteSorts[0] ? '' : asked.sort} options={sorts} />
        <Button type="submit" icon="search">
          {t.search}
        </Button>
      </form>
    </search>
  )
}
