import type { Cart } from './entities/cart.ts'

type Chosen = Pick<Cart, 'deliveries' | 'delivery_shop_configuration_id'>

/** The delivery that is chosen in a cart. */
export const chosenDelivery = ({ deliveries, delivery_shop_configuration_id }: Chosen): Cart['deliveries'][number] | undefined =>
  deliveries.find(({ id }) => id === delivery_shop_configuration_id)

/** The network of points of the cart's delivery; null if its parcels go to an address. */
export const pickupNetworkOf = (cart: Chosen): string | null => chosenDelivery(cart)?.pickup_network ?? null
