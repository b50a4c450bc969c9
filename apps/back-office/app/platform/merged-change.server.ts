import { ShopError } from '@stragan/contract'
import type { Office } from './office.server.ts'

/**
 * The office whose calls refuse a change that met another one as a whole. The fields that both have changed hold no wrong values: the page shows
 * what is stored beside what was typed.
 */
export function refusingConflicts(office: Office): Office {
  const api: Office['api'] = async (...request) => {
    try {
      return await office.api(...request)
    } catch (error) {
      if (error instanceof ShopError && error.code.endsWith('_changed')) throw new ShopError(error.code, { cause: error })
      throw error
    }
  }
  return { ...office, api }
}
