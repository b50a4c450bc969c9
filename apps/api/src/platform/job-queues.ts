import type { JobDependencies } from '../context.ts'
import { join, type Sql, sql } from './database.ts'
import { startRecurringJob } from './recurring-job.ts'

/** A kind of job, in a table of its own (docs/decisions/050). */
export interface JobQueue {
  /** A condition in SQL: whether a job may be due. It holds where one is, and may hold where nobody can claim one now. */
  mayBeDue: Sql
  /** Works until no job is due, or the process stops. Called until it has succeeded once, and then while `mayBeDue` holds. */
  work: (isStopped: () => boolean) => Promise<unknown>
  /** Abandons work in progress that need not end before the process stops. */
  interrupt?: () => void
  /** Message of the log where `work` fails. */
  failure: string
}

/** Works on a queue, one call of `work` at a time. */
interface Worker {
  queue: JobQueue
  running: Promise<void> | null
  hasSucceeded: boolean
}

const pollMs = 1000

/**
 * Works on queues, which processes share; on one that is given twice, twice at a time. Each second one statement finds those with jobs; where it
 * fails, each queue looks for itself. `stop` waits for the work in progress.
 */
export function startJobQueues({ db, clock, log }: JobDependencies, queues: readonly JobQueue[]): { stop: () => Promise<void> } {
  let isStopped = false
  const workers: Worker[] = queues.map(queue => ({ queue, running: null, hasSucceeded: false }))
  const workOn = async (worker: Worker) => {
    try {
      await worker.queue.work(() => isStopped)
      worker.hasSucceeded = true
    } catch (err) {
      log.error({ err }, worker.queue.failure)
    }
    worker.running = null
  }
  const begin = (worker: Worker) => {
    if (!isStopped && !worker.running) worker.running = workOn(worker)
  }
  const conditions = join(queues.map(({ mayBeDue }) => sql`coalesce(${mayBeDue}, false)`))
  const job = startRecurringJob({
    run: async () => {
      const { due } = await db.asOwner(clock()).one<{ due: boolean[] }>(sql`select array[${conditions}] as due`)
      for (const [i, worker] of workers.entries()) if (due[i] || !worker.hasSucceeded) begin(worker)
    },
    intervalMs: pollMs,
    onFailure: err => {
      log.error({ err }, 'due jobs could not be read')
      for (const worker of workers) begin(worker)
    },
  })
  return {
    stop: async () => {
      isStopped = true
      for (const { interrupt } of queues) interrupt?.()
      await job.stop()
      await Promise.all(workers.map(({ running }) => running))
    },
  }
}
