/** What the script of a page is answered when it keeps or drops a favourite. */
export type FavouriteAnswer =
  /** Every favourite of the customer, by the product's id. */
  { ok: true; ids: number[] } | { ok: false; code: string }

/** Where a refusal asks to log in. */
export const needsLogin = (code: string) => code === 'favorites_add_login' || code === 'favorites_remove_login'
