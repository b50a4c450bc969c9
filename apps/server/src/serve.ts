import { randomBytes } from 'node:crypto'
import { statfsSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import {
  createApp,
  createLog,
  type Database,
  followDatabase,
  installedShops,
  mailWriters,
  migrate,
  openEmbedded,
  openPostgres,
  openTransport,
  startForgetting,
  startMail,
} from '@stragan/api'
import { demoPassword } from '@stragan/api/demo-logins'
import { type Config, readConfig } from './config.ts'
import { lockDataFolder } from './data-folder.ts'
import { addressBy, asSent, sentBy } from './forwarded.ts'
import { sendPage } from './send-page.ts'
import { openStorefront } from './storefront.ts'
import { version } from './version.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Reads the environment, opens what it names, and serves. The port is taken first, so that one in use is known at once; until all is
 * ready it answers 503. Each step says what it does, each failure what to do.
 */
export async function serveStragan(env: Record<string, string | undefined>) {
  const config = readConfig(env)
  const log = createLog(config.logLevel)
  const lock = lockDataFolder(config.dataDir)
  let answer: Listener = notYet
  const server = createServer((request, response) => answer(request, response))
  const closing: (() => unknown)[] = [() => lock.release()]
  const close = async () => {
    for (const step of closing.toReversed()) await step()
  }
  try {
    assertRoom(config.dataDir)
    await listen(server, config.port)
    closing.push(() => stop(server))
    const db = await openDatabase(config)
    closing.splice(-1, 0, () => db.close())
    const ran = await migrate(db)
    if (ran.length > 0) say(`Database: ${ran.length} migrations`)
    if ((await installedShops(db)).length === 0) await seed(db, config.dataDir)
    const { changes, stop: stopFollowing } = await followDatabase(db)
    closing.splice(-1, 0, stopFollowing)
    const storefrontSecret = randomBytes(32).toString('base64url')
    const api = createApp({
      db,
      clock: () => new Date(),
      log,
      fileFolder: config.dataDir,
      version,
      checkAnswers: config.development,
      storefrontSecret,
      changes,
    })
    const transport = openTransport(config.smtpUrl, join(config.dataDir, 'mail'))
    const mail = startMail({ db, clock: () => new Date(), log, transport, writers: mailWriters })
    closing.splice(-1, 0, async () => {
      await mail.stop()
      transport.close()
    })
    const forgetting = startForgetting({ db, clock: () => new Date(), log })
    closing.splice(-1, 0, () => forgetting.stop())
    const storefront = await openStorefront({ api, secret: storefrontSecret, log, changes, config })
    closing.splice(-1, 0, () => storefront.close())
    answer = listenerOf(api, storefront, config)
    const { port } = server.address() as AddressInfo
    announce(port, await installedShops(db))
    return { port, close }
  } catch (error) {
    await close()
    throw explained(error, config)
  }
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void

const notYet: Listener = (_, response) => {
  response
    .writeHead(503, { 'retry-after': '5', 'content-type': 'text/plain; charset=utf-8' })
    .end('The shop is just opening. Please try again in a moment.')
}

export async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl)
  say(`Database: embedded, in ${join(config.dataDir, 'database')}`)
  return openEmbedded(join(config.dataDir, 'database'))
}

async function seed(db: Database, fileFolder: string) {
  const { seedDemo } = await import('@stragan/api/demo-data')
  await seedDemo({ db, fileFolder, now: new Date(), report: step => say(`Demo: ${step}`) })
}

const isForApi = (path: string) => path.startsWith('/api/') || path === '/healthz' || path === '/readyz'

function listenerOf(api: ReturnType<typeof createApp>, storefront: Awaited<ReturnType<typeof openStorefront>>, config: Config): Listener {
  const sentOf = sentBy(config.trustProxy)
  const addressOf = addressBy(config.trustProxy)
  const answer = getRequestListener((received, env) => {
    const incoming = env.incoming as IncomingMessage
    const request = asSent(received, sentOf(incoming))
    const address = addressOf(incoming)
    return isForApi(new URL(request.url).pathname) ? api.fetch(request, { address }) : storefront.fetch(request, { address })
  })
  const { middleware, keptPage } = storefront
  if (middleware) return (request, response) => middleware(request, response, () => answer(request, response))
  return (request, response) => {
    const { method = '', url = '', headers } = request
    const page = keptPage({ method, url, ...sentOf(request), cookie: headers.cookie })
    return page ? sendPage(page, request, response) : answer(request, response)
  }
}

/** On IPv6 and IPv4; where the machine has no IPv6, on IPv4. */
async function listen(server: Server, port: number) {
  await bind(server, port, '::').catch(error => {
    if (error.code !== 'EAFNOSUPPORT') throw error
    return bind(server, port, '0.0.0.0')
  })
}

const bind = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })

/** Lets requests under way finish. */
const stop = (server: Server) =>
  new Promise<void>(resolve => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })

function announce(port: number, shops: Awaited<ReturnType<typeof installedShops>>) {
  const lines = shops.flatMap(({ name, host, demo_logins }) => [
    `  ${name.padEnd(20)}http://${host}:${port}/pl   http://${host}:${port}/en`,
    ...(demo_logins.length > 0 ? [`  ${''.padEnd(20)}log in: ${demo_logins.join(', ')}; password ${demoPassword}`] : []),
  ])
  say(`\nStragan is open:\n${lines.join('\n')}\n  ${'API reference'.padEnd(20)}http://localhost:${port}/api/my-shop/docs\n`)
}

const roomNeeded = 200 * 1024 * 1024

function assertRoom(folder: string) {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < roomNeeded)
    throw new Error(`The disk of ${folder} has less than 200 MB free: free some, or set DATA_DIR to another disk`)
}

/** What commonly goes wrong, as one sentence that says what to do. */
export function explained(error: unknown, config: Config): unknown {
  const code = (error as { code?: string }).code
  if (code === 'EADDRINUSE')
    return new Error(`Port ${config.port} is in use: stop what listens there, or start with another, as in PORT=3001 npm start`)
  if (code === 'EACCES' && config.port < 1024)
    return new Error(`Port ${config.port} needs more rights than this user has: take one above 1023`)
  if (code === 'ENOSPC') return new Error(`The disk of ${config.dataDir} is full: free some, or set DATA_DIR to another disk`)
  if (config.databaseUrl && ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '28000', '3D000'].includes(code ?? ''))
    return new Error(
      `The database that DATABASE_URL names cannot be opened (${(error as Error).message || code}): start it, or correct the address`,
    )
  return error
}
