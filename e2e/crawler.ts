import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { findPage, hrefTo, type Language, languageOf, languages, type PageId } from '@stragan/routing'
import { type ParsedPage, parsePage, urlsIn } from './parse-page.ts'
import { port } from './ports.ts'

interface CrawledResponse {
  status: number
  headers: IncomingHttpHeaders
  facts: ParsedPage | null
}

/**
 * Limits, by which a crawl of both shops takes one minute instead of five; CRAWL=full lifts them.
 * - Of addresses of a screen with the same query parameters (`category?view`, `products-all?brand&page`), the first is opened. All pages
 *   of a plain list are opened where they are the only links to everything: all products and data sheets.
 * - About forty evenly spread products are opened, each in both languages. All have to be linked.
 * - One of the ten files of a picture is requested: the smallest, since each is scaled first; of every tenth picture another size or type.
 */
const isFull = process.env.CRAWL === 'full'
const limits = { ofQuery: isFull ? Number.POSITIVE_INFINITY : 1, products: isFull ? Number.POSITIVE_INFINITY : 40 }
const fullyCrawled: readonly PageId[] = ['allProducts', 'dataSheets']

// The server may close a keep-alive connection just as it is reused.
const agent = new Agent({ keepAlive: false })
const concurrency = 6

function send(host: string, method: string, path: string): Promise<CrawledResponse & { body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<CrawledResponse & { body: string }>()
  // Names under localhost resolve in browsers only: sent as a header.
  const headers = { host: `${host}:${port}`, accept: 'text/html,*/*', 'content-type': 'application/x-www-form-urlencoded' }
  request({ agent, method, host: '127.0.0.1', port, path, headers }, response => {
    const parts: Buffer[] = []
    response.on('data', part => parts.push(part))
    response.on('error', reject)
    response.on('end', () =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, facts: null, body: Buffer.concat(parts).toString() }),
    )
  })
    .on('error', reject)
    .end()
  return promise
}

/** Processes a set concurrently while it grows. */
async function each<T>(waiting: Set<T>, work: (one: T) => Promise<void>) {
  const running = new Set<Promise<void>>()
  while (waiting.size > 0 || running.size > 0) {
    for (const one of waiting) {
      if (running.size === concurrency) break
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

/** The picture files, as `…-480.webp`: picture and width. */
const picture = /^(.+\/pictures\/.+)-(\d+)\.(?:webp|avif)$/

/** Every n-th item, so that about the wanted number remains. */
const spread = <T>(all: readonly T[], wanted: number): T[] => all.filter((_, i) => i % Math.ceil(all.length / wanted) === 0)

export async function crawl(host: string): Promise<Crawl> {
  const { body } = await send(host, 'GET', '/sitemap.xml')
  const found = new Crawl(host, siteMapOf(body))
  await found.openPages()
  await found.requestFiles()
  await found.postForms()
  return found
}

/** Crawls one shop by links, without a session. Addresses are paths with their query, without the host. */
export class Crawl {
  readonly pages = new Map<string, CrawledResponse>()
  readonly files = new Map<string, CrawledResponse>()
  /** Actions of POST forms, without fields. */
  readonly posts = new Map<string, CrawledResponse>()
  /** Reached from the home page of each language by links of that language only, including pages not opened. */
  readonly reached: Record<Language, Set<string>> = { en: new Set(), pl: new Set() }
  /** The page on which each address was found first. */
  readonly firstLinkedFrom = new Map<string, string>()
  /** Addresses with the fragments of links to them, and the linking page. */
  readonly fragments = new Map<string, string>()
  /** Addresses on other hosts, with the page, as a link or as a loaded resource. */
  readonly elsewhere = { links: new Map<string, string>(), files: new Map<string, string>() }
  /** The addresses of the sitemap. */
  readonly siteMap: ReadonlySet<string>
  /** The shop's origin, which absolute addresses begin with. */
  readonly origin: string

  readonly #host: string
  readonly #waiting = new Set<string>()
  readonly #files = new Set<string>()
  readonly #posts = new Set<string>()
  /** Number of addresses of a screen with the same query parameters. */
  readonly #ofQuery = new Map<string, number>()

  constructor(host: string, siteMap: ReadonlySet<string>) {
    this.#host = host
    this.siteMap = siteMap
    this.origin = new URL([...siteMap][0] ?? '').origin
  }

  async openPages() {
    for (const language of languages) this.#linked(hrefTo(language, 'home'))
    await each(this.#waiting, path => this.#open(path))
    const products = [...this.reached.en].filter(path => pageOf(path) === 'product').sort()
    for (const path of products.length > limits.products ? spread(products, limits.products) : products) this.#waiting.add(path)
    await each(this.#waiting, path => this.#open(path))
    // Hreflang of a page is checked against its counterpart too.
    for (const { facts } of this.pages.values())
      for (const href of Object.values(facts?.alternates ?? {})) {
        const url = this.#met(href, '/', this.elsewhere.links)
        if (url) this.#waiting.add(addressOf(url))
      }
    await each(this.#waiting, path => this.#open(path))
  }

  async requestFiles() {
    const requested = isFull ? this.#files : oneOfEachPicture(this.#files)
    await each(requested, async path => {
      if (this.files.has(path)) return
      const isRead = /\.(?:css|js)$/.test(path)
      const { body, ...response } = await send(this.#host, isRead ? 'GET' : 'HEAD', path)
      this.files.set(path, response)
      for (const href of path.endsWith('.css') ? urlsIn(body) : isRead ? chunksIn(body) : []) {
        const url = this.#met(href, path, this.elsewhere.files)
        if (url) requested.add(url.pathname)
      }
    })
  }

  postForms = () =>
    each(this.#posts, async path => {
      const { body: _, ...response } = await send(this.#host, 'POST', path)
      this.posts.set(path, response)
    })

  async #open(path: string) {
    if (this.pages.has(path)) return
    const { body, ...response } = await send(this.#host, 'GET', path)
    const facts = response.headers['content-type']?.startsWith('text/html') ? parsePage(body, this.origin) : null
    this.pages.set(path, { ...response, facts })
    const location = response.headers.location && this.#met(response.headers.location, path, this.elsewhere.files)
    if (location) this.#linked(addressOf(location))
    if (facts) this.#take(path, facts)
  }

  #take(path: string, facts: ParsedPage) {
    const own = (hrefs: Iterable<string>, others: Map<string, string>) =>
      [...hrefs].map(href => this.#met(href, path, others)).filter(url => url !== null)
    for (const url of own(facts.links, this.elsewhere.links)) {
      const address = addressOf(url)
      if (url.hash.length > 1 && !this.fragments.has(address + url.hash)) this.fragments.set(address + url.hash, path)
      // The other language has to be reachable from its own home page.
      if (isFile(address) || languageOf(address) === languageOf(path)) this.#linked(address)
      else this.#waiting.add(address)
    }
    for (const url of own(facts.files, this.elsewhere.files)) this.#files.add(addressOf(url))
    for (const url of own(facts.posts, this.elsewhere.files)) this.#posts.add(addressOf(url))
    for (const url of own(facts.metadataUrls, this.elsewhere.links))
      if (isFile(url.pathname)) this.#files.add(url.pathname)
      else if (this.#isOpened(addressOf(url))) this.#waiting.add(addressOf(url))
  }

  /** The path of an address of the shop; records any other. */
  #met(href: string, on: string, others: Map<string, string>): URL | null {
    const here = `http://${this.#host}:${port}`
    const url = new URL(href, here + on)
    if (url.origin === here || url.origin === this.origin) {
      if (!this.firstLinkedFrom.has(addressOf(url))) this.firstLinkedFrom.set(addressOf(url), on)
      return url
    }
    if (url.protocol !== 'data:' && !others.has(url.href)) others.set(url.href, on)
    return null
  }

  #linked(address: string) {
    const reached = this.reached[languageOf(address)]
    if (isFile(address)) this.#files.add(address)
    else if (!reached.has(address)) {
      reached.add(address)
      if (this.#isOpened(address)) this.#waiting.add(address)
    }
  }

  #isOpened(address: string) {
    const id = pageOf(address)
    if (id === 'product') return false
    const names = [...new Set(new URLSearchParams(address.split('?')[1]).keys())].sort().join()
    if (names === '' || (names === 'page' && id && fullyCrawled.includes(id))) return true
    const kind = `${languageOf(address)} ${id} ${names}`
    const count = this.#ofQuery.get(kind) ?? 0
    this.#ofQuery.set(kind, count + 1)
    return count < limits.ofQuery
  }
}

export const addressOf = ({ pathname, search }: URL) => pathname + search

/** The files of the build imported by a script. */
const chunksIn = (script: string) =>
  [...script.matchAll(/["'](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["']/g)].map(([, name]) => `/assets/${name}`)

function oneOfEachPicture(files: ReadonlySet<string>): Set<string> {
  const pictures = Map.groupBy(files, path => picture.exec(path)?.[1])
  const widthOf = (path: string) => Number(picture.exec(path)?.[2])
  const oneOf = (paths: string[], i: number) => {
    const bySize = paths.toSorted((a, b) => widthOf(a) - widthOf(b))
    return bySize[i % 10 === 0 ? (i / 10) % paths.length : 0] ?? ''
  }
  return new Set([...pictures].flatMap(([name, paths], i) => (name ? oneOf(paths, i) : paths)))
}

const siteMapOf = (xml: string) => new Set([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address))
