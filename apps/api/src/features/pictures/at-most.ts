/** A queue that runs at most `count` of its works at the same time, first come first served. */
export function atMost(count: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < count) running++
    else await new Promise<void>(resolve => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The place is handed on, so that nobody takes it in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
