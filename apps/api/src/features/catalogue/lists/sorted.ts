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
