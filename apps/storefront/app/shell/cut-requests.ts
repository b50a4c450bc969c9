import type { Route } from '../+types/root.ts'

/** How long a navigation may take to replace the page. */
export const maxLeavingMs = 30_000

/**
 * Keeps the page as it is while another document is about to replace it: browsers end its requests then, and the error screen would show
 * until that document is there. A page restored from the back/forward cache, where nothing answers any more, is reloaded.
 */
export const ignoreCutRequests: Route.ClientMiddlewareFunction = async (_, next) => {
  const results = await next()
  if (!window.isLeaving() || Object.values(results).every(({ type }) => type !== 'error')) return results
  window.addEventListener('pageshow', () => window.location.reload(), { once: true })
  return new Promise(resolve => setTimeout(resolve, maxLeavingMs, results))
}
