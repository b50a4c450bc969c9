import { createCache } from '@stragan/cache'
import type { Services } from '../context.ts'

const maxBytes = 16 * 1024 * 1024

/** Caches what calls read of a shop's configuration, gifts and pages, until one of them changes. Without a change log nothing is cached. */
export function createShopCache({ changeLog, telemetry }: Pick<Services, 'changeLog' | 'telemetry'>): Services['cacheOf'] {
  if (!changeLog) return () => undefined
  const cache = createCache<unknown>({ name: 'shop_cache', changeLog, maxBytes, telemetry })
  return shop =>
    <Value>(key: string, load: () => Promise<Value>) =>
      // Not shared while it is loaded: it is read in the transaction of one request.
      cache.getOrCompute(`${shop} ${key}`, undefined, async () => {
        const value = await load()
        return { value, shop, tags: ['gift_stock'], bytes: 2 * JSON.stringify(value).length, expiresAt: Number.POSITIVE_INFINITY }
      }) as Promise<Value>
}
