/** A statement that takes longer is measured. */
const graceMs = 100
/** A statement that is not computed, as on a machine that is busy with others, is ended after so many times its limit. */
const mostStarved = 10

/** Watches over one thing at a time, a statement or the time between two; whatever is watched next ends the watch before. */
export interface Watch {
  /** Calls back when the thread has computed for so long; undefined: never. */
  statement(ms: number | undefined, passed: () => void): void
  /** Calls back when so much time has passed. */
  time(ms: number | undefined, passed: () => void): void
  stop(): void
}

/**
 * Limits by the processor time of the database's thread: the embedded database waits for nobody, so that time alone says whether a statement
 * is slow or the machine is busy. `cpuMs` tells how much it has used so far.
 */
export function openWatch(cpuMs: () => Promise<number>): Watch {
  let timer: NodeJS.Timeout | undefined
  let check: NodeJS.Immediate | undefined
  let turn = 0

  const stop = () => {
    turn++
    clearTimeout(timer)
    clearImmediate(check)
  }
  /** What arrived while the event loop was busy is heard before the time counts as passed. */
  const after = (ms: number, work: () => void) => {
    timer = setTimeout(() => {
      check = setImmediate(work)
    }, ms)
  }
  return {
    stop,
    time(ms, passed) {
      stop()
      if (ms !== undefined) after(ms, passed)
    },
    statement(ms, passed) {
      stop()
      if (ms === undefined) return
      const mine = turn
      const begun = performance.now()
      /** Nothing is measured of a statement that has ended, nor of a thread that has. */
      const measured = (work: (cpu: number) => void) =>
        cpuMs().then(
          cpu => mine === turn && work(cpu),
          () => {},
        )
      const look = (before: number) =>
        measured(cpu => {
          const used = cpu - before + graceMs
          if (used >= ms || performance.now() - begun >= ms * mostStarved) passed()
          else after(ms - used, () => look(before))
        })
      after(graceMs, () => measured(before => after(ms - graceMs, () => look(before))))
    },
  }
}
