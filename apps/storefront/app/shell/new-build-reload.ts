import type { Route } from '../+types/root.ts'

let newer = false

/** Id of the deployed build, from an uncached file; null where it cannot be read, as when the page is left meanwhile. */
async function servedBuild(): Promise<string | null> {
  try {
    const response = await fetch('/build.txt', { cache: 'no-store' })
    return response.ok ? (await response.text()).trim() : null
  } catch {
    return null
  }
}

/**
 * On each navigation checks for a new build in the background; the following navigation then loads a new document, so that old pages do not
 * stay open against a new build. Old assets are served for a day.
 */
export const watchForNewBuild: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  if (newer) {
    window.location.assign(request.url)
    return new Promise(() => {})
  }
  void servedBuild().then(build => {
    newer = build !== null && build !== __BUILD__
  })
  return next()
}
