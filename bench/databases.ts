import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate, openEmbedded, openPostgres, sql } from '@stragan/api'
import { analyzeFilledTables, generateShops } from '@stragan/demo/generated-shops'
import { allowManyOrders } from '../apps/api/test/many-orders.ts'
import { findPostgres, startPostgres } from '../apps/api/test/postgres-server.ts'
import { administer, dropDatabase, withDatabase } from '../apps/api/test/setup-postgres.ts'
import type { Goods } from './shopper.ts'

export interface Size {
  products: number
  shops: number
  each: number
  /** Of the first shop. */
  orders: number
}

/** Databases of generated shops, and the folder of their pictures. */
export interface BenchDatabases {
  fileFolder: string
  /** Creates a database with generated shops; returns its URL. */
  create: (size: Size) => Promise<string>
  remove: () => Promise<void>
}

export async function openDatabases(report: (step: string) => void): Promise<BenchDatabases> {
  const found = findPostgres()
  if (!found) throw new Error('The bench needs PostgreSQL 15 or newer: install its server, or name one in TEST_DATABASE_URL')
  const server = 'url' in found ? { url: found.url, stop: async () => {} } : await startPostgres(found.binaries)
  const fileFolder = mkdtempSync(join(tmpdir(), 'stragan-bench-'))
  const names: string[] = []
  return {
    fileFolder,
    create: async size => {
      const name = `stragan_bench_${randomUUID().replaceAll('-', '')}`
      await administer(server.url, `create database ${name}`)
      names.push(name)
      const url = withDatabase(server.url, name)
      const db = openPostgres(url)
      await migrate(db)
      await generateShops({ db, fileFolder, now: new Date(), ...size, seed: 1, report })
      await db.close()
      return url
    },
    remove: async () => {
      for (const name of names) await dropDatabase(server.url, name)
      await server.stop()
      rmSync(fileFolder, { recursive: true, force: true })
    },
  }
}

/** Migrates a database that was generated earlier. */
export async function migrateDatabase(url: string) {
  const db = openPostgres(url)
  await migrate(db)
  await db.asOwner(new Date()).transaction(analyzeFilledTables)
  await db.close()
}

/** Fills the embedded database of an empty folder. */
export async function createEmbedded(dataFolder: string, size: Size) {
  const db = await openEmbedded(join(dataFolder, 'database'))
  await migrate(db)
  await generateShops({ db, fileFolder: dataFolder, now: new Date(), ...size, seed: 1 })
  await db.asOwner(new Date()).query(sql`update variants set stock_on_hand = ${largeStock}`)
  await allowManyOrders(db)
  await db.close()
}

const largeStock = 1_000_000

/** Raises the stock of two products of the first shop and the limit of unpaid orders, so that no order is refused. */
export async function raiseOrderLimits(url: string, { first, second }: Goods) {
  const db = openPostgres(url)
  await db.asOwner(new Date()).query(sql`
    update variants set stock_on_hand = ${largeStock} where shop_id = 1 and product_id in (${first}, ${second})`)
  await allowManyOrders(db)
  await db.close()
}
