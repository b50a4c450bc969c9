import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { findPage, hrefTo, type Language, languageOf, languages, type PageId } from '@stragan/routing'
import { factsOf, type PageFacts, urlsIn } from './page-facts.ts'
import { port } from './ports.ts'

export interface Answered {
  status: number
  headers: IncomingHttpHeaders
  facts: PageFacts | null
}

/** One shop as a stranger with nothing but links finds it. Addresses are paths with their query, without the host. */
export interface Crawl {
  /** The shop's own, that absolute addresses begin with. */
  origin: string
  pages: Map<string, Answered>
  files: Map<string, Answered>
  /** What forms are posted to, without a field. */
  posts: Map<string, Answered>
  /** From the home page of each language, by links of that language alone: also what was not opened. */
  reached: Record<Language, Set<string>>
  /** Where each address was met first. */
  metOn: Map<string, string>
  /** Fragments that links name, by address and fragment, with where. */
  fragments: Map<string, string>
  /** On other hosts, by address: as a link, or as something that is loaded. */
  elsewhere: { links: Map<string, string>; files: Map<string, string> }
  siteMap: Map<string, Record<string, string>>
}

/**
 * What is bounded, so that both shops take a minute rather than five; CRAWL=whole lifts it.
 * - Of a screen with the same names in the query (`category?view`, `products-all?brand&page`), the first two addresses are opened. Pages of
 *   a plain list are all opened where they alone lead to everything: all products and data sheets.
 * - Of products, some thirty evenly spread ones are opened in each language, and their counterparts in the other. All have to be linked.
 * - Of the ten files of a picture, one is asked for: another size or type with each picture.
 */
const isWhole = process.env.CRAWL === 'whole'
const most = { ofQuery: isWhole ? Number.POSITIVE_INFINITY : 2, products: isWhole ? Number.POSITIVE_INFINITY : 30 }
const openedWhole: readonly PageId[] = ['allProducts', 'dataSheets']

const agent = new Agent({ keepAlive: true })
const atOnce = 6

function ask(host: string, method: string, path: string): Promise<Answered & { body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<Answered & { body: string }>()
  // A name under localhost is resolved by browsers alone: asked for by header.
  const headers = { host: `${host}:${port}`, accept: 'text/html,*/*', 'content-type': 'application/x-www-form-urlencoded' }
  request({ agent, method, host: '127.0.0.1', port, path, headers }, answer => {
    const parts: Buffer[] = []
    answer.on('data', part => parts.push(part))
    answer.on('error', reject)
    answer.on('end', () =>
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, facts: null, body: Buffer.concat(parts).toString() }),
    )
  })
    .on('error', reject)
    .end()
  return promise
}

/** Works off what is in a set while it grows, several at once. */
async function each<T>(waiting: Set<T>, work: (one: T) => Promise<void>) {
  const running = new Set<Promise<void>>()
  while (waiting.size > 0 || running.size > 0) {
    for (const one of waiting) {
      if (running.size === atOnce) break
      waiting.delete(one)
      const done = work(one).finally(() => running.delete(done))
      running.add(done)
    }
    await Promise.race(running)
  }
}

const pageOf = (path: string) => {
  const found = findPage(path.split('?')[0] ?? '')
  return 'page' in found ? found.page.id : undefined
}

const isFile = (path: string) => /^\/(assets|api)\//.test(path)

/** The pictures’ files, as `…-480.webp`. */
const picture = /^(.+\/pictures\/.+)-\d+\.(?:webp|avif)$/

/** Every n-th of them, so that about as many are left as are wanted. */
const spread = <T>(all: readonly T[], wanted: number): T[] => all.filter((_, i) => i % Math.ceil(all.length / wanted) === 0)

export async function crawl(host: string): Promise<Crawl> {
  const origin = new URL(/<loc>([^<]+)/.exec((await ask(host, 'GET', '/sitemap.xml')).body)?.[1] ?? '').origin
  const own = new Set([origin, `http://${host}:${port}`])
  const result: Crawl = {
    origin,
    pages: new Map(),
    files: new Map(),
    posts: new Map(),
    reached: { en: new Set(), pl: new Set() },
    metOn: new Map(),
    fragments: new Map(),
    elsewhere: { links: new Map(), files: new Map() },
    siteMap: siteMapOf((await ask(host, 'GET', '/sitemap.xml')).body),
  }
  const { pages, reached, metOn, fragments, elsewhere } = result
  const waiting = new Set<string>()
  const files = new Set<string>()
  const posts = new Set<string>()
  const ofQuery = new Map<string, number>()

  /** The address of what is the shop's own; anything else is noted. */
  const met = (href: string, on: string, others: Map<string, string>): URL | null => {
    const url = new URL(href, `http://${host}:${port}${on}`)
    if (own.has(url.origin)) {
      const path = url.pathname + url.search
      if (!metOn.has(path)) metOn.set(path, on)
      return url
    }
    if (url.protocol !== 'data:' && !others.has(url.href)) others.set(url.href, on)
    return null
  }

  const isOpened = (url: URL) => {
    const id = pageOf(url.pathname)
    if (id === 'product') return false
    const names = [...new Set(url.searchParams.keys())].sort()
    if (names.length === 0 || (names.join() === 'page' && id && openedWhole.includes(id))) return true
    const kind = `${languageOf(url.pathname)} ${id} ${names}`
    const count = ofQuery.get(kind) ?? 0
    ofQuery.set(kind, count + 1)
    return count < most.ofQuery
  }

  const linked = (url: URL) => {
    const path = url.pathname + url.search
    if (isFile(path)) files.add(path)
    else if (!reached[languageOf(path)].has(path)) {
      reached[languageOf(path)].add(path)
      if (isOpened(url)) waiting.add(path)
    }
  }

  const open = async (path: string) => {
    if (pages.has(path)) return
    const { body, ...answer } = await ask(host, 'GET', path)
    const facts = answer.headers['content-type']?.startsWith('text/html') ? factsOf(body, origin) : null
    pages.set(path, { ...answer, facts })
    const location = answer.headers.location && met(answer.headers.location, path, elsewhere.files)
    if (location) linked(location)
    if (!facts) return
    for (const href of facts.links) {
      const url = met(href, path, elsewhere.links)
      if (!url) continue
      if (url.hash.length > 1 && !fragments.has(url.pathname + url.search + url.hash))
        fragments.set(url.pathname + url.search + url.hash, path)
      // The other language is found from its own home page, or not at all.
      if (isFile(url.pathname) || languageOf(url.pathname) === languageOf(path)) linked(url)
      else waiting.add(url.pathname + url.search)
    }
    for (const href of facts.files) {
      const url = met(href, path, elsewhere.files)
      if (url) files.add(url.pathname + url.search)
    }
    for (const href of facts.told) {
      const url = met(href, path, elsewhere.links)
      if (!url) continue
      if (isFile(url.pathname)) files.add(url.pathname)
      else if (isOpened(url)) waiting.add(url.pathname + url.search)
    }
    for (const href of facts.posts) {
      const url = met(href, path, elsewhere.files)
      if (url) posts.add(url.pathname + url.search)
    }
  }

  for (const language of languages) {
    const home = hrefTo(language, 'home')
    reached[language].add(home)
    waiting.add(home)
  }
  await each(waiting, open)
  for (const language of languages) {
    const products = [...reached[language]].filter(path => pageOf(path) === 'product').sort()
    for (const path of products.length > most.products ? spread(products, most.products) : products) waiting.add(path)
  }
  await each(waiting, open)
  // What an open page says of its counterpart is asked of the counterpart too.
  for (const { facts } of [...pages.values()])
    for (const href of Object.values(facts?.alternates ?? {})) {
      const url = new URL(href)
      if (own.has(url.origin)) waiting.add(url.pathname)
    }
  await each(waiting, open)

  const asked = isWhole ? files : oneOfEachPicture(files)
  await each(asked, async path => {
    if (result.files.has(path)) return
    const isRead = /\.(?:css|js)$/.test(path)
    const { body, ...answer } = await ask(host, isRead ? 'GET' : 'HEAD', path)
    result.files.set(path, answer)
    const named = path.endsWith('.css') ? urlsIn(body) : isRead ? chunksIn(body) : []
    for (const href of named) {
      const url = met(href, path, elsewhere.files)
      if (url) asked.add(url.pathname)
    }
  })
  await each(posts, async path => {
    const { body: _, ...answer } = await ask(host, 'POST', path)
    result.posts.set(path, answer)
  })
  return result
}

/** The files of the build that a script of it names. */
const chunksIn = (script: string) =>
  [...script.matchAll(/["'](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["']/g)].map(([, name]) => `/assets/${name}`)

function oneOfEachPicture(files: Set<string>): Set<string> {
  const pictures = Map.groupBy(files, path => picture.exec(path)?.[1])
  const chosen = [...pictures].flatMap(([name, paths], i) =>
    name
      ? paths
          .sort()
          .slice(i % paths.length)
          .slice(0, 1)
      : paths,
  )
  return new Set(chosen)
}

/** By address, its counterparts by hreflang. */
function siteMapOf(xml: string): Crawl['siteMap'] {
  const rows = [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(.*?)<\/url>/g)]
  return new Map(
    rows.map(([, address = '', links = '']) => [
      address,
      Object.fromEntries([...links.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => [language, href])),
    ]),
  )
}
