import { grossOf, type VatRow } from './vat.ts'

/** Transport fee and the payment fee in it, in minor units of the cart's currency. */
export interface TransportFee {
  total: VatRow
  payment: { net: number; gross: number }
}

/** Adds the payment fee at the VAT rate of the delivery, rounded together: its gross is the increase of the delivery's gross. */
export function transportFee(delivery: { net: number; vatPercent: number }, paymentNet: number): TransportFee {
  const net = delivery.net + paymentNet
  const gross = grossOf(net, delivery.vatPercent)
  return {
    total: { percent: delivery.vatPercent, net, gross },
    payment: { net: paymentNet, gross: gross - grossOf(delivery.net, delivery.vatPercent) },
  }
}
