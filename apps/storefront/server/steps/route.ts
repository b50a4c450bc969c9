import { findPage, hrefTo, type Match } from '@stragan/routing'
import { cookiesOf } from '@stragan/web/cookies'
import { languageChoice } from '../../app/platform/cookies.server.ts'
import { type createAllowedMethods, isWellFormed } from '../allowed-methods.ts'
import type { IsSharedPage } from '../shared-pages.ts'
import type { ErrorPage, Incoming } from './incoming.ts'

export interface Route {
  /** Null for an address that is no page, such as a form's. */
  page: Match | null
  /** Whether the page is the same for everybody, but for the visitor's summary and a customer's prices and favourites. */
  isShared: boolean
  /** Null for an address without a route. */
  methods: readonly string[] | null
}

/** Finds the route of a request; returns a response if it is malformed, redirected, or of a method that the route does not allow. */
export function resolveRoute(
  { request, url, path }: Incoming,
  allowedMethods: ReturnType<typeof createAllowedMethods>,
  errorPage: ErrorPage,
  isSharedPage: IsSharedPage,
): Route | Response {
  if (!isWellFormed(url)) return errorPage(400)
  // Not for the data of the home page, which Back requests in the language in which it was shown.
  if (url.pathname === '/' && languageChoice(cookiesOf(request)) === 'pl') return redirect(302, hrefTo('pl', 'home') + url.search)
  const found = findPage(path)
  if ('redirect' in found) return redirect(308, found.redirect + url.search)
  const methods = allowedMethods(found, path)
  if (methods && !methods.includes(request.method)) return errorPage(405, { allow: methods.join(', ') })
  const page = 'page' in found ? found.page : null
  return { page, isShared: page !== null && isSharedPage(page), methods }
}

const redirect = (status: 302 | 308, location: string) =>
  new Response(null, { status, headers: { location, ...(status === 302 && { 'cache-control': 'private, no-store', vary: 'cookie' }) } })
