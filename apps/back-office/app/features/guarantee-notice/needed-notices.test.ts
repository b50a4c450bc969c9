import { expect, test } from 'vitest'
import { neededNotices } from './needed-notices.ts'

const spoken = (en: boolean, pl: boolean) => [
  { code: 'en', enabled: en },
  { code: 'pl', enabled: pl },
]
const selling = (sells_to?: string) => [{ enabled: true, sells_to }]

test('a shop shows the notice in its languages', () => {
  expect(neededNotices(spoken(true, true), selling('everyone'))).toEqual(['en', 'pl'])
  expect(neededNotices(spoken(false, true), selling())).toEqual(['pl'])
  expect(neededNotices(spoken(true, false), [])).toEqual(['en'])
})

test('a shop that sells to companies alone shows none', () => {
  expect(neededNotices(spoken(true, true), selling('companies'))).toEqual([])
})
