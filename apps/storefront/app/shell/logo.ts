import { createHash } from 'node:crypto'
import { data } from 'react-router'
import type { Bootstrap } from '../platform/bootstrap.ts'
import { publicContext } from '../platform/public-context.ts'
import type { Route } from './+types/logo.ts'

/** Where the shop's mark is: under another address once it is another drawing, so that browsers may keep it. */
export const logoPath = ({ shop }: Bootstrap) => `/logo.svg?v=${createHash('sha256').update(shop.logo).digest('hex').slice(0, 8)}`

/** The browser asks for this address by itself: the same drawing, by its content type. */
const faviconPath = '/favicon.ico'
const faviconSeconds = 86_400

/** The drawing from the shop's configuration. Opened by itself nothing in it runs either. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { bootstrap } = context.get(publicContext)
  const { pathname, search } = new URL(request.url)
  if (!bootstrap.shop.logo) throw data(null, { status: 404 })
  const caching =
    pathname === faviconPath
      ? `public, max-age=${faviconSeconds}`
      : // A storefront may not have heard of a new one yet.
        pathname + search === logoPath(bootstrap)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache'
  return new Response(bootstrap.shop.logo, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': caching,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      // Mails and other sites may show it.
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
}
