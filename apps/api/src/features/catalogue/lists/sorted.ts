/** Position of an item in a sorted list, or where it belongs, by binary search. */
export function positionOf<T>(items: readonly T[], item: T, compare: (a: T, b: T) => number): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (compare(items[middle] as T, item) < 0) low = middle + 1
    else high = middle
  }
  return low
}

/** Merges two sorted lists; of equal items those of the first come first. */
export function* merged<T>(a: Iterable<T>, b: readonly T[], compare: (a: T, b: T) => number): Generator<T> {
  let next = 0
  for (const item of a) {
    while (next < b.length && compare(b[next] as T, item) < 0) yield b[next++] as T
    yield item
  }
  while (next < b.length) yield b[next++] as T
}

/** More changes than this are merged in one pass instead of being moved one by one. */
const maxMoves = 64

/**
 * A sorted list without some of its items and with others; the list itself may change. An added item that compares as equal to a removed
 * one takes its place, and nothing is moved: the comparison has to be a total order.
 */
export function replaceSorted<T>(items: T[], removed: readonly T[], added: readonly T[], compare: (a: T, b: T) => number): T[] {
  if (removed.length + added.length > maxMoves) return mergeReplaced(items, new Set(removed), added.toSorted(compare), compare)
  const moved = new Set(added)
  for (const item of removed) {
    const at = positionOf(items, item, compare)
    const successor = added.find(one => compare(one, item) === 0)
    if (successor === undefined) items.splice(at, 1)
    else {
      items[at] = successor
      moved.delete(successor)
    }
  }
  for (const item of moved) items.splice(positionOf(items, item, compare), 0, item)
  return items
}

function mergeReplaced<T>(items: readonly T[], removed: ReadonlySet<T>, added: readonly T[], compare: (a: T, b: T) => number): T[] {
  const result: T[] = []
  let next = 0
  for (const item of items) {
    if (removed.has(item)) continue
    while (next < added.length && compare(added[next] as T, item) < 0) result.push(added[next++] as T)
    result.push(item)
  }
  while (next < added.length) result.push(added[next++] as T)
  return result
}
