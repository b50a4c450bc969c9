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
  const pageOf = async (name: string, path: string, cookie: Record<string, string>, minRatio: number) => {
    const headers = { Host: `${host}:${storefront.port}`, 'accept-language': 'pl-PL', 'accept-encoding': 'gzip', ...cookie }
    const { body, status } = await sendRequest(storefront.port, path, { headers })
    if (status !== 200) throw new Error(`${path} was answered ${status}`)
    const kilobytes = Math.round(body.length / 1024)
    return {
      name,
      measure: get({ port: storefront.port, path, headers }),
      against: `constant of ${kilobytes} KB`,
      baseline: baseline(`/constant/${body.length}`),
      minRatio,
    }
  }
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
      name: 'product, API, nothing cached',
      ...apiGet(`/products/${product.slugs.pl}`, 1),
      against: 'one prepared SELECT',
      baseline: baseline('/product'),
      minRatio: 0.6,
    },
    {
      name: 'product, as it is served',
      measure: served(`/products/${product.slugs.pl}`),
      against: 'constant, small',
      baseline: baseline('/constant/100'),
      minRatio: 0.6,
    },
    {
      name: 'list of 24, API, nothing cached',
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
      minRatio: 0.024,
      statements: {
        count: async () => {
          await buy(few.port, goods, async () => void (await sendRequest(few.port, '/statements')))
          return Number((await sendRequest(few.port, '/statements')).body)
        },
        max: 15,
      },
    },
    await pageOf('shared page: home', hrefTo('pl', 'home'), {}, 0.7),
    await pageOf('shared page: product', hrefTo('pl', 'product', { id: goods.first }), {}, 0.7),
    await pageOf(
      'personal page, rendered',
      hrefTo('pl', 'product', { id: goods.first }),
      { cookie: await customerCookies(storefront.port, database, goods) },
      0.0122,
    ),
  ]
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
