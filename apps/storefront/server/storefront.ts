import * as build from 'virtual:react-router/server-build'
import { createSemaphore } from '@stragan/cache'
import { ShopError } from '@stragan/contract'
import type { SharedClient } from '@stragan/contract/client'
import { findPage, pagePath } from '@stragan/routing'
import { cookiesOf } from '@stragan/web/cookies'
import type { ServerBuild } from 'react-router'
import type { Integration } from '../app/platform/consent.ts'
import { publicContext } from '../app/platform/public-context.ts'
import { sessionOf } from '../app/platform/session-cookies.server.ts'
import { loadVisitor, type Visitor } from '../app/shell/visitor-summary.server.ts'
import { createAllowedMethods } from './allowed-methods.ts'
import { type CacheDependencies, trackDependencies } from './cache-dependencies.ts'
import { compressResponse } from './compression.ts'
import { createLogoCache } from './logo-cache.ts'
import type { SharedPage } from './page-template.ts'
import { createSearchCounts } from './search-counts.ts'
import { createSharedPages } from './shared-pages.ts'
import { createBootstrapStep } from './steps/bootstrap.ts'
import { createContextStep } from './steps/context.ts'
import { checkCsrf } from './steps/csrf.ts'
import { failureResponse } from './steps/failure.ts'
import { secureResponse, setResponseHeaders } from './steps/headers.ts'
import { type ErrorPage, errorPageFor, type Incoming, isRead, receive } from './steps/incoming.ts'
import { createPageCacheStep, createShopIds, isShared, type OwnData, pageRequestOf, type Rendered } from './steps/page-cache.ts'
import { createRenderStep } from './steps/render.ts'
import { resolveRoute } from './steps/route.ts'
import type { Storefront, StorefrontDependencies } from './types.ts'
import { createVisitorCache, sessionKey } from './visitor-cache.ts'

/**
 * Pages rendered concurrently: enough to use the time in which one waits for the API. Further ones queue, and are rejected with 503 when
 * the queue is full or the wait longer than a visitor's patience.
 */
const maxRenders = 16
const maxQueued = 128
const maxWaitMs = 3000

interface Answer {
  response: Response
  dependencies?: CacheDependencies | null
  integrations?: Integration[]
  finish?: (html: string) => string
  shared?: () => SharedPage | null
}

/** The application as a function of a request; it reaches the API through the contract's client only. */
export function createStorefront(deps: StorefrontDependencies): Storefront {
  const { changeLog, telemetry, log } = deps
  const shopIds = createShopIds()
  const logos = createLogoCache()
  const allowedMethods = createAllowedMethods((build as ServerBuild).routes)
  const searches = createSearchCounts(deps)
  const sharedPages = createSharedPages((build as ServerBuild).routes)
  const bootstrapStep = createBootstrapStep(deps, { shopIds, logos })
  const createContext = createContextStep(log)
  const renderPage = createRenderStep(build as ServerBuild, import.meta.env.MODE)
  const renders = createSemaphore(maxRenders, { maxQueued, maxWaitMs, rejection: () => new ShopError('unavailable') })
  telemetry?.registerMetrics('page_renders', renders.metrics)

  /** The steps of a request; those that return a response end it. */
  const answer = async (incoming: Incoming, errorPage: ErrorPage): Promise<Answer> => {
    const refusal = checkCsrf(incoming, errorPage)
    if (refusal) return { response: refusal }
    const route = resolveRoute(incoming, allowedMethods, errorPage, sharedPages.isShared)
    if (route instanceof Response) return { response: route }
    const { bootstrap, dependencies, apiOptions } = await bootstrapStep(incoming)
    const tracker = trackDependencies(deps.fetch, changeLog)
    tracker.add(dependencies)
    const { context, outcome, isFound, ...page } = createContext(incoming, route, bootstrap, { ...apiOptions, fetch: tracker.fetch })
    const response = await renderPage(incoming, route, context, errorPage)
    const found = isFound()
    if (found !== undefined) searches.setOutcome(pageRequestOf(incoming.request), found)
    setResponseHeaders(response, incoming, route, bootstrap, outcome())
    return { response, ...page, dependencies: isShared(response) ? tracker.dependencies() : null }
  }

  const render = async (request: Request, address?: string): Promise<Rendered> => {
    const incoming = receive(request, address)
    const errorPage = errorPageFor(incoming, logos)
    const run = () => answer(incoming, errorPage)
    // A form takes no permit: its body may arrive slowly, and what it calls queues in the API.
    const answering = isRead(request) ? renders.run(run) : run()
    const { response, dependencies, shared, ...page } = await answering.catch(
      (error): Answer => ({ response: failureResponse(error, incoming, errorPage, log) }),
    )
    const secured = await secureResponse(response, incoming, page)
    return { response: secured, ...(dependencies && { dependencies, shared: shared?.() ?? null }) }
  }

  /** Null if the page has to be rendered, which shows what is wrong. */
  const loadVisitorOf = async (request: Request, address?: string): Promise<Visitor | null> => {
    const incoming = receive(request, address)
    const { bootstrap, apiOptions } = await bootstrapStep(incoming)
    const page = { page: null, isShared: false, methods: null }
    const { context, visitor, outcome } = createContext(incoming, page, bootstrap, { ...apiOptions, fetch: deps.fetch })
    const loaded = await loadVisitor(log, visitor, context.get(publicContext).display.currency)
    // A session that was replaced has its cookies set with a rendered page; one that is gone loads nothing.
    return outcome().setCookies.length === 0 ? loaded : null
  }

  /** The loaders' data of a shared page for the customer of the request; null if the session is gone. */
  const loadOwnData = async (request: Request, address?: string): Promise<OwnData | null> => {
    const incoming = receive(request, address)
    const page = sharedPageAt(incoming.path)
    if (!page) return null
    const { bootstrap, dependencies, apiOptions } = await bootstrapStep(incoming)
    const tracker = trackDependencies(deps.fetch, changeLog, { isPrivate: true })
    tracker.add(dependencies)
    const route = { page, isShared: true, methods: null }
    const { context, visitor, outcome } = createContext(incoming, route, bootstrap, { ...apiOptions, fetch: tracker.fetch })
    const api: SharedClient = async (...call) => (await visitor.ifSession(...call)) ?? Promise.reject(new ShopError('session_expired'))
    context.set(publicContext, { ...context.get(publicContext), api })
    const loaderData = await sharedPages.load(page, request, context)
    const own = tracker.dependencies()
    return own && outcome().setCookies.length === 0 ? { loaderData, dependencies: own } : null
  }

  const sharedPageAt = (path: string) => {
    const found = findPage(pagePath(path))
    return 'page' in found && sharedPages.isShared(found.page) ? found.page : null
  }
  const visitors = createVisitorCache()
  const cache = createPageCacheStep(deps, {
    shopIds,
    render,
    isSharedPath: path => sharedPageAt(path) !== null,
    visitors,
    loadVisitor: (...of) => loadVisitorOf(...of).catch(() => null),
    loadOwnData: (...of) => renders.run(() => loadOwnData(...of)).catch(() => null),
  })
  const clearVisitor = (request: Request) => {
    const session = sessionOf(cookiesOf(request))
    if (session) visitors.clear(sessionKey(request.headers.get('host') ?? '', session.access_token))
  }
  return {
    async fetch(request, address) {
      const response = await cache.respond(request, address).finally(() => isRead(request) || clearVisitor(request))
      if (response.status < 400) searches.count(pageRequestOf(request))
      return compressResponse(request, response)
    },
    cachedPage(request) {
      const page = cache.lookup(request)
      if (page) searches.count(request)
      return page
    },
  }
}
