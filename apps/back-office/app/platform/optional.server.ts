import { ShopError } from '@stragan/contract'

/** A part of a page that may be missing: null where the API is unavailable, so that it does not fail the page. */
export const optional = <T>(response: Promise<T>): Promise<T | null> =>
  response.catch(error => {
    if (error instanceof ShopError && error.code === 'unavailable') return null
    throw error
  })
