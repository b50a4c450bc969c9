/** What waits goes on after this time even if a submit is not answered. */
const maxWaitMs = 8000

const isPending = (fetcher: { state: string }) => fetcher.state !== 'idle'

/** Whether a form that is sent in the background is not answered yet. */
export const hasPendingSubmits = () => [...(window.__reactRouterDataRouter?.state.fetchers.values() ?? [])].some(isPending)

/** Runs something once forms that are sent in the background are answered, or after some seconds; returns what prevents it. */
export function afterSubmits(run: () => void): () => void {
  const stop = () => {
    clearTimeout(timer)
    unsubscribe?.()
  }
  const finish = () => {
    stop()
    run()
  }
  const timer = setTimeout(finish, maxWaitMs)
  const unsubscribe = window.__reactRouterDataRouter?.subscribe(() => {
    if (!hasPendingSubmits()) finish()
  })
  return stop
}

let stopWaiting = () => {}

/**
 * Loads the document of a link once forms that are sent in the background are answered: browsers abort the requests of a page that is left.
 * The link is busy until then, and forgotten when the visitor goes on to something else.
 */
export function loadAfterSubmits(link: HTMLAnchorElement) {
  stopWaiting()
  const stop = afterSubmits(() => {
    stopWaiting()
    window.location.assign(link.href)
  })
  const unsubscribe = window.__reactRouterDataRouter?.subscribe(() => {
    if (window.__reactRouterDataRouter?.state.navigation.location) stopWaiting()
  })
  link.setAttribute('aria-busy', 'true')
  stopWaiting = () => {
    stop()
    unsubscribe?.()
    link.removeAttribute('aria-busy')
  }
}
