import { join } from 'node:path'
import { hrefTo } from '@stragan/routing'
import { ask, told } from './ask.ts'
import type { Load, Target } from './load.ts'
import { repeated } from './load.ts'
import { type Served, serve } from './processes.ts'
import { asShop, buy, cartSteps, customerCookies, fillCart, goodsOf, host } from './shopper.ts'

/** So many a second. */
export type Measure = (seconds: number) => Promise<number>

/** A figure of the shop against a baseline of the same run. */
export interface SpeedRow {
  name: string
  measure: Measure
  against: string
  baseline: Measure
  /** Of the baseline. */
  atLeast: number
  /** SQL statements of one, beside those that every transaction begins and ends with. */
  statements?: { count: () => Promise<number>; atMost: number }
}

/** What the same call costs with more shops, or more products beside those it is about. */
export interface CostRow {
  name: string
  few: Measure
  many: Measure
  atMost: number
}

export interface Servers {
  baselines: Served
  /** On a database of one shop of 1,000 products and one more, and on one of many shops. */
  few: Served
  many: Served
  storefront: Served
}

const folder = import.meta.dirname
const api = '/api/my-shop'

export async function startServers(database: { few: string; many: string }, fileFolder: string): Promise<Servers> {
  const serveApi = (url: string) => serve(join(folder, 'serve-api.ts'), [url, fileFolder])
  return {
    baselines: await serve(join(folder, 'serve-baselines.ts'), [database.few]),
    few: await serveApi(database.few),
    many: await serveApi(database.many),
    storefront: await serve(join(folder, '../apps/server/src/main.ts'), [], {
      PORT: '0',
      DATA_DIR: fileFolder,
      DATABASE_URL: database.few,
    }),
  }
}

/** `database` is the address of that of `few`. */
export async function speedRows({ baselines, few, storefront }: Servers, database: string, load: Load): Promise<SpeedRow[]> {
  const goods = await goodsOf(few.port)
  const get =
    (target: Target): Measure =>
    seconds =>
      load(target, seconds)
  const ofApi = (path: string) => ({ port: few.port, path: api + path, headers: asShop() })
  // By the process that serves pages too, which keeps what answers it can; the API alone keeps none.
  const served = (path: string) => get({ port: storefront.port, path: api + path, headers: asShop() })
  const baseline = (path: string) => get({ port: baselines.port, path })
  const ofOne =
    (work: () => Promise<unknown>, requests = 1) =>
    async () => {
      await work()
      await ask(few.port, '/statements')
      await work()
      return Number((await ask(few.port, '/statements')).body) / requests
    }
  const product = await told<{ slugs: { pl: string } }>(few.port, `${api}/products/${goods.first}`, { headers: asShop() })
  const apiGet = (path: string, atMost: number) => ({
    measure: get(ofApi(path)),
    statements: { count: ofOne(() => ask(few.port, api + path, { headers: asShop() })), atMost },
  })
  const pageOf = async (name: string, path: string, cookie: Record<string, string>, atLeast: number) => {
    const headers = { Host: `${host}:${storefront.port}`, 'accept-language': 'pl-PL', 'accept-encoding': 'gzip', ...cookie }
    const { body, status } = await ask(storefront.port, path, { headers })
    if (status !== 200) throw new Error(`${path} was answered ${status}`)
    const kilobytes = Math.round(body.length / 1024)
    return {
      name,
      measure: get({ port: storefront.port, path, headers }),
      against: `constant of ${kilobytes} KB`,
      baseline: baseline(`/constant/${body.length}`),
      atLeast,
    }
  }
  const transactions = { against: 'transaction of two inserts' }
  return [
    {
      name: 'constant, 100 KB',
      measure: baseline('/constant/102400'),
      against: 'constant, small',
      baseline: baseline('/constant/100'),
      atLeast: 0,
    },
    {
      name: 'product, API, nothing cached',
      ...apiGet(`/products/${product.slugs.pl}`, 1),
      against: 'one prepared SELECT',
      baseline: baseline('/product'),
      atLeast: 0.6,
    },
    {
      name: 'product, as it is served',
      measure: served(`/products/${product.slugs.pl}`),
      against: 'constant, small',
      baseline: baseline('/constant/100'),
      atLeast: 0.6,
    },
    {
      name: 'list of 24, API, nothing cached',
      ...apiGet('/products?category=26&per_page=24', 3),
      against: '24 rows by key',
      baseline: baseline('/list'),
      atLeast: 0.1,
    },
    {
      name: 'category tree, 3 levels, as it is served',
      measure: served('/category_tree'),
      against: 'constant, small',
      baseline: baseline('/constant/100'),
      atLeast: 0.6,
    },
    {
      name: 'carts, one after the other',
      measure: seconds => repeated(async () => void (await fillCart(few.port, goods)), { seconds, atOnce: 1 }),
      ...transactions,
      baseline: seconds => repeated(async () => void (await ask(baselines.port, '/transaction')), { seconds, atOnce: 1 }),
      atLeast: 0.1,
      statements: { count: ofOne(() => fillCart(few.port, goods), cartSteps), atMost: 3 },
    },
    {
      name: 'whole checkouts, 8 at once',
      measure: seconds => repeated(() => buy(few.port, goods), { seconds, atOnce: 8 }),
      ...transactions,
      baseline: seconds => repeated(async () => void (await ask(baselines.port, '/transaction')), { seconds, atOnce: 8 }),
      atLeast: 0.024,
      statements: {
        count: async () => {
          await buy(few.port, goods, async () => void (await ask(few.port, '/statements')))
          return Number((await ask(few.port, '/statements')).body)
        },
        atMost: 15,
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

/** The same call on both databases: of the large shop a part that is as large in both, of a small shop all of it. */
export async function costRows({ few, many }: Servers, load: Load): Promise<CostRow[]> {
  const [large, small] = [host, 'shop-002.localhost']
  const row = (name: string, path: string, origin: string): CostRow => {
    const on =
      ({ port }: Served): Measure =>
      seconds =>
        load({ port, path: api + path, headers: asShop(origin) }, seconds)
    return { name, few: on(few), many: on(many), atMost: 1.3 }
  }
  const series = async (origin: string) => {
    const { name } = await told<{ name: string }>(few.port, `${api}/products/7`, { headers: asShop(origin) })
    return encodeURIComponent(name.split(' ').at(-3) ?? '')
  }
  const leaf = (await told<{ id: number }>(few.port, `${api}/categories/sruby-szesciokatne-seria-podstawowa`, { headers: asShop(small) }))
    .id
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
