import { expect, test } from 'vitest'
import { inBatches } from './batches.ts'

async function* entriesOf(lengths: readonly number[]) {
  for (const length of lengths) yield { length }
}

test('a batch ends with the entry that reaches the limit of entries, or of characters', async () => {
  const batches: number[][] = []
  for await (const batch of inBatches(entriesOf([1, 1, 1, 9, 10, 25, 3]), { maxEntries: 3, maxLength: 10 }))
    batches.push(batch.map(({ length }) => length))
  expect(batches).toEqual([[1, 1, 1], [9, 10], [25], [3]])
})
