const here = 'http://shop.invalid'

/**
 * Where a form wants to go on, as a browser would read it: only ever a path of this shop, else the home page. Browsers drop tabs and dots
 * from an address and read a backslash as a slash, so that `//host`, `/\host`, `/<tab>/host` and `/.//host` are all other sites.
 */
export function safeRedirect(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, here)) return '/'
  const { origin, pathname, search, hash } = new URL(value, here)
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : '/'
}
