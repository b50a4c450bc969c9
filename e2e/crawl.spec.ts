import { hrefTo, type Language, languageOf, languages, type PageId } from '@stragan/routing'
import { addressOf, type Crawl, crawl } from './crawler.ts'
import { expect, test } from './fixtures.ts'
import { publicScreens } from './screens.ts'

const hosts = ['localhost', 'kawa.localhost'] as const

const crawls = new Map<string, Promise<Crawl>>()
/** One crawl per shop, shared by all tests. */
function crawlOf(host: string): Promise<Crawl> {
  const known = crawls.get(host) ?? crawl(host)
  crawls.set(host, known)
  return known
}

/** Pages that need no link from a home page, with the reason. */
const unlinked: Partial<Record<PageId, string>> = {
  login: 'another address of customer/login',
  signin: 'as login',
  register: 'another address of customer/register',
  guest: 'linked from a filled cart',
  checkout: 'linked from a filled cart',
  comparison: 'linked with products',
  stockAlert: 'linked from sold-out variants',
  confirmStockAlert: 'linked from an e-mail',
  endStockAlerts: 'as confirmStockAlert',
  test1: 'a simple layout for the merchant',
  test2: 'as test1',
}

/** Pages that create a session when opened: `authorized` in the route table (docs/spec.md#2, docs/spec.md#6). */
const sessionPages = languages.flatMap(language => [hrefTo(language, 'customerRegister'), hrefTo(language, 'register')])

/** Where an anonymous visitor is redirected from pages of an account. */
const isLoginRedirect = (location = '') => /^\/(en|pl)\/customer\/login\?return_to=/.test(location)

const pathOf = (address: string) => addressOf(new URL(address))

/** Indexable pages: neither `noindex` nor canonical to another page. */
const indexable = ({ pages, origin }: Crawl) =>
  [...pages].flatMap(([path, { status, facts }]) =>
    status === 200 && facts && !facts.noindex && facts.canonical === origin + path ? [{ path, facts }] : [],
  )

/** A later page of a list. */
const isLaterPage = (path: string) => /\?page=\d+$/.test(path)

/** Groups of pages with the same text. */
function duplicates(pages: { path: string; text: string | undefined }[]) {
  const groups = Map.groupBy(pages, ({ path, text }) => `${languageOf(path)}: ${text}`)
  return [...groups].filter(([, same]) => same.length > 1).map(([text, same]) => [text, ...same.slice(0, 3).map(({ path }) => path)])
}

// The first test of a shop crawls it, which takes half a minute, or several on a busy machine.
test.setTimeout(600_000)

for (const host of hosts)
  test.describe(host, () => {
    test('every public screen is reachable by links from the home page of each language', async () => {
      const { reached } = await crawlOf(host)
      const missed = publicScreens
        .filter(screen => screen.host === host && !(screen.id in unlinked) && !reached[screen.language].has(screen.path))
        .map(({ path }) => path)
      expect(missed).toEqual([])
    })

    test('no link, file or form is broken', async () => {
      const { pages, files, posts, firstLinkedFrom, siteMap, origin, reached } = await crawlOf(host)
      const broken = [
        ...[...pages].filter(([, { status, headers }]) => status !== 200 && !(status === 302 && isLoginRedirect(headers.location))),
        ...[...files].filter(([, { status }]) => status !== 200),
        ...[...posts].filter(([, { status }]) => status === 404 || status === 405 || status >= 500),
      ].map(([path, { status }]) => `${path} ${status}, on ${firstLinkedFrom.get(path)}`)
      expect(broken).toEqual([])
      // Addresses that the crawl did not open are at least known.
      const products = languages.flatMap(language => [...reached[language]].filter(path => path.startsWith(`/${language}/product/`)))
      expect(products.filter(path => !siteMap.has(origin + new URL(path, origin).pathname))).toEqual([])
    })

    test('every fragment of a link exists on its page', async () => {
      const { pages, fragments } = await crawlOf(host)
      const lost = [...fragments].filter(([address]) => {
        const [path = '', fragment = ''] = address.split('#')
        const facts = pages.get(path)?.facts
        return facts && !facts.ids.has(decodeURIComponent(fragment))
      })
      // A fragment of the layout is on every page.
      expect(lost.slice(0, 20)).toEqual([])
    })

    test('every page has one heading, and titles and descriptions are unique per language', async () => {
      const found = await crawlOf(host)
      const headings = [...found.pages].flatMap(([path, { facts }]) => (facts && facts.headings !== 1 ? [[path, facts.headings]] : []))
      expect(headings).toEqual([])
      const pages = indexable(found)
      expect(duplicates(pages.map(({ path, facts }) => ({ path, text: facts.title })))).toEqual([])
      expect(duplicates(pages.map(({ path, facts }) => ({ path, text: facts.description })))).toEqual([])
    })

    test('canonical and hreflang links are complete and reciprocal', async () => {
      const { pages, origin } = await crawlOf(host)
      const wrong: unknown[] = []
      for (const [path, { status, facts }] of pages) {
        if (status !== 200 || !facts) continue
        const { canonical, alternates } = facts
        const language: Language = languageOf(path)
        const named = [alternates.en, alternates.pl]
        const isWhole = canonical?.startsWith(`${origin}/`) && alternates[language] === canonical && named.includes(alternates['x-default'])
        const partners = named.map(address => pages.get(pathOf(address ?? origin)))
        const agree = partners.every(
          partner => partner?.status === 200 && JSON.stringify(partner.facts?.alternates) === JSON.stringify(alternates),
        )
        const hasAddress = !isLaterPage(path) || facts.noindex || canonical === origin + path
        if (!isWhole || !agree || !hasAddress) wrong.push([path, canonical, alternates])
      }
      expect(wrong).toEqual([])
    })

    test('the sitemap and the links of the shop contain the same pages', async () => {
      const found = await crawlOf(host)
      const { siteMap, reached, pages, origin } = found
      const mapped = [...siteMap].map(pathOf)
      expect(mapped.filter(path => !reached[languageOf(path)].has(path))).toEqual([])
      const taken = new Set(indexable(found).map(({ path }) => path))
      expect(mapped.filter(path => pages.has(path) && !taken.has(path))).toEqual([])
      expect([...taken].filter(path => !isLaterPage(path) && !siteMap.has(origin + path))).toEqual([])
    })

    test('nothing is loaded from another host, and reading sets no cookie', async () => {
      const { pages, files, elsewhere } = await crawlOf(host)
      expect([...elsewhere.files]).toEqual([])
      expect([...elsewhere.links.keys()].filter(address => !/^(https:|mailto:|tel:)/.test(address))).toEqual([])
      // Requests of scripts are limited by the CSP; the iframe of a video is created by a click.
      const open = [...pages].flatMap(([path, { headers }]) => {
        const policy = headers['content-security-policy']
        const others = String(policy ?? 'none').match(/\b(?:https?|wss?):\S*|\*/g) ?? []
        const isHeld = typeof policy === 'string' && policy.startsWith("default-src 'self';")
        return isHeld && others.every(other => other.startsWith('https://www.youtube-nocookie.com')) ? [] : [[path, policy]]
      })
      expect(open.filter(([path]) => pages.get(path as string)?.facts)).toEqual([])
      const withCookie = [...pages, ...files].filter(
        ([path, { headers }]) => headers['set-cookie'] && !sessionPages.includes(path.split('?', 1)[0] as string),
      )
      expect(withCookie.map(([path]) => path)).toEqual([])
    })
  })
