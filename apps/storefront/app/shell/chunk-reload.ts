import { reloadGuardSeconds } from '@stragan/contract'

declare global {
  interface Window {
    /**
     * For a script of the page that cannot be loaded: reloads, at most once per path in ten seconds (spec 8, 9). False where it just did:
     * then the failure is the error screen's. Also called by the router in place of its own reload (vite.config.ts).
     */
    reloadOnce: () => boolean
  }
}

/** Runs before any other script, so that it sees those fail; what it defines is `window.reloadOnce`. */
export const chunkReloadScript = `
window.reloadOnce = () => {
  // Without a network a reload would lose the page that is there.
  if (!navigator.onLine) return false
  const key = 'chunk-reload ' + location.pathname
  if (Date.now() - Number(sessionStorage.getItem(key)) < ${reloadGuardSeconds * 1000}) return false
  sessionStorage.setItem(key, String(Date.now()))
  location.reload()
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
