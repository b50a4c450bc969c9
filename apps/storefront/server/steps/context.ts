import { type ClientOptions, createClient } from '@stragan/contract/client'
import { cookiesOf } from '@stragan/web/cookies'
import { RouterContextProvider } from 'react-router'
import type { Bootstrap } from '../../app/platform/bootstrap.ts'
import { consentCookieName, consentOf, type Integration, isReported } from '../../app/platform/consent.ts'
import { isRefusedBy } from '../../app/platform/cookies.server.ts'
import { type Display, defaultDisplay, displayOf } from '../../app/platform/display.ts'
import { isSharedContext, nonceContext, pricePartsContext, publicContext, type RequestLog } from '../../app/platform/public-context.ts'
import { createRefreshSingleFlight, createVisitorContext, type VisitorOutcome } from '../../app/platform/visitor-context.server.ts'
import { type VisitorContext, visitorContext } from '../../app/platform/visitor-context.ts'
import { createSummaryLoader, visitorSummaryContext } from '../../app/shell/visitor-summary.server.ts'
import { observeProducts } from '../observe-products.ts'
import type { SharedPage } from '../page-template.ts'
import { recordPriceParts } from '../price-parts.tsx'
import { type Incoming, isRead } from './incoming.ts'
import type { Route } from './route.ts'

interface RequestContext {
  context: RouterContextProvider
  /** Integrations that may run on the page. */
  integrations: Integration[]
  visitor: VisitorContext
  outcome: () => VisitorOutcome
  /** Whether the page's search found something; undefined where it has none. */
  isFound: () => boolean | undefined
  /** Completes the HTML of the rendered page. */
  finish: (html: string) => string
  /** What the page of a stranger shows, once it is completed; null if the page is not shared. */
  shared: () => SharedPage | null
}

/** Creates the router context of a request: what its loaders and actions may know of it. */
export function createContextStep(log: RequestLog) {
  const refreshes = createRefreshSingleFlight()
  return (
    { request, url, language, nonce }: Incoming,
    { page, isShared }: Route,
    bootstrap: Bootstrap,
    apiOptions: ClientOptions,
  ): RequestContext => {
    const cookies = cookiesOf(request)
    const display = supportedDisplay(displayOf(cookies.get('display')), bootstrap)
    const consent = consentOf(
      cookies.get(consentCookieName),
      bootstrap.integrations.map(({ code }) => code),
      isRefusedBy(name => request.headers.get(name)),
    )
    const integrations = isReported(page) ? bootstrap.integrations.filter(({ code }) => consent.given[code]) : []
    const clientOptions = { ...apiOptions, currency: display.currency }
    const { visitor, outcome } = createVisitorContext({
      origin: apiOptions.shopOrigin,
      cookies,
      now: Date.now,
      clientFor: accessToken => createClient({ ...clientOptions, accessToken }),
      refreshes,
      isRead: isRead(request),
    })
    const context = new RouterContextProvider()
    const observer = observeProducts(createClient(clientOptions))
    context.set(publicContext, { api: observer.api, page, language, display, consent, integrations, bootstrap, log })
    context.set(visitorContext, visitor)
    context.set(visitorSummaryContext, createSummaryLoader(log, visitor, display.currency))
    context.set(isSharedContext, isShared)
    context.set(nonceContext, nonce)
    const recorder = recordPriceParts()
    context.set(pricePartsContext, isShared ? recorder : null)
    const view = { language, prices: display.prices }
    const path = url.pathname + url.search
    const shared = () => (isShared ? { view, path, ...observer.shown(), prices: recorder.page() } : null)
    return { context, visitor, integrations, outcome, isFound: observer.isFound, finish: recorder.locate, shared }
  }
}

/** The default currency in place of one that the shop does not offer. */
const supportedDisplay = (display: Display, { currencies }: Bootstrap): Display =>
  currencies.some(({ code }) => code === display.currency) ? display : { ...display, currency: defaultDisplay.currency }
