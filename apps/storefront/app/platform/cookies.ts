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
