import { asPlainCookie } from '@stragan/web/cookies'
import type { Bootstrap } from '../../app/platform/bootstrap.ts'
import type { Integration } from '../../app/platform/consent.ts'
import { changedCookie } from '../../app/platform/cookies.server.ts'
import { rememberLanguage } from '../../app/platform/request-language.server.ts'
import type { VisitorOutcome } from '../../app/platform/visitor-context.server.ts'
import { withContentSecurityPolicy } from '../content-security-policy.ts'
import { retryAfterSeconds } from '../static-error-pages.ts'
import { type Incoming, isRead } from './incoming.ts'
import type { Route } from './route.ts'

/** Sets cookies, caching and indexing headers of a rendered response. */
export function setResponseHeaders(
  response: Response,
  { request, path }: Incoming,
  { methods }: Route,
  { mode }: Bootstrap,
  { setCookies, isPersonal }: VisitorOutcome,
) {
  const { headers, status } = response
  if (methods?.includes('POST') && !isRead(request)) rememberLanguage(request, path, response)
  if (isPersonal && !isRead(request)) headers.append('set-cookie', changedCookie())
  // Of two cookies with one name the last one counts: the notice of this response, not the deletion of an earlier one.
  const ofPage = headers.getSetCookie()
  headers.delete('set-cookie')
  for (const cookie of [...setCookies, ...ofPage]) headers.append('set-cookie', cookie)
  if (isPersonal) headers.set('cache-control', 'private, no-store')
  if (status === 503) headers.set('retry-after', String(retryAfterSeconds))
  if (mode === 'production_test') headers.set('x-robots-tag', 'noindex')
}

/** Removes the `__Host-` prefix of cookies over http, and adds the content security policy of a page. `finish` is applied to its HTML. */
export async function secureResponse(
  response: Response,
  { nonce, url }: Incoming,
  { integrations, finish = html => html }: { integrations?: Integration[] | undefined; finish?: ((html: string) => string) | undefined },
): Promise<Response> {
  const headers = new Headers(response.headers)
  const cookies = headers.getSetCookie()
  headers.delete('set-cookie')
  for (const cookie of cookies) headers.append('set-cookie', url.protocol === 'https:' ? cookie : asPlainCookie(cookie))
  const { status } = response
  if (!headers.get('content-type')?.startsWith('text/html')) return new Response(response.body, { status, headers })
  const { html, policy } = withContentSecurityPolicy(await response.text(), nonce, integrations)
  // In development Vite adds scripts and styles of its own, which the policy would block.
  if (import.meta.env.PROD) headers.set('content-security-policy', policy)
  return new Response(finish(html), { status, headers })
}
