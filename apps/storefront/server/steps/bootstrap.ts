import { type ClientOptions, createClient } from '@stragan/contract/client'
import { loadBootstrap } from '../../app/platform/bootstrap.server.ts'
import { isComplete } from '../../app/platform/bootstrap.ts'
import { createBootstrapCache, type LoadedBootstrap } from '../bootstrap-cache.ts'
import { trackDependencies } from '../cache-dependencies.ts'
import type { createLogoCache } from '../logo-cache.ts'
import type { StorefrontDependencies } from '../types.ts'
import type { Incoming } from './incoming.ts'
import type { ShopIds } from './page-cache.ts'

const apiTimeoutMs = 5000

/** Options of the API clients of a request, but for the `fetch` that tracks what a client reads. */
type ApiOptions = Omit<ClientOptions, 'fetch'>

interface Bootstrapped extends LoadedBootstrap {
  apiOptions: ApiOptions
}

interface Caches {
  shopIds: ShopIds
  logos: ReturnType<typeof createLogoCache>
}

/** Loads what header and footer of every page consist of, and learns which shop the host belongs to. */
export function createBootstrapStep(deps: StorefrontDependencies, { shopIds, logos }: Caches) {
  const { changeLog } = deps
  const cached = createBootstrapCache(changeLog, deps.telemetry)
  return async ({ request, address, url, language }: Incoming): Promise<Bootstrapped> => {
    const origin = request.headers.get('host') ?? ''
    const shop = shopIds.get([origin])
    const minChangeVersion = shop === undefined ? undefined : changeLog.shopVersion(shop)
    const apiOptions: ApiOptions = {
      baseUrl: deps.apiUrl,
      shopOrigin: origin,
      language,
      log: deps.log,
      timeoutMs: apiTimeoutMs,
      headers: {
        'storefront-secret': deps.secret,
        ...(address && { 'visitor-address': address }),
        'user-agent': request.headers.get('user-agent') ?? '',
        ...(minChangeVersion !== undefined && { 'min-change-version': String(minChangeVersion) }),
      },
    }
    const loaded = await cached(`${url.hostname} ${language}`, shop, async () => {
      const tracker = trackDependencies(deps.fetch, changeLog)
      const bootstrap = await loadBootstrap(createClient({ ...apiOptions, fetch: tracker.fetch }), deps.log)
      const dependencies = isComplete(bootstrap) ? tracker.dependencies() : null
      if (dependencies) shopIds.set([origin], dependencies.shop)
      // The API may have answered from a stale cache if the request carried no `min-change-version` of this shop.
      return { bootstrap, dependencies: dependencies?.shop === shop ? dependencies : null }
    })
    logos.set(url.hostname, loaded.bootstrap.shop)
    return { ...loaded, apiOptions }
  }
}
