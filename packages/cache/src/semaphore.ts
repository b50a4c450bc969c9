/**
 * How a task queues. `sheddable`: it is rejected if the queue is full or the wait too long. `required`: it waits as long as it takes.
 * `urgent`: it goes to the front of the queue.
 */
export type Priority = 'sheddable' | 'required' | 'urgent'

/** Semaphore with a queue: limits how many tasks run concurrently. */
export interface Semaphore {
  run<T>(task: () => Promise<T>, priority?: Priority): Promise<T>
  metrics(): { running: number; queued: number; rejected_total: number }
}

/** Load shedding: when a sheddable task is rejected, and with which error. */
interface QueueLimits {
  maxQueued: number
  /** May be Infinity. */
  maxWaitMs: number
  rejection: () => Error
}

/** Without limits no task is rejected. */
export function createSemaphore(permits: number, limits?: QueueLimits): Semaphore {
  const queue: (() => void)[] = []
  let running = 0
  let rejected = 0

  const acquire = (priority: Priority) =>
    new Promise<void>((resolve, reject) => {
      const applied = priority === 'sheddable' ? limits : undefined
      const shed = ({ rejection }: QueueLimits) => {
        rejected++
        reject(rejection())
      }
      if (applied && queue.length >= applied.maxQueued) return shed(applied)
      let timer: NodeJS.Timeout | undefined
      const start = () => {
        clearTimeout(timer)
        resolve()
      }
      if (priority === 'urgent') queue.unshift(start)
      else queue.push(start)
      if (!applied || applied.maxWaitMs === Number.POSITIVE_INFINITY) return
      timer = setTimeout(() => {
        queue.splice(queue.indexOf(start), 1)
        shed(applied)
      }, applied.maxWaitMs)
    })

  return {
    async run(task, priority = 'sheddable') {
      // A task that ends passes its permit to the next in the queue.
      if (running >= permits) await acquire(priority)
      else running++
      try {
        return await task()
      } finally {
        const next = queue.shift()
        if (next) next()
        else running--
      }
    },
    metrics: () => ({ running, queued: queue.length, rejected_total: rejected }),
  }
}
