import { expect, test } from 'vitest'
import { createSemaphore } from './semaphore.ts'

const unavailable = new Error('unavailable')
const semaphoreOf = (permits: number, maxQueued: number, maxWaitMs = 60_000) =>
  createSemaphore(permits, { maxQueued, maxWaitMs, rejection: () => unavailable })

/** A task that runs until `end` is called. */
function task() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { work: () => promise, end: () => resolve('done') }
}

test('tasks run up to the permits and queue up to the limit; further ones are rejected at once', async () => {
  const semaphore = semaphoreOf(2, 1)
  const [first, second, third] = [task(), task(), task()]
  const done = [first, second, third].map(({ work }) => semaphore.run(work))
  await expect(semaphore.run(async () => 'late')).rejects.toBe(unavailable)
  expect(semaphore.metrics()).toEqual({ running: 2, queued: 1, rejected_total: 1 })
  for (const one of [first, second, third]) one.end()
  expect(await Promise.all(done)).toEqual(['done', 'done', 'done'])
  expect(semaphore.metrics()).toEqual({ running: 0, queued: 0, rejected_total: 1 })
})

test('a task that queued for too long is rejected, and the next one runs', async () => {
  const semaphore = semaphoreOf(1, 5, 1)
  const first = task()
  const begun = semaphore.run(first.work)
  await expect(semaphore.run(async () => 'impatient')).rejects.toBe(unavailable)
  const required = semaphore.run(async () => 'required', 'required')
  first.end()
  expect(await Promise.all([begun, required])).toEqual(['done', 'required'])
})

test('the queue is first in, first out; urgent tasks go to its front, required ones pass its limit', async () => {
  const semaphore = semaphoreOf(1, 1)
  const first = task()
  const order: string[] = []
  const note = (name: string) => async () => void order.push(name)
  const all = [
    semaphore.run(first.work),
    semaphore.run(note('one')),
    semaphore.run(note('two'), 'required'),
    semaphore.run(note('ahead'), 'urgent'),
  ]
  await expect(semaphore.run(note('none'))).rejects.toBe(unavailable)
  first.end()
  await Promise.all(all)
  expect(order).toEqual(['ahead', 'one', 'two'])
})

test('a task that fails frees its permit', async () => {
  const semaphore = semaphoreOf(1, 5)
  const failing = semaphore.run(async () => {
    throw new Error('no')
  })
  const next = semaphore.run(async () => 'next')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('next')
})
