import { catalogueCalls, maxPerPage, type ProductListItem, ShopError } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { redirect } from 'react-router'
import type { Display } from '../../platform/display.ts'
import { pageIn, searchIn } from '../../platform/list-address.ts'
import type { VisitorContext } from '../../platform/visitor-context.ts'
import { type CardProduct, cardOf } from '../catalogue/product-card.tsx'
import { type FavouritesQuery, favouriteSorts, favouritesSearch } from './favourite-query.ts'

const perPage = 24

/** Parses the address's query; invalid values are ignored. */
export function parseFavouritesQuery(query: URLSearchParams): FavouritesQuery {
  return {
    q: searchIn(query, 'find'),
    sort: favouriteSorts.find(sort => sort === query.get('sort')) ?? favouriteSorts[0],
    page: pageIn(query),
  }
}

export type FavouriteProduct = CardProduct

/** Loads a page of the customer's favourites; a page beyond the last redirects to the last. null if they could not be loaded. */
export async function favouritesOf(visitor: VisitorContext, listQuery: FavouritesQuery, language: Language, prices: Display['prices']) {
  const { q, page } = listQuery
  try {
    const found = await fetched(visitor, { ...listQuery, prices }, page, perPage)
    const pages = Math.max(1, Math.ceil(found.total / perPage))
    if (page > pages) throw redirect(hrefTo(language, 'favouriteProducts') + favouritesSearch({ ...listQuery, page: pages }))
    return { total: found.total, page, pages, items: found.items.map(cardOf), isSearched: q !== '' }
  } catch (error) {
    if (error instanceof ShopError) return null
    throw error
  }
}

/** Which favourites, in which order; `prices` are those that an order by price compares. */
type Found = Omit<FavouritesQuery, 'page'> & { prices?: Display['prices'] }

async function fetched({ ifSession }: VisitorContext, { q, sort, prices }: Found, page: number, per_page: number) {
  const query = { favorite: '1' as const, page, per_page, sort, ...(prices && { prices }), ...(q && { q }) }
  const found = await ifSession(catalogueCalls.products, { query })
  // The session expired between the guard and this call.
  if (!found) throw redirect('/auth')
  return found
}

/** Loads all matching favourites, page by page. */
export async function allFavourites(visitor: VisitorContext, listQuery: Omit<FavouritesQuery, 'page'>): Promise<ProductListItem[]> {
  const all: ProductListItem[] = []
  for (let page = 1; ; page++) {
    const { items, total } = await fetched(visitor, listQuery, page, maxPerPage)
    all.push(...items)
    if (items.length === 0 || all.length >= total) return all
  }
}
