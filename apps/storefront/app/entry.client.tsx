import { type Asleep, asleepId } from './shell/asleep.ts'
import { wakeAtFirstInteraction } from './shell/first-interaction.ts'
import { tendMenus } from './shell/menus-script.ts'

declare global {
  interface Window {
    __reactRouterRouteModules?: Record<string, object>
  }
}

const running = () => import('./shell/hydrate.tsx')
const hydrated = async () => (await running()).hydrate()

/** Gathers what the router's own scripts would have, and lets it take over the page. */
async function wake() {
  const { manifest, routes } = await asleep
  const parts = (modules: string[]) => Promise.all(modules.map(module => import(/* @vite-ignore */ module)))
  const ofRoutes = Object.entries(routes).map(async ([id, modules]) => [id, Object.assign({}, ...(await parts(modules)))] as const)
  const [loaded] = await Promise.all([Promise.all(ofRoutes), import(/* @vite-ignore */ manifest), running()])
  window.__reactRouterRouteModules = Object.fromEntries(loaded)
  await hydrated()
}

/** Stands at the end of the page, which may still be on its way. */
const asleep = new Promise<void>(resolve => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve())
  else resolve()
}).then(() => JSON.parse(document.getElementById(asleepId)?.textContent ?? '') as Asleep)

tendMenus()
// In development the router's own scripts have loaded everything.
if (import.meta.env.DEV) void hydrated()
else {
  const begin = wakeAtFirstInteraction(wake)
  void asleep.then(({ atOnce }) => atOnce && begin())
}
