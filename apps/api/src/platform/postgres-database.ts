import pg from 'pg'
import type { Driver, Lane } from './database.ts'
import { listenOn } from './postgres-listener.ts'
import { connectTo } from './postgres-transaction.ts'
import { openRequestPool } from './request-login.ts'
import { runTransaction } from './transaction.ts'

/** Connections of requests, and of the owner: migrations, jobs, rate limits. One more hears of changes. */
const requestConnections = 10
const ownerConnections = 4

/** A PostgreSQL server as the driver of a database. */
export function postgresDriver(url: string): Driver {
  const owner = openPool({ connectionString: url, max: ownerConnections })
  const requests = openRequestPool(owner, url, config => openPool({ ...config, max: requestConnections }))
  const laneOf = (pool: Pick<pg.Pool, 'end'> & { connect(): Promise<pg.PoolClient> }, connections: number): Lane => ({
    connections,
    transaction: (opening, work) => runTransaction(connectTo(pool, opening), work),
  })
  return {
    kind: 'postgres',
    hasRequestLogin: true,
    requests: laneOf(requests, requestConnections),
    owner: laneOf(owner, ownerConnections),
    listen: (channel, listener) => listenOn(url, channel, listener),
    close: async () => {
      await requests.end()
      await owner.end()
    },
  }
}

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, connectionTimeoutMillis: 5000, application_name: 'stragan', pipeline: true })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  // Compiling a statement takes longer than any of ours runs, and so does planning most of them.
  pool.on('connect', client => client.query('set jit = off; set plan_cache_mode = force_generic_plan').catch(() => {}))
  return pool
}
