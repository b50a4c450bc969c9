import { type CallLimit, ShopError } from '@stragan/contract'
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Log } from '../context.ts'
import { type Database, type Statement, sql } from './database.ts'

export interface Limits {
  /** Throws `too_many_requests` where the key has used up its attempts. */
  assertLeft(name: string, limit: CallLimit, key: string): Promise<void>
  /** Counts an attempt. */
  count(name: string, limit: CallLimit, key: string): Promise<void>
}

/** Attempts counted in the database, so that the number holds over all processes and restarts. */
export function limitsIn(db: Database): Limits {
  const query = async (statement: Statement) => {
    const rows = await db.asOwner(new Date(), tx => tx.query(statement))
    return { rows, rowCount: rows.length }
  }
  const limiters = new Map<string, RateLimiterPostgres>()
  const limiterOf = (name: string, limit: CallLimit) => {
    const known = limiters.get(name)
    if (known) return known
    const made = new RateLimiterPostgres({
      storeClient: { query },
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: limit.attempts,
      duration: limit.minutes * 60,
    })
    limiters.set(name, made)
    return made
  }
  return {
    async assertLeft(name, limit, key) {
      const used: RateLimiterRes | null = await limiterOf(name, limit).get(key)
      if (used && used.consumedPoints >= limit.attempts)
        throw new ShopError('too_many_requests', { details: { retry_after: Math.ceil(used.msBeforeNext / 1000) } })
    },
    async count(name, limit, key) {
      await limiterOf(name, limit).penalty(key)
    },
  }
}

interface ForgettingDependencies {
  db: Database
  clock: () => Date
  log: Log
}

const hourMs = 3_600_000

/**
 * Forgets the attempts that count no longer, at the start and every hour: with them go the addresses that they were counted by. Several
 * processes may do so at once. `stop` waits for the round under way.
 */
export function startForgettingAttempts({ db, clock, log }: ForgettingDependencies): { stop: () => Promise<void> } {
  const round = async () => {
    try {
      await forgetAttempts(db, clock())
    } catch (error) {
      log.error({ err: error }, 'attempts that count no longer could not be forgotten')
    }
  }
  let running = round()
  const timer = setInterval(() => {
    running = round()
  }, hourMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

/** Leaves alone what another process is just counting or forgetting: neither waits for the other. */
const forgetAttempts = (db: Database, now: Date) =>
  db.asOwner(now, tx =>
    tx.query(sql`
      delete from rate_limits where key in (select key from rate_limits where expire <= ${now.getTime()} for update skip locked)`),
  )
