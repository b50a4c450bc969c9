import { type Computed, createCache, createMemo } from '@stragan/cache'
import { isSessionCookie } from '../../app/platform/session-cookies.server.ts'
import type { Visitor } from '../../app/shell/visitor-summary.server.ts'
import type { CacheDependencies } from '../cache-dependencies.ts'
import { cachedPage, type StoredPage } from '../cached-page.ts'
import { createPageKey, type PageKey, type PageSession, withoutTracking } from '../page-key.ts'
import type { OwnPrices, PageTemplate, SharedPage } from '../page-template.ts'
import type { CachedPage, PageRequest, StorefrontDependencies } from '../types.ts'
import type { VisitorCache } from '../visitor-cache.ts'

export interface Rendered {
  response: Response
  /** Set if the response is the same for every visitor, and its dependencies are known. */
  dependencies?: CacheDependencies | null
  /** Set if a page for other visitors can be made from it. */
  shared?: SharedPage | null
}

/** The loaders' data of a page for one customer. */
export interface OwnData {
  loaderData: object
  dependencies: CacheDependencies
}

interface Steps {
  shopIds: ShopIds
  render: (request: Request, address?: string) => Promise<Rendered>
  /** Whether the path is a page that is shared by all visitors, but for their summary. */
  isSharedPath: (path: string) => boolean
  visitors: VisitorCache
  loadVisitor: (request: Request, address?: string) => Promise<Visitor | null>
  /** Null if the session is gone, or a part failed to load. */
  loadOwnData: (request: Request, address?: string) => Promise<OwnData | null>
}

/** The prices of a customer on the page of a template; null if it differs in more than prices. */
interface PricedPage {
  template: PageTemplate['id']
  prices: OwnPrices | null
}

/** Of the size of the page cache, an eighth: what pages show of customers' prices. */
const pricesShare = 8

/** Shop of each host, known once its first page was rendered. */
export type ShopIds = ReturnType<typeof createShopIds>
export const createShopIds = () => createMemo<number>()

/**
 * Caches rendered pages that are the same for every visitor, until one of their tags changes (`isStale` in packages/cache), and makes the
 * pages of visitors with a session from them (docs/decisions/055).
 */
export function createPageCacheStep({ changeLog, pageBytes, telemetry }: StorefrontDependencies, steps: Steps) {
  const { shopIds, render, visitors } = steps
  const keyOf = createPageKey()
  const pages = createCache<StoredPage>({ name: 'page_cache', changeLog, maxBytes: pageBytes, telemetry })
  const pricedPages = createCache<PricedPage>({ name: 'priced_page_cache', changeLog, maxBytes: pageBytes / pricesShare, telemetry })

  const computePage = async ({ response, dependencies, shared }: Rendered, key: string): Promise<Computed<StoredPage> | undefined> => {
    const hasLifetime = /max-age=[1-9]/.test(response.headers.get('cache-control') ?? '')
    if (!dependencies || hasLifetime) return undefined
    response.headers.set('cache-control', 'public, no-cache')
    response.headers.append('vary', 'cookie, sec-gpc, dnt, accept-encoding')
    const { stored, bytes } = await cachedPage(response, shared ?? null)
    return { ...dependencies, value: stored, bytes: bytes + key.length * 2 }
  }
  /** The page, from the cache or rendered for a stranger; or the response to this request that is not shared. */
  const pageFor = async (request: Request, key: string, host: string, address?: string): Promise<StoredPage | Response | undefined> => {
    if (!changeLog.isConnected()) {
      await changeLog.waitForHeartbeat()
      const page = pages.get(key)
      if (page) return page
    }
    let own: Response | undefined
    const computed = await pages.compute(key, shopIds.get([host]), async () => {
      const rendered = await render(withoutTrackingOf(request), address)
      own = rendered.response
      return computePage(rendered, key)
    })
    return computed?.value ?? own
  }
  const pricedKey = (key: string, { personal }: Visitor) => `${personal.customer} ${key}`
  /** Undefined if they are not in memory. */
  const knownPrices = (key: string, template: PageTemplate, visitor: Visitor): OwnPrices | null | undefined => {
    const known = pricedPages.get(pricedKey(key, visitor))
    return known?.template === template.id ? known.prices : undefined
  }
  const computePrices = async ({ id, pricesIn }: PageTemplate, request: Request, { personal }: Visitor, address?: string) => {
    const own = await steps.loadOwnData(withoutTrackingOf(request), address)
    // Says that the session is the customer's.
    if (!own?.dependencies.tags.includes(`customer:${personal.customer}`)) return undefined
    const prices = pricesIn?.(own.loaderData) ?? null
    return { ...own.dependencies, value: { template: id, prices }, bytes: 1000 + (prices ? sizeOf(prices) : 0) }
  }
  /** The page of a visitor with a session, made from a stranger's; undefined if it has to be rendered. */
  const visitorPage = async (request: Request, { page: key, session }: VisitorPageKey, host: string, address?: string) => {
    const isLive = session.expiresAt > Date.now()
    if (!isLive || !steps.isSharedPath(new URL(request.url).pathname)) return undefined
    if (session.isChanged) visitors.clear(session.key)
    const visitor = await visitors.load(session.key, session.currency, () => steps.loadVisitor(request, address))
    if (!visitor) return undefined
    // Not rendered in vain where prices decide what is shown.
    const isTemplate = visitor.personal.prices.size === 0 || !isByPrice(request)
    const stored = pages.get(key) ?? (isTemplate ? await pageFor(asStranger(request), key, host, address) : undefined)
    const template = stored && !(stored instanceof Response) ? stored.template : null
    if (!template?.showsPrices(visitor)) return template?.pageFor(visitor)
    const known = template.pricesIn ? knownPrices(key, template, visitor) : null
    if (known !== undefined) return known ? template.pageFor(visitor, known) : undefined
    const compute = () => computePrices(template, request, visitor, address)
    const computed = await pricedPages.compute(pricedKey(key, visitor), shopIds.get([host]), compute)
    const { prices } = computed?.value.template === template.id ? computed.value : { prices: null }
    return prices ? template.pageFor(visitor, prices) : undefined
  }

  return {
    async respond(request: Request, address?: string): Promise<Response> {
      const pageRequest = pageRequestOf(request)
      const { host } = pageRequest
      const key = keyOf(pageRequest)
      if (key === null || request.method !== 'GET') return (await render(request, address)).response
      if (isOfVisitor(key)) {
        const page = await visitorPage(request, key, host, address)
        return page ? responseOf(page, request.headers.get('accept-encoding')) : (await render(request, address)).response
      }
      const page = await pageFor(request, key.page, host, address)
      if (page instanceof Response) return page
      // Another visitor's response that is not shared.
      return page ? responseOf(page.page) : (await render(request, address)).response
    },
    lookup(pageRequest: PageRequest): CachedPage | undefined {
      const key = keyOf(pageRequest)
      if (key === null) return undefined
      if (!isOfVisitor(key)) return pages.get(key.page)?.page
      const { page, session } = key
      if (session.isChanged || session.expiresAt <= Date.now()) return undefined
      const visitor = visitors.get(session.key, session.currency)
      const template = pages.get(page)?.template
      if (!visitor || !template) return undefined
      const prices = template.showsPrices(visitor) ? knownPrices(page, template, visitor) : undefined
      return template.pageFor(visitor, prices ?? undefined)
    },
  }
}

/** Of a page with a compressed body. */
const compressedBytes = 30_000
const sizeOf = ({ changes, parts }: OwnPrices) =>
  [...parts.values()].reduce((sum, { length }) => sum + length, JSON.stringify(changes).length * 4) + compressedBytes

/** The data of a page, which have all prices in them, or a list that is sorted or filtered by price. */
function isByPrice({ url }: Request): boolean {
  const { pathname, searchParams } = new URL(url)
  const isSorted = searchParams.get('sort')?.startsWith('price') === true
  return pathname.endsWith('.data') || isSorted || searchParams.has('price_from') || searchParams.has('price_to')
}

type VisitorPageKey = PageKey & { session: PageSession }
const isOfVisitor = (key: PageKey): key is VisitorPageKey => key.session !== null

export const pageRequestOf = (request: Request): PageRequest => {
  const { protocol, pathname, search } = new URL(request.url)
  return {
    method: request.method,
    https: protocol === 'https:',
    host: request.headers.get('host') ?? '',
    url: pathname + search,
    header: name => request.headers.get(name) ?? undefined,
  }
}

/** A cached page must not contain the tracking parameters of its first visitor. */
function withoutTrackingOf(request: Request): Request {
  const url = new URL(request.url)
  const query = withoutTracking(url.searchParams)
  if (url.search === '' || `?${query}` === url.search) return request
  url.search = query
  return new Request(url, request)
}

/** The request without the visitor's session. */
function asStranger({ url, headers, signal }: Request): Request {
  const stranger = new Headers(headers)
  const cookies = (headers.get('cookie') ?? '').split(';').filter(pair => !isSessionCookie(pair.trim().split('=', 1)[0] ?? ''))
  stranger.set('cookie', cookies.join(';'))
  return new Request(url, { headers: stranger, signal })
}

async function responseOf({ headers, body }: CachedPage, acceptEncoding?: string | null): Promise<Response> {
  const { encoding, bytes } = body(acceptEncoding ?? undefined)
  const encoded = encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding }
  return new Response((await bytes) as Buffer<ArrayBuffer>, { headers: encoded })
}

/** Whether a response is the same for every visitor: neither personal, nor a failure, nor a redirect. */
export const isShared = ({ status, headers }: Response) =>
  status === 200 && !headers.has('set-cookie') && !/private|no-store/.test(headers.get('cache-control') ?? '')
