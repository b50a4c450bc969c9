import { grossOf, type VatRow } from './vat.ts'

/** What delivery and payment cost together, and of that the payment alone; minor units of the cart's currency. */
export interface TransportFee {
  total: VatRow
  payment: { net: number; gross: number }
}

/** The fee of a payment has the VAT of the delivery and is rounded with it: it costs what it adds to the delivery's gross. */
export function transportFee(delivery: { net: number; vatPercent: number }, paymentNet: number): TransportFee {
  const net = delivery.net + paymentNet
  const gross = grossOf(net, delivery.vatPercent)
  return {
    total: { percent: delivery.vatPercent, net, gross },
    payment: { net: paymentNet, gross: gross - grossOf(delivery.net, delivery.vatPercent) },
  }
}
