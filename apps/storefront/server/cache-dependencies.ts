import type { ChangeLog, Lifetime } from '@stragan/cache'

/** What a value depends on: cache tags of one shop, and the time of its next scheduled change. */
export interface CacheDependencies extends Lifetime {
  /** Version of the change log from before the first response was requested. */
  version: number
}

type Fetch = (request: Request) => Promise<Response> | Response

export interface DependencyTracker {
  /** Calls the API, and collects the dependencies of its response. */
  fetch: Fetch
  /** Adds the dependencies of a value from a cache, if it is still fresh. */
  add(dependencies: CacheDependencies | null): void
  /** All dependencies; null if they are not known: a response named none, failed, or is still pending. */
  dependencies(): CacheDependencies | null
}

/**
 * Collects the dependencies of everything that is fetched for one page: of one for everybody, which may use no private response, or for one
 * customer.
 */
export function trackDependencies(fetch: Fetch, changeLog: ChangeLog, { isPrivate = false } = {}): DependencyTracker {
  const version = changeLog.version()
  const tags = new Set<string>()
  let shop: number | null = null
  let expiresAt = Number.POSITIVE_INFINITY
  let pending = 0
  let isKnown = true

  return {
    async fetch(request) {
      const startedAt = Date.now()
      pending++
      try {
        const response = await fetch(request)
        const tagList = response.headers.get('cache-tag')
        const isAllowed = isPrivate || !response.headers.get('cache-control')?.includes('private')
        if (response.ok && isAllowed && tagList !== null) {
          for (const tag of tagList.split(',')) if (tag !== '') tags.add(tag)
          expiresAt = Math.min(expiresAt, startedAt + Number(response.headers.get('cache-ttl')))
          shop = Number(response.headers.get('shop'))
        } else isKnown = false
        return response
      } catch (error) {
        isKnown = false
        throw error
      } finally {
        pending--
      }
    },
    add(dependencies) {
      if (dependencies === null || !changeLog.isFresh(dependencies.shop, dependencies.version, dependencies.tags)) {
        isKnown = false
        return
      }
      for (const tag of dependencies.tags) tags.add(tag)
      expiresAt = Math.min(expiresAt, dependencies.expiresAt)
      shop = dependencies.shop
    },
    dependencies: () => (isKnown && pending === 0 && shop !== null ? { version, shop, tags: [...tags], expiresAt } : null),
  }
}
