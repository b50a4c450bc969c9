import { defaultQuantity, ShopError } from '@stragan/contract'
import type { SharedClient } from '@stragan/contract/client'
import { type Language, languageOf } from '@stragan/routing'
import type { FormFields } from '@stragan/web/form-fields.server'
import { data, redirect } from 'react-router'
import { bulkAddNotice } from '../../platform/bulk-notice.ts'
import { parseId } from '../../platform/form.ts'
import { noticeCookie } from '../../platform/notice-cookie.server.ts'
import { personalAction } from '../../platform/personal-loader.server.ts'
import { addBulk } from '../cart/add-bulk.ts'
import { readQuantity } from '../cart/read-quantity.ts'
import { allFavourites, parseFavouritesQuery } from './favourite-products.server.ts'

/** Response to the form: invalid fields or an API failure, with the entered quantities. */
export interface AllResult {
  wrong: number[]
  typed: Record<string, string>
}

/** Adds all favourites that match the search to the cart, with the entered quantities or 1; a form that is submitted twice adds once. */
export const allToCart = personalAction(async ({ api: publicApi }, visitor, form, request) => {
  const { pathname, searchParams, search } = new URL(request.url)
  const typed = typedIn(form)
  const back = (wrong: number[]) =>
    data({ wrong, typed: Object.fromEntries(typed) } satisfies AllResult, { status: wrong.length > 0 ? 422 : 503 })
  try {
    const quantities = await readQuantities(publicApi, typed, languageOf(pathname))
    const wrong = [...typed.keys()].filter(id => !quantities.has(id))
    if (wrong.length > 0) return back(wrong)
    const favourites = await allFavourites(visitor, parseFavouritesQuery(searchParams))
    const lines = favourites
      // Products that need a variant come last: their rows say so, and the notice names only the first few lines.
      .toSorted((a, b) => Number(a.has_variants) - Number(b.has_variants))
      .map(({ id, name }) => ({ product_id: id, product_variant_id: null, name, items: quantities.get(id) ?? defaultQuantity }))
      .filter(({ items }) => items > 0)
    const { outcomes, names } = await addBulk(visitor, lines, languageOf(pathname), { key: form.text('key') })
    const headers = { 'set-cookie': noticeCookie(bulkAddNotice(outcomes, names)) }
    return redirect(pathname + search, { status: 303, headers })
  } catch (error) {
    if (error instanceof ShopError) return back([])
    throw error
  }
})

/** Quantity fields of the rows: `items-` and the product's id. */
const typedIn = (form: FormFields) =>
  new Map(
    [...form].flatMap(([name, value]): [number, string][] => {
      const id = name.startsWith('items-') ? parseId(name.slice('items-'.length)) : null
      return id && typeof value === 'string' ? [[id, value.trim()]] : []
    }),
  )

/** The quantities in sales units, 0 for empty fields; without the invalid ones. */
async function readQuantities(api: SharedClient, typed: ReadonlyMap<number, string>, language: Language): Promise<Map<number, number>> {
  const read = async (product: number, text: string) =>
    /^0*$/.test(text) ? 0 : readQuantity(api, { product, variant: null }, text, language)
  const entries = await Promise.all([...typed].map(async ([id, text]) => [id, await read(id, text)] as const))
  return new Map(entries.flatMap(([id, quantity]) => (typeof quantity === 'number' ? [[id, quantity]] : [])))
}
