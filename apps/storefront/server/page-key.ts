import { createMemo } from '@stragan/cache'
import { configurationScopes } from '@stragan/contract'
import { consentCookieName, consentOf, consentValue } from '../app/platform/consent.ts'
import { isRefusedBy, languageChoice, ownCookies } from '../app/platform/cookies.server.ts'
import { displayCode, displayOf } from '../app/platform/display.ts'
import type { PageRequest } from './types.ts'

/** Query parameters of campaigns and click identifiers: no page depends on them. */
const trackingParameter = /^(utm_|mc_|pk_|mtm_|hsa_)|^(gclid|gbraid|wbraid|fbclid|msclkid|ttclid|twclid|yclid|dclid|igshid|_ga)$/

/** Normalises a query: sorted, without tracking parameters. */
export function withoutTracking(query: URLSearchParams): string {
  const normalised = new URLSearchParams([...query].filter(([name]) => !trackingParameter.test(name)))
  normalised.sort()
  return normalised.toString()
}

const integrationCodes = configurationScopes.integrations.options.map(({ shape }) => shape.code.value)

/** A session, or a notice that is shown once. */
const isPersonal = (cookies: ReadonlyMap<string, string>) =>
  cookies.has('access_token') || cookies.has('refresh_token') || Boolean(cookies.get('notice'))

/**
 * The cache key of a page: host, path, normalised query, display of prices, and consent to integrations. Null if the response is personal,
 * a redirect, or not a read.
 */
export function pageKey({ method, https, host, url, header }: PageRequest): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const cookies = ownCookies(header('cookie'), https)
  if (isPersonal(cookies)) return null
  if (url === '/' && languageChoice(cookies) === 'pl') return null
  const display = displayCode(displayOf(cookies.get('display')))
  const consent = isRefusedBy(header) ? 'refused' : consentValue(consentOf(cookies.get(consentCookieName), integrationCodes, false).given)
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  const query = at < 0 ? '' : withoutTracking(new URLSearchParams(url.slice(at)))
  return `${https ? 'https' : 'http'} ${host} ${path}?${query} ${display} ${consent}`
}

/** Memoises `pageKey` by the headers it reads. */
export function createPageKey(): typeof pageKey {
  const memo = createMemo<string>()
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
