import { expect, test } from 'vitest'
import { readNotice } from './notice.ts'

test('a notice is read from its cookie; anything else is none', () => {
  const cookie = (value: unknown) => encodeURIComponent(JSON.stringify(value))
  expect(readNotice(cookie({ kind: 'invited', subject: 'a@example.com' }))).toEqual({ kind: 'invited', subject: 'a@example.com' })
  expect(readNotice(cookie({ kind: 'invited', subject: 'x'.repeat(400) }))?.subject).toHaveLength(300)
  for (const value of [undefined, '', '%', cookie(null), cookie({ kind: 'constructor' }), cookie({ kind: 7 })])
    expect(readNotice(value)).toBeNull()
})
