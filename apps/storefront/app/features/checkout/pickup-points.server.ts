import { type Cart, cartCalls, maxPickupQueryLength, minPickupQueryLength, pickupNetworkOf, pickupPointCalls } from '@stragan/contract'
import type { Fields } from '../../platform/form.ts'
import type { VisitorContext } from '../../platform/visitor-context.ts'
import { type FoundPoints, intents } from './form-fields.ts'

type Api = VisitorContext['api']

/** Applies the form's point to a cart whose delivery needs one. */
export async function withPickupPoint(api: Api, cart: Cart, { pickup_point: code, intent }: Fields): Promise<Cart> {
  const network = pickupNetworkOf(cart)
  const isSearching = intent === intents.find || intent === intents.change
  if (network === null || !code || isSearching || code === cart.pickup_point?.code) return cart
  return (await api(cartCalls.setPickupPoint, { body: { cart: { pickup_point: { network, code } } } })).cart
}

/** The points that the form asks for: when it searches, and as long as none is chosen, so that a response keeps them. */
export async function pointsFor(api: Api, cart: Cart | null, { intent, pickup_query = '' }: Fields): Promise<FoundPoints | null> {
  const query = pickup_query.trim().slice(0, maxPickupQueryLength)
  const isSearching = intent === intents.find
  if (!cart || pickupNetworkOf(cart) === null || (!isSearching && (query === '' || cart.pickup_point))) return null
  if (query.length < minPickupQueryLength) return { query, points: [] }
  const delivery = cart.delivery_shop_configuration_id
  return { query, points: await api(pickupPointCalls.pickupPoints, { query: { delivery, q: query } }) }
}
