import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createApp, listenForChanges, openPostgres } from '@stragan/api'

/**
 * Serves the API alone, in a process of its own: `[database, file folder]` as arguments. `/statements` returns how many SQL statements ran
 * since the last request of it, without those of transaction control. Prints its port. Responses are not cached.
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
  storefrontSecret: 'bench',
  changeLog,
  responseCacheBytes: 0,
})
const answer = getRequestListener(request => app.fetch(request, { address: '127.0.0.1' }))
const server = createServer((request, response) => {
  if (request.url !== '/statements') return void answer(request, response)
  response.end(String(statements))
  statements = 0
})
server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`))
