import pg from 'pg'
import type { ConnectionPool, Driver } from './database.ts'
import { listenOn } from './postgres-listener.ts'
import { connectTo, type PgPool, sessionSettings } from './postgres-transaction.ts'
import { openRequestPool } from './request-role.ts'
import { runStatement, runTransaction } from './transaction.ts'

/** Pool sizes: requests, and the owner's migrations, jobs and rate limits. One more connection listens for changes. */
const requestConnections = 10
const ownerConnections = 4

/** The driver of a database on a PostgreSQL server. */
export function postgresDriver(url: string): Driver {
  const owner = openPool({ connectionString: url, max: ownerConnections })
  const requests = openRequestPool(owner, url, config => openPool({ ...config, max: requestConnections }))
  return {
    kind: 'postgres',
    hasRequestRole: true,
    requests: connectionsOf(requests, requestConnections),
    owner: connectionsOf(owner, ownerConnections),
    listen: (channel, listener) => listenOn(url, channel, listener),
    close: async () => {
      await requests.end()
      await owner.end()
    },
  }
}

/** The limits are part of the settings. */
const connectionsOf = (pool: PgPool, size: number): ConnectionPool => ({
  size,
  query: (settings, statement) => runStatement(connectTo(pool, settings), statement),
  transaction: (settings, work) => runTransaction(connectTo(pool, settings), work),
})

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, connectionTimeoutMillis: 5000, application_name: 'stragan', pipeline: true })
  // The pool replaces idle connections that break; an error event without a listener would end the process.
  pool.on('error', () => {})
  pool.on('connect', client => client.query(sessionSettings).catch(() => {}))
  return pool
}
