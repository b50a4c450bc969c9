import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Log } from '@stragan/api'
import { type ChangeLog, createChangeLog, type Telemetry } from '@stragan/cache'
import type { Storefront, StorefrontDependencies } from '@stragan/storefront'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { proxyToApi } from './api-proxy.ts'
import { callApi } from './call-api.ts'
import type { Config } from './config.ts'
import { challengePrefix } from './static-responses.ts'
import { type Middleware, openVite } from './vite.ts'

/** `address` is the client's. */
type FetchFrom = (request: Request, env: { address: string }) => Promise<Response> | Response

const root = fileURLToPath(new URL('../../storefront/', import.meta.url))

/** A service worker requests pages under a policy of its own. */
const workerPolicy = "default-src 'none'; connect-src 'self'"

/** Size of the page cache. */
const pageBytes = 64 * 1024 * 1024

interface Options {
  /** Null if it runs in another process. */
  api: Pick<StorefrontDependencies, 'fetch'> | null
  secret: string
  log: Log
  changeLog: ChangeLog
  telemetry?: Telemetry | undefined
  config: Config
}

/** The storefront over its API. */
export async function openStorefront({ api, secret, log, changeLog, telemetry, config }: Options): Promise<OpenStorefront> {
  const apiUrl = config.apiUrl ?? 'http://api.internal'
  const deps = { fetch: api ? api.fetch : callApi, apiUrl, secret, log, pageBytes, telemetry }
  // In development nothing is cached: the change log is never connected.
  return config.development
    ? openForDevelopment({ ...deps, changeLog: createChangeLog() })
    : openBuilt({ ...deps, changeLog }, api !== null)
}

interface OpenStorefront {
  fetch: FetchFrom
  cachedPage: Storefront['cachedPage']
  /** Vite's, in development. It handles each request first. */
  middleware?: Middleware
  close: () => Promise<void>
}

interface StorefrontModule {
  createStorefront: (deps: StorefrontDependencies) => Storefront
}

async function openBuilt(deps: StorefrontDependencies, isApiHere: boolean): Promise<OpenStorefront> {
  const file = `${root}build/server/index.js`
  if (!existsSync(file)) throw new Error('The storefront is not built: start with npm start, which builds it')
  const { createStorefront } = (await import(file)) as StorefrontModule
  const { fetch: render, cachedPage } = createStorefront(deps)
  const app = new Hono<{ Bindings: { address: string } }>()
  const client = `${root}build/client`
  // The build compresses its files (scripts/build.ts).
  const files = { root: client, precompressed: true }
  app.use('/assets/*', serveStatic({ ...files, onFound: (_, c) => c.header('cache-control', 'public, max-age=31536000, immutable') }))
  // The router would log each missing asset as a failure.
  app.all('/assets/*', c => c.text('Not found', 404))
  app.use('/offline-worker.js', serveStatic({ ...files, onFound: (_, c) => c.header('content-security-policy', workerPolicy) }))
  app.use('*', serveStatic(files))
  if (!isApiHere) {
    app.all('/api/*', compress(), c => proxyToApi(c.req.raw, deps, c.env.address))
    app.get(`${challengePrefix}*`, c => proxyToApi(c.req.raw, deps, c.env.address))
  }
  app.get('/healthz', c => c.text('ok'))
  app.get('/readyz', c => c.text('ready'))
  app.all('*', c => render(c.req.raw, c.env.address))
  return { fetch: app.fetch, cachedPage, close: async () => {} }
}

/** Runs Vite in this process, with hot module replacement. */
async function openForDevelopment(deps: StorefrontDependencies): Promise<OpenStorefront> {
  const vite = await openVite(root, 24_678)
  const render: FetchFrom = async (request, { address }) => {
    const { createStorefront } = (await vite.ssrLoadModule(`${root}server/storefront.ts`)) as StorefrontModule
    return createStorefront(deps).fetch(request, address)
  }
  return { fetch: render, cachedPage: () => undefined, middleware: vite.middlewares as Middleware, close: () => vite.close() }
}
