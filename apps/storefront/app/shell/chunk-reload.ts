import { reloadGuardSeconds } from '@stragan/contract'

declare global {
  interface Window {
    /**
     * After a script failed to load, loads the document of the requested page, at most once per path in ten seconds (docs/spec.md#8,
     * docs/spec.md#9). Returns false within that time: then the error screen is shown. Also replaces React Router's own reload
     * (vite.config.ts).
     */
    reloadOnce: () => boolean
    /** React Router's data router, exposed after hydration; `navigation` is the pending one. */
    __reactRouterDataRouter?: {
      state: { navigation: { location?: { pathname: string; search: string; hash: string }; formMethod?: string } }
    }
  }
}

/** Defines `window.reloadOnce`; runs before any other script, so that it sees their load errors. */
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
  if ('hydrated' in document.documentElement.dataset && reloadOnce()) event.preventDefault()
})
`.trim()
