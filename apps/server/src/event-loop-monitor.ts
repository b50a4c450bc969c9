import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '@stragan/api'
import { loggedPath } from '@stragan/routing'

/** How often the delay of the event loop is measured. */
const intervalMs = 100
/** A longer delay is logged as a stall, with at most `maxRoutes` routes. */
const stallMs = 1000
const maxRoutes = 20

interface Options {
  log: Pick<Log, 'warn'>
  /** Called with each delay, in seconds. */
  onDelay?: ((seconds: number) => void) | undefined
}

/**
 * Measures how late the event loop comes to its timers, and logs stalls with the requests that were in progress: one of them blocked it.
 * Node's own `monitorEventLoopDelay` knows neither the moment nor the buckets of a histogram.
 */
export function openEventLoopMonitor({ log, onDelay }: Options) {
  const inProgress = new Set<IncomingMessage>()
  /** Requests that ended since the last measurement: the one that blocked the loop may be among them. */
  let ended: IncomingMessage[] = []
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    const delayMs = Math.max(0, now - last - intervalMs)
    last = now
    onDelay?.(delayMs / 1000)
    if (delayMs >= stallMs) {
      const routes = [...new Set([...ended, ...inProgress].map(routeOf))].slice(0, maxRoutes)
      log.warn({ stalled_ms: Math.round(delayMs), routes }, 'the event loop was blocked')
    }
    ended = []
  }, intervalMs)
  timer.unref()
  return {
    track(request: IncomingMessage, response: ServerResponse) {
      inProgress.add(request)
      response.on('close', () => {
        inProgress.delete(request)
        ended.push(request)
      })
    },
    stop: () => clearInterval(timer),
  }
}

const routeOf = ({ method, url = '' }: IncomingMessage) => `${method} ${loggedPath(url.split('?', 1)[0] ?? '')}`
