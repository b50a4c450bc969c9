import { hrefTo, type Language } from '@stragan/routing'
import { Button } from '@stragan/ui/button'
import { Pagination } from '@stragan/ui/pagination'
import type { KeyboardEvent } from 'react'
import type { Display } from '../../platform/display.ts'
import { useTyped } from '../cart/notice-context.ts'
import type { AllResult } from './all-to-cart.server.ts'
import { favouriteProductsMessages } from './favourite-products.messages.ts'
import type { favouritesOf } from './favourite-products.server.ts'
import { type FavouritesQuery, favouritesSearch } from './favourite-query.ts'
import { FavouriteRow } from './favourite-row.tsx'
import { useIsFavourite } from './favourites-store.ts'

interface ListProps {
  favourites: NonNullable<Awaited<ReturnType<typeof favouritesOf>>>
  listQuery: FavouritesQuery
  language: Language
  prices: Display['prices']
  /** Path and query of this page. */
  here: string
  formKey: string
  /** Response of the submitted form. */
  result: AllResult | undefined
}

const formId = 'favourites'

/**
 * Rows with quantity fields of one shared form, so that all can be added at once; a row's button submits the same form to another action.
 */
export function FavouriteList({ favourites, listQuery, language, prices, here, formKey, result }: ListProps) {
  const t = favouriteProductsMessages[language]
  const isFavourite = useIsFavourite()
  const typed = useTyped()
  const boxOf = (id: number) => (result ? { quantity: result.typed[id] ?? '', invalid: result.wrong.includes(id) } : typed(id))
  return (
    <section aria-label={t.list}>
      <form id={formId} method="post" action={here} noValidate data-left-by-document>
        <input type="hidden" name="to" value={here} />
        <input type="hidden" name="key" value={formKey} />
        {/* Disabled default button: without it Enter would press the first row's button from any field. */}
        <button type="submit" disabled hidden />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p role="status" className="text-quiet text-sm tabular-nums">
            {t.count(favourites.total)}
          </p>
          <Button type="submit" kind="primary" icon="cart" aria-describedby="all-hint" className="max-sm:w-full">
            {t.all}
          </Button>
        </div>
      </form>
      <p id="all-hint" className="mt-2 text-quiet text-sm sm:text-right">
        {t.allHint}
      </p>
      <ul aria-label={t.list} className="mt-4 border-rule border-t" onKeyDown={pressOwnButton}>
        {favourites.items.map(product => (
          <FavouriteRow
            key={product.id}
            product={product}
            isFavourite={isFavourite(product)}
            language={language}
            prices={prices}
            to={here}
            form={formId}
            typed={boxOf(product.id)}
          />
        ))}
      </ul>
      <div className="mt-6">
        <Pagination
          label={t.pages}
          page={favourites.page}
          pages={favourites.pages}
          href={page => hrefTo(language, 'favouriteProducts') + favouritesSearch({ ...listQuery, page })}
          previous={t.previous}
          next={t.next}
          pageName={t.page}
          summary={t.pageOf(favourites.page, favourites.pages)}
        />
      </div>
    </section>
  )
}

/** Enter in a quantity field presses its row's button. */
function pressOwnButton(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  if (event.repeat) return
  event.target.closest('[data-add-to-cart]')?.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
}
