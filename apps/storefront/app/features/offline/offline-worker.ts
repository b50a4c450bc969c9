import { failurePolicy } from '@stragan/contract/error-page'
import { languageOf } from '@stragan/routing'
import { deleteOfflineCart, loadOfflineCart } from './offline-cart.ts'
import { offlinePage } from './offline-page.ts'

/** The part of the service worker API that is used: its types exclude those of documents. */
interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void
}
interface FetchEvent extends ExtendableEvent {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}
interface InstallEvent extends ExtendableEvent {
  addRoutes?(
    rules: readonly {
      condition: { requestMode: string; requestMethod?: string } | { urlPattern: string }
      source: 'race-network-and-fetch-handler' | 'fetch-event' | 'network'
    }[],
  ): Promise<void>
}
interface Worker {
  skipWaiting(): Promise<void>
  registration: { navigationPreload?: { enable(): Promise<void> } }
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}
const worker = globalThis as unknown as Worker

/**
 * Service worker of visitors with a cart: answers a page that cannot be loaded with the offline page. It caches no page and takes part in
 * no other request (docs/decisions/076).
 */
worker.addEventListener('install', event => {
  event.waitUntil(worker.skipWaiting())
  // A page is then requested without waiting for the worker, and other requests do not even ask it.
  const routes = event.addRoutes?.([
    { condition: { requestMode: 'navigate', requestMethod: 'GET' }, source: 'race-network-and-fetch-handler' },
    { condition: { requestMode: 'navigate' }, source: 'fetch-event' },
    { condition: { urlPattern: '/*' }, source: 'network' },
  ])
  event.waitUntil(routes?.catch(() => {}) ?? Promise.resolve())
})

/** The same in browsers without routes. */
worker.addEventListener('activate', event => event.waitUntil(worker.registration.navigationPreload?.enable() ?? Promise.resolve()))

worker.addEventListener('fetch', event => {
  const { request } = event
  if (request.mode !== 'navigate') return
  if (request.method === 'GET') event.respondWith(load(event))
  else if (new URL(request.url).pathname === '/logout') event.waitUntil(deleteOfflineCart())
})

async function load({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const preloaded = await preloadResponse.catch(() => undefined)
  return preloaded ?? fetch(request).catch(() => offlineResponse(new URL(request.url)))
}

async function offlineResponse({ pathname, search }: URL): Promise<Response> {
  const language = languageOf(pathname)
  const now = Date.now()
  const cart = await loadOfflineCart(now).catch(() => null)
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': failurePolicy, 'cache-control': 'no-store' }
  // Two slashes would lead to another host.
  const path = pathname.replace(/^\/+/, '/') + search
  return new Response(offlinePage(language, path, cart, new Date(now)), { status: 503, headers })
}
