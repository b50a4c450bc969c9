import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'

/**
 * The built storefront over an API that is not as it should be: it passes each call on to the shop under test, but fails one component
 * of the start, saved addresses, favourites and the look-up of symbols at `broken.localhost`, and calls `testing.localhost` a test shop. `/refreshes`
 * tells how often a session was refreshed.
 */
const [port, apiUrl] = process.argv.slice(2)
// The build has no types of its own; this is what server/storefront.ts exports.
type Storefront = { createStorefront: (deps: object) => (request: Request) => Promise<Response> }
const { createStorefront } = (await import(new URL('../apps/storefront/build/server/index.js', import.meta.url).href)) as Storefront

let refreshes = 0

const render = createStorefront({
  apiUrl,
  secret: '',
  log: { info() {}, warn() {}, error() {} },
  async fetch(request: Request) {
    const { pathname, searchParams } = new URL(request.url)
    const host = request.headers.get('shop-origin') ?? ''
    const isBroken =
      /\/(configuration\/social_media|customer\/addresses|products\/by_symbols)$/.test(pathname) || searchParams.has('favorite')
    if (host.startsWith('broken.') && isBroken) return new Response('{}', { status: 500 })
    const headers = new Headers(request.headers)
    headers.set('shop-origin', 'localhost')
    if (pathname.endsWith('/session/refresh')) refreshes++
    const answer = await fetch(request.url, {
      method: request.method,
      headers,
      ...(request.method !== 'GET' && { body: await request.text() }),
    })
    if (!host.startsWith('testing.') || !pathname.endsWith('/configuration/shop_configuration')) return answer
    const entries = (await answer.json()) as object[]
    return Response.json(entries.map(entry => ({ ...entry, mode: 'production_test' })))
  },
})

createServer(
  getRequestListener(request => {
    const { pathname } = new URL(request.url)
    if (pathname === '/refreshes') return Response.json(refreshes)
    // Scripts and styles are those of the shop under test.
    return pathname.startsWith('/assets/') || pathname.startsWith('/api/')
      ? fetch(apiUrl + pathname, { headers: { host: 'localhost' } })
      : render(request)
  }),
).listen(Number(port), '::')
