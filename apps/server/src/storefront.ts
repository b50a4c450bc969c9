import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Log } from '@stragan/api'
import { Hono } from 'hono'
import type { Config } from './config.ts'

type Fetch = (request: Request) => Promise<Response> | Response
/** Answers one request; `address` is where it came from. */
type From = (request: Request, env: { address: string }) => Promise<Response> | Response

const root = fileURLToPath(new URL('../../storefront/', import.meta.url))

/** The storefront over an API in the same process: nothing between them crosses a socket. */
export async function openStorefront(api: { fetch: Fetch }, secret: string, log: Log, config: Config) {
  const deps = { fetch: (request: Request) => api.fetch(request), apiUrl: 'http://api.internal', secret, log }
  return config.development ? openForDevelopment(deps) : openBuilt(deps)
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

interface Storefront {
  fetch: From
  /** Sees each request first: Vite's own in development. */
  middleware?: Middleware
  close: () => Promise<void>
}

interface StorefrontModule {
  createStorefront: (deps: {
    fetch: Fetch
    apiUrl: string
    secret: string
    log: Log
  }) => (request: Request, address?: string) => Promise<Response>
}
type StorefrontDeps = Parameters<StorefrontModule['createStorefront']>[0]

async function openBuilt(deps: StorefrontDeps): Promise<Storefront> {
  const file = `${root}build/server/index.js`
  if (!existsSync(file)) throw new Error('The storefront is not built: start with npm start, which builds it')
  const { createStorefront } = (await import(file)) as StorefrontModule
  const render = createStorefront(deps)
  const app = new Hono<{ Bindings: { address: string } }>()
  const client = `${root}build/client`
  app.use('*', async (c, next) => {
    await next()
    c.header('x-content-type-options', 'nosniff')
  })
  app.use('/assets/*', serveStatic({ root: client, onFound: (_, c) => c.header('cache-control', 'public, max-age=31536000, immutable') }))
  // A missing asset is answered here: the router would log each as a failure.
  app.all('/assets/*', c => c.text('Not found', 404))
  app.use('*', serveStatic({ root: client }))
  app.all('*', c => render(c.req.raw, c.env.address))
  return { fetch: app.fetch, close: async () => {} }
}

/** Vite in the same process: changes to the storefront show at once. */
async function openForDevelopment(deps: StorefrontDeps): Promise<Storefront> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom', configFile: `${root}vite.config.ts` })
  const render: From = async (request, { address }) => {
    const { createStorefront } = (await vite.ssrLoadModule(`${root}server/storefront.ts`)) as StorefrontModule
    return createStorefront(deps)(request, address)
  }
  return { fetch: render, middleware: vite.middlewares as Middleware, close: () => vite.close() }
}
