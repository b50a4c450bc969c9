import type { HydrationState } from 'react-router'
import { changesInDocument, withChanges } from '../platform/data-changes.ts'
import { jsonInDocument } from '../platform/json-element.ts'

/** What React Router starts from in the browser. */
export interface RouterData {
  context: object
  state: HydrationState
}

/** The id of the JSON script element. */
export const routerDataId = 'router-data'

declare global {
  interface Window {
    __reactRouterContext?: object
  }
}

/**
 * Sets the context that `<Scripts />` would set. Its state is the document's JSON with a customer's changes; the stream that React Router
 * decodes and assigns to it is empty.
 */
export function setRouterContext() {
  const { context, state } = jsonInDocument(routerDataId) as RouterData
  const changed = { ...state, loaderData: withChanges(state.loaderData, changesInDocument() ?? undefined) }
  window.__reactRouterContext = Object.defineProperty({ ...context, stream: new Blob(['[{}]']).stream() }, 'state', {
    get: () => changed,
    set() {},
  })
}
