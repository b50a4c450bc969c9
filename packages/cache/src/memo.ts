/** Memoises what was derived from the parts of a request, by their exact text. */
export interface Memo<Value> {
  get(parts: readonly unknown[]): Value | undefined
  set(parts: readonly unknown[], value: Value): void
}

const maxEntries = 20_000
const maxKeyLength = 1000

/** Bounded: longer keys are not stored, and a full memo is cleared. */
export function createMemo<Value>(): Memo<Value> {
  const entries = new Map<string, Value>()
  // Neither a header nor a URL contains a line feed.
  const keyOf = (parts: readonly unknown[]) => parts.join('\n')
  return {
    get: parts => entries.get(keyOf(parts)),
    set(parts, value) {
      const key = keyOf(parts)
      if (key.length > maxKeyLength) return
      if (entries.size >= maxEntries) entries.clear()
      entries.set(key, value)
    },
  }
}
