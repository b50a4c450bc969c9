import { openPostgres, sql } from '@stragan/api'
import { hrefTo } from '@stragan/routing'
import { seededRandom } from '../apps/api/test/seeded-random.ts'
import { type LoadResult, percentilesOf, runAtRate, runConcurrently, type Task } from './latency.ts'
import type { Figure } from './report.ts'
import { fetchJson, sendRequest } from './request.ts'
import type { ShopServer } from './servers.ts'
import { api, asShop, buy, pageHeaders } from './shopper.ts'

/** Percentages of the actions. Half of the pages are requested by customers. */
const percentages = { 'page, stranger': 35, 'page, customer': 35, search: 20, 'cart step': 9, 'whole order': 1 } as const
type Kind = keyof typeof percentages
const kinds = Object.keys(percentages) as Kind[]
const concurrency = 20

interface MixedLoadOptions {
  shop: ShopServer
  database: string
  seconds: number
  report: (line: string) => void
}

/**
 * Visitors of all kinds at once, with a change of stock each second: first as many as the core serves, then half of that rate, which shows
 * latencies without a queue. Each part takes `seconds`, as does a first one that is not measured, which fills caches.
 */
export async function mixedLoadFigures({ shop, database, seconds, report }: MixedLoadOptions): Promise<Figure[]> {
  const next = await visitorsOf(shop)
  const stopChanges = changeStocks(database)
  try {
    await runConcurrently(next, { seconds, concurrency })
    const most = await runConcurrently(next, { seconds, concurrency })
    const perSecond = most.samples.length / most.seconds / 2
    const half = await runAtRate(next, { seconds, perSecond })
    for (const error of new Set([most, half].flatMap(({ samples }) => samples.map(sample => sample.error)))) if (error) report(error)
    return [...figuresOf(`${concurrency} at a time`, most), ...figuresOf('half of that rate', half)]
  } finally {
    await stopChanges()
  }
}

/** The same visitors, without changes of stock but those of orders. */
export const loadShop = async (shop: ShopServer, seconds: number) => runConcurrently(await visitorsOf(shop), { seconds, concurrency })

function figuresOf(name: string, { samples, seconds }: LoadResult): Figure[] {
  const figureOf = (kind: string, ofKind: typeof samples): Figure => {
    const failed = ofKind.filter(({ error }) => error !== null).length
    return {
      kind: 'latency',
      name: `${name}: ${kind}`,
      figure: ofKind.length / seconds,
      latency: percentilesOf(ofKind),
      failed,
      target: 0,
      met: failed === 0,
    }
  }
  const samplesOf = (kind: Kind) => samples.filter(sample => sample.kind === kind)
  const ofKinds = kinds.map(kind => figureOf(kind, samplesOf(kind)))
  return [figureOf('all', samples), ...ofKinds.filter(({ figure }) => figure > 0)]
}

/** Returns a function that draws the next action. */
async function visitorsOf({ port, goods, customers }: ShopServer): Promise<() => Task> {
  const random = seededRandom(1)
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
  const get = <Body>(path: string) => fetchJson<Body>(port, api + path, { headers: asShop() })
  const { items } = await get<{ items: { id: number; name: string }[] }>('/products?per_page=100')
  const tree = await get<Category[]>('/category_tree')
  const slugs = withChildren(tree).map(({ slugs }) => slugs.pl)
  const words = [...new Set(items.flatMap(({ name }) => name.split(' ')))].filter(word => word.length > 2)

  const request = async (path: string, cookie?: string, form?: Record<string, string>) => {
    const headers = { ...pageHeaders(port, cookie), ...(form && { accept: 'application/json' }) }
    const { status } = await sendRequest(port, path, { headers, ...(form && { method: 'POST', body: new URLSearchParams(form) }) })
    if (status !== 200) throw new Error(`${path} was answered ${status}`)
  }
  const page = () =>
    pick([
      () => hrefTo('pl', 'home'),
      () => hrefTo('pl', 'allProducts'),
      () => hrefTo('pl', 'category', { slug: pick(slugs) }),
      () => hrefTo('pl', 'product', { id: pick(items).id }),
    ])()
  const search = () => {
    const query = `q=${encodeURIComponent(pick(words))}`
    return pick([`${hrefTo('pl', 'allProducts')}?${query}`, `/suggestions/pl?${query}`])
  }
  const cartStep = () =>
    pick([
      (cookie: string) => request('/cart-lines', cookie, { product_id: String(goods.first), items: '1', to: '/pl' }),
      (cookie: string) => request(hrefTo('pl', 'cart'), cookie),
      (cookie: string) => request('/cart-summary?language=pl', cookie),
    ])(pick(customers))
  const actions: Record<Kind, () => Promise<void>> = {
    'page, stranger': () => request(page()),
    'page, customer': () => request(page(), pick(customers)),
    search: () => request(search()),
    'cart step': cartStep,
    'whole order': () => buy(port, goods),
  }
  // One entry per percent.
  const drawn = kinds.flatMap(kind => Array.from({ length: percentages[kind] }, () => kind))
  return () => {
    const kind = pick(drawn)
    return { kind, run: actions[kind] }
  }
}

interface Category {
  slugs: { pl: string }
  children: Category[]
}

const withChildren = (categories: readonly Category[]): Category[] =>
  categories.flatMap(category => [category, ...withChildren(category.children)])

/** Changes the stock of a product of the first shop each second; returns a function that stops it. */
function changeStocks(database: string): () => Promise<void> {
  const db = openPostgres(database)
  let product = 0
  let last: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    product = (product % 100) + 1
    last = db.asOwner(new Date()).query(sql`
      update variants set stock_on_hand = stock_on_hand + 1 where shop_id = 1 and product_id = ${product}`)
  }, 1000)
  return async () => {
    clearInterval(timer)
    await last.finally(() => db.close())
  }
}
