import { ShopError } from '@stragan/contract'
import { data } from 'react-router'

/** What the API does not know is a page that does not exist; anything else stays what it was. */
export const orNotFound = (error: unknown): never => {
  if (error instanceof ShopError && error.status === 404) throw data(null, { status: 404 })
  throw error
}
