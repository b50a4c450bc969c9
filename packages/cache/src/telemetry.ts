import type { Cache } from './cache.ts'

export type Metrics = Readonly<Record<string, number>>

/** What a subsystem shows to operators (`OPERATIONS_PORT`). */
export interface Telemetry {
  /** Registers a subsystem's metrics. `collect` is called at each scrape; a name in `_total` is a counter, any other a gauge. */
  registerMetrics(subsystem: string, collect: () => Metrics | Promise<Metrics>): void
  /** Registers a cache: its metrics, and its entries for the page `/caches`. */
  registerCache(name: string, cache: Pick<Cache<unknown>, 'entries'>, collect: () => Metrics): void
}
