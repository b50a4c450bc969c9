import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { createApp, listenForChanges, openPostgres, sql } from '@stragan/api'
import { storefrontSecret } from './request.ts'

/**
 * Serves the API alone, in a process of its own: `[database, file folder]` as arguments. `/statements` returns how many SQL statements ran
 * since the last request of it, without those of transaction control; `/change-stock` changes a product. Prints its port. Responses are not
 * cached.
 */
const [database = '', fileFolder = ''] = process.argv.slice(2)
let statements = 0
const db = openPostgres(database, { onStatement: () => statements++ })
const { changeLog } = await listenForChanges(db)
const silent = { debug() {}, info() {}, warn() {}, error: (data: object) => console.error(data) }
const app = createApp({
  db,
  clock: () => new Date(),
  log: silent,
  fileFolder,
  version: 'bench',
  checkResponses: false,
  storefrontSecret,
  changeLog,
  responseCacheBytes: 0,
})
const answer = getRequestListener(request => app.fetch(request, { address: '127.0.0.1' }))

/** Changes the stock of a product of the large shop, and waits until the caches know. */
async function changeStock() {
  const shop = 1
  const before = changeLog.shopVersion(shop)
  await db.asOwner(new Date()).query(sql`update variants set stock_on_hand = stock_on_hand + 1 where shop_id = ${shop} and product_id = 7`)
  while (changeLog.shopVersion(shop) === before) await setImmediate()
}

const server = createServer((request, response) => {
  if (request.url === '/change-stock') return void changeStock().then(() => response.end())
  if (request.url !== '/statements') return void answer(request, response)
  response.end(String(statements))
  statements = 0
})
server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`))
