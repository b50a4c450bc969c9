import type { Cart } from '@stragan/contract'
import { parseId } from '../../platform/form.ts'
import type { Side, Typed } from './form-fields.ts'

/** A saved address, as a list of them shows it. */
export interface SavedAddress {
  id: string
  name: string
  text: string
  country: string
}

/** What may be chosen instead of a saved address: the fields; of the delivery also where the bill goes. */
export const other = 'other'
export const same = 'same'

/** The saved address that was chosen; null where it is none. */
export const savedId = (typed: Typed, side: Side): number | null => parseId(typed[`${side}.id`])

/** Whether the fields of an address are the ones that count. */
export const isFilledIn = (typed: Typed, side: Side) =>
  savedId(typed, side) === null && (side === 'billing_address' || goesElsewhere(typed))

/** The country of an address of the form; undefined where the form does not say. */
export function countryIn(typed: Typed, side: Side, saved: readonly Pick<SavedAddress, 'id' | 'country'>[]): string | undefined {
  const id = savedId(typed, side)
  return id === null ? typed[`${side}.country`] || undefined : saved.find(address => address.id === String(id))?.country
}

/** Which of the two addresses the goods go to. */
export const deliveredSide = (typed: Typed): Side => (goesElsewhere(typed) ? 'delivery_address' : 'billing_address')

/** Where there is no list to choose from, `elsewhere` says it. */
export function goesElsewhere(typed: Typed): boolean {
  const chosen = typed['delivery_address.id']
  return chosen ? chosen !== same : Boolean(typed.elsewhere)
}

/** What a list of saved addresses begins with. One that is saved no more leaves the fields. */
export function chosenIn(saved: readonly SavedAddress[], side: Side, typed: Typed, cart: Cart | null): string {
  const chosen = typed[`${side}.id`]
  if (saved.some(({ id }) => id === chosen)) return chosen as string
  if (side === 'billing_address' || chosen === other) return other
  if (chosen === same) return same
  return isElsewhere(typed, cart) || chosen ? other : same
}

/** Whether another delivery address is asked for is the cart's to say, while it is known. */
export const isElsewhere = (typed: Typed, cart: Cart | null) => (cart ? cart.enable_delivery_address : typed.elsewhere === '1')
