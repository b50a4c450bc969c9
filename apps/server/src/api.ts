import { join } from 'node:path'
import {
  createApp,
  type Database,
  deleteMailFiles,
  installedShops,
  type Log,
  listenForChanges,
  mailWriters,
  migrate,
  openEmbedded,
  openPostgres,
  openTransport,
  startMail,
  startRetention,
  startUnpaidOrders,
} from '@stragan/api'
import type { RegisterMetrics } from '@stragan/cache'
import type { Config } from './config.ts'
import { restrictToOwner } from './file-modes.ts'
import { version } from './version.ts'

interface Given {
  registerMetrics?: RegisterMetrics | undefined
  config: Config
  log: Log
  /** Shared with storefronts. */
  secret: string
  say: (line: string) => void
}

/** The API with everything behind it: its database, brought up to date, and the work that nobody asks for. */
export async function openApi({ config, log, secret, say, registerMetrics }: Given) {
  const closing: (() => unknown)[] = []
  const close = async () => {
    for (const step of closing.toReversed()) await step()
  }
  const clock = () => new Date()
  try {
    const db = await openDatabase(config, say, log)
    closing.push(() => db.close())
    const ran = await migrate(db)
    if (ran.length > 0) say(`Database: ${ran.length} migrations`)
    if (config.demo)
      await db.alone('seed', async () => {
        if ((await installedShops(db)).length === 0) await seed(db, config.dataDir, say)
      })
    const { changeLog, stop } = await listenForChanges(db)
    closing.push(stop)
    registerMetrics?.('database_transactions', db.figures)
    const app = createApp({
      db,
      clock,
      log,
      fileFolder: config.dataDir,
      version,
      checkAnswers: config.development,
      storefrontSecret: secret,
      changeLog,
      ...(registerMetrics && { registerMetrics }),
    })
    const mailFolder = join(config.dataDir, 'mail')
    const transport = openTransport(config.smtpUrl, mailFolder)
    const mail = startMail({ db, clock, log, transport, writers: mailWriters, ...(registerMetrics && { registerMetrics }) })
    closing.push(async () => {
      await mail.stop()
      transport.close()
    })
    const retention = startRetention({ db, clock, log, files: { 'mail files': () => deleteMailFiles(db, clock(), mailFolder) } })
    closing.push(() => retention.stop())
    const unpaidOrders = startUnpaidOrders({ db, clock, log })
    closing.push(() => unpaidOrders.stop())
    return { fetch: app.fetch, cachedResponse: app.cachedResponse, changeLog, shops: () => installedShops(db), close }
  } catch (error) {
    await close()
    throw error
  }
}

export async function openDatabase(config: Config, say: Given['say'], log?: Log): Promise<Database> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl)
  const folder = join(config.dataDir, 'database')
  say(`Database: embedded, in ${folder}`)
  const db = await openEmbedded(folder, undefined, { ...(log && { log }) })
  // It gives the files that it unpacks modes of their own, past the process's umask.
  restrictToOwner(folder)
  return db
}

async function seed(db: Database, fileFolder: string, say: Given['say']) {
  const { seedDemo } = await import('@stragan/api/demo-data')
  await seedDemo({ db, fileFolder, now: new Date(), report: step => say(`Demo: ${step}`) })
}
