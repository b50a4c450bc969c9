import { describe, expect, test } from 'vitest'
import { mergeDocuments, mergeEntries } from './merge.ts'

describe('two changes of a document', () => {
  const base = { name: { en: 'Courier', pl: 'Kurier' }, price: 10, countries: ['PL'], limit: null }
  test('of different fields are merged, also inside of a text in two languages', () => {
    const mine = { ...base, name: { en: 'Express', pl: 'Kurier' } }
    const theirs = { ...base, name: { en: 'Courier', pl: 'Ekspres' }, price: 12 }
    expect(mergeDocuments(base, mine, theirs)).toEqual({
      merged: { ...base, name: { en: 'Express', pl: 'Ekspres' }, price: 12 },
      conflicts: [],
    })
  })
  test('of the same field conflict unless they agree', () => {
    const [mine, theirs] = [
      { ...base, price: 11, limit: 5 },
      { ...base, price: 12, limit: 5 },
    ]
    expect(mergeDocuments(base, mine, theirs)).toEqual({ merged: { ...base, price: 11, limit: 5 }, conflicts: ['price'] })
  })
  test('of a list in a field conflict as a whole', () => {
    const [mine, theirs] = [
      { ...base, countries: ['PL', 'DE'] },
      { ...base, countries: ['PL', 'CZ'] },
    ]
    expect(mergeDocuments(base, mine, theirs).conflicts).toEqual(['countries'])
  })
  test('a field that one side has added or removed is merged', () => {
    const { limit: _, ...without } = base
    expect(mergeDocuments(base, { ...base, note: 'x' }, without)).toEqual({ merged: { ...without, note: 'x' }, conflicts: [] })
  })
})

test('a field is one of the document, whatever it is called', () => {
  const hostile = JSON.parse(
    '{"__proto__.polluted": 1, "__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}, "a.b": 2}',
  )
  const { merged } = mergeDocuments({ a: { b: 1 } }, { ...hostile, a: { b: 1 } }, { a: { b: 3 } })
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  expect(Object.keys(merged).sort()).toEqual(['__proto__', '__proto__.polluted', 'a', 'a.b', 'constructor'])
  expect(merged.a).toEqual({ b: 3 })
})

describe('two changes of a list', () => {
  const base = [
    { id: 1, a: 1 },
    { id: 2, a: 2 },
    { id: 3, a: 3 },
  ]
  test('that add, change, delete and move are merged', () => {
    const mine = [{ id: 3, a: 3 }, { id: 1, a: 9 }, { id: 2, a: 2 }, { a: 7 }]
    const theirs = [
      { id: 1, a: 1 },
      { id: 3, a: 8 },
      { id: 4, a: 4 },
    ]
    expect(mergeEntries(base, mine, theirs)).toEqual({
      merged: [{ id: 3, a: 8 }, { id: 1, a: 9 }, { id: 4, a: 4 }, { a: 7 }],
      conflicts: [],
    })
  })
  test('their order counts where mine is as before', () => {
    const theirs = [
      { id: 3, a: 3 },
      { id: 2, a: 2 },
      { id: 1, a: 1 },
    ]
    expect(
      mergeEntries(
        base,
        [
          { id: 1, a: 5 },
          { id: 2, a: 2 },
          { id: 3, a: 3 },
        ],
        theirs,
      ).merged.map(({ id }) => id),
    ).toEqual([3, 2, 1])
  })
  test('what one has deleted and the other has changed is a conflict, either way', () => {
    const without = base.slice(1)
    const changed = [{ id: 1, a: 5 }, ...without]
    for (const [mine, theirs] of [
      [without, changed],
      [changed, without],
    ] as const) {
      const { merged, conflicts } = mergeEntries(base, mine, theirs)
      expect(conflicts.map(index => merged[Number(index)])).toEqual([{ id: 1, a: 5 }])
    }
  })
  test('of the same field of an entry conflict by its path', () => {
    const of = (a: number) => [base[0], { id: 2, a }, base[2]] as { id: number; a: number }[]
    expect(mergeEntries(base, of(5), of(6))).toEqual({ merged: of(5), conflicts: ['1.a'] })
  })
})
