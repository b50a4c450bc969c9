import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Log } from '@stragan/api'
import type { BackOffice, BackOfficeDependencies, Sender } from '@stragan/back-office'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { proxyToApi } from './api-proxy.ts'
import { callApi } from './call-api.ts'
import type { Config } from './config.ts'
import { type Middleware, openVite } from './vite.ts'

const root = fileURLToPath(new URL('../../back-office/', import.meta.url))

type FetchFrom = (request: Request, sender: Sender) => Promise<Response> | Response

interface Options {
  /** Null if it runs in another process. */
  api: { fetch: (request: Request, env?: { address: string }) => Promise<Response> | Response } | null
  secret: string
  log: Log
  config: Config
}

export interface OpenBackOffice {
  fetch: FetchFrom
  /** Vite's, in development. It handles each request first. */
  middleware?: Middleware
  close: () => Promise<void>
}

interface BackOfficeModule {
  createBackOffice: (deps: BackOfficeDependencies) => BackOffice
}

/** The back office over the admin API, which it also serves to programs. */
export async function openBackOffice({ api, secret, log, config }: Options): Promise<OpenBackOffice> {
  const apiUrl = config.apiUrl ?? 'http://api.internal'
  const deps = { fetch: api ? api.fetch : callApi, apiUrl, secret, log }
  const app = new Hono<{ Bindings: Sender }>()
  app.all('/api/admin/*', c => {
    const { address } = c.env
    return api ? api.fetch(c.req.raw, { address }) : proxyToApi(c.req.raw, deps, address)
  })
  app.get('/healthz', c => c.text('ok'))
  app.get('/readyz', c => c.text('ready'))
  if (config.development) return openForDevelopment(app, deps)
  const file = `${root}build/server/index.js`
  if (!existsSync(file)) throw new Error('The back office is not built: start with npm start, which builds it')
  const { createBackOffice } = (await import(file)) as BackOfficeModule
  const { fetch: render } = createBackOffice(deps)
  const files = { root: `${root}build/client`, precompressed: true }
  app.use('/assets/*', serveStatic({ ...files, onFound: (_, c) => c.header('cache-control', 'public, max-age=31536000, immutable') }))
  app.all('/assets/*', c => c.text('Not found', 404))
  app.all('*', compress(), c => render(c.req.raw, c.env))
  return { fetch: app.fetch, close: async () => {} }
}

async function openForDevelopment(app: Hono<{ Bindings: Sender }>, deps: BackOfficeDependencies): Promise<OpenBackOffice> {
  const vite = await openVite(root, 24_679)
  app.all('*', async c => {
    const { createBackOffice } = (await vite.ssrLoadModule(`${root}server/back-office.ts`)) as BackOfficeModule
    return createBackOffice(deps).fetch(c.req.raw, c.env)
  })
  return { fetch: app.fetch, middleware: vite.middlewares as Middleware, close: () => vite.close() }
}
