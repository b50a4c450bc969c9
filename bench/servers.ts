import { join } from 'node:path'
import { addPersonalPrices, createCustomers } from './customers.ts'
import { raiseOrderLimits } from './databases.ts'
import { type ServerProcess, startServer } from './processes.ts'
import { storefrontSecret } from './request.ts'
import { type Goods, goodsOf } from './shopper.ts'

const folder = import.meta.dirname

/** A whole server, and who requests its first shop. */
export interface ShopServer extends ServerProcess {
  goods: Goods
  /** Cookies of a customer without personal prices. */
  customer: string
  /** Of one with 1,000 personal prices; on the embedded database without them. */
  trader: string
  /** Of these two and others without personal prices. */
  customers: string[]
}

/** What few and many products and shops are compared by. */
export interface Pair<T> {
  few: T
  many: T
}

export interface Servers {
  baselines: ServerProcess
  /** APIs alone, without a response cache. */
  api: Pair<ServerProcess>
  shop: Pair<ShopServer>
}

/** `customers` is the number of those in the shop of few products; the other shop has two. */
export async function startServers(database: Pair<string>, dataFolder: string, customers: number): Promise<Servers> {
  const startApi = (url: string) => startServer(join(folder, 'serve-api.ts'), [url, dataFolder])
  const [baselines, few, many] = await Promise.all([
    startServer(join(folder, 'serve-baselines.ts'), [database.few]),
    startApi(database.few),
    startApi(database.many),
  ])
  const [shop, large] = await Promise.all([
    startShop({ dataFolder, database: database.few, customers }),
    startShop({ dataFolder, database: database.many, customers: 2 }),
  ])
  return { baselines, api: { few, many }, shop: { few: shop, many: large } }
}

export async function stopServers({ baselines, api, shop }: Servers) {
  for (const server of [baselines, api.few, api.many, shop.few, shop.many]) await server.stop()
}

interface ShopOptions {
  dataFolder: string
  /** URL of a database; without it, the embedded one of the folder. */
  database?: string
  /** At least two. */
  customers: number
}

export async function startShop({ dataFolder, database, customers }: ShopOptions): Promise<ShopServer> {
  const server = await startServer(join(folder, '../apps/server/src/main.ts'), [], {
    PORT: '0',
    DATA_DIR: dataFolder,
    DEMO: '0',
    STOREFRONT_SECRET: storefrontSecret,
    ...(database && { DATABASE_URL: database }),
  })
  const goods = await goodsOf(server.port)
  if (database) await raiseOrderLimits(database, goods)
  const created = await createCustomers(server.port, dataFolder, goods, customers)
  const [customer, trader] = created
  if (!customer || !trader) throw new Error('The bench needs two customers')
  if (database) await addPersonalPrices(server.port, database, trader.email)
  return { ...server, goods, customer: customer.cookie, trader: trader.cookie, customers: created.map(({ cookie }) => cookie) }
}
