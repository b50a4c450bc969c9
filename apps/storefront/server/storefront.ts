import * as build from 'virtual:react-router/server-build'
import { createSemaphore } from '@stragan/cache'
import { ShopError } from '@stragan/contract'
import { findPage } from '@stragan/routing'
import type { ServerBuild } from 'react-router'
import type { Integration } from '../app/platform/consent.ts'
import { cookiesOf } from '../app/platform/cookies.server.ts'
import { publicContext } from '../app/platform/public-context.ts'
import { sessionOf } from '../app/platform/session-cookies.server.ts'
import { loadVisitor, type Visitor } from '../app/shell/visitor-summary.server.ts'
import { createAllowedMethods } from './allowed-methods.ts'
import { trackDependencies } from './cache-dependencies.ts'
import { compressResponse } from './compression.ts'
import { createLogoCache } from './logo-cache.ts'
import { createSharedPages } from './shared-pages.ts'
import { createBootstrapStep } from './steps/bootstrap.ts'
import { createCacheStep, createShopIds, isShared, type Rendered } from './steps/cache.ts'
import { createContextStep } from './steps/context.ts'
import { checkCsrf } from './steps/csrf.ts'
import { failureResponse } from './steps/failure.ts'
import { secureResponse, setResponseHeaders } from './steps/headers.ts'
import { type ErrorPage, errorPageFor, type Incoming, isRead, pagePath, receive } from './steps/incoming.ts'
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

/** The React application as a function of a request; it reaches the API through the contract's client only. */
export function createStorefront(deps: StorefrontDependencies): Storefront {
  const { changeLog, telemetry, log } = deps
  const shopIds = createShopIds()
  const logos = createLogoCache()
  const allowedMethods = createAllowedMethods((build as ServerBuild).routes)
  const isSharedPage = createSharedPages((build as ServerBuild).routes)
  const bootstrapStep = createBootstrapStep(deps, { shopIds, logos })
  const createContext = createContextStep(log)
  const renderPage = createRenderStep(build as ServerBuild, import.meta.env.MODE)
  const renders = createSemaphore(maxRenders, { maxQueued, maxWaitMs, rejection: () => new ShopError('unavailable') })
  telemetry?.registerMetrics('page_renders', renders.metrics)

  /** The steps of a request; those that return a response end it. */
  const answer = async (incoming: Incoming, errorPage: ErrorPage): Promise<Rendered & { integrations?: Integration[] }> => {
    const refusal = checkCsrf(incoming, errorPage)
    if (refusal) return { response: refusal }
    const route = resolveRoute(incoming, allowedMethods, errorPage, isSharedPage)
    if (route instanceof Response) return { response: route }
    const { bootstrap, dependencies, apiOptions } = await bootstrapStep(incoming)
    const tracker = trackDependencies(deps.fetch, changeLog)
    tracker.add(dependencies)
    const { context, integrations, outcome, shared } = createContext(incoming, route, bootstrap, { ...apiOptions, fetch: tracker.fetch })
    const response = await renderPage(incoming, route, context, errorPage)
    setResponseHeaders(response, incoming, route, bootstrap, outcome())
    return { response, integrations, dependencies: isShared(response) ? tracker.dependencies() : null, shared: shared() }
  }

  const render = async (request: Request, address?: string): Promise<Rendered> => {
    const incoming = receive(request, address)
    const errorPage = errorPageFor(incoming, logos)
    const run = () => answer(incoming, errorPage)
    // A form takes no permit: its body may arrive slowly, and what it calls queues in the API.
    const answering = isRead(request) ? renders.run(run) : run()
    const { response, integrations, dependencies, shared } = await answering.catch(
      (error): Awaited<typeof answering> => ({
        response: failureResponse(error, incoming, errorPage, log),
      }),
    )
    return { response: await secureResponse(response, incoming, integrations), ...(dependencies && { dependencies, shared }) }
  }

  /** Null if the page has to be rendered, which shows what is wrong. */
  const loadVisitorOf = async (request: Request, address?: string): Promise<Visitor | null> => {
    const incoming = receive(request, address)
    const { bootstrap, apiOptions } = await bootstrapStep(incoming)
    const page = { page: null, isShared: false, methods: null }
    const { context, visitor, outcome } = createContext(incoming, page, bootstrap, { ...apiOptions, fetch: deps.fetch })
    const loaded = await loadVisitor(log, visitor, context.get(publicContext).display.currency)
    // A session that was replaced or is gone has its cookies set with a rendered page.
    return outcome().setCookies.length === 0 ? loaded : null
  }

  const isSharedPath = (path: string) => {
    const found = findPage(pagePath(path))
    return 'page' in found && isSharedPage(found.page)
  }
  const visitors = createVisitorCache()
  const cache = createCacheStep(deps, {
    shopIds,
    render,
    isSharedPath,
    visitors,
    loadVisitor: (...of) => loadVisitorOf(...of).catch(() => null),
  })
  const clearVisitor = (request: Request) => {
    const session = sessionOf(cookiesOf(request))
    if (session) visitors.clear(sessionKey(request.headers.get('host') ?? '', session.access_token))
  }
  return {
    async fetch(request, address) {
      const response = await cache.respond(request, address).finally(() => isRead(request) || clearVisitor(request))
      return compressResponse(request, response)
    },
    cachedPage: cache.lookup,
  }
}
