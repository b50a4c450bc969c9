import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createChangeLog } from '@stragan/cache'

/**
 * The built storefront over a proxy to the API of the shop under test, which alters responses by host under `localhost`:
 * - `broken.`: one bootstrap component, saved addresses, favourites, symbol look-up, bulk adding
 *   and the unmasking of orders fail.
 * - `silent.`: lists of products fail. `mute.`: everything fails.
 * - `stranger.`: the customer cannot be read, nor the visitor's summary with it. `forgetful.`: neither can the cart, and logout fails.
 * - `unsummarised.`: the visitor's summary alone cannot be read.
 * - `testing.`: a shop in test mode.
 * - `companies.`: orders of a shop for companies only. `late.`: expired unpaid orders. `online.`: orders paid online.
 * - `injected.`: a script in the text of a page.
 * - `counted.….`: a shop with Matomo, served by `matomo.localhost`. `google.….`: a shop with both Google integrations.
 *
 * `/refreshes` returns the number of session refreshes, `/seen` the requests to Matomo with their origin.
 */
const [port, apiUrl] = process.argv.slice(2)
// The build has no types; this is the export of server/storefront.ts.
type Storefront = { createStorefront: (deps: object) => { fetch: (request: Request) => Promise<Response> } }
const { createStorefront } = (await import(new URL('../apps/storefront/build/server/index.js', import.meta.url).href)) as Storefront

let refreshes = 0
const seen: string[] = []

const integrations = {
  'counted.': [{ id: 1, enabled: true, code: 'matomo', settings: { address: `http://matomo.localhost:${port}/`, site: '7' } }],
  'google.': [
    { id: 1, enabled: true, code: 'google_analytics', settings: { measurement_id: 'G-AB12CD34EF' } },
    { id: 2, enabled: true, code: 'google_tag_manager', settings: { container: 'GTM-ABC1234' } },
  ],
}

const rightsWith = (isOpen: boolean, declaration: 'not_offered' | 'required') => ({
  rights: {
    withdrawal: isOpen,
    withdrawal_until: null,
    complaint: isOpen,
    as_consumer: { withdrawal: declaration, complaint: declaration },
  },
})
const alteredOrders = [
  ['companies.', rightsWith(true, 'required')],
  ['late.', { ...rightsWith(false, 'not_offered'), status: 'cancelled', cancel_reason: 'unpaid' }],
] as const

/** Matomo's client: reads its commands, sets a cookie, reports each page view and, as heartbeat timers do, the unload. */
const matomoScript = `
const set = {}
const send = action =>
  navigator.sendBeacon(set.setTrackerUrl + '?' + new URLSearchParams({ action, site: set.setSiteId, url: set.setCustomUrl, from: set.setReferrerUrl }))
const run = ([name, value]) => name === 'trackPageView' ? send(set.setDocumentTitle) : set[name] = value
_paq.forEach(run)
_paq = { push: (...commands) => commands.forEach(run) }
const setCookie = () => document.cookie = '_pk_id.' + set.setSiteId + '.1fff=1; path=/'
setCookie()
addEventListener('pagehide', () => { setCookie(); send('left') })
`

function matomo(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url)
  const from = request.headers.get('referer') ?? ''
  if (pathname === '/matomo.js') {
    seen.push(`${from} matomo.js`)
    return new Response(matomoScript, { headers: { 'content-type': 'text/javascript' } })
  }
  seen.push([from, ...['site', 'url', 'from', 'action'].map(name => searchParams.get(name))].join(' '))
  return new Response(null, { status: 204 })
}

const storefront = createStorefront({
  apiUrl,
  secret: '',
  // There is no change listener: pages are not cached.
  changeLog: createChangeLog(),
  pageBytes: 0,
  log: { info() {}, warn() {}, error() {} },
  async fetch(request: Request) {
    const { pathname, searchParams } = new URL(request.url)
    const host = request.headers.get('shop-origin') ?? ''
    const isBroken =
      /\/(configuration\/social_media|customer\/(addresses|checkout_defaults)|products\/by_symbols|cart_items\/bulk|orders\/[0-9a-f]{32}\/unmask)$/.test(
        pathname,
      ) || searchParams.has('favorite')
    const isSilent = host.startsWith('mute.') || (host.startsWith('silent.') && pathname.endsWith('/products'))
    const isUnread =
      (/^(stranger|forgetful)\./.test(host) && /\/my-shop\/(customer|visitor_summary)$/.test(pathname)) ||
      (host.startsWith('unsummarised.') && pathname.endsWith('/visitor_summary')) ||
      (host.startsWith('forgetful.') && /\/my-shop\/(cart|session\/logout)$/.test(pathname) && request.method !== 'PUT')
    if (isSilent || isUnread || (host.startsWith('broken.') && isBroken)) return new Response('{}', { status: 500 })
    const headers = new Headers(request.headers)
    headers.set('shop-origin', 'localhost')
    if (pathname.endsWith('/session/refresh')) refreshes++
    const response = await fetch(request.url, {
      method: request.method,
      headers,
      ...(request.method !== 'GET' && { body: await request.text() }),
    })
    const own = Object.entries(integrations).find(([start]) => host.startsWith(start))
    if (own && pathname.endsWith('/configuration/integrations')) return Response.json(own[1])
    const altered = alteredOrders.find(([start]) => host.startsWith(start))
    if (altered && /\/orders\/[0-9a-f]{32}$/.test(pathname)) return Response.json({ ...((await response.json()) as object), ...altered[1] })
    if (host.startsWith('online.') && /\/orders\/[0-9a-f]{32}(\/unmask)?$/.test(pathname) && response.ok) {
      const order = (await response.json()) as { payment: object }
      return Response.json({ ...order, payment: { ...order.payment, code: 'stripe', is_online: true } })
    }
    if (host.startsWith('injected.') && pathname.endsWith('/pages/about-us')) {
      const page = (await response.json()) as { html: string }
      return Response.json({ ...page, html: `${page.html}<script>document.title = 'injected'</script><style>h1 { color: red }</style>` })
    }
    if (!host.startsWith('testing.') || !pathname.endsWith('/configuration/shop_configuration')) return response
    const entries = (await response.json()) as object[]
    return Response.json(entries.map(entry => ({ ...entry, mode: 'production_test' })))
  },
})

createServer(
  getRequestListener(request => {
    const { pathname, hostname } = new URL(request.url)
    if (hostname === 'matomo.localhost') return matomo(request)
    if (pathname === '/seen') return Response.json(seen)
    if (pathname === '/refreshes') return Response.json(refreshes)
    // Scripts and styles are those of the shop under test.
    return pathname.startsWith('/assets/') || pathname === '/build.txt' || pathname.startsWith('/api/')
      ? fetch(apiUrl + pathname, { headers: { host: 'localhost', 'accept-encoding': 'identity' } })
      : storefront.fetch(request)
  }),
).listen(Number(port), '::')
