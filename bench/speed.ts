import { hrefTo } from '@stragan/routing'
import { type Load, type Measure, measureRate, type Target } from './load-clients.ts'
import { fetchJson, sendRequest } from './request.ts'
import type { Servers } from './servers.ts'
import { api, asShop, buy, cartSteps, fillCart, pageHeaders } from './shopper.ts'

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

/** All on the shop of few products. */
export async function speedRows({ baselines, ...servers }: Servers, load: Load): Promise<SpeedRow[]> {
  const [few, shop] = [servers.api.few, servers.shop.few]
  const { goods, customer, trader } = shop
  const get =
    (target: Target): Measure =>
    seconds =>
      load(target, seconds)
  const ofApi = (path: string) => ({ port: few.port, path: api + path, headers: asShop() })
  // The process that serves pages, too, with its response cache; `serve-api.ts` bypasses it.
  const served = (path: string) => get({ port: shop.port, path: api + path, headers: asShop() })
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
  const headersOf = (cookie?: string) => pageHeaders(shop.port, cookie)
  const page = (path: string, cookie?: string) => get({ port: shop.port, path, headers: headersOf(cookie) })
  /** A page against a constant of its size. */
  const pageRow = async (name: string, path: string, minRatio: number, cookie?: string) => {
    const { body, status } = await sendRequest(shop.port, path, { headers: headersOf(cookie) })
    if (status !== 200) throw new Error(`${path} was answered ${status}`)
    return {
      name,
      measure: page(path, cookie),
      against: `constant of ${Math.round(body.length / 1024)} KB`,
      baseline: baseline(`/constant/${body.length}`),
      minRatio,
    }
  }
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
