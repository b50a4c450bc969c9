import { expect, test } from 'vitest'
import { onceFor } from './form.server.ts'
import { idIn, sentId } from './form.ts'

test.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['99999999999', null],
  ['0', null],
  ['01', null],
  ['-1', null],
  ['1e3', null],
  [' 1', null],
  ['', null],
  [undefined, null],
])('the id in %s', (text, id) => {
  expect([idIn(text), sentId(text)]).toEqual([id, id ?? 0])
})

test('a key becomes a header whatever it is, the same for the same key', () => {
  const keys = ['a', 'zażółć', 'a\r\nb: c', 'x'.repeat(10_000)]
  for (const key of keys) expect(onceFor(key).idempotencyKey).toMatch(/^[\w-]{43}$/)
  expect(onceFor('a')).toEqual(onceFor('a'))
  expect(new Set(keys.map(key => onceFor(key).idempotencyKey)).size).toBe(keys.length)
  expect([onceFor(''), onceFor(undefined)]).toEqual([{}, {}])
})
