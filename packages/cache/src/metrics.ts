/** Registers a subsystem's metrics. `collect` is called at each scrape; a name in `_total` is a counter, any other a gauge. */
export type RegisterMetrics = (subsystem: string, collect: () => Metrics | Promise<Metrics>) => void
export type Metrics = Readonly<Record<string, number>>
