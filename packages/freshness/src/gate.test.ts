import { expect, test } from 'vitest'
import { openGate } from './gate.ts'

const crowded = new Error('crowded')
const gateOf = (atOnce: number, mostWaiting: number, longestMs = 60_000) =>
  openGate(atOnce, { mostWaiting, longestMs, refusal: () => crowded })

/** Works until it is told to end. */
function worker() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { work: () => promise, end: () => resolve('done') }
}

test('so many work at once, so many wait, and whoever comes then is turned away at once', async () => {
  const gate = gateOf(2, 1)
  const [first, second, third] = [worker(), worker(), worker()]
  const done = [first, second, third].map(({ work }) => gate.pass(work))
  await expect(gate.pass(async () => 'late')).rejects.toBe(crowded)
  expect(gate.figures()).toEqual({ working: 2, waiting: 1, turned_away_total: 1 })
  for (const one of [first, second, third]) one.end()
  expect(await Promise.all(done)).toEqual(['done', 'done', 'done'])
  expect(gate.figures()).toEqual({ working: 0, waiting: 0, turned_away_total: 1 })
})

test('who waits for too long is turned away, and the place goes to who came later', async () => {
  const gate = gateOf(1, 5, 1)
  const first = worker()
  const begun = gate.pass(first.work)
  await expect(gate.pass(async () => 'impatient')).rejects.toBe(crowded)
  const patient = gate.pass(async () => 'patient', 'patient')
  first.end()
  expect(await Promise.all([begun, patient])).toEqual(['done', 'patient'])
})

test('turns are taken in order, but for who is first; the patient are let in where others are not', async () => {
  const gate = gateOf(1, 1)
  const first = worker()
  const order: string[] = []
  const note = (name: string) => async () => void order.push(name)
  const all = [gate.pass(first.work), gate.pass(note('one')), gate.pass(note('two'), 'patient'), gate.pass(note('ahead'), 'first')]
  await expect(gate.pass(note('none'))).rejects.toBe(crowded)
  first.end()
  await Promise.all(all)
  expect(order).toEqual(['ahead', 'one', 'two'])
})

test('who fails leaves the place to the next', async () => {
  const gate = gateOf(1, 5)
  const failing = gate.pass(async () => {
    throw new Error('no')
  })
  const next = gate.pass(async () => 'next')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('next')
})
