import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApi, silent, type TestApi } from '../../test/test-api.ts'
import { sql } from './database.ts'
import { type JobQueue, startJobQueues } from './job-queues.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

test('queues are worked on at the start, and then while they may have jobs; one that fails or takes long holds up no other', async () => {
  const runs: Record<string, number> = {}
  const failures: unknown[] = []
  const interrupted = Promise.withResolvers<void>()
  let hasEnded = false
  const queue = (name: string, mayBeDue: JobQueue['mayBeDue'], work = async () => {}): JobQueue => ({
    mayBeDue,
    work: () => {
      runs[name] = (runs[name] ?? 0) + 1
      return work()
    },
    failure: name,
  })
  const log = { ...silent, error: (_: unknown, message: string) => failures.push(message) }
  const jobs = startJobQueues({ db: api.db, clock: () => new Date(), log }, [
    queue('empty', sql`null`),
    queue('failing', sql`false`, async () => {
      if ((runs.failing ?? 0) < 2) throw new Error('No connection')
    }),
    {
      ...queue('long', sql`true`, async () => {
        await interrupted.promise
        hasEnded = true
      }),
      interrupt: interrupted.resolve,
    },
    queue('due', sql`exists (select from shops)`),
  ])
  await expect.poll(() => runs.due, { timeout: 20_000 }).toBeGreaterThan(3)
  expect(runs).toMatchObject({ empty: 1, failing: 2, long: 1 })
  expect(failures).toEqual(['failing'])
  await jobs.stop()
  expect([hasEnded, runs.long]).toEqual([true, 1])
})

test('a condition that fails keeps no queue from its work', async () => {
  const runs: [number, number] = [0, 0]
  const queueOf = (place: 0 | 1, mayBeDue: JobQueue['mayBeDue']): JobQueue => ({
    mayBeDue,
    work: async () => void runs[place]++,
    failure: 'work failed',
  })
  const jobs = startJobQueues({ db: api.db, clock: () => new Date(), log: silent }, [
    queueOf(0, sql`1 / (select count(*) from shops where shop_id < 0) > 0`),
    queueOf(1, sql`true`),
  ])
  await expect.poll(() => Math.min(...runs), { timeout: 20_000 }).toBeGreaterThan(2)
  await jobs.stop()
})
