/** A slot in which a job works. */
export interface Turn {
  /** Gives the slot to the next job where this one has worked long enough and others wait; returns when it has one again. */
  pass: () => Promise<void>
  end: () => void
}

export interface Sharing {
  /** Jobs that work at a time. */
  slots: number
  /** How long each of them works while others wait. */
  turnMs: number
  clock?: () => number
}

/** Round robin: jobs that were begun share slots, so that long ones delay none. */
export function createTurns({ slots, turnMs, clock = () => performance.now() }: Sharing): { begin: () => Promise<Turn> } {
  const waiting: (() => void)[] = []
  let free = slots
  const take = () =>
    new Promise<void>(resolve => {
      if (free === 0) return waiting.push(resolve)
      free--
      resolve()
    })
  const end = () => {
    const next = waiting.shift()
    if (next) next()
    else free++
  }
  return {
    begin: async () => {
      await take()
      let begunAt = clock()
      return {
        pass: async () => {
          if (waiting.length === 0 || clock() - begunAt < turnMs) return
          end()
          await take()
          begunAt = clock()
        },
        end,
      }
    },
  }
}
