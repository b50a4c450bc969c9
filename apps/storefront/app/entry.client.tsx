import { hydrateAtFirstInteraction } from './deferred-hydration/first-interaction.ts'
import { type HydrationManifest, hydrationManifestId } from './deferred-hydration/hydration-manifest.ts'
import { attachMenuBehaviour } from './deferred-hydration/menu-behaviour.ts'
import { attachCountdown } from './features/delivery-promise/countdown.ts'
import { checkOfflineCart } from './features/offline/check-offline-cart.ts'
import { attachRecentlyViewed } from './features/recently-viewed/viewed-products.ts'
import { reloadRestoredPageOfCustomer } from './shell/restored-page.ts'
import { visitorSummaryId } from './shell/visitor-summary-id.ts'

declare global {
  interface Window {
    __reactRouterRouteModules?: Record<string, object>
  }
}

const loadHydration = () => import('./deferred-hydration/hydrate.tsx')
const hydrateDocument = async () => (await loadHydration()).hydrate()

/** Loads the modules that `<Scripts />` would have imported, then hydrates. */
async function hydratePage() {
  const { manifestUrl, routeModules } = await hydrationManifest
  const importAll = (modules: string[]) => Promise.all(modules.map(module => import(/* @vite-ignore */ module)))
  const modulesOfRoutes = Object.entries(routeModules).map(
    async ([id, modules]) => [id, Object.assign({}, ...(await importAll(modules)))] as const,
  )
  const [loaded] = await Promise.all([Promise.all(modulesOfRoutes), import(/* @vite-ignore */ manifestUrl), loadHydration()])
  window.__reactRouterRouteModules = Object.fromEntries(loaded)
  await hydrateDocument()
  const updateCountdown = await countdown
  updateCountdown()
}

/** Resolves once the document is parsed: the element is at its end. There is none in development. */
const hydrationManifest = new Promise<void>(resolve => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve())
  else resolve()
}).then(() => JSON.parse(document.getElementById(hydrationManifestId)?.textContent || '{}') as HydrationManifest)

const countdown = hydrationManifest.then(attachCountdown)

attachMenuBehaviour()
reloadRestoredPageOfCustomer()
void hydrationManifest.then(() => checkOfflineCart(document.getElementById(visitorSummaryId)?.textContent))
// In development `<Scripts />` has loaded everything.
if (import.meta.env.DEV) void hydrateDocument()
else {
  const startHydration = hydrateAtFirstInteraction(hydratePage)
  void hydrationManifest.then(({ immediate }) => {
    attachRecentlyViewed(startHydration)
    if (immediate) startHydration()
  })
}
