import { join } from 'node:path'
import {
  archiveQueue,
  createApp,
  type Database,
  deleteArchiveFiles,
  deleteImportFiles,
  deleteMailFiles,
  emailTemplatesFor,
  importQueues,
  installedShops,
  type Log,
  listenForChanges,
  mailQueue,
  migrate,
  openEmbedded,
  openMailTransport,
  openPostgres,
  startAutovacuum,
  startJobQueues,
  startRetention,
  startStockAlerts,
  startUnpaidOrders,
  webhookQueue,
} from '@stragan/api'
import type { Telemetry } from '@stragan/cache'
import type { Config } from './config.ts'
import { restrictToOwner } from './file-modes.ts'
import { version } from './version.ts'

type Print = (line: string) => void

interface Options {
  telemetry?: Telemetry | undefined
  config: Config
  log: Log
  /** Shared with storefronts. */
  secret: string
  print: Print
}

/** Opens the database, migrates it, and starts the API with its background jobs. */
export async function openApi({ config, log, secret, print, telemetry }: Options) {
  const closing: (() => unknown)[] = []
  const close = async () => {
    for (const step of closing.toReversed()) await step()
  }
  const clock = () => new Date()
  try {
    const db = await openDatabase(config, print, log)
    closing.push(() => db.close())
    const ran = await migrate(db)
    if (ran.length > 0) print(`Database: ${ran.length} migrations`)
    if (config.demo)
      await db.withLock('seed', async () => {
        if ((await installedShops(db)).length === 0) await seed(db, config, print)
      })
    const { changeLog, stop } = await listenForChanges(db)
    closing.push(stop)
    telemetry?.registerMetrics('database_transactions', db.metrics)
    const app = createApp({
      db,
      clock,
      log,
      fileFolder: config.dataDir,
      version,
      checkResponses: config.development,
      storefrontSecret: secret,
      adminHost: config.adminHost ?? undefined,
      historyMonths: config.historyMonths,
      changeLog,
      ...(telemetry && { telemetry }),
    })
    const mailFolder = join(config.dataDir, 'mail')
    const transport = openMailTransport(config.smtpUrl, mailFolder)
    closing.push(() => transport.close())
    const files = {
      'mail files': () => deleteMailFiles(db, clock(), mailFolder),
      'files of archives': () => deleteArchiveFiles(config.dataDir, clock()),
      'files of imports': () => deleteImportFiles(config.dataDir, clock()),
    }
    const autovacuum = startAutovacuum({ db, clock, log })
    closing.push(() => autovacuum.stop())
    const retention = startRetention({ db, clock, log, files, historyMonths: config.historyMonths })
    closing.push(() => retention.stop())
    const unpaidOrders = startUnpaidOrders({ db, clock, log })
    closing.push(() => unpaidOrders.stop())
    const stockAlerts = startStockAlerts({ db, clock, log })
    closing.push(() => stockAlerts.stop())
    const jobs = startJobQueues({ db, clock, log }, [
      mailQueue({
        db,
        clock,
        log,
        transport,
        templates: emailTemplatesFor({ adminOrigin: config.adminOrigin }),
        ...(telemetry && { telemetry }),
      }),
      webhookQueue({ db, clock, log, ...(telemetry && { telemetry }) }),
      ...importQueues({ db, clock, log, fileFolder: config.dataDir }),
      archiveQueue({ db, clock, log, fileFolder: config.dataDir }),
    ])
    closing.push(() => jobs.stop())
    return { fetch: app.fetch, cachedResponse: app.cachedResponse, changeLog, shops: () => installedShops(db), close }
  } catch (error) {
    await close()
    throw error
  }
}

export async function openDatabase(config: Config, print: Print, log?: Log): Promise<Database> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl)
  const folder = join(config.dataDir, 'database')
  print(`Database: embedded, in ${folder}`)
  const db = await openEmbedded(folder, undefined, { ...(log && { log }) })
  // PGlite sets the modes of the files that it unpacks itself, and ignores the umask.
  restrictToOwner(folder)
  return db
}

async function seed(db: Database, { port, dataDir: fileFolder }: Config, print: Print) {
  const { seedDemo } = await import('@stragan/demo')
  await seedDemo({ db, fileFolder, now: new Date(), port, report: step => print(`Demo: ${step}`) })
}
