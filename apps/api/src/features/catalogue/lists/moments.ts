import { positionOf } from './sorted.ts'

/** When a product changes by time alone: in microseconds since 1970, and its id. */
export interface Moment {
  at: number
  id: number
}

const compare = (a: Moment, b: Moment) => a.at - b.at || a.id - b.id

/** The moments that are to come, each once. */
export interface Moments {
  add(moment: Moment): void
  /** Removes the moments up to a time, and returns the ids of their products. */
  until(time: number): Set<number>
}

export function createMoments(initial: readonly Moment[]): Moments {
  const moments = initial.toSorted(compare)
  return {
    add(moment) {
      const position = positionOf(moments, moment, compare)
      const present = moments[position]
      if (!present || compare(present, moment) !== 0) moments.splice(position, 0, moment)
    },
    until(time) {
      if ((moments[0]?.at ?? Infinity) > time) return new Set()
      return new Set(moments.splice(0, positionOf(moments, { at: time, id: Infinity }, compare)).map(({ id }) => id))
    },
  }
}
