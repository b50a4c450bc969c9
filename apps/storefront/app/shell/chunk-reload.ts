import { reloadGuardSeconds } from '@stragan/contract'
import { maxLeavingMs } from './cut-requests.ts'

declare global {
  interface Window {
    /**
     * After a script failed to load, loads the document of the requested page, at most once per path in ten seconds (docs/spec.md#8,
     * docs/spec.md#9). Returns false within that time: then the error screen is shown. Does nothing while the page is being left. Also
     * replaces React Router's own reload (vite.config.ts).
     */
    reloadOnce: () => boolean
    /** Whether a navigation is about to replace the page, which ends its requests; a download is taken for one. */
    isLeaving: () => boolean
    /** React Router's data router, exposed after hydration; `navigation` is the pending one. */
    __reactRouterDataRouter?: {
      state: {
        navigation: { location?: { pathname: string; search: string; hash: string }; formMethod?: string }
        fetchers: ReadonlyMap<string, { state: string }>
      }
      subscribe: (onChange: () => void) => () => void
    }
  }
}

/** WebKit reports scripts that Back ends as failed before it says that the page is being left. */
const reloadDelayMs = 100

/** Defines `window.reloadOnce`; runs before any other script, so that it sees their load errors. Each page has it, so without comments. */
export const chunkReloadScript = `
let leftAt = 0
let isPlanned = false
addEventListener('beforeunload', () => leftAt = Date.now())
addEventListener('pageshow', () => leftAt = 0)
// Browsers report scripts whose loading a navigation ends as failed; a reload would cancel the navigation. It may also be a download.
window.isLeaving = () => Date.now() - leftAt < ${maxLeavingMs}
window.reloadOnce = () => {
  if (isPlanned || isLeaving()) return true
  // Offline a reload would lose the current page.
  if (!navigator.onLine) return false
  // The target of a pending navigation is not in the address bar yet; a pending POST is not repeated.
  const { location: next, formMethod = 'GET' } = window.__reactRouterDataRouter?.state.navigation ?? {}
  const target = next && formMethod === 'GET' ? next : location
  const key = 'chunk-reload ' + target.pathname
  if (Date.now() - Number(sessionStorage.getItem(key)) < ${reloadGuardSeconds * 1000}) return false
  isPlanned = true
  setTimeout(() => {
    isPlanned = false
    if (isLeaving()) return
    sessionStorage.setItem(key, String(Date.now()))
    const isHere = target.pathname + target.search === location.pathname + location.search
    if (isHere) location.reload()
    else location.assign(target.pathname + target.search + target.hash)
  }, ${reloadDelayMs})
  return true
}
addEventListener('error', event => {
  if (!(event.target instanceof HTMLScriptElement)) return
  const { src } = event.target
  // The page works without the scripts of integrations.
  if (!src || src.startsWith(location.origin + '/assets/')) reloadOnce()
}, true)
addEventListener('vite:preloadError', event => {
  // Before hydration first-interaction.ts handles the failure.
  if ('hydrated' in document.documentElement.dataset && reloadOnce()) event.preventDefault()
})
`
  .trim()
  .replaceAll(/^ *\/\/.*\n/gm, '')
