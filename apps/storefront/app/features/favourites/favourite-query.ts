/** Orders of the favourites; the first is the default. */
export const favouriteSorts = ['bestselling', 'name', 'price_asc', 'price_desc'] as const
export type FavouriteSort = (typeof favouriteSorts)[number]

/** Filters of the favourites. */
export interface FavouritesQuery {
  q: string
  sort: FavouriteSort
  page: number
}

/** Serialises the filters as an address's query. The search text is called `find`, since `q` belongs to the shop's search box. */
export function favouritesSearch({ q, sort, page }: FavouritesQuery): string {
  const query = new URLSearchParams({
    ...(q && { find: q }),
    ...(sort !== favouriteSorts[0] && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `?${query}` : ''
}
