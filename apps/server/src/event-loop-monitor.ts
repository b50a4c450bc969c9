import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '@stragan/api'

/** How often the event loop is asked how late it is; a stall that is longer is logged. */
const intervalMs = 100
const stallMs = 1000
/** So many routes are named of a stall. */
const mostRoutes = 20

interface Given {
  log: Pick<Log, 'warn'>
  /** Told each delay, in seconds. */
  onDelay?: ((seconds: number) => void) | undefined
}

/**
 * Measures how late the event loop comes to its timers, and logs stalls with the requests that were in progress: one of them blocked it.
 * Node's own `monitorEventLoopDelay` knows neither the moment nor the buckets of a histogram.
 */
export function openEventLoopMonitor({ log, onDelay }: Given) {
  const inProgress = new Map<ServerResponse, string>()
  /** Of requests that ended since the loop was last asked: the one that blocked it may be among them. */
  let ended: string[] = []
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    const delayMs = Math.max(0, now - last - intervalMs)
    last = now
    onDelay?.(delayMs / 1000)
    if (delayMs >= stallMs) {
      const routes = [...new Set([...ended, ...inProgress.values()])].slice(0, mostRoutes)
      log.warn({ stalled_ms: Math.round(delayMs), routes }, 'the event loop was blocked')
    }
    ended = []
  }, intervalMs)
  timer.unref()
  return {
    track({ method = '', url = '' }: IncomingMessage, response: ServerResponse) {
      const route = `${method} ${withoutValues(url)}`
      inProgress.set(response, route)
      response.once('close', () => {
        inProgress.delete(response)
        ended.push(route)
      })
    },
    stop: () => clearInterval(timer),
  }
}

/** Words of a route; an id, a token, an address or a slug with a number becomes `*`. */
const word = /^[a-z._-]{1,24}$/

/** A request's path without anything that may be a secret: logs do not hold them. */
const withoutValues = (url: string) =>
  (url.split('?', 1)[0] ?? '')
    .split('/', 8)
    .map(segment => (segment === '' || word.test(segment) ? segment : '*'))
    .join('/')
