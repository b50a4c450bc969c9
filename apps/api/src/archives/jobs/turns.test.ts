import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** Runs jobs of so many steps of a second each; says in which order their steps are done. */
async function orderOf(jobs: Readonly<Record<string, number>>, slots: number, turnMs: number): Promise<string> {
  let now = 0
  const turns = createTurns({ slots, turnMs, clock: () => now })
  const done: string[] = []
  const run = async (name: string, steps: number) => {
    const turn = await turns.begin()
    for (let step = 0; step < steps; step++) {
      await setImmediate()
      now += 1000
      done.push(name)
      await turn.pass()
    }
    turn.end()
  }
  await Promise.all(Object.entries(jobs).map(([name, steps]) => run(name, steps)))
  return done.join('')
}

test('a short job does not wait for the end of long ones', async () => {
  expect(await orderOf({ a: 6, b: 6, c: 1 }, 1, 2000)).toBe('aabbcaabbaabb')
})

test('a job alone works on, and one that ends gives its slot on', async () => {
  expect(await orderOf({ a: 4 }, 1, 1000)).toBe('aaaa')
  expect(await orderOf({ a: 1, b: 1, c: 2 }, 1, 60_000)).toBe('abcc')
})

test('no more jobs work at a time than there are slots', async () => {
  expect(await orderOf({ a: 2, b: 2, c: 2 }, 2, 60_000)).toBe('ababcc')
})
