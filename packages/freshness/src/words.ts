/** What was worked out for a request, found again by what another one says, word for word, without reading what it means. */
export interface Words<Value> {
  get(said: readonly unknown[]): Value | undefined
  put(said: readonly unknown[], value: Value): void
}

/** Bounded: so many requests are known, and those that say more than that are read each time. */
const most = 20_000
const longest = 1000

export function openWords<Value>(): Words<Value> {
  const known = new Map<string, Value>()
  // No header and no address can hold what stands between them.
  const textOf = (said: readonly unknown[]) => said.join('\n')
  return {
    get: said => known.get(textOf(said)),
    put(said, value) {
      const text = textOf(said)
      if (text.length > longest) return
      if (known.size >= most) known.clear()
      known.set(text, value)
    },
  }
}
