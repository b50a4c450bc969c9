import type { ChangeLog } from '@stragan/cache'
import type { Bootstrap } from '../app/platform/bootstrap.ts'
import type { CacheDependencies } from './cache-dependencies.ts'

export interface LoadedBootstrap {
  bootstrap: Bootstrap
  /** Null if they are not known. */
  dependencies: CacheDependencies | null
}

interface Entry {
  startedAt: number
  loading: Promise<LoadedBootstrap>
  /** Set once it is loaded. */
  dependencies: CacheDependencies | null
}

/** Time to live of a bootstrap without known dependencies: a change of the configuration shows within a second. */
const fallbackTtlMs = 1000
const maxEntries = 20_000

/** Caches the bootstrap per host name (without a port) and language until one of its tags changes; single-flight. */
export function createBootstrapCache(changeLog: ChangeLog) {
  const entries = new Map<string, Entry>()
  const isFresh = ({ dependencies, startedAt }: Entry, now: number) =>
    dependencies
      ? dependencies.expiresAt > now && changeLog.isFresh(dependencies.shop, dependencies.version, [...dependencies.tags])
      : now - startedAt < fallbackTtlMs
  return (key: string, now: number, load: () => Promise<LoadedBootstrap>): Promise<LoadedBootstrap> => {
    const known = entries.get(key)
    if (known && isFresh(known, now)) return known.loading
    const entry: Entry = { startedAt: now, loading: load(), dependencies: null }
    if (entries.size >= maxEntries) entries.clear()
    entries.set(key, entry)
    entry.loading.then(
      ({ dependencies }) => {
        entry.dependencies = dependencies
      },
      () => entries.get(key) === entry && entries.delete(key),
    )
    return entry.loading
  }
}
