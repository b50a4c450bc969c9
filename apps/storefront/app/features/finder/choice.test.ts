import { expect, test } from 'vitest'
import { choiceOf } from './choice.ts'

test('a value is shortened, and ignored with a NUL', () => {
  const selects = ['thread', 'head', 'finish'].map(feature => ({ feature, value: 'first' }))
  const query = new URLSearchParams(`feature[thread]=m8%00&feature[head]=${'h'.repeat(81)}`)
  expect(choiceOf({ selects }, query)).toEqual({ thread: '', head: 'h'.repeat(80), finish: '' })
})
