import { idempotencyKeyFor } from '@stragan/web/form.server'
import { expect, test } from 'vitest'
import { idOrZero, parseId } from './form.ts'

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
  expect([parseId(text), idOrZero(text)]).toEqual([id, id ?? 0])
})

test('any key becomes a valid header value, deterministically', () => {
  const keys = ['a', 'zażółć', 'a\r\nb: c', 'x'.repeat(10_000)]
  for (const key of keys) expect(idempotencyKeyFor(key).idempotencyKey).toMatch(/^[\w-]{43}$/)
  expect(idempotencyKeyFor('a')).toEqual(idempotencyKeyFor('a'))
  expect(new Set(keys.map(key => idempotencyKeyFor(key).idempotencyKey)).size).toBe(keys.length)
  expect([idempotencyKeyFor(''), idempotencyKeyFor(undefined)]).toEqual([{}, {}])
})
