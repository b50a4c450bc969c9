import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createLog, type installedShops, networkOf, subscribeToChanges } from '@stragan/api'
import { demoPassword } from '@stragan/api/demo-logins'
import { openApi } from './api.ts'
import { openBodyBudget, requestTimeoutMs } from './body-budget.ts'
import { type Config, readConfig } from './config.ts'
import { currentRequest, requestIdBy } from './current-request.ts'
import { takeDataFolder } from './data-folder.ts'
import { openEventLoopMonitor } from './event-loop-monitor.ts'
import { addressBy, asSent, isHost, sentBy } from './forwarded.ts'
import { answerMalformedRequests } from './malformed-requests.ts'
import { namesOneHost } from './one-host.ts'
import { setSecurityHeaders } from './security-headers.ts'
import { sendPage } from './send-page.ts'
import { isForApi, notYet, tooManyUploads } from './static-answers.ts'
import { openStorefront } from './storefront.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Reads the environment, opens what it names, and serves. The port is taken first, so that one in use is known at once; until all is
 * ready it answers 503. Each step says what it does, each failure what to do.
 */
export async function serveStragan(env: Record<string, string | undefined>) {
  const config = readConfig(env)
  const log = createLog(config.logLevel, () => currentRequest.getStore())
  const closing: (() => unknown)[] = []
  const close = async () => {
    for (const step of closing.toReversed()) await step()
  }
  let answer: Listener = notYet
  let isLeaving = false
  let isReady = async () => false
  // Read where it is wanted alone: most shops are small, and nobody watches them.
  const operations =
    config.operationsPort === undefined
      ? undefined
      : (await import('./operations.ts')).createOperations(async () => !isLeaving && (await isReady()))
  const sentOf = sentBy(config.trustProxy)
  const addressOf = addressBy(config.trustProxy)
  const bodies = openBodyBudget()
  const server = createServer({ requestTimeout: requestTimeoutMs }, (request, response) => {
    operations?.time(request, response)
    setSecurityHeaders(response, { https: sentOf(request).https, development: config.development })
    if (!namesOneHost(request)) return void response.writeHead(400, { connection: 'close' }).end()
    if (isLeaving) response.setHeader('connection', 'close')
    if (isLeaving && request.url === '/readyz') response.writeHead(503).end('leaving')
    else if (bodies.take(request, response, networkOf(addressOf(request)))) answer(request, response)
    else tooManyUploads(request, response)
  })
  answerMalformedRequests(server)
  try {
    if (config.role !== 'storefront') closing.push(takeDataFolder(config, say).release)
    await listen(server, config.port)
    if (operations && config.operationsPort !== undefined) {
      await bind(operations.server, config.operationsPort, config.operationsHost)
      closing.push(() => stop(operations.server))
    }
    const registerMetrics = operations?.registerMetrics
    const secret = config.storefrontSecret ?? randomBytes(32).toString('base64url')
    const api = config.role === 'storefront' ? null : await openApi({ config, log, secret, say, registerMetrics })
    const source = api ?? subscribeToChanges(config.apiUrl ?? '', secret, log)
    closing.push(() => source.close())
    registerMetrics?.('change_log', () => ({ heartbeat_age_seconds: source.changeLog.heartbeatAgeMs() / 1000 }))
    const storefront =
      config.role === 'api' ? null : await openStorefront({ api, secret, log, changeLog: source.changeLog, registerMetrics, config })
    if (storefront) closing.push(() => storefront.close())
    closing.push(() => stop(server))
    const listener = withHost(listenerOf(api, storefront, config, { sentOf, addressOf }), config, sentOf)
    // From here on: while the shop opens nobody waits for the event loop.
    const monitor = openEventLoopMonitor({ log, onDelay: operations?.delay })
    closing.push(() => monitor.stop())
    answer = (request, response) => {
      monitor.track(request, response)
      listener(request, response)
    }
    isReady = async () => (await (api ?? storefront)?.fetch(new Request('http://operations/readyz'), { address: '' }))?.ok ?? false
    const { port } = server.address() as AddressInfo
    announce(port, config, api ? await api.shops() : [])
    if (operations) say(`Operations: ${urlOf(operations.server.address() as AddressInfo)}/metrics\n`)
    return {
      port,
      /** Goes on answering for a while, so that whoever sends requests here notices; then lets those under way finish. */
      leave: async () => {
        isLeaving = true
        await new Promise(resolve => setTimeout(resolve, config.drainSeconds * 1000))
        await close()
      },
    }
  } catch (error) {
    server.close()
    await close()
    throw explained(error, config)
  }
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void

type Api = Awaited<ReturnType<typeof openApi>>
type Storefront = Awaited<ReturnType<typeof openStorefront>>

interface Sender {
  sentOf: ReturnType<typeof sentBy>
  addressOf: ReturnType<typeof addressBy>
}

function listenerOf(api: Api | null, storefront: Storefront | null, config: Config, { sentOf, addressOf }: Sender): Listener {
  const idOf = requestIdBy(config)
  const made = getRequestListener((received, env) => {
    const incoming = env.incoming as IncomingMessage
    const request = asSent(received, sentOf(incoming))
    const address = addressOf(incoming)
    const part = !storefront || (api && isForApi(new URL(request.url).pathname)) ? api : storefront
    return (part as NonNullable<typeof part>).fetch(request, { address })
  })
  const answer = (request: IncomingMessage, response: ServerResponse, id = idOf(request)) => {
    response.setHeader('x-request-id', id)
    currentRequest.run(id, made, request, response)
  }
  const answerForApi: Listener = (request, response) => {
    const { method = '', url = '', headers } = request
    const kept = api?.cachedResponse({ method, url, header: name => headers[name]?.toString() })
    if (!kept) return answer(request, response)
    const length = kept.bytes.length
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-length': length,
      'x-request-id': idOf(request),
      ...kept.headers,
    })
    response.end(kept.bytes)
  }
  if (!storefront) return answerForApi
  const { middleware, cachedPage } = storefront
  if (middleware) return (request, response) => middleware(request, response, () => answer(request, response))
  return (request, response) => {
    const { method = '', url = '', headers } = request
    if (api && isForApi(url)) return answerForApi(request, response)
    const id = idOf(request)
    const page = cachedPage({ method, url, ...sentOf(request), header: name => headers[name]?.toString() })
    if (!page) return answer(request, response, id)
    sendPage(page, id, request, response).catch(error => response.destroy(error))
  }
}

/** Refuses a request for which a trusted proxy names an invalid host. Without a proxy `Host` is checked where the request is read. */
function withHost(listener: Listener, { trustProxy }: Config, sentOf: ReturnType<typeof sentBy>): Listener {
  if (trustProxy.length === 0) return listener
  return (request, response) => {
    if (isHost(sentOf(request).host)) return listener(request, response)
    response
      .writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
      .end('The request names no valid host: send a name, optionally with a port, in Host or X-Forwarded-Host.')
  }
}

/** On IPv6 and IPv4; where the machine has no IPv6, on IPv4. */
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

/** The address of a server to be opened on this machine; one that listens on every address is at localhost. */
function urlOf({ address, family, port }: AddressInfo) {
  if (address === '::' || address === '0.0.0.0') return `http://localhost:${port}`
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}

/** Lets requests under way finish. */
const stop = (server: Server) =>
  new Promise<void>(resolve => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })

/** The embedded database belongs to the process that has it open. */
const firstShop = ({ databaseUrl }: Config) =>
  `There is no shop yet. ${databaseUrl ? 'Make' : 'Stop this process, and make'} the first: ` +
  'npm run shop -- create --host shop.example.com --name "My shop" --language en'

function announce(port: number, config: Config, shops: Awaited<ReturnType<typeof installedShops>>) {
  const { role, apiUrl } = config
  if (role === 'storefront') return say(`\nA storefront of Stragan is open: http://localhost:${port}, over the API at ${apiUrl}\n`)
  const first = shops.length === 0 ? `${firstShop(config)}\n` : ''
  if (role === 'api') return say(`\nThe API of Stragan is open: http://localhost:${port}/api/my-shop/docs\n${first}`)
  const lines = shops.flatMap(({ name, host, demo_logins }) => [
    `  ${name.padEnd(20)}http://${host}:${port}/pl   http://${host}:${port}/en`,
    ...(demo_logins.length > 0 ? [`  ${''.padEnd(20)}log in: ${demo_logins.join(', ')}; password ${demoPassword}`] : []),
  ])
  say(`\nStragan is open:\n${[...lines, `  ${'API reference'.padEnd(20)}http://localhost:${port}/api/my-shop/docs`].join('\n')}\n${first}`)
}

/** What commonly goes wrong, as one sentence that says what to do. */
export function explained(error: unknown, config: Config): unknown {
  const { code, port } = error as { code?: string; port?: number }
  if (code === 'EADDRINUSE' && port === config.operationsPort)
    return new Error(`Port ${port} is in use: set OPERATIONS_PORT to another, or leave it out`)
  if (code === 'EADDRNOTAVAIL' && port === config.operationsPort)
    return new Error(`OPERATIONS_HOST ${config.operationsHost} is no address of this machine: set it to one, or leave it out`)
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
