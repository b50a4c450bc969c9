/** Statements that take longer are measured. */
const graceMs = 100
/** A statement that gets no CPU time, as on an overloaded machine, is ended after this multiple of its limit. */
const maxStarvation = 10

/** Watches one statement, or the time between two, at a time; the next one replaces it. */
export interface Watchdog {
  /** Calls back when the thread has computed for so long; undefined for no limit. */
  limitCpuTime(ms: number | undefined, exceeded: () => void): void
  /** Calls back after so much time; undefined for no limit. */
  limitTime(ms: number | undefined, exceeded: () => void): void
  stop(): void
}

/**
 * Limits statements by the CPU time of the database's thread, which `cpuMs` returns. The embedded database never waits for locks, so CPU
 * time distinguishes a slow statement from a busy machine.
 */
export function createWatchdog(cpuMs: () => Promise<number>): Watchdog {
  let timer: NodeJS.Timeout | undefined
  let check: NodeJS.Immediate | undefined
  let generation = 0

  const stop = () => {
    generation++
    clearTimeout(timer)
    clearImmediate(check)
  }
  /** Messages that arrived while the event loop was blocked are processed before the timeout fires. */
  const after = (ms: number, work: () => void) => {
    timer = setTimeout(() => {
      check = setImmediate(work)
    }, ms)
  }
  return {
    stop,
    limitTime(ms, exceeded) {
      stop()
      if (ms !== undefined) after(ms, exceeded)
    },
    limitCpuTime(ms, exceeded) {
      stop()
      if (ms === undefined) return
      const watched = generation
      const begun = performance.now()
      /** Ignores the measurement of a statement that has ended, and of a thread that has. */
      const measure = (work: (cpu: number) => void) =>
        cpuMs().then(
          cpu => watched === generation && work(cpu),
          () => {},
        )
      const compare = (before: number) =>
        measure(cpu => {
          const used = cpu - before + graceMs
          if (used >= ms || performance.now() - begun >= ms * maxStarvation) exceeded()
          else after(ms - used, () => compare(before))
        })
      after(graceMs, () => measure(before => after(ms - graceMs, () => compare(before))))
    },
  }
}
