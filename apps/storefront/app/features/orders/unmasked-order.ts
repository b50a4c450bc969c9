import type { OrderView } from './order-view.server.ts'

/** The order as it was loaded last, masked, with the personal data of its unmasked copy. */
export const unmaskedOrder = (loaded: OrderView, unmasked: OrderView): OrderView => {
  const { masked, email, phone, billing_address, delivery_address, pickup_point, customer_order_number, note, consents } = unmasked
  const { shipments, withdrawal, rights } = unmasked
  return {
    ...loaded,
    // A masked order does not say that its buyer withdrew, and asks for the money.
    ...(withdrawal && { payment: unmasked.payment, delivery: unmasked.delivery }),
    ...{ masked, email, phone, billing_address, delivery_address, pickup_point, customer_order_number, note, consents },
    refund: loaded.refund ?? unmasked.refund,
    ...{ shipments, withdrawal, rights: { ...loaded.rights, as_consumer: rights.as_consumer } },
  }
}
