import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import type { APIRequestContext } from '@playwright/test'
import { hrefTo, languages } from '@stragan/routing'
import { expect, test } from './fixtures.ts'
import { jsonLdOf, schemaViolations } from './json-ld.ts'
import { alteredPort, port } from './ports.ts'
import { publicScreens } from './screens.ts'

const origin = `http://localhost:${port}`
const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text()

interface SitemapEntry {
  address: string
  /** By language, with x-default. */
  links: Record<string, string>
}

const parseSitemap = (xml: string): SitemapEntry[] =>
  [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)].map(([, address = '', links = '']) => ({
    address,
    links: Object.fromEntries([...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href])),
  }))

/** An evenly spread sample with the first and the last item. */
const sampleOf = <T>(all: readonly T[], count: number): T[] =>
  all.filter((_, i) => i % Math.ceil(all.length / count) === 0).concat(all.slice(-1))

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]

test('the sitemap lists every page once with its translation, and the pages agree', async ({ request }) => {
  const xml = await textOf(request, '/sitemap.xml')
  const all = parseSitemap(xml)
  const addresses = all.map(one => one.address)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(all.length).toBeGreaterThan(1500)
  for (const id of ['home', 'categories', 'bestsellers', 'allProducts', 'regulations'] as const)
    for (const language of languages) expect(addresses).toContain(origin + hrefTo(language, id))
  for (const id of ['cart', 'checkout', 'guest', 'customerLogin', 'orderHistory', 'test1'] as const)
    expect(addresses).not.toContain(origin + hrefTo('en', id))
  const known = new Map(all.map(one => [one.address, one.links]))
  for (const { address, links } of all) {
    expect([address, Object.values(links).includes(address)]).toEqual([address, true])
    expect([address, known.get(links.en ?? ''), known.get(links.pl ?? '')]).toEqual([address, links, links])
  }
  for (const { address, links } of sampleOf(all, 40)) {
    const response = await request.get(new URL(address).pathname, { maxRedirects: 0 })
    const html = await response.text()
    const alternates = Object.fromEntries(
      ['en', 'pl', 'x-default'].map(language => [
        language,
        attribute(html, new RegExp(`hrefLang="${language}" href="([^"]+)"|hreflang="${language}" href="([^"]+)"`, 'i')),
      ]),
    )
    expect([address, response.status(), attribute(html, /rel="canonical" href="([^"]+)"/), alternates]).toEqual([
      address,
      200,
      address,
      links,
    ])
    expect([address, /name="robots"/.test(html)]).toEqual([address, false])
  }
})

test('an unknown page of the sitemap is a 404', async ({ request }) => {
  expect(parseSitemap(await textOf(request, '/sitemap.xml?page=1')).length).toBeGreaterThan(1500)
  for (const page of ['2', '0', 'x', '']) expect([page, (await request.get(`/sitemap.xml?page=${page}`)).status()]).toEqual([page, 404])
})

test('each shop has its own sitemap and robots.txt; a test shop disallows everything', async ({ request }) => {
  const robots = await textOf(request, '/robots.txt')
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(robots).toContain('Allow: /api/my-shop/pictures/')
  for (const path of ['/cart-lines', '/add-joint', '/cart-quote.pdf']) expect(robots).toContain(`Disallow: ${path}\n`)
  // These host names resolve in browsers only: sent as a header.
  const of = (host: string, at: number) => (path: string) => request.get(`http://localhost:${at}${path}`, { headers: { host } })
  const coffee = await (await of('kawa.localhost', port)('/sitemap.xml')).text()
  expect(coffee).toContain(`<loc>http://kawa.localhost:${port}/pl</loc>`)
  expect(coffee).not.toContain(`<loc>${origin}/`)
  const testing = of('testing.localhost', alteredPort)
  expect(await (await testing('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
  expect((await testing('/sitemap.xml')).status()).toBe(404)
})

const screens = [
  ['/en', ['WebSite', 'Store']],
  ['/pl', ['WebSite', 'Store']],
  ['/pl/category/sruby-szesciokatne', ['BreadcrumbList', 'ItemList']],
  ['/en/marki/projahn', ['BreadcrumbList', 'ItemList']],
  ['/en/bestsellers', ['BreadcrumbList', 'ItemList']],
  ['/en/product/hexagon-bolt-din-933-m8-8-8-zinc-general-purpose', ['BreadcrumbList', 'Product']],
  ['/pl/product/sruba-szesciokatna-din-933-m8-8-8-ocynk-ogolnego-zastosowania', ['BreadcrumbList', 'Product']],
  ['/en/product/contact-adhesive-polychloroprene-tube-120-ml', ['BreadcrumbList', 'Product']],
  ['/en/news/gross-flow-control', ['BreadcrumbList', 'NewsArticle']],
  ['/pl/news', ['BreadcrumbList', 'ItemList']],
  ['/pl/kariera/1', ['BreadcrumbList', 'JobPosting']],
  ['/en/gifts/1', ['BreadcrumbList']],
  ['/en/contact', ['BreadcrumbList', 'Store']],
  ['/pl/kontakt', ['BreadcrumbList', 'Store']],
] as const

/** Pages without a picture. */
const withoutPicture: readonly string[] = ['/en/contact', '/pl/kontakt', '/pl/kariera/1']

for (const [path, types] of screens)
  test(`${path} has structured data and link preview tags`, async ({ request }) => {
    const html = await textOf(request, path)
    const parsed = new WebAutoExtractor({ addLocation: true }).parse(html)
    expect(Object.keys(parsed.jsonld).sort()).toEqual([...types].sort())
    const issues = await new Validator().validate(parsed)
    expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([])
    for (const property of ['type', 'site_name', 'title', 'description', 'url', 'locale'])
      expect([property, attribute(html, new RegExp(`property="og:${property}" content="([^"]+)"`))?.length ?? 0]).not.toEqual([property, 0])
    if (withoutPicture.includes(path)) return
    const picture = new URL(attribute(html, /property="og:image" content="([^"]+)"/) ?? '')
    expect((await request.get(picture.pathname)).headers()['content-type']).toBe('image/webp')
  })

test('structured data of both shops conforms to schema.org', async ({ request }) => {
  const jsonLd = new Map<string, unknown[]>()
  const withoutVariants = { host: 'localhost', path: hrefTo('en', 'product', { id: 'contact-adhesive-polychloroprene-tube-120-ml' }) }
  for (const { host, path } of [...publicScreens, withoutVariants]) {
    const html = await (await request.get(path, { headers: { host } })).text()
    jsonLd.set(`${host}${path}`, jsonLdOf(html))
  }
  const types = [...jsonLd.values()].flat().flatMap(node => [...JSON.stringify(node).matchAll(/"@type":"(\w+)"/g)].map(([, type]) => type))
  for (const type of ['AggregateOffer', 'BreadcrumbList', 'ItemList', 'JobPosting', 'NewsArticle', 'Offer', 'Product', 'Store', 'WebSite'])
    expect(types).toContain(type)
  // Violations are detected: an unknown type, an unknown property, a property of another type, a wrong value.
  const offer = { '@type': 'Offer', price: 1, priceCurrency: 'PLN' }
  const wrong = [
    { '@type': 'Prodct', name: 'Bolt' },
    { '@type': 'Product', nme: 'Bolt' },
    { '@type': 'Product', headline: 'Bolt' },
    { '@type': 'Product', offers: { ...offer, availability: { '@type': 'Person' } } },
  ]
  for (const thing of wrong) jsonLd.set(`wrong ${jsonLd.size}`, [{ '@context': 'https://schema.org', ...thing }])
  const found = schemaViolations(jsonLd)
  expect(found.filter(error => !error.startsWith('wrong'))).toEqual([])
  expect(found.length).toBe(wrong.length)
})

test('the offer of a product has its unit price with VAT', async ({ request }) => {
  const slug = 'contact-adhesive-polychloroprene-tube-120-ml'
  const { jsonld } = new WebAutoExtractor({}).parse(await textOf(request, hrefTo('en', 'product', { id: slug })))
  const headers = { 'shop-origin': 'localhost', 'accept-language': 'en-US' }
  const product = await (await request.get(`/api/my-shop/products/${slug}`, { headers })).json()
  const net = product.price_net_promo ?? product.price_net
  expect(jsonld.Product?.[0]?.offers).toMatchObject({ price: Math.round(net * 123) / 100, priceCurrency: 'PLN' })
})

test('pages that are not indexed have no structured data', async ({ request }) => {
  for (const path of [hrefTo('en', 'cart'), hrefTo('pl', 'customerLogin'), `${hrefTo('en', 'allProducts')}?q=bolt`]) {
    const html = await textOf(request, path)
    expect([path, html.includes('name="robots" content="noindex"'), /ld\+json|og:title/.test(html)]).toEqual([path, true, false])
  }
})
