/** A document is loaded after this time even if a submit is not answered. */
const maxWaitMs = 8000

const isPending = (fetcher: { state: string }) => fetcher.state !== 'idle'

/** Whether a form that is sent in the background is not answered yet. */
export const hasPendingSubmits = () => [...(window.__reactRouterDataRouter?.state.fetchers.values() ?? [])].some(isPending)

/** Loads a document once forms that are sent in the background are answered: browsers abort the requests of a page that is left. */
export async function loadAfterSubmits(url: URL): Promise<void> {
  await new Promise<void>(resolve => {
    const timer = setTimeout(resolve, maxWaitMs)
    const unsubscribe = window.__reactRouterDataRouter?.subscribe(() => {
      if (hasPendingSubmits()) return
      clearTimeout(timer)
      unsubscribe?.()
      resolve()
    })
  })
  window.location.assign(url)
}
