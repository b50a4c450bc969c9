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
  ['Jan Kowalski', ['jan', 'kowalski']],
  ['Nowak & Syn', ['nowak', 'syn']],
  ['jan@example.com', ['jan@example.com']],
  ['12345', ['12345']],
  ['ab bc cd de ef fg', ['ab', 'bc', 'cd', 'de', 'ef']],
  ['J Łącki', ['lacki']],
  ['\u0300 \u0300', []],
  ['  ', []],
])('%s is words', (query, words) => {
  expect(searchTerms(query)).toEqual({ words, numbers: [] })
})
