import { createContext, useContext } from 'react'
import type { CartBadge } from '../features/cart/cart-summary.ts'
import type { BootstrapComponent } from '../platform/bootstrap.ts'
import { jsonContent, jsonInDocument } from '../platform/json-element.ts'
import type { Notice } from '../platform/visitor-context.ts'
import { visitorSummaryId } from './visitor-summary-id.ts'

/** What the layout shows of its visitor. Loaders return public data, so that a page's data is the same for everybody. */
export interface VisitorSummary {
  /** The logged-in customer. */
  customer: { first_name: string } | null
  /** Cart of a visitor with a session. */
  cart: CartBadge | null
  /** Number of the customer's favourites. */
  favourites: number | null
  /** Ids of those on the page, where its loaders' data are a stranger's; null where the data say it. */
  favouriteIds: readonly number[] | null
  notice: Notice | null
  /** What could not be loaded. */
  failed: BootstrapComponent[]
}

/** The summary of a visitor without a session. */
export const strangerSummary: VisitorSummary = {
  customer: null,
  cart: null,
  favourites: null,
  favouriteIds: null,
  notice: null,
  failed: [],
}

/** Set on the server; the browser reads the summary from the document. */
export const VisitorSummaryContext = createContext<VisitorSummary | null>(null)

/** The visitor's summary as of the document: it stays the same during client-side navigations. */
export const useVisitorSummary = (): VisitorSummary => useContext(VisitorSummaryContext) ?? summaryInDocument()

let known: VisitorSummary | undefined

export function summaryInDocument(): VisitorSummary {
  known ??= jsonInDocument(visitorSummaryId) ?? strangerSummary
  return known as VisitorSummary
}

/** Passes the summary to the browser as data, which the page's policy covers without a hash. */
export function VisitorSummaryData() {
  const summary = useContext(VisitorSummaryContext)
  return (
    <script
      id={visitorSummaryId}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped JSON
      dangerouslySetInnerHTML={{ __html: summary ? jsonContent(summary) : '' }}
    />
  )
}
