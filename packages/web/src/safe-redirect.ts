const here = 'http://shop.invalid'

/**
 * Validates a redirect target: only paths of this shop, else the home page. Browsers drop tabs and dot segments and read a backslash as a
 * slash, so that `//host`, `/\host`, `/<tab>/host` and `/.//host` are all other sites.
 */
export function safeRedirect(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, here)) return '/'
  const { origin, pathname, search, hash } = new URL(value, here)
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : '/'
}
