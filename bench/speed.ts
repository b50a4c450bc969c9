import { join } from 'node:path'
import { hrefTo } from '@stragan/routing'
import type { Load, Target } from './load-clients.ts'
import { measureRate } from './load-clients.ts'
import { type ServerProcess, startServer } from './processes.ts'
import { fetchJson, sendRequest } from './request.ts'
import { asShop, buy, cartSteps, customerCookies, fillCart, goodsOf, host } from './shopper.ts'

/** Returns operations per second. */
export type Measure = (seconds: number) => Promise<number>

/** A measurement of the shop against a baseline of the same run. */
export interface SpeedRow {
  name: string
  measure: Measure
  against: string
  baseline: Measure
  /** Required share of the baseline. */
  minRatio: number
  /** SQL statements of one operation, without transaction control. */
  statements?: { count: () => Promise<number>; max: number }
}

/** The cost of a call with more shops and products in the database. */
export interface CostRow {
  name: string
  few: Measure
  many: Measure
  maxRatio: number
}

export interface Servers {
  baselines: ServerProcess
  /** APIs on a database of two shops, and on one of many shops. */
  few: ServerProcess
  many: ServerProcess
  storefront: ServerProcess
}

const folder = import.meta.dirname
const api = '/api/my-shop'

export async function startServers(database: { few: string; many: string }, fileFolder: string): Promise<Servers> {
  const serveApi = (url: string) => startServer(join(folder, 'serve-api.ts'), [url, fileFolder])
  return {
    baselines: await startServer(join(folder, 'serve-baselines.ts'), [database.few]),
    few: await serveApi(database.few),
    many: await serveApi(database.many),
    storefront: await startServer(join(folder, '../apps/server/src/main.ts'), [], {
      PORT: '0',
      DATA_DIR: fileFolder,
      DATABASE_URL: database.few,
    }),
  }
}

/** `database` is the URL of the database of `few`. */
export async function speedRows({ baselines, few, storefront }: Servers, database: string, load: Load): Promise<SpeedRow[]> {
  const goods = await goodsOf(few.port)
  const get =
    (target: Target): Measure =>
    seconds =>
      load(target, seconds)
  const ofApi = (path: string) => ({ port: few.port, path: api + path, headers: asShop() })
  // The process that serves pages, too, with its response cache; `serve-api.ts` bypasses it.
  const served = (path: string) => get({ port: storefront.port, path: api + path, headers: asShop() })
  const baseline = (path: string) => get({ port: baselines.port, path })
  const ofOne =
    (work: () => Promise<unknown>, requests = 1) =>
    async () => {
      await work()
      await sendRequest(few.port, '/statements')
      await work()
      return Number((await sendRequest(few.port, '/statements')).body) / requests
    }
  const product = await fetchJson<{ slugs: { pl: string } }>(few.port, `${api}/products/${goods.first}`, { headers: asShop() })
  const apiGet = (path: string, maxStatements: number) => ({
    measure: get(ofApi(path)),
    statements: { count: ofOne(() => sendRequest(few.port, api + path, { headers: asShop() })), max: maxStatements },
  })
  const headersOf = (cookie?: string) => ({
    Host: `${host}:${storefront.port}`,
    'accept-language': 'pl-PL',
    'accept-encoding': 'br',
    ...(cookie && { cookie }),
  })
  const page = (path: string, cookie?: string) => get({ port: storefront.port, path, headers: headersOf(cookie) })
  /** A page against a constant of its size. */
  const pageRow = async (name: string, path: string, minRatio: number, cookie?: string) => {
    const { body, status } = await sendRequest(storefront.port, path, { headers: headersOf(cookie) })
    if (status !== 200) throw new Error(`${path} was answered ${status}`)
    return {
      name,
      measure: page(path, cookie),
      against: `constant of ${Math.round(body.length / 1024)} KB`,
      baseline: baseline(`/constant/${body.length}`),
      minRatio,
    }
  }
  const customer = await customerCookies(storefront.port, database, goods, { email: 'customer@example.com', personalPrices: 0 })
  const trader = await customerCookies(storefront.port, database, goods, { email: 'trader@example.com', personalPrices: 1000 })
  const publicPages = [
    ['home', hrefTo('pl', 'home')],
    ['all products', hrefTo('pl', 'allProducts')],
    ['product', hrefTo('pl', 'product', { id: goods.first })],
  ] as const
  const transactions = { against: 'transaction of two inserts' }
  return [
    {
      name: 'constant, 100 KB',
      measure: baseline('/constant/102400'),
      against: 'constant, small',
      baseline: baseline('/constant/100'),
      minRatio: 0,
    },
    {
      name: 'product, API, response not cached',
      ...apiGet(`/products/${product.slugs.pl}`, 1),
      against: 'one prepared SELECT',
      baseline: baseline('/product'),
      minRatio: 0.25,
    },
    {
      name: 'product, as it is served',
      measure: served(`/products/${product.slugs.pl}`),
      against: 'constant, small',
      baseline: baseline('/constant/100'),
      minRatio: 0.6,
    },
    {
      name: 'list of 24, API, response not cached',
      ...apiGet('/products?category=26&per_page=24', 3),
      against: '24 rows by key',
      baseline: baseline('/list'),
      minRatio: 0.1,
    },
    {
      name: 'category tree, 3 levels, as it is served',
      measure: served('/category_tree'),
      against: 'constant, small',
      baseline: baseline('/constant/100'),
      minRatio: 0.6,
    },
    {
      name: 'carts, one after the other',
      measure: seconds => measureRate(async () => void (await fillCart(few.port, goods)), { seconds, concurrency: 1 }),
      ...transactions,
      baseline: seconds => measureRate(async () => void (await sendRequest(baselines.port, '/transaction')), { seconds, concurrency: 1 }),
      minRatio: 0.1,
      statements: { count: ofOne(() => fillCart(few.port, goods), cartSteps), max: 3 },
    },
    {
      name: 'whole checkouts, 8 at once',
      measure: seconds => measureRate(() => buy(few.port, goods), { seconds, concurrency: 8 }),
      ...transactions,
      baseline: seconds => measureRate(async () => void (await sendRequest(baselines.port, '/transaction')), { seconds, concurrency: 8 }),
      minRatio: 0.05,
      statements: {
        count: async () => {
          await buy(few.port, goods, async () => void (await sendRequest(few.port, '/statements')))
          return Number((await sendRequest(few.port, '/statements')).body)
        },
        max: 15,
      },
    },
    ...(await inSequence(publicPages, ([name, path]) => pageRow(`stranger: ${name}`, path, 0.7))),
    ...publicPages.map(([name, path]) => ({
      name: `customer: ${name}`,
      measure: page(path, customer),
      against: 'the same for a stranger',
      baseline: page(path),
      minRatio: 0.4,
    })),
    ...(await inSequence(publicPages, ([name, path]) => pageRow(`customer with 1,000 prices: ${name}`, path, 0.05, trader))),
    await pageRow('customer: cart', hrefTo('pl', 'cart'), 0.015, customer),
    await pageRow('customer: order history', hrefTo('pl', 'orderHistory'), 0.015, customer),
  ]
}

async function inSequence<T, Result>(items: readonly T[], work: (item: T) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await work(item))
  return results
}

/** The same calls on both databases; each returns as much in both. */
export async function costRows({ few, many }: Servers, load: Load): Promise<CostRow[]> {
  const [large, small] = [host, 'shop-002.localhost']
  const row = (name: string, path: string, origin: string): CostRow => {
    const on =
      ({ port }: ServerProcess): Measure =>
      seconds =>
        load({ port, path: api + path, headers: asShop(origin) }, seconds)
    return { name, few: on(few), many: on(many), maxRatio: 1.3 }
  }
  /** A change of stock of one product and the list after it; the time to the notification of the change is the same for both. */
  const afterChange = (name: string, path: string): CostRow => {
    const on = ({ port }: ServerProcess): Measure => {
      const step = async () => {
        await sendRequest(port, '/change-stock')
        await fetchJson(port, api + path, { headers: asShop(large) })
      }
      return seconds => measureRate(step, { seconds, concurrency: 1 })
    }
    return { name, few: on(few), many: on(many), maxRatio: 1.3 }
  }
  const series = async (origin: string) => {
    const { name } = await fetchJson<{ name: string }>(few.port, `${api}/products/7`, { headers: asShop(origin) })
    return encodeURIComponent(name.split(' ').at(-3) ?? '')
  }
  const leaf = (
    await fetchJson<{ id: number }>(few.port, `${api}/categories/sruby-szesciokatne-seria-podstawowa`, { headers: asShop(small) })
  ).id
  return [
    row('product by id, large shop', '/products/7', large),
    row('category of 40 products, large shop', '/products?category=sruby-szesciokatne-seria-podstawowa', large),
    row('all products, large shop', '/products', large),
    row('all products in stock by price, large shop', '/products?in_stock=1&sort=price_asc', large),
    row('products on sale, large shop', '/products?flag=sale&per_page=12', large),
    afterChange('all products after a change of stock, large shop', '/products'),
    row('search that finds 20 products, large shop', `/products?q=${await series(large)}`, large),
    row('suggestions, large shop', `/search/suggestions?q=${await series(large)}`, large),
    row('related products, large shop', '/products/7/related_products', large),
    row('product by id, small shop', '/products/7', small),
    row('category, small shop', `/products?category=${leaf}`, small),
    row('all products, small shop', '/products', small),
    row('category tree, small shop', '/category_tree', small),
    row('search, small shop', `/products?q=${await series(small)}`, small),
  ]
}
