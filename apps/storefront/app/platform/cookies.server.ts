import { localeCookieDays } from '@stragan/contract'
import { type Language, languages } from '@stragan/routing'
import { consentCookieName } from './consent.ts'
import { hostPrefix, readCookies } from './cookies.ts'

/** The shop's own cookies by name, without the `__Host-` prefix of https; over https cookies without it are ignored. */
export function ownCookies(header: string | null | undefined, https: boolean): ReadonlyMap<string, string> {
  const all = readCookies(header ?? '')
  if (!https) return all
  return new Map([...all].flatMap(([name, value]) => (name.startsWith(hostPrefix) ? [[name.slice(hostPrefix.length), value]] : [])))
}

/** The own cookies of a request. */
export const cookiesOf = (request: Request) => ownCookies(request.headers.get('cookie'), new URL(request.url).protocol === 'https:')

interface Cookie {
  name: string
  value: string
  /** In seconds; 0 deletes the cookie. */
  maxAge: number
  /** Whether scripts may read it (no HttpOnly). */
  isReadable?: boolean
}

/** Serialises one of the shop's own cookies for https. */
export const ownCookie = ({ name, value, maxAge, isReadable = false }: Cookie) =>
  `${hostPrefix}${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax; Secure${isReadable ? '' : '; HttpOnly'}`

/** The same for http, where browsers reject the prefix and secure cookies; other cookies are unchanged. */
export const asPlainCookie = (cookie: string) =>
  cookie.startsWith(hostPrefix) ? cookie.slice(hostPrefix.length).replace('; Secure', '') : cookie

const daySeconds = 86_400

/** Preference cookies of the visitor: language (365 days, docs/spec.md#9) and price display. */
export const choiceCookie = (name: 'locale' | 'display', value: string) => ownCookie({ name, value, maxAge: localeCookieDays * daySeconds })

/** Deletes a preference. */
export const noChoiceCookie = (name: 'locale' | 'display') => ownCookie({ name, value: '', maxAge: 0 })

const consentCookieDays = 182

/** Consent cookie. Readable by scripts: a cached page checks whether its consent is still valid. */
export const consentCookie = (value: string) =>
  ownCookie({ name: consentCookieName, value, maxAge: consentCookieDays * daySeconds, isReadable: true })

/** Whether the browser refuses tracking: Global Privacy Control (W3C), or Do Not Track. */
export const isRefusedBy = (header: (name: 'sec-gpc' | 'dnt') => string | null | undefined) =>
  header('sec-gpc') === '1' || header('dnt') === '1'

export const changedCookieName = 'changed'

/** For how long storefronts load a visitor's summary anew after a change: longer than one of them caches it. */
const changedSeconds = 2

/** Cookie after a visitor's change: another storefront process does not show the cart from before. */
export const changedCookie = () => ownCookie({ name: changedCookieName, value: '1', maxAge: changedSeconds })

export const languageChoice = (cookies: ReadonlyMap<string, string>): Language | undefined =>
  languages.find(language => language === cookies.get('locale'))
