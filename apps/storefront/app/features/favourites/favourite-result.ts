/** JSON response to adding or removing a favourite. */
export type FavouriteResult =
  /** Product ids of all the customer's favourites. */
  { ok: true; ids: number[] } | { ok: false; code: string }

/** Whether a refusal requires a login. */
export const needsLogin = (code: string) => code === 'favorites_add_login' || code === 'favorites_remove_login'
