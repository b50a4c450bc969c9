import { statfsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createApp, createLog, type Database, isEmpty, type Log, migrate, openEmbedded, openPostgres } from '@stragan/api'
import { type Config, readConfig } from './config.ts'
import { lockDataFolder } from './data-folder.ts'
import { openStorefront } from './storefront.ts'
import { version } from './version.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Reads the environment, opens what it names, and serves; each step says what it does, each failure what to do. */
export async function serveStragan(env: Record<string, string | undefined>) {
  const config = readConfig(env)
  const log = createLog(config.logLevel)
  const lock = lockDataFolder(config.dataDir)
  try {
    assertRoom(config.dataDir)
    const db = await openDatabase(config)
    const ran = await migrate(db)
    if (ran.length > 0) say(`Database: ${ran.length} migrations`)
    const pictureFolder = join(config.dataDir, 'pictures')
    if (await isEmpty(db)) await seed(db, pictureFolder)
    const server = await listen(config, db, pictureFolder, log)
    announce(server.port)
    return {
      port: server.port,
      close: async () => {
        await server.close()
        await db.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw explained(error, config)
  }
}

async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl)
  say(`Database: embedded, in ${join(config.dataDir, 'database')}`)
  return openEmbedded(join(config.dataDir, 'database'))
}

async function seed(db: Database, pictureFolder: string) {
  const { seedDemo } = await import('@stragan/api/demo-data')
  await seedDemo({ db, pictureFolder, now: new Date(), report: step => say(`Demo: ${step}`) })
}

async function listen(config: Config, db: Database, pictureFolder: string, log: Log) {
  const api = createApp({ db, clock: () => new Date(), log, pictureFolder, version, checkAnswers: config.development })
  const storefront = await openStorefront(api, log, config)
  const answer = getRequestListener(request => (isForApi(new URL(request.url).pathname) ? api.fetch(request) : storefront.fetch(request)))
  const { middleware } = storefront
  const server = createServer(middleware ? (request, response) => middleware(request, response, () => answer(request, response)) : answer)
  // '::' takes IPv4 as well; where the machine has no IPv6, 0.0.0.0 does.
  await bind(server, config.port, '::').catch(error => {
    if (error.code !== 'EAFNOSUPPORT') throw error
    return bind(server, config.port, '0.0.0.0')
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = new Promise<void>(resolve => server.close(() => resolve()))
      server.closeIdleConnections()
      await closed
      await storefront.close()
    },
  }
}

const isForApi = (path: string) => path.startsWith('/api/') || path === '/healthz' || path === '/readyz'

const bind = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })

function announce(port: number) {
  say(`
Stragan is open:
  Stragan Narzędzia   http://localhost:${port}/pl   http://localhost:${port}/en
  Kawa i Automat      http://kawa.localhost:${port}/pl   http://kawa.localhost:${port}/en
  API reference       http://localhost:${port}/api/my-shop/docs
`)
}

const roomNeeded = 200 * 1024 * 1024

function assertRoom(folder: string) {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < roomNeeded)
    throw new Error(`The disk of ${folder} has less than 200 MB free: free some, or set DATA_DIR to another disk`)
}

/** What commonly goes wrong, as one sentence that says what to do. */
function explained(error: unknown, config: Config): unknown {
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
