import type { Route } from '../+types/root.ts'

let newer = false

/** Which build is being served now: a file beside the scripts, never cached. */
async function servedBuild(): Promise<string | null> {
  const answer = await fetch('/build.txt', { cache: 'no-store' }).catch(() => null)
  return answer?.ok ? (await answer.text()).trim() : null
}

/**
 * On each navigation asks, beside it, whether a new build is out; the navigation after that loads the document, so that a page of the
 * old build never runs for long against the new one. Old files stay served for a day, so this is never urgent.
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
