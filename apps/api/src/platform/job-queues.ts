import type { JobDependencies } from '../context.ts'
import { join, type Sql, sql } from './database.ts'
import { startRecurringJob } from './recurring-job.ts'

/** A kind of job, in a table of its own (docs/decisions/050). */
export interface JobQueue {
  /** A condition in SQL: whether a job may be due. It holds for each that is, and may hold for one that nobody can claim now. */
  mayBeDue: Sql
  /** Works until no job is due, or the process stops. Called at the start, and then while `mayBeDue` holds. */
  work: (isStopped: () => boolean) => Promise<unknown>
  /** Abandons work in progress that need not end before the process stops. */
  interrupt?: () => void
  /** Message of the log where `work` fails. */
  failure: string
}

const pollMs = 1000

/** Works on queues, which processes share. Each second one statement finds those with jobs. `stop` waits for the work in progress. */
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
  const job = startRecurringJob({
    run: async () => {
      const { due } = await db.asOwner(clock()).one<{ due: boolean[] }>(sql`select array[${conditions}] as due`)
      for (const [i, queue] of queues.entries()) if (!running.has(queue) && (due[i] || !workedOn.has(queue))) begin(queue)
    },
    intervalMs: pollMs,
    onFailure: err => log.error({ err }, 'due jobs could not be read'),
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
