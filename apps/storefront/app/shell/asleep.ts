/** What the browser is told so that it can wake the page, now or at the first interaction (entry.client.tsx). */
export interface Asleep {
  /** The page is somebody's own, or does something by itself. */
  atOnce: boolean
  /** The router's list of routes. */
  manifest: string
  /** The modules of each route of this page. */
  routes: Record<string, string[]>
}

/** Of the script that says so. */
export const asleepId = 'asleep'
