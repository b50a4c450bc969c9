import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { findPage, hrefTo, type Language, languageOf, languages, type PageId } from '@stragan/routing'
import { factsOf, type PageFacts, urlsIn } from './page-facts.ts'
import { port } from './ports.ts'

interface Answered {
  status: number
  headers: IncomingHttpHeaders
  facts: PageFacts | null
}

/**
 * What is bounded, so that both shops take a minute rather than five; CRAWL=whole lifts it.
 * - Of a screen with the same names in the query (`category?view`, `products-all?brand&page`), the first address is opened. Pages of
 *   a plain list are all opened where they alone lead to everything: all products and data sheets.
 * - Of products, some forty evenly spread ones are opened, each in both languages. All have to be linked.
 * - Of the ten files of a picture, one is asked for: another size or type with each picture.
 */
const isWhole = process.env.CRAWL === 'whole'
const most = { ofQuery: isWhole ? Number.POSITIVE_INFINITY : 1, products: isWhole ? Number.POSITIVE_INFINITY : 40 }
const openedWhole: readonly PageId[] = ['allProducts', 'dataSheets']

// A connection kept open may be closed by the server just as it is used again.
const agent = new Agent({ keepAlive: false })
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
  const { body } = await ask(host, 'GET', '/sitemap.xml')
  const found = new Crawl(host, siteMapOf(body))
  await found.openPages()
  await found.askForFiles()
  await found.postForms()
  return found
}

/** One shop as a stranger with nothing but links finds it. Addresses are paths with their query, without the host. */
export class Crawl {
  readonly pages = new Map<string, Answered>()
  readonly files = new Map<string, Answered>()
  /** What forms are posted to, without a field. */
  readonly posts = new Map<string, Answered>()
  /** From the home page of each language, by links of that language alone: also what was not opened. */
  readonly reached: Record<Language, Set<string>> = { en: new Set(), pl: new Set() }
  /** Where each address was met first. */
  readonly metOn = new Map<string, string>()
  /** Addresses with the fragments that links name, and where. */
  readonly fragments = new Map<string, string>()
  /** On other hosts, with where: as a link, or as something that is loaded. */
  readonly elsewhere = { links: new Map<string, string>(), files: new Map<string, string>() }
  /** The addresses of the site map. */
  readonly siteMap: ReadonlySet<string>
  /** The shop's own, that absolute addresses begin with. */
  readonly origin: string

  readonly #host: string
  readonly #waiting = new Set<string>()
  readonly #files = new Set<string>()
  readonly #posts = new Set<string>()
  /** How many of a screen with the same names in the query. */
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
    for (const path of products.length > most.products ? spread(products, most.products) : products) this.#waiting.add(path)
    await each(this.#waiting, path => this.#open(path))
    // What a page says of its counterpart is asked of the counterpart too.
    for (const { facts } of this.pages.values())
      for (const href of Object.values(facts?.alternates ?? {})) {
        const path = this.#met(href, '/', this.elsewhere.links)?.pathname
        if (path) this.#waiting.add(path)
      }
    await each(this.#waiting, path => this.#open(path))
  }

  async askForFiles() {
    const asked = isWhole ? this.#files : oneOfEachPicture(this.#files)
    await each(asked, async path => {
      if (this.files.has(path)) return
      const isRead = /\.(?:css|js)$/.test(path)
      const { body, ...answer } = await ask(this.#host, isRead ? 'GET' : 'HEAD', path)
      this.files.set(path, answer)
      for (const href of path.endsWith('.css') ? urlsIn(body) : isRead ? chunksIn(body) : []) {
        const url = this.#met(href, path, this.elsewhere.files)
        if (url) asked.add(url.pathname)
      }
    })
  }

  postForms = () =>
    each(this.#posts, async path => {
      const { body: _, ...answer } = await ask(this.#host, 'POST', path)
      this.posts.set(path, answer)
    })

  async #open(path: string) {
    if (this.pages.has(path)) return
    const { body, ...answer } = await ask(this.#host, 'GET', path)
    const facts = answer.headers['content-type']?.startsWith('text/html') ? factsOf(body, this.origin) : null
    this.pages.set(path, { ...answer, facts })
    const location = answer.headers.location && this.#met(answer.headers.location, path, this.elsewhere.files)
    if (location) this.#linked(addressOf(location))
    if (facts) this.#take(path, facts)
  }

  #take(path: string, facts: PageFacts) {
    const own = (hrefs: Iterable<string>, others: Map<string, string>) =>
      [...hrefs].map(href => this.#met(href, path, others)).filter(url => url !== null)
    for (const url of own(facts.links, this.elsewhere.links)) {
      const address = addressOf(url)
      if (url.hash.length > 1 && !this.fragments.has(address + url.hash)) this.fragments.set(address + url.hash, path)
      // The other language is found from its own home page, or not at all.
      if (isFile(address) || languageOf(address) === languageOf(path)) this.#linked(address)
      else this.#waiting.add(address)
    }
    for (const url of own(facts.files, this.elsewhere.files)) this.#files.add(addressOf(url))
    for (const url of own(facts.posts, this.elsewhere.files)) this.#posts.add(addressOf(url))
    for (const url of own(facts.told, this.elsewhere.links))
      if (isFile(url.pathname)) this.#files.add(url.pathname)
      else if (this.#isOpened(addressOf(url))) this.#waiting.add(addressOf(url))
  }

  /** The address of what is the shop's own; anything else is noted. */
  #met(href: string, on: string, others: Map<string, string>): URL | null {
    const here = `http://${this.#host}:${port}`
    const url = new URL(href, here + on)
    if (url.origin === here || url.origin === this.origin) {
      if (!this.metOn.has(addressOf(url))) this.metOn.set(addressOf(url), on)
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
    if (names === '' || (names === 'page' && id && openedWhole.includes(id))) return true
    const kind = `${languageOf(address)} ${id} ${names}`
    const count = this.#ofQuery.get(kind) ?? 0
    this.#ofQuery.set(kind, count + 1)
    return count < most.ofQuery
  }
}

const addressOf = ({ pathname, search }: URL) => pathname + search

/** The files of the build that a script of it names. */
const chunksIn = (script: string) =>
  [...script.matchAll(/["'](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["']/g)].map(([, name]) => `/assets/${name}`)

function oneOfEachPicture(files: ReadonlySet<string>): Set<string> {
  const pictures = Map.groupBy(files, path => picture.exec(path)?.[1])
  const oneOf = (paths: string[], i: number) => paths.sort()[i % paths.length] ?? ''
  return new Set([...pictures].flatMap(([name, paths], i) => (name ? oneOf(paths, i) : paths)))
}

const siteMapOf = (xml: string) => new Set([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address))
