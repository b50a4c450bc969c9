/**
 * How somebody waits for their turn: who is refusable is turned away where too many wait, or it takes too long; who is patient is not;
 * who is first goes ahead of everybody.
 */
export type Turn = 'refusable' | 'patient' | 'first'

/** Lets so many work at once; others wait, in the order in which they came. */
export interface Gate {
  pass<T>(work: () => Promise<T>, turn?: Turn): Promise<T>
  /** How many are at work and how many wait now, and how many were turned away so far. */
  figures(): { working: number; waiting: number; turned_away_total: number }
}

/** When somebody is turned away. */
interface Refusing {
  /** So many wait at most, and for so long; Infinity: for as long as it takes. */
  mostWaiting: number
  longestMs: number
  /** What is thrown to who is turned away. */
  refusal: () => Error
}

/** A gate that refuses nobody has patience with everybody. */
export function openGate(atOnce: number, refusing?: Refusing): Gate {
  const line: (() => void)[] = []
  let working = 0
  let turnedAway = 0

  const wait = (turn: Turn) =>
    new Promise<void>((resolve, reject) => {
      const impatient = turn === 'refusable' ? refusing : undefined
      const refuse = ({ refusal }: Refusing) => {
        turnedAway++
        reject(refusal())
      }
      if (impatient && line.length >= impatient.mostWaiting) return refuse(impatient)
      let timer: NodeJS.Timeout | undefined
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      if (turn === 'first') line.unshift(enter)
      else line.push(enter)
      if (!impatient || impatient.longestMs === Number.POSITIVE_INFINITY) return
      timer = setTimeout(() => {
        line.splice(line.indexOf(enter), 1)
        refuse(impatient)
      }, impatient.longestMs)
    })

  return {
    async pass(work, turn = 'refusable') {
      // Who leaves gives the place to the next in line: it stays taken.
      if (working >= atOnce) await wait(turn)
      else working++
      try {
        return await work()
      } finally {
        const next = line.shift()
        if (next) next()
        else working--
      }
    },
    figures: () => ({ working, waiting: line.length, turned_away_total: turnedAway }),
  }
}
