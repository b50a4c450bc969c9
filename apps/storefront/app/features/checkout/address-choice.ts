import type { Cart } from '@stragan/contract'
import { type Fields, parseId } from '../../platform/form.ts'
import type { Side } from './form-fields.ts'

/** A saved address as an option of a list. */
export interface SavedAddress {
  id: string
  name: string
  text: string
  country: string
}

/** Options besides the saved addresses: `other` shows the fields; `same` delivers to the billing address. */
export const other = 'other'
export const same = 'same'

/** Id of the chosen saved address; null if none is. */
export const savedId = (typed: Fields, side: Side): number | null => parseId(typed[`${side}.id`])

/** Whether the fields of an address apply. */
export const isFilledIn = (typed: Fields, side: Side) =>
  savedId(typed, side) === null && (side === 'billing_address' || goesElsewhere(typed))

/** Country of an address of the form; undefined if the form does not contain it. */
export function countryIn(typed: Fields, side: Side, saved: readonly Pick<SavedAddress, 'id' | 'country'>[]): string | undefined {
  const id = savedId(typed, side)
  return id === null ? typed[`${side}.country`] || undefined : saved.find(address => address.id === String(id))?.country
}

/** Which of the two addresses is the delivery address. */
export const deliveredSide = (typed: Fields): Side => (goesElsewhere(typed) ? 'delivery_address' : 'billing_address')

/** Without saved addresses, the `elsewhere` field decides. */
export function goesElsewhere(typed: Fields): boolean {
  const chosen = typed['delivery_address.id']
  return chosen ? chosen !== same : Boolean(typed.elsewhere)
}

/** Initial option of a list of saved addresses. An address that no longer exists leaves the fields. */
export function chosenIn(saved: readonly SavedAddress[], side: Side, typed: Fields, cart: Cart | null): string {
  const chosen = typed[`${side}.id`]
  if (saved.some(({ id }) => id === chosen)) return chosen as string
  if (side === 'billing_address' || chosen === other) return other
  if (chosen === same) return same
  return hasSeparateDelivery(typed, cart) || chosen ? other : same
}

/** Whether the goods go to a separate delivery address: decided by the cart if it is known, else by the form. */
export const hasSeparateDelivery = (typed: Fields, cart: Cart | null) => (cart ? cart.enable_delivery_address : typed.elsewhere === '1')
