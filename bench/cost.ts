import { openPostgres, sql } from '@stragan/api'
import { hrefTo } from '@stragan/routing'
import { type Load, type Measure, measureRate } from './load-clients.ts'
import type { ServerProcess } from './processes.ts'
import { fetchJson, sendRequest } from './request.ts'
import type { Pair, Servers, ShopServer } from './servers.ts'
import { api, asShop, host, pageHeaders } from './shopper.ts'

/** The cost of a call with more shops and products in the database. */
export interface CostRow {
  name: string
  few: Measure
  many: Measure
  /** 0: none. */
  maxRatio: number
}

const maxRatio = 1.3

/** The same calls on both databases; each returns as much in both. */
export async function apiCostRows({ few, many }: Servers['api'], load: Load): Promise<CostRow[]> {
  const [large, small] = [host, 'shop-002.localhost']
  const row = (name: string, path: string, origin: string): CostRow => {
    const on =
      ({ port }: ServerProcess): Measure =>
      seconds =>
        load({ port, path: api + path, headers: asShop(origin) }, seconds)
    return { name, few: on(few), many: on(many), maxRatio }
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
    return { name, few: on(few), many: on(many), maxRatio }
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
    row('compatible products, large shop', '/products/7/compatible_products', large),
    row('product by id, small shop', '/products/7', small),
    row('category, small shop', `/products?category=${leaf}`, small),
    row('all products, small shop', '/products', small),
    row('category tree, small shop', '/category_tree', small),
    row('search, small shop', `/products?q=${await series(small)}`, small),
  ]
}

/** Pages of the large shop as its customers request them, and the first page after a change of stock. */
export async function pageCostRows({ few, many }: Servers['shop'], database: Pair<string>, load: Load): Promise<CostRow[]> {
  const category = await fetchJson<{ slugs: { pl: string } }>(few.port, `${api}/categories/1`, { headers: asShop() })
  const lists = [
    ['home', hrefTo('pl', 'home')],
    ['all products', hrefTo('pl', 'allProducts')],
    ['large category', hrefTo('pl', 'category', { slug: category.slugs.pl })],
  ] as const
  const pages = [
    ...lists,
    ['product', hrefTo('pl', 'product', { id: 7 })],
    ['cart', hrefTo('pl', 'cart')],
    ['order history', hrefTo('pl', 'orderHistory')],
  ] as const
  const row = (name: string, path: string, cookieOf: (shop: ShopServer) => string): CostRow => {
    const on =
      (shop: ShopServer): Measure =>
      seconds =>
        load({ port: shop.port, path, headers: pageHeaders(shop.port, cookieOf(shop)) }, seconds)
    return { name, few: on(few), many: on(many), maxRatio }
  }
  return [
    ...pages.map(([name, path]) => row(`customer: ${name}`, path, shop => shop.customer)),
    ...pages.map(([name, path]) => row(`customer with 1,000 prices: ${name}`, path, shop => shop.trader)),
    ...lists.map(([name, path]) => ({
      name: `first page after a change of stock: ${name}`,
      few: firstPages(few.port, database.few, path),
      many: firstPages(many.port, database.many, path),
      maxRatio,
    })),
  ]
}

/** Changes the stock of a product and requests a page for the first time after it, repeatedly; only the pages count. */
const firstPages =
  (port: number, database: string, path: string): Measure =>
  async seconds => {
    const db = openPostgres(database)
    const stock = async () => (await fetchJson<{ items: number }>(port, `${api}/products/7`, { headers: asShop() })).items
    const headers = pageHeaders(port)
    let pages = 0
    let spentMs = 0
    const startedAt = performance.now()
    while (pages === 0 || performance.now() - startedAt < seconds * 1000) {
      const before = await stock()
      await db.asOwner(new Date()).query(sql`
        update variants set stock_on_hand = stock_on_hand + 1 where shop_id = 1 and product_id = 7`)
      // API and storefront learn of changes together.
      while ((await stock()) === before);
      const sentAt = performance.now()
      const { status } = await sendRequest(port, path, { headers })
      if (status !== 200) throw new Error(`${path} was answered ${status}`)
      spentMs += performance.now() - sentAt
      pages++
    }
    await db.close()
    return pages / (spentMs / 1000)
  }
