import { expect, test } from 'vitest'
import { readQuery, writeQuery } from './query.ts'

const lists = (name: string) => name === 'brand'

test('a query is the same after writing and reading', () => {
  const query = { page: '2', brand: ['1', '3'], feature: { thread: ['m8', 'm10'], finish: ['zinc'] } }
  expect(readQuery(writeQuery(query), lists)).toEqual(query)
})

test('the last of repeated values counts, and empty values are ignored', () => {
  expect(readQuery(new URLSearchParams('page=1&page=2&q=&brand=7&sort=%00'), lists)).toEqual({ page: '2', brand: ['7'] })
})

test('names of Object.prototype are read as any other name', () => {
  const query = readQuery(new URLSearchParams('__proto__=1&constructor[prototype]=2'), lists)
  expect(Object.keys(query)).toEqual(['__proto__', 'constructor'])
  expect(({} as Record<string, unknown>).prototype).toBeUndefined()
})
