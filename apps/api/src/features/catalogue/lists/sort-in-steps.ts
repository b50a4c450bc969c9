import { setImmediate } from 'node:timers/promises'
import { merged } from './sorted.ts'

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
    const longer: T[][] = []
    for (let at = 0; at < runs.length; at += 2) {
      longer.push([...merged(runs[at] ?? [], runs[at + 1] ?? [], compare)])
      await setImmediate()
    }
    runs = longer
  }
  return runs[0] ?? []
}
