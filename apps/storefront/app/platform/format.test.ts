import { expect, test } from 'vitest'
import { formatBytes } from './format.ts'

test.each([
  [1, '1 kB', '1 kB'],
  [340_400, '340 kB', '340 kB'],
  [999_499, '999 kB', '999 kB'],
  [999_500, '1 MB', '1 MB'],
  [1_234_567, '1.2 MB', '1,2 MB'],
])('a file of %i bytes', (bytes, en, pl) => {
  expect([formatBytes('en', bytes), formatBytes('pl', bytes)].map(text => text.replace('\u00a0', ' '))).toEqual([en, pl])
})
