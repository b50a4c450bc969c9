import type { Consent, IntegrationCode } from '../../platform/consent.ts'
import { integrationKinds } from './integrations.ts'

/**
 * What takes away the cookies of integrations that may not run, or no longer, as far as they stand under the shop's own host or a domain
 * above it: as values of Set-Cookie or `document.cookie`. A browser lets nobody take those of another domain.
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
