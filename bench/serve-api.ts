import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createApp, openPostgres } from '@stragan/api'

/**
 * The API alone on a database, in a process of its own: `[database, file folder]` as arguments. `/statements` tells how many SQL statements
 * ran since it was asked last, without what every transaction begins and ends with. Says its port.
 */
const [database = '', fileFolder = ''] = process.argv.slice(2)
let statements = 0
const db = openPostgres(database, { onStatement: () => statements++ })
const silent = { debug() {}, info() {}, warn() {}, error: (data: object) => console.error(data) }
const app = createApp({
  db,
  clock: () => new Date(),
  log: silent,
  fileFolder,
  version: 'bench',
  checkAnswers: false,
  storefrontSecret: 'bench',
})
const answer = getRequestListener(request => app.fetch(request, { address: '127.0.0.1' }))
const server = createServer((request, response) => {
  if (request.url !== '/statements') return void answer(request, response)
  response.end(String(statements))
  statements = 0
})
server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`))
