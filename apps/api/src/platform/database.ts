import { createSemaphore, type Metrics, type Priority } from '@stragan/cache'
import { ShopError } from '@stragan/contract'
import sql, { empty } from 'sql-template-tag'
import type { Log } from '../context.ts'
import { embeddedDriver } from './embedded-database.ts'
import { postgresDriver } from './postgres-database.ts'
import { type Queryable, queryableOf, type Statement, type Tx, txOf } from './queryable.ts'

export { default as sql, join, raw, type Sql } from 'sql-template-tag'

export { type Queryable, queryableOf, type Statement, type Tx, txOf, withCustomPlan } from './queryable.ts'

/** The role that requests run as (0001_schema.sql). */
export const appRole = 'stragan_app'

/** Decides the time limit of a request's statements. */
type RequestKind = 'read' | 'write'

/** A call of the admin API that changes something, as the history records it (sql/history.sql). */
export interface Change {
  id: string
  actor: { kind: 'staff' | 'key'; id: string; name: string }
  /** Feature and name of the call. */
  call: string
  /** Of its path, without the shop. */
  params: Readonly<Record<string, unknown>>
}

/** `now` is the time of the transactions: what `clock()` returns in them. */
export interface Database {
  kind: 'embedded' | 'postgres'
  /** As a request of one shop: row-level security shows the rows of that shop only. What it changes is recorded as `change`, if any. */
  withTenant(shopId: number, now: Date, kind?: RequestKind, change?: Change): Queryable
  /** The same role as a person of the staff: row-level security shows that person's own rows only. */
  withStaff(staffId: string, now: Date): Queryable
  /** The same role without a shop: no row is visible; security definer functions may be called. */
  withoutTenant(now: Date): Queryable
  /** As the owner of the tables, who passes every policy: migrations, seed and jobs. Without a priority there is no time limit. */
  asOwner(now: Date, priority?: Priority): Queryable
  /** Runs a task under an advisory lock of that name, one process at a time. */
  withLock<T>(name: string, task: () => Promise<T>): Promise<T>
  /** Listens to a channel's notifications until the returned function is called. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  /** Of the embedded database: removes dead rows of a table, a quoted identifier, and gathers its statistics, between transactions. */
  vacuum?(table: string): Promise<void>
  metrics(): Metrics
  close(): Promise<void>
}

export interface Listener {
  /** Every notification from now on will arrive. */
  connected(): Promise<void>
  notified(payload: string): void
  /** Every notification until then (by `performance.now()`) has arrived. */
  heartbeat(until: number): void
  /** The connection broke; it is opened again, and `connected` called, as soon as possible. */
  disconnected(): void
}

/** Limits of requests in milliseconds; Infinity for none. */
interface RequestLimits {
  /** A statement of a request that reads, with its wait for locks. */
  readMs: number
  /** A statement of a request that writes. */
  writeMs: number
  /** An open transaction without a statement. */
  idleMs: number
  /** The wait for a free connection. */
  waitMs: number
}

/** A storefront aborts its requests to the API after 5 s: a later response would be of no use. */
const requestLimits: RequestLimits = { readMs: 3000, writeMs: 5000, idleMs: 10_000, waitMs: 3000 }

export interface DatabaseOptions {
  /** Called with each statement before it runs. */
  onStatement?: (text: string) => void
  /** Overrides of the default limits. */
  limits?: Partial<RequestLimits>
  /** Logs restarts of the embedded database. */
  log?: Pick<Log, 'warn'>
}

/** Time limits of one transaction; undefined for none. */
export interface TransactionLimits {
  statementMs?: number | undefined
  idleMs?: number | undefined
}

/** Connections with one login. Each transaction begins with `settings`, which sets role, shop, clock and, on PostgreSQL, limits. */
export interface ConnectionPool {
  /** The number of connections. */
  size: number
  query<Row>(settings: Statement, statement: Statement, limits: TransactionLimits): Promise<Row[]>
  transaction<T>(settings: Statement, work: (tx: Tx) => Promise<T>, limits: TransactionLimits): Promise<T>
}

export interface Driver extends Pick<Database, 'kind' | 'listen' | 'vacuum' | 'close'> {
  /** Whether requests log in as a role of their own; else their transactions switch to it. */
  hasRequestRole: boolean
  requests: ConnectionPool
  /** The same as `requests` where there is one login. */
  owner: ConnectionPool
}

/** For a database in memory: cancelling a statement would end the database and lose its data. */
const noLimits: RequestLimits = { readMs: Infinity, writeMs: Infinity, idleMs: Infinity, waitMs: Infinity }

/** Opens PGlite, in a folder, which only one process may have open, or in memory. */
export async function openEmbedded(folder?: string, snapshot?: Uint8Array<ArrayBuffer>, options: DatabaseOptions = {}): Promise<Database> {
  const limits = { ...(!folder && noLimits), ...options.limits }
  return databaseOf(await embeddedDriver({ folder, snapshot }, options.log), { ...options, limits })
}

/** Builds an embedded database and dumps it, to open copies of it. */
export async function snapshotOf(build: (db: Database) => Promise<void>): Promise<Uint8Array<ArrayBuffer>> {
  const driver = await embeddedDriver({})
  const db = databaseOf(driver, { limits: noLimits })
  await build(db)
  // A copy opens in half the time if it has nothing to recover, and one segment of the write-ahead log.
  const owner = db.asOwner(new Date())
  await owner.query(sql`set wal_recycle = off`)
  await owner.query(sql`select pg_switch_wal()`)
  await owner.query(sql`checkpoint`)
  const snapshot = await driver.dump()
  await driver.close()
  return snapshot
}

/**
 * Opens a database of a PostgreSQL server, 15 or newer. Its user must own the tables and need not be a superuser; requests log in as a role
 * of their own.
 */
export const openPostgres = (url: string, options: DatabaseOptions = {}): Database => databaseOf(postgresDriver(url), options)

/** Load shedding: requests beyond this queue are rejected at once, because their responses would come too late. */
const maxQueued = 200

const orUnlimited = (ms: number) => (Number.isFinite(ms) ? ms : undefined)

/** Role, shop, clock and limits are set per transaction: nothing is left on a connection for its next user. */
function databaseOf(driver: Driver, { onStatement, limits }: DatabaseOptions): Database {
  const { readMs, writeMs, idleMs, waitMs } = { ...requestLimits, ...limits }
  const semaphoreOf = ({ size }: ConnectionPool) =>
    createSemaphore(size, { maxQueued, maxWaitMs: waitMs, rejection: () => new ShopError('unavailable') })
  const requestSemaphore = semaphoreOf(driver.requests)
  const ownerSemaphore = driver.owner === driver.requests ? requestSemaphore : semaphoreOf(driver.owner)
  const limitsOf = (kind: RequestKind): TransactionLimits => ({
    statementMs: orUnlimited(kind === 'read' ? readMs : writeMs),
    idleMs: orUnlimited(idleMs),
  })

  const scope = ({ as, shopId, staffId, change, now, limits = {}, priority }: Scope): Queryable => {
    const [semaphore, pool] = as === 'request' ? [requestSemaphore, driver.requests] : [ownerSemaphore, driver.owner]
    const role = as === 'request' && !driver.hasRequestRole ? appRole : null
    const settings = settingsOf({ shopId, staffId, change, now, role, limits })
    return queryableOf({
      query<Row>(statement: Statement) {
        return semaphore.run(() => {
          onStatement?.(statement.text)
          return pool.query<Row>(settings, statement, limits)
        }, priority)
      },
      transaction: work =>
        semaphore.run(() => pool.transaction(settings, tx => work(onStatement ? observed(tx, onStatement) : tx), limits), priority),
    })
  }
  const asOwner = (now: Date, priority: Priority = 'required') =>
    scope({ as: 'owner', now, priority, ...(priority !== 'required' && { limits: limitsOf('write') }) })
  return {
    kind: driver.kind,
    withTenant: (shopId, now, kind = 'write', change) => scope({ as: 'request', shopId, change, now, limits: limitsOf(kind) }),
    withStaff: (staffId, now) => scope({ as: 'request', staffId, now, limits: limitsOf('write') }),
    withoutTenant: now => scope({ as: 'request', now, limits: limitsOf('read') }),
    asOwner,
    withLock(name, task) {
      // One process has the embedded database open, and its one connection is needed by the task.
      if (driver.kind === 'embedded') return task()
      return asOwner(new Date()).transaction(async tx => {
        await tx.query(sql`select pg_advisory_xact_lock(hashtext(${name}))`)
        return task()
      })
    },
    listen: driver.listen,
    ...(driver.vacuum && { vacuum: driver.vacuum }),
    metrics: () => {
      const { running, queued, rejected_total } = ownerSemaphore.metrics()
      const ofOwner = { owner_running: running, owner_queued: queued, owner_rejected_total: rejected_total }
      return { ...requestSemaphore.metrics(), ...(ownerSemaphore !== requestSemaphore && ofOwner) }
    },
    close: () => driver.close(),
  }
}

/** Whose transactions they are, and their limits. */
interface Scope {
  as: 'request' | 'owner'
  shopId?: number | undefined
  staffId?: string | undefined
  change?: Change | undefined
  now: Date
  limits?: TransactionLimits
  priority?: Priority
}

/** The first statement of a transaction; its settings end with it. */
function settingsOf({
  shopId,
  staffId,
  change,
  now,
  role,
  limits,
}: Pick<Scope, 'shopId' | 'staffId' | 'change' | 'now'> & { role: string | null; limits: TransactionLimits }) {
  const statementMs = limits.statementMs?.toString()
  const idleMs = limits.idleMs?.toString()
  return sql`select set_config('app.shop_id', ${shopId?.toString() ?? ''}, true), set_config('app.now', ${now.toISOString()}, true),
    ${staffId === undefined ? empty : sql`set_config('app.staff_id', ${staffId}, true),`}
    ${change === undefined ? empty : sql`set_config('app.change', ${JSON.stringify(change)}, true),`}
    case when ${role}::text is not null then set_config('role', ${role}, true) end,
    case when ${statementMs}::text is not null then set_config('statement_timeout', ${statementMs}, true) end,
    case when ${idleMs}::text is not null then set_config('idle_in_transaction_session_timeout', ${idleMs}, true) end`
}

function observed(tx: Tx, onStatement: (text: string) => void): Tx {
  const observe = (run: Tx['query']): Tx['query'] => {
    return statement => {
      onStatement(statement.text)
      return run(statement)
    }
  }
  return txOf({ run: tx.run, query: observe(tx.query), last: observe(tx.last) })
}
