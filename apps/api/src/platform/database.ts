import { PGlite, type PGliteInterface, type Transaction as PGliteTransaction } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { aliveMs } from '@stragan/freshness'
import pg from 'pg'
import sql from 'sql-template-tag'

export { default as sql, join, raw, type Sql } from 'sql-template-tag'

/** Text with $1, $2… and their values; what the `sql` tag makes. */
export interface Statement {
  text: string
  values: readonly unknown[]
}

/** An open transaction; the only way to reach the database. */
export interface Tx {
  query<Row>(statement: Statement): Promise<Row[]>
  /** Several statements at once without parameters: migrations. */
  run(script: string): Promise<void>
}

/** The role requests run as (0001_shops.sql). */
export const appRole = 'stragan_app'

export interface Database {
  kind: 'embedded' | 'postgres'
  /** A transaction in which one shop's rows are all there is; `now` is the transaction's clock. */
  inShop<T>(shopId: number, now: Date, work: (tx: Tx) => Promise<T>): Promise<T>
  /** The same role without a shop: no row is visible, only what a definer function tells. */
  outsideShops<T>(now: Date, work: (tx: Tx) => Promise<T>): Promise<T>
  /** As the owner of the tables, past every policy: migrations, seed and jobs. */
  asOwner<T>(now: Date, work: (tx: Tx) => Promise<T>): Promise<T>
  /** While one process does a piece of work, others that come to the same wait. */
  alone<T>(work: string, task: () => Promise<T>): Promise<T>
  /** Tells what is notified on a channel, until it is stopped. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  close(): Promise<void>
}

interface Listener {
  /** From now on every notification is told. */
  started(): Promise<void>
  heard(payload: string): void
  /** Whatever was notified until then (by `performance.now()`) has been told. */
  alive(until: number): void
  /** The connection broke: it is opened again, and `started` called, as soon as that is possible. */
  lost(): void
}

export interface DatabaseOptions {
  /** Told each statement before it runs. */
  onStatement?: (text: string) => void
}

interface Driver extends Pick<Database, 'kind' | 'listen' | 'close'> {
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/** PostgreSQL inside this process, kept in a folder, or in memory without one. One process may have a folder open. */
export async function openEmbedded(folder?: string, snapshot?: Blob, options: DatabaseOptions = {}): Promise<Database> {
  const db = await PGlite.create({
    ...(folder && { dataDir: folder }),
    ...(snapshot && { loadDataDir: snapshot }),
    extensions: { pg_trgm, unaccent },
  })
  return databaseOf(embeddedDriver(db), options)
}

/** A copy of an embedded database, to open more of the same with. */
export async function snapshotOf(build: (db: Database) => Promise<void>): Promise<Blob> {
  const db = await PGlite.create({ extensions: { pg_trgm, unaccent } })
  await build(databaseOf(embeddedDriver(db), {}))
  const blob = await db.dumpDataDir('none')
  await db.close()
  return blob
}

function embeddedDriver(db: PGliteInterface): Driver {
  const txOf = (transaction: PGliteTransaction): Tx => ({
    query: async <Row>(statement: Statement) => (await transaction.query<Row>(statement.text, statement.values as unknown[])).rows,
    run: async script => void (await transaction.exec(script)),
  })
  return {
    kind: 'embedded',
    transaction: work => db.transaction(transaction => work(txOf(transaction))),
    async listen(channel, listener) {
      const stop = await db.listen(channel, payload => listener.heard(payload))
      await listener.started()
      return () => stop()
    },
    close: () => db.close(),
  }
}

const connections = 10

/** A PostgreSQL server, 15 or newer. Its user must own the database's tables and may be, but need not be, a superuser. */
export function openPostgres(url: string, options: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 5000, application_name: 'stragan' })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  // Compiling a statement takes longer than any of ours runs.
  pool.on('connect', client => client.query('set jit = off').catch(() => {}))
  return databaseOf(postgresDriver(url, pool), options)
}

function postgresDriver(url: string, pool: pg.Pool): Driver {
  return {
    kind: 'postgres',
    listen: (channel, listener) => listenOn(url, channel, listener),
    close: () => pool.end(),
    async transaction(work) {
      const client = await pool.connect()
      const tx: Tx = {
        query: async <Row>(statement: Statement) =>
          (await client.query({ text: statement.text, values: statement.values as unknown[] })).rows as Row[],
        run: async script => void (await client.query(script)),
      }
      let broken: Error | undefined
      try {
        await client.query('begin')
        const result = await work(tx)
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback').catch(failure => {
          broken = failure
        })
        throw error
      } finally {
        client.release(broken)
      }
    },
  }
}

/** How long a listening connection may take to show that it is alive; how soon a broken one is opened again. */
const answerMs = 5000
const againMs = 200

/** On a connection of its own, straight to the server: a pooler between them would lose what is told. */
async function listenOn(url: string, channel: string, listener: Listener): Promise<() => Promise<void>> {
  let isStopped = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  const open = async () => {
    const opened = new pg.Client({
      connectionString: url,
      application_name: 'stragan changes',
      connectionTimeoutMillis: 5000,
      query_timeout: answerMs,
    })
    client = opened
    const broken = () => {
      if (client !== opened) return
      client = undefined
      clearTimeout(timer)
      void opened.end().catch(() => {})
      if (isStopped) return
      listener.lost()
      retry()
    }
    opened.on('error', broken)
    opened.on('end', broken)
    opened.on('notification', ({ payload }) => listener.heard(payload ?? ''))
    const beat = async () => {
      const asked = performance.now()
      await opened.query('select 1')
      if (client !== opened) return
      listener.alive(asked)
      timer = setTimeout(() => beat().catch(broken), aliveMs)
    }
    try {
      await opened.connect()
      await opened.query(`listen ${channel}`)
      await listener.started()
      await beat()
    } catch (error) {
      broken()
      throw error
    }
  }
  const retry = () => {
    timer = setTimeout(() => open().catch(() => {}), againMs)
  }

  const stop = async () => {
    isStopped = true
    clearTimeout(timer)
    await client?.end().catch(() => {})
  }
  await open().catch(async error => {
    await stop()
    throw error
  })
  return stop
}

/** Role, shop and clock end with the transaction: nothing is left on a connection for whoever gets it next. */
function databaseOf(driver: Driver, { onStatement }: DatabaseOptions): Database {
  const within = <T>(role: string | null, shopId: number | null, now: Date, work: (tx: Tx) => Promise<T>) =>
    driver.transaction(async tx => {
      await tx.query(sql`select set_config('app.shop_id', ${shopId === null ? '' : String(shopId)}, true),
        set_config('app.now', ${now.toISOString()}, true), case when ${role}::text is not null then set_config('role', ${role}, true) end`)
      return work(onStatement ? observed(tx, onStatement) : tx)
    })
  return {
    kind: driver.kind,
    inShop: (shopId, now, work) => within(appRole, shopId, now, work),
    outsideShops: (now, work) => within(appRole, null, now, work),
    asOwner: (now, work) => within(null, null, now, work),
    // The embedded database has one connection and one process: nobody else comes.
    alone: (work, task) =>
      driver.kind === 'embedded'
        ? task()
        : driver.transaction(async tx => {
            await tx.query(sql`select pg_advisory_xact_lock(hashtext(${work}))`)
            return task()
          }),
    listen: driver.listen,
    close: () => driver.close(),
  }
}

const observed = (tx: Tx, onStatement: (text: string) => void): Tx => ({
  ...tx,
  query: statement => {
    onStatement(statement.text)
    return tx.query(statement)
  },
})
