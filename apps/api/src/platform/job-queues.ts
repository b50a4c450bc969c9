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

const pollMs = 1000

/**
 * Works on queues, which processes share. Each second one statement finds those with jobs; where it fails, each queue looks for itself. `stop`
 * waits for the work in progress.
 */
export function startJobQueues({ db, clock, log }: JobDependencies, queues: readonly JobQueue[]): { stop: () => Promise<void> } {
  let isStopped = false
  const running = new Map<JobQueue, Promise<unknown>>()
  const workedOn = new Set<JobQueue>()
  const begin = (queue: JobQueue) => {
    const work = queue
      .work(() => isStopped)
      .then(() => workedOn.add(queue))
      .catch(err => log.error({ err }, queue.failure))
      .finally(() => running.delete(queue))
    running.set(queue, work)
  }
  const conditions = join(queues.map(({ mayBeDue }) => sql`coalesce(${mayBeDue}, false)`))
  const beginQueues = (mayBegin: (queue: JobQueue, place: number) => boolean) => {
    for (const [place, queue] of queues.entries()) if (!isStopped && !running.has(queue) && mayBegin(queue, place)) begin(queue)
  }
  const job = startRecurringJob({
    run: async () => {
      const { due } = await db.asOwner(clock()).one<{ due: boolean[] }>(sql`select array[${conditions}] as due`)
      beginQueues((queue, place) => due[place] === true || !workedOn.has(queue))
    },
    intervalMs: pollMs,
    onFailure: err => {
      log.error({ err }, 'due jobs could not be read')
      beginQueues(() => true)
    },
  })
  return {
    stop: async () => {
      isStopped = true
      for (const { interrupt } of queues) interrupt?.()
      await job.stop()
      await Promise.all(running.values())
    },
  }
}
