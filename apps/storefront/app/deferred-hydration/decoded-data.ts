import type { HydrationState } from 'react-router'
import { type DataChanges, withChanges } from '../platform/data-changes.ts'

declare global {
  interface Window {
    /** Set by an inline script; React Router stores the decoded data in its `state`. */
    __reactRouterContext?: object
  }
}

/** Makes changes to the loaders' data of the document, once React Router has decoded them. Call before hydration. */
export function changeDecodedData(changes: DataChanges) {
  let state: Pick<Required<HydrationState>, 'loaderData'> | undefined
  Object.defineProperty(window.__reactRouterContext ?? {}, 'state', {
    get: () => state,
    set(decoded: NonNullable<typeof state>) {
      state = { ...decoded, loaderData: withChanges(decoded.loaderData, changes) }
    },
  })
}
