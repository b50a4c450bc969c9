import type { ChangeLog } from './change-log.ts'

/** Single-flight: concurrent requests for a key share one computation. */
export interface SingleFlight<Value> {
  /** The computation in progress for the key; undefined if there is none, or the shop has changed since it started. */
  join(shop: number, key: string): Promise<Value> | undefined
  start(key: string, compute: (version: number) => Promise<Value>): Promise<Value>
}

export function createSingleFlight<Value>(changeLog: ChangeLog): SingleFlight<Value> {
  const flights = new Map<string, { version: number; result: Promise<Value> }>()
  return {
    join(shop, key) {
      const flight = flights.get(key)
      return flight && changeLog.isFresh(shop, flight.version, null) ? flight.result : undefined
    },
    start(key, compute) {
      const version = changeLog.version()
      const flight = { version, result: compute(version) }
      flights.set(key, flight)
      const end = () => flights.get(key) === flight && flights.delete(key)
      flight.result.then(end, end)
      return flight.result
    },
  }
}
