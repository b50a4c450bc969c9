/**
 * Cookie name prefix over https: browsers accept such cookies only from this host over https, so that no other host of the domain can set
 * them (RFC 6265bis, 4.1.3.2). Over http they reject it.
 */
export const hostPrefix = '__Host-'

/** Parses a Cookie header or `document.cookie`. A duplicated name gets an empty value, since its origin is ambiguous. */
export function readCookies(text: string): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of text.split(';')) {
    const [name = '', value = ''] = pair.trim().split('=', 2)
    cookies.set(name, cookies.has(name) ? '' : value)
  }
  return cookies
}

/** The application's own cookies by name, without the `__Host-` prefix of https; over https cookies without it are ignored. */
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

/** Serialises one of the application's own cookies for https. */
export const ownCookie = ({ name, value, maxAge, isReadable = false }: Cookie) =>
  `${hostPrefix}${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax; Secure${isReadable ? '' : '; HttpOnly'}`

/** The same for http, where browsers reject the prefix and secure cookies; other cookies are unchanged. */
export const asPlainCookie = (cookie: string) =>
  cookie.startsWith(hostPrefix) ? cookie.slice(hostPrefix.length).replace('; Secure', '') : cookie
