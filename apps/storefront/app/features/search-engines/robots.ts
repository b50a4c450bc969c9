import { apiPrefix } from '@stragan/contract'
import { publicContext } from '../../platform/public-context.ts'
import type { Route } from './+types/robots.ts'

/** Paths without content for search engines: forms, settings, personal data. Pages use noindex instead. */
const forms = [
  '/settings/',
  '/cart-lines',
  '/add-joint',
  '/cart-summary',
  '/cart-quote.pdf',
  '/suggestions/',
  '/viewed-products/',
  '/finder/',
  '/logout',
  '/auth',
]

/** `/robots.txt` (RFC 9309): a test shop disallows everything; otherwise pages, pictures and documents are allowed. */
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
