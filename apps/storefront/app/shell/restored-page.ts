import { jsonInDocument } from '../platform/json-element.ts'
import { visitorSummaryId } from './visitor-summary-id.ts'

/**
 * Reloads a customer's page that comes from the back/forward cache, which may be after a logout. Browsers may keep it there although it is
 * `no-store`: WebKit does over http.
 */
export function reloadRestoredPageOfCustomer() {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && jsonInDocument(visitorSummaryId)?.customer) window.location.reload()
  })
}
