import * as build from 'virtual:react-router/server-build'
import { ShopError } from '@stragan/contract'
import { createClient } from '@stragan/contract/client'
import { findPage, hrefTo, languageOf } from '@stragan/routing'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { consentCookieName, consentOf, type Integration, isReported } from '../app/platform/consent.ts'
import { cookiesOf, isRefusedBy, languageChoice } from '../app/platform/cookies.server.ts'
import { type Display, defaultDisplay, displayOf } from '../app/platform/display.ts'
import { loadStart, rememberedStarts } from '../app/platform/start.server.ts'
import type { Start } from '../app/platform/start.ts'
import { sharedVisitContext, type VisitLog } from '../app/platform/visit.ts'
import { sharedRefreshes, visitorOf } from '../app/platform/visitor.server.ts'
import { visitorContext } from '../app/platform/visitor.ts'
import { isOwnMutation } from './own-mutation.ts'
import { noShop, notAllowed, unavailable } from './plain-pages.ts'
import { contentSecurityPolicy, setSecurityHeaders } from './security-headers.ts'

export interface StorefrontDependencies {
  /** The API: its own `fetch` in one process, or one that crosses the network. */
  fetch: (request: Request) => Promise<Response> | Response
  apiUrl: string
  /** Shows the API that a visitor's address is told by the storefront. */
  secret: string
  log: VisitLog
}

/** A request, and the address that it came from where that is known. */
export type Storefront = (request: Request, address?: string) => Promise<Response>

const apiTimeoutMs = 5000

/** The React application as a function of a request; it knows the API only through its client. */
export function createStorefront(deps: StorefrontDependencies): Storefront {
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE)
  const startOf = rememberedStarts()
  const refreshes = sharedRefreshes()

  const answer = async (request: Request, address?: string): Promise<Answered> => {
    const url = new URL(request.url)
    if (!isOwnMutation(request)) return { response: notAllowed() }
    const path = pagePath(url.pathname)
    const cookies = cookiesOf(request.headers.get('cookie'))
    if (path === '/' && languageChoice(cookies) === 'pl') return { response: redirect(302, hrefTo('pl', 'home') + url.search) }
    const found = findPage(path)
    if ('redirect' in found && request.method === 'GET') return { response: redirect(308, found.redirect + url.search) }
    const page = 'page' in found ? found.page : null

    const language = languageOf(path)
    const origin = request.headers.get('host') ?? ''
    const headers = { 'storefront-secret': deps.secret, ...(address && { 'visitor-address': address }) }
    const options = {
      baseUrl: deps.apiUrl,
      shopOrigin: origin,
      language,
      fetch: deps.fetch,
      log: deps.log,
      timeoutMs: apiTimeoutMs,
      headers,
    }
    const start = await startOf(`${origin} ${language}`, Date.now(), () => loadStart(createClient(options), deps.log))
    const display = offered(displayOf(cookies.get('display')), start)
    const consent = consentOf(
      cookies.get(consentCookieName),
      start.integrations.map(({ code }) => code),
      isRefusedBy(request.headers),
    )
    const integrations = isReported(page) ? start.integrations.filter(({ code }) => consent.given[code]) : []
    const api = createClient({ ...options, currency: display.currency })
    const context = new RouterContextProvider()
    context.set(sharedVisitContext, { api, page, language, display, consent, integrations, start, log: deps.log })
    const { visitor, outcome } = visitorOf({
      origin,
      cookies,
      https: url.protocol === 'https:',
      now: Date.now,
      clientFor: accessToken => createClient({ ...options, currency: display.currency, accessToken }),
      refreshes,
    })
    context.set(visitorContext, visitor)
    const response = await handle(request, context)
    const { setCookies, isPersonal } = outcome()
    for (const cookie of setCookies) response.headers.append('set-cookie', cookie)
    if (isPersonal) response.headers.set('cache-control', 'private, no-store')
    if (start.mode === 'production_test') response.headers.set('x-robots-tag', 'noindex')
    return { response, integrations }
  }

  return async (request, address) => {
    const answered = await answer(request, address).catch((error): Answered => {
      if (error instanceof ShopError && (error.code === 'shop_not_found' || error.code === 'shop_origin_empty'))
        return { response: noShop() }
      deps.log.error({ err: error, path: new URL(request.url).pathname }, 'a page failed before it was rendered')
      return { response: unavailable() }
    })
    return secured(answered, new URL(request.url).protocol === 'https:')
  }
}

interface Answered {
  response: Response
  /** What may run on the page. */
  integrations?: Integration[]
}

/** A currency that the shop does not offer, or no longer, is the default one. */
const offered = (display: Display, { currencies }: Start): Display =>
  currencies.some(({ code }) => code === display.currency) ? display : { ...display, currency: defaultDisplay.currency }

/** A navigation of the router asks for a page's data under the page's path with `.data` behind it. */
const pagePath = (pathname: string) => (pathname === '/_root.data' ? '/' : pathname.replace(/\.data$/, ''))

const redirect = (status: 302 | 308, location: string) =>
  new Response(null, { status, headers: { location, ...(status === 302 && { 'cache-control': 'private, no-store', vary: 'cookie' }) } })

/** In development Vite writes scripts and styles of its own into the page: there the policy is left out. */
async function secured({ response, integrations }: Answered, https: boolean): Promise<Response> {
  const headers = new Headers(response.headers)
  setSecurityHeaders(headers, https)
  if (!headers.get('content-type')?.startsWith('text/html')) return new Response(response.body, { status: response.status, headers })
  const html = await response.text()
  if (import.meta.env.PROD) headers.set('content-security-policy', contentSecurityPolicy(html, integrations))
  return new Response(html, { status: response.status, headers })
}
