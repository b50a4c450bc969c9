import { accountCalls, type Cart, cartCalls } from '@stragan/contract'
import type { Visitor } from '../../platform/visitor.ts'
import { goesElsewhere, savedId } from './address-choice.ts'
import { intents, type Side, type Typed } from './form-fields.ts'

/** Which address the goods go to, as the form was sent. */
function sideOf(typed: Typed): Side {
  if (typed.intent === intents.enable) return 'delivery_address'
  if (typed.intent === intents.disable) return 'billing_address'
  return goesElsewhere(typed) ? 'delivery_address' : 'billing_address'
}

/** Where the goods go; null where the form does not say. */
async function countryIn({ customer, ifKnown }: Visitor, typed: Typed): Promise<string | null> {
  const side = sideOf(typed)
  const id = savedId(typed, side)
  if (id === null) return typed[`${side}.country`] || null
  // Each customer's addresses are numbered from one.
  if (typed.customer !== String((await customer())?.id)) return null
  const saved = await ifKnown(accountCalls.addresses, {})
  return saved?.find(address => address.id === id)?.country ?? null
}

/** The cart, told where the goods go. */
export async function withDestination(visitor: Visitor, cart: Cart, typed: Typed): Promise<Cart> {
  const delivery_country = await countryIn(visitor, typed)
  if (!delivery_country || !/^[A-Z]{2}$/.test(delivery_country) || delivery_country === cart.delivery_country) return cart
  return (await visitor.api(cartCalls.updateCart, { body: { cart: { delivery_country } } })).cart
}
