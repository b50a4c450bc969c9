/** The ways to sort favourites; the first is their own. */
export const favouriteSorts = ['bestselling', 'name', 'price_asc', 'price_desc'] as const
export type FavouriteSort = (typeof favouriteSorts)[number]

/** Which favourites are asked for. */
export interface FavouritesQuery {
  q: string
  sort: FavouriteSort
  page: number
}

/** The query of an address that asks for them; `q` is what the shop’s own search box shows. */
export function favouritesSearch({ q, sort, page }: FavouritesQuery): string {
  const query = new URLSearchParams({
    ...(q && { find: q }),
    ...(sort !== favouriteSorts[0] && { sort }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `?${query}` : ''
}
