/**
 * Over https the names of the shop's cookies begin so: a browser takes such a cookie from this very host over https alone, so that no
 * other host of the same domain can plant one (RFC 6265bis, 4.1.3.2). Over plain http it would take none.
 */
export const hostPrefix = '__Host-'

/** The cookies of a header or of `document.cookie` by name. Of two with one name neither counts: nobody knows whose they are. */
export function readCookies(text: string): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of text.split(';')) {
    const [name = '', value = ''] = pair.trim().split('=', 2)
    cookies.set(name, cookies.has(name) ? '' : value)
  }
  return cookies
}
