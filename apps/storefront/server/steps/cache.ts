import { type Computed, createCache, createMemo } from '@stragan/cache'
import type { CacheDependencies } from '../cache-dependencies.ts'
import { cachedPage } from '../cached-page.ts'
import { createPageKey, withoutTracking } from '../page-key.ts'
import type { CachedPage, PageRequest, StorefrontDependencies } from '../types.ts'

export interface Rendered {
  response: Response
  /** Set if the response is the same for every visitor, and its dependencies are known. */
  dependencies?: CacheDependencies | null
}

type Render = (request: Request, address?: string) => Promise<Rendered>

/** Shop of each host, known once its first page was rendered. */
export type ShopIds = ReturnType<typeof createShopIds>
export const createShopIds = () => createMemo<number>()

/** Caches rendered pages that are the same for every visitor, until one of their tags changes (`isStale` in packages/cache). */
export function createCacheStep({ changeLog, pageBytes, telemetry }: StorefrontDependencies, shopIds: ShopIds, render: Render) {
  const keyOf = createPageKey()
  const pages = createCache<CachedPage>({ name: 'page_cache', changeLog, maxBytes: pageBytes, telemetry })

  const computePage = async ({ response, dependencies }: Rendered, key: string): Promise<Computed<CachedPage> | undefined> => {
    const hasLifetime = /max-age=[1-9]/.test(response.headers.get('cache-control') ?? '')
    if (!dependencies || hasLifetime) return undefined
    response.headers.set('cache-control', 'public, no-cache')
    response.headers.append('vary', 'cookie, sec-gpc, dnt, accept-encoding')
    const { page, bytes } = await cachedPage(response)
    return { ...dependencies, value: page, bytes: bytes + key.length * 2 }
  }

  return {
    async respond(request: Request, address?: string): Promise<Response> {
      const pageRequest = pageRequestOf(request)
      const key = keyOf(pageRequest)
      if (key === null || request.method !== 'GET') return (await render(request, address)).response
      if (!changeLog.isConnected()) {
        await changeLog.waitForHeartbeat()
        const page = pages.get(key)
        if (page) return responseOf(page)
      }
      let own: Response | undefined
      const computed = await pages.compute(key, shopIds.get([pageRequest.host]), async () => {
        const rendered = await render(withoutTrackingOf(request), address)
        own = rendered.response
        return computePage(rendered, key)
      })
      if (computed) return responseOf(computed.value)
      // Another visitor's response that is not shared.
      return own ?? (await render(request, address)).response
    },
    lookup(pageRequest: PageRequest): CachedPage | undefined {
      const key = keyOf(pageRequest)
      return key === null ? undefined : pages.get(key)
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
