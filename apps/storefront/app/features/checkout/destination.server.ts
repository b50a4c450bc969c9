import { accountCalls, type Cart, cartCalls } from '@stragan/contract'
import type { Fields } from '../../platform/form.ts'
import type { VisitorContext } from '../../platform/visitor-context.ts'
import { countryIn, deliveredSide, savedId } from './address-choice.ts'
import { intents, type Side } from './form-fields.ts'

/** Which address is the delivery address once the form's action has run. */
function sideOf(typed: Fields): Side {
  if (typed.intent === intents.enable) return 'delivery_address'
  if (typed.intent === intents.disable) return 'billing_address'
  return deliveredSide(typed)
}

/** Delivery country; undefined if the form does not contain it. */
async function countryOf({ customer, ifSession }: VisitorContext, typed: Fields): Promise<string | undefined> {
  const side = sideOf(typed)
  if (savedId(typed, side) === null) return countryIn(typed, side, [])
  // Address ids are unique per customer only.
  if (typed.customer !== String((await customer())?.id)) return undefined
  const saved = (await ifSession(accountCalls.addresses, {})) ?? []
  return countryIn(
    typed,
    side,
    saved.map(({ id, country }) => ({ id: String(id), country })),
  )
}

/** The cart with the form's delivery country. */
export async function withDestination(visitor: VisitorContext, cart: Cart, typed: Fields): Promise<Cart> {
  const delivery_country = await countryOf(visitor, typed)
  if (!delivery_country || !/^[A-Z]{2}$/.test(delivery_country) || delivery_country === cart.delivery_country) return cart
  return (await visitor.api(cartCalls.updateCart, { body: { cart: { delivery_country } } })).cart
}
