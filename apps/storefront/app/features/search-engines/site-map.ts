import { catalogueCalls, type ResponseOutput } from '@stragan/contract'
import { alternatesOf, hrefTo, type Language, languages, type Page, pageIds, pages } from '@stragan/routing'
import { data } from 'react-router'
import { type Bootstrap, fallbackLanguage } from '../../platform/bootstrap.ts'
import { publicResource } from '../../platform/public-loader.server.ts'
import { hasScreen } from '../../platform/screens.ts'

type Mapped = ResponseOutput<typeof catalogueCalls.siteMap>['items'][number]
type Paths = Record<Language, string>

/** Path of an entity's page. */
const pageOf: Record<Mapped['kind'], (slug: string, language: Language) => string> = {
  category: (slug, language) => hrefTo(language, 'category', { slug }),
  brand: (id, language) => hrefTo(language, 'brand', { id }),
  product: (id, language) => hrefTo(language, 'product', { id }),
  article: (slug, language) => hrefTo(language, 'article', { slug }),
  career: (id, language) => hrefTo(language, 'career', { id }),
  gift: (id, language) => hrefTo(language, 'gift', { id }),
}

/**
 * `/sitemap.xml` (sitemaps.org): all indexable pages, each with its alternate. Shops too large for one file get an index of
 * `/sitemap.xml?page=1` and so on; a test shop has none.
 */
export const loader = publicResource(async ({ api, bootstrap }, { query }) => {
  const page = query.get('page')
  if (bootstrap.mode === 'production_test' || (page !== null && !/^[1-9]\d{0,4}$/.test(page))) throw data(null, { status: 404 })
  const requestedPage = Number(page ?? 0)
  const { items, pages } = await api(catalogueCalls.siteMap, { query: { page: requestedPage || 1 } })
  if (requestedPage && requestedPage > pages) throw data(null, { status: 404 })
  const { origin } = bootstrap.shop
  if (!requestedPage && pages > 1) return xml(indexOf(Array.from({ length: pages }, (_, i) => `${origin}/sitemap.xml?page=${i + 1}`)))
  const things = items.map(({ kind, slugs }): Paths => ({ en: pageOf[kind](slugs.en, 'en'), pl: pageOf[kind](slugs.pl, 'pl') }))
  return xml(urlSet(origin, (requestedPage || 1) === 1 ? [...screensOf(bootstrap), ...things] : things, fallbackLanguage(bootstrap)))
})

/** Indexable screens without parameters for which the shop has content. */
const screensOf = (bootstrap: Bootstrap): Paths[] =>
  pageIds.flatMap(id => {
    const page: Page = pages[id]
    return page.params || page.middleware || page.noindex || !hasScreen(bootstrap, id) ? [] : [alternatesOf(id as 'home')]
  })

const xml = (body: string) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`, { headers: { 'content-type': 'application/xml; charset=utf-8' } })

const indexOf = (addresses: readonly string[]) =>
  `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
    .map(address => `<sitemap><loc>${escaped(address)}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`

function urlSet(origin: string, all: readonly Paths[], fallback: Language) {
  const urls = all.flatMap(paths => {
    const links = [...languages.map(language => [language, paths[language]] as const), ['x-default', paths[fallback]] as const]
      .map(([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(origin + path)}"/>`)
      .join('')
    return languages.map(language => `<url><loc>${escaped(origin + paths[language])}</loc>${links}</url>\n`)
  })
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
