import { apiPrefix } from '@stragan/contract'
import { publicContext } from '../../platform/public-context.ts'
import type { Route } from './+types/robots.ts'

/** What no search engine has any use for: forms, choices, somebody's own. Pages that are not to be found say so themselves. */
const forms = ['/settings/', '/cart-lines', '/cart-summary', '/suggestions/', '/logout', '/auth']

/** `/robots.txt` (RFC 9309): a test shop wants nobody; otherwise pages, pictures and documents are anybody's. */
export function loader({ context }: Route.LoaderArgs) {
  const { bootstrap } = context.get(publicContext)
  const lines =
    bootstrap.mode === 'production_test'
      ? ['Disallow: /']
      : [
          `Allow: ${apiPrefix}/pictures/`,
          `Allow: ${apiPrefix}/documents/`,
          `Disallow: ${apiPrefix}/`,
          ...forms.map(path => `Disallow: ${path}`),
          '',
          `Sitemap: ${bootstrap.shop.origin}/sitemap.xml`,
        ]
  return new Response(`User-agent: *\n${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
