interface RecurringJob {
  /** `isStopped` lets a long run end early. */
  run: (isStopped: () => boolean) => Promise<unknown>
  /** Between the end of a run and the beginning of the next. */
  intervalMs: number
  /** Called with the failure of a run; the next run comes all the same. */
  onFailure: (error: unknown) => void
}

/** Runs a job repeatedly, one run at a time, for as long as the process lives. `stop` waits for the run in progress. */
export function startRecurringJob({ run, intervalMs, onFailure }: RecurringJob): { stop: () => Promise<void> } {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  const round = () => {
    running = run(() => stopped)
      .catch(onFailure)
      .then(() => {
        if (!stopped) timer = setTimeout(round, intervalMs)
      })
  }
  round()
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
