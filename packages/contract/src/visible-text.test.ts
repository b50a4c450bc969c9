import { expect, test } from 'vitest'
import { visibleTextOf } from './visible-text.ts'

test.each([
  ['  Dzień dobry!\r\n\tTak. ', 'Dzień dobry!\r\n\tTak.'],
  ['a\u001b[31mb\u0000', 'a[31mb'],
  ['👩\u200d👩\u200d👧', '👩\u200d👩\u200d👧'],
  ['\u200b', ''],
  [' \u2060\u00ad\ufeff\u3164\u2800\n', ''],
  ['\u001b\u0007', ''],
])('what can be read of %j', (typed, text) => {
  expect(visibleTextOf(typed)).toBe(text)
})
