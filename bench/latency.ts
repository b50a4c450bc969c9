import { setTimeout as pause } from 'node:timers/promises'

/** One action of a visitor. */
export interface Task {
  kind: string
  run: () => Promise<void>
}

interface Sample {
  kind: string
  ms: number
  /** Why it failed. */
  error: string | null
}

export interface Percentiles {
  p50: number
  p95: number
  p99: number
  max: number
}

/** What ran in `seconds`. */
export interface LoadResult {
  seconds: number
  samples: Sample[]
}

/** Closed loop: so many tasks at a time, each followed by the next, for some seconds. */
export async function runConcurrently(
  next: () => Task,
  { seconds, concurrency }: { seconds: number; concurrency: number },
): Promise<LoadResult> {
  const startedAt = performance.now()
  const samples: Sample[] = []
  const one = async () => {
    while (performance.now() - startedAt < seconds * 1000) samples.push(await sampleOf(next(), performance.now()))
  }
  await Promise.all(Array.from({ length: concurrency }, one))
  return { seconds: (performance.now() - startedAt) / 1000, samples }
}

/** Open loop: starts tasks at a fixed rate, however long they take. Each is timed from when it should have started. */
export async function runAtRate(next: () => Task, { seconds, perSecond }: { seconds: number; perSecond: number }): Promise<LoadResult> {
  const startedAt = performance.now()
  const started: Promise<Sample>[] = []
  for (let i = 0; i < Math.ceil(seconds * perSecond); i++) {
    const due = startedAt + (i / perSecond) * 1000
    if (due > performance.now()) await pause(due - performance.now())
    started.push(sampleOf(next(), due))
  }
  const samples = await Promise.all(started)
  return { seconds: (performance.now() - startedAt) / 1000, samples }
}

async function sampleOf({ kind, run }: Task, startedAt: number): Promise<Sample> {
  const error = await run().then(
    () => null,
    reason => String(reason),
  )
  return { kind, ms: performance.now() - startedAt, error }
}

export function percentilesOf(samples: readonly Sample[]): Percentiles {
  const sorted = samples.map(({ ms }) => ms).toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}
