import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Cache, Metrics, Telemetry } from '@stragan/cache'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { cachesPage } from './caches-page.ts'
import { setSecurityHeaders } from './security-headers.ts'
import { type IsOwnHost, tlsAllowedStatus } from './tls-allowed.ts'

/** In seconds: from a cache hit to a database under load. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/**
 * Serves `/healthz`, `/readyz`, `/metrics` for Prometheus, `/caches`, and `/tls-allowed` for a proxy on a port for operators. No label of a
 * metric holds data of a visitor.
 */
export function createOperations(isReady: () => Promise<boolean>, isOwnHost: IsOwnHost) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'stragan_request_duration_seconds',
    help: 'Requests by kind and status, until the last byte was handed over',
    labelNames: ['kind', 'status'],
    buckets,
    registers: [registry],
  })
  const delays = new Histogram({
    name: 'stragan_event_loop_delay_seconds',
    help: 'How late the event loop came to its timers',
    buckets,
    registers: [registry],
  })
  const subsystems: { subsystem: string; collect: Parameters<Telemetry['registerMetrics']>[1] }[] = []
  const caches = new Map<string, Pick<Cache<unknown>, 'entries'>>()
  const collectors = new Map<string, Gauge | Counter>()

  const set = (subsystem: string, metrics: Metrics) => {
    for (const [name, value] of Object.entries(metrics)) {
      const fullName = `stragan_${subsystem}_${name}`
      const options = { name: fullName, help: `${subsystem}: ${name.replaceAll('_', ' ')}`, registers: [registry] }
      const collector = collectors.get(fullName) ?? (name.endsWith('_total') ? new Counter(options) : new Gauge(options))
      collectors.set(fullName, collector)
      collector.reset()
      collector.inc(value)
    }
  }
  const scrape = async () => {
    for (const { subsystem, collect } of subsystems) {
      // A subsystem that fails keeps its last values.
      const metrics = await Promise.resolve()
        .then(collect)
        .catch(() => undefined)
      if (metrics) set(subsystem, metrics)
    }
    return registry.metrics()
  }
  const server = createServer((request, response) => {
    setSecurityHeaders(response, { https: false })
    const text = (status: number, body: string, type = 'text/plain; charset=utf-8') =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    if (request.url === '/healthz') text(200, 'ok')
    else if (request.url === '/readyz')
      isReady().then(
        ready => (ready ? text(200, 'ready') : text(503, 'not ready')),
        () => text(503, 'not ready'),
      )
    else if (request.url === '/metrics')
      scrape().then(
        body => text(200, body, registry.contentType),
        () => text(500, 'The metrics could not be collected'),
      )
    else if (/^\/tls-allowed(\?|$)/.test(request.url ?? ''))
      tlsAllowedStatus(request, isOwnHost).then(status => text(status, status === 200 ? 'allowed' : 'not allowed'))
    else if (/^\/caches(\?|$)/.test(request.url ?? ''))
      text(200, cachesPage(caches, new URL(request.url ?? '', 'http://operations').searchParams), 'text/html; charset=utf-8')
    else text(404, 'Not found')
  })
  const telemetry: Telemetry = {
    registerMetrics: (subsystem, collect) => void subsystems.push({ subsystem, collect }),
    registerCache(name, cache, collect) {
      subsystems.push({ subsystem: name, collect })
      caches.set(name, cache)
    },
  }
  const observeRequest = (request: IncomingMessage, response: ServerResponse) => {
    const startedAt = performance.now()
    const kind = kindOf(request.url ?? '')
    // A stream has no duration.
    if (kind === 'changes') return
    response.on('close', () => durations.observe({ kind, status: response.statusCode }, (performance.now() - startedAt) / 1000))
  }
  return { server, telemetry, observeRequest, observeDelay: (seconds: number) => delays.observe(seconds) }
}

/** A closed set: the path of a visitor adds no label. */
const kinds: readonly [kind: string, path: RegExp][] = [
  ['changes', /^\/internal\//],
  ['check', /^\/(healthz|readyz)$/],
  ['asset', /^\/assets\//],
  ['picture', /^\/api\/my-shop\/pictures\//],
  ['api', /^\/api\//],
  ['data', /\.data(\?|$)/],
]

const kindOf = (url: string) => kinds.find(([, path]) => path.test(url))?.[0] ?? 'page'
