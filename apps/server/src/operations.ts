import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Metrics, RegisterMetrics } from '@stragan/cache'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { setSecurityHeaders } from './security-headers.ts'

/** From what memory answers to what a database under load needs, in seconds. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** What whoever runs the shop looks at: whether it lives, whether it is ready, and figures for Prometheus. Never a visitor's own. */
export function createOperations(isReady: () => Promise<boolean>) {
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
  const parts: { part: string; figures: Parameters<RegisterMetrics>[1] }[] = []
  const metrics = new Map<string, Gauge | Counter>()

  const take = (part: string, figures: Metrics) => {
    for (const [name, value] of Object.entries(figures)) {
      const full = `stragan_${part}_${name}`
      const how = { name: full, help: `${part}: ${name.replaceAll('_', ' ')}`, registers: [registry] }
      const metric = metrics.get(full) ?? (name.endsWith('_total') ? new Counter(how) : new Gauge(how))
      metrics.set(full, metric)
      metric.reset()
      metric.inc(value)
    }
  }
  const written = async () => {
    // A part that can not say how it is leaves the others their word.
    for (const { part, figures } of parts) {
      const now = await Promise.resolve()
        .then(figures)
        .catch(() => undefined)
      if (now) take(part, now)
    }
    return registry.metrics()
  }
  const server = createServer((request, response) => {
    setSecurityHeaders(response, { https: false, development: false })
    const text = (status: number, body: string, type = 'text/plain; charset=utf-8') =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    if (request.url === '/healthz') text(200, 'ok')
    else if (request.url === '/readyz')
      isReady().then(
        ready => (ready ? text(200, 'ready') : text(503, 'not ready')),
        () => text(503, 'not ready'),
      )
    else if (request.url === '/metrics')
      written().then(
        body => text(200, body, registry.contentType),
        () => text(500, 'The figures could not be written'),
      )
    else text(404, 'Not found')
  })
  const registerMetrics: RegisterMetrics = (part, figures) => parts.push({ part, figures })
  const time = (request: IncomingMessage, response: ServerResponse) => {
    const begun = performance.now()
    const kind = kindOf(request.url ?? '')
    // A line that never ends says nothing of how long answers take.
    if (kind === 'changes') return
    response.once('close', () => durations.observe({ kind, status: response.statusCode }, (performance.now() - begun) / 1000))
  }
  return { server, registerMetrics, time, delay: (seconds: number) => delays.observe(seconds) }
}

/** Few, and none that a visitor can add to. */
const kinds: readonly [kind: string, path: RegExp][] = [
  ['changes', /^\/internal\//],
  ['check', /^\/(healthz|readyz)$/],
  ['asset', /^\/assets\//],
  ['picture', /^\/api\/my-shop\/pictures\//],
  ['api', /^\/api\//],
  ['data', /\.data(\?|$)/],
]

const kindOf = (url: string) => kinds.find(([, path]) => path.test(url))?.[0] ?? 'page'
