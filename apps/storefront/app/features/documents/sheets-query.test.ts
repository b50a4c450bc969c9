import { contentCalls } from '@stragan/contract'
import { expect, test } from 'vitest'
import { parseSheetsQuery } from './sheets-query.ts'

const parsed = (query: Record<string, string>) => {
  const { find, page } = parseSheetsQuery(new URLSearchParams(query))
  expect(contentCalls.dataSheets.query.safeParse({ q: find, page: String(page) }).success).toBe(true)
  return { find, page }
}

test('a page that is none is the first, one beyond those of the API the last', () => {
  const pages = ['2', '0', '-1', '1.5', 'x', '', '9007199254740993', '100000', '100001', '9007199254740991']
  expect(pages.map(page => parsed({ page }).page)).toEqual([2, 1, 1, 1, 1, 1, 1, 100_000, 100_000, 100_000])
})

test('a search is shortened, and ignored with a NUL', () => {
  expect(parsed({ find: ` ${'a'.repeat(99)} b` }).find).toBe('a'.repeat(99))
  expect(parsed({ find: 'saw\0' }).find).toBe('')
})
