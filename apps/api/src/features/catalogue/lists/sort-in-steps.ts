import { setImmediate } from 'node:timers/promises'

/** Sorted runs of this length are merged; a pass over all of them takes some milliseconds. */
const runLength = 4096

/** Sorts a copy without blocking the event loop for longer than a merge of all items. */
export async function sortInSteps<T>(items: readonly T[], compare: (a: T, b: T) => number): Promise<T[]> {
  let runs: T[][] = []
  for (let at = 0; at < items.length; at += runLength) {
    runs.push(items.slice(at, at + runLength).sort(compare))
    await setImmediate()
  }
  while (runs.length > 1) {
    const merged: T[][] = []
    for (let at = 0; at < runs.length; at += 2) {
      merged.push(mergedRuns(runs[at] ?? [], runs[at + 1] ?? [], compare))
      await setImmediate()
    }
    runs = merged
  }
  return runs[0] ?? []
}

function mergedRuns<T>(a: readonly T[], b: readonly T[], compare: (a: T, b: T) => number): T[] {
  const all: T[] = []
  let next = 0
  for (const item of a) {
    while (next < b.length && compare(b[next] as T, item) < 0) all.push(b[next++] as T)
    all.push(item)
  }
  while (next < b.length) all.push(b[next++] as T)
  return all
}
