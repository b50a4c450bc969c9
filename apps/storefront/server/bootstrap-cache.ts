import { type ChangeLog, createCache, type Lifetime, type Telemetry } from '@stragan/cache'
import type { Bootstrap } from '../app/platform/bootstrap.ts'
import type { CacheDependencies } from './cache-dependencies.ts'

export interface LoadedBootstrap {
  bootstrap: Bootstrap
  /** Null if they are not known. */
  dependencies: CacheDependencies | null
}

const maxBytes = 64 * 1024 * 1024
/** Of a bootstrap without known dependencies, or while the change log is disconnected: a change of the configuration shows within a second. */
const unverifiedMs = 1000
/** Id of no shop. */
const noShop = 0

/** Caches the bootstrap per host name (without a port) and language until one of its tags changes; single-flight. */
export function createBootstrapCache(changeLog: ChangeLog, telemetry: Telemetry | undefined) {
  const cache = createCache<LoadedBootstrap>({ name: 'bootstrap_cache', changeLog, maxBytes, telemetry, maxUnverifiedMs: unverifiedMs })
  return (key: string, shop: number | undefined, load: () => Promise<LoadedBootstrap>): Promise<LoadedBootstrap> =>
    cache.getOrCompute(key, shop ?? noShop, async () => {
      const unverified: Lifetime = { shop: noShop, tags: [], expiresAt: Date.now() + unverifiedMs }
      const value = await load()
      return { ...(value.dependencies ?? unverified), value, bytes: JSON.stringify(value.bootstrap).length * 3 }
    })
}
