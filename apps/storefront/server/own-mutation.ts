/**
 * Whether a request may change something: one that reads always may come; one that changes has to come from this very site, as far as
 * the browser tells. Text browsers send neither header and are let in.
 */
export function isOwnMutation(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = request.headers.get('origin')
  return origin === null || origin === new URL(request.url).origin
}
