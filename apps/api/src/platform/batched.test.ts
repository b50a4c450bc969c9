import { expect, test } from 'vitest'
import { failingQueryable } from '../../test/intercepted-database.ts'
import { batched } from './batched.ts'

const ctxOf = () => ({ db: failingQueryable(new Error('No statement runs here')) })

test('calls in one database are one run until the event loop goes on, each with its own result', async () => {
  const runs: (readonly number[])[] = []
  const doubled = batched(async (_: ReturnType<typeof ctxOf>, keys: readonly number[]) => {
    runs.push(keys)
    return keys.map(key => key * 2)
  })
  const [one, other] = [ctxOf(), ctxOf()]
  const later = async () => doubled(one, await Promise.resolve(3))
  expect(await Promise.all([doubled(one, 1), doubled(other, 2), later()])).toEqual([2, 4, 6])
  expect(runs).toEqual([[1, 3], [2]])
  expect(await doubled(one, 4)).toBe(8)
  expect(runs).toHaveLength(3)
})

test('a run that fails, fails all of its calls', async () => {
  const failing = batched<ReturnType<typeof ctxOf>, number, never>(async () => {
    throw new Error('Failed')
  })
  const ctx = ctxOf()
  const settled = await Promise.allSettled([failing(ctx, 1), failing(ctx, 2)])
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
