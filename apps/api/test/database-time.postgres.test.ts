import { type orderAdminCalls, orderWaits } from '@stragan/contract/admin'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateShops } from '../../../demo/generated-shops/index.ts'
import { type Database, sql, type Tx } from '../src/platform/database.ts'
import { interceptedDatabase } from './intercepted-database.ts'
import { newStaff, type StaffMember } from './staff.ts'
import { openTestApi, type TestApi, vacuum } from './test-api.ts'

/** `npm run test:scale` has 1,000,000. */
const orders = Number(process.env.ORDER_COUNT ?? 5000)
/** Pairs of filters are tried among many orders alone. */
const isLarge = orders > 100_000
const maxMs = 30
const customers = Math.min(orders, 50_000)
const now = new Date()
const day = (daysAgo: number) => new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10)

interface Found {
  id: number
  code: string
  email: string
  number: string
  phone: string
  name: string
}

/** A database that adds up how long its transactions take. */
function timedDatabase(db: Database): Database & { take: () => number } {
  let ms = 0
  const timed = async <T>(tx: Tx, work: (tx: Tx) => Promise<T>) => {
    const start = performance.now()
    const result = await work(tx)
    ms += performance.now() - start
    return result
  }
  return {
    ...interceptedDatabase(db, timed),
    take: () => {
      const taken = ms
      ms = 0
      return taken
    },
  }
}

let api: TestApi
let db: ReturnType<typeof timedDatabase>
let seller: StaffMember
let found: Found
beforeAll(async () => {
  const plain = await openTestApi()
  const host = await generateShops({
    db: plain.db,
    fileFolder: plain.fileFolder,
    now,
    products: isLarge ? 10_000 : 200,
    shops: 5,
    each: 20,
    orders,
    seed: 4,
  })
  await plain.db.asOwner(now).query(sql`
    insert into customers (shop_id, id, email, password_hash, first_name, last_name, company, nip, phone, language)
    select shop_id, n, 'person-' || n || '@company-' || n || '.example', '', 'Jan', 'Surname' || n, 'Company ' || n, (1000000000 + n)::text,
      '+48 600 ' || (100000 + n), 'pl'
    from hosts, generate_series(1, ${customers}::int) n where host = ${host}`)
  await vacuum(plain.db)
  db = timedDatabase(plain.db)
  api = await openTestApi({ db })
  found = await plain.db.asOwner(now).one<Found>(sql`
    select shop_id as id, code, email, number, phone, billing_address ->> 'last_name' as name
    from hosts join shops using (shop_id) join orders using (shop_id) where host = ${host} order by orders.created_at desc offset 500 limit 1`)
  seller = await newStaff(api, { [found.id]: 'owner' })
}, 3_600_000)
afterAll(() => api.close())

/** The time of the fastest request, until one is fast enough: what else the machine does makes the others slower. */
async function databaseMs(path: string): Promise<number> {
  const times: number[] = []
  while (times.length < 25 && !times.some(ms => ms <= maxMs)) {
    db.take()
    expect([path, (await seller.get(`/shops/${found.code}${path}`)).status]).toEqual([path, 200])
    times.push(db.take())
  }
  return Math.min(...times)
}

async function expectFast(paths: readonly string[]) {
  const slow: [string, number][] = []
  for (const path of paths) {
    const ms = await databaseMs(path)
    if (ms > maxMs) slow.push([path, ms])
  }
  expect(slow).toEqual([])
}

type Filter = Exclude<keyof (typeof orderAdminCalls.orders)['query']['shape'], 'after' | 'limit'>

test('orders of a large shop are listed, filtered and searched in 30 ms of database time', { timeout: 1_200_000 }, async () => {
  const methods = (await seller.get(`/shops/${found.code}/order_methods`)).body
  const values: Record<Filter, readonly string[]> = {
    status: ['new', 'delivered', 'cancelled'],
    waiting_for: orderWaits,
    paid: ['true', 'false'],
    payment: methods.payments.map(({ code }: { code: string }) => code),
    delivery: methods.deliveries.map(({ code }: { code: string }) => code),
    placed_from: [day(10), day(700)],
    placed_to: [day(3), day(600)],
    amount_from: ['100', '5000'],
    amount_to: ['10', '5100'],
    test: ['real', 'test'],
    customer: ['1'],
    q: [found.email, found.number, found.number.slice(0, 7), found.phone, found.name, 'nobody@example.invalid'],
  }
  const filters = Object.entries(values).flatMap(([name, all]) => all.map(value => [name, value] as const))
  const single = filters.map(filter => [filter])
  const pairs = filters.flatMap((one, i) =>
    filters
      .slice(i + 1)
      .filter(([name]) => name !== one[0])
      .map(other => [one, other]),
  )
  const queries = [[], ...single, ...(isLarge ? pairs : [])].map(query => new URLSearchParams(query.map(([name, value]) => [name, value])))
  await expectFast(queries.map(query => `/orders?${query}`))
})

test('the start page of a large shop takes 30 ms of database time per figure', { timeout: 1_200_000 }, async () => {
  await expectFast(['order', 'refund', 'inbox', 'catalogue', 'stock', 'mail'].map(figure => `/${figure}_figures`))
})

test('products and customers of a large shop are listed and searched in 30 ms of database time', { timeout: 1_200_000 }, async () => {
  const first = async (list: string) => (await seller.get(`/shops/${found.code}/${list}?limit=1`)).body.items[0]
  const [product, customer] = [await first('products'), await first('customers')]
  const searches = {
    products: [product.symbol, product.symbol.slice(0, 3), product.name, 'nothing-of-this-name'],
    customers: [customer.email, 'Surname7', '1000000042', '600 100', 'nobody@example.invalid'],
  }
  await expectFast(
    Object.entries(searches).flatMap(([list, texts]) => [`/${list}`, ...texts.map(q => `/${list}?${new URLSearchParams({ q })}`)]),
  )
})
