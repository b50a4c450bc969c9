import type { Metrics } from '@stragan/cache'
import { ShopError } from '@stragan/contract'

/** Downloads at once: each keeps the database busy, and a slow reader may take minutes. */
const maxPerProcess = 4
/** The others are left to other shops. */
const maxPerShop = 2
const retrySeconds = 10

export interface DownloadSlots {
  /** Takes a place until the returned function is called. Throws `too_many_downloads`. */
  take(shopId: number): () => void
  metrics(): Metrics
}

/** Load shedding: a download beyond the limits is refused at once. */
export function createDownloadSlots(): DownloadSlots {
  const byShop = new Map<number, number>()
  let running = 0
  let rejected = 0
  return {
    take(shopId) {
      const ofShop = byShop.get(shopId) ?? 0
      if (running >= maxPerProcess || ofShop >= maxPerShop) {
        rejected++
        throw new ShopError('too_many_downloads', { details: { retry_after: retrySeconds } })
      }
      running++
      byShop.set(shopId, ofShop + 1)
      return () => {
        running--
        const left = (byShop.get(shopId) ?? 0) - 1
        if (left > 0) byShop.set(shopId, left)
        else byShop.delete(shopId)
      }
    },
    metrics: () => ({ running, rejected_total: rejected }),
  }
}
