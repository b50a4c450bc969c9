import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createApp, followDatabase, openPostgres } from '@stragan/api'

/**
 * The API alone on a database, in a process of its own: `[database, file folder]` as arguments. `/statements` tells how many SQL statements
 * ran since it was asked last, without what every transaction begins and ends with. Says its port. It follows changes, as any API does, and
 * so knows its shops; but to each request it seems to be behind them (docs/decisions/029), and makes its answer anew.
 */
const [database = '', fileFolder = ''] = process.argv.slice(2)
let statements = 0
const db = openPostgres(database, { onStatement: () => statements++ })
const { changes } = await followDatabase(db)
const storefrontSecret = 'bench'
const neverSeen = String(Number.MAX_SAFE_INTEGER)
const silent = { debug() {}, info() {}, warn() {}, error: (data: object) => console.error(data) }
const app = createApp({
  db,
  clock: () => new Date(),
  log: silent,
  fileFolder,
  version: 'bench',
  checkAnswers: false,
  storefrontSecret,
  changes,
})
const answer = getRequestListener(request => app.fetch(request, { address: '127.0.0.1' }))
const server = createServer((request, response) => {
  request.rawHeaders.push('changes-seen', neverSeen, 'storefront-secret', storefrontSecret)
  if (request.url !== '/statements') return void answer(request, response)
  response.end(String(statements))
  statements = 0
})
server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`))
