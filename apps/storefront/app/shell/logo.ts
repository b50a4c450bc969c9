import { createHash } from 'node:crypto'
import { data } from 'react-router'
import type { Bootstrap } from '../platform/bootstrap.ts'
import { publicContext } from '../platform/public-context.ts'
import type { Route } from './+types/logo.ts'

/** Path of the shop's logo with a content hash, so that browsers can cache it. */
export const logoPath = ({ shop }: Bootstrap) => `/logo.svg?v=${createHash('sha256').update(shop.logo).digest('hex').slice(0, 8)}`

/** Browsers request this address by themselves: it serves the SVG too, by its content type. */
const faviconPath = '/favicon.ico'
const faviconSeconds = 86_400

/** Serves the logo of the shop's configuration, with a policy that blocks scripts in it. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { bootstrap } = context.get(publicContext)
  const { pathname, search } = new URL(request.url)
  if (!bootstrap.shop.logo) throw data(null, { status: 404 })
  const caching =
    pathname === faviconPath
      ? `public, max-age=${faviconSeconds}`
      : // A process with outdated configuration may get the hash of a newer logo.
        pathname + search === logoPath(bootstrap)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache'
  return new Response(bootstrap.shop.logo, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': caching,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      // Mails and other sites may embed it.
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}
