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
  const positionOf = (moment: Moment) => {
    let low = 0
    let high = moments.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(moments[middle] as Moment, moment) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    add(moment) {
      const position = positionOf(moment)
      const present = moments[position]
      if (!present || compare(present, moment) !== 0) moments.splice(position, 0, moment)
    },
    until(time) {
      if ((moments[0]?.at ?? Infinity) > time) return new Set()
      return new Set(moments.splice(0, positionOf({ at: time, id: Infinity })).map(({ id }) => id))
    },
  }
}
