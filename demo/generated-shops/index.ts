import { saveConfiguration } from '../../apps/api/src/features/configuration/configuration.ts'
import { storeOriginal } from '../../apps/api/src/features/pictures/pictures.ts'
import type { Database, Tx } from '../../apps/api/src/platform/database.ts'
import * as queries from './generate.queries.ts'
import { generateOrders } from './orders.ts'
import { shapeOf } from './shape.ts'
import { configurationOf, rowsOf } from './shop-rows.ts'

export { analyzeFilledTables } from './generate.queries.ts'

export interface GenerateOptions {
  db: Database
  fileFolder: string
  now: Date
  /** Of the first shop. */
  products: number
  /** More shops, and the products of each. */
  shops: number
  each: number
  /** Of the first shop. */
  orders?: number
  /** The same seed draws the same shops. */
  seed: number
  report?: (step: string) => void
}

type Rows = Awaited<ReturnType<typeof rowsOf>>

/** Products that are written in one transaction. */
const batch = 5000

/** Makes shops for load: one large, many small, at hosts such as shop-001.localhost. Returns the first one's host. */
export async function generateShops({ db, fileFolder, now, products, shops, each, orders = 0, seed, report }: GenerateOptions): Promise<string> {
  const free = await queries.firstFree(db.asOwner(now))
  const total = products + shops * each
  let written = 0
  const store = (drawing: string) => storeOriginal(fileFolder, Buffer.from(drawing))
  /** `count` shops of `perShop` products, `first` shops after the first one. */
  const write = async (first: number, count: number, perShop: number, rows: Rows) => {
    const range = { firstId: free.id + first, shops: count, firstNumber: free.number + first, shape: shapeOf(perShop) }
    for (let from = 1; from <= perShop; from += batch) {
      const to = Math.min(perShop, from + batch - 1)
      await db.asOwner(now).transaction(tx =>
        queries.withoutTriggers(tx, async () => {
          if (from === 1) await openShops(tx, range, rows)
          await queries.drawBatch(tx, range, seed, from, to)
          await queries.insertProducts(tx, seed)
          await queries.insertVariants(tx, seed)
          await queries.insertValues(tx, seed)
          await queries.insertPrices(tx)
          await queries.insertSales(tx, seed)
          await queries.indexWords(tx)
        }),
      )
      written += (to - from + 1) * count
      report?.(`${first + count} of ${shops + 1} shops, ${written} of ${total} products`)
    }
  }
  await write(0, 1, products, await rowsOf(shapeOf(products), store))
  const rows = await rowsOf(shapeOf(each), store)
  const atOnce = Math.max(1, Math.floor(batch / each))
  for (let first = 1; first <= shops; first += atOnce) await write(first, Math.min(atOnce, shops - first + 1), each, rows)
  if (orders > 0) await generateOrders(db, now, { shopId: free.id, orders, products, seed }, report)
  report?.('statistics for the planner')
  await db.asOwner(now).transaction(queries.analyzeFilledTables)
  return hostOf(free.number)
}

async function openShops(tx: Tx, range: queries.Range, rows: Rows) {
  await queries.insertShops(tx, range)
  const number = range.firstNumber
  await saveConfiguration(tx, range.firstId, configurationOf(nameOf(number), hostOf(number)))
  await queries.copyConfiguration(tx, range)
  for (const [table, theirs] of rows) await queries.insertForEach(tx, range, table, theirs)
}

const nameOf = (number: number) => `Shop ${String(number).padStart(3, '0')}`
const hostOf = (number: number) => `shop-${String(number).padStart(3, '0')}.localhost`
