/** Entries that are compared with those of the shop at once, and the characters of their lines. */
const batchLimits = { maxEntries: 250, maxLength: 1024 * 1024 }

/** Collects entries into batches that end with the one that reaches a limit. */
export async function* inBatches<T extends { length: number }>(
  all: AsyncIterable<T>,
  { maxEntries, maxLength } = batchLimits,
): AsyncGenerator<T[]> {
  let batch: T[] = []
  let length = 0
  for await (const one of all) {
    length += one.length
    if (batch.push(one) < maxEntries && length < maxLength) continue
    yield batch
    batch = []
    length = 0
  }
  if (batch.length > 0) yield batch
}
