import type { Cart } from './entities/cart.ts'

/** The network of points of the cart's delivery; null if its parcels go to an address. */
export const pickupNetworkOf = ({
  deliveries,
  delivery_shop_configuration_id,
}: Pick<Cart, 'deliveries' | 'delivery_shop_configuration_id'>): string | null =>
  deliveries.find(({ id }) => id === delivery_shop_configuration_id)?.pickup_network ?? null
