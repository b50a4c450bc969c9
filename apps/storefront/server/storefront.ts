import { randomBytes } from 'node:crypto'
import * as build from 'virtual:react-router/server-build'
import { type ChangeLog, createSemaphore, createSingleFlight, type RegisterMetrics } from '@stragan/cache'
import { ShopError } from '@stragan/contract'
import { createClient } from '@stragan/contract/client'
import { findPage, hrefTo, languageOf, loggedPath } from '@stragan/routing'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { loadBootstrap } from '../app/platform/bootstrap.server.ts'
import { type Bootstrap, isComplete } from '../app/platform/bootstrap.ts'
import { consentCookieName, consentOf, type Integration, isReported } from '../app/platform/consent.ts'
import { asPlainCookie, cookiesOf, isRefusedBy, languageChoice } from '../app/platform/cookies.server.ts'
import { type Display, defaultDisplay, displayOf } from '../app/platform/display.ts'
import { nonceContext, publicContext, type RequestLog } from '../app/platform/public-context.ts'
import { rememberLanguage, requestLanguage } from '../app/platform/request-language.server.ts'
import { createRefreshSingleFlight, createVisitorContext } from '../app/platform/visitor-context.server.ts'
import { visitorContext } from '../app/platform/visitor-context.ts'
import { asGet, createAllowedMethods, isWellFormed } from './allowed-methods.ts'
import { createBootstrapCache } from './bootstrap-cache.ts'
import { type CacheDependencies, trackDependencies } from './cache-dependencies.ts'
import { compressResponse } from './compression.ts'
import { withContentSecurityPolicy } from './content-security-policy.ts'
import { isCsrfSafe } from './csrf.ts'
import { createLogoCache } from './logo-cache.ts'
import { type CachedPage, createPageCache } from './page-cache.ts'
import { createPageKey, type PageRequest, withoutTracking } from './page-key.ts'
import { refusalPage, retryAfterSeconds, unavailablePage, unknownShopPage, withErrorPage } from './static-error-pages.ts'

export interface StorefrontDependencies {
  /** The API: its own `fetch` in one process, or one that crosses the network. */
  fetch: (request: Request) => Promise<Response> | Response
  apiUrl: string
  /** Shows the API that a visitor's address is told by the storefront. */
  secret: string
  log: RequestLog
  /** What is told of changes to what the API answers. */
  changeLog: ChangeLog
  /** So many bytes of pages are kept. */
  pageBytes: number
  /** Where figures are shown to whoever watches the process. */
  registerMetrics?: RegisterMetrics | undefined
}

export interface Storefront {
  /** Answers a request; `address` is where it came from, where that is known. */
  fetch(request: Request, address?: string): Promise<Response>
  /** What is kept to answer a request with; undefined where it has to be made. */
  cachedPage(asked: PageRequest): CachedPage | undefined
}

const apiTimeoutMs = 5000

/**
 * So many pages are made at once: enough to fill the time in which one waits for the API. So many wait for that, and for so long: a
 * visitor who waits longer has given up, and is told at once that the shop is crowded.
 */
const pagesAtOnce = 16
const maxQueued = 128
const longestWaitMs = 3000

interface Answered {
  response: Response
  /** What may run on the page. */
  integrations?: Integration[]
  /** What the answer was made of, if it is the same for everybody and that is known. */
  made?: CacheDependencies | null
}

/** The React application as a function of a request; it knows the API only through its client. */
export function createStorefront(deps: StorefrontDependencies): Storefront {
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE)
  const { changeLog } = deps
  const startOf = createBootstrapCache(changeLog)
  const logos = createLogoCache()
  const pages = createPageCache(changeLog, deps.pageBytes)
  const keyOf = createPageKey()
  const refreshes = createRefreshSingleFlight()
  const methodsOf = createAllowedMethods((build as ServerBuild).routes)

  const gate = createSemaphore(pagesAtOnce, { maxQueued, maxWaitMs: longestWaitMs, rejection: () => new ShopError('unavailable') })

  let hits = 0
  let misses = 0
  deps.registerMetrics?.('page_renders', gate.metrics)
  deps.registerMetrics?.('page_cache', () => ({ hits_total: hits, misses_total: misses, bytes: pages.bytes() }))

  const answer = async (request: Request, nonce: string, address?: string): Promise<Answered> => {
    const url = new URL(request.url)
    const path = pagePath(url.pathname)
    const language = languageOf(path)
    const refuse = (status: number, headers?: HeadersInit) =>
      status >= 500
        ? unavailablePage(status, requestLanguage(request, path), logos.get(url.hostname), headers)
        : refusalPage(status, requestLanguage(request, path), path, headers)
    if (!isCsrfSafe(request)) return { response: refuse(403) }
    if (!isWellFormed(url)) return { response: refuse(400) }
    const cookies = cookiesOf(request)
    if (path === '/' && languageChoice(cookies) === 'pl') return { response: redirect(302, hrefTo('pl', 'home') + url.search) }
    const found = findPage(path)
    if ('redirect' in found) return { response: redirect(308, found.redirect + url.search) }
    const page = 'page' in found ? found.page : null
    const methods = methodsOf(found, path)
    if (methods && !methods.includes(request.method)) return { response: refuse(405, { allow: methods.join(', ') }) }

    const origin = request.headers.get('host') ?? ''
    const shop = pages.shopOf(origin)
    const seen = shop === undefined ? undefined : changeLog.shopVersion(shop)
    const headers = {
      'storefront-secret': deps.secret,
      ...(address && { 'visitor-address': address }),
      ...(seen !== undefined && { 'min-change-version': String(seen) }),
    }
    const optionsWith = (fetch: StorefrontDependencies['fetch']) => ({
      baseUrl: deps.apiUrl,
      shopOrigin: origin,
      language,
      fetch,
      log: deps.log,
      timeoutMs: apiTimeoutMs,
      headers,
    })
    const { bootstrap: start, dependencies: startMade } = await startOf(`${url.hostname} ${language}`, Date.now(), async () => {
      const whole = trackDependencies(deps.fetch, changeLog)
      const loaded = await loadBootstrap(createClient(optionsWith(whole.fetch)), deps.log)
      const made = isComplete(loaded) ? whole.dependencies() : null
      if (made) pages.setShop(origin, made.shop)
      // Who could not tell the API what they had heard of may not keep its answer.
      return { bootstrap: loaded, dependencies: made?.shop === shop ? made : null }
    })
    logos.set(url.hostname, start.shop)
    const whole = trackDependencies(deps.fetch, changeLog)
    whole.add(startMade)
    const options = optionsWith(whole.fetch)
    const display = offered(displayOf(cookies.get('display')), start)
    const consent = consentOf(
      cookies.get(consentCookieName),
      start.integrations.map(({ code }) => code),
      isRefusedBy(name => request.headers.get(name)),
    )
    const integrations = isReported(page) ? start.integrations.filter(({ code }) => consent.given[code]) : []
    const api = createClient({ ...options, currency: display.currency })
    const context = new RouterContextProvider()
    context.set(publicContext, { api, page, language, display, consent, integrations, bootstrap: start, log: deps.log })
    const { visitor, outcome } = createVisitorContext({
      origin,
      cookies,
      now: Date.now,
      clientFor: accessToken => createClient({ ...options, currency: display.currency, accessToken }),
      refreshes,
    })
    context.set(visitorContext, visitor)
    context.set(nonceContext, nonce)
    const response = withErrorPage(request, await handle(methods || isRead(request) ? request : asGet(request), context), refuse)
    const { setCookies, isPersonal } = outcome()
    if (methods?.includes('POST') && !isRead(request)) rememberLanguage(request, path, response)
    for (const cookie of setCookies) response.headers.append('set-cookie', cookie)
    if (isPersonal) response.headers.set('cache-control', 'private, no-store')
    if (response.status === 503) response.headers.set('retry-after', String(retryAfterSeconds))
    if (start.mode === 'production_test') response.headers.set('x-robots-tag', 'noindex')
    return { response, integrations, made: isForEverybody(response) ? whole.dependencies() : null }
  }

  const answerSafely = async (request: Request, address?: string): Promise<Answered> => {
    const { pathname, protocol, hostname } = new URL(request.url)
    const nonce = randomBytes(16).toString('base64url')
    // What a form carries may come slowly: that takes nobody's place, and what the form asks for waits in the API.
    const answering = isRead(request) ? gate.run(() => answer(request, nonce, address)) : answer(request, nonce, address)
    const answered = await answering.catch((error): Answered => {
      const isUnknown = error instanceof ShopError && (error.code === 'shop_not_found' || error.code === 'shop_origin_empty')
      const isKnown = isUnknown || (error instanceof ShopError && error.code === 'unavailable')
      if (!isKnown) deps.log.error({ err: error, path: loggedPath(pathname) }, 'a page failed before it was rendered')
      const language = requestLanguage(request, pagePath(pathname))
      return { response: isUnknown ? unknownShopPage(language) : unavailablePage(503, language, logos.get(hostname)) }
    })
    return { ...answered, response: await sealed(answered, nonce, protocol === 'https:') }
  }

  /** Pages that are being made for everybody: the response to who asked first, and what was kept of it. */
  const underWay = createSingleFlight<{ response: Response; page: CachedPage | undefined }>(changeLog)
  const make = async (request: Request, address: string | undefined, key: string, host: string) => {
    const { response, made } = await answerSafely(plainly(request), address)
    const lasts = /max-age=[1-9]/.test(response.headers.get('cache-control') ?? '')
    if (!made || lasts) return { response, page: undefined }
    response.headers.set('cache-control', 'public, no-cache')
    response.headers.append('vary', 'cookie, sec-gpc, dnt, accept-encoding')
    return { response: await pages.set(key, response, made), page: pages.get(key, host) }
  }

  const respond = async (request: Request, address?: string): Promise<Response> => {
    const asked = askedBy(request)
    const key = keyOf(asked)
    if (key === null || request.method !== 'GET') return (await answerSafely(request, address)).response
    const shop = pages.shopOf(asked.host)
    if (!changeLog.isConnected()) {
      await changeLog.waitForHeartbeat()
      const page = pages.get(key, asked.host)
      if (page) return responseOf(page)
    }
    const joined = shop === undefined ? undefined : await underWay.join(shop, key)
    if (joined?.page) return responseOf(joined.page)
    return (await underWay.start(key, () => make(request, address, key, asked.host))).response
  }

  return {
    fetch: async (request, address) => compressResponse(request, await respond(request, address)),
    cachedPage(asked) {
      const key = keyOf(asked)
      if (key === null) return undefined
      const page = pages.get(key, asked.host)
      if (page) hits++
      else misses++
      return page
    },
  }
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

const askedBy = (request: Request): PageRequest => {
  const { protocol, pathname, search } = new URL(request.url)
  return {
    method: request.method,
    https: protocol === 'https:',
    host: request.headers.get('host') ?? '',
    url: pathname + search,
    header: name => request.headers.get(name) ?? undefined,
  }
}

/** A page that everybody gets is made without what tracks one of them. */
function plainly(request: Request): Request {
  const url = new URL(request.url)
  const query = withoutTracking(url.searchParams)
  if (url.search === '' || `?${query}` === url.search) return request
  url.search = query
  return new Request(url, request)
}

/** Neither a visitor's own, nor a failure, nor somewhere else. */
const isForEverybody = ({ status, headers }: Response) =>
  status === 200 && !headers.has('set-cookie') && !/private|no-store/.test(headers.get('cache-control') ?? '')

const responseOf = ({ headers, body }: CachedPage) => new Response(body(undefined).bytes as Buffer<ArrayBuffer>, { headers })

/** A currency that the shop does not offer, or no longer, is the default one. */
const offered = (display: Display, { currencies }: Bootstrap): Display =>
  currencies.some(({ code }) => code === display.currency) ? display : { ...display, currency: defaultDisplay.currency }

/** A navigation of the router asks for a page's data under the page's path with `.data` behind it. */
const pagePath = (pathname: string) => (pathname === '/_root.data' ? '/' : pathname.replace(/\.data$/, ''))

const redirect = (status: 302 | 308, location: string) =>
  new Response(null, { status, headers: { location, ...(status === 302 && { 'cache-control': 'private, no-store', vary: 'cookie' }) } })

/** The response as it leaves: cookies as the visitor's scheme lets them be, and of a page its policy. */
async function sealed({ response, integrations }: Answered, nonce: string, https: boolean): Promise<Response> {
  const headers = new Headers(response.headers)
  const cookies = headers.getSetCookie()
  headers.delete('set-cookie')
  for (const cookie of cookies) headers.append('set-cookie', https ? cookie : asPlainCookie(cookie))
  const { status } = response
  if (!headers.get('content-type')?.startsWith('text/html')) return new Response(response.body, { status, headers })
  const { html, policy } = withContentSecurityPolicy(await response.text(), nonce, integrations)
  // In development Vite writes scripts and styles of its own into the page: there the policy is left out.
  if (import.meta.env.PROD) headers.set('content-security-policy', policy)
  return new Response(html, { status, headers })
}
