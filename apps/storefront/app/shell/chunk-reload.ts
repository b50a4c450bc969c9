import { reloadGuardSeconds } from '@stragan/contract'

declare global {
  interface Window {
    /**
     * For a script of the page that cannot be loaded: loads the document of the page that was asked for, at most once per path in ten
     * seconds (docs/spec.md#8, docs/spec.md#9). False where it just did: then the failure is the error screen's. Also called by the router in place of its own
     * reload (vite.config.ts).
     */
    reloadOnce: () => boolean
    /** The router, as React Router exposes it once the page is awake; `navigation` is the one under way. */
    __reactRouterDataRouter?: {
      state: { navigation: { location?: { pathname: string; search: string; hash: string }; formMethod?: string } }
    }
  }
}

/** Runs before any other script, so that it sees those fail; what it defines is `window.reloadOnce`. */
export const chunkReloadScript = `
window.reloadOnce = () => {
  // Without a network a reload would lose the page that is there.
  if (!navigator.onLine) return false
  // A page that is on its way is not in the address bar yet; a form is not sent a second time.
  const { location: next, formMethod = 'GET' } = window.__reactRouterDataRouter?.state.navigation ?? {}
  const target = next && formMethod === 'GET' ? next : location
  const key = 'chunk-reload ' + target.pathname
  if (Date.now() - Number(sessionStorage.getItem(key)) < ${reloadGuardSeconds * 1000}) return false
  sessionStorage.setItem(key, String(Date.now()))
  const isHere = target.pathname + target.search === location.pathname + location.search
  if (isHere) location.reload()
  else location.assign(target.pathname + target.search + target.hash)
  return true
}
addEventListener('error', event => {
  if (!(event.target instanceof HTMLScriptElement)) return
  const { src } = event.target
  // Those of integrations are the page's own affair: without them nothing is missing.
  if (!src || src.startsWith(location.origin + '/assets/')) reloadOnce()
}, true)
addEventListener('vite:preloadError', event => {
  // A page that can't be woken has something to do by itself first (first-interaction.ts).
  if ('awake' in document.documentElement.dataset && reloadOnce()) event.preventDefault()
})
`.trim()
