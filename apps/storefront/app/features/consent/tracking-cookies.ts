import type { Consent, IntegrationCode } from '../../platform/consent.ts'
import { integrationKinds } from './integrations.ts'

/**
 * Returns the Set-Cookie (or `document.cookie`) values that expire the cookies of integrations without consent, on the shop's host and its
 * parent domains. Browsers do not allow this for other domains.
 */
export function expiredTrackingCookies(given: Consent['given'], names: Iterable<string>, host: string): string[] {
  const codes = Object.keys(given) as IntegrationCode[]
  const isOwned = (name: string, running: boolean) =>
    codes.some(code => (given[code] === true) === running && integrationKinds[code].owns.test(name))
  const left = [...names].filter(name => isOwned(name, false) && !isOwned(name, true))
  const labels = host.replace(/:\d+$/, '').split('.')
  const domains = ['', ...labels.slice(0, -1).map((_, i) => `; Domain=${labels.slice(i).join('.')}`)]
  return left.flatMap(name => domains.map(domain => `${name}=; Path=/; Max-Age=0${domain}`))
}
