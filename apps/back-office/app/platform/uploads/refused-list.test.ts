import { expect, test } from 'vitest'
import { entryIn } from './refused-list.ts'

const sheet = (en: string, pl: string) => ({ id: 7, title: { en, pl } })
const [from, typed, stored] = [sheet('One', 'Jeden'), sheet('Mine', 'Jeden'), sheet('Theirs', 'Ich')]

test('a form that was not sent shows what is stored, which is its base', () => {
  expect(entryIn(undefined, stored)).toEqual({ base: stored, shown: stored })
})

test('a refused form keeps what was typed and its base', () => {
  expect(entryIn({ from: [from], typed: [typed], isConflict: false }, stored)).toEqual({ base: from, shown: typed })
})

test('after a conflict a form shows what was typed, and in fields that were left as they were what is stored, which is its base', () => {
  expect(entryIn({ from: [from], typed: [typed], isConflict: true }, stored)).toEqual({ base: stored, shown: sheet('Mine', 'Ich') })
})

test('an entry that was added meanwhile, or removed by the form, is as it is stored', () => {
  const unknown = { base: stored, shown: stored }
  expect(entryIn({ from: [], typed: [], isConflict: false }, stored)).toEqual(unknown)
  expect(entryIn({ from: [from], typed: [], isConflict: true }, stored)).toEqual(unknown)
})
