import { createMemo } from '@stragan/cache'
import { type Currency, configurationScopes } from '@stragan/contract'
import { ownCookies } from '@stragan/web/cookies'
import { consentCookieName, consentOf, consentValue } from '../app/platform/consent.ts'
import { changedCookieName, isRefusedBy, languageChoice } from '../app/platform/cookies.server.ts'
import { displayCode, displayOf } from '../app/platform/display.ts'
import { sessionOf } from '../app/platform/session-cookies.server.ts'
import type { PageRequest } from './types.ts'
import { type SessionKey, sessionKey } from './visitor-cache.ts'

/** Query parameters of campaigns and click identifiers: no page depends on them. */
const trackingParameter = /^(utm_|mc_|pk_|mtm_|hsa_)|^(gclid|gbraid|wbraid|fbclid|msclkid|ttclid|twclid|yclid|dclid|igshid|_ga)$/

/** Normalises a query: sorted, without tracking parameters. */
export function withoutTracking(query: URLSearchParams): string {
  const normalised = new URLSearchParams([...query].filter(([name]) => !trackingParameter.test(name)))
  normalised.sort()
  return normalised.toString()
}

const integrationCodes = configurationScopes.integrations.options.map(({ shape }) => shape.code.value)

export interface PageKey {
  /** Host, path, normalised query, display of prices, and consent to integrations. */
  page: string
  /** The visitor's session; null for a stranger. */
  session: PageSession | null
}

export interface PageSession {
  key: SessionKey
  currency: Currency
  /** When the access token expires, in milliseconds since 1970. */
  expiresAt: number
  /** The visitor has just changed something, possibly through another storefront process. */
  isChanged: boolean
}

/** The cache key of a page; null if the response is not cached: not a read, a redirect, or with a notice that is shown once. */
export function pageKey({ method, https, host, url, header }: PageRequest): PageKey | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const cookies = ownCookies(header('cookie'), https)
  if (cookies.get('notice')) return null
  const display = displayOf(cookies.get('display'))
  const session = pageSession(cookies, host, display.currency)
  if (session === undefined) return null
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  if (path === '/' && languageChoice(cookies) === 'pl') return null
  const consent = isRefusedBy(header) ? 'refused' : consentValue(consentOf(cookies.get(consentCookieName), integrationCodes, false).given)
  const query = at < 0 ? '' : withoutTracking(new URLSearchParams(url.slice(at)))
  return { page: `${https ? 'https' : 'http'} ${host} ${path}?${query} ${displayCode(display)} ${consent}`, session }
}

/** Undefined if the session's cookies are incomplete. */
function pageSession(cookies: ReadonlyMap<string, string>, host: string, currency: Currency): PageSession | null | undefined {
  if (!cookies.has('access_token') && !cookies.has('refresh_token')) return null
  const session = sessionOf(cookies)
  if (!session) return undefined
  const expiresAt = Date.parse(session.accessExpiresAt)
  return { key: sessionKey(host, session.access_token), currency, expiresAt, isChanged: cookies.has(changedCookieName) }
}

/** Memoises `pageKey` by the headers it reads. */
export function createPageKey(): typeof pageKey {
  const memo = createMemo<PageKey>()
  return request => {
    const { method, https, host, url, header } = request
    const parts = [method, https, host, url, header('cookie'), header('sec-gpc'), header('dnt')]
    const known = memo.get(parts)
    if (known !== undefined) return known
    const key = pageKey(request)
    if (key !== null) memo.set(parts, key)
    return key
  }
}
