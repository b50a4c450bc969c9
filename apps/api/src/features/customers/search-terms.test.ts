import { expect, test } from 'vitest'
import { searchTerms } from './search-terms.ts'

test.each([
  ['526-000-12-46', ['5260001246', '260001246']],
  ['PL 526 000 12 46', ['5260001246', '260001246']],
  ['+48 600 700 800', ['48600700800', '600700800']],
  ['600700800', ['600700800', '600700800']],
])('%s is a number', (query, numbers) => {
  expect(searchTerms(query)).toEqual({ words: [], numbers })
})

test.each([
  ['Jan Kowalski', ['Jan', 'Kowalski']],
  ['Nowak & Syn', ['Nowak', 'Syn']],
  ['jan@example.com', ['jan@example.com']],
  ['12345', ['12345']],
  ['a b c d e f g', ['a', 'b', 'c', 'd', 'e']],
  ['  ', []],
])('%s is words', (query, words) => {
  expect(searchTerms(query)).toEqual({ words, numbers: [] })
})
