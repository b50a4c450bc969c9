/** Merges two sorted lists; of equal items those of the first come first. */
export function* merged<T>(a: Iterable<T>, b: readonly T[], compare: (a: T, b: T) => number): Generator<T> {
  let next = 0
  for (const item of a) {
    while (next < b.length && compare(b[next] as T, item) < 0) yield b[next++] as T
    yield item
  }
  while (next < b.length) yield b[next++] as T
}
