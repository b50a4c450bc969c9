import { createSingleFlight } from '@stragan/cache'
import type { CacheDependencies } from '../cache-dependencies.ts'
import type { PageCache } from '../page-cache.ts'
import { createPageKey, withoutTracking } from '../page-key.ts'
import type { CachedPage, PageRequest, StorefrontDependencies } from '../types.ts'

export interface Rendered {
  response: Response
  /** Set if the response is the same for every visitor, and its dependencies are known. */
  dependencies?: CacheDependencies | null
}

type Render = (request: Request, address?: string) => Promise<Rendered>

/** Serves shared pages from the cache. Concurrent requests for a page that is not in it share one rendering. */
export function createCacheStep({ changeLog, registerMetrics }: StorefrontDependencies, pageCache: PageCache, render: Render) {
  const keyOf = createPageKey()
  const singleFlight = createSingleFlight<{ response: Response; page: CachedPage | undefined }>(changeLog)
  let hits = 0
  let misses = 0
  registerMetrics?.('page_cache', () => ({ hits_total: hits, misses_total: misses, bytes: pageCache.bytes() }))

  const renderInto = async (request: Request, address: string | undefined, key: string, host: string) => {
    const { response, dependencies } = await render(withoutTrackingOf(request), address)
    const hasLifetime = /max-age=[1-9]/.test(response.headers.get('cache-control') ?? '')
    if (!dependencies || hasLifetime) return { response, page: undefined }
    response.headers.set('cache-control', 'public, no-cache')
    response.headers.append('vary', 'cookie, sec-gpc, dnt, accept-encoding')
    return { response: await pageCache.set(key, response, dependencies), page: pageCache.get(key, host) }
  }

  return {
    async respond(request: Request, address?: string): Promise<Response> {
      const pageRequest = pageRequestOf(request)
      const { host } = pageRequest
      const key = keyOf(pageRequest)
      if (key === null || request.method !== 'GET') return (await render(request, address)).response
      const shop = pageCache.shopOf(host)
      if (!changeLog.isConnected()) {
        await changeLog.waitForHeartbeat()
        const page = pageCache.get(key, host)
        if (page) return responseOf(page)
      }
      const joined = shop === undefined ? undefined : await singleFlight.join(shop, key)
      if (joined?.page) return responseOf(joined.page)
      return (await singleFlight.start(key, () => renderInto(request, address, key, host))).response
    },
    lookup(pageRequest: PageRequest): CachedPage | undefined {
      const key = keyOf(pageRequest)
      if (key === null) return undefined
      const page = pageCache.get(key, pageRequest.host)
      if (page) hits++
      else misses++
      return page
    },
  }
}

const pageRequestOf = (request: Request): PageRequest => {
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

const responseOf = ({ headers, body }: CachedPage) => new Response(body(undefined).bytes as Buffer<ArrayBuffer>, { headers })

/** Whether a response is the same for every visitor: neither personal, nor a failure, nor a redirect. */
export const isShared = ({ status, headers }: Response) =>
  status === 200 && !headers.has('set-cookie') && !/private|no-store/.test(headers.get('cache-control') ?? '')
