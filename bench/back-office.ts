import { inviteOwner, openPostgres, sql } from '@stragan/api'
import { adminPrefix } from '@stragan/contract/admin'
import type { CostRow } from './cost.ts'
import type { Load, Measure } from './load-clients.ts'
import { fetchJson } from './request.ts'
import type { Pair, Servers } from './servers.ts'
import { host } from './shopper.ts'

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)

/** Lists, searches and the start page of the back office, as the owner of the large shop requests them from the API. */
export async function backOfficeRows({ few, many }: Servers['api'], database: Pair<string>, load: Load): Promise<CostRow[]> {
  const [ofFew, ofMany] = [await owner(few.port, database.few), await owner(many.port, database.many)]
  const row = (name: string, pathOf: (shop: Owned) => string, maxRatio = 1.3): CostRow => {
    const on = (shop: Owned): Measure => {
      const target = { port: shop.port, path: `${adminPrefix}/shops/${shop.code}${pathOf(shop)}`, headers: shop.headers }
      return seconds => load(target, seconds)
    }
    return { name: `back office: ${name}`, few: on(ofFew), many: on(ofMany), maxRatio }
  }
  return [
    row('50 orders', () => '/orders?limit=50'),
    row(
      '50 orders of some statuses and days',
      () => `/orders?limit=50&status=delivered&status=cancelled&placed_from=${day(40)}&placed_to=${day(3)}`,
    ),
    row('orders by e-mail', ({ email }) => `/orders?q=${encodeURIComponent(email)}`),
    row('order by number', ({ number }) => `/orders?q=${encodeURIComponent(number)}`),
    // Counts what waits, of which there is more in a larger shop.
    row('figures of the start page', () => '/order_figures', 0),
    row('50 products', () => '/products?limit=50'),
    row('product by symbol', ({ symbol }) => `/products?q=${encodeURIComponent(symbol)}`),
  ]
}

/** Who requests, and what is found in both shops once. */
interface Owned {
  port: number
  code: string
  headers: Record<string, string>
  email: string
  number: string
  symbol: string
}

async function owner(port: number, database: string): Promise<Owned> {
  const db = openPostgres(database)
  const now = new Date()
  const found = await db.asOwner(now).one<Pick<Owned, 'code' | 'email' | 'number' | 'symbol'> & { id: number }>(sql`
    select shops.shop_id as id, shops.code, newest.email, newest.number, product.symbol
    from hosts join shops on shops.shop_id = hosts.shop_id
    cross join lateral (select email, number from orders where shop_id = shops.shop_id order by created_at desc limit 1) newest
    cross join lateral (select symbol from products where shop_id = shops.shop_id order by id limit 1) product
    where hosts.host = ${host}`)
  const token = await db
    .asOwner(now)
    .transaction(tx => inviteOwner(tx, now, { shopId: found.id, email: `${now.getTime()}@example.com`, language: 'en' }))
  await db.close()
  const body = { name: 'Owner', password: 'łąka-kotwica-parasol' }
  const session = await fetchJson<{ token: string }>(port, `${adminPrefix}/invitations/${token}`, { method: 'PUT', body })
  return { ...found, port, headers: { authorization: `Bearer ${session.token}` } }
}
