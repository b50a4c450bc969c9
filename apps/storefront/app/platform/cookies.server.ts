import { localeCookieDays } from '@stragan/contract'
import { type Language, languages } from '@stragan/routing'
import { consentCookieName } from './consent.ts'
import { hostPrefix, readCookies } from './cookies.ts'

/** The shop's own cookies by name, without the prefix that they have over https; there others of these names do not count. */
export function ownCookies(header: string | null | undefined, https: boolean): ReadonlyMap<string, string> {
  const all = readCookies(header ?? '')
  if (!https) return all
  return new Map([...all].flatMap(([name, value]) => (name.startsWith(hostPrefix) ? [[name.slice(hostPrefix.length), value]] : [])))
}

/** The same of a request. */
export const cookiesOf = (request: Request) => ownCookies(request.headers.get('cookie'), new URL(request.url).protocol === 'https:')

interface Cookie {
  name: string
  value: string
  /** Seconds; 0 takes the cookie away. */
  maxAge: number
  /** Whether scripts may read it. */
  isReadable?: boolean
}

/** A cookie of the shop's own as it is set over https. */
export const ownCookie = ({ name, value, maxAge, isReadable = false }: Cookie) =>
  `${hostPrefix}${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax; Secure${isReadable ? '' : '; HttpOnly'}`

/** The same over plain http, where a browser would take neither the name nor a secure cookie; any other cookie as it is. */
export const asPlainCookie = (cookie: string) =>
  cookie.startsWith(hostPrefix) ? cookie.slice(hostPrefix.length).replace('; Secure', '') : cookie

const daySeconds = 86_400

/** The two cookies that a visitor's own choice sets: the language (docs/spec.md#9, 365 days) and the display of prices. */
export const choiceCookie = (name: 'locale' | 'display', value: string) => ownCookie({ name, value, maxAge: localeCookieDays * daySeconds })

const consentCookieDays = 182

/** What a visitor allows of the shop's integrations. Scripts may read it: a page that was kept looks whether it still holds. */
export const consentCookie = (value: string) =>
  ownCookie({ name: consentCookieName, value, maxAge: consentCookieDays * daySeconds, isReadable: true })

/** Whether the browser refuses for its visitor: Global Privacy Control (W3C), or Do Not Track. */
export const isRefusedBy = (header: (name: 'sec-gpc' | 'dnt') => string | null | undefined) =>
  header('sec-gpc') === '1' || header('dnt') === '1'

export const languageChoice = (cookies: ReadonlyMap<string, string>): Language | undefined =>
  languages.find(language => language === cookies.get('locale'))
