import type { OrderView } from './order-view.server.ts'

/** The dates promised when the order was placed; while its payment is awaited, by when that has to arrive. */
export function OrderPromise({ promise }: { promise: OrderView['delivery']['promise'] }) {
  return (
    promise && (
      <p className="mt-5 break-inside-avoid">
        <span className="block font-semibold">{promise.dates}</span>
        {promise.condition && <span className="block text-quiet text-sm">{promise.condition}</span>}
      </p>
    )
  )
}
