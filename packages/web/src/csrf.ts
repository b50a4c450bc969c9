/**
 * CSRF check by `sec-fetch-site` and `origin`: a request that is not a read has to be same-origin. Text browsers send neither header, and
 * pass.
 */
export function isCsrfSafe(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = request.headers.get('origin')
  return origin === null || origin === new URL(request.url).origin
}
