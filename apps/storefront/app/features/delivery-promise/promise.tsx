import type { PromiseTexts } from './promise-texts.ts'
import type { PromiseView } from './promise-view.ts'

/** Attributes of what is hidden when the cut-off has ended it (countdown.ts), perhaps before hydration. */
export const until = (orderBy: string) => ({ 'data-order-by': orderBy })

/** The dates with their condition below, which scripts turn into the time left. */
export function PromisedDates({ orderBy, dates, condition, within }: PromiseTexts) {
  return (
    <>
      <span className="block font-semibold">{dates}</span>
      <span className="block text-quiet text-sm" {...until(orderBy)} data-within={within ?? undefined}>
        {condition}
      </span>
    </>
  )
}

/** On a product page, for goods in stock. */
export function ProductPromise({ promise }: { promise: PromiseView | null }) {
  if (!promise) return null
  return (
    <div className="mt-2 pl-7" {...until(promise.orderBy)}>
      <p>
        <PromisedDates {...promise} />
      </p>
      <p className="text-quiet text-sm">{promise.means}</p>
    </div>
  )
}

/** On a card: the date alone. */
export function CardPromise({ promise }: { promise: PromiseView | null }) {
  return (
    promise && (
      <span className="block text-quiet" {...until(promise.orderBy)}>
        {promise.short}
      </span>
    )
  )
}

/** Above a table of products: their rows have no room for it, and it is the same for all. */
export function TablePromise({ promise, label }: { promise: PromiseView | null; label: string }) {
  return (
    promise && (
      <p className="mb-3 text-sm" {...until(promise.orderBy)}>
        <span className="text-quiet">{label}: </span>
        {promise.short}
      </p>
    )
  )
}
