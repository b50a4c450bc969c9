import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createLog, type installedShops, networkOf, subscribeToChanges } from '@stragan/api'
import { demoPassword } from '@stragan/demo/logins'
import { openApi } from './api.ts'
import { openBackOffice } from './back-office.ts'
import { createBodyBudget, hasBody, requestTimeoutMs } from './body-budget.ts'
import { callApi } from './call-api.ts'
import { type Config, readConfig } from './config.ts'
import { openDataFolder } from './data-folder.ts'
import { openEventLoopMonitor } from './event-loop-monitor.ts'
import { createAddressResolver, createOriginResolver, hostNameOf, isForwarded, isHost, withOrigin } from './forwarded.ts'
import { hasSingleHost } from './host-header.ts'
import { answerMalformedRequests } from './malformed-requests.ts'
import { ownHosts } from './own-hosts.ts'
import { createRequestIds, currentRequestId } from './request-id.ts'
import { setSecurityHeaders } from './security-headers.ts'
import { createCachedSender, type SendCached } from './send-cached.ts'
import { isForAdminApi, isForApi, respondNotFound, respondStarting, respondTooManyUploads } from './static-responses.ts'
import { openStorefront } from './storefront.ts'
import type { IsOwnHost } from './tls-allowed.ts'

/**
 * Keep-alive timeout: longer than the idle timeout of reverse proxies and load balancers (60 s by default in nginx and at cloud providers),
 * so that they close an idle connection first. A request sent on one that the server is closing fails, and a proxy retries only idempotent ones.
 */
const keepAliveTimeoutMs = 75_000

const print = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Starts the application from the environment. It binds the port first, so that a port in use fails at once, and answers 503 until it is
 * ready.
 */
export async function serveStragan(env: Record<string, string | undefined>) {
  const config = readConfig(env)
  const log = createLog(config.logLevel, () => currentRequestId.getStore())
  const closing: (() => unknown)[] = []
  const close = async () => {
    for (const step of closing.toReversed()) await step()
  }
  let listener: Listener = respondStarting
  let sendCached: SendCached = () => false
  let isDraining = false
  let isReady = async () => false
  let isOwnHost: IsOwnHost = () => Promise.reject(new Error('The shop is just opening'))
  // Imported on demand: most installations do not collect metrics.
  const operations =
    config.operationsPort === undefined
      ? undefined
      : (await import('./operations.ts')).createOperations(
          async () => !isDraining && (await isReady()),
          host => isOwnHost(host),
        )
  const originOf = createOriginResolver(config.trustProxy)
  const isForBackOffice = (request: IncomingMessage) => config.adminHost !== null && hostNameOf(originOf(request).host) === config.adminHost
  const addressOf = createAddressResolver(config.trustProxy)
  const idOf = createRequestIds(config)
  const bodyBudget = createBodyBudget()
  const server = createServer({ requestTimeout: requestTimeoutMs, keepAliveTimeout: keepAliveTimeoutMs }, (request, response) => {
    trackResponse(request, response)
    operations?.observeRequest(request, response)
    if (isDraining) response.shouldKeepAlive = false
    const isHostClear = hasSingleHost(request)
    // A body is counted below, whatever its request asks for.
    if (isHostClear && !hasBody(request) && !isForBackOffice(request) && sendCached(request, response)) return
    setSecurityHeaders(response, { https: originOf(request).https, development: config.development })
    if (!isHostClear) return void response.writeHead(400, { connection: 'close' }).end()
    if (isDraining && request.url === '/readyz') response.writeHead(503).end('leaving')
    else if (bodyBudget.reserve(request, response, networkOf(addressOf(request)))) listener(request, response)
    else respondTooManyUploads(request, response)
  })
  const trackResponse = answerMalformedRequests(server)
  try {
    const hasApi = config.role === 'all' || config.role === 'api'
    if (hasApi) closing.push(openDataFolder(config, print).release)
    await listen(server, config.port)
    if (operations && config.operationsPort !== undefined) {
      await bind(operations.server, config.operationsPort, config.operationsHost)
      closing.push(() => stop(operations.server))
    }
    const telemetry = operations?.telemetry
    const secret = config.storefrontSecret ?? randomBytes(32).toString('base64url')
    const api = hasApi ? await openApi({ config, log, secret, print, telemetry }) : null
    if (api) closing.push(() => api.close())
    isOwnHost = ownHosts({ fetch: api ? api.fetch : callApi, apiUrl: config.apiUrl ?? 'http://api.internal', secret })
    const storefront = await openStorefrontOf(config, { api, secret, log, telemetry }, closing)
    const hasBackOffice = config.adminHost !== null && (config.role === 'all' || config.role === 'back-office')
    const backOffice = hasBackOffice ? await openBackOffice({ api, secret, log, config }) : null
    if (backOffice) closing.push(() => backOffice.close())
    closing.push(() => stop(server))
    const parts: Parts = { api, storefront, backOffice, isForBackOffice }
    const ready = withValidHost(listenerOf(parts, config, { originOf, addressOf, idOf }), config, originOf)
    // Started here: a blocked event loop during the start delays no visitor.
    const monitor = openEventLoopMonitor({ log, onDelay: operations?.observeDelay })
    closing.push(() => monitor.stop())
    if (!config.development) sendCached = createCachedSender({ api, storefront, originOf, idOf })
    listener = (request, response) => {
      monitor.track(request, response)
      ready(request, response)
    }
    isReady = async () => {
      const first = api ?? storefront ?? backOffice
      return (await first?.fetch(new Request('http://operations/readyz'), { address: '', isForwarded: false }))?.ok ?? false
    }
    const { port } = server.address() as AddressInfo
    announce(port, config, api ? await api.shops() : [])
    if (operations) print(`Operations: ${urlOf(operations.server.address() as AddressInfo)}/metrics\n`)
    return {
      port,
      /** Drains: fails readiness checks for `drainSeconds`, so that load balancers stop sending requests, then finishes those in progress. */
      shutDown: async () => {
        isDraining = true
        await new Promise(resolve => setTimeout(resolve, config.drainSeconds * 1000))
        await close()
      },
    }
  } catch (error) {
    server.close()
    await close()
    throw explainError(error, config)
  }
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void

type Api = Awaited<ReturnType<typeof openApi>>
type Storefront = Awaited<ReturnType<typeof openStorefront>>

interface Resolvers {
  originOf: ReturnType<typeof createOriginResolver>
  addressOf: ReturnType<typeof createAddressResolver>
  idOf: ReturnType<typeof createRequestIds>
}

type BackOffice = Awaited<ReturnType<typeof openBackOffice>>

interface Parts {
  api: Api | null
  storefront: Storefront | null
  backOffice: BackOffice | null
  isForBackOffice: (request: IncomingMessage) => boolean
}

/** Opens the storefront of the roles that have one, with the changes that its caches depend on. */
async function openStorefrontOf(
  config: Config,
  { api, telemetry, ...deps }: Pick<Parameters<typeof openStorefront>[0], 'secret' | 'log' | 'telemetry'> & { api: Api | null },
  closing: (() => unknown)[],
): Promise<Storefront | null> {
  const isServed = config.role === 'all' || config.role === 'storefront'
  if (!isServed && !api) return null
  const source = api ?? subscribeToChanges(config.apiUrl ?? '', deps.secret, deps.log)
  if (!api) closing.push(() => source.close())
  telemetry?.registerMetrics('change_log', () => ({ heartbeat_age_seconds: source.changeLog.heartbeatAgeMs() / 1000 }))
  if (!isServed) return null
  const storefront = await openStorefront({ api, changeLog: source.changeLog, telemetry, config, ...deps })
  closing.push(() => storefront.close())
  return storefront
}

/** Sends requests for the host of the back office there; the admin API answers on that host alone, and without applications on any. */
function listenerOf(
  { api, storefront, backOffice, isForBackOffice }: Parts,
  { adminHost }: Config,
  { originOf, addressOf, idOf }: Resolvers,
): Listener {
  const handle = getRequestListener((received, env) => {
    const incoming = env.incoming as IncomingMessage
    const request = withOrigin(received, originOf(incoming))
    const sender = { address: addressOf(incoming), isForwarded: isForwarded(incoming) }
    const { pathname } = new URL(request.url)
    const isChecked = pathname === '/healthz' || pathname === '/readyz'
    if (backOffice && isForBackOffice(incoming) && !(api && isChecked)) return backOffice.fetch(request, sender)
    const isAdminApiHere = api !== null && storefront === null && adminHost !== null
    if (isForAdminApi(pathname) && !isAdminApiHere) return respondNotFound()
    const shopParts = !storefront || (api && isForApi(pathname)) ? api : storefront
    const part = shopParts ?? (isChecked ? backOffice : null)
    return part ? part.fetch(request, sender) : respondNotFound()
  })
  const answer: Listener = (request, response) => {
    const id = idOf(request)
    response.setHeader('x-request-id', id)
    currentRequestId.run(id, handle, request, response)
  }
  return (request, response) => {
    const middleware = backOffice && isForBackOffice(request) ? backOffice.middleware : storefront?.middleware
    if (middleware) middleware(request, response, () => answer(request, response))
    else answer(request, response)
  }
}

/** Refuses an invalid host from a trusted proxy. Without a proxy the `Host` header is validated by `getRequestListener`. */
function withValidHost(listener: Listener, { trustProxy }: Config, originOf: ReturnType<typeof createOriginResolver>): Listener {
  if (trustProxy.length === 0) return listener
  return (request, response) => {
    if (isHost(originOf(request).host)) return listener(request, response)
    response
      .writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
      .end('The request names no valid host: send a name, optionally with a port, in Host or X-Forwarded-Host.')
  }
}

/** Listens on IPv6 and IPv4, on a machine without IPv6 on IPv4. */
async function listen(server: Server, port: number) {
  await bind(server, port, '::').catch(error => {
    if (error.code !== 'EAFNOSUPPORT') throw error
    return bind(server, port, '0.0.0.0')
  })
}

const bind = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })

/** The URL of a server as it is opened on this machine. */
function urlOf({ address, family, port }: AddressInfo) {
  if (address === '::' || address === '0.0.0.0') return `http://localhost:${port}`
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}

/** Closes the server after the requests in progress. */
const stop = (server: Server) =>
  new Promise<void>(resolve => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })

const firstShop = ({ databaseUrl }: Config) =>
  `There is no shop yet. ${databaseUrl ? 'Make' : 'Stop this process, and make'} the first: ` +
  'npm run shop -- create --host shop.example.com --name "My shop" --language en --owner you@example.com'

function announce(port: number, config: Config, shops: Awaited<ReturnType<typeof installedShops>>) {
  const { role, apiUrl, adminHost, adminOrigin } = config
  if (role === 'back-office')
    return print(`\nThe back office of Stragan is open: ${adminOrigin}/, here http://localhost:${port}, over the API at ${apiUrl}\n`)
  if (role === 'storefront') return print(`\nA storefront of Stragan is open: http://localhost:${port}, over the API at ${apiUrl}\n`)
  const first = shops.length === 0 ? `${firstShop(config)}\n` : ''
  if (role === 'api') return print(`\nThe API of Stragan is open: http://localhost:${port}/api/my-shop/docs\n${first}`)
  const lines = shops.flatMap(({ name, host, demo_logins }) => [
    `  ${name.padEnd(20)}http://${host}:${port}/pl   http://${host}:${port}/en`,
    ...(demo_logins.length > 0 ? [`  ${''.padEnd(20)}log in: ${demo_logins.join(', ')}; password ${demoPassword}`] : []),
  ])
  const others = [
    `  ${'API reference'.padEnd(20)}http://localhost:${port}/api/my-shop/docs`,
    ...(adminHost === null ? [] : [`  ${'Back office'.padEnd(20)}${adminOrigin}/`]),
  ]
  print(`\nStragan is open:\n${[...lines, ...others].join('\n')}\n${first}`)
}

/** Replaces common errors by ones whose message says how to fix them. */
export function explainError(error: unknown, config: Config): unknown {
  const { code, port } = error as { code?: string; port?: number }
  if (code === 'EADDRINUSE' && port === config.operationsPort)
    return new Error(`Port ${port} is in use: set OPERATIONS_PORT to another, or leave it out`)
  if (code === 'EADDRNOTAVAIL' && port === config.operationsPort)
    return new Error(`OPERATIONS_HOST ${config.operationsHost} is not an address of this machine: set it to one, or leave it out`)
  if (code === 'EADDRINUSE')
    return new Error(`Port ${config.port} is in use: stop what listens there, or start with another, as in PORT=3001 npm start`)
  if (code === 'EACCES' && config.port < 1024)
    return new Error(`Port ${config.port} needs more rights than this user has: take one above 1023`)
  if (code === 'ENOSPC') return new Error(`The disk of ${config.dataDir} is full: free some, or set DATA_DIR to another disk`)
  if (config.databaseUrl && ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '28000', '3D000'].includes(code ?? ''))
    return new Error(
      `The database that DATABASE_URL names cannot be opened (${(error as Error).message || code}): start it, or correct the address`,
    )
  return error
}
