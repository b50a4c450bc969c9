import { expect, test } from 'vitest'
import { afterStep, type Step, stepsAt } from './ordered-list.ts'

const things = [{ id: 7 }, { id: 3 }, { id: 9 }]
const after = (id: number, step: Step) => afterStep(things, { id, step }).map(thing => thing.id)

test.each([
  [3, 'earlier', [3, 7, 9]],
  [3, 'later', [7, 9, 3]],
  [9, 'first', [9, 7, 3]],
  [3, 'remove', [7, 9]],
  [7, 'earlier', [7, 3, 9]],
  [9, 'later', [7, 3, 9]],
  [4, 'remove', [7, 3, 9]],
] as const)('thing %i goes %s', (id, step, expected) => {
  expect(after(id, step)).toEqual(expected)
})

test('a place has the steps that change something', () => {
  expect(stepsAt(1, true)).toEqual(['remove'])
  expect(stepsAt(1, false)).toEqual(['later', 'remove'])
  expect(stepsAt(2, false)).toEqual(['earlier', 'later', 'remove'])
  expect(stepsAt(3, true)).toEqual(['earlier', 'first', 'remove'])
})
