import { createSemaphore, type Metrics, type Priority } from '@stragan/cache'
import { ShopError } from '@stragan/contract'
import sql from 'sql-template-tag'
import type { Log } from '../context.ts'
import { embeddedDriver } from './embedded-database.ts'
import { postgresDriver } from './postgres-database.ts'

export { default as sql, join, raw, type Sql } from 'sql-template-tag'

/** Text with $1, $2… and their values; what the `sql` tag makes. */
export interface Statement {
  text: string
  values: readonly unknown[]
  /** Each time for its values, instead of once for all. */
  isPlannedAnew?: boolean
}

/** A statement about so much or so little of a shop that no one plan does for all. */
export const plannedAnew = ({ text, values }: Statement): Statement => ({ text, values, isPlannedAnew: true })

/** An open transaction; the only way to reach the database. */
export interface Tx {
  query<Row>(statement: Statement): Promise<Row[]>
  /** Several statements at once without parameters: migrations. */
  run(script: string): Promise<void>
}

/** The role whose rights requests have (0001_schema.sql). */
export const appRole = 'stragan_app'

/** What a request is about to do: it decides how long each of its statements may take. */
type RequestKind = 'read' | 'write'

export interface Database {
  kind: 'embedded' | 'postgres'
  /** A transaction in which one shop's rows are all there is; `now` is the transaction's clock. */
  inShop<T>(shopId: number, now: Date, work: (tx: Tx) => Promise<T>, kind?: RequestKind): Promise<T>
  /** The same role without a shop: no row is visible, only what a definer function tells. */
  outsideShops<T>(now: Date, work: (tx: Tx) => Promise<T>): Promise<T>
  /** As the owner of the tables, past every policy: migrations, seed and jobs, which take and wait as long as they need. */
  asOwner<T>(now: Date, work: (tx: Tx) => Promise<T>, turn?: Priority): Promise<T>
  /** While one process does a piece of work, others that come to the same wait. */
  alone<T>(work: string, task: () => Promise<T>): Promise<T>
  /** Tells what is notified on a channel, until it is stopped. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  /** How many transactions are open, how many wait to be, and how many were refused. */
  figures(): Metrics
  close(): Promise<void>
}

export interface Listener {
  /** From now on every notification is told. */
  started(): Promise<void>
  heard(payload: string): void
  /** Whatever was notified until then (by `performance.now()`) has been told. */
  alive(until: number): void
  /** The connection broke: it is opened again, and `started` called, as soon as that is possible. */
  lost(): void
}

/** What a request may take of the database, in milliseconds; Infinity: as long as it needs. */
interface RequestLimits {
  /** A statement of a request that reads, the wait for locks included. */
  readMs: number
  /** A statement of one that writes. */
  writeMs: number
  /** An open transaction without a statement. */
  idleMs: number
  /** The wait for a free connection. */
  waitMs: number
}

/** A storefront gives up on its API after 5 s: an answer that takes longer would come when nobody waits for it. */
const requestLimits: RequestLimits = { readMs: 3000, writeMs: 5000, idleMs: 10_000, waitMs: 3000 }

export interface DatabaseOptions {
  /** Told each statement before it runs. */
  onStatement?: (text: string) => void
  /** Other limits than the usual ones. */
  limits?: Partial<RequestLimits>
  /** Logs that the embedded database was ended and is opened again. */
  log?: Pick<Log, 'warn'>
}

/** What one transaction may take; absent: as long as it needs. */
export interface TransactionLimits {
  statementMs?: number | undefined
  idleMs?: number | undefined
}

/** Connections with one login. */
export interface Lane {
  /** So many transactions can be open. */
  connections: number
  /** Begins with the statement that says whose transaction it is; it also tells PostgreSQL the limits. */
  transaction<T>(opening: Statement, work: (tx: Tx) => Promise<T>, limits: TransactionLimits): Promise<T>
}

export interface Driver extends Pick<Database, 'kind' | 'listen' | 'close'> {
  /** Requests are logged in as a role of their own; else their transactions take it. */
  hasRequestLogin: boolean
  requests: Lane
  /** The same as `requests` where there is one login. */
  owner: Lane
}

/** The limits of a database in memory: ending a statement there would end the database, with everything in it. */
const noLimits: RequestLimits = { readMs: Infinity, writeMs: Infinity, idleMs: Infinity, waitMs: Infinity }

/** PostgreSQL inside this process, kept in a folder, or in memory without one. One process may have a folder open. */
export async function openEmbedded(folder?: string, snapshot?: Blob, options: DatabaseOptions = {}): Promise<Database> {
  const limits = { ...(!folder && noLimits), ...options.limits }
  return databaseOf(await embeddedDriver({ folder, snapshot }, options.log), { ...options, limits })
}

/** A copy of an embedded database, to open more of the same with. */
export async function snapshotOf(build: (db: Database) => Promise<void>): Promise<Blob> {
  const driver = await embeddedDriver({})
  await build(databaseOf(driver, { limits: noLimits }))
  const blob = await driver.dump()
  await driver.close()
  return blob
}

/**
 * A PostgreSQL server, 15 or newer. Its user must own the database's tables and may be, but need not be, a superuser; requests log in as a
 * role of their own.
 */
export const openPostgres = (url: string, options: DatabaseOptions = {}): Database => databaseOf(postgresDriver(url), options)

/**
 * So many requests wait for a transaction at most: what is behind them would be answered when nobody waits any more, so it is refused at
 * once. Each takes some milliseconds.
 */
const maxQueued = 200

const orUnlimited = (ms: number) => (Number.isFinite(ms) ? ms : undefined)

/** Role, shop, clock and limits end with the transaction: nothing is left on a connection for whoever gets it next. */
function databaseOf(driver: Driver, { onStatement, limits }: DatabaseOptions): Database {
  const { readMs, writeMs, idleMs, waitMs } = { ...requestLimits, ...limits }
  const gateOf = (lane: Lane) =>
    createSemaphore(lane.connections, { maxQueued, maxWaitMs: waitMs, rejection: () => new ShopError('unavailable') })
  const requestGate = gateOf(driver.requests)
  const ownerGate = driver.owner === driver.requests ? requestGate : gateOf(driver.owner)
  const ofRequest = (kind: RequestKind): TransactionLimits => ({
    statementMs: orUnlimited(kind === 'read' ? readMs : writeMs),
    idleMs: orUnlimited(idleMs),
  })
  const within = <T>({ as, shopId = '', now, work, limits = {}, turn }: Within<T>) => {
    const role = as === 'request' && !driver.hasRequestLogin ? appRole : null
    const [gate, lane] = as === 'request' ? [requestGate, driver.requests] : [ownerGate, driver.owner]
    const { statementMs, idleMs } = limits
    const opening = sql`select set_config('app.shop_id', ${String(shopId)}, true), set_config('app.now', ${now.toISOString()}, true),
      case when ${role}::text is not null then set_config('role', ${role}, true) end,
      case when ${statementMs?.toString()}::text is not null then set_config('statement_timeout', ${statementMs?.toString()}, true) end,
      case when ${idleMs?.toString()}::text is not null then set_config('idle_in_transaction_session_timeout', ${idleMs?.toString()}, true) end`
    return gate.run(() => lane.transaction(opening, tx => work(onStatement ? observed(tx, onStatement) : tx), limits), turn)
  }
  return {
    kind: driver.kind,
    inShop: (shopId, now, work, kind = 'write') => within({ as: 'request', shopId, now, work, limits: ofRequest(kind) }),
    outsideShops: (now, work) => within({ as: 'request', now, work, limits: ofRequest('read') }),
    asOwner: (now, work, turn = 'required') =>
      within({ as: 'owner', now, work, turn, ...(turn !== 'required' && { limits: ofRequest('write') }) }),
    alone: (work, task) => {
      const locked = async (tx: Tx) => {
        await tx.query(sql`select pg_advisory_xact_lock(hashtext(${work}))`)
        return task()
      }
      // The embedded database has one connection and one process: nobody else comes.
      return driver.kind === 'embedded' ? task() : within({ as: 'owner', now: new Date(), work: locked, turn: 'required' })
    },
    listen: driver.listen,
    figures: () => {
      const { running, queued, rejected_total } = ownerGate.metrics()
      const ofOwner = { owner_running: running, owner_queued: queued, owner_rejected_total: rejected_total }
      return { ...requestGate.metrics(), ...(ownerGate !== requestGate && ofOwner) }
    },
    close: () => driver.close(),
  }
}

/** Whose transaction it is, and what it may take. */
interface Within<T> {
  as: 'request' | 'owner'
  shopId?: number | ''
  now: Date
  work: (tx: Tx) => Promise<T>
  limits?: TransactionLimits
  turn?: Priority
}

const observed = (tx: Tx, onStatement: (text: string) => void): Tx => ({
  ...tx,
  query: statement => {
    onStatement(statement.text)
    return tx.query(statement)
  },
})
